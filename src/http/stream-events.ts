import type { Context } from "hono";
import type { Json, JsonObject } from "../base/json.ts";
import type { OrchestratorEvents } from "../contract/api/hydra-orchestrator.ts";
import { asToolgateError, toFailure } from "../contract/errors.ts";
import type { ChatModel, Platform } from "../contract/ports.ts";
import { askModels, failureOf, type OrchestratorParts } from "../conversations/ask-models.ts";
import type { OnRunEvent } from "../conversations/converse.ts";
import type { ConverseTask } from "../conversations/prepare-conversation.ts";
import type { FunctionEnv } from "./create-function.ts";

/** Some proxies close connections that are idle for longer. Milliseconds. */
const KEEP_ALIVE_MS = 10_000;

/**
 * Responds with an event stream to which `work` writes and which ends with it. `signal` aborts when the
 * client disconnects.
 */
export function openStream(
  context: Context<FunctionEnv>,
  { background }: Pick<Platform, "background">,
  work: (write: (text: string) => void, signal: AbortSignal) => Promise<void>,
): Response {
  const disconnected = new AbortController();
  const signal = AbortSignal.any([context.req.raw.signal, disconnected.signal]);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string) => {
        if (!signal.aborted) controller.enqueue(encoder.encode(text));
      };
      const keepAlive = setInterval(() => write(": keep-alive\n\n"), KEEP_ALIVE_MS);
      background.run(async () => {
        try {
          await work(write, signal);
        } finally {
          clearInterval(keepAlive);
          // If the reader has cancelled, there is nothing to close.
          if (!disconnected.signal.aborted) controller.close();
        }
      });
    },
    cancel: () => disconnected.abort(),
  });
  return context.body(body, 200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-cache, no-transform",
    // Keeps nginx from buffering the events.
    "x-accel-buffering": "no",
  });
}

type Names = keyof OrchestratorEvents;
type Send = <Name extends Names>(name: Name, data: OrchestratorEvents[Name]) => void;

/**
 * The same with the events of `OrchestratorEvents`; an error that `work` throws is sent as the last event,
 * `failure`.
 */
export function streamEvents(
  context: Context<FunctionEnv>,
  platform: Pick<Platform, "background" | "logger">,
  work: (send: Send, signal: AbortSignal) => Promise<void>,
): Response {
  return openStream(context, platform, async (write, signal) => {
    const send = (name: Names, data: Json) => write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
    try {
      await work(send as Send, signal);
      send("done", {});
    } catch (error) {
      send("failure", toFailure(asToolgateError(error, platform.logger)));
    }
  });
}

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
