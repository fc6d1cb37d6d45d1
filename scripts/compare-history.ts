import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { JsonObject } from "../src/base/json.ts";
import { annotate } from "../src/catalogue/openapi/annotate/annotate.ts";
import {
  compareDocuments,
  type OperationChangeKind,
} from "../src/catalogue/openapi/compare/compare-documents.ts";
import { applyOverlay } from "../src/catalogue/openapi/overlay/apply-overlay.ts";
import { readOverlay } from "../src/catalogue/openapi/overlay/read-overlay.ts";
import { parseDocument } from "../src/catalogue/openapi/parse/parse-document.ts";

/**
 * npm run compare-history -- --repository DIR --path openapi.json [--versions 50] [--against DIR]: walks the versions of a document in
 * a git repository (bare or not), classifies every change and applies an overlay to every version. `--against` is a folder with the npm
 * package `api-smart-diff`, whose verdict is compared. Prints one JSON object.
 */

const { values } = parseArgs({
  options: {
    repository: { type: "string" },
    path: { type: "string" },
    versions: { type: "string", default: "50" },
    against: { type: "string" },
  },
});
const { repository, path, against } = values;
if (!repository || !path) throw new Error("Give --repository and --path.");

const git = (...args: string[]) =>
  execFileSync("git", ["-C", repository, ...args], { maxBuffer: 256 * 1024 * 1024, encoding: "utf8" });

interface Difference {
  type: string;
}
type Compare = (before: unknown, after: unknown) => { diffs: Difference[] };

function loadOther(folder: string): Compare {
  return (createRequire(join(folder, "package.json"))("api-smart-diff") as { apiCompare: Compare })
    .apiCompare;
}

/** Overrides of the first version's operations: a description, a fixed limit, a group. */
function overlayFor(document: JsonObject): JsonObject {
  const paths = Object.entries((document["paths"] ?? {}) as Record<string, JsonObject>);
  const actions = paths.slice(0, 20).flatMap(([name, item]) =>
    Object.keys(item)
      .filter((key) => ["get", "post", "put", "delete", "patch"].includes(key))
      .slice(0, 1)
      .map((method) => ({
        target: `$.paths[${JSON.stringify(name)}].${method}`,
        update: { summary: "An override", "x-limits": { timeout_ms: 5_000 } },
      })),
  );
  const groups = { target: "$", update: { "x-disabled": { paths: ["/none/*"] } } };
  return { overlay: "1.0.0", info: { title: "x", version: "1" }, actions: [groups, ...actions] };
}

const commits = git("log", "--format=%H", "-n", String(Number(values.versions) + 1), "--", path)
  .trim()
  .split("\n")
  .reverse();
const kinds: Record<OperationChangeKind, number> = {
  added: 0,
  removed: 0,
  breaking: 0,
  compatible: 0,
  documentation: 0,
};
const figures = {
  versions: 0,
  unreadable: 0,
  crashes: 0,
  changed_versions: 0,
  breaking_versions: 0,
  overrides: 0,
  overrides_lost: 0,
  conflicts: 0,
};
const other = { compared: 0, failed: 0, agree: 0, only_ours: 0, only_theirs: 0 };
const times: number[] = [];
const disagreements: string[] = [];
let before: { document: JsonObject; source: string; commit: string } | undefined;
let overlay: JsonObject | undefined;
let bases: ReturnType<typeof applyOverlay>["bases"] | null = null;

for (const commit of commits) {
  let current: typeof before;
  try {
    const source = git("show", `${commit}:${path}`);
    current = { document: annotate(parseDocument(source)).document, source, commit };
  } catch (error) {
    figures.unreadable++;
    process.stderr.write(
      `${commit.slice(0, 8)} cannot be read: ${error instanceof Error ? error.message.slice(0, 120) : error}\n`,
    );
    continue;
  }
  figures.versions++;
  try {
    overlay ??= overlayFor(current.document);
    const copy = JSON.parse(JSON.stringify(current.document)) as JsonObject;
    const actions = readOverlay(overlay);
    const applied = applyOverlay(copy, actions, { bases, mayRetarget: true });
    bases ??= applied.bases;
    figures.conflicts += applied.conflicts.length;
    figures.overrides += actions.length;
    const inEffect = JSON.stringify(copy).split('"An override"').length - 1;
    const missing = applied.conflicts.filter(({ kind }) => kind === "no_target").length;
    figures.overrides_lost += actions.length - 1 - missing - inEffect;
    if (before) {
      const start = performance.now();
      const changes = compareDocuments(before.document, current.document);
      times.push(performance.now() - start);
      for (const { kind } of changes) kinds[kind]++;
      const isBreaking = changes.some(({ kind }) => kind === "breaking" || kind === "removed");
      if (changes.length > 0) figures.changed_versions++;
      if (isBreaking) figures.breaking_versions++;
      if (against) compareVerdicts(before, current, isBreaking);
    }
  } catch (error) {
    figures.crashes++;
    process.stderr.write(`${commit.slice(0, 8)} ${error instanceof Error ? error.stack : error}\n`);
  }
  before = current;
}

function compareVerdicts(
  one: NonNullable<typeof before>,
  two: NonNullable<typeof before>,
  isBreaking: boolean,
): void {
  try {
    const { diffs } = loadOther(against ?? "")(parseDocument(one.source), parseDocument(two.source));
    const theirs = diffs.some(({ type }) => type === "breaking");
    other.compared++;
    if (theirs === isBreaking) other.agree++;
    else if (isBreaking) other.only_ours++;
    else other.only_theirs++;
    if (theirs !== isBreaking)
      disagreements.push(
        `${isBreaking ? "ours" : "theirs"} ${one.commit.slice(0, 8)}..${two.commit.slice(0, 8)}`,
      );
  } catch (error) {
    other.failed++;
    process.stderr.write(`api-smart-diff: ${error instanceof Error ? error.message.slice(0, 200) : error}\n`);
  }
}

times.sort((a, b) => a - b);
const compare_ms = { median: Math.round(times[times.length >> 1] ?? 0), most: Math.round(times.at(-1) ?? 0) };
const operations = Object.keys((before?.document["paths"] ?? {}) as object).length;
process.stdout.write(
  `${JSON.stringify({ path, last_paths: operations, ...figures, kinds, compare_ms, ...(against && { other, disagreements }) })}\n`,
);
