import { isJsonObject, type JsonObject } from "../../../../../src/base/json.ts";
import type { TraceRow } from "../../../components/trace/trace-queries.ts";
import { asFailure } from "../../../lib/api-failure.ts";
import { callFunction } from "../../../lib/call-function.ts";

/** A stand-in for personal data in a stored text, such as `[email]`. */
const PLACEHOLDER = /"[^"]*\[[a-z][a-z0-9_ -]*\]/i;

/** Failures of the API itself: the call passed the policy, so it may be made again. */
const ANSWERED_BY_API = new Set<unknown>(["API_ERROR", "AUTH_FAILED"]);

/** The one call of a run, to be made again. */
export interface Repeatable {
  user_query: string;
  conversation_id: string;
  tool: string;
  arguments: JsonObject;
  agent_id?: string;
}

/**
 * The call of a run that sent exactly one, a read, also if the API failed, if its arguments were stored as
 * they were. A write is not repeated here: the playground and the form of its operation ask first.
 */
export function findRepeatable(run: TraceRow): Repeatable | null {
  const { trace_id, user_query, agent_id, tool_id, side_effects, steps } = run;
  const [call, ...others] = steps.filter(({ kind }) => kind === "tool_call");
  if (call === undefined || others.length > 0 || tool_id === null) return null;
  if (side_effects.length === 0 || side_effects.some((effect) => effect !== "read")) return null;
  const { input, output } = call;
  if (!isJsonObject(output) || !isJsonObject(input)) return null;
  if (output["sent"] !== true && !ANSWERED_BY_API.has(output["error_code"])) return null;
  const args = input["arguments"] ?? {};
  if (!isJsonObject(args) || PLACEHOLDER.test(JSON.stringify(args))) return null;
  return {
    user_query,
    conversation_id: `again-${trace_id}`,
    tool: tool_id,
    arguments: args,
    ...(agent_id !== null && { agent_id }),
  };
}

/** Makes the call again; if it has become a write since, it waits for an approval. @returns id of the new run */
export async function repeatCall(call: Repeatable): Promise<string> {
  try {
    const { trace_id } = await callFunction<{ trace_id: string }>("agent-query", {
      method: "POST",
      body: { ...call, require_approval: true },
    });
    return trace_id;
  } catch (error) {
    const { traceId } = asFailure(error);
    if (traceId === null) throw error;
    return traceId;
  }
}
