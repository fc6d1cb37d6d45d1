import { packTerms } from "../../src/memory/index-terms.ts";
import type { Stack } from "../../supabase/embedded/stack-options.ts";
import type { ToolgateClient } from "../toolgate-client.ts";
import { type Figure, figure, percentile, timeEach } from "./figure.ts";
import { openBenchStack } from "./open-stack.ts";

const CHUNKS = 100_000;
const SITES = 1_000;
/** One site has this size, the others share the rest. */
const LARGE = 20_000;
const VOCABULARY = 20_000;
const WORDS = 130;
const QUESTIONS = 200;

/**
 * `retrieve-context` over HTTP with 100,000 chunks in 1,000 sites, one of which has 20,000: in PGlite, or
 * in the Postgres of `DATABASE_URL`. Chunks are written directly to the tables, with the same result as
 * publishing. Baseline: the same database with only the first small site.
 */
export async function* memorySizeBench(): AsyncGenerator<Figure> {
  const { stack, client, user_id } = await openBenchStack();
  const kind = stack.dbUrl ? "Postgres" : "PGlite";
  try {
    const prefix = crypto.randomUUID().slice(0, 8);
    const ask = retriever(client, user_id);
    const small = (CHUNKS - LARGE) / (SITES - 1);

    await fillSite(stack, client, `${prefix} 0`, Math.round(small));
    const alone = await timeEach(QUESTIONS, () => ask(`${prefix} 0`));
    let written = Math.round(small);
    for (let site = 1; site < SITES; site++) {
      const wanted = site === SITES - 1 ? LARGE : Math.round(small * (site + 1)) - written;
      await fillSite(stack, client, `${prefix} ${site}`, wanted);
      if (site < SITES - 1) written += wanted;
    }
    await stack.sql("analyze");
    let turn = 0;
    const amid = await timeEach(QUESTIONS, () => ask(`${prefix} ${(turn++ * 7) % (SITES - 1)}`));
    const large = await timeEach(QUESTIONS / 4, () => ask(`${prefix} ${SITES - 1}`));
    for (const p of [50, 95]) {
      const baseline = percentile(alone, p);
      yield figure(
        "memory-size",
        `${kind}: p${p}, a small site among ${CHUNKS} chunks`,
        percentile(amid, p),
        "ms",
        baseline,
      );
      yield figure(
        "memory-size",
        `${kind}: p${p}, the site of ${LARGE} chunks`,
        percentile(large, p),
        "ms",
        baseline,
      );
    }
  } finally {
    await stack.stop();
  }
}

function retriever(client: ToolgateClient, user_id: string): (site_id: string) => Promise<void> {
  const random = createRandom(99);
  return async (site_id) => {
    const query = Array.from({ length: 8 }, () => wordOf(random())).join(" ");
    const { status, body } = await client.call("POST", "/retrieve-context", { user_id, site_id, query });
    if (status !== 200) throw new Error(JSON.stringify(body));
  };
}

/** Creates a site with one document of this many chunks. */
async function fillSite(
  stack: Stack,
  client: ToolgateClient,
  site_id: string,
  chunks: number,
): Promise<void> {
  await client.call("POST", "/functions/v1/sites", { site_id });
  const random = createRandom(chunks + site_id.length);
  const [document] = await stack.sql<{ id: string; revision: string }>(
    `insert into site_documents (site_id, source, format, content_hash, chunk_count, characters) values ($1, 'd', 'plain', 'bench', $2, 0)
     returning document_id as id, revision`,
    [site_id, chunks],
  );
  for (let from = 0; from < chunks; from += 500) {
    const rows = Array.from({ length: Math.min(500, chunks - from) }, (_, i) => {
      const content = Array.from({ length: WORDS }, () => wordOf(random())).join(" ");
      return { n: from + i, content, terms: packTerms(content, []) };
    });
    await stack.sql(
      `insert into knowledge_documents (site_id, document_id, revision, source, chunk_index, content, embedding_model, terms)
       select $1, $2, $3, 'd', x.n, x.content, 'external', array(select t::bigint from jsonb_array_elements_text(x.terms) t)
       from jsonb_to_recordset($4::jsonb) x (n integer, content text, terms jsonb)`,
      [site_id, document?.id ?? "", document?.revision ?? "", JSON.stringify(rows)],
    );
  }
  await stack.sql("select private.publish_document(d) from site_documents d where d.document_id = $1", [
    document?.id ?? "",
  ]);
}

/** Word frequencies follow Zipf's law. */
function wordOf(random: number): string {
  const rank = Math.floor(VOCABULARY ** random);
  return `w${((rank * 7919) % 1_000_003).toString(36)}${rank.toString(36)}`;
}

/** Mulberry32: the same data in every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
