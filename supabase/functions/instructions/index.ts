import { createPlatform } from "../../../src/app.ts";
import { createVerifyExternalUser } from "../../../src/create-verify-outsider.ts";
import { instructions } from "../../../src/http/memory/instructions.ts";

const platform = createPlatform();

export default instructions(platform, createVerifyExternalUser(platform.config));
