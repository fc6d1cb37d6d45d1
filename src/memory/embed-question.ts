import type { Embedder } from "../contract/ports.ts";

/** Maximum milliseconds for a vector; without one, the search by words finds nearly as much. */
const TIMEOUT_MS = 3_000;

/**
 * The question's vector in the format of the database. Null for vectors that only reflect spelling
 * (`local`), which worsen the ranking, and when the model fails or times out. The search then uses words
 * only.
 */
export async function embedQuestion(embedder: Embedder, question: string): Promise<string | null> {
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
