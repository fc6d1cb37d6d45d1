import { createPlatform } from "../../../src/app.ts";
import { createAgent } from "../../../src/create-agent.ts";
import { createEmbedders } from "../../../src/create-embedders.ts";
import { withTracer } from "../../../src/create-tracer.ts";
import { approvals } from "../../../src/http/approvals.ts";

const platform = withTracer(createPlatform());

export default approvals(platform, createAgent(platform, createEmbedders(platform.config)));
