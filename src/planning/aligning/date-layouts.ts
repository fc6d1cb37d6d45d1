import { isJsonObject, type Json } from "../../base/json.ts";
import { compilePattern } from "../../base/patterns/compile-pattern.ts";
import { foldText, splitWords } from "../../language/split-words.ts";
import { resolveSchema } from "../schema/find-argument.ts";
import type { Slot } from "./list-slots.ts";

/** What the format of an argument is read from. */
export interface SlotParts {
  slot: Slot;
  schema: Slot["schema"];
  words: readonly string[];
  last: string;
  values: readonly Json[];
  examples: readonly string[];
}

const DATES =
  /^(date|day|dob|birthday|birthdate|deadline|due|datum|dat|data|fecha|dia|jour|tag|dzien|den|dt|when|on|expires|expiry|since|until|termin|od|do)$/;
const TIMES = /^(time|hour|clock|cas|uhrzeit|zeit|godzina|hora|heure|at)$/;

/** Formats of JSON Schema and OpenAPI; others are read like texts without a format. */
const KNOWN_FORMATS =
  /^(date|date-time|time|duration|e?mail|idn-email|uri|url|iri|uri-reference|uuid|byte|binary|password|hostname|ipv4|ipv6|regex|json-pointer|phone|int32|int64|float|double)$/i;

/** The format of a text that contains a date or time, from its description, its example or its name. */
export function layoutOf(
  { slot, schema, words, last, examples }: SlotParts,
  language: string,
): string | null {
  const format = typeof schema["format"] === "string" ? schema["format"] : "";
  if (![schema["type"]].flat().includes("string") || KNOWN_FORMATS.test(format)) return null;
  // A format that the document invents: `acme-date`
  if (/date-?time|timestamp/i.test(format)) return "YYYY-MM-DDTHH:mm:ssZ";
  const stated =
    /\b(?:Y{4}|D{1,2}|M{2})[-/. ](?:M{2}|D{1,2})[-/. ]?(?:Y{4}|D{1,2})?(?:[T ]?H{2}[:.]?M{2}(?::S{2})?)?|\bH{2}:M{2}(?::S{2})?/i.exec(
      slot.description,
    )?.[0];
  if (stated) return normaliseLayout(stated);
  const local = /\b(?:JJJJ|RRRR|AAAA)-(?:MM)(-(?:TT|DD|JJ))?\b/.exec(slot.description);
  if (local) return local[1] === undefined ? "YYYY-MM" : "YYYY-MM-DD";
  const shown = examples.map(shapeOfDate).find((each) => each !== null);
  if (shown) return shown;
  if (/\b\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(slot.description)) return "YYYY-MM-DDTHH:mm:ssZ";
  if (/(^|[-_])date$/i.test(format)) return "YYYY-MM-DD";
  if (/ISO[- ]?8601|RFC ?3339/i.test(slot.description))
    return TIMES.test(last) || words.includes("at") ? "YYYY-MM-DDTHH:mm:ssZ" : "YYYY-MM-DD";
  if (typeof schema["pattern"] === "string") return patternLayout(schema["pattern"]);
  const isOther = (last === "tag" && language !== "de") || (last === "data" && language === "en");
  if (DATES.test(last) && !isOther && (words.length <= 3 || last === "date")) return "YYYY-MM-DD";
  return describedMoment(slot.description) ?? namedMoment(words, slot.description);
}

/** "The date and time the order was cancelled", "records created after the given datetime value" */
const MOMENT =
  /^(the |an? |optional\.? )*(end |start |iso |utc |rfc ?\d* )*(time ?stamp|date(-| and |\/| or |&)?time\b)|\b(after|before|since|until|from|to|than|prior to|equal to) (the|this|a|that) (specified |given )?(time ?stamp|date(-| and |\/)?time)\b/i;
/** "The date when the task is due", "contacts updated after this date" */
const DAY =
  /^(the |an? |optional\.? )*((start|end|due|first|last|earliest|latest|effective|expiry|expiration) )?date( |$|[.,])(?!(format|range|picker|type|field|mask|string))|\b(after|before|since|until|than|prior to|on|equal to) (the|this|a|that) (specified |given )?date\b/i;
/** Names of moments: `created_at`, `occurredAt`, `publishTime`; not `lead_time` or `runtime`. */
const PAST_AT = /(ed|begun|sent|paid|held|run|put|done)$/;

function describedMoment(description: string): string | null {
  const start = description.slice(0, 160);
  // Seconds since 1970 have no layout, and neither has an argument that takes an id or a date.
  if (/\b(epoch|unix)\b|milliseconds|\bid\b.{0,40}\bor\b|\bformat of\b/i.test(start)) return null;
  if (MOMENT.test(start)) return "YYYY-MM-DDTHH:mm:ssZ";
  return DAY.test(start) ? (/\btime\b/i.test(start) ? "YYYY-MM-DDTHH:mm:ssZ" : "YYYY-MM-DD") : null;
}

