import { createPlatform } from "../../../src/compose/app.ts";
import { createMcpPorts } from "../../../src/compose/create-mcp-ports.ts";
import { createAgentLoader } from "../../../src/compose/load-agent.ts";
import { connectors } from "../../../src/http/connectors/connectors.ts";

const platform = createPlatform();

export default connectors(platform, createAgentLoader(platform), createMcpPorts(platform));
