import { createPlatform } from "../../../src/compose/create-platform.ts";
import { createVerifyExternalUser } from "../../../src/compose/create-verify-external-user.ts";
import { instructions } from "../../../src/http/memory/sites.ts";

const platform = createPlatform();

export default instructions(platform, createVerifyExternalUser(platform.config));
