import { ToolgateError } from "../contract/errors.ts";
import { isJsonObject, type Json, type JsonObject } from "../contract/json.ts";
import { checkJsonTree } from "./check-json-tree.ts";
import { parseYaml } from "./parse-yaml.ts";
import { scanJson } from "./scan-json.ts";

/** Maximum size of a document in bytes of UTF-8. The reader of the request body enforces it. */
export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;

/**
 * Invalid JSON up to this many characters is parsed again as YAML flow style, which allows comments
 * and trailing commas.
 */
const MAX_JSON_LIKE_YAML = 2 * 1024 * 1024;

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
