import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Json } from "../../src/base/json.ts";
import { extractPath } from "../../src/calling/templates/extract-path.ts";
import { PathError } from "../../src/calling/templates/parse-path.ts";
import { TEST_DATA } from "../lib/test-data.ts";
import { type Figure, figure } from "./figure.ts";

/** A case of the JSONPath compliance test suite for RFC 9535 (BSD-2-Clause). */
export interface SuiteCase {
  name: string;
  selector: string;
  document?: Json;
  /** The single result, or the alternatives that RFC 9535 allows. */
  result?: Json[];
  results?: Json[][];
  invalid_selector?: boolean;
}

export type Verdict = "right" | "wrong" | "refused" | "crashed";

const SUITE = resolve(TEST_DATA, "jsonpath/cts.json");

export function readSuite(): SuiteCase[] {
  return (JSON.parse(readFileSync(SUITE, "utf8")) as { tests: SuiteCase[] }).tests;
}

/**
 * Whether a case needs filters, which response paths do not support; a `?` in a quoted name does not
 * count.
 */
export function isFilterCase({ selector }: SuiteCase): boolean {
  return selector.replace(/'(\\.|[^'\\])*'|"(\\.|[^"\\])*"/gs, "").includes("?");
}

/** The result of the extractor for a case. `refused`: it rejects something that the RFC allows. */
export function judge({ selector, document = null, result, results, invalid_selector }: SuiteCase): Verdict {
  try {
    const found = JSON.stringify(extractPath(document, selector).matches);
    if (invalid_selector) return "wrong";
    const accepted = results ?? (result === undefined ? [] : [result]);
    return accepted.some((one) => JSON.stringify(one) === found) ? "right" : "wrong";
  } catch (error) {
    if (!(error instanceof PathError)) return "crashed";
    return invalid_selector ? "right" : "refused";
  }
}

/** `npm run bench json-path`: the extractor against the suite. */
export async function* jsonPathBench(): AsyncGenerator<Figure> {
  const suite = readSuite();
  const started = performance.now();
  const judged = suite.map((one) => ({ one, verdict: judge(one) }));
  const elapsed = performance.now() - started;
  const supported = judged.filter(({ one }) => !isFilterCase(one));
  const invalid = judged.filter(({ one }) => one.invalid_selector);
  const share = (cases: typeof judged, verdict: Verdict) =>
    (100 * cases.filter((one) => one.verdict === verdict).length) / cases.length;
  yield figure("json-path", "right (all of the RFC 9535 suite)", share(judged, "right"), "%");
  yield figure(
    "json-path",
    "right (without filters, which are left out on purpose)",
    share(supported, "right"),
    "%",
  );
  yield figure("json-path", "right (invalid selectors refused)", share(invalid, "right"), "%");
  yield figure("json-path", "wrong (another result than the RFC's)", share(judged, "wrong"), "%");
  yield figure("json-path", "refused although valid (filters)", share(judged, "refused"), "%");
  yield figure("json-path", "crashed", share(judged, "crashed"), "%");
  yield figure("json-path", "cases", judged.length, "cases");
  yield figure("json-path", "time per case", elapsed / judged.length, "ms");
  for (const { one, verdict } of judged) {
    if (verdict === "wrong" || verdict === "crashed") {
      console.error(`json-path: ${verdict}: ${one.name}: ${JSON.stringify(one.selector)}`);
    }
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for await (const line of jsonPathBench()) console.log(JSON.stringify(line));
}
