import { type Fault, isJsonObject, type Json, type JsonObject, unescapeSegment } from "../../base/json.ts";
import { listTypes, listValues, resolveSchema, typeName } from "./find-argument.ts";
import { takesLocalTime } from "./local-times.ts";

/** Deep enough for any argument; ends recursive schemas. */
const MAX_DEPTH = 32;

/**
 * Converts a value to the type of its schema by lossless conversions: `"5"` → 5, 5 → `"5"`, `"true"` →
 * true, one value → a list of it, `"OPEN"` → `"open"` if that is the listed spelling, unambiguous date
 * formats → ISO 8601. Any other value is returned unchanged.
 */
export function coerceValue(root: JsonObject, schema: Json | undefined, value: Json, depth = 0): Json {
  if (depth > MAX_DEPTH) return value;
  const resolved = resolveSchema(root, schema);
  const values = listValues(resolved);
  if (values.length > 0) return matchListed(values, value);
  const types = listTypes(resolved);
  const converted = fits(types, value) ? value : convert(types, value);
  if (Array.isArray(converted)) {
    return converted.map((item) => coerceValue(root, resolved["items"], item, depth + 1));
  }
  if (isJsonObject(converted)) return coerceFields(root, resolved, converted, depth);
  return typeof converted === "string" ? coerceFormat(resolved, converted) : converted;
}

/** Whether the value has one of the types; an empty list accepts everything. */
export function fits(types: readonly string[], value: Json): boolean {
  if (types.length === 0) return true;
  const type = typeName(value);
  return types.includes(type) || (type === "integer" && types.includes("number"));
}

function coerceFields(root: JsonObject, schema: JsonObject, value: JsonObject, depth: number): JsonObject {
  const properties = isJsonObject(schema["properties"]) ? schema["properties"] : {};
  const entries = Object.entries(value).map(([name, entry]): [string, Json] => [
    name,
    Object.hasOwn(properties, name) ? coerceValue(root, properties[name], entry, depth + 1) : entry,
  ]);
  return Object.fromEntries(entries);
}

function convert(types: readonly string[], value: Json): Json {
  if (typeof value === "string") return fromText(types, value);
  if (types.includes("array") && value !== null) return [value];
  if (types.includes("string") && (typeof value === "number" || typeof value === "boolean"))
    return String(value);
  const only = Array.isArray(value) && value.length === 1 ? value[0] : undefined;
  if (only !== undefined && fits(types, only)) return only;
  if (types.includes("boolean") && (value === 0 || value === 1)) return value === 1;
  return value;
}

function fromText(types: readonly string[], text: string): Json {
  const trimmed = text.trim();
  if (types.includes("boolean") && /^(true|false)$/i.test(trimmed)) return trimmed.toLowerCase() === "true";
  if (types.includes("integer") || types.includes("number")) {
    const number = toNumber(trimmed);
    if (number !== undefined && (types.includes("number") || Number.isInteger(number))) return number;
  }
  if (types.includes("object") || types.includes("array")) {
    const parsed = parseJson(trimmed);
    if (parsed !== undefined && fits(types, parsed)) return parsed;
  }
  return types.includes("array") && trimmed !== "" ? [text] : text;
}

/** Only texts with an exact round trip: no leading zeros, no more digits than a number can hold. */
function toNumber(text: string): number | undefined {
  if (!/^[+-]?(0|[1-9]\d*)(\.\d+)?(e[+-]?\d+)?$/i.test(text)) return undefined;
  const number = Number(text);
  if (!Number.isFinite(number)) return undefined;
  const digits = text.replace(/^[+-]|\.|e.*$/gi, "").replace(/^0+/, "");
  return digits.length <= 15 ? number : undefined;
}

function parseJson(text: string): Json | undefined {
  if (!/^[[{]/.test(text) || text.length > 100_000) return undefined;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

function matchListed(values: readonly Json[], value: Json): Json {
  if (values.includes(value)) return value;
  const wanted = spelling(value);
  const found = values.filter((candidate) => wanted !== "" && spelling(candidate) === wanted);
  const only = found[0];
  return found.length === 1 && only !== undefined ? only : value;
}

/** Ignores case, spaces, hyphens and underscores: `In progress` equals `IN_PROGRESS`. */
function spelling(value: Json): string {
  if (typeof value === "object") return "";
  const text = String(value).trim().toLowerCase();
  return text.replace(/[\s_-]+/g, "") || text;
}

/** Unambiguous date formats only: `05/04/2024` may be two different days and is not changed. */
function coerceFormat(schema: JsonObject, text: string): string {
  const { format } = schema;
  if (format === "date") {
    const full = /^(\d{4}-\d{2}-\d{2})T00:00(:00(\.0+)?)?(Z|\+00:00)?$/.exec(text);
    if (full?.[1]) return full[1];
    const slashed = /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$/.exec(text);
    if (slashed) return `${slashed[1]}-${slashed[2]?.padStart(2, "0")}-${slashed[3]?.padStart(2, "0")}`;
    const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(text);
    if (dotted) return `${dotted[3]}-${dotted[2]?.padStart(2, "0")}-${dotted[1]?.padStart(2, "0")}`;
  }
  if (format === "date-time") {
    const moment = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2}(?:\.\d+)?)?)?$/.exec(text);
    const [whole, day, clock = "00:00", seconds = ":00"] = moment ?? [];
    if (whole) return `${day}T${clock}${seconds}${takesLocalTime(schema) ? "" : "Z"}`;
  }
  if (format === "time" && /^\d:[0-5]\d/.test(text)) return `0${text}`;
  return text;
}

/**
 * Repairs arguments without a model, by lossless conversions only: types (`"5"` → 5), single values for
 * lists, the case of listed values, date formats. Valid values are not changed. Unknown fields are removed
 * only with `dropUnknown`.
 *
 * @param faults faults of the validator; without any, the arguments are returned unchanged
 * @returns new arguments, which must be validated again
 */
export function repairByRule(
  schema: JsonObject,
  args: JsonObject,
  faults: readonly Fault[],
  options: { dropUnknown?: boolean } = {},
): JsonObject {
  if (faults.length === 0) return args;
  const coerced = coerceValue(schema, schema, args);
  const repaired = isJsonObject(coerced) ? coerced : args;
  if (options.dropUnknown !== true) return repaired;
  const unknown = faults.filter((fault) => fault.message.startsWith("unknown field"));
  return unknown.reduce((result, fault) => removeAt(result, parsePointer(fault.pointer)), repaired);
}

function removeAt(value: JsonObject, path: readonly string[]): JsonObject {
  const [name, ...rest] = path;
  if (name === undefined || !Object.hasOwn(value, name)) return value;
  const { [name]: inner, ...others } = value;
  if (rest.length === 0) return others;
  return { ...value, [name]: removeInside(inner ?? null, rest) };
}

function removeInside(value: Json, path: readonly string[]): Json {
  if (isJsonObject(value)) return removeAt(value, path);
  if (!Array.isArray(value)) return value;
  const [index, ...rest] = path;
  return value.map((item, at) => (String(at) === index ? removeInside(item, rest) : item));
}

/** RFC 6901 §4. */
function parsePointer(pointer: string): string[] {
  return pointer.split("/").slice(1).map(unescapeSegment);
}
