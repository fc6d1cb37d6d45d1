import { createPlatform } from "../../../src/app.ts";
import { agents } from "../../../src/http/agents.ts";

export default agents(createPlatform());
