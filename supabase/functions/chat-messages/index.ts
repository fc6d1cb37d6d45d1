import { createPlatform } from "../../../src/compose/create-platform.ts";
import { createVerifyExternalUser } from "../../../src/compose/create-verify-external-user.ts";
import { chatMessages } from "../../../src/http/memory/chat-messages.ts";

const platform = createPlatform();

export default chatMessages(platform, createVerifyExternalUser(platform.config));
