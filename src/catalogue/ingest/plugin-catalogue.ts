import { Type } from "@sinclair/typebox";
import type { JsonObject } from "../../base/json.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { Platform } from "../../contract/ports.ts";
import { literals } from "../../contract/shape.ts";
import type { PluginManager } from "../../kernel/plugin.ts";
import { type DescribedPlugin, describePlugin } from "../search/describe-tool.ts";

const ListPluginToolsShape = Type.Array(Type.Object({ plugin: Type.String(), digest: Type.String() }));

const FindStalePluginsShape = Type.Array(Type.Object({ user_id: Type.String(), plugin: Type.String() }));

const BATCH = 100;

const PutPluginToolsShape = Type.Object({ outcome: literals("on", "off", "taken") });

/** Plugins with tools, and the catalogues of the users who enabled them. */
export interface PluginCatalogue {
  /** Lists all plugins with their state for a user, and updates outdated tools in the user's catalogue. */
  list(userId: string): Promise<JsonObject[]>;
  /**
   * Enables or disables a plugin for a user.
   *
   * @throws ToolgateError NOT_FOUND {plugins} | CONFLICT {operation_ids} a name is taken
   */
  enable(userId: string, name: string, enabled: boolean): Promise<JsonObject>;
  /** After a deployment: updates the catalogues of all users who enabled plugins. */
  refreshAll(): Promise<void>;
}

export function createPluginCatalogue(
  platform: Pick<Platform, "database" | "wakeWorker">,
  manager: Promise<PluginManager>,
): PluginCatalogue {
  const { database, wakeWorker } = platform;
  const plugins = describePlugins(manager);
  // A plugin that cannot be loaded fails the requests, not the process.
  plugins.catch(() => {});

  return {
    async list(userId) {
      const enabled = await database.call("list_plugin_tools", { p_user_id: userId }, ListPluginToolsShape);
      const digests = new Map(enabled.map(({ plugin, digest }) => [plugin, digest]));
      const items = [...(await plugins).values()].map(async (plugin) => {
        const digest = digests.get(plugin.about.name);
        if (digest === undefined) return toItem(plugin, "off");
        return toItem(plugin, digest === plugin.digest ? "on" : await refresh(userId, plugin));
      });
      return Promise.all(items);
    },
    async enable(userId, name, enabled) {
      const plugin = (await plugins).get(name);
      if (!plugin) throw unknownPlugin(name, [...(await plugins).keys()]);
      if (!enabled) {
        await database.call("drop_plugin_tools", { p_user_id: userId, p_plugin: plugin.about.name });
        return toItem(plugin, "off");
      }
      await putPlugin(platform, userId, plugin, false);
      wakeWorker();
      return toItem(plugin, "on");
    },
    refreshAll: () => refreshPlugins(platform, plugins),
  };

  async function refresh(userId: string, plugin: DescribedPlugin) {
    const outcome = await putPlugin(platform, userId, plugin, true);
    wakeWorker();
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

/** The plugins that contain tools, by name. */
async function describePlugins(
  plugins: Promise<PluginManager>,
): Promise<ReadonlyMap<string, DescribedPlugin>> {
  const described = (await plugins).byType("TOOL").flatMap((plugin) => {
    const { name, version, title = name, description = "", tools } = plugin;
    return tools ? [describePlugin({ name, version, title, description, tools })] : [];
  });
  return new Map(described.map((plugin) => [plugin.about.name, plugin]));
}

/**
 * After a deployment: stores newer tools in the catalogues of users who enabled the plugin, and deletes
 * those of removed plugins. The loop ends because every row of a batch is current, blocked or deleted
 * afterwards. This is not done by the worker, whose cold start would take 570 ms instead of 235 with the
 * plugins (Deno 2.1.4), every minute.
 */
async function refreshPlugins(
  platform: Pick<Platform, "database" | "wakeWorker">,
  plugins: Promise<ReadonlyMap<string, DescribedPlugin>>,
): Promise<void> {
  const known = await plugins;
  const digests = Object.fromEntries([...known].map(([name, { digest }]) => [name, digest]));
  for (;;) {
    const stale = await platform.database.call(
      "find_stale_plugins",
      {
        p_digests: digests,
        p_limit: BATCH,
      },
      FindStalePluginsShape,
    );
    if (stale.length === 0) return;
    for (const { user_id, plugin } of stale) {
      const described = known.get(plugin);
      if (described) await putPlugin(platform, user_id, described, true);
    }
    platform.wakeWorker();
  }
}

/** `on`, or why a refresh failed: the plugin is `off` by now, or a name is `taken`. */
type Outcome = "on" | "off" | "taken";

/**
 * Stores a plugin's tools in a user's catalogue; `refresh` has no effect unless the plugin is on.
 *
 * @throws ToolgateError CONFLICT {operation_ids} a name is taken; never for a refresh
 */
async function putPlugin(
  { database }: Pick<Platform, "database">,
  user_id: string,
  { about, rows, digest }: DescribedPlugin,
  refresh: boolean,
): Promise<Outcome> {
  const { outcome } = await database.call(
    "put_plugin_tools",
    {
      p_user_id: user_id,
      p_plugin: about.name,
      p_version: about.version,
      p_digest: digest,
      p_title: about.title,
      p_tools: rows,
      p_refresh: refresh,
    },
    PutPluginToolsShape,
  );
  return outcome;
}
