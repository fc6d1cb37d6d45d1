import { createPlatform } from "../../../src/app.ts";
import { secrets } from "../../../src/http/secrets.ts";

export default secrets(createPlatform());
