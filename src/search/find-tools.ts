import type { JsonObject } from "../contract/json.ts";
import type { Database, Embedders } from "../contract/ports.ts";
import type { ToolCandidate } from "../contract/tool.ts";
import { estimateConfidence, nothingFits } from "./confidence.ts";
import { parseQuery } from "./parse-query.ts";
import { rankCandidates } from "./rank-candidates.ts";
import { scoreHits } from "./score-hits.ts";
import type { SearchHits } from "./search-hits.ts";

export interface Searcher {
  user_id: string | null;
  key_hash: string | null;
}

export interface FoundTools {
  /** Resolved: an API key's owner is known now. */
  caller: { user_id: string; key_id: string | null; agent_id: string | null };
  /** Best first. */
  candidates: ToolCandidate[];
  /** How sure the first is the wanted one, 0…1; 0 when nothing fits. */
  confidence: number;
}

/**
 * Finds the caller's tools for a question: look-ups in the database, scoring here.
 *
 * @param context what the caller already knows: lifts tools that act on it (G16)
 * @throws ToolgateError UNAUTHENTICATED | FORBIDDEN for an API key that may not search
 */
export async function findTools(
  { database, embedders }: { database: Database; embedders: Embedders },
  searcher: Searcher,
  question: string,
  context: JsonObject = {},
): Promise<FoundTools> {
  const query = parseQuery(question, context);
  const found = await database.call<{ caller: FoundTools["caller"]; hits: SearchHits }>("search_tools", {
    p_user_id: searcher.user_id,
    p_key_hash: searcher.key_hash,
    p_scope: "agent:query",
    p_exact: query.exact,
    p_prefixes: query.prefixes,
    ...(await embedQuestion(database, embedders, question)),
  });
  const refs = scoreHits(query, found.hits);
  const loaded = await loadCandidates(database, found, refs);
  const ranked = rankCandidates(query, loaded, context);
  return {
    caller: found.caller,
    candidates: ranked.map(({ candidate }) => candidate),
    confidence: nothingFits(query, ranked) ? 0 : estimateConfidence(query, ranked),
  };
}

type Loaded = { ref: number } & Omit<ToolCandidate, "score">;

async function loadCandidates(
  database: Database,
  { caller, hits }: { caller: FoundTools["caller"]; hits: SearchHits },
  refs: ReturnType<typeof scoreHits>,
) {
  if (refs.length === 0) return [];
  const rows = await database.call<Loaded[]>("load_candidates", {
    p_user_id: caller.user_id,
    p_refs: refs.map(({ segment, ordinal }) => [hits.segments[segment]?.segment_id, ordinal]),
  });
  return rows.flatMap(({ ref, ...candidate }) => {
    const scored = refs[ref];
    return scored ? [{ ref: scored, candidate }] : [];
  });
}

/**
 * The question's vector in the space that is searched now. Without meaning beyond the words (`local`)
 * vectors only hurt the ranking (search notes), so none is sent.
 */
async function embedQuestion(database: Database, embedders: Embedders, question: string) {
  if (!embedders.wanted.dense) return {};
  const model = await database.call<string | null>("get_embedding_model", {});
  const embedder = model === null ? null : embedders.byModel(model);
  if (!embedder?.dense) return {};
  const [vector] = await embedder.embed([question]);
  return { p_vector: JSON.stringify(vector), p_model: embedder.model };
}
