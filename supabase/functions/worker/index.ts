import { createEgress } from "../../../src/compose/create-egress.ts";
import { createEmbedders } from "../../../src/compose/create-embedders.ts";
import { createMcpPorts } from "../../../src/compose/create-mcp-ports.ts";
import { createPlatform } from "../../../src/compose/create-platform.ts";
import { worker } from "../../../src/http/worker.ts";
import { refreshDueServers } from "../../../src/mcp/client/manage-tools.ts";
import { deliverNotifications } from "../../../src/webhooks/deliver-notifications.ts";

const platform = createPlatform();

const mcp = createMcpPorts(platform);
const sender = createEgress(platform.config);

export default worker(
  platform,
  createEmbedders(platform),
  () => deliverNotifications(platform.database, sender),
  () => refreshDueServers(platform, mcp),
);
