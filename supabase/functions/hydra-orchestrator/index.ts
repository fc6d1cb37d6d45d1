import { createAgent } from "../../../src/compose/create-agent.ts";
import { createFindChat, createListModels } from "../../../src/compose/create-chat.ts";
import { createEmbedders } from "../../../src/compose/create-embedders.ts";
import { createPlatform } from "../../../src/compose/create-platform.ts";
import { withTracer } from "../../../src/compose/create-tracer.ts";
import { hydraOrchestrator } from "../../../src/http/hydra-orchestrator.ts";

const platform = withTracer(createPlatform());
const embedders = createEmbedders(platform);

export default hydraOrchestrator({
  platform,
  embedders,
  kernel: createAgent(platform, embedders),
  findChat: createFindChat(platform),
  listModels: createListModels(platform),
});
