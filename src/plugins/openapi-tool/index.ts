import { ToolgateError } from "../../contract/errors.ts";
import type { JsonObject } from "../../contract/json.ts";
import { Sealed } from "../../contract/sealed.ts";
import type { PreparedCall, ToolCall } from "../../contract/tool.ts";
import { executeOperation, type OperationOutcome } from "../../execution/execute-operation.ts";
import { createTokenSource } from "../../execution/oauth-token.ts";
import type { Plugin } from "../../kernel/plugin.ts";
import type { SharedContext } from "../../kernel/shared-context.ts";
import type { PluginPorts } from "../plugin-ports.ts";
import { createTokenCache } from "./token-cache.ts";

/** Executes an operation of a connector: definition and secrets from the database, the call through the guarded sender. */
export function openapiTool({ database, sender }: PluginPorts): Plugin {
  const tokens = createTokenSource(sender, createTokenCache(database));
  /** What the search fetched ahead, if it guessed the tool right; kept with the run for preview and execution. */
  async function prepare({ payload }: SharedContext, call: ToolCall): Promise<PreparedCall> {
    const { tool_id } = call.tool;
    const ahead = payload.prepared?.open();
    if (ahead?.tool_id === tool_id) return ahead;
    const args = { p_user_id: payload.caller.user_id, p_tool_id: tool_id };
    const prepared = await database.call<PreparedCall>("prepare_call", args);
    payload.prepared = new Sealed(prepared);
    return prepared;
  }

  async function run(context: SharedContext, dryRun: boolean): Promise<OperationOutcome> {
    const call = plannedCall(context);
    const { definition, secrets } = await prepare(context, call);
    return executeOperation(
      { operation: definition, args: call.arguments, secrets, dryRun },
      { sender, tokens },
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
      payload.outcome = describe(preview, !payload.dry_run);
      const outcome = await run(context, payload.dry_run);
      payload.outcome = describe(preview, !payload.dry_run, outcome.response);
      payload.result = outcome.result;
      return context;
    },
  };
}

function plannedCall({ payload }: SharedContext): ToolCall {
  if (payload.plan?.kind !== "tool_call") throw new ToolgateError("INTERNAL", "There is no call to execute.");
  return payload.plan.call;
}

function describe(
  { method, url }: OperationOutcome["preview"],
  sent: boolean,
  response?: OperationOutcome["response"],
) {
  return {
    sent,
    method,
    url,
    http_status: response?.status ?? null,
    bytes: response?.bytes ?? null,
    duration_ms: response?.duration_ms ?? null,
    attempts: response?.attempts ?? null,
  };
}
