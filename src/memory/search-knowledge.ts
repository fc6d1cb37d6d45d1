import { Type } from "@sinclair/typebox";
import type { JsonObject } from "../base/json.ts";
import type { AccountEmbedding } from "../contract/policy.ts";
import type { Database, Embedder, Embedders } from "../contract/ports.ts";
import { nullable, type Shape } from "../contract/shape.ts";
import { AccountEmbeddingShape } from "../contract/stored-shapes.ts";
import { chooseChunks, mergeNeighbours, type Passage } from "./choose-context.ts";
import {
  type FoundChunk,
  FoundChunkShape,
  rankChunks,
  type SiteFigures,
  siteFigures,
} from "./rank-chunks.ts";
import { lookUp, readQuestion } from "./read-question.ts";

type FoundOnSite = SiteFigures & FoundInSpace & { site_id: string; chunks: FoundChunk[] };

const FoundOnSitesShape: Shape<FoundOnSite[]> = Type.Array(
  Type.Object({
    site_id: Type.String(),
    ...siteFigures,
    embedding: nullable(AccountEmbeddingShape),
    chunks: Type.Array(FoundChunkShape),
  }),
);

/**
 * The best passages of a user's sites (or of one that the user is a member of), best first, each with the
 * `strength` of its best chunk: "strong" for a relevant passage, "weak" for the closest one.
 */
export async function searchKnowledge(
  { database, embedders }: { database: Database; embedders: QuestionEmbedders },
  { user_id, key_id }: { user_id: string | null; key_id: string | null },
  { query, site_id, limit }: { query: string; site_id: string | null; limit: number },
): Promise<JsonObject[]> {
  const question = readQuestion(query);
  const search = { p_user_id: user_id, p_key_id: key_id, p_site_id: site_id, ...lookUp(question) };
  const sites = await searchWithVector(
    embedders,
    query,
    (vector) => database.call("search_knowledge", { ...search, ...vector }, FoundOnSitesShape),
    // Several sites have the same owner.
    ([first]) => first?.embedding ?? null,
  );
  const ranked = sites.flatMap((site) => rankChunks(question, site.chunks, site));
  // Scores are only comparable within a site; relevance is comparable across sites.
  const chosen =
    sites.length === 1
      ? chooseChunks(ranked, limit)
      : chooseChunks(
          ranked.sort((a, b) => b.relevance - a.relevance || b.score - a.score),
          limit,
        );
  const siteOf = new Map(sites.flatMap(({ site_id, chunks }) => chunks.map((chunk) => [chunk, site_id])));
  return mergeNeighbours(chosen).map((passage) => ({
    site_id: (passage.chunks[0] && siteOf.get(passage.chunks[0].chunk)) ?? null,
    ...describePassage(passage),
  }));
}

function describePassage({ source, headings, content, chunks }: Passage): JsonObject {
  return {
    source,
    ...(headings.length > 0 && { headings }),
    text: content.trim(),
    document_id: chunks[0]?.chunk.document_id ?? null,
    score: Math.max(...chunks.map(({ relevance }) => Math.round(relevance * 1000) / 1000)),
    strength: chunks.some(({ strength }) => strength === "strong") ? "strong" : "weak",
  };
}

/** Maximum milliseconds for a vector; without one, the search by words finds nearly as much. */
const EMBED_TIMEOUT_MS = 3_000;

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
    timer = setTimeout(() => resolve(null), EMBED_TIMEOUT_MS);
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
