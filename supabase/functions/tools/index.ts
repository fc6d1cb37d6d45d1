import { createPlatform } from "../../../src/app.ts";
import { createEmbedders } from "../../../src/create-embedders.ts";
import { tools } from "../../../src/http/tools.ts";

const platform = createPlatform();

export default tools(platform, createEmbedders(platform.config));
