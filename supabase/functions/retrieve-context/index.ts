import { createPlatform } from "../../../src/app.ts";
import { createEmbedders } from "../../../src/create-embedders.ts";
import { createVerifyExternalUser } from "../../../src/create-verify-outsider.ts";
import { retrieveContext } from "../../../src/http/memory/retrieve-context.ts";

const platform = createPlatform();

export default retrieveContext(
  platform,
  createVerifyExternalUser(platform.config),
  createEmbedders(platform.config),
);
