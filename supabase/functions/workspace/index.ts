import { createPlatform } from "../../../src/app.ts";
import { workspace } from "../../../src/http/workspace.ts";

export default workspace(createPlatform());
