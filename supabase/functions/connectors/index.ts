import { createPlatform } from "../../../src/app.ts";
import { createAgent } from "../../../src/create-agent.ts";
import { createEmbedders } from "../../../src/create-embedders.ts";
import { createMcpPorts } from "../../../src/create-mcp-ports.ts";
import { connectors } from "../../../src/http/connectors.ts";

const platform = createPlatform();

const agent = createAgent(platform, createEmbedders(platform.config));

export default connectors(platform, agent, createMcpPorts(platform));
