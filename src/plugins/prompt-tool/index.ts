import type { JsonObject } from "../../base/json.ts";
import { applyDefaults, readParameters } from "../../calling/templates/list-tool-placeholders.ts";
import { renderPrompt } from "../../calling/templates/render-prompt.ts";
import type { PromptToolDefinition } from "../../contract/custom-tool.ts";
import { ToolgateError } from "../../contract/errors.ts";
import { Sealed } from "../../contract/sealed.ts";
import type { ToolPlugin } from "../../kernel/plugin.ts";
import { countUsage } from "../../kernel/shared-context.ts";
import { carryOut, describeOutcome } from "../carry-out.ts";
import { explainTemplateError } from "../explain-template-error.ts";
import type { PluginPorts } from "../plugin-ports.ts";
import { loadDefinition } from "../prepare-call.ts";
import { runChat } from "../run-chat.ts";

/** Executes a prompt tool: its prompt, filled in, is put to the chat model; the result is the model's text. */
export function promptTool({ database, chat }: PluginPorts): ToolPlugin {
  return {
    name: "prompt-tool",
    plugin_type: "TOOL",
    version: "1.0.0",
    setup() {},
    async build(context) {
      const definition = await loadDefinition<PromptToolDefinition>(context, database, "prompt-tool");
      const prompt = fill(definition, context.payload.call.arguments);
      return { shown: { prompt }, outcome: null, content: new Sealed(prompt), secrets_for: null };
    },
    execute(context) {
      const prompt = context.payload.gated.request.content.open() as string;
      return carryOut(context, async (note) => {
        if (!chat) throw noModel();
        note({ outcome: describeOutcome(null, true) });
        const started = performance.now();
        const { text, usage } = await runChat(chat, context).complete({
          messages: [{ role: "user", content: prompt }],
          functions: [],
          choice: "auto",
        });
        const duration_ms = Math.round(performance.now() - started);
        note({ outcome: describeOutcome(null, true, { duration_ms }), whole_answer: text });
        countUsage(context, usage);
        return text;
      });
    },
  };
}

function fill({ prompt_template, parameters, secret_names }: PromptToolDefinition, args: JsonObject): string {
  try {
    return renderPrompt(prompt_template, {
      ...readParameters(parameters),
      args: applyDefaults(parameters, args),
      secretNames: secret_names,
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
