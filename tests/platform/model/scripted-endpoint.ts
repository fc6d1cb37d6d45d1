import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { JsonObject } from "../../../src/base/json.ts";

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: JsonObject;
}

/** One scripted answer: a completion, raw text, a status, silence, a cut connection, or an event stream in these pieces. */
export type Step =
  | { stream: string[]; ending?: "end" | "cut" | "hang"; pauseMs?: number }
  | { json: JsonObject; status?: number }
  | { text: string; status?: number }
  | { hang: true }
  | { cut: true }
  | { stall: true };

export interface ScriptedEndpoint {
  baseUrl: string;
  received: Received[];
  /** Steps that were not requested. */
  left(): number;
  /** Number of open streams that the reader closed. */
  abandoned(): number;
  /** Requests without a step. */
  unexpected(): number;
  close(): Promise<void>;
}

/** An OpenAI-compatible endpoint on loopback that answers the given steps in order; anything more is counted as unexpected. */
export async function startScriptedEndpoint(steps: Step[]): Promise<ScriptedEndpoint> {
  const queue = [...steps];
  const received: Received[] = [];
  let [unexpected, abandoned] = [0, 0];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = JSON.parse(Buffer.concat(chunks).toString() || "{}") as JsonObject;
      received.push({ path: request.url ?? "", headers: request.headers, body });
      const step = queue.shift();
      if (step === undefined) {
        unexpected += 1;
        response
          .writeHead(400, { "content-type": "application/json" })
          .end('{"error":{"message":"unexpected request"}}');
      } else if ("stream" in step) {
        response.on("close", () => {
          if (!response.writableEnded && step.ending === "hang") abandoned += 1;
        });
        void streamPieces(response, step);
      } else if ("cut" in step) request.socket.destroy();
      else if ("stall" in step)
        response.writeHead(200, { "content-type": "application/json" }).write('{"choices":');
      else if ("json" in step) {
        response
          .writeHead(step.status ?? 200, { "content-type": "application/json" })
          .end(JSON.stringify(step.json));
      } else if ("text" in step)
        response.writeHead(step.status ?? 200, { "content-type": "text/plain" }).end(step.text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    received,
    left: () => queue.length,
    unexpected: () => unexpected,
    abandoned: () => abandoned,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Writes each piece separately. */
async function streamPieces(
  response: ServerResponse,
  { stream, ending = "end", pauseMs = 0 }: { stream: string[]; ending?: string; pauseMs?: number },
) {
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (const piece of stream) {
    await new Promise((resolve) => response.write(piece, resolve));
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  if (ending === "end") response.end();
  if (ending === "cut") response.destroy();
}

/** Chunks of a streamed completion as the protocol sends them, one event each; `[DONE]` at the end. */
export function eventsOf(chunks: readonly JsonObject[]): string[] {
  return [...chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`), "data: [DONE]\n\n"];
}

/** A chunk of the first choice. */
export function chunkOf(delta: JsonObject, finish_reason: string | null = null): JsonObject {
  return {
    id: "c1",
    object: "chat.completion.chunk",
    created: 1,
    model: "scripted",
    choices: [{ index: 0, delta, finish_reason }],
    usage: null,
  };
}

/** The last chunk, which only contains the usage. */
export const USAGE_CHUNK: JsonObject = {
  id: "c1",
  object: "chat.completion.chunk",
  choices: [],
  usage: { prompt_tokens: 7, completion_tokens: 3, total_tokens: 10 },
};

/** A completion with a function call. */
export function callCompletion(name: string, args: JsonObject | string): JsonObject {
  const text = typeof args === "string" ? args : JSON.stringify(args);
  const call = { id: "call_1", type: "function", function: { name, arguments: text } };
  return {
    id: "c1",
    object: "chat.completion",
    created: 1,
    model: "scripted",
    choices: [
      {
        index: 0,
        finish_reason: "tool_calls",
        message: { role: "assistant", content: null, tool_calls: [call] },
      },
    ],
    usage: { prompt_tokens: 100, completion_tokens: 10, total_tokens: 110 },
  };
}

export function textCompletion(content: string): JsonObject {
  return {
    choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content } }],
    usage: { prompt_tokens: 50, completion_tokens: 5, total_tokens: 55 },
  };
}
