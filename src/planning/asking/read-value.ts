import { isJsonObject, type Json, type JsonObject } from "../../base/json.ts";
import { splitWords } from "../../base/text.ts";
import { foldText } from "../../language/split-words.ts";
import { fillArguments } from "../fill-arguments.ts";
import { readRequest } from "../reading/read-request.ts";
import { coerceValue } from "../schema/coerce-value.ts";
import { listTypes, listValues } from "../schema/find-argument.ts";
import { isDoubtful } from "./find-doubt.ts";
import { matchPhrase, readTokens, trimText } from "./read-choice.ts";
import {
  BEFORE_VALUES,
  COPULAS,
  FALSE_WORDS,
  FILLERS,
  LEAD_INS,
  NO,
  NUMBER_NOUNS,
  setOf,
  TRUE_WORDS,
  UNKNOWN,
  YES,
} from "./words.ts";

/** An argument whose value is read from an answer. */
export interface Argument {
  name: string;
  path: readonly string[];
  /** Resolved schema of the argument. */
  schema: JsonObject;
  /** Schema of the tool. */
  root: JsonObject;
  now: Date;
}

const LONG_TEXT = new Set(
  "title text body message description content comment note notes subject summary question reason prompt".split(
    " ",
  ),
);
const COURTESY =
  /[\s,]+(?:please|thanks|thank you|prosím|díky|bitte|danke|proszę|por favor|gracias|s['’]il (?:te|vous) pla[iî]t|merci)[.!]*$/iu;

/** The value of a text that answers for a single argument; undefined when it has no such value. */
export function readValue(text: string, argument: Argument): Json | undefined {
  const { schema, root } = argument;
  const stripped = strip(text.replace(COURTESY, ""), argument);
  const said = unquote(stripped);
  if (said === "") return undefined;
  const values = listValues(schema);
  if (values.length > 0) {
    const listed = readListed(said, values, schema, root);
    // "on hold"
    const whole = listed === said ? readListed(trimText(text), values, schema, root) : listed;
    return whole !== undefined && values.includes(whole) ? whole : listed;
  }
  const types = listTypes(schema);
  if (types.includes("boolean")) return readBoolean(said);
  if (types.includes("string") || types.length === 0) return readText(said, stripped, text, argument);
  if (types.includes("integer") || types.includes("number")) return readNumber(said, argument);
  if (types.includes("array")) return readList(said, argument);
  const parsed = coerceValue(root, schema, said);
  return parsed === said ? undefined : parsed;
}

/** Removes the introduction of a value: "it's 42", "the city is Brno", "for Brno", "číslo 12". */
function strip(text: string, argument: Argument): string {
  const tokens = readTokens(text);
  // "Do Not Disturb"
  const isTitled = tokens.length > 2 && tokens.every(({ text: each }) => /^\p{Lu}/u.test(each));
  // "In New York" begins with a preposition of its own language; "Do" is one in others.
  const isName =
    isTitled && !readRequest(text, argument.now).lexicon.prepositions.has(tokens[0]?.folded ?? "");
  if (isName || unquote(text.trim()) !== text.trim()) return text.trim();
  const isLong = isLongText(argument);
  let first = matchPhrase(tokens, 0, LEAD_INS);
  if (first === 0) first = skipSubject(text, argument);
  if (!isLong && BEFORE_VALUES.has(tokens[first]?.folded ?? "") && tokens.length > first + 1) first++;
  const start = first === 0 ? 0 : (tokens[first]?.start ?? 0);
  // A quotation mark or sign may precede the first word.
  const sign = start > 0 ? (/["'„“«+-]$/.exec(text.slice(0, start))?.[0].length ?? 0) : 0;
  return trimText(text.slice(start - sign)) || trimText(text);
}

/** Skips the words up to "is", "=" or ":" if they name the argument. */
function skipSubject(text: string, { path, schema }: Argument): number {
  const tokens = readTokens(text);
  const names = new Set(
    [path.at(-1) ?? "", String(schema["title"] ?? "")].flatMap((name) => splitWords(name).map(foldText)),
  );
  const isNaming = (folded: string) => names.has(folded) || FILLERS.has(folded);
  const copula = tokens.findIndex(({ folded }, index) => index > 0 && index < 4 && COPULAS.has(folded));
  const isLong = isLongText({ path, schema });
  if (copula > 0) {
    const before = tokens.slice(0, copula);
    // In another language the argument has a different name than in the document: "město je Brno".
    if (before.every(({ folded }) => isNaming(folded)) || (!isLong && copula <= 2)) return copula + 1;
  }
  const named = tokens.findIndex(({ folded }) => !isNaming(folded));
  const isNamed = named > 0 && tokens.slice(0, named).some(({ folded }) => names.has(folded));
  return isNamed && !isLong ? named : isNamed && /[:=]/.test(text.slice(0, tokens[named]?.start)) ? named : 0;
}

/** Whether it takes whole sentences: titles, messages, notes. */
export function isLongText({ path, schema }: Pick<Argument, "path" | "schema">): boolean {
  const word = splitWords(path.at(-1) ?? "").at(-1) ?? "";
  const types = listTypes(schema);
  const isText = types.length === 0 || types.includes("string");
  const isOpen = ["format", "pattern", "enum", "const"].every((keyword) => schema[keyword] === undefined);
  return isText && isOpen && LONG_TEXT.has(word);
}

function readListed(
  said: string,
  values: readonly Json[],
  schema: JsonObject,
  root: JsonObject,
): Json | undefined {
  const matched = coerceValue(root, schema, said);
  if (values.includes(matched)) return matched;
  const words = readTokens(said).map(({ folded }) => folded);
  const spoken = values.filter((value) => {
    const parts = splitWords(String(value)).map(foldText);
    return parts.length > 0 && parts.every((part) => words.includes(part));
  });
  // A text that matches no listed value is returned unchanged.
  return spoken.length === 1 ? spoken[0] : said;
}

function readBoolean(said: string): Json | undefined {
  const tokens = readTokens(said);
  const [first] = tokens;
  if (first === undefined) return undefined;
  // "sicher nicht", "yes, but not now"
  if (matchPhrase(tokens, 0, NO) === 0 && !FALSE_WORDS.has(first.folded) && isDoubtful(said))
    return undefined;
  if (TRUE_WORDS.has(first.folded) || matchPhrase(tokens, 0, YES) > 0) return true;
  if (FALSE_WORDS.has(first.folded) || matchPhrase(tokens, 0, NO) > 0) return false;
  return said;
}

function readNumber(said: string, argument: Argument): Json | undefined {
  const numbers =
    said.match(/(?<![\p{L}\p{N}-])[-+]?\d+(?:[ \u00a0]\d{3})*(?:[.,]\d+)?(?![\p{L}\d])/gu) ?? [];
  const [only] = numbers;
  if (numbers.length > 1) return undefined;
  if (only !== undefined) {
    if (!isOnlyNumber(said, argument)) return undefined;
    const plain = only.replace(/[ \u00a0]/g, "").replace(",", ".");
    return coerceValue(argument.root, argument.schema, plain);
  }
  return (/\d/.test(said) ? undefined : fillOne(said, argument)) ?? said;
}

/** Whether the words around a number only introduce it or name its unit: "it is ticket 91", "250 EUR, please". */
function isOnlyNumber(said: string, { path, schema }: Argument): boolean {
  const tokens = readTokens(said);
  const at = tokens.findIndex(({ text }) => /^\d/.test(text));
  const last = tokens.findLastIndex(({ text }) => /^\d/.test(text));
  const names = [path.at(-1) ?? "", String(schema["title"] ?? ""), String(schema["description"] ?? "")];
  const named = new Set(names.flatMap((name) => splitWords(name).map(foldText)));
  const takesCode = isIdentifier(path);
  return tokens.every(
    ({ folded }, i) =>
      (i >= at && i <= last) ||
      // One noun before it and one unit after it.
      (i === at - 1 && i <= 2) ||
      (i === last + 1 && !takesCode) ||
      FILLERS.has(folded) ||
      NUMBER_NOUNS.has(folded) ||
      BEFORE_VALUES.has(folded) ||
      COPULAS.has(folded) ||
      named.has(folded),
  );
}

/** Whether a text only negates a verb: "don't add it", unlike "the printer does not work". */
function isRefusal(said: string, { now }: Argument): boolean {
  const { clauses, lexicon, tokens } = readRequest(said, now);
  const negations = clauses.flatMap((clause) => clause.negations);
  return (
    negations.length > 0 &&
    tokens.every(
      ({ kind, word }, i) =>
        kind === "word" &&
        (negations.includes(i) ||
          word.length < 2 ||
          [lexicon.functionWords, lexicon.courtesy, lexicon.pointing, lexicon.commands].some((known) =>
            known.has(word),
          )),
    )
  );
}

/** Last words of names of arguments that take one code, not words. */
const IDENTIFIERS = setOf("id uuid guid number num nr sku token");

function isIdentifier(path: readonly string[]): boolean {
  const words = splitWords(path.at(-1) ?? "").map(foldText);
  return IDENTIFIERS.has(words.at(-1) ?? "");
}

/**
 * Whether a text that is not quoted answers that there is no value: "I don't know", "don't delete it", "what does this
 * do?". An identifier does not start with a function word: "all of them", "the one by the lighthouse".
 */
function isNoValue(said: string, { path, now }: Argument): boolean {
  const tokens = readTokens(said);
  const [first] = tokens;
  const isTitled = tokens.length > 1 && tokens.every(({ text }) => /^[\p{Lu}\p{N}]/u.test(text));
  if (isTitled || first === undefined) return false;
  const unknown = matchPhrase(tokens, 0, UNKNOWN);
  if (unknown > 1 || (unknown === 1 && tokens.length === 1)) return true;
  const { clauses, lexicon } = readRequest(said, now);
  const takesCode = isIdentifier(path);
  const isSmall = FILLERS.has(first.folded) || lexicon.functionWords.has(first.folded);
  const isWords = tokens.length > 1 && !/\d|\S[-_.:/@]\S/.test(said);
  // "12 or 13"
  if (takesCode && tokens.some(({ folded }) => /^(or|oder|nebo|lub|albo|ou)$/.test(folded))) return true;
  if (takesCode && isWords && (isSmall || lexicon.all.has(first.folded))) return true;
  return clauses.some(
    ({ negated, actions, mood }) =>
      (negated && actions.length > 0) || mood === "question" || mood === "advice",
  );
}

function readText(said: string, stripped: string, text: string, argument: Argument): Json | undefined {
  const { schema, path } = argument;
  const format = schema["format"];
  if (typeof format === "string") {
    const coerced = coerceValue(argument.root, schema, said);
    return coerced === said ? (fillOne(said, argument) ?? said) : coerced;
  }
  if (isLongText(argument)) {
    const tokens = readTokens(said);
    if (matchPhrase(tokens, 0, UNKNOWN) === tokens.length || isRefusal(said, argument)) return undefined;
    return said === stripped && /[\p{L}\p{N}]\?$/u.test(text.trim()) && !said.endsWith("?")
      ? `${said}?`
      : said;
  }
  if (said === stripped && isNoValue(said, argument)) return undefined;
  const isIdentifier = splitWords(path.at(-1) ?? "").some((word) => NUMBER_NOUNS.has(foldText(word)));
  const code = /(?<=\s)#?(\S*\d\S*)$/u.exec(said);
  const before = readTokens(said.slice(0, code?.index ?? 0));
  // "ticket 91": the word names what the number identifies.
  const isCounted = before.length > 0 && before.every(({ folded }) => NUMBER_NOUNS.has(folded));
  if (code?.[1] !== undefined && (isCounted || (isIdentifier && before.length <= 2))) return code[1];
  return said;
}

function readList(said: string, { root, schema }: Argument): Json {
  const whole = coerceValue(root, schema, said);
  if (Array.isArray(whole) && said.startsWith("[")) return whole;
  const parts = said.split(/\s*[,;\n]\s*|\s+(?:and|a|und|i|y|et)\s+/u).filter(Boolean);
  return coerceValue(root, schema, parts.map(unquote));
}

/** Reads dates, number words and addresses with the rules for requests. */
function fillOne(text: string, { path, schema, root, now }: Argument): Json | undefined {
  const name = path.at(-1) ?? "";
  const single: JsonObject = {
    type: "object",
    properties: { [name]: schema },
    required: [name],
    ...(root["$defs"] !== undefined && { $defs: root["$defs"] }),
  };
  for (const query of [text, `${splitWords(name).join(" ")} ${text}`]) {
    const value = fillArguments({ schema: single, query, context: {}, now }).arguments[name];
    if (value !== undefined && !isJsonObject(value)) return value;
  }
  return undefined;
}

function unquote(text: string): string {
  const quoted = /^["'„“”«‚‘’](.+)["'“”»’]$/u.exec(text);
  return quoted?.[1] ?? text;
}
