import type { JsonObject } from "../contract/json.ts";
import type { MissingArgument, PlanChoice, ToolCandidate } from "../contract/tool.ts";
import { fillArguments } from "./fill-arguments.ts";
import { findArgument } from "./schema/find-argument.ts";

/** Operations that one question offers. */
export const MAX_CHOICES = 5;
/** Characters of one argument's schema. */
const MAX_SCHEMA = 4_000;
const MAX_DESCRIPTION = 500;

/** The best candidates as choices, each with what the request and the context say for it. */
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

/** One operation that a question offers. `missing` are dotted paths, as `fillArguments` reports them. */
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
  return { name, description, schema: standAlone(root, schema) };
}

/** With the definitions its references need; where that is too much, only what a form needs of it. */
function standAlone(root: JsonObject, schema: JsonObject): JsonObject {
  const { $defs } = root;
  const refers = JSON.stringify(schema).includes('"$ref"');
  const whole = refers && $defs !== undefined ? { ...schema, $defs } : schema;
  if (JSON.stringify(whole).length <= MAX_SCHEMA) return whole;
  const { type = "string", format, pattern } = schema;
  return { type, ...(format !== undefined && { format }), ...(pattern !== undefined && { pattern }) };
}
