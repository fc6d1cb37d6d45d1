import { createPlatform } from "../../../src/compose/app.ts";
import { createEmbedders } from "../../../src/compose/create-embedders.ts";
import { createModelPorts } from "../../../src/compose/create-model-ports.ts";
import { settings } from "../../../src/http/settings/settings.ts";

const platform = createPlatform();

export default settings(platform, createEmbedders(platform), createModelPorts(platform));
