import { createPlatform } from "../../../src/compose/create-platform.ts";
import { workspace } from "../../../src/http/workspace.ts";

export default workspace(createPlatform());
