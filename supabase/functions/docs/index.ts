import { createPlatform } from "../../../src/compose/app.ts";
import { docs } from "../../../src/http/docs.ts";

export default docs(createPlatform());
