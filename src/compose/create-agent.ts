import { createGate } from "../approvals/create-gate.ts";
import type { Embedders, Platform } from "../contract/ports.ts";
import { createKernel, type Kernel } from "../kernel/kernel.ts";
import type { PluginManager } from "../kernel/plugin-manager.ts";
import { createArgumentValidator } from "../planning/schema/validate-arguments.ts";
import { createPlugins } from "./create-plugins.ts";

/**
 * Composes the manager from all plugins and the gate. If this fails, every request reports the error; the
 * promise may be created long before it is awaited.
 */
export function createAgent(
  platform: Platform,
  embedders: Embedders,
  plugins = createPlugins(platform, embedders),
): Promise<Kernel> {
  const kernel = compose(platform, plugins);
  kernel.catch(() => undefined);
  return kernel;
}

async function compose(platform: Platform, plugins: Promise<PluginManager>): Promise<Kernel> {
  return createKernel({
    plugins: await plugins,
    gate: createGate(platform.database, platform.config.webUrl),
    validate: createArgumentValidator(),
  });
}
