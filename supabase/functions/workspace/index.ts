import { createPlatform } from "../../../src/compose/app.ts";
import { workspace } from "../../../src/http/workspace.ts";

export default workspace(createPlatform());
