import { describe, expect, it } from "vitest";
import { chatInScope } from "../../../src/contract/chat.ts";
import { ToolgateError } from "../../../src/contract/errors.ts";
import type { ChatAnswer, ChatModel, ChatRequest } from "../../../src/contract/ports.ts";
import { tracedChat } from "../../../src/platform/telemetry/trace-chat.ts";
import { recordWork } from "./record-work.ts";

const ANSWER: ChatAnswer = {
  call: null,
  calls: [],
  text: "jan@example.com",
  finish_reason: "stop",
  usage: { prompt_tokens: 12, completion_tokens: 3 },
};
const REQUEST: ChatRequest = {
  messages: [{ role: "user", content: "mail to jan@example.com" }],
  functions: [],
  choice: "auto",
  maxTokens: 100,
};

function scripted(complete: ChatModel["complete"]): ChatModel {
  return { model: "gpt-4o-mini", complete };
}

describe("tracedChat()", () => {
  it("records the model, its tokens and finish reason, but no content", async () => {
    const chat = tracedChat(
      scripted(async () => ANSWER),
      "http://127.0.0.1:8080/v1",
    );
    const [span] = await recordWork((scope) => chatInScope(chat, scope).complete(REQUEST));
    expect(span).toMatchObject({
      name: "chat gpt-4o-mini",
      kind: "client",
      error: null,
      attributes: {
        "gen_ai.operation.name": "chat",
        "gen_ai.provider.name": "openai",
        "gen_ai.request.model": "gpt-4o-mini",
        "gen_ai.request.max_tokens": 100,
        "gen_ai.usage.input_tokens": 12,
        "gen_ai.usage.output_tokens": 3,
        "gen_ai.response.finish_reasons": ["stop"],
        "server.address": "127.0.0.1",
        "server.port": 8080,
      },
    });
    expect(JSON.stringify(span)).not.toContain("jan@");
  });

  it("passes a stream on, and records how long its first piece took", async () => {
    const chat = tracedChat(
      scripted(async ({ onText }) => {
        for (const delta of ["jan@", "example.com"]) onText?.(delta);
        return ANSWER;
      }),
      "http://127.0.0.1:8080/v1",
    );
    const received: string[] = [];
    const [span] = await recordWork((scope) =>
      chatInScope(chat, scope).complete({ ...REQUEST, onText: (delta) => received.push(delta) }),
    );
    expect(received).toEqual(["jan@", "example.com"]);
    expect(span?.attributes).toMatchObject({
      "gen_ai.request.stream": true,
      "gen_ai.response.time_to_first_chunk": expect.closeTo(0, 0),
    });
    expect(JSON.stringify(span)).not.toContain("jan@");
  });

  it("records the reason of a failure, not its message", async () => {
    const failing = scripted(async () => {
      throw new ToolgateError("MODEL_ERROR", "it said jan@example.com", { details: { reason: "timeout" } });
    });
    const [span] = await recordWork((scope) =>
      chatInScope(tracedChat(failing, "https://api.openai.com/v1"), scope)
        .complete(REQUEST)
        .catch(() => null),
    );
    expect(span?.error).toBe("timeout");
    expect(span?.attributes["server.port"]).toBe(443);
    expect(JSON.stringify(span)).not.toContain("jan@");
  });

  it.each([
    ["https://api.openai.com/v1", "openai"],
    ["https://api.mistral.ai/v1", "mistral_ai"],
    ["https://me.openai.azure.com/openai", "azure.ai.openai"],
    ["https://generativelanguage.googleapis.com/v1beta/openai", "gcp.gemini"],
    ["https://api.groq.com/openai/v1", "groq"],
    ["https://mistral.ai.example.com/v1", "openai"],
  ])("knows the provider of %s", async (url, provider) => {
    const chat = tracedChat(
      scripted(async () => ANSWER),
      url,
    );
    const [span] = await recordWork((scope) => chatInScope(chat, scope).complete(REQUEST));
    expect(span?.attributes["gen_ai.provider.name"]).toBe(provider);
  });

  it("passes the request on unchanged, without the span", async () => {
    const seen: ChatRequest[] = [];
    const listening = scripted(async (request) => {
      seen.push(request);
      return ANSWER;
    });
    const chat = tracedChat(listening, "https://api.openai.com/v1");
    expect(await chat.complete(REQUEST)).toEqual(ANSWER);
    expect(seen).toEqual([REQUEST]);
  });
});
