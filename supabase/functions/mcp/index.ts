import { createPlatform } from "../../../src/app.ts";
import { createAgent } from "../../../src/create-agent.ts";
import { createEmbedders } from "../../../src/create-embedders.ts";
import { withTracer } from "../../../src/create-tracer.ts";
import { mcp } from "../../../src/http/mcp.ts";

const platform = withTracer(createPlatform());
const embedders = createEmbedders(platform.config);

export default mcp({ platform, embedders, kernel: createAgent(platform, embedders) });
