import { createPlatform } from "../../../src/compose/app.ts";
import { createAgent } from "../../../src/compose/create-agent.ts";
import { createEmbedders } from "../../../src/compose/create-embedders.ts";
import { withTracer } from "../../../src/compose/create-tracer.ts";
import { mcp } from "../../../src/http/mcp/mcp.ts";

const platform = withTracer(createPlatform());
const embedders = createEmbedders(platform.config);

export default mcp({ platform, embedders, kernel: createAgent(platform, embedders) });
