import type { Platform } from "./contract/ports.ts";
import { createEgress } from "./create-egress.ts";
import { deliverNotifications } from "./policy/deliver-notifications.ts";

/** Delivers waiting notifications through the one sender; tells whether more may be waiting. */
export function createNotifier({ config, database }: Platform): () => Promise<boolean> {
  const sender = createEgress(config);
  return () => deliverNotifications(database, sender);
}
