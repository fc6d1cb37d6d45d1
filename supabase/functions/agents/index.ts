import { createPlatform } from "../../../src/compose/create-platform.ts";
import { agents } from "../../../src/http/agents.ts";

export default agents(createPlatform());
