import { PLUGIN_TYPES, type Plugin, type PluginType } from "./plugin.ts";

/** Validates, initialises and registers plugins, and hands them out by type and by name (K6). */
export interface PluginManager {
  byType(type: PluginType): readonly Plugin[];
  byName(name: string): Plugin | undefined;
}

/** @throws Error that lists everything wrong with every plugin */
export async function createPluginManager(plugins: readonly Plugin[]): Promise<PluginManager> {
  const faults = plugins.flatMap(findFaults).concat(findDuplicates(plugins));
  if (faults.length > 0) throw new Error(`Plugins cannot be loaded:\n- ${faults.join("\n- ")}`);
  const ordered = [...plugins].sort((a, b) => (a.order ?? 100) - (b.order ?? 100));
  for (const plugin of ordered) await plugin.setup();
  const types = new Map(PLUGIN_TYPES.map((type) => [type, ordered.filter((p) => p.plugin_type === type)]));
  const names = new Map(ordered.map((plugin) => [plugin.name, plugin]));
  return {
    byType: (type) => types.get(type) ?? [],
    byName: (name) => names.get(name),
  };
}

function findFaults(plugin: Plugin): string[] {
  const label = plugin.name || "(a plugin without a name)";
  const checks: [ok: boolean, fault: string][] = [
    [/^[a-z][a-z0-9-]*$/.test(plugin.name ?? ""), "name must be lower-case words joined by hyphens"],
    [PLUGIN_TYPES.includes(plugin.plugin_type), `plugin_type must be one of ${PLUGIN_TYPES.join(", ")}`],
    [/^\d+\.\d+\.\d+$/.test(plugin.version ?? ""), "version must look like 1.0.0"],
    [typeof plugin.setup === "function", "setup() is missing"],
    [typeof plugin.execute === "function", "execute(context) is missing"],
    [!plugin.repair || plugin.plugin_type === "PLANNER", "only a PLANNER may have repair()"],
  ];
  return checks.filter(([ok]) => !ok).map(([, fault]) => `${label}: ${fault}`);
}

function findDuplicates(plugins: readonly Plugin[]): string[] {
  const names = plugins.map((plugin) => plugin.name);
  return [...new Set(names.filter((name, i) => names.indexOf(name) !== i))].map(
    (name) => `${name}: registered more than once`,
  );
}
