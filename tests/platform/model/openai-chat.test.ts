import { afterEach, expect, test } from "vitest";
import { ToolgateError } from "../../../src/contract/errors.ts";
import type { ChatRequest } from "../../../src/contract/ports.ts";
import { createOpenAiChat } from "../../../src/platform/model/openai-chat.ts";
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

test("createOpenAiChat() tries once more after a 429 and then answers", async () => {
  const answer = await complete([
    { json: { error: { message: "slow down" } }, status: 429 },
    { json: textCompletion("ok") },
  ]);
  expect(answer.text).toBe("ok");
});

test("createOpenAiChat() reports an address nobody listens on as a connection failure", async () => {
  const started = await startScriptedEndpoint([]);
  await started.close();
  const chat = createOpenAiChat({ baseUrl: started.baseUrl, apiKey: KEY, model: "m", timeoutMs: 5_000 });
  await expect(chat.complete(REQUEST)).rejects.toMatchObject({
    code: "MODEL_ERROR",
    details: { reason: "connection" },
  });
});
