import { ToolgateError } from "../../contract/errors.ts";
import type { HttpOperation, SecretValues } from "../../contract/http-operation.ts";
import type { JsonObject } from "../../contract/json.ts";
import type { ToolCall } from "../../contract/tool.ts";
import { executeOperation, type OperationOutcome } from "../../execution/execute-operation.ts";
import { createTokenSource } from "../../execution/oauth-token.ts";
import type { Plugin } from "../../kernel/plugin.ts";
import type { SharedContext } from "../../kernel/shared-context.ts";
import type { PluginPorts } from "../plugin-ports.ts";
import { createTokenCache } from "./token-cache.ts";

interface Prepared {
  definition: HttpOperation;
  secrets: SecretValues;
}

/** Executes an operation of a connector: definition and secrets from the database, the call through the guarded sender. */
export function openapiTool({ database, sender }: PluginPorts): Plugin {
  const tokens = createTokenSource(sender, createTokenCache(database));
  /** A preview and the execution of one run share what they loaded; secrets go with the run. */
  const prepared = new WeakMap<ToolCall, Promise<Prepared>>();

  function prepare(context: SharedContext): Promise<Prepared> {
    const call = plannedCall(context);
    const loading =
      prepared.get(call) ??
      database.call<Prepared>("prepare_call", {
        p_user_id: context.payload.caller.user_id,
        p_tool_id: call.tool.tool_id,
      });
    prepared.set(call, loading);
    return loading;
  }

  async function run(context: SharedContext, dryRun: boolean): Promise<OperationOutcome> {
    const { definition, secrets } = await prepare(context);
    const { arguments: args } = plannedCall(context);
    return executeOperation({ operation: definition, args, secrets, dryRun }, { sender, tokens });
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
