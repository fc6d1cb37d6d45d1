import { toolsEndpoints as endpoints } from "../contract/api/tools.ts";
import type { Embedders, Platform } from "../contract/ports.ts";
import type { Kernel } from "../kernel/kernel.ts";
import type { PluginManager } from "../kernel/plugin-manager.ts";
import { findTools } from "../search/find-tools.ts";
import { bindEndpoint } from "./bind-endpoint.ts";
import { createFunction, type EdgeFunction, fail } from "./create-function.ts";
import { runTool } from "./run-tool.ts";
import { bindToolPlugins } from "./tool-plugins.ts";

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
      return {
        tools: found.candidates.slice(0, limit).map((candidate) => ({
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

    bindEndpoint(app, platform, endpoints.run, async ({ caller, param, body, context }) => {
      const request = { tool_id: param("tool_id"), ...body };
      const { answer, failure, trace_id } = await runTool(
        { platform, kernel: await kernel },
        caller,
        request,
      );
      return failure ? fail(context, failure, trace_id) : answer;
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
