import { createPlatform } from "../../../src/app.ts";
import { createEmbedders } from "../../../src/create-embedders.ts";
import { createNotifier } from "../../../src/create-notifier.ts";
import { worker } from "../../../src/http/worker.ts";

const platform = createPlatform();

export default worker(platform, createEmbedders(platform.config), createNotifier(platform));
