import { createPlatform } from "../../../src/compose/app.ts";
import { secrets } from "../../../src/http/secrets.ts";

export default secrets(createPlatform());
