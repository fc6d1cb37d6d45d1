import { createPlatform } from "../../../src/app.ts";
import { createVerifyExternalUser } from "../../../src/create-verify-outsider.ts";
import { sites } from "../../../src/http/memory/sites.ts";

const platform = createPlatform();

export default sites(platform, createVerifyExternalUser(platform.config));
