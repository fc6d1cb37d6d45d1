import { outsideData, readRows } from "../lib/test-data.ts";
import { createClient, signUp, type ToolgateClient } from "../toolgate-client.ts";
import { type Figure, figure } from "./figure.ts";
import { userOf } from "./open-stack.ts";
import {
  type DialogueSet,
  type ParaphraseSet,
  type Part,
  readDialogues,
  readParaphrases,
} from "./read-memory-sets.ts";
import { type BenchServer, startServer } from "./start-server.ts";

const XQUAD = "memory/xquad";
/** With the text search configuration of Postgres for each. */
const LANGUAGES: Record<string, string> = { en: "english", ru: "russian", ro: "romanian" };
const CUTS = [1, 5, 10];
/** Passages per document when chunking is measured. */
const JOINED = 12;

interface Passage {
  passage_id: string;
  text: string;
}
interface Query {
  query: string;
  gold_passage_id: string;
  answer: string;
}

/**
 * Recall of the memory through the public API with the `local` embedder: paraphrases and dialogues
 * (evaluations/memory), then XQuAD if TEST_DATA_DIR contains it.
 */
export async function* memoryRecallBench(): AsyncGenerator<Figure> {
  const server = await startServer();
  try {
    const token = await signUp(server, "bench@example.test");
    const client = createClient(server.url, token);
    for (const set of readParaphrases()) yield* paraphrases(client, token, set);
    yield* dialogues(client, token, readDialogues());
    if (outsideData(XQUAD) !== null) yield* xquad(server, client, token);
    else console.error(`memory-recall: XQuAD skipped, needs ${XQUAD} in TEST_DATA_DIR`);
  } finally {
    await server.stop();
  }
}

/**
 * Recall of the answering passage, and how often it is strong; the held-out part is reported separately.
 */
async function* paraphrases(
  client: ToolgateClient,
  token: string,
  { language, passages, questions }: ParaphraseSet,
): AsyncGenerator<Figure> {
  const site_id = `paraphrases ${language}`;
  await store(
    client,
    site_id,
    passages.map(({ id, text }) => [id, text]),
  );
  for (const part of ["fit", "report"] satisfies Part[]) {
    const ranks: number[] = [];
    const strong: boolean[] = [];
    for (const { question, passage } of questions.filter((one) => one.part === part)) {
      const { sources } = await retrieve(client, token, site_id, question, 5);
      const rank = sources.findIndex(({ source }) => source === passage);
      ranks.push(rank);
      strong.push(rank >= 0 && sources[rank]?.weak === undefined);
    }
    const name = `paraphrases ${language} (${part})`;
    for (const k of [1, 5])
      yield figure(
        "memory-recall",
        `${name} recall@${k}`,
        percentOf(ranks.map((rank) => rank >= 0 && rank < k)),
        "%",
      );
    yield figure("memory-recall", `${name} found strong`, percentOf(strong), "%");
  }
}

/**
 * Whether all answering turns are returned: in the five best chunks, and in short contexts. Both dialogues
 * are on one site.
 */
async function* dialogues(
  client: ToolgateClient,
  token: string,
  sets: readonly DialogueSet[],
): AsyncGenerator<Figure> {
  const site_id = "dialogues";
  await store(
    client,
    site_id,
    sets.flatMap(({ name, sessions }) =>
      sessions.map(({ source, content }): [string, string] => [`${name} ${source}`, content]),
    ),
  );
  for (const { part, questions } of sets) {
    for (const isMultiHop of [false, true]) {
      const asked = questions.filter(({ evidence }) => evidence.length > 1 === isMultiHop);
      const name = `dialogue (${part}) ${isMultiHop ? "multi-hop" : "one turn"}`;
      for (const [label, top_k, max_chars] of [
        ["in the 5 best chunks", 5, 200_000],
        ["within 1,500 characters", 10, 1500],
        ["within 4,000 characters", 10, 4000],
      ] as const) {
        const found: boolean[] = [];
        for (const { question, evidence } of asked) {
          const { context } = await retrieve(client, token, site_id, question, top_k, max_chars);
          found.push(evidence.every((turn) => context.includes(turn)));
        }
        yield figure("memory-recall", `${name} ${label}`, percentOf(found), "%");
      }
    }
  }
}

function percentOf(holds: readonly boolean[]): number {
  return (100 * holds.filter(Boolean).length) / holds.length;
}

/**
 * Recall@1/5/10 of the gold passage, compared with Postgres' full-text search (`simple` configuration, all
 * words) over the same passages in the same database. Then the same for passages joined into long
 * documents: whether a chunk contains the gold answer.
 */
