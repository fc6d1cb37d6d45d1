import { createAgentLoader } from "../../../src/compose/create-agent-loader.ts";
import { createMcpPorts } from "../../../src/compose/create-mcp-ports.ts";
import { createPlatform } from "../../../src/compose/create-platform.ts";
import { connectors } from "../../../src/http/connectors/connectors.ts";

const platform = createPlatform();

export default connectors(platform, createAgentLoader(platform), createMcpPorts(platform));
