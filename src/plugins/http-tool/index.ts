import type { HttpToolDefinition } from "../../contract/custom-tool.ts";
import type { JsonObject } from "../../contract/json.ts";
import { tracedSender } from "../../execution/trace-sender.ts";
import type { Plugin } from "../../kernel/plugin.ts";
import type { SharedContext } from "../../kernel/shared-context.ts";
import { describeOutcome } from "../describe-outcome.ts";
import { explainTemplateError } from "../explain-template-error.ts";
import type { PluginPorts } from "../plugin-ports.ts";
import { plannedCall, prepareCall } from "../prepare-call.ts";
import { runSender } from "../run-sender.ts";
import { previewTool, sendTool } from "./send-tool.ts";

/** Executes an HTTP tool: its templates, the guarded sender, its response path. */
export function httpTool({ database, sender }: PluginPorts): Plugin {
  async function prepare(context: SharedContext) {
    const call = plannedCall(context);
    return { call, ...(await prepareCall<HttpToolDefinition>(context, call, database, "http-tool")) };
  }

  return {
    name: "http-tool",
    plugin_type: "TOOL",
    version: "1.0.0",
    setup() {},
    async preview(context) {
      const { call, definition } = await prepare(context);
      return explained(() => previewTool(definition, call.arguments)) as JsonObject;
    },
    async execute(context) {
      const { payload } = context;
      const { call, definition, secrets } = await prepare(context);
      const preview = explained(() => previewTool(definition, call.arguments));
      payload.outcome = describeOutcome(preview, false);
      payload.request = preview;
      if (payload.dry_run) {
        payload.result = { request: preview };
        return context;
      }
      try {
        const traced = tracedSender(runSender(sender, payload), context.telemetry, "");
        const sending = sendTool(definition, call.arguments, secrets, traced, () => {
          payload.outcome = describeOutcome(preview, true);
        });
        const { answer, result, response, echoes } = await sending;
        payload.outcome = describeOutcome(preview, true, response, echoes);
        payload.whole_answer = answer;
        payload.result = result();
      } catch (error) {
        throw explainTemplateError(error);
      }
      return context;
    },
  };
}

function explained<T>(render: () => T): T {
  try {
    return render();
  } catch (error) {
    throw explainTemplateError(error);
  }
}
