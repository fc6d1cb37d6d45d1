import type { PromptToolDefinition } from "../../contract/custom-tool.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { JsonObject } from "../../contract/json.ts";
import { applyDefaults, readParameters } from "../../http-tool/derive-parameters.ts";
import { renderPrompt } from "../../http-tool/render-prompt.ts";
import type { Plugin } from "../../kernel/plugin.ts";
import type { SharedContext } from "../../kernel/shared-context.ts";
import { describeOutcome } from "../describe-outcome.ts";
import { explainTemplateError } from "../explain-template-error.ts";
import type { PluginPorts } from "../plugin-ports.ts";
import { plannedCall, prepareCall } from "../prepare-call.ts";
import { runChat } from "../run-chat.ts";

/** Executes a prompt tool: its prompt, filled in, is put to the chat model; the result is the model's text. */
export function promptTool({ database, chat }: PluginPorts): Plugin {
  async function render(context: SharedContext) {
    const call = plannedCall(context);
    const { definition } = await prepareCall<PromptToolDefinition>(context, call, database, "prompt-tool");
    return fill(definition, call.arguments);
  }

  return {
    name: "prompt-tool",
    plugin_type: "TOOL",
    version: "1.0.0",
    setup() {},
    async preview(context) {
      return { prompt: await render(context) };
    },
    async execute(context) {
      const { payload } = context;
      const prompt = await render(context);
      payload.request = { prompt };
      if (payload.dry_run) {
        payload.result = { request: { prompt } };
        return context;
      }
      if (!chat) throw noModel();
      payload.outcome = describeOutcome(null, true);
      const started = performance.now();
      const { text, usage } = await runChat(chat, context).complete({
        messages: [{ role: "user", content: prompt }],
        functions: [],
        choice: "auto",
      });
      payload.outcome = describeOutcome(null, true, { duration_ms: Math.round(performance.now() - started) });
      payload.model_usage.calls += 1;
      payload.model_usage.prompt_tokens += usage.prompt_tokens;
      payload.model_usage.completion_tokens += usage.completion_tokens;
      payload.result = text;
      payload.whole_answer = text;
      return context;
    },
  };
}

function fill({ prompt_template, parameters, secret_names }: PromptToolDefinition, args: JsonObject): string {
  try {
    return renderPrompt(prompt_template, {
      ...readParameters(parameters),
      args: applyDefaults(parameters, args),
      secretNames: secret_names,
      secrets: "mask",
    });
  } catch (error) {
    throw explainTemplateError(error);
  }
}

function noModel(): ToolgateError {
  return new ToolgateError(
    "MODEL_ERROR",
    "A prompt tool needs a model: set OPENAI_API_KEY (and OPENAI_BASE_URL, LLM_MODEL) and start again.",
    { details: { reason: "not_configured" } },
  );
}
