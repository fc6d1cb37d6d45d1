import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Verdict } from "./judge-answer.ts";
import { formatThreshold, formatValue, type Measured } from "./measure.ts";
import { type EvaluationCase, isCall } from "./read-set.ts";

export interface EvaluationReport {
  set: string;
  /** Where it ran; `embedded` for the stack in memory. */
  url: string;
  started_at: string;
  seconds: number;
  metrics: Measured[];
  cases: (Pick<EvaluationCase, "question" | "expect"> & Verdict)[];
  /** Cases whose operations are not connected. */
  skipped: { question: string; missing: string[] }[];
}

/** Writes evaluation-report.json and .md. @returns their paths */
export function writeReport(folder: string, report: EvaluationReport): string[] {
  mkdirSync(folder, { recursive: true });
  const [json, markdown] = ["json", "md"].map((type) => join(folder, `evaluation-report.${type}`));
  if (json === undefined || markdown === undefined) return [];
  writeFileSync(json, `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(markdown, describe(report));
  return [json, markdown];
}

export function describeExpected(expect: EvaluationCase["expect"]): string {
  if (!isCall(expect)) return [expect.outcome].flat().join(" or ");
  return expect.arguments === undefined
    ? expect.operation
    : `${expect.operation} ${JSON.stringify(expect.arguments)}`;
}

function describe({ set, url, started_at, seconds, metrics, cases, skipped }: EvaluationReport): string {
  const wrong = cases.filter(({ right }) => !right);
  return [
    `# Evaluation of ${set}`,
    "",
    `At ${url}, ${started_at}: ${cases.length} cases in ${seconds.toFixed(1)} s, ${skipped.length} skipped.`,
    "",
    "| | metric | measured | threshold |",
    "|---|---|---|---|",
    ...metrics.map(
      (one) => `| ${one.ok ? "✓" : "✗"} | ${one.metric} | ${formatValue(one)} | ${formatThreshold(one)} |`,
    ),
    "",
    wrong.length === 0 ? "Every case went as labelled." : "Not as labelled:",
    "",
    ...wrong.map(
      ({ question, expect, got }) =>
        `- ${inCode(question)}: wanted ${inCode(describeExpected(expect))}, got ${inCode(got)}`,
    ),
    ...(skipped.length > 0 ? ["", "Skipped, for what is not connected:", ""] : []),
    ...skipped.map(({ question, missing }) => `- ${inCode(question)}: ${missing.join(", ")}`),
    "",
  ].join("\n");
}

function inCode(text: string): string {
  return `\`${text.replaceAll("`", "'").replaceAll("\n", " ")}\``;
}
