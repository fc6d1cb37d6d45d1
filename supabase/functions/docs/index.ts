import { createPlatform } from "../../../src/compose/create-platform.ts";
import { docs } from "../../../src/http/docs.ts";

export default docs(createPlatform());
