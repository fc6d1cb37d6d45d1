import type { Embedders, Platform } from "./contract/ports.ts";
import { createChat } from "./create-chat.ts";
import { parseEgressAllow } from "./execution/parse-egress-allow.ts";
import { createSender } from "./execution/send-request.ts";
import { createKernel, type Kernel } from "./kernel/kernel.ts";
import { createPluginManager } from "./kernel/plugin-manager.ts";
import { createArgumentValidator } from "./planning/validate-arguments.ts";
import { PLUGIN_FACTORIES } from "./plugins/index.ts";
import { createGate } from "./policy/create-gate.ts";

/** Composes the manager: every plugin, the gate of this environment, the one sender. */
export async function createAgent({ config, database }: Platform, embedders: Embedders): Promise<Kernel> {
  const sender = createSender({ allow: parseEgressAllow(config.egressAllow), allowHttp: true });
  const ports = { database, embedders, sender, chat: createChat(config.model) };
  return createKernel({
    plugins: await createPluginManager(PLUGIN_FACTORIES.map((create) => create(ports))),
    gate: createGate(database, config.environment === "prod" ? "manual" : "auto"),
    validate: createArgumentValidator(),
  });
}
