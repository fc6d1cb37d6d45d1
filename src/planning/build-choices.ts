import type { JsonObject } from "../contract/json.ts";
import type { MissingArgument, PlanChoice, ToolCandidate } from "../contract/tool.ts";
import { fillArguments } from "./fill-arguments.ts";
import { findArgument } from "./schema/find-argument.ts";

/** Maximum number of operations in one question. */
export const MAX_CHOICES = 5;
/** Maximum characters of one argument's schema. */
const MAX_SCHEMA = 4_000;
const MAX_DESCRIPTION = 500;

/** The best candidates as choices, with the arguments from the request and the context. */
export function buildChoices(
  candidates: readonly ToolCandidate[],
  { query, context }: { query: string; context: JsonObject },
): PlanChoice[] {
  return candidates
    .slice(0, MAX_CHOICES)
    .map((candidate) =>
      toChoice(
        candidate,
        fillArguments({ schema: candidate.input_schema, query, context, fields: candidate.fields }),
      ),
    );
}

/** One operation of a question. `missing` are dotted paths from `fillArguments`. */
export function toChoice(
  { tool_id, operation_id, connector_id, name, side_effect, fields, input_schema }: ToolCandidate,
  filled: { arguments: JsonObject; missing: readonly string[] },
): PlanChoice {
  return {
    tool_id,
    operation_id,
    connector_id,
    api: fields.api,
    name,
    side_effect,
    arguments: filled.arguments,
    missing: filled.missing.map((argument) => describeMissing(input_schema, argument)),
  };
}

function describeMissing(root: JsonObject, name: string): MissingArgument {
  const schema = findArgument(root, name)?.schema ?? {};
  const text = schema["description"] ?? schema["title"];
  const description = typeof text === "string" ? text.slice(0, MAX_DESCRIPTION) : "";
  return { name, description, schema: toSelfContained(root, schema) };
}

/**
 * Adds the definitions that its references need. If the result is too large, returns only what a form
 * needs.
 */
function toSelfContained(root: JsonObject, schema: JsonObject): JsonObject {
  const { $defs } = root;
  const refers = JSON.stringify(schema).includes('"$ref"');
  const whole = refers && $defs !== undefined ? { ...schema, $defs } : schema;
  if (JSON.stringify(whole).length <= MAX_SCHEMA) return whole;
  const { type = "string", format, pattern } = schema;
  return { type, ...(format !== undefined && { format }), ...(pattern !== undefined && { pattern }) };
}
