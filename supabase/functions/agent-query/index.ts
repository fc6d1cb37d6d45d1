import { createAgent } from "../../../src/compose/create-agent.ts";
import { createEmbedders } from "../../../src/compose/create-embedders.ts";
import { createPlatform } from "../../../src/compose/create-platform.ts";
import { withTracer } from "../../../src/compose/create-tracer.ts";
import { agentQuery } from "../../../src/http/agent-query.ts";

const platform = withTracer(createPlatform());

export default agentQuery(platform, createAgent(platform, createEmbedders(platform)));
