import { connectUrl } from "../connections/connect-url.ts";
import type { Embedders, Platform } from "../contract/ports.ts";
import { createPluginManager, type PluginManager } from "../kernel/plugin-manager.ts";
import { PLUGIN_FACTORIES } from "../plugins/index.ts";
import { createFindChat } from "./create-chat.ts";
import { createEgress } from "./create-egress.ts";

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
