import { createPlatform } from "../../../src/app.ts";
import { createEmbedders } from "../../../src/create-embedders.ts";
import { createMcpPorts } from "../../../src/create-mcp-ports.ts";
import { createNotifier } from "../../../src/create-notifier.ts";
import { refreshDueServers } from "../../../src/http/look-at-due-servers.ts";
import { worker } from "../../../src/http/worker.ts";

const platform = createPlatform();

const mcp = createMcpPorts(platform);

export default worker(platform, createEmbedders(platform.config), createNotifier(platform), () =>
  refreshDueServers(platform, mcp),
);
