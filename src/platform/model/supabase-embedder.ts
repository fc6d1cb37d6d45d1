import { ToolgateError } from "../../contract/errors.ts";
import type { Embedder } from "../../contract/ports.ts";

const MODEL = "gte-small";
const DIMENSIONS = 384;
/** The model reads 512 tokens; English text has about 4 characters per token, identifiers fewer. */
const MAX_CHARACTERS = 1_800;

/** The part of the Supabase Edge Runtime that is used here (`Supabase.ai`). */
interface InferenceSession {
  run(text: string, options: { mean_pool: boolean; normalize: boolean }): Promise<unknown>;
}
interface SupabaseGlobal {
  ai: { Session: new (model: string) => InferenceSession };
}

/** Whether this runtime has a built-in embedding model (the Supabase Edge Runtime). */
export function hasSupabaseEmbedder(): boolean {
  return readGlobal() !== undefined;
}

/**
 * Embeddings from the model built into the Supabase Edge Runtime: gte-small, 384 dimensions, English, no
 * key. Texts are cut to about 512 tokens and embedded one after the other, as the runtime has one session.
 *
 * @throws ToolgateError INTERNAL if the runtime has no such model; (from `embed`) MODEL_ERROR
 */
export function createSupabaseEmbedder(): Embedder {
  const supabase = readGlobal();
  if (supabase === undefined) {
    throw new ToolgateError(
      "INTERNAL",
      "Supabase.ai is not available here: the embedder `supabase` needs the Supabase Edge Runtime.",
      {
        details: { reason: "embedder" },
      },
    );
  }
  const session = new supabase.ai.Session(MODEL);
  return {
    model: MODEL,
    dense: true,
    batchSize: 8,
    async embed(texts) {
      const vectors: number[][] = [];
      for (const text of texts) vectors.push(await embedOne(session, text));
      return vectors;
    },
  };
}

async function embedOne(session: InferenceSession, text: string): Promise<number[]> {
  let output: unknown;
  try {
    output = await session.run(text.slice(0, MAX_CHARACTERS), { mean_pool: true, normalize: true });
  } catch (cause) {
    throw new ToolgateError("MODEL_ERROR", "The built-in embedding model failed.", {
      cause,
      details: { reason: "connection" },
    });
  }
  const isList = Array.isArray(output) || ArrayBuffer.isView(output);
  const vector = isList ? Array.from(output as ArrayLike<unknown>, Number) : [];
  if (vector.length !== DIMENSIONS || !vector.every(Number.isFinite)) {
    throw new ToolgateError("MODEL_ERROR", "The built-in embedding model returned no usable vector.", {
      details: { reason: "invalid_response" },
    });
  }
  return vector;
}

function readGlobal(): SupabaseGlobal | undefined {
  const found: unknown = Reflect.get(globalThis, "Supabase");
  const ai: unknown = typeof found === "object" && found !== null ? Reflect.get(found, "ai") : undefined;
  const session: unknown = typeof ai === "object" && ai !== null ? Reflect.get(ai, "Session") : undefined;
  return typeof session === "function" ? (found as SupabaseGlobal) : undefined;
}
