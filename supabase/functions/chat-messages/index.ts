import { createPlatform } from "../../../src/app.ts";
import { createVerifyExternalUser } from "../../../src/create-verify-outsider.ts";
import { chatMessages } from "../../../src/http/memory/chat-messages.ts";

const platform = createPlatform();

export default chatMessages(platform, createVerifyExternalUser(platform.config));
