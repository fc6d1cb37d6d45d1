import type { Embedders, Platform } from "./contract/ports.ts";
import { createPlugins } from "./create-plugins.ts";
import { createKernel, type Kernel } from "./kernel/kernel.ts";
import { createArgumentValidator } from "./planning/validate-arguments.ts";
import { createGate } from "./policy/create-gate.ts";

/** Composes the manager: every plugin, the gate. */
export async function createAgent(
  platform: Platform,
  embedders: Embedders,
  plugins = createPlugins(platform, embedders),
): Promise<Kernel> {
  return createKernel({
    plugins: await plugins,
    gate: createGate(platform.database, platform.config.webUrl),
    validate: createArgumentValidator(),
  });
}
