import { createEmbedders } from "../../../src/compose/create-embedders.ts";
import { createPlatform } from "../../../src/compose/create-platform.ts";
import { createVerifyExternalUser } from "../../../src/compose/create-verify-external-user.ts";
import { retrieveContext } from "../../../src/http/memory/retrieve-context.ts";

const platform = createPlatform();

export default retrieveContext(
  platform,
  createVerifyExternalUser(platform.config),
  createEmbedders(platform),
);
