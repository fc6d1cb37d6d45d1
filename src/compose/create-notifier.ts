import { deliverNotifications } from "../approvals/deliver-notifications.ts";
import type { Platform } from "../contract/ports.ts";
import { createEgress } from "./create-egress.ts";

/** Delivers pending notifications through the guarded sender; returns whether more may be pending. */
export function createNotifier({ config, database }: Platform): () => Promise<boolean> {
  const sender = createEgress(config);
  return () => deliverNotifications(database, sender);
}
