import type { Tool, ToolCandidate } from "../contract/tool.ts";

/** Converts a candidate to the tool of a call. */
export function toTool(candidate: ToolCandidate): Tool {
  return {
    tool_id: candidate.tool_id,
    plugin: candidate.plugin,
    name: candidate.name,
    operation_id: candidate.operation_id,
    connector_id: candidate.connector_id,
    description: candidate.fields.description,
    input_schema: candidate.input_schema,
    side_effect: candidate.side_effect,
    rate_limit_per_min: candidate.rate_limit_per_min ?? null,
  };
}
