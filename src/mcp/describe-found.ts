import type { JsonObject } from "../contract/json.ts";
import type { ToolCandidate } from "../contract/tool.ts";
import { cleanText } from "../policy/fence-text.ts";
import { trimSchema } from "../policy/trim-schema.ts";

/** Maximum length of a description; its first words say what the tool does. */
const MAX_DESCRIPTION = 300;

/** A found tool with the members that a model needs to choose and call it. */
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
    description: cleanText(fields.description || fields.summary, MAX_DESCRIPTION),
    side_effect,
    input_schema: trimSchema(input_schema),
  };
}
