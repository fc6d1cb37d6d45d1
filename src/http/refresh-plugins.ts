import { Type } from "@sinclair/typebox";
import type { Platform } from "../contract/ports.ts";
import type { DescribedPlugin } from "../search/describe-plugin.ts";
import { putPlugin } from "./put-plugin.ts";

const FindStalePluginsShape = Type.Array(Type.Object({ user_id: Type.String(), plugin: Type.String() }));

const BATCH = 100;

/**
 * After a deployment: stores newer tools in the catalogues of users who enabled the plugin, and deletes
 * those of removed plugins. The loop ends because every row of a batch is current, blocked or deleted
 * afterwards. This is not done by the worker, whose cold start would take 570 ms instead of 235 with the
 * plugins (Deno 2.1.4), every minute.
 */
export async function refreshPlugins(
  { database, wakeWorker }: Platform,
  plugins: Promise<ReadonlyMap<string, DescribedPlugin>>,
): Promise<void> {
  const known = await plugins;
  const digests = Object.fromEntries([...known].map(([name, { digest }]) => [name, digest]));
  for (;;) {
    const stale = await database.call(
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
      if (described) await putPlugin(database, user_id, described, true);
    }
    wakeWorker();
  }
}
