import { join, resolve } from "node:path";
import type { JsonObject } from "../../src/base/json.ts";
import { type Decision, decide } from "../../src/planning/deciding/decide.ts";
import { readDataRows } from "../lib/test-data.ts";
import { judge, type Verdict } from "../requests/judge.ts";
import { outcomeOf } from "../requests/outcome.ts";
import { decideRow, openPart, operationOf } from "../requests/plan-part.ts";
import { readHwu } from "../requests/read-hwu.ts";
import { type Part, type RequestRow, readPart } from "../requests/read-part.ts";
import { convertSchema } from "./arguments.ts";
import { type Figure, figure, percentile } from "./figure.ts";

const OWN = resolve(import.meta.dirname, "../../evaluations/requests");

interface Judged {
  row: RequestRow;
  verdict: Verdict;
  decision: Decision | null;
  /** Position of the wanted operation; −1 when it is not among the candidates. */
  place: number;
  called: boolean;
  milliseconds: number;
}

/** The results for labelled requests without a model: the project's own set by part, HWU64 and BFCL. */
export async function* requestsBench(): AsyncGenerator<Figure> {
  for (const name of ["fit", "check", "test"]) yield* report(name, judgePart(readPart(join(OWN, name))));
  yield* report("hwu64", judgePart(readHwu()));
  yield* irrelevance();
}

function judgePart(part: Part): Judged[] {
  const find = openPart(part);
  return part.rows.map((row) => {
    const candidates = find(row);
    const started = performance.now();
    const decision = decideRow(row, candidates);
    const milliseconds = performance.now() - started;
    const outcome = outcomeOf(decision);
    const wanted = [row.operation, ...(row.also ?? [])];
    const place =
      decision?.ranked.findIndex(
        ({ candidate }) =>
          candidate.connector_id === row.connector && wanted.includes(operationOf(candidate)),
      ) ?? -1;
    return {
      row,
      decision,
      place,
      verdict: judge(row, outcome),
      called: outcome.kind === "call",
      milliseconds,
    };
  });
}

function* report(name: string, judged: readonly Judged[]): Generator<Figure> {
  const bench = `requests/${name}`;
  const share = (rows: readonly Judged[], isSo: (each: Judged) => boolean) =>
    rows.length === 0 ? 0 : (100 * rows.filter(isSo).length) / rows.length;
  const calls = judged.filter(({ row }) => row.expect === "call");
  const wanting = judged.filter(({ row }) => row.operation);
  yield figure(
    bench,
    "first place",
    share(wanting, ({ place }) => place === 0),
    "%",
  );
  yield figure(
    bench,
    "top five",
    share(wanting, ({ place }) => place >= 0 && place < 5),
    "%",
  );
  yield figure(
    bench,
    "right at once (all arguments)",
    share(calls, ({ verdict }) => verdict === "right"),
    "%",
  );
  yield figure(
    bench,
    "unnecessary questions",
    share(calls, ({ verdict }) => verdict === "asked"),
    "%",
  );
  yield figure(
    bench,
    "nothing fits although something does",
    share(calls, ({ verdict }) => verdict === "none"),
    "%",
  );
  yield figure(
    bench,
    "wrong operation or dropped part",
    share(judged, ({ verdict }) => verdict === "wrong" || verdict === "false_write"),
    "%",
  );
  yield figure(
    bench,
    "calls where a question or nothing was right",
    share(
      judged.filter(({ row }) => row.expect === "ask" || row.expect === "none"),
      ({ called }) => called,
    ),
    "%",
  );
  const still = judged.filter(({ row }) => row.expect === "no_write");
  if (still.length > 0)
    yield figure(
      bench,
      "writes on sentences that ask for none",
      still.filter(({ verdict }) => verdict === "false_write").length,
      "rows",
    );
  yield figure(
    bench,
    "planning p50",
    percentile(
      judged.map(({ milliseconds }) => milliseconds),
      50,
    ),
    "ms",
  );
  yield* calibration(bench, judged);
}

/** The share of right plans without objections per band of confidence. */
function* calibration(bench: string, judged: readonly Judged[]): Generator<Figure> {
  const bands = [0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 1.0001];
  const free = judged.filter(
    ({ decision }) => decision !== null && decision.objections.length === 0 && !decision.isForeign,
  );
  for (let i = 1; i < bands.length; i++) {
    const [from, to] = [bands[i - 1] ?? 0, bands[i] ?? 1];
    const inside = free.filter(
      ({ decision }) => decision !== null && decision.confidence >= from && decision.confidence < to,
    );
    if (inside.length === 0) continue;
    const right = inside.filter(
      ({ row, decision }) => judge(row, { ...outcomeOf(decision, 0) }) === "right",
    ).length;
    yield figure(
      bench,
      `right at confidence ${from}–${Math.min(1, to)} (${inside.length} plans)`,
      (100 * right) / inside.length,
      "%",
    );
  }
}

/** Functions of which none matches: how often one is called anyway. */
function* irrelevance(): Generator<Figure> {
  const rows = readDataRows<{
    query: string;
    functions: { name: string; description?: string; parameters: JsonObject }[];
  }>("arguments/bfcl_live_irrelevance.jsonl");
  let called = 0;
  for (const { query, functions } of rows) {
    const candidates = functions.map(({ name, description = "", parameters }) => ({
      tool_id: name,
      operation_id: name,
      connector_id: null,
      source: "custom" as const,
      plugin: "http-tool",
      name,
      fields: {
        api: "",
        operation_id: name,
        method: "",
        path: "",
        summary: "",
        description,
        tags: [],
        parameters: [],
      },
      input_schema: convertSchema(parameters),
      side_effect: "write" as const,
      score: 1,
    }));
    if (outcomeOf(decide({ query, context: {}, candidates })).kind === "call") called++;
  }
  yield figure("requests/bfcl-irrelevance", "false calls", (100 * called) / rows.length, "%");
}
