import { createPlatform } from "../../../src/app.ts";
import { createMcpPorts } from "../../../src/create-mcp-ports.ts";
import { connectors } from "../../../src/http/connectors.ts";
import { createAgentLoader } from "../../../src/load-agent.ts";

const platform = createPlatform();

export default connectors(platform, createAgentLoader(platform), createMcpPorts(platform));
