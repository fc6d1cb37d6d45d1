import { canonicalJson } from "../contract/canonical-json.ts";
import { ToolgateError } from "../contract/errors.ts";
import type { JsonObject, JsonSchema } from "../contract/json.ts";
import type { ToolCall } from "../contract/tool.ts";
import type { ToolSpec } from "./define-tools.ts";

/**
 * The catalogue may still describe the tool of another version: then what was checked and let pass is not what would run.
 * @throws ToolgateError CONFLICT {reason: "outdated", plugin, version}
 */
export function pickTool(
  tools: ReadonlyMap<string, ToolSpec>,
  { operation_id, side_effect, input_schema }: ToolCall["tool"],
  { name, version }: { name: string; version: string },
): ToolSpec {
  const spec = tools.get(operation_id);
  const isHarmless = spec?.side_effect === "read" || side_effect !== "read";
  if (spec && isHarmless && isSame(spec.input_schema, input_schema)) return spec;
  throw new ToolgateError(
    "CONFLICT",
    `Your catalogue has ${operation_id} of another version of ${name} than ${version}: list the plugins (GET /functions/v1/tools/plugins), which brings it up to date, and try again.`,
    { details: { reason: "outdated", plugin: name, version } },
  );
}

/** As JSON: the order of keys says nothing, and a member that is undefined is none. */
function isSame(ours: JsonObject, stored: JsonSchema): boolean {
  return canonicalJson(JSON.parse(JSON.stringify(ours)) as JsonObject) === canonicalJson(stored);
}
