import type { JsonObject } from "../contract/json.ts";
import type { ToolCandidate } from "../contract/tool.ts";

/** Characters of a description: what to do is in its first words. */
const MAX_DESCRIPTION = 300;

/** A found tool, as short as a model can choose and call it by. */
export function describeFound({
  tool_id,
  operation_id,
  fields,
  side_effect,
  input_schema,
}: ToolCandidate): JsonObject {
  return {
    tool_id,
    name: operation_id,
    description: shorten(fields.description || fields.summary),
    side_effect,
    input_schema,
  };
}

function shorten(text: string): string {
  return text.length > MAX_DESCRIPTION ? `${text.slice(0, MAX_DESCRIPTION - 1)}…` : text;
}
