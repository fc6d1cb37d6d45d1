import { createPlatform } from "../../../src/app.ts";
import { docs } from "../../../src/http/docs.ts";

export default docs(createPlatform());
