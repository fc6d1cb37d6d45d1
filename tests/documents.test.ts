import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { FUNCTION_VARIABLES } from "../src/contract/config.ts";
import { AUTH_TYPES } from "../src/contract/connector.ts";
import { ERROR_STATUS } from "../src/contract/errors.ts";
import { DEFAULT_LIMITS } from "../src/contract/sender-limits.ts";

const ROOT = resolve(import.meta.dirname, "..");
/** Tracked files and those that git would add: the content of a clone. */
const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: ROOT,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file !== "" && existsSync(resolve(ROOT, file)));
const folders = new Set(files.flatMap(parentsOf));
const read = (file: string) => readFileSync(resolve(ROOT, file), "utf8");

/** Files that are not checked: data, vendored bundles, word lists, generated files. */
const OTHERS =
  /^(tests\/data|evaluations\/requests|src\/workspace\/vendor|src\/language|package-lock)|\.generated\.|\.data\.ts$/;
const TEXTS = /\.(tsx?|mjs|sql|md|ya?ml|toml|json|css|html)$/;
const SELF = "tests/documents.test.ts";

const REQUIREMENT = "[GTMSKUC](?:[1-9]|1[0-9]|20)";
/** References to something that is not part of a clone. */
const OUTSIDE: [name: string, pattern: RegExp][] = [
  ["a requirement id in brackets", new RegExp(`\\(${REQUIREMENT}(?:(?:[–,]| and) ?${REQUIREMENT})*[),]`)],
  [
    "a requirement id at the start of a comment",
    new RegExp(`(?://|/\\*\\*?|--|\\* )\\s*${REQUIREMENT}(?:[:,]| for\\b| \\*/)`),
  ],
  [
    "a requirement id in a sentence",
    new RegExp(`\\b(?:of|what|see|says) ${REQUIREMENT}(?![\\w-])(?!.*(?:control|sheet))`),
  ],
  ["a design document", /\b(?:api|design|requirements|hosted-supabase|ui-notes|search-notes)\.md\b/],
  ["a folder beside the repository", /\.\.\/shared\/|\bshared\/data\b|\/work\/(?!space)/],
  ["an issue number", /\bissues? (?:#|no\. ?)?\d+\b|\((?:see )?#\d+\)|\bhelper[- ]brief\b/i],
];

describe("the repository stands alone", () => {
  it.each(OUTSIDE)("no file refers to %s", (_, pattern) => {
    const found = files
      .filter((file) => TEXTS.test(file) && !OTHERS.test(file) && file !== SELF)
      .flatMap((file) =>
        read(file)
          .split("\n")
          .flatMap((line, index) =>
            pattern.test(line) ? [`${file}:${index + 1} ${line.trim().slice(0, 120)}`] : [],
          ),
      );
    expect(found).toEqual([]);
  });

  it.each([
    "/** The manager (G14–G20). */",
    "-- G13: ACTIVE once the secrets are in",
    "/** S1, S5: what holds where a file says nothing. */",
    'it("say what S2 asks for")',
    "/** The weather API of T8 on loopback */",
    "/** Limits of one send (T4, `design.md`). */",
    '"../../../shared/data/openapi"',
    "// see issue 14",
  ])("these checks find %s", (line) => {
    expect(OUTSIDE.some(([, pattern]) => pattern.test(line))).toBe(true);
  });

  it("every skipped test says what it needs (tests/needs.ts)", () => {
    const silent = files.filter(
      (file) =>
        /^tests\/.*\.ts$/.test(file) &&
        !["tests/needs.ts", SELF].includes(file) &&
        /\.skip\(|\.skipIf\(|\.runIf\(/.test(read(file)),
    );
    expect(silent).toEqual([]);
  });
});

const documents = files.filter((file) =>
  /^(README|SECURITY|CONTRIBUTING|CHANGELOG)\.md$|^docs\/.*\.md$/.test(file),
);

describe("the documents", () => {
  it.each(documents)("every path that %s names exists", (file) => {
    const missing = namedPaths(file).filter((path) => !exists(path));
    expect(missing).toEqual([]);
  });

  it.each(documents)("every link to a heading in %s leads to one", (file) => {
    const lost = [...read(file).matchAll(/\]\(([^)\s#:]*)#([^)\s]+)\)/g)].flatMap(([, path = "", anchor]) => {
      const target = path === "" ? file : relativeTo(file, path);
      return headingsOf(target).includes(anchor ?? "") ? [] : [`${target}#${anchor}`];
    });
    expect(lost).toEqual([]);
  });

  it("the table of tasks in docs/architecture.md has ten rows, each with a path", () => {
    const rows = sectionOf("docs/architecture.md", "Where to start").filter((line) =>
      /^\| (?!---|Task)/.test(line),
    );
    expect(rows.length).toBeGreaterThanOrEqual(10);
    for (const row of rows) expect(pathsIn(row).length, row).toBeGreaterThan(0);
  });

  it("docs/errors.md lists every error code with its status", () => {
    const listed = [...read("docs/errors.md").matchAll(/^\| `([A-Z_]+)` \| (\d{3}) \|/gm)];
    expect(Object.fromEntries(listed.map(([, code, status]) => [code, Number(status)]))).toEqual(
      ERROR_STATUS,
    );
  });

  it("docs/errors.md explains every `reason` that programs can decide by", () => {
    const text = read("docs/errors.md");
    const reasons = thrownReasons();
    expect(reasons).toContain("CONFLICT in_flight");
    expect(reasons).toContain("CONFLICT moved_on");
    expect(reasons).toContain("AUTH_FAILED login_failed");
    expect(reasons).toContain("MODEL_ERROR blocked");
    expect(reasons).toContain("EGRESS_BLOCKED dns_blocked");
    expect(reasons.filter((one) => !text.includes(`\`${one.split(" ")[1]}\``))).toEqual([]);
  });

  it("docs/connectors.md and the database name every auth type", () => {
    const text = read("docs/connectors.md");
    expect(AUTH_TYPES.filter((type) => !text.includes(`\`${type}\``))).toEqual([]);
    const constraint =
      /connectors_auth_type_check: (.*)/.exec(read("supabase/schema.snapshot.txt"))?.[1] ?? "";
    const accepted = [...constraint.matchAll(/'([\w-]+)'::text/g)].map(([, type = ""]) => type);
    expect(accepted.sort()).toEqual([...AUTH_TYPES].sort());
  });

  it("docs/settings.md states the limits of outgoing calls", () => {
    const text = read("docs/settings.md");
    expect(text).toContain(`to ${DEFAULT_LIMITS.totalMs.toLocaleString("en")} ms`);
    expect(text).toContain(`to ${DEFAULT_LIMITS.maxBytes.toLocaleString("en")} bytes`);
  });

  it("src/contract/config.ts lists every variable that the functions read and operators set, and docs/settings.md describes it", () => {
    const platform = /^(SUPABASE_|TOOLGATE_HOST_|TOOLGATE_JWT_SECRET$|WORKER_TOKEN$)/;
    const names = [...read("src/compose/config.ts").matchAll(/\benv(?:\["|, ")([A-Z_]+)"/g)].map(
      ([, name = ""]) => name,
    );
    const set = [...new Set(names)].filter((name) => !platform.test(name));
    expect(set.sort()).toEqual([...FUNCTION_VARIABLES].sort());
    const text = read("docs/settings.md");
    expect(FUNCTION_VARIABLES.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });

  it.each(documents)("a link of %s that is named after a file leads to that file", (file) => {
    const wrong = [...read(file).matchAll(/\[`([\w-]+)`\]\(([^)\s#]+\.(?:test\.ts|sql))\)/g)].filter(
      ([, name, target = ""]) => basename(target).replace(/\.(test\.ts|sql)$/, "") !== name,
    );
    expect(wrong.map(([link]) => link)).toEqual([]);
  });

  it("every document is reached from the README", () => {
    const reached = new Set(["README.md"]);
    for (const file of reached)
      for (const link of linksOf(file)) if (documents.includes(link)) reached.add(link);
    expect(documents.filter((file) => !reached.has(file))).toEqual([]);
  });

  it("the README has at most 7 KB", () => {
    expect(statSync(resolve(ROOT, "README.md")).size).toBeLessThanOrEqual(7 * 1024);
  });

  it("no picture has more than 200 KB, and each is shown somewhere", () => {
    const pictures = files.filter((file) => /^docs\/.*\.(png|jpe?g|svg|webp)$/.test(file));
    const shown = new Set(documents.flatMap(linksOf));
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.filter((file) => statSync(resolve(ROOT, file)).size > 200 * 1024)).toEqual([]);
    expect(pictures.filter((file) => !shown.has(file))).toEqual([]);
  });
});

/**
 * The reasons of errors in the code, as `CODE reason`. Those of INTERNAL are for logs.
 */
function thrownReasons(): string[] {
  const found = files
    .filter((file) => /^(src|supabase\/embedded)\/.*\.ts$|^supabase\/migrations\//.test(file))
    .flatMap((file) =>
      [
        ...read(file).matchAll(
          /(?:new (?:ToolgateError|HostFault)|refuse)\(\s*["']([A-Z_]+)["'][\s\S]*?;\n/g,
        ),
      ].flatMap(([statement, code]) =>
        [...statement.matchAll(/\breason["']?[:,] ["'](\w+)["']/g)].map(([, reason]) => `${code} ${reason}`),
      ),
    );
  const ofModels = [...read("src/platform/model/model-endpoint.ts").matchAll(/\breason: "(\w+)"/g)].map(
    ([, reason]) => `MODEL_ERROR ${reason}`,
  );
  const [, union = ""] = /type EgressReason =([^;]+);/.exec(read("src/calling/egress/guard-url.ts")) ?? [];
  const blocked = [...union.matchAll(/"(\w+)"/g)].map(([, reason]) => `EGRESS_BLOCKED ${reason}`);
  return [...new Set([...found, ...ofModels, ...blocked])].filter((one) => !one.startsWith("INTERNAL "));
}

/** Links, and texts in backticks that look like a path of this repository. */
function namedPaths(file: string): string[] {
  return [...linksOf(file), ...pathsIn(read(file))];
}

function linksOf(file: string): string[] {
  const text = read(file).replace(/```[\s\S]*?```/g, "");
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)|\b(?:src|srcset|href)="([^"]+)"/g)].map(
    ([, link, attribute]) => link ?? attribute ?? "",
  );
  return targets
    .map((target) => target.replace(/#.*$/, ""))
    .filter((target) => target !== "" && !/^[a-z]+:/.test(target))
    .map((target) => relativeTo(file, target));
}

const TOP = /^(?:src|web|supabase|scripts|tests|docs|examples|evaluations|agents)\//;
/** Generated files, which are not part of a clone. */
const GENERATED = /^web\/dist/;
/** The plugin of the tutorial in `docs/add-a-plugin.md`. */
const EXAMPLE = /^src\/plugins\/clock-tool(\/|$)/;

function pathsIn(text: string): string[] {
  return [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, path = ""]) => path)
    .filter((path) => TOP.test(path) && !GENERATED.test(path) && !EXAMPLE.test(path) && !/[*{<…]/.test(path))
    .map((path) => path.replace(/\/$/, ""));
}

function exists(path: string): boolean {
  return files.includes(path) || folders.has(path);
}

function relativeTo(file: string, target: string): string {
  return resolve(ROOT, dirname(file), target)
    .slice(ROOT.length + 1)
    .replace(/\/$/, "");
}

/** As GitHub names them. */
function headingsOf(file: string): string[] {
  return [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

function sectionOf(file: string, heading: string): string[] {
  const [, section = ""] = read(file).split(`\n## ${heading}\n`);
  return (section.split("\n## ")[0] ?? "").split("\n");
}

function parentsOf(file: string): string[] {
  const parts = file.split("/").slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}
