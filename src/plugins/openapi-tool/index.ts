import type { HttpOperation } from "../../contract/http-operation.ts";
import type { JsonObject } from "../../contract/json.ts";
import type { Sender } from "../../contract/ports.ts";
import { executeOperation, type OperationOutcome } from "../../execution/execute-operation.ts";
import { createTokenSource } from "../../execution/oauth-token.ts";
import { createTokenCache } from "../../execution/token-cache.ts";
import { tracedSender } from "../../execution/trace-sender.ts";
import type { Plugin } from "../../kernel/plugin.ts";
import type { SharedContext } from "../../kernel/shared-context.ts";
import { describeOutcome } from "../describe-outcome.ts";
import type { PluginPorts } from "../plugin-ports.ts";
import { plannedCall, prepareCall } from "../prepare-call.ts";
import { runSender } from "../run-sender.ts";

/** Executes an operation of a connector: definition and secrets from the database, the call through the guarded sender. */
export function openapiTool({ database, sender }: PluginPorts): Plugin {
  const tokens = createTokenSource(sender, createTokenCache(database));

  async function run(
    context: SharedContext,
    dryRun: boolean,
    onSend: () => void = () => undefined,
  ): Promise<OperationOutcome> {
    const call = plannedCall(context);
    const { definition, secrets } = await prepareCall<HttpOperation>(context, call, database, "http");
    const traced = tracedSender(runSender(sender, context.payload), context.telemetry, definition.path);
    const noticed: Sender = {
      send(request, options) {
        onSend();
        return traced.send(request, options);
      },
    };
    return executeOperation(
      { operation: definition, args: call.arguments, secrets, dryRun, once: context.payload.sends_once },
      { sender: noticed, tokens },
    );
  }

  return {
    name: "openapi-tool",
    plugin_type: "TOOL",
    version: "1.0.0",
    setup() {},
    async preview(context) {
      return (await run(context, true)).preview as JsonObject;
    },
    async execute(context) {
      const { payload } = context;
      const { preview } = await run(context, true);
      payload.outcome = describeOutcome(preview, false);
      payload.request = preview as JsonObject;
      const outcome = await run(context, payload.dry_run, () => {
        payload.outcome = describeOutcome(preview, true);
      });
      payload.outcome = describeOutcome(preview, !payload.dry_run, outcome.response, outcome.echoes);
      payload.result = outcome.result;
      payload.whole_answer = outcome.result;
      return context;
    },
  };
}
