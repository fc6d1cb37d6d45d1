import type { Config } from "./contract/config.ts";
import { parseEgressAllow } from "./execution/parse-egress-allow.ts";
import { type ClosableSender, createSender } from "./execution/send-request.ts";

const made = new WeakMap<Config, ClosableSender>();

/** The one guarded sender of this process: whoever asks shares its connections. */
export function createEgress(config: Config): ClosableSender {
  const sender =
    made.get(config) ?? createSender({ allow: parseEgressAllow(config.egressAllow), allowHttp: true });
  made.set(config, sender);
  return sender;
}
