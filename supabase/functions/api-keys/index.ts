import { createPlatform } from "../../../src/compose/app.ts";
import { apiKeys } from "../../../src/http/api-keys.ts";

export default apiKeys(createPlatform());
