import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { createClient, signUp, type ToolgateClient } from "../toolgate-client.ts";
import { type Figure, figure } from "./figure.ts";
import { userOf } from "./open-stack.ts";
import { startServer } from "./start-server.ts";

const FOLDER = resolve(import.meta.dirname, "../../../shared/data/memory/xquad");
/** With the text search configuration that Postgres has for each. */
const LANGUAGES: Record<string, string> = { en: "english", ru: "russian", ro: "romanian" };
const CUTS = [1, 5, 10];
/** Passages joined into one document when chunking is measured. */
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
 * XQuAD through the public API with the `local` embedder: recall@1/5/10 of the gold passage, beside Postgres' stock
 * full-text search (`simple` configuration, all words) over the same passages in the same database. Then the passages
 * joined into long documents: whether the gold answer comes back inside a retrieved chunk.
 */
export async function* memoryRecallBench(): AsyncGenerator<Figure> {
  if (!existsSync(FOLDER)) {
    console.error(`memory-recall: skipped, there is no ${FOLDER}`);
    return;
  }
  const server = await startServer();
  try {
    const token = await signUp(server, "bench@example.test");
    const client = createClient(server.url, token);
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
        plain.push(
          (await stockSearch(server, client, configuration, site_id, query)).indexOf(gold_passage_id),
        );
      }
      for (const k of CUTS) {
        const share = (all: number[]) =>
          (100 * all.filter((rank) => rank >= 0 && rank < k).length) / all.length;
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
  } finally {
    await server.stop();
  }
}

/** The sources of the retrieved chunks, best first, each once. */
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
) {
  const { status, body } = await client.call<{
    context: string;
    sources: { source: string; score: number }[];
  }>("POST", "/retrieve-context", {
    user_id: userOf(token),
    site_id,
    query,
    top_k,
    history: 0,
    max_chars: 200_000,
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}

/** What a workflow without us would do: Postgres' own search through the Data API, all words of the question. */
async function stockSearch(
  { publishableKey }: { publishableKey: string },
  client: ToolgateClient,
  configuration: string,
  site_id: string,
  query: string,
): Promise<string[]> {
  const words = encodeURIComponent(query.replace(/[^\p{L}\p{N}\s]/gu, " "));
  const site = encodeURIComponent(site_id);
  const { status, body } = await client.call<{ source: string }[]>(
    "GET",
    `/rest/v1/knowledge_documents?select=source&site_id=eq.${site}&content=wfts(${configuration}).${words}&limit=10`,
    undefined,
    { apikey: publishableKey },
  );
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.map(({ source }) => source);
}

/** Per cent of answers that stand in one of the five best chunks when passages are joined into long documents. */
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
  const text = readFileSync(resolve(FOLDER, language, `${name}.jsonl`), "utf8");
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Row);
}
