import { tracedSender } from "../execution/trace-sender.ts";
import type { SharedContext } from "../kernel/shared-context.ts";
import type { PluginPorts } from "./plugin-ports.ts";
import { runChat } from "./run-chat.ts";
import { runSender } from "./run-sender.ts";

/** The ports for one run: what is sent gives up with it and is traced below it, models get no personal data. */
export function scopePorts(ports: PluginPorts, context: SharedContext): PluginPorts {
  const { payload, telemetry } = context;
  return {
    ...ports,
    sender: tracedSender(runSender(ports.sender, payload), telemetry, ""),
    chat: ports.chat && runChat(ports.chat, context),
  };
}