async function* xquad(server: BenchServer, client: ToolgateClient, token: string): AsyncGenerator<Figure> {
  for (const [language, configuration] of Object.entries(LANGUAGES)) {
    const passages = read<Passage>(language, "passages");
    const queries = read<Query>(language, "queries");
    const site_id = `xquad ${language}`;
    await store(
      client,
      site_id,
      passages.map(({ passage_id, text }) => [passage_id, text]),
    );
    const ranks: number[] = [];
    const plain: number[] = [];
    for (const { query, gold_passage_id } of queries) {
      ranks.push((await sourcesOf(client, token, site_id, query)).indexOf(gold_passage_id));
      plain.push((await stockSearch(server, configuration, site_id, query)).indexOf(gold_passage_id));
    }
    for (const k of CUTS) {
      const share = (all: number[]) => percentOf(all.map((rank) => rank >= 0 && rank < k));
      yield figure(
        "memory-recall",
        `xquad ${language} recall@${k}`,
        share(ranks),
        "%",
        share(plain) || undefined,
      );
    }
    yield figure(
      "memory-recall",
      `xquad ${language} joined: answer in top 5 chunks`,
      await joined(client, token, language, passages, queries),
      "%",
    );
  }
}

/** The distinct sources of the retrieved chunks, best first. */
async function sourcesOf(
  client: ToolgateClient,
  token: string,
  site_id: string,
  query: string,
): Promise<string[]> {
  const { sources } = await retrieve(client, token, site_id, query, 20);
  return [...new Set(sources.map(({ source }) => source))];
}

async function retrieve(
  client: ToolgateClient,
  token: string,
  site_id: string,
  query: string,
  top_k: number,
  max_chars = 200_000,
) {
  const { status, body } = await client.call<{
    context: string;
    sources: { source: string; score: number; weak?: true }[];
  }>("POST", "/retrieve-context", {
    user_id: userOf(token),
    site_id,
    query,
    top_k,
    history: 0,
    max_chars,
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}

/**
 * The alternative of a workflow without Toolgate: Postgres' own search through the Data API, with all
 * words of the question.
 */
async function stockSearch(
  { url, secretKey }: { url: string; secretKey: string },
  configuration: string,
  site_id: string,
  query: string,
): Promise<string[]> {
  const words = encodeURIComponent(query.replace(/[^\p{L}\p{N}\s]/gu, " "));
  const site = encodeURIComponent(site_id);
  // Users may not use full-text operators, because they would control the cost.
  const answer = await fetch(
    `${url}/rest/v1/knowledge_documents?select=source&site_id=eq.${site}&content=wfts(${configuration}).${words}&limit=10`,
    { headers: { apikey: secretKey } },
  );
  if (!answer.ok) throw new Error(await answer.text());
  return ((await answer.json()) as { source: string }[]).map(({ source }) => source);
}

/** Percentage of answers in one of the five best chunks when passages are joined into long documents. */
async function joined(
  client: ToolgateClient,
  token: string,
  language: string,
  passages: Passage[],
  queries: Query[],
): Promise<number> {
  const site_id = `xquad ${language} joined`;
  const documents: [string, string][] = [];
  for (let i = 0; i < passages.length; i += JOINED)
    documents.push([
      `document ${i / JOINED}`,
      passages
        .slice(i, i + JOINED)
        .map(({ text }) => text)
        .join("\n\n"),
    ]);
  await store(client, site_id, documents);
  let found = 0;
  for (const { query, answer } of queries) {
    const { context } = await retrieve(client, token, site_id, query, 5);
    if (context.includes(answer)) found += 1;
  }
  return (100 * found) / queries.length;
}

async function store(
  client: ToolgateClient,
  site_id: string,
  documents: [source: string, content: string][],
): Promise<void> {
  for (const [source, content] of documents) {
    const { status, body } = await client.call("POST", "/documents", { site_id, source, content });
    if (status !== 201) throw new Error(JSON.stringify(body));
  }
  for (;;) {
    const { body } = await client.call<{ documents: { status: string }[] }>(
      "GET",
      `/documents?limit=1000&site_id=${encodeURIComponent(site_id)}`,
    );
    if (body.documents.every(({ status }) => status === "READY")) return;
    await new Promise((done) => setTimeout(done, 100));
  }
}

function read<Row>(language: string, name: string): Row[] {
  return readRows(outsideData(`${XQUAD}/${language}/${name}.jsonl`) ?? "");
}
