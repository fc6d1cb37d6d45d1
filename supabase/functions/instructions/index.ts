import { createPlatform } from "../../../src/app.ts";
import { createVerifyOutsider } from "../../../src/create-verify-outsider.ts";
import { instructions } from "../../../src/http/memory/instructions.ts";

const platform = createPlatform();

export default instructions(platform, createVerifyOutsider(platform.config));
