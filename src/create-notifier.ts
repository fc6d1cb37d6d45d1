import type { Platform } from "./contract/ports.ts";
import { parseEgressAllow } from "./execution/parse-egress-allow.ts";
import { createSender } from "./execution/send-request.ts";
import { deliverNotifications } from "./policy/deliver-notifications.ts";

/** Delivers waiting notifications through the one sender; tells whether more may be waiting. */
export function createNotifier({ config, database }: Platform): () => Promise<boolean> {
  const sender = createSender({ allow: parseEgressAllow(config.egressAllow), allowHttp: true });
  return () => deliverNotifications(database, sender);
}
