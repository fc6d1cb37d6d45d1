import { Type } from "@sinclair/typebox";
import type { Database } from "../contract/ports.ts";
import { literals } from "../contract/shape.ts";
import type { DescribedPlugin } from "../search/describe-plugin.ts";

const PutPluginToolsShape = Type.Object({ outcome: literals("on", "off", "taken") });

/** `on`, or why a refresh failed: the plugin is `off` by now, or a name is `taken`. */
type Outcome = "on" | "off" | "taken";

/**
 * Stores a plugin's tools in a user's catalogue; `refresh` has no effect unless the plugin is on.
 *
 * @throws ToolgateError CONFLICT {operation_ids} a name is taken; never for a refresh
 */
export async function putPlugin(
  database: Database,
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
