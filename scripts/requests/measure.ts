import type { Decision } from "../../src/planning/deciding/decide.ts";
import { judge, type Outcome, type Verdict } from "./judge.ts";
import { decideRow, openPart, operationOf } from "./plan-part.ts";
import { type RequestRow, readPart } from "./read-part.ts";

const args = process.argv.slice(2);
const verbose = args.includes("--verbose");
const counts: Record<string, Record<string, number>> = {};
const count = (group: string, what: string) => {
  const own = counts[group] ?? {};
  counts[group] = own;
  own[what] = (own[what] ?? 0) + 1;
};

function outcomeOf(decision: Decision | null): Outcome {
  const best = decision?.ranked[0];
  if (!decision || !best) return { kind: "none", operation: "", connector: "", arguments: {}, reads: true };
  const threshold = Number(process.env["T"] ?? 0.6);
  const sure = decision.confidence >= threshold && decision.objections.length === 0;
  return {
    kind: sure ? "call" : "ask",
    operation: operationOf(best.candidate),
    connector: best.candidate.connector_id ?? "",
    arguments: best.filling.arguments,
    reads: best.profile.reads,
  };
}

function show(row: RequestRow, verdict: Verdict, decision: Decision | null) {
  const best = decision?.ranked[0];
  console.log(
    `${verdict.toUpperCase()} [${row.id} ${row.lang} ${row.kind} ${row.expect}] ${row.query} ${row.context ? JSON.stringify(row.context) : ""}`,
  );
  console.log(
    `   want ${row.operation ?? ""} ${JSON.stringify(row.arguments ?? {})} ${row.reads ? `reads ${row.reads}` : ""}`,
  );
  if (!decision || !best) return;
  const { main, action, words } = decision.request;
  console.log(
    `   got  ${best.candidate.connector_id} ${operationOf(best.candidate)} ${JSON.stringify(best.filling.arguments)} missing=${best.filling.missing} conf=${decision.confidence.toFixed(2)} ${decision.objections}`,
  );
  console.log(
    `   ${decision.request.reading.lexicon.code} mood=${main.mood}${main.negated ? " NEG" : ""}${main.conditional ? " COND" : ""}${main.reported ? " REP" : ""}${main.past ? " PAST" : ""} action=${action?.verbs} ${action?.commanded} verb=${best.verb} left=${best.leftover.map((i) => words[i]?.token.text)} second=${decision.ranked[1] ? operationOf(decision.ranked[1].candidate) : ""}`,
  );
}

const started = performance.now();
let rows = 0;
let planning = 0;
for (const folder of args.filter((arg) => !arg.startsWith("--"))) {
  const part = readPart(folder);
  const find = openPart(part);
  for (const row of part.rows) {
    const candidates = find(row);
    const before = performance.now();
    const decision = decideRow(row, candidates);
    planning += performance.now() - before;
    rows++;
    const verdict = judge(row, outcomeOf(decision));
    count(row.expect, verdict);
    count(`lang ${row.lang}`, `${row.expect}:${verdict}`);
    const goldAt =
      decision?.ranked.findIndex(
        (each) =>
          each.candidate.connector_id === row.connector &&
          [row.operation, ...(row.also ?? [])].includes(operationOf(each.candidate)),
      ) ?? -1;
    if (row.expect === "call") {
      count("rank", goldAt === 0 ? "first" : goldAt < 0 ? "absent" : goldAt < 5 ? "top5" : "later");
      if (goldAt === 0)
        count(
          "first",
          verdict === "right"
            ? "right"
            : judge(row, { ...outcomeOf(decision), kind: "call" }) === "right"
              ? "args right, asked"
              : "args wrong",
        );
    }
    if (
      args.includes("--args") &&
      goldAt === 0 &&
      row.expect === "call" &&
      judge(row, { ...outcomeOf(decision), kind: "call" }) !== "right"
    )
      console.log(
        `${row.id} ${row.lang} ${row.query} ${row.context ? JSON.stringify(row.context) : ""}\n   want ${row.operation} ${JSON.stringify(row.arguments)}\n   got  ${JSON.stringify(outcomeOf(decision).arguments)}`,
      );
    if (
      args.includes("--blocked") &&
      goldAt === 0 &&
      row.expect === "call" &&
      verdict === "asked" &&
      judge(row, { ...outcomeOf(decision), kind: "call" }) === "right"
    )
      show(row, verdict, decision);
    if (args.includes("--rank") && goldAt > 0 && row.expect === "call") show(row, verdict, decision);
    if (verbose && verdict !== "right") show(row, verdict, decision);
  }
}
console.log(JSON.stringify(counts, null, 1).replace(/\n\s{2}/g, " "));
console.log(
  `${rows} rows, ${((performance.now() - started) / rows).toFixed(1)} ms each, planning ${(planning / rows).toFixed(2)} ms`,
);
