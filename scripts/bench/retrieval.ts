import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseQuery } from "../../src/catalogue/search/parse-query.ts";
import { rankCandidates } from "../../src/catalogue/search/rank-candidates.ts";
import type { ToolFields } from "../../src/contract/tool.ts";
import { outsideData, readRows } from "../lib/test-data.ts";
import { buildMemoryCatalogue, type MemoryCatalogue, searchCatalogue } from "./memory-catalogue.ts";
import { buildPlainBm25 } from "./plain-bm25.ts";
import { readSpec } from "./read-spec.ts";

export interface BenchRow {
  bench: string;
  metric: string;
  value: number;
  unit: string;
  baseline?: number;
  ratio?: number;
}

interface Question {
  query: string;
  /** Tools that answer it: each entry lists the interchangeable ones. */
  gold: Set<string>[];
}

interface Api {
  id: string;
  tools: ToolFields[];
}

const SOCBENCH = "retrieval/specs/socbench";
const GITHUB = "openapi/v303__github.com.json";
const CUTS = [1, 3, 5, 10] as const;
/**
 * Recall and hit rates of the production ranking compared with plain BM25 in the same run, and its
 * latency.
 */
export async function* retrievalBench(): AsyncGenerator<BenchRow> {
  const missing = [SOCBENCH, GITHUB].filter((path) => outsideData(path) === null);
  if (missing.length > 0) {
    console.error(`retrieval: skipped, needs ${missing.join(" and ")} in TEST_DATA_DIR`);
    return;
  }
  const tmdb = loadApi("retrieval/specs/tmdb_oas.json");
  const socbench = readdirSync(pathOf(SOCBENCH))
    .sort()
    .map((name) => loadApi(`${SOCBENCH}/${name}`));
  const github = loadApi(GITHUB);
  const pool = [tmdb, ...socbench, github];
  yield* measure("tmdb", [tmdb], tmdbQuestions());
  yield* measure("tmdb-in-pool", pool, tmdbQuestions());
  yield* measureByPool("socbench", socbench, socbenchQuestions());
  yield* measure(
    "socbench-in-pool",
    pool,
    socbenchQuestions().map(({ question }) => question),
  );
  const large = buildMemoryCatalogue(repeatTo(pool, 10_000));
  yield* measureLatency("one-wish", large, tmdbQuestions());
  yield* measureLatency(
    "many-wishes",
    large,
    socbenchQuestions().map(({ question }) => question),
  );
}

function pathOf(path: string): string {
  const found = outsideData(path);
  if (found === null) throw new Error(`TEST_DATA_DIR has no ${path}.`);
  return found;
}

function loadApi(path: string): Api {
  const id = path.replace("retrieval/", "");
  return { id, tools: readSpec(readFileSync(pathOf(path), "utf8")) };
}

interface GoldLine {
  query: string;
  pool?: string[];
  gold: { method: string; path: string; in_spec: boolean; candidates?: { spec: string }[] }[];
}

function toolKey(spec: string, method: string, path: string): string {
  return `${spec} ${method} ${path}`;
}

function toQuestion(line: GoldLine, spec: string): Question {
  const distinct = new Map<string, Set<string>>();
  for (const { method, path, candidates } of line.gold) {
    const specs = candidates?.map((candidate) => candidate.spec) ?? [spec];
    distinct.set(`${method} ${path}`, new Set(specs.map((name) => toolKey(name, method, path))));
  }
  return { query: line.query, gold: [...distinct.values()] };
}

function tmdbQuestions(): Question[] {
  return readRows<GoldLine>(pathOf("retrieval/restbench_tmdb.jsonl")).map((line) =>
    toQuestion(line, "specs/tmdb_oas.json"),
  );
}

function socbenchQuestions(): { question: Question; pool: string[] }[] {
  return readRows<GoldLine>(pathOf("retrieval/socbench_dev.jsonl")).map((line) => ({
    question: toQuestion(line, ""),
    pool: line.pool ?? [],
  }));
}

/** Ranks of the gold tools (1 = first) for both rankings; Infinity when not found. */
type Ranks = { ours: number[]; plain: number[] };

