import { createPlatform } from "../../../src/app.ts";
import { createVerifyExternalUser } from "../../../src/create-verify-outsider.ts";
import { documents } from "../../../src/http/memory/documents.ts";

const platform = createPlatform();

export default documents(platform, createVerifyExternalUser(platform.config));