function namedMoment(words: readonly string[], description: string): string | null {
  const [first = "", last = ""] = words.slice(-2);
  if (words.length > 4 || /\b(epoch|unix)\b|seconds/i.test(description)) return null;
  if (last === "at" && PAST_AT.test(first)) return "YYYY-MM-DDTHH:mm:ssZ";
  // `createDateStart`, `date_from`
  const isEnd = /^(start|end|from|to|after|before|since|until|min|max|gte?|lte?)$/.test(last);
  return isEnd && /^(date|datum|fecha)$/.test(first) ? "YYYY-MM-DD" : null;
}

/** Names of times of day that cannot be durations or moments. */
const CLOCK_NAMES = /^(uhrzeit|godzina|hora|heure)$/;
/** Names that are a time of day beside an argument for the day. */
const CLOCK_BESIDE_DAY =
  /^(time|hour|clock|zeit|cas|start|starts|begin|beginn|beginning|end|ends|ende|inicio|comienzo|fin|debut|zacatek|konec|poczatek|koniec|begins)$/;
const DAY_NAMES = /^(date|day|datum|fecha|dia|tag|jour|den|dzien|data|termin)$/;
const CLOCK_DESCRIBED = /\b(uhrzeit|time of day|o'?clock|godzin[ay]|hora del dia|heure de)\b/;
const DURATION_DESCRIBED =
  /\b(duration|how long|dauer|wie lange|minutes|minuten|minut|duree|duracion|hours|stunden)\b/;

/** Whether a text without a format takes a time of day: `hora`, or `start` beside `date`. */
export function takesClock({ slot, schema, words, last, values }: SlotParts, root: Slot["schema"]): boolean {
  const isPlain =
    [schema["type"]].flat().includes("string") &&
    values.length === 0 &&
    schema["format"] === undefined &&
    schema["pattern"] === undefined &&
    words.length <= 3;
  const description = foldText(slot.description);
  if (!isPlain || DURATION_DESCRIBED.test(description)) return false;
  if (CLOCK_NAMES.test(last) || CLOCK_DESCRIBED.test(description)) return true;
  return CLOCK_BESIDE_DAY.test(last) && listSiblings(slot, root).some((name) => isDayName(name));
}

function isDayName(name: string): boolean {
  const words = splitWords(name).map(foldText);
  return DAY_NAMES.test(words.at(-1) ?? "") && words.length <= 3;
}

/** The names of the arguments in the same object. */
function listSiblings({ path }: Slot, root: Slot["schema"]): string[] {
  let schema = root;
  for (const name of path.slice(0, -1)) {
    const properties = resolveSchema(root, schema)["properties"];
    schema = resolveSchema(root, isJsonObject(properties) ? properties[name] : undefined);
  }
  const properties = resolveSchema(root, schema)["properties"];
  return isJsonObject(properties) ? Object.keys(properties).filter((name) => name !== path.at(-1)) : [];
}

/** The format in which a date matches a pattern that accepts only this format. */
function patternLayout(pattern: string): string | null {
  const expression = compilePattern(pattern);
  if (expression === null) return null;
  const [found] = Object.entries({
    "YYYY-MM-DD": "2026-11-22",
    "YYYY-MM": "2026-11",
    "DD.MM.YYYY": "22.11.2026",
    "HH:mm": "10:30",
  }).filter(
    ([, sample]) =>
      expression.test(sample) &&
      !expression.test(sample.replace(/\D/g, "")) &&
      !expression.test(`${sample}1`) &&
      !expression.test(sample.replace(/\d/g, "a")),
  );
  return found?.[0] ?? null;
}

/** Uppercase letters for dates, lowercase for minutes and seconds, so that months and minutes differ. */
function normaliseLayout(stated: string): string {
  const [day = "", ...clock] = stated.split(/(?=[T ]?H)/i);
  return (
    day.toUpperCase().replace(/[-/. ]+$/, "") +
    clock.join("").replace(/M/g, "m").replace(/S/g, "s").replace(/h/g, "H")
  );
}

function shapeOfDate(example: string): string | null {
  if (/^\d{4}-\d{2}-\d{2}$/.test(example)) return "YYYY-MM-DD";
  if (/^\d{4}-(0[1-9]|1[0-2])$/.test(example)) return "YYYY-MM";
  if (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?/.test(example)) return "YYYY-MM-DDTHH:mm:ssZ";
  if (/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}(:\d{2})?$/.test(example))
    return example.length > 16 ? "YYYY-MM-DD HH:mm:ss" : "YYYY-MM-DD HH:mm";
  if (/^\d{1,2}\.\d{1,2}\.\d{4}$/.test(example)) return "DD.MM.YYYY";
  return /^\d{2}:\d{2}$/.test(example) ? "HH:mm" : null;
}
