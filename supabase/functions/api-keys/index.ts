import { createPlatform } from "../../../src/app.ts";
import { apiKeys } from "../../../src/http/api-keys.ts";

export default apiKeys(createPlatform());
