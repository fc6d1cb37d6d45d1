import type { JsonObject } from "../../base/json.ts";
import { applyDefaults, readParameters, renderPrompt } from "../../calling/templates/render-tool.ts";
import { ToolgateError } from "../../contract/errors.ts";
import { Sealed } from "../../contract/sealed.ts";
import type { PromptToolDefinition } from "../../contract/tool.ts";
import type { ToolPlugin } from "../../kernel/plugin.ts";
import { countUsage } from "../../kernel/shared-context.ts";
import { chatForRun, findChat, type PluginPorts } from "../plugin-ports.ts";
import { describeOutcome, executeCall, explainTemplateError, loadDefinition } from "../tool-call.ts";

/** Executes a prompt tool: sends the filled prompt to the chat model and returns the model's text. */
export function promptTool({ database, ...ports }: PluginPorts): ToolPlugin {
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
      return executeCall(context, async (record) => {
        const chat = findChat(ports, context);
        if (!chat) throw noChatModel();
        record({ outcome: describeOutcome(null, true) });
        const started = performance.now();
        const { text, usage } = await chatForRun(chat, context).complete({
          messages: [{ role: "user", content: prompt }],
          functions: [],
          choice: "auto",
        });
        const duration_ms = Math.round(performance.now() - started);
        record({ outcome: describeOutcome(null, true, { duration_ms }), whole_answer: text });
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

function noChatModel(): ToolgateError {
  return new ToolgateError(
    "MODEL_ERROR",
    "A prompt tool needs a model: set an endpoint under Settings, or OPENAI_API_KEY (and OPENAI_BASE_URL, LLM_MODEL) for everyone.",
    { details: { reason: "not_configured" } },
  );
}
