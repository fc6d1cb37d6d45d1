import { createEmbedders } from "../../../src/compose/create-embedders.ts";
import { createModelPorts } from "../../../src/compose/create-model-ports.ts";
import { createPlatform } from "../../../src/compose/create-platform.ts";
import { settings } from "../../../src/http/settings/settings.ts";

const platform = createPlatform();

export default settings(platform, createEmbedders(platform), createModelPorts(platform));
