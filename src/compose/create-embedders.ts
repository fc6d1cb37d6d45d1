import { createLocalEmbedder } from "../catalogue/search/local-embedder.ts";
import { ToolgateError } from "../contract/errors.ts";
import type { AccountEmbedding } from "../contract/policy.ts";
import type { Embedder, Embedders, Platform } from "../contract/ports.ts";
import { createOpenAiEmbedder } from "../platform/model/openai-embedder.ts";
import {
  type EndpointState,
  newEndpointState,
  pauseAfterTimeouts,
} from "../platform/model/pause-after-timeouts.ts";
import { createSupabaseEmbedder } from "../platform/model/supabase-embedder.ts";
import { scrubbedEmbedder } from "../privacy/apply-rules.ts";
import { BUILT_IN_SCRUBBER } from "../privacy/built-in-scrubber.ts";
import { openAccountEndpoint, readModelKey } from "./create-chat.ts";

/** Milliseconds for the vector of a question; without one, the search by words finds nearly as much. */
const QUESTION_TIMEOUT_MS = 3_000;
const MAX_ENDPOINTS = 1_000;

type Ports = Pick<Platform, "config" | "database">;

/** The configured embedders: `local`, `supabase`, or a model of the OpenAI-compatible endpoint. */
export function createEmbedders(ports: Ports): Embedders {
  const { embeddingModel, model } = ports.config;
  const wanted = create(embeddingModel);
  const states = new Map<string, EndpointState>();
  const forQuestions = pauseAfterTimeouts(create(embeddingModel, QUESTION_TIMEOUT_MS), stateOf(""));
  return {
    wanted,
    byModel: (name) => (name === wanted.model ? forQuestions : outOfUse(name)),
    ofAccount(embedding, timeoutMs) {
      const embedder = createAccountEmbedder(ports, embedding, timeoutMs ?? QUESTION_TIMEOUT_MS);
      const scrubbed = scrubbedEmbedder(embedder, BUILT_IN_SCRUBBER);
      const { user_id, base_url, model } = embedding;
      return timeoutMs === undefined
        ? pauseAfterTimeouts(scrubbed, stateOf(JSON.stringify([user_id, base_url, model])))
        : scrubbed;
    },
  };

  /** Of an endpoint for questions. */
  function stateOf(endpoint: string): EndpointState {
    const state = states.get(endpoint) ?? newEndpointState();
    if (!states.has(endpoint) && states.size >= MAX_ENDPOINTS) states.clear();
    states.set(endpoint, state);
    return state;
  }

  function create(name: string, timeoutMs?: number): Embedder {
    if (name === "local") return createLocalEmbedder();
    if (name === "supabase" || name === "gte-small") return createSupabaseEmbedder();
    if (model === null)
      throw new Error(
        `EMBEDDING_MODEL=${name} needs OPENAI_API_KEY; without a key use \`local\` or \`supabase\`.`,
      );
    const { baseUrl, apiKey } = model;
    // Sends texts to another service.
    const options = { baseUrl, apiKey, model: name, ...(timeoutMs !== undefined && { timeoutMs }) };
    return scrubbedEmbedder(createOpenAiEmbedder(options), BUILT_IN_SCRUBBER);
  }

  /** An embedder whose vectors are searched until the new ones are complete. */
  function outOfUse(name: string): Embedder | null {
    const local = createLocalEmbedder();
    if (name === local.model) return local;
    return model && create(name, QUESTION_TIMEOUT_MS);
  }
}

/** The key is read from the vault for each request. Vectors of another length cannot be compared. */
function createAccountEmbedder(ports: Ports, embedding: AccountEmbedding, timeoutMs: number): Embedder {
  const { base_url: baseUrl, model, space, dims } = embedding;
  return {
    model: space,
    dense: true,
    batchSize: 100,
    async embed(texts) {
      const endpoint = openAccountEndpoint(ports.config, {
        baseUrl,
        key: await readModelKey(ports, embedding),
      });
      const vectors = await createOpenAiEmbedder({ ...endpoint, model, timeoutMs }).embed(texts);
      if (vectors.every(({ length }) => length === dims)) return vectors;
      throw new ToolgateError(
        "MODEL_ERROR",
        `The embedding model ${model} returned vectors of another length than ${dims}: choose it in Settings again.`,
        { details: { reason: "invalid_response" } },
      );
    },
  };
}
