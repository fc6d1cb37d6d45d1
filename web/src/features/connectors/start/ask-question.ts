import type { JsonObject } from "../../../../../src/base/json.ts";
import { callFunction } from "../../../lib/call-function.ts";
import type { Question } from "../api.ts";

export interface Answered {
  final_data: JsonObject;
  tool: { name: string };
  trace_id: string;
}

/** Asks a suggested question as an agent would; only this connector's operations are considered. */
export function askQuestion({ question }: Question, connectorId: string): Promise<Answered> {
  return callFunction("agent-query", {
    method: "POST",
    body: {
      user_query: question,
      conversation_id: `start-${crypto.randomUUID()}`,
      connector_ids: [connectorId],
    },
  });
}
