import { createPlatform } from "../../../src/app.ts";
import { createAgent } from "../../../src/create-agent.ts";
import { createEmbedders } from "../../../src/create-embedders.ts";
import { createPlugins } from "../../../src/create-plugins.ts";
import { withTracer } from "../../../src/create-tracer.ts";
import { tools } from "../../../src/http/tools.ts";

const platform = withTracer(createPlatform());
const embedders = createEmbedders(platform.config);
const plugins = createPlugins(platform, embedders);

export default tools(platform, embedders, createAgent(platform, embedders, plugins), plugins);
