import { CORE_SCHEMA, defineScalarTag, load, mergeTag, YAMLException } from "js-yaml";
import { isJsonObject, type Json, type JsonObject } from "../../../base/json.ts";
import { ToolgateError } from "../../../contract/errors.ts";
import { checkJsonTree, MAX_DEPTH, scanJson } from "./scan-json.ts";

/** Maximum size of a document in bytes of UTF-8. The reader of the request body enforces it. */
export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;

/**
 * Invalid JSON up to this many characters is parsed again as YAML flow style, which allows comments
 * and trailing commas.
 */
const MAX_JSON_LIKE_YAML = 2 * 1024 * 1024;

/** Generated examples contain `!!binary`; its base64 stays text. */
const binaryText = defineScalarTag("tag:yaml.org,2002:binary", {
  resolve: (source) => source.replace(/\s+/g, ""),
  identify: () => false,
});

/**
 * YAML 1.2 core schema: dates, `yes` and `no` stay strings. Merge keys (`<<`) are supported because
 * many documents use them.
 */
const SCHEMA = CORE_SCHEMA.withTags(mergeTag, binaryText);

/** Maximum number of characters that are parsed again to correct under-indented lines. */
const MAX_PARSED_AGAIN = 4 * 1024 * 1024;

/**
 * Parses a connector document as JSON, otherwise as YAML 1.2.
 *
 * Rejects several YAML documents, duplicate or `__proto__` keys, NaN and Infinity, 50 or more
 * levels of nesting, and aliases that expand beyond the limits.
 * @throws ToolgateError INVALID_SYNTAX with `details.errors: [{pointer, message}]`
 */
export function parseDocument(text: string): JsonObject {
  const source = text.startsWith("\uFEFF") ? text.slice(1) : text;
  const first = source.trimStart().charAt(0);
  if (first === "") throw refusal("The text is empty: send an OpenAPI document as JSON or YAML.");
  const value = first === "{" || first === "[" ? parseJsonLike(source) : parseAsYaml(source);
  if (!isJsonObject(value)) {
    throw refusal(
      "The root is not an object: an OpenAPI document starts with fields such as `openapi` and `info`.",
    );
  }
  const fault = checkJsonTree(value);
  if (fault) throw refusal(fault.message, fault.pointer);
  return value;
}

function parseJsonLike(source: string): Json {
  let value: Json;
  try {
    value = JSON.parse(source) as Json;
  } catch (cause) {
    return parseBrokenJson(source, cause);
  }
  const fault = scanJson(source);
  if (fault) throw refusal(fault);
  return value;
}

function parseBrokenJson(source: string, cause: unknown): Json {
  const jsonFault = scanJson(source) ?? (cause instanceof Error ? cause.message : "unreadable");
  const outcome = source.length > MAX_JSON_LIKE_YAML ? undefined : parseYaml(source);
  if (outcome && "value" in outcome) return outcome.value;
  throw refusal(`The text is neither JSON nor YAML: ${jsonFault}`, "", cause);
}

function parseAsYaml(source: string): Json {
  const outcome = parseYaml(source);
  if ("fault" in outcome) throw refusal(`The text is neither JSON nor YAML: ${outcome.fault}`);
  return outcome.value;
}

function refusal(message: string, pointer = "", cause?: unknown): ToolgateError {
  return new ToolgateError("INVALID_SYNTAX", message, {
    details: { errors: [{ pointer, message }] },
    ...(cause === undefined ? {} : { cause }),
  });
}

/** Parses one YAML document, or returns the fault with line and column (counted from 1). */
function parseYaml(source: string): { value: Json } | { fault: string } {
  let text = source;
  for (let attempt = 0; ; attempt++) {
    try {
      return { value: load(text, { schema: SCHEMA, maxDepth: MAX_DEPTH + 2, maxAliases: 10_000 }) as Json };
    } catch (error) {
      const isAffordable = (attempt + 1) * text.length <= MAX_PARSED_AGAIN;
      const line = isAffordable ? underIndentedLine(error) : undefined;
      if (line === undefined) return { fault: describe(error) };
      text = indentLine(text, line);
    }
  }
}

/**
 * The number of a line that continues a quoted scalar or a flow collection with too little
 * indentation. YAML 1.2 §7.3 forbids it, but libyaml and most tools accept it. The white space has
 * no meaning there, so indenting the line changes no value.
 */
function underIndentedLine(error: unknown): number | undefined {
  return error instanceof YAMLException && error.reason === "deficient indentation"
    ? error.mark?.line
    : undefined;
}

/**
 * Indents the line, or, if it only closes a flow collection, every line like it, because documents repeat
 * this style. Such a line inside a text block gains spaces.
 */
function indentLine(text: string, line: number): string {
  let start = 0;
  for (let count = 0; count < line; count++) start = text.indexOf("\n", start) + 1;
  const end = text.indexOf("\n", start);
  const [closing] = end < 0 ? [] : (/^ *[\]}],?\r?$/.exec(text.slice(start, end)) ?? []);
  const margin = " ".repeat(80);
  if (closing === undefined) return `${text.slice(0, start)}${margin}${text.slice(start)}`;
  return text.replaceAll(`\n${closing}\n`, `\n${margin}${closing}\n`);
}

function describe(error: unknown): string {
  if (!(error instanceof YAMLException)) return error instanceof Error ? error.message : "unreadable";
  if (!error.mark) return error.reason;
  return `${error.reason} (line ${error.mark.line + 1}, column ${error.mark.column + 1})`;
}
