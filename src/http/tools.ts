import { toolsEndpoints as endpoints } from "../contract/api/tools.ts";
import { toFailure } from "../contract/errors.ts";
import type { JsonObject } from "../contract/json.ts";
import type { Embedders, Platform } from "../contract/ports.ts";
import type { Kernel } from "../kernel/kernel.ts";
import type { PluginManager } from "../kernel/plugin-manager.ts";
import type { Payload } from "../kernel/shared-context.ts";
import { governTools } from "../policy/apply-policy.ts";
import { resolvePolicy } from "../policy/resolve-policy.ts";
import { findTools } from "../search/find-tools.ts";
import { answerOnce, type RunAnswer } from "./answer-once.ts";
import { bindEndpoint, routeOf } from "./bind-endpoint.ts";
import { createFunction, type EdgeFunction } from "./create-function.ts";
import { idempotencyKey } from "./idempotency-key.ts";
import { runTool } from "./run-tool.ts";
import { sendAnswer } from "./send-answer.ts";
import { bindToolPlugins } from "./tool-plugins.ts";
import { traceRequest } from "./trace-request.ts";

const DEFAULT_LIMIT = 10;

/** Tools: search the caller's catalogue, run one of them, store secrets of those made by people, switch plugins on. */
export function tools(
  platform: Platform,
  embedders: Embedders,
  kernel: Promise<Kernel>,
  plugins: Promise<PluginManager>,
): EdgeFunction {
  const { database } = platform;

  return createFunction("tools", platform, (app) => {
    bindToolPlugins(app, platform, plugins);

    bindEndpoint(app, platform, endpoints.search, async ({ caller, body }) => {
      const { query, limit = DEFAULT_LIMIT } = body;
      const found = await findTools({ ...platform, embedders }, caller, query);
      const policy = resolvePolicy(found.policy, platform.config.environment);
      return {
        tools: governTools(policy, found.candidates)
          .slice(0, limit)
          .map((candidate) => ({
            tool_id: candidate.tool_id,
            name: candidate.name,
            operation_id: candidate.operation_id,
            ...(candidate.connector_id && { connector_id: candidate.connector_id }),
            source: candidate.source,
            side_effect: candidate.side_effect,
            score: candidate.score,
            input_schema: candidate.input_schema,
          })),
      };
    });

    app.on(endpoints.run.method, routeOf(endpoints.run), traceRequest(platform, "execute_tool"));
    bindEndpoint(app, platform, endpoints.run, async ({ caller, param, body, context }) => {
      const request = { tool_id: param("tool_id"), ...body };
      const run = async (claim: Payload["claim"]): Promise<RunAnswer> => {
        const parts = { platform, kernel: await kernel };
        const { answer, failure, trace_id, wrote } = await runTool(
          parts,
          caller,
          { ...request, claim },
          context.get("telemetry"),
        );
        const told = failure ? toFailure(failure, trace_id) : answer;
        return { answer: { media_type: "application/json", body: told }, failure, wrote };
      };
      const key = idempotencyKey(context, undefined);
      const { approval_id: _approval, ...same } = request;
      const once = { key: key ?? "", request: same as JsonObject };
      const done = await (key === null ? run(null) : answerOnce(platform, caller, once, run));
      return sendAnswer(context, done);
    });

    bindEndpoint(app, platform, endpoints.listSecrets, ({ user_id, param }) =>
      database.call("list_tool_secrets", { p_user_id: user_id, p_tool_id: param("tool_id") }),
    );

    bindEndpoint(app, platform, endpoints.storeSecrets, ({ user_id, param, body }) =>
      database.call("store_tool_secrets", {
        p_user_id: user_id,
        p_tool_id: param("tool_id"),
        p_secrets: body,
      }),
    );

    bindEndpoint(app, platform, endpoints.deleteSecret, ({ user_id, param }) =>
      database.call("delete_tool_secret", {
        p_user_id: user_id,
        p_tool_id: param("tool_id"),
        p_name: param("name"),
      }),
    );
  });
}
