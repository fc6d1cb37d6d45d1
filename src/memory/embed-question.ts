import type { Embedder } from "../contract/ports.ts";

/** A conversation waits no longer for a vector; words find nearly as much. Milliseconds. */
const PATIENCE_MS = 3_000;

/**
 * The question's vector as the database takes it. Null for vectors that know spelling only (`local`: they would hurt the
 * ranking), and when the model fails or does not answer in time: then words decide alone.
 */
export async function embedQuestion(embedder: Embedder, question: string): Promise<string | null> {
  if (!embedder.dense) return null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS);
  });
  const embedded = embedder.embed([question]).then(
    ([vector]) => (vector ? JSON.stringify(vector) : null),
    () => null,
  );
  try {
    return await Promise.race([embedded, late]);
  } finally {
    clearTimeout(timer);
  }
}
