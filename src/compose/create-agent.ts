import { createGate } from "../approvals/create-gate.ts";
import { connectUrl } from "../connections/offer-link.ts";
import type { Embedders, Platform } from "../contract/ports.ts";
import { createKernel, type Kernel } from "../kernel/kernel.ts";
import { createPluginManager, type PluginManager } from "../kernel/plugin.ts";
import { createArgumentValidator } from "../planning/schema/validate-arguments.ts";
import { PLUGIN_FACTORIES } from "../plugins/index.ts";
import { createFindChat } from "./create-chat.ts";
import { createEgress } from "./create-egress.ts";

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

/** All plugins with their ports: the database, the guarded sender, the chat model. */
export function createPlugins(
  { config, database, workspace }: Platform,
  embedders: Embedders,
): Promise<PluginManager> {
  const sender = createEgress(config);
  const ports = {
    database,
    embedders,
    sender,
    workspace,
    chat: createFindChat({ config, database }),
    connectUrl: (connectorId: string) => connectUrl(config, connectorId),
    environment: config.environment,
  };
  return createPluginManager(PLUGIN_FACTORIES.map((create) => create(ports)));
}
