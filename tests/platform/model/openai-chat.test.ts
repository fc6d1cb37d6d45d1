import { afterEach, expect, test } from "vitest";
import { ToolgateError } from "../../../src/contract/errors.ts";
import type { ChatRequest } from "../../../src/contract/ports.ts";
import { createOpenAiChat, nameTokenLimit } from "../../../src/platform/model/openai-chat.ts";
import { answerJson, startLoopback } from "../../calling/loopback-server.ts";
import {
  callCompletion,
  type ScriptedEndpoint,
  type Step,
  startScriptedEndpoint,
  textCompletion,
} from "./scripted-endpoint.ts";

const KEY = "sk-canary-1234567890";
const REQUEST: ChatRequest = {
  messages: [{ role: "user", content: "hi" }],
  functions: [{ name: "f", description: "does f", parameters: { type: "object", properties: {} } }],
  choice: "required",
};

let endpoint: ScriptedEndpoint | undefined;
afterEach(async () => {
  await endpoint?.close();
  endpoint = undefined;
});

async function complete(steps: Step[], timeoutMs = 5_000) {
  endpoint = await startScriptedEndpoint(steps);
  return createOpenAiChat({ baseUrl: endpoint.baseUrl, apiKey: KEY, model: "cheap", timeoutMs }).complete(
    REQUEST,
  );
}

async function failure(steps: Step[], timeoutMs?: number): Promise<ToolgateError> {
  const error = await complete(steps, timeoutMs).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ToolgateError);
  return error as ToolgateError;
}

test("createOpenAiChat() sends model, messages and functions with the key, once", async () => {
  const answer = await complete([{ json: callCompletion("f", { a: 1 }) }]);
  const call = { id: expect.any(String), name: "f", arguments: '{"a":1}' };
  expect(answer).toEqual({
    call,
    calls: [call],
    text: "",
    finish_reason: "tool_calls",
    usage: { prompt_tokens: 100, completion_tokens: 10 },
  });
  const [sent] = endpoint?.received ?? [];
  expect(endpoint?.received).toHaveLength(1);
  expect(sent?.path).toBe("/v1/chat/completions");
  expect(sent?.headers.authorization).toBe(`Bearer ${KEY}`);
  expect(sent?.body).toMatchObject({ model: "cheap", tool_choice: "required", messages: REQUEST.messages });
  expect(sent?.body["tools"]).toEqual([{ type: "function", function: REQUEST.functions[0] }]);
});

test("createOpenAiChat() reads an answer in text, and one without usage", async () => {
  expect(await complete([{ json: textCompletion("hello") }])).toMatchObject({ call: null, text: "hello" });
  await endpoint?.close();
  const bare = await complete([{ json: { choices: [{ message: { content: "x" } }] } }]);
  expect(bare.usage).toEqual({ prompt_tokens: 0, completion_tokens: 0 });
});

const FAILURES: [name: string, steps: Step[], reason: string, requests: number][] = [
  [
    "a refused key",
    [{ json: { error: { message: `Incorrect API key provided: ${KEY}` } }, status: 401 }],
    "status",
    1,
  ],
  [
    "a server error, twice",
    [
      { text: "oops", status: 500 },
      { text: "oops", status: 500 },
    ],
    "status",
    2,
  ],
  ["no JSON", [{ text: "<html>" }], "invalid_response", 1],
  ["JSON that is no completion", [{ json: { hello: 1 } }], "invalid_response", 1],
  ["an empty choice", [{ json: { choices: [] } }], "invalid_response", 1],
  ["a cut connection, twice", [{ cut: true }, { cut: true }], "connection", 2],
  ["silence", [{ hang: true }], "timeout", 1],
  ["a body that stalls", [{ stall: true }], "timeout", 1],
];

test.each(FAILURES)(
  "createOpenAiChat() reports %s as MODEL_ERROR without the key",
  async (_name, steps, reason, requests) => {
    const timeoutMs = reason === "timeout" ? 300 : 5_000;
    const error = await failure(steps, timeoutMs);
    expect(error.code).toBe("MODEL_ERROR");
    expect(error.details?.["reason"]).toBe(reason);
    expect(endpoint?.received).toHaveLength(requests);
    expect(endpoint?.unexpected()).toBe(0);
    expect(`${error.message} ${JSON.stringify(error.details)} ${String(error.cause)}`).not.toContain(
      "canary",
    );
  },
);

test("createOpenAiChat() retries once after a 429 and then answers", async () => {
  const answer = await complete([
    { json: { error: { message: "slow down" } }, status: 429 },
    { json: textCompletion("ok") },
  ]);
  expect(answer.text).toBe("ok");
});

