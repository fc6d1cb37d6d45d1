import { createPlatform } from "../../../src/compose/app.ts";
import { createChat } from "../../../src/compose/create-chat.ts";
import { createEmbedders } from "../../../src/compose/create-embedders.ts";
import { settings } from "../../../src/http/settings.ts";

const platform = createPlatform();

export default settings(platform, createEmbedders(platform.config), createChat(platform.config.model));
