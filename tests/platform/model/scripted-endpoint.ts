import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import type { JsonObject } from "../../../src/contract/json.ts";

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: JsonObject;
}

/** One scripted answer: a completion, raw text, a status, silence, or a cut connection. */
export type Step =
  | { json: JsonObject; status?: number }
  | { text: string; status?: number }
  | { hang: true }
  | { cut: true }
  | { stall: true };

export interface ScriptedEndpoint {
  baseUrl: string;
  received: Received[];
  /** Steps that were never asked for. */
  left(): number;
  /** Requests that no step was written for. */
  unexpected(): number;
  close(): Promise<void>;
}

/** An OpenAI-compatible endpoint on loopback that answers the given steps in order; anything more is counted as unexpected. */
export async function startScriptedEndpoint(steps: Step[]): Promise<ScriptedEndpoint> {
  const queue = [...steps];
  const received: Received[] = [];
  let unexpected = 0;
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
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A completion that calls a function, as the protocol has it. */
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
