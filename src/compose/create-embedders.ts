import { createLocalEmbedder } from "../catalogue/search/local-embedder.ts";
import type { Config } from "../contract/config.ts";
import type { Embedder, Embedders } from "../contract/ports.ts";
import { createOpenAiEmbedder } from "../platform/model/openai-embedder.ts";
import { createSupabaseEmbedder } from "../platform/model/supabase-embedder.ts";
import { BUILT_IN_SCRUBBER } from "../privacy/built-in-scrubber.ts";
import { scrubbedEmbedder } from "../privacy/scrubber-of.ts";

/** The configured embedders: `local`, `supabase`, or a model of the OpenAI-compatible endpoint. */
export function createEmbedders({ embeddingModel, model }: Config): Embedders {
  const wanted = create(embeddingModel);
  return {
    wanted,
    byModel: (name) => (name === wanted.model ? wanted : outOfUse(name)),
  };

  function create(name: string): Embedder {
    if (name === "local") return createLocalEmbedder();
    if (name === "supabase" || name === "gte-small") return createSupabaseEmbedder();
    if (model === null)
      throw new Error(
        `EMBEDDING_MODEL=${name} needs OPENAI_API_KEY; without a key use \`local\` or \`supabase\`.`,
      );
    const { baseUrl, apiKey } = model;
    // The only embedder that sends texts to another service.
    return scrubbedEmbedder(createOpenAiEmbedder({ baseUrl, apiKey, model: name }), BUILT_IN_SCRUBBER);
  }

  /** An embedder whose vectors are searched until the new ones are complete. */
  function outOfUse(name: string): Embedder | null {
    const local = createLocalEmbedder();
    if (name === local.model) return local;
    return model && create(name);
  }
}
