import type { CallToolResult } from "@modelcontextprotocol/server";
import { canonicalJson } from "../contract/canonical-json.ts";
import { isJsonObject, type Json, type JsonObject } from "../contract/json.ts";
import type { NamedTool } from "./mcp-caller.ts";
import type { Outcome } from "./mcp-parts.ts";
import { describeOutcome, runTool } from "./run-named-tool.ts";
import { toErrorResult } from "./to-result.ts";
import type { ToolHandler } from "./tool-caller.ts";

/**
 * Calls a tool under its own name. Its arguments are the API's, so a call cannot name its approval: a
 * repetition of an approved call uses the approval, once. If the approver has already executed the call,
 * the repetition gets the stored result.
 */
export function runDirectTool({ tool_id, approved }: NamedTool): ToolHandler {
  return (server, given, context) => {
    const approval = findRepeated(given, approved);
    const wanted = { tool_id, arguments: given, ...(approval && { approval_id: approval.approval_id }) };
    return runTool(server, context, wanted, describe);
  };
}

/** Such a tool has no argument for an approval. */
function describe(outcome: Outcome): CallToolResult {
  const { body, failure } = outcome;
  if (failure?.code !== "APPROVAL_REQUIRED" || !isJsonObject(body)) return describeOutcome(outcome);
  const summary = failure.details?.["summary"];
  const how = "A person must approve this first. Then make the same call again, unchanged.";
  return toErrorResult({
    ...body,
    error_message: `${typeof summary === "string" ? summary : ""} ${how}`.trim(),
  });
}

/**
 * The approved call with exactly these arguments, or else one that differs only by added defaults. The
 * gate compares the whole requests.
 */
function findRepeated(given: JsonObject, approved: NamedTool["approved"]) {
  const calls = approved.map((call) => ({ ...call, given: JSON.parse(call.arguments) as Json }));
  const isSame = (call: { given: Json }) => canonicalJson(call.given) === canonicalJson(given);
  return calls.find(isSame) ?? calls.find((call) => isRepeated(given, call.given));
}

function isRepeated(given: JsonObject, approved: Json): boolean {
  return (
    isJsonObject(approved) &&
    Object.entries(given).every(([name, value]) => {
      const known = Object.hasOwn(approved, name) ? approved[name] : undefined;
      return known !== undefined && canonicalJson(known) === canonicalJson(value);
    })
  );
}
