import { createPlatform } from "../../../src/app.ts";
import { createAgent } from "../../../src/create-agent.ts";
import { createEmbedders } from "../../../src/create-embedders.ts";
import { withTracer } from "../../../src/create-tracer.ts";
import { agentQuery } from "../../../src/http/agent-query.ts";

const platform = withTracer(createPlatform());

export default agentQuery(platform, createAgent(platform, createEmbedders(platform.config)));
