import { createPlatform } from "../../../src/app.ts";
import { createAgent } from "../../../src/create-agent.ts";
import { createEmbedders } from "../../../src/create-embedders.ts";
import { connectors } from "../../../src/http/connectors.ts";

const platform = createPlatform();

export default connectors(platform, createAgent(platform, createEmbedders(platform.config)));
