import { createAgent } from "../../../src/compose/create-agent.ts";
import { createEmbedders } from "../../../src/compose/create-embedders.ts";
import { createMcpParts } from "../../../src/compose/create-mcp-parts.ts";
import { createPlatform } from "../../../src/compose/create-platform.ts";
import { withTracer } from "../../../src/compose/create-tracer.ts";
import { mcp } from "../../../src/http/mcp.ts";

const platform = withTracer(createPlatform());
const embedders = createEmbedders(platform);

const kernel = createAgent(platform, embedders);

export default mcp(platform, createMcpParts({ platform, embedders, kernel }));
