import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface ModelRequest {
  path: string;
  body: {
    model: string;
    messages: { role: string; content: string }[];
    tools?: { function: { name: string; description: string; parameters: unknown } }[];
    input?: string[] | string;
  };
}

/** What the scripted model answers: a function call, an HTTP status, or raw text. */
export type Scripted =
  | { call: string; arguments: unknown }
  | { status: number }
  | { raw: string }
  | { hang: true };

export interface ScriptedModel {
  url: string;
  requests: ModelRequest[];
  /** Answers to come, in order; a chat request without one fails the test. */
  script: Scripted[];
  unexpected: string[];
  stop(): Promise<void>;
}

/** An OpenAI-compatible endpoint that answers by script; embeddings are letter counts, so that they mean something. */
export async function startScriptedModel(): Promise<ScriptedModel> {
  const requests: ModelRequest[] = [];
  const script: Scripted[] = [];
  const unexpected: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString("utf8")) as ModelRequest["body"];
    const path = request.url ?? "";
    requests.push({ path, body });
    const json = (status: number, value: unknown) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
    if (path.endsWith("/embeddings")) {
      const texts = [body.input ?? []].flat();
      const data = texts.map((text, index) => ({
        object: "embedding",
        index,
        embedding: countLetters(text),
      }));
      return json(200, {
        object: "list",
        model: body.model,
        data,
        usage: { prompt_tokens: 1, total_tokens: 1 },
      });
    }
    const next = script.shift();
    if (!next) {
      unexpected.push(path);
      return json(500, { error: { message: "not in the script" } });
    }
    if ("hang" in next) return;
    if ("status" in next) return json(next.status, { error: { message: `scripted ${next.status}` } });
    if ("raw" in next) return response.writeHead(200, { "content-type": "application/json" }).end(next.raw);
    const text = typeof next.arguments === "string" ? next.arguments : JSON.stringify(next.arguments);
    return json(200, {
      id: "c",
      object: "chat.completion",
      created: 0,
      model: body.model,
      choices: [
        {
          index: 0,
          finish_reason: "tool_calls",
          message: {
            role: "assistant",
            content: null,
            tool_calls: [{ id: "t", type: "function", function: { name: next.call, arguments: text } }],
          },
        },
      ],
      usage: { prompt_tokens: 100, completion_tokens: 10, total_tokens: 110 },
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    script,
    unexpected,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function countLetters(text: string): number[] {
  const counts = new Array<number>(26).fill(0.01);
  for (const letter of text.toLowerCase()) {
    const index = letter.charCodeAt(0) - 97;
    if (index >= 0 && index < 26) counts[index] = (counts[index] ?? 0) + 1;
  }
  const length = Math.hypot(...counts);
  return counts.map((count) => count / length);
}
