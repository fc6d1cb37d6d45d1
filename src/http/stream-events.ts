import type { Context } from "hono";
import type { Json } from "../base/json.ts";
import type { OrchestratorEvents } from "../contract/api/hydra-orchestrator.ts";
import { toFailure } from "../contract/errors.ts";
import type { Platform } from "../contract/ports.ts";
import { asToolgateError } from "../runs/as-toolgate-error.ts";
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
export type Send = <Name extends Names>(name: Name, data: OrchestratorEvents[Name]) => void;

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
