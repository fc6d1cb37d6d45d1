import type { AccountEmbedding } from "../contract/policy.ts";
import type { Embedder, Embedders } from "../contract/ports.ts";

/** Maximum milliseconds for a vector; without one, the search by words finds nearly as much. */
const TIMEOUT_MS = 3_000;

/** The embedders that a search of the memory needs. */
export type QuestionEmbedders = Pick<Embedders, "wanted" | "ofAccount">;

/** What a search returns when the owner of the site has set a model whose vector it lacked. */
export interface FoundInSpace {
  embedding: AccountEmbedding | null;
}

interface QuestionVector {
  p_vector: string | null;
  p_model: string;
}

/**
 * Searches with the question's vector of the installation's model. If the owner of the site has set
 * another model, which only the database knows, the search is repeated with a vector of that one.
 */
export async function searchWithVector<Found>(
  { wanted, ofAccount }: QuestionEmbedders,
  question: string,
  search: (vector: QuestionVector) => Promise<Found>,
  ownOf: (found: Found) => AccountEmbedding | null,
): Promise<Found> {
  const found = await search({ p_vector: await embedQuestion(wanted, question), p_model: wanted.model });
  const own = ownOf(found);
  if (own === null) return found;
  const p_vector = await embedQuestion(ofAccount(own), question);
  return p_vector === null ? found : search({ p_vector, p_model: own.space });
}

/**
 * The question's vector in the format of the database. Null for vectors that only reflect spelling
 * (`local`), which worsen the ranking, and when the model fails or times out. The search then uses words
 * only.
 */
async function embedQuestion(embedder: Embedder, question: string): Promise<string | null> {
  if (!embedder.dense) return null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), TIMEOUT_MS);
  });
  const embedded = embedder.embed([question]).then(
    ([vector]) => (vector ? JSON.stringify(vector) : null),
    () => null,
  );
  try {
    return await Promise.race([embedded, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
