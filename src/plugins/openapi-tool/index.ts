import { createTokenSource } from "../../calling/credentials/oauth-token.ts";
import { createTokenCache } from "../../calling/credentials/token-source.ts";
import { tracedSender } from "../../calling/egress/trace-sender.ts";
import { buildOperation, type OperationRequest, sendOperation } from "../../calling/execute-operation.ts";
import type { HttpOperation } from "../../contract/http-operation.ts";
import type { Sender } from "../../contract/ports.ts";
import { Sealed } from "../../contract/sealed.ts";
import type { ToolPlugin } from "../../kernel/plugin.ts";
import { describeOutcome, executeCall } from "../execute-call.ts";
import type { PluginPorts } from "../plugin-ports.ts";
import { senderForRun } from "../plugin-ports.ts";
import { loadDefinition, readSecrets, secretsFor } from "../prepare-call.ts";

/** Executes an operation of a connector with the guarded sender. */
export function openapiTool({ database, sender }: PluginPorts): ToolPlugin {
  const tokens = createTokenSource(sender, createTokenCache(database));

  return {
    name: "openapi-tool",
    plugin_type: "TOOL",
    version: "1.0.0",
    setup() {},
    async build(context) {
      const { call } = context.payload;
      const operation = await loadDefinition<HttpOperation>(context, database, "http");
      const request = buildOperation(operation, call.arguments);
      return {
        shown: request.preview,
        outcome: describeOutcome(request.preview, false),
        content: new Sealed(request),
        secrets_for: operation.credentials.length > 0 ? secretsFor(call, operation) : null,
      };
    },
    execute(context) {
      const { gated } = context.payload;
      const request = gated.request.content.open() as OperationRequest;
      const { operation, preview } = request;
      return executeCall(context, async (record) => {
        const secrets = await readSecrets(context, database);
        const traced = tracedSender(senderForRun(sender, context), context.telemetry, operation.path);
        const recordingSender: Sender = {
          send(outgoing, options) {
            record({ outcome: describeOutcome(preview, true) });
            return traced.send(outgoing, options);
          },
        };
        const sending = { request, secrets, once: gated.sends_once };
        const { result, response, echoes } = await sendOperation(sending, {
          sender: recordingSender,
          tokens,
        });
        record({ outcome: describeOutcome(preview, true, response, echoes), whole_answer: result });
        return result;
      });
    },
  };
}
