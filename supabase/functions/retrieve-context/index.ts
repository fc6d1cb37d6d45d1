import { createPlatform } from "../../../src/app.ts";
import { createEmbedders } from "../../../src/create-embedders.ts";
import { createVerifyOutsider } from "../../../src/create-verify-outsider.ts";
import { retrieveContext } from "../../../src/http/memory/retrieve-context.ts";

const platform = createPlatform();

export default retrieveContext(
  platform,
  createVerifyOutsider(platform.config),
  createEmbedders(platform.config),
);
