import { createPlatform } from "../../../src/app.ts";
import { createVerifyOutsider } from "../../../src/create-verify-outsider.ts";
import { chatMessages } from "../../../src/http/memory/chat-messages.ts";

const platform = createPlatform();

export default chatMessages(platform, createVerifyOutsider(platform.config));
