import type { JsonObject } from "../base/json.ts";
import type { OrchestratorEvents } from "../contract/api/hydra-orchestrator.ts";
import type { ChatModel } from "../contract/ports.ts";
import { askModels, failureOf } from "../conversations/answer-results.ts";
import type { ConverseTask } from "../conversations/conversation-parts.ts";
import type { OnRunEvent } from "../conversations/converse.ts";
import type { OrchestratorParts } from "../conversations/orchestrator-parts.ts";
import type { Send } from "./stream-events.ts";

/**
 * Asks all models in parallel and streams their events.
 *
 * @throws ToolgateError if all models failed; their results with the steps done so far were already sent
 */
export async function streamModels(
  parts: OrchestratorParts,
  chats: readonly ChatModel[],
  task: ConverseTask,
  send: Send,
): Promise<void> {
  const results = await askModels(parts, chats, task, (index) => forwardEvents(index, send));
  const failure = failureOf(results, {});
  if (failure) throw failure;
}

/** Converts the events of one conversation to those of a stream with several conversations. */
function forwardEvents(index: number, send: Send): OnRunEvent {
  return (event) => {
    switch (event.kind) {
      case "run":
        return send("run", { index, model: event.model, trace_id: event.trace_id });
      case "text":
        return send("text", { index, turn: event.turn, delta: event.delta });
      case "step_started":
        return send("step_started", { index, id: event.id, tool: event.tool, arguments: event.arguments });
      case "step_done":
        return send("step_done", { index, id: event.id, ...event.step } as OrchestratorEvents["step_done"]);
      case "result":
        return send("result", { index, ...event.result } as unknown as OrchestratorEvents["result"]);
    }
  };
}

/** Sends the stored result of a finished run. */
export function sendStored(stored: JsonObject, send: Send): void {
  const result = stored as unknown as Omit<OrchestratorEvents["result"], "index">;
  send("run", { index: 0, model: result.model, trace_id: result.trace_id });
  send("result", { index: 0, ...result });
}
