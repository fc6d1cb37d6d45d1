import { readdirSync, readFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { findRejectedWords } from "../scripts/lib/find-rejected-words.ts";
import { findUnusedExports } from "../scripts/lib/find-unused-exports.ts";

const ROOT = resolve(import.meta.dirname, "..");
const BASE = ["base", "contract"];
const SAFETY = ["agents", "approvals", "privacy", "prompt-safety"];
const CALLING = [
  "calling/templates",
  "calling/redaction",
  "calling/egress",
  "calling/response",
  "calling/request",
  "calling/credentials",
];
const DOMAINS = [
  ...BASE,
  ...SAFETY,
  ...CALLING,
  "calling",
  "catalogue/openapi",
  "catalogue/search",
  "catalogue/ingest",
  "catalogue/import",
  "catalogue/sync",
  "connections",
  "kernel",
  "language",
  "mcp/client",
  "memory",
  "planning",
  "presets",
  "webhooks",
  "workspace",
];

/** Allowed imports between the folders of src. Folders with parts (catalogue, calling, mcp) are listed by part. */
const ALLOWED: Record<string, string[]> = {
  base: [],
  contract: ["base"],
  language: [],
  presets: [],
  kernel: BASE,
  privacy: BASE,
  agents: [...BASE, "privacy"],
  "prompt-safety": [...BASE, "agents"],
  approvals: [...BASE, "kernel", "agents", "privacy", "prompt-safety"],
  "catalogue/openapi": [...BASE, "language", "presets"],
  "catalogue/search": [...BASE, "language"],
  "catalogue/ingest": [
    ...BASE,
    "language",
    "kernel",
    "prompt-safety",
    "catalogue/openapi",
    "catalogue/search",
  ],
  "catalogue/import": [...BASE, "language", "calling/egress", "catalogue/openapi"],
  "catalogue/sync": [...BASE, "calling/egress", "catalogue/openapi", "catalogue/import", "catalogue/ingest"],
  // Each part of calling/ may import the parts before it.
  ...Object.fromEntries(CALLING.map((part, index) => [part, [...BASE, ...CALLING.slice(0, index)]])),
  calling: [...BASE, ...CALLING],
  connections: [...BASE, "presets", "calling/egress", "calling/credentials"],
  planning: [...BASE, "language", "catalogue/search", "agents", "prompt-safety"],
  memory: [...BASE, "language", "prompt-safety"],
  webhooks: BASE,
  workspace: BASE,
  platform: BASE,
  "mcp/client": [...BASE, ...CALLING, "language", "catalogue/openapi", "catalogue/search", "prompt-safety"],
  "mcp/server": [...BASE, "kernel", "planning", "agents", "approvals", "prompt-safety"],
  plugins: DOMAINS,
  runs: [...BASE, ...SAFETY, "kernel", "connections"],
  conversations: [...BASE, ...SAFETY, "kernel", "runs", "planning", "catalogue/search"],
  http: [...DOMAINS, "mcp/server", "runs", "conversations"],
  compose: [...DOMAINS, "mcp/server", "runs", "conversations", "http", "platform", "plugins"],
};

const MAX_FILES_PER_FOLDER = 25;
/** Columns of a line of a comment, which the formatter does not wrap. */
const MAX_COMMENT = 120;
const GENERATED = /\.(generated|data|types)\.ts$/;

interface Import {
  from: string;
  to: string;
}

// Vendored bundles are excluded; tests/workspace/vendor.test.ts checks what they access.
const sources = listFiles(resolve(ROOT, "src")).filter((file) => !file.includes("/vendor/"));
const imports = sources.flatMap(readImports);

describe("architecture", () => {
  it("imports point one way", () => {
    const wrong = imports.filter(({ from, to }) => {
      const [area, target] = [areaOf(from), areaOf(to)];
      return to.startsWith("src/") && target !== area && !(ALLOWED[area] ?? []).includes(target);
    });
    expect(wrong).toEqual([]);
  });

  it("the web UI takes types from contract/, the pure base/ and calling/templates/, and nothing else of src; its features do not know each other", () => {
    const files = listFiles(resolve(ROOT, "web/src"));
    const wrong = files.flatMap((file) => {
      const own = featureOf(relative(ROOT, file));
      return readImports(file)
        .filter(({ to }) => {
          if (to.startsWith("src/")) return !/^src\/(base|contract|calling\/templates)\//.test(to);
          return own !== null && featureOf(to) !== null && featureOf(to) !== own;
        })
        .map(({ from, to }) => `${from} → ${to}`);
    });
    expect(wrong).toEqual([]);
  });

  it("every folder of src has its place in the order", () => {
    const areas = new Set(sources.map((file) => areaOf(relative(ROOT, file))));
    expect([...areas].filter((area) => !(area in ALLOWED))).toEqual([]);
  });

  it("no files import each other in a circle, not even types", () => {
    expect(findCycles(imports)).toEqual([]);
  });

  it(`a folder of src, web/src and supabase/embedded holds at most ${MAX_FILES_PER_FOLDER} files side by side`, () => {
    const counts = new Map<string, number>();
    const others = ["web/src", "supabase/embedded"].flatMap((folder) => listFiles(resolve(ROOT, folder)));
    for (const file of [...sources, ...others]) {
      const folder = relative(ROOT, dirname(file));
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    expect([...counts].filter(([, count]) => count > MAX_FILES_PER_FOLDER)).toEqual([]);
  });

  it("plugins never import each other", () => {
    const wrong = imports.filter(({ from, to }) => {
      const [plugin, other] = [pluginOf(from), pluginOf(to)];
      return plugin !== null && other !== null && plugin !== other;
    });
    expect(wrong).toEqual([]);
  });

  it("the kernel knows no plugin by name", () => {
    const names = readdirSync(resolve(ROOT, "src/plugins"), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name);
    const kernel = sources.filter((file) => areaOf(relative(ROOT, file)) === "kernel");
    const named = kernel.flatMap((file) => names.filter((name) => readFileSync(file, "utf8").includes(name)));
    expect(named).toEqual([]);
  });

  it("no result of the database is cast: its shape is checked", () => {
    const casts = sources.filter((file) =>
      /\.call<|\bcall\([^;]*?\)\)?\s+as\s+(?!const\b)/.test(
        readFileSync(file, "utf8").replace(/\.call\((?!\s*"\w+")/g, ""),
      ),
    );
    expect(casts.map((file) => relative(ROOT, file))).toEqual([]);
  });

  it("only config.ts reads the environment", () => {
    const readers = sources
      .filter((file) => /process\.env|Deno\.env/.test(readFileSync(file, "utf8")))
      .map((file) => relative(ROOT, file));
    expect(readers).toEqual(["src/compose/config.ts"]);
  });

  it("every export has an importer", () => {
    expect(findUnusedExports(ROOT)).toEqual([]);
  });

  it("names, comments and texts use no word that docs/glossary.md rejects", () => {
    expect(findRejectedWords(ROOT)).toEqual([]);
  });

  it(`a line of a comment has at most ${MAX_COMMENT} columns`, () => {
    const long = sources
      .map((file) => relative(ROOT, file))
      .filter((file) => !GENERATED.test(file))
      .flatMap((file) =>
        readFileSync(resolve(ROOT, file), "utf8")
          .split("\n")
          .flatMap((line, index) =>
            line.length > MAX_COMMENT && /^\s*(\/\/|\/?\*)/.test(line) ? [`${file}:${index + 1}`] : [],
          ),
      );
    expect(long).toEqual([]);
  });

  it("SHA-256 is computed in one place", () => {
    const places = sources
      .filter((file) => /createHash\(|subtle\.digest\(/.test(readFileSync(file, "utf8")))
      .map((file) => relative(ROOT, file));
    // The other file derives keys with the digest that a certificate file states.
    expect(places).toEqual(["src/base/sha256.ts", "src/calling/credentials/derive-keys.ts"]);
  });

  it("only the sender and the platform adapters touch the network", () => {
    const callers = sources
      .filter((file) =>
        /(?<![.\w])fetch\(|from "undici"|from "node:(net|http|https|tls|dns)/.test(
          readFileSync(file, "utf8"),
        ),
      )
      .map((file) => relative(ROOT, file))
      .filter((file) => !/^src\/(calling\/egress|platform)\//.test(file));
    expect(callers).toEqual([]);
  });

  it("entry points stay under 40 lines and export an object with fetch", () => {
    for (const name of functionNames()) {
      const text = readFileSync(resolve(ROOT, "supabase/functions", name, "index.ts"), "utf8");
      expect(text.split("\n").length, name).toBeLessThan(40);
      expect(text, name).toContain("export default");
      expect(
        JSON.parse(readFileSync(resolve(ROOT, "supabase/functions", name, "deno.json"), "utf8")),
      ).toEqual({
        importMap: "../../../deno.json",
      });
    }
  });

  it("every function is declared in config.toml with verify_jwt = false", () => {
    const config = readFileSync(resolve(ROOT, "supabase/config.toml"), "utf8");
    const undeclared = functionNames().filter((name) => {
      const section = config.split(`[functions.${name}]`)[1]?.split("\n[")[0] ?? "";
      return !/^verify_jwt = false$/m.test(section);
    });
    expect(undeclared).toEqual([]);
  });

  it("relative imports end in .ts, and no import is computed (the deploy follows static imports only)", () => {
    const wrong = sources.flatMap((file) => {
      const text = readFileSync(file, "utf8");
      const relatives = [...text.matchAll(/from "(\.[^"]*)"/g)].map((match) => match[1] ?? "");
      const computed = /\bimport\((?!["'])/.test(text) ? ["computed import()"] : [];
      return [...relatives.filter((path) => !path.endsWith(".ts")), ...computed].map(
        (what) => `${file}: ${what}`,
      );
    });
    expect(wrong).toEqual([]);
  });

  it("package-lock.json has an entry for every platform's build (`npm ci` refuses it otherwise: `npm run lockfile`)", () => {
    const { packages } = JSON.parse(readFileSync(resolve(ROOT, "package-lock.json"), "utf8")) as {
      packages: Record<string, { optionalDependencies?: Record<string, string> }>;
    };
    const missing = Object.entries(packages).flatMap(([key, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !(`node_modules/${name}` in packages) && !(`${key}/node_modules/${name}` in packages),
      ),
    );
    expect(missing).toEqual([]);
  });

  it("the import map pins the versions that package-lock.json installs", () => {
    const { imports: map } = JSON.parse(readFileSync(resolve(ROOT, "deno.json"), "utf8")) as {
      imports: Record<string, string>;
    };
    const { packages } = JSON.parse(readFileSync(resolve(ROOT, "package-lock.json"), "utf8")) as {
      packages: Record<string, { version: string }>;
    };
    const stale = Object.entries(map).filter(([, target]) => {
      const match = /^npm:((?:@[^/]+\/)?[^@/]+)@([^/]+)/.exec(target);
      return packages[`node_modules/${match?.[1]}`]?.version !== match?.[2];
    });
    expect(stale).toEqual([]);
  });
});

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => resolve(entry.parentPath, entry.name));
}

function readImports(file: string): Import[] {
  const text = readFileSync(file, "utf8");
  return [...text.matchAll(/(?:from |import |\bimport\()"(\.[^"]*)"/g)].map((match) => ({
    from: relative(ROOT, file),
    to: relative(ROOT, resolve(dirname(file), match[1] ?? "")),
  }));
}

/** `src/memory/x.ts` → `memory`, `src/mcp/server/x.ts` → `mcp/server`. */
function areaOf(file: string): string {
  const [, area = "", part = "", rest] = file.split("/");
  return ["catalogue", "calling", "mcp"].includes(area) && rest !== undefined ? `${area}/${part}` : area;
}

/** Groups of files that import each other in a circle (Tarjan's strongly connected components). */
function findCycles(all: readonly Import[]): string[][] {
  const next = new Map<string, string[]>();
  for (const { from, to } of all) next.set(from, [...(next.get(from) ?? []), to]);
  const index = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];
  function visit(file: string): number {
    const order = index.size;
    index.set(file, order);
    let lowest = order;
    stack.push(file);
    for (const to of next.get(file) ?? []) {
      if (!index.has(to)) lowest = Math.min(lowest, visit(to));
      else if (stack.includes(to)) lowest = Math.min(lowest, index.get(to) ?? order);
    }
    if (lowest !== order) return lowest;
    const component = stack.splice(stack.indexOf(file));
    if (component.length > 1) cycles.push(component.sort());
    return lowest;
  }
  for (const file of next.keys()) if (!index.has(file)) visit(file);
  return cycles;
}

function pluginOf(file: string): string | null {
  return /^src\/plugins\/([^/]+)\//.exec(file)?.[1] ?? null;
}

function featureOf(file: string): string | null {
  return /^web\/src\/features\/([^/]+)\//.exec(file)?.[1] ?? null;
}

function functionNames(): string[] {
  return readdirSync(resolve(ROOT, "supabase/functions"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}
