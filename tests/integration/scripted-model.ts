import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface ModelRequest {
  path: string;
  body: {
    model: string;
    messages: { role: string; content: string; tool_call_id?: string }[];
    tools?: { function: { name: string; description: string; parameters: unknown } }[];
    input?: string[] | string;
    stream?: boolean;
    stream_options?: { include_usage?: boolean };
  };
}

/** An answer of the scripted model: a function call, an HTTP status, or raw text. */
export type Scripted =
  | { call: string; arguments: unknown }
  | { calls: { name: string; arguments: unknown }[] }
  /** `thenHang`: a stream that never ends. */
  | { text: string; thenHang?: boolean }
  | { status: number }
  | { raw: string }
  | { hang: true };

export interface ScriptedModel {
  url: string;
  /** Environment variables for Toolgate to use it; embeddings stay local. */
  env: Record<string, string>;
  requests: ModelRequest[];
  /** The next answers, in order; a chat request without one fails the test. */
  script: Scripted[];
  /** Replaces the script by an answer that depends on the request. */
  answer: ((body: ModelRequest["body"]) => Scripted | Promise<Scripted>) | null;
  unexpected: string[];
  /** Texts that the embedder rejects with a 400 that quotes the text, like real endpoints. */
  refuses: (text: string) => boolean;
  /** Number of unanswered requests that the caller aborted. */
  abandoned: number;
  stop(): Promise<void>;
}

/** An OpenAI-compatible endpoint with scripted answers; embeddings are letter counts, so that similar texts are close. */
export async function startScriptedModel(): Promise<ScriptedModel> {
  const requests: ModelRequest[] = [];
  const script: Scripted[] = [];
  const unexpected: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString("utf8") || "{}") as ModelRequest["body"];
    const path = request.url ?? "";
    requests.push({ path, body });
    const json = (status: number, value: unknown) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
    if (path.endsWith("/models")) {
      const data = ["large", "small"].map((id) => ({
        id,
        object: "model",
        created: 1,
        owned_by: "scripted",
      }));
      return json(200, { object: "list", data });
    }
    if (path.endsWith("/embeddings")) {
      const texts = [body.input ?? []].flat();
      const refused = texts.find((text) => scripted.refuses(text));
      if (refused !== undefined) return json(400, { error: { message: `cannot embed ${refused}` } });
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
    const next = (await scripted.answer?.(body)) ?? script.shift();
    if (!next) {
      unexpected.push(path);
      return json(500, { error: { message: "not in the script" } });
    }
    if ("hang" in next) return response.on("close", () => scripted.abandoned++);
    if ("status" in next) return json(next.status, { error: { message: `scripted ${next.status}` } });
    if ("raw" in next) return response.writeHead(200, { "content-type": "application/json" }).end(next.raw);
    const wanted =
      "call" in next ? [{ name: next.call, arguments: next.arguments }] : "calls" in next ? next.calls : [];
    const tool_calls = wanted.map(({ name, arguments: args }, index) => ({
      id: `t${index}`,
      type: "function",
      function: { name, arguments: typeof args === "string" ? args : JSON.stringify(args) },
    }));
    const isText = "text" in next;
    if (body.stream) {
      response.writeHead(200, { "content-type": "text/event-stream" });
      for (const chunk of streamChunks(body, isText ? next.text : "", tool_calls)) {
        response.write(`data: ${JSON.stringify(chunk)}\n\n`);
      }
      if (isText && next.thenHang) return response.on("close", () => scripted.abandoned++);
      return response.end("data: [DONE]\n\n");
    }
    return json(200, {
      id: "c",
      object: "chat.completion",
      created: 0,
      model: body.model,
      choices: [
        {
          index: 0,
          finish_reason: isText ? "stop" : "tool_calls",
          message: { role: "assistant", content: isText ? next.text : null, ...(!isText && { tool_calls }) },
        },
      ],
      usage: USAGE,
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const scripted: ScriptedModel = {
    url,
    env: { OPENAI_API_KEY: "sk-x", OPENAI_BASE_URL: url, LLM_MODEL: "small", EMBEDDING_MODEL: "local" },
    requests,
    script,
    answer: null,
    unexpected,
    refuses: () => false,
    abandoned: 0,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return scripted;
}

const USAGE = { prompt_tokens: 100, completion_tokens: 10, total_tokens: 110 };

type ToolCall = { id: string; type: string; function: { name: string; arguments: string } };

/** Streams like OpenAI's endpoint: the role, text and arguments in chunks, the finish reason, and the usage if requested. */
function streamChunks({ model, stream_options }: ModelRequest["body"], text: string, calls: ToolCall[]) {
  const chunk = (delta: unknown, finish_reason: string | null = null) => ({
    id: "c",
    object: "chat.completion.chunk",
    created: 0,
    model,
    choices: [{ index: 0, delta, finish_reason }],
  });
  const pieces = (whole: string) => whole.match(/[\s\S]{1,5}/g) ?? [];
  return [
    chunk({ role: "assistant", content: "" }),
    ...pieces(text).map((content) => chunk({ content })),
    ...calls.flatMap(({ function: { name, arguments: args }, ...call }, index) => [
      chunk({ tool_calls: [{ index, ...call, function: { name, arguments: "" } }] }),
      ...pieces(args).map((piece) => chunk({ tool_calls: [{ index, function: { arguments: piece } }] })),
    ]),
    chunk({}, calls.length > 0 ? "tool_calls" : "stop"),
    ...(stream_options?.include_usage ? [{ ...chunk({}), choices: [], usage: USAGE }] : []),
  ];
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
