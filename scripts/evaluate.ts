import { relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { evaluateSet } from "./evaluation/evaluate-set.ts";
import { formatThreshold, formatValue } from "./evaluation/measure.ts";
import type { EvaluatedToolgate } from "./evaluation/open-embedded.ts";
import { readEvaluationSet } from "./evaluation/read-set.ts";
import { describeExpected, type EvaluationReport, writeReport } from "./evaluation/write-report.ts";
import { bold, dim, green, progressLine, red } from "./terminal.ts";
import { createClient } from "./toolgate-client.ts";

const ROOT = resolve(import.meta.dirname, "..");
const USAGE = `Usage: npm run evaluate [-- --set FILE] [--out FOLDER] [--url URL --key KEY]

  --set   a labelled set (evaluations/tools.yaml), or one that the web UI exported (.jsonl)
  --out   where the report goes (.tmp)
  --url   a Toolgate that runs; absent: the embedded stack in memory, with the APIs of the demos. There, every question
          is a dry run: nothing is sent anywhere
  --key   its API key with the scope agent:query (TOOLGATE_KEY)

Writes evaluation-report.json and .md; exits 1 below a threshold.`;

const options = readArguments();
try {
  const report = await evaluate();
  print(report);
  process.exitCode = report.metrics.every(({ ok }) => ok) ? 0 : 1;
} catch (error) {
  const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : "";
  console.error(`${red("✗")} ${error instanceof Error ? error.message : error}${cause}`);
  process.exitCode = 2;
}

async function evaluate(): Promise<EvaluationReport> {
  const set = readEvaluationSet(options.set);
  const started = new Date();
  const toolgate = options.url === undefined ? await openHere() : openThere(options.url);
  let done = 0;
  const running = progressLine(() => `${done} of ${set.cases.length} questions`);
  try {
    const findings = await evaluateSet(set, toolgate, (count) => {
      done = count;
    });
    if (findings.cases.length === 0)
      throw new Error("None of the operations of the set is connected there: nothing was measured.");
    return {
      set: relative(ROOT, options.set),
      url: toolgate.url,
      started_at: started.toISOString(),
      seconds: (Date.now() - started.getTime()) / 1000,
      ...findings,
    };
  } finally {
    running.done();
    await toolgate.stop();
  }
}

/** The stack is loaded only here: its modules take longer than a small set elsewhere. */
async function openHere(): Promise<EvaluatedToolgate> {
  const { openEmbedded } = await import("./evaluation/open-embedded.ts");
  return openEmbedded();
}

function openThere(url: string): EvaluatedToolgate {
  const key = options.key ?? quit(`An API key is needed: --key tg_… (or TOOLGATE_KEY).\n\n${USAGE}`);
  const there = url.replace(/\/+$/, "");
  return {
    url: there,
    client: createClient(there, key),
    countWrites: async () => null,
    stop: async () => undefined,
  };
}

function print(report: EvaluationReport): void {
  for (const one of report.metrics) {
    const name = bold(one.metric.padEnd(18));
    console.log(
      `${one.ok ? green("✓") : red("✗")} ${name} ${formatValue(one).padStart(16)}  ${dim(formatThreshold(one))}`,
    );
  }
  const wrong = report.cases.filter(({ right }) => !right);
  if (wrong.length > 0) console.log(dim("\nNot as labelled:"));
  for (const { question, expect, got } of wrong)
    console.log(`  ${question} ${dim(`wanted ${describeExpected(expect)}, got`)} ${got}`);
  if (report.skipped.length > 0)
    console.log(dim(`\n${report.skipped.length} cases skipped: not connected there`));
  const files = writeReport(options.out, report).map((file) => relative(process.cwd(), file));
  console.log(dim(`\n${report.cases.length} cases, ${report.seconds.toFixed(1)} s → ${files.join(", ")}`));
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        set: { type: "string" },
        out: { type: "string" },
        url: { type: "string" },
        key: { type: "string" },
      },
    });
    const key = values.key ?? (process.env["TOOLGATE_KEY"]?.trim() || undefined);
    const set = resolve(values.set ?? resolve(ROOT, "evaluations/tools.yaml"));
    return { ...values, key, set, out: resolve(values.out ?? resolve(ROOT, ".tmp")) };
  } catch (error) {
    return quit(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}

function quit(message: string): never {
  console.error(message);
  process.exit(2);
}
