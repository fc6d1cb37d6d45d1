import { createPlatform } from "../../../src/compose/create-platform.ts";
import { apiKeys } from "../../../src/http/api-keys.ts";

export default apiKeys(createPlatform());
