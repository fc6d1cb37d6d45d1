import { describe, expect, it } from "vitest";
import { ToolgateError } from "../../src/contract/errors.ts";
import type { ChatModel, ChatRequest } from "../../src/contract/ports.ts";
import type { PromptToolDefinition } from "../../src/contract/tool.ts";
import { promptTool } from "../../src/plugins/prompt-tool/index.ts";
import { catchError } from "../calling/catch-error.ts";
import { planned, portsFor, runFailing, runPlanned } from "./run-tool-plugin.ts";

const definition: PromptToolDefinition = {
  kind: "prompt-tool",
  prompt_template: "Translate into {{language}}: {{text}}",
  parameters: {
    type: "object",
    properties: { text: { type: "string" }, language: { type: "string", default: "Czech" } },
    required: ["text"],
  },
  secret_names: [],
  rate_limit_per_min: 3,
};

function chatThat(answer: () => string) {
  const asked: ChatRequest[] = [];
  const chat: ChatModel = {
    model: "small",
    async complete(request) {
      asked.push(request);
      return { call: null, calls: [], text: answer(), usage: { prompt_tokens: 3, completion_tokens: 2 } };
    },
  };
  return { chat, asked };
}

describe("promptTool()", () => {
  it("calls the model once without functions, and returns its text", async () => {
    const { chat, asked } = chatThat(() => "Ahoj");
    const { ports } = portsFor({ definition, secrets: {} }, { chat });
    const plugin = promptTool(ports);
    const { called, usage } = await runPlanned(plugin, { text: "Hi {{language}}" });
    expect(called.result).toBe("Ahoj");
    expect(asked).toMatchObject([
      { messages: [{ role: "user", content: "Translate into Czech: Hi {{language}}" }], functions: [] },
    ]);
    expect(usage).toEqual({ calls: 1, prompt_tokens: 3, completion_tokens: 2 });
    expect(called.outcome).toMatchObject({ sent: true, method: null, url: null });
  });

  it("build() shows the prompt without calling a model", async () => {
    const plugin = promptTool(portsFor({ definition, secrets: {} }).ports);
    const request = await plugin.build?.(planned(plugin, { text: "Hi" }));
    expect(request?.shown).toEqual({ prompt: "Translate into Czech: Hi" });
  });

  it("names the variables to set if no model is configured", async () => {
    const { ports } = portsFor({ definition, secrets: {} });
    const plugin = promptTool(ports);
    const { error } = await runFailing(plugin, { text: "Hi" });
    expect([error.code, error.details]).toEqual(["MODEL_ERROR", { reason: "not_configured" }]);
    expect(error.message).toMatch(/OPENAI_API_KEY.*OPENAI_BASE_URL.*LLM_MODEL/);
  });

  it("records an outcome if the model fails after the call", async () => {
    const { chat } = chatThat(() => {
      throw new ToolgateError("MODEL_ERROR", "The model answered 500.", { details: { reason: "status" } });
    });
    const plugin = promptTool(portsFor({ definition, secrets: {} }, { chat }).ports);
    const { error, called } = await runFailing(plugin, { text: "Hi" });
    expect([error.code, called.outcome?.sent]).toEqual(["MODEL_ERROR", true]);
  });

  it("rejects a template with a secret without calling the model", async () => {
    const { chat, asked } = chatThat(() => "leaked");
    const leaking = { ...definition, prompt_template: "Use {{key}}", secret_names: ["key"] };
    const plugin = promptTool(portsFor({ definition: leaking, secrets: { key: "x" } }, { chat }).ports);
    const error = await catchError(async () => plugin.build?.(planned(plugin, { text: "Hi" })));
    expect([error.code, asked]).toEqual(["INVALID_REQUEST", []]);
  });
});
