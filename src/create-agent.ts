import type { Embedders, Platform } from "./contract/ports.ts";
import { createPlugins } from "./create-plugins.ts";
import { createKernel, type Kernel } from "./kernel/kernel.ts";
import { createArgumentValidator } from "./planning/validate-arguments.ts";
import { createGate } from "./policy/create-gate.ts";

/** Composes the manager: every plugin, the gate of this environment. */
export async function createAgent(
  platform: Platform,
  embedders: Embedders,
  plugins = createPlugins(platform, embedders),
): Promise<Kernel> {
  const { config, database } = platform;
  return createKernel({
    plugins: await plugins,
    gate: createGate(database, config.environment === "prod" ? "manual" : "auto"),
    validate: createArgumentValidator(),
  });
}
