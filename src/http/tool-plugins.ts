import { Type } from "@sinclair/typebox";
import { toolPluginEndpoints as endpoints } from "../contract/api/tool-plugins.ts";
import { ToolgateError } from "../contract/errors.ts";
import type { JsonObject } from "../contract/json.ts";
import type { Platform } from "../contract/ports.ts";
import type { PluginManager } from "../kernel/plugin-manager.ts";
import type { DescribedPlugin } from "../search/describe-plugin.ts";
import { bindEndpoint } from "./bind-endpoint.ts";
import type { FunctionApp } from "./create-function.ts";
import { listToolPlugins } from "./list-tool-plugins.ts";
import { putPlugin } from "./put-plugin.ts";
import { refreshPlugins } from "./refresh-plugins.ts";

const ListPluginToolsShape = Type.Array(Type.Object({ plugin: Type.String(), digest: Type.String() }));

/** Plugins with tools: list them, enable and disable them. */
export function bindToolPlugins(app: FunctionApp, platform: Platform, manager: Promise<PluginManager>): void {
  const { database } = platform;
  const plugins = listToolPlugins(manager);
  // A plugin that cannot be loaded fails the requests, not the process.
  plugins.catch(() => {});
  // A deployment starts new processes: the first request of each refreshes all catalogues.
  let isRefreshed = false;
  app.use(async (_, next) => {
    if (!isRefreshed) {
      isRefreshed = true;
      platform.background.run(() => refreshPlugins(platform, plugins));
    }
    await next();
  });

  bindEndpoint(app, platform, endpoints.listPlugins, async ({ user_id }) => {
    const enabled = await database.call(
      "list_plugin_tools",
      {
        p_user_id: user_id,
      },
      ListPluginToolsShape,
    );
    const digests = new Map(enabled.map(({ plugin, digest }) => [plugin, digest]));
    const items = [...(await plugins).values()].map(async (plugin) => {
      const digest = digests.get(plugin.about.name);
      if (digest === undefined) return toItem(plugin, "off");
      return toItem(plugin, digest === plugin.digest ? "on" : await refresh(user_id, plugin));
    });
    return { plugins: await Promise.all(items) };
  });

  bindEndpoint(app, platform, endpoints.switchPlugin, async ({ user_id, param, body }) => {
    const plugin = (await plugins).get(param("name"));
    if (!plugin) throw unknownPlugin(param("name"), [...(await plugins).keys()]);
    if (!body.enabled) {
      await database.call("drop_plugin_tools", { p_user_id: user_id, p_plugin: plugin.about.name });
      return toItem(plugin, "off");
    }
    await putPlugin(database, user_id, plugin, false);
    platform.wakeWorker();
    return toItem(plugin, "on");
  });

  async function refresh(user_id: string, plugin: DescribedPlugin) {
    const outcome = await putPlugin(database, user_id, plugin, true);
    platform.wakeWorker();
    return outcome;
  }
}

function toItem({ about }: DescribedPlugin, state: "on" | "off" | "taken"): JsonObject {
  const { name, title, description, version, tools } = about;
  return {
    name,
    title,
    description,
    version,
    enabled: state !== "off",
    outdated: state === "taken",
    tools: tools.map(({ operation_id, name, description, side_effect }) => ({
      operation_id,
      name,
      description,
      side_effect,
    })),
  };
}

function unknownPlugin(name: string, names: string[]): ToolgateError {
  return new ToolgateError("NOT_FOUND", `There is no plugin \`${name}\` with tools.`, {
    details: { plugins: names },
  });
}
