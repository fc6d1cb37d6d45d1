import { createPlatform } from "../../../src/compose/app.ts";
import { createEgress } from "../../../src/compose/create-egress.ts";
import { createAgentLoader } from "../../../src/compose/load-agent.ts";
import { connections } from "../../../src/http/connections.ts";

const platform = createPlatform();

export default connections(platform, createEgress(platform.config), createAgentLoader(platform));