test("createOpenAiChat() reports an unreachable address as a connection failure", async () => {
  const started = await startScriptedEndpoint([]);
  await started.close();
  const chat = createOpenAiChat({ baseUrl: started.baseUrl, apiKey: KEY, model: "m", timeoutMs: 5_000 });
  await expect(chat.complete(REQUEST)).rejects.toMatchObject({
    code: "MODEL_ERROR",
    details: { reason: "connection" },
  });
});

async function start(steps: Step[]) {
  endpoint = await startScriptedEndpoint(steps);
  return createOpenAiChat({ baseUrl: endpoint.baseUrl, apiKey: KEY, model: "cheap", timeoutMs: 5_000 });
}

test("createOpenAiChat() sends calls, their results and the token limit in the protocol's form", async () => {
  const chat = await start([{ json: textCompletion("ok") }]);
  await chat.complete({
    messages: [
      { role: "user", content: "hi" },
      { role: "assistant", content: "", calls: [{ id: "c1", name: "f", arguments: "{}" }] },
      { role: "tool", call_id: "c1", content: "result" },
      { role: "assistant", content: "and now?", calls: [] },
    ],
    functions: [],
    choice: "auto",
    maxTokens: 99,
  });
  const [sent] = endpoint?.received ?? [];
  expect(sent?.body).toEqual({
    model: "cheap",
    stream: false,
    max_tokens: 99,
    messages: [
      { role: "user", content: "hi" },
      {
        role: "assistant",
        content: null,
        tool_calls: [{ id: "c1", type: "function", function: { name: "f", arguments: "{}" } }],
      },
      { role: "tool", tool_call_id: "c1", content: "result" },
      { role: "assistant", content: "and now?" },
    ],
  });
});

test("createOpenAiChat() reads several calls with unique ids, and the finish reason", async () => {
  const call = (id: unknown, name: unknown, args: unknown) =>
    ({ id, function: { name, arguments: args } }) as never;
  const tool_calls = [
    call("same", "f", "{}"),
    call("same", "g", { a: 1 }),
    call(undefined, "h", "{bad"),
    call("x", null, "{}"),
  ];
  const chat = await start([{ json: { choices: [{ finish_reason: "length", message: { tool_calls } }] } }]);
  const { calls, finish_reason } = await chat.complete(REQUEST);
  expect(calls.map(({ name, arguments: args }) => [name, args])).toEqual([
    ["f", "{}"],
    ["g", '{"a":1}'],
    ["h", "{bad"],
  ]);
  expect(calls[0]?.id).toBe("same");
  expect(new Set(calls.map(({ id }) => id)).size).toBe(3);
  expect(finish_reason).toBe("length");
});

test("createOpenAiChat() aborts a request with its caller and does not retry it", async () => {
  const chat = await start([{ hang: true }]);
  const controller = new AbortController();
  const asked = chat.complete({ ...REQUEST, signal: controller.signal });
  await expect.poll(() => endpoint?.received.length).toBe(1);
  controller.abort();
  await expect(asked).rejects.toMatchObject({ code: "MODEL_ERROR", details: { reason: "aborted" } });
  expect(endpoint?.unexpected()).toBe(0);
});

test.each([
  ["https://api.openai.com/v1", "max_completion_tokens"],
  ["https://eu.api.openai.com/v1", "max_completion_tokens"],
  ["https://mine.openai.azure.com/openai/v1", "max_completion_tokens"],
  ["https://api.mistral.ai/v1", "max_tokens"],
  ["https://notopenai.com/v1", "max_tokens"],
  ["http://127.0.0.1:11434/v1", "max_tokens"],
])("nameTokenLimit() of %s is %s", (url, name) => {
  expect(nameTokenLimit(url)).toBe(name);
});

test.each([
  ["another server", (other: string) => other],
  ["an internal address", () => "http://169.254.169.254/latest"],
])("createOpenAiChat() follows no redirect to %s", async (_, target) => {
  const other = await startLoopback((_request, response) => answerJson(response, textCompletion("hi")));
  const first = await startLoopback((_request, response) => {
    response.writeHead(307, { location: target(other.url) }).end();
  });
  const chat = createOpenAiChat({ baseUrl: first.url, apiKey: KEY, model: "cheap", timeoutMs: 2_000 });
  const error = await chat.complete(REQUEST).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: "MODEL_ERROR", details: { reason: "status", http_status: 307 } });
  expect(other.received).toEqual([]);
  await Promise.all([first.close(), other.close()]);
});
