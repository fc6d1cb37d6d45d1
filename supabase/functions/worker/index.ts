import { createPlatform } from "../../../src/compose/app.ts";
import { createEmbedders } from "../../../src/compose/create-embedders.ts";
import { createMcpPorts } from "../../../src/compose/create-mcp-ports.ts";
import { createNotifier } from "../../../src/compose/create-notifier.ts";
import { worker } from "../../../src/http/worker.ts";
import { refreshDueServers } from "../../../src/mcp/client/manage-tools.ts";

const platform = createPlatform();

const mcp = createMcpPorts(platform);

export default worker(platform, createEmbedders(platform), createNotifier(platform), () =>
  refreshDueServers(platform, mcp),
);
