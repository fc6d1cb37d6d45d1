import type { ModelAddress } from "../contract/policy.ts";
import type { Platform } from "../contract/ports.ts";
import type { ModelPorts } from "../http/settings/account-model.ts";
import { fetchModels } from "../platform/model/list-models.ts";
import { createOpenAiEmbedder } from "../platform/model/openai-embedder.ts";
import { scrubbedEmbedder } from "../privacy/apply-rules.ts";
import { BUILT_IN_SCRUBBER } from "../privacy/built-in-scrubber.ts";
import { createFindChat, openAccountEndpoint, openKeptChat, readModelKey } from "./create-chat.ts";
import { guardDestination } from "./create-egress.ts";

/** A person waits for the answer. */
const CHECK_TIMEOUT_MS = 15_000;

/** What the settings need to set, test and list models. */
export function createModelPorts({ config, database }: Platform): ModelPorts {
  const open = ({ base_url, key }: ModelAddress) => openAccountEndpoint(config, { baseUrl: base_url, key });
  return {
    findChat: createFindChat({ config, database }),
    readKey: (account) => readModelKey({ database }, account),
    checkAddress: ({ base_url, key }) => guardDestination(config, base_url, key !== null),
    openChat: (address, model) => openKeptChat(open(address), model),
    openEmbedder: (address, model) =>
      scrubbedEmbedder(
        createOpenAiEmbedder({ ...open(address), model, timeoutMs: CHECK_TIMEOUT_MS }),
        BUILT_IN_SCRUBBER,
      ),
    async fetchModels(address) {
      const endpoint = address === null ? config.model : open(address);
      return endpoint === null ? [] : (await fetchModels(endpoint)).map(({ id }) => id);
    },
  };
}