function createRanker(apis: Api[]): (question: Question) => Ranks {
  const catalogue = buildMemoryCatalogue(apis);
  const plain = buildPlainBm25(catalogue.tools.map((tool) => tool.fields));
  const keys = apis.flatMap((api) => api.tools.map((tool) => toolKey(api.id, tool.method, tool.path)));
  const keyOf = new Map(catalogue.tools.map((tool, i) => [tool.tool_id, keys[i] ?? ""]));
  return ({ query, gold }) => {
    const ours = searchCatalogue(catalogue, query).ranked.map(
      ({ candidate }) => keyOf.get(candidate.tool_id) ?? "",
    );
    const baseline = plain(query)
      .slice(0, 50)
      .map((i) => keys[i] ?? "");
    return { ours: gold.map((set) => rankOf(ours, set)), plain: gold.map((set) => rankOf(baseline, set)) };
  };
}

function rankOf(keys: string[], wanted: Set<string>): number {
  const place = keys.findIndex((key) => wanted.has(key));
  return place < 0 ? Number.POSITIVE_INFINITY : place + 1;
}

function* measure(dataset: string, apis: Api[], questions: Question[]): Generator<BenchRow> {
  yield* report(dataset, questions.map(createRanker(apis)));
}

/** Ranks every question against the documents of its own domain only. */
function* measureByPool(
  dataset: string,
  apis: Api[],
  questions: { question: Question; pool: string[] }[],
): Generator<BenchRow> {
  const byId = new Map(apis.map((api) => [api.id, api]));
  const rankers = new Map<string, (question: Question) => Ranks>();
  const ranks = questions.map(({ question, pool }) => {
    const id = pool.join();
    const ranker = rankers.get(id) ?? createRanker(pool.flatMap((name) => byId.get(name) ?? []));
    rankers.set(id, ranker);
    return ranker(question);
  });
  yield* report(dataset, ranks);
}

function* report(dataset: string, ranks: Ranks[]): Generator<BenchRow> {
  for (const [metric, score] of [
    ["recall", recallAt],
    ["hit", hitAt],
  ] as const)
    for (const cut of CUTS) {
      const value = percent(ranks.map(({ ours }) => score(ours, cut)));
      const baseline = percent(ranks.map(({ plain }) => score(plain, cut)));
      yield {
        bench: `retrieval/${dataset}`,
        metric: `${metric}@${cut}`,
        value,
        unit: "%",
        baseline,
        ratio: round(value / baseline, 2),
      };
    }
}

function recallAt(ranks: number[], cut: number): number {
  return ranks.filter((rank) => rank <= cut).length / Math.max(1, ranks.length);
}

function hitAt(ranks: number[], cut: number): number {
  return ranks.some((rank) => rank <= cut) ? 1 : 0;
}

function percent(values: number[]): number {
  return round((100 * values.reduce((sum, value) => sum + value, 0)) / Math.max(1, values.length), 1);
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

/** Time without the database: parsing and both ranking stages, over about 10,000 operations. */
function* measureLatency(
  kind: string,
  catalogue: MemoryCatalogue,
  questions: Question[],
): Generator<BenchRow> {
  const times = questions.map(({ query }) => timeSearch(catalogue, query)).sort((a, b) => a - b);
  const bench = `retrieval/latency-${catalogue.tools.length}-operations-${kind}`;
  for (const [metric, share] of [
    ["p50", 0.5],
    ["p95", 0.95],
  ] as const)
    yield { bench, metric, value: round(times[Math.floor(times.length * share)] ?? 0, 2), unit: "ms" };
}

function repeatTo(apis: Api[], count: number): Api[] {
  const repeated: Api[] = [];
  for (let copy = 0, total = 0; total < count; copy++)
    for (const api of apis) {
      if (total >= count) break;
      repeated.push({ id: `${api.id}#${copy}`, tools: api.tools });
      total += api.tools.length;
    }
  return repeated;
}

function timeSearch(catalogue: MemoryCatalogue, text: string): number {
  const started = performance.now();
  const query = parseQuery(text);
  const parsed = performance.now() - started;
  const hits = catalogue.find(query);
  const resumed = performance.now();
  rankCandidates(query, catalogue.candidatesOf(query, hits));
  return parsed + performance.now() - resumed;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for await (const row of retrievalBench()) console.log(JSON.stringify(row));
