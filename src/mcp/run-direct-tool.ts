import { isJsonObject, type Json, type JsonObject } from "../contract/json.ts";
import { canonical } from "../policy/digest-call.ts";
import type { NamedTool } from "./mcp-caller.ts";
import { runTool } from "./run-named-tool.ts";
import type { ToolHandler } from "./tool-caller.ts";

/**
 * A tool under its own name. Its arguments are the API's, so that nobody can say which approval a call has: a repetition of
 * the call is taken for it, once.
 */
export function runDirectTool({ tool_id, approved }: NamedTool): ToolHandler {
  return (server, given, context) => {
    const approval = approved.find((call) => isRepeated(given, JSON.parse(call.arguments) as Json));
    return runTool(server, context, {
      tool_id,
      arguments: given,
      ...(approval && { approval_id: approval.approval_id }),
    });
  };
}

/** Whether what is given is what was approved; that may have defaults besides. The gate compares the whole requests. */
function isRepeated(given: JsonObject, approved: Json): boolean {
  return (
    isJsonObject(approved) &&
    Object.entries(given).every(([name, value]) => {
      const known = Object.hasOwn(approved, name) ? approved[name] : undefined;
      return known !== undefined && canonical(known) === canonical(value);
    })
  );
}
