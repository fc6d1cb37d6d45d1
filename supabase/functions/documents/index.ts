import { createPlatform } from "../../../src/compose/create-platform.ts";
import { createVerifyExternalUser } from "../../../src/compose/create-verify-external-user.ts";
import { documents } from "../../../src/http/memory/documents.ts";

const platform = createPlatform();

export default documents(platform, createVerifyExternalUser(platform.config));
