import { createAgentLoader } from "../../../src/compose/create-agent-loader.ts";
import { createEgress } from "../../../src/compose/create-egress.ts";
import { createPlatform } from "../../../src/compose/create-platform.ts";
import { connections } from "../../../src/http/connections.ts";

const platform = createPlatform();

export default connections(platform, createEgress(platform.config), createAgentLoader(platform));
