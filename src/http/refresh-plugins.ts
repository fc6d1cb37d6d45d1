import type { Database } from "../contract/ports.ts";
import type { PluginManager } from "../kernel/plugin-manager.ts";
import { listToolPlugins } from "./list-tool-plugins.ts";
import { putPlugin } from "./put-plugin.ts";

/** Catalogues brought up to date per run of the worker; the rest waits for the next run. */
const BATCH = 50;

/** After a deployment: brings newer tools into the catalogues of people who use them, takes those of plugins that vanished out. */
export async function refreshPlugins(database: Database, manager: Promise<PluginManager>): Promise<number> {
  const plugins = await listToolPlugins(manager);
  const stale = await database.call<{ user_id: string; plugin: string }[]>("find_stale_plugins", {
    p_digests: Object.fromEntries([...plugins].map(([name, { digest }]) => [name, digest])),
    p_limit: BATCH,
  });
  for (const { user_id, plugin } of stale) {
    const described = plugins.get(plugin);
    if (described) await putPlugin(database, user_id, described, true);
  }
  return stale.length;
}
