import { governTools, resolvePolicy } from "../agents/policy.ts";
import { createPluginCatalogue } from "../catalogue/ingest/plugin-catalogue.ts";
import { findTools, listFound } from "../catalogue/search/find-tools.ts";
import { toolsEndpoints as endpoints, toolPluginEndpoints } from "../contract/api/tools.ts";
import type { Embedders, Platform } from "../contract/ports.ts";
import type { Kernel } from "../kernel/kernel.ts";
import type { PluginManager } from "../kernel/plugin.ts";
import { runToolOnce } from "../runs/run-tool.ts";
import { idempotencyKey, sendAnswer, traceRequest } from "./answer-run.ts";
import {
  bindEndpoint,
  createFunction,
  type EdgeFunction,
  type FunctionApp,
  routeOf,
} from "./create-function.ts";

const DEFAULT_LIMIT = 10;

/** Tools: search the caller's catalogue, run a tool, store the secrets of HTTP tools, enable plugins. */
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
        tools: governTools(policy, listFound(found))
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
      const run = {
        request: { tool_id: param("tool_id"), ...body },
        idempotencyKey: idempotencyKey(context, undefined),
      };
      const parts = { platform, kernel: await kernel };
      return sendAnswer(context, await runToolOnce(parts, caller, run, context.get("telemetry")));
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

/** Plugins with tools: list them, enable and disable them. */
function bindToolPlugins(app: FunctionApp, platform: Platform, manager: Promise<PluginManager>): void {
  const catalogue = createPluginCatalogue(platform, manager);
  // A deployment starts new processes: the first request of each refreshes all catalogues.
  let isRefreshed = false;
  app.use(async (_, next) => {
    if (!isRefreshed) {
      isRefreshed = true;
      platform.background.run(() => catalogue.refreshAll());
    }
    await next();
  });

  bindEndpoint(app, platform, toolPluginEndpoints.listPlugins, async ({ user_id }) => ({
    plugins: await catalogue.list(user_id),
  }));

  bindEndpoint(app, platform, toolPluginEndpoints.switchPlugin, ({ user_id, param, body }) =>
    catalogue.enable(user_id, param("name"), body.enabled),
  );
}
