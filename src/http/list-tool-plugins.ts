import type { PluginManager } from "../kernel/plugin-manager.ts";
import { type DescribedPlugin, describePlugin } from "../search/describe-plugin.ts";

/** The plugins that contain tools, by name. */
export async function listToolPlugins(
  plugins: Promise<PluginManager>,
): Promise<ReadonlyMap<string, DescribedPlugin>> {
  const described = (await plugins).byType("TOOL").flatMap((plugin) => {
    const { name, version, title = name, description = "", tools } = plugin;
    return tools ? [describePlugin({ name, version, title, description, tools })] : [];
  });
  return new Map(described.map((plugin) => [plugin.about.name, plugin]));
}
