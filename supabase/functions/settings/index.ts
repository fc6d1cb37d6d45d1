import { createPlatform } from "../../../src/app.ts";
import { createChat } from "../../../src/create-chat.ts";
import { createEmbedders } from "../../../src/create-embedders.ts";
import { settings } from "../../../src/http/settings.ts";

const platform = createPlatform();

export default settings(platform, createEmbedders(platform.config), createChat(platform.config.model));
