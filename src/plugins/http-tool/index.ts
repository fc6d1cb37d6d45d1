import { sendingOnce, tracedSender } from "../../calling/egress/wrap-sender.ts";
import { Sealed } from "../../contract/sealed.ts";
import type { HttpToolDefinition } from "../../contract/tool.ts";
import type { ToolPlugin } from "../../kernel/plugin.ts";
import { describeFailed, describeOutcome, executeCall } from "../execute-call.ts";
import { type PluginPorts, senderForRun } from "../plugin-ports.ts";
import { explainTemplateError, loadDefinition, readSecrets, secretsFor } from "../prepare-call.ts";
import { buildTool, sendTool, type ToolRequest } from "./send-tool.ts";

/** Executes an HTTP tool: renders its templates, sends the request and extracts the response path. */
export function httpTool({ database, sender }: PluginPorts): ToolPlugin {
  return {
    name: "http-tool",
    plugin_type: "TOOL",
    version: "1.0.0",
    setup() {},
    async build(context) {
      const { call } = context.payload;
      const definition = await loadDefinition<HttpToolDefinition>(context, database, "http-tool");
      const request = explainErrors(() => buildTool(definition, call.arguments));
      return {
        shown: request.preview,
        outcome: describeOutcome(request.preview, false),
        content: new Sealed(request),
        secrets_for: definition.secret_names.length > 0 ? secretsFor(context, definition) : null,
      };
    },
    execute(context) {
      const { gated } = context.payload;
      const request = gated.request.content.open() as ToolRequest;
      const { preview } = request;
      return executeCall(context, async (record) => {
        const secrets = await readSecrets(context, database);
        const traced = tracedSender(senderForRun(sender, context), context.telemetry, "");
        try {
          const sent = await sendTool(request, secrets, gated.sends_once ? sendingOnce(traced) : traced, {
            send: () => record({ outcome: describeOutcome(preview, true) }),
            failed: (failed) => record(describeFailed(preview, failed)),
          });
          const { response, headers, echoes, answer } = sent;
          record({
            outcome: describeOutcome(preview, true, response, echoes),
            whole_answer: answer,
            response_headers: headers,
          });
          return sent.result();
        } catch (error) {
          throw explainTemplateError(error);
        }
      });
    },
  };
}

function explainErrors<T>(render: () => T): T {
  try {
    return render();
  } catch (error) {
    throw explainTemplateError(error);
  }
}
