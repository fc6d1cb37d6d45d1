import { createPlatform } from "../../../src/compose/app.ts";
import { agents } from "../../../src/http/agents.ts";

export default agents(createPlatform());
