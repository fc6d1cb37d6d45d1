import type { Json, JsonObject } from "../base/json.ts";
import { ToolgateError, toFailure } from "../contract/errors.ts";
import type { AccountModel } from "../contract/policy.ts";
import type { ChatModel, Embedders, FindChat, Platform } from "../contract/ports.ts";
import type { Kernel } from "../kernel/kernel.ts";
import type { RunAnswer } from "../runs/answer-once.ts";
import { type Conversed, converse, type OnRunEvent } from "./converse.ts";
import type { ConverseTask } from "./prepare-conversation.ts";

export interface OrchestratorParts {
  platform: Platform;
  embedders: Embedders;
  kernel: Promise<Kernel>;
  findChat: FindChat;
  /** Models of an account's endpoint, in OpenAI's format. */
  listModels: (account: AccountModel | null) => Promise<Json>;
}

/**
 * Asks all models in parallel.
 *
 * @param listenTo returns the listener for the events of one model, by its
 * index
 */
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

/**
 * Returns a failed model's error next to the other results.
 *
 * @throws ToolgateError if all models failed,
 * with the steps done so far
 */
export function answerResults(conversed: readonly Conversed[]): { results: JsonObject[] } {
  const results = conversed.map(({ result }) => result);
  const failure = failureOf(conversed, { results });
  if (failure) throw failure;
  return { results };
}

/**
 * The same as a stored answer. If the client disconnected before anything was written, it may repeat the
 * request, and nothing is stored.
 */
export function toRunAnswer(conversed: readonly Conversed[]): RunAnswer {
  const results = conversed.map(({ result }) => result);
  const wrote = conversed.some((one) => one.wrote);
  const failure = failureOf(conversed, { results }) ?? findDisconnect(conversed);
  const body: Json = failure ? toFailure(failure) : { results };
  return { answer: { media_type: "application/json", body }, failure, wrote };
}

/** Null unless the client disconnected before anything was written. */
export function findDisconnect(
  conversed: readonly Pick<Conversed, "stopped" | "wrote">[],
): ToolgateError | null {
  const hasLeft = conversed.some(({ stopped }) => stopped === "disconnected");
  if (!hasLeft || conversed.some(({ wrote }) => wrote)) return null;
  return new ToolgateError("MODEL_ERROR", "The client disconnected before the answer. Nothing was written.", {
    details: { reason: "aborted" },
  });
}

/** Null unless all models failed. */
export function failureOf(conversed: readonly Conversed[], more: JsonObject): ToolgateError | null {
  const [first] = conversed;
  if (!first?.error || conversed.some(({ error }) => error === null)) return null;
  const { code, message, details, headers } = first.error;
  return new ToolgateError(code, message, {
    details: { ...details, ...more },
    ...(headers && { headers }),
  });
}
