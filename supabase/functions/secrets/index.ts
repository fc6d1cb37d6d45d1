import { createPlatform } from "../../../src/compose/create-platform.ts";
import { secrets } from "../../../src/http/secrets.ts";

export default secrets(createPlatform());
