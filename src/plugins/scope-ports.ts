import { tracedSender } from "../execution/trace-sender.ts";
import type { ActingContext } from "../kernel/shared-context.ts";
import type { PluginPorts } from "./plugin-ports.ts";
import { runChat } from "./run-chat.ts";
import { runSender } from "./run-sender.ts";

/** The ports for one run: what is sent gives up with it and is traced below it, models get no personal data. */
export function scopePorts(ports: PluginPorts, context: ActingContext): PluginPorts {
  return {
    ...ports,
    sender: tracedSender(runSender(ports.sender, context), context.telemetry, ""),
    chat: ports.chat && runChat(ports.chat, context),
  };
}
