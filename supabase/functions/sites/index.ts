import { createPlatform } from "../../../src/compose/create-platform.ts";
import { createVerifyExternalUser } from "../../../src/compose/create-verify-external-user.ts";
import { sites } from "../../../src/http/memory/sites.ts";

const platform = createPlatform();

export default sites(platform, createVerifyExternalUser(platform.config));
