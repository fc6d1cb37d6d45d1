import { chatInScope } from "../contract/telemetry.ts";
import { tracedSender } from "../execution/trace-sender.ts";
import type { SharedContext } from "../kernel/shared-context.ts";
import { chatUnderRules } from "../policy/scrub/scrubber-of.ts";
import type { PluginPorts } from "./plugin-ports.ts";
import { runSender } from "./run-sender.ts";

/** The ports for one run: what is sent gives up with it and is traced below it, models get no personal data. */
export function scopePorts(ports: PluginPorts, { payload, telemetry }: SharedContext): PluginPorts {
  return {
    ...ports,
    sender: tracedSender(runSender(ports.sender, payload), telemetry, ""),
    chat: ports.chat && chatUnderRules(chatInScope(ports.chat, telemetry), payload.policy),
  };
}
