import { createAgent, createPlugins } from "../../../src/compose/create-agent.ts";
import { createEmbedders } from "../../../src/compose/create-embedders.ts";
import { createPlatform } from "../../../src/compose/create-platform.ts";
import { withTracer } from "../../../src/compose/create-tracer.ts";
import { tools } from "../../../src/http/tools.ts";

const platform = withTracer(createPlatform());
const embedders = createEmbedders(platform);
const plugins = createPlugins(platform, embedders);

export default tools(platform, embedders, createAgent(platform, embedders, plugins), plugins);
