import type { ChatModel } from "../contract/ports.ts";
import { type Conversed, converse, type OnRunEvent } from "./converse.ts";
import type { ConverseTask } from "./converse-task.ts";
import type { OrchestratorParts } from "./orchestrator-parts.ts";

/** Asks all models in parallel. @param listenTo returns the listener for the events of one model, by its index */
export async function askModels(
  parts: OrchestratorParts,
  chats: readonly ChatModel[],
  task: ConverseTask,
  listenTo?: (index: number) => OnRunEvent,
): Promise<Conversed[]> {
  const kernel = await parts.kernel;
  return Promise.all(
    chats.map((chat, index) => converse({ ...parts, kernel }, chat, task, listenTo?.(index))),
  );
}
