import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";

/** Vite's manifest of the built UI: chunks by source file. */
type Manifest = Record<string, { file: string; imports?: string[]; isEntry?: boolean }>;

const DIST = resolve(import.meta.dirname, "../../web/dist");
const LIMIT = 250_000;
/** Pages that are forms throughout may take more; nobody begins there. */
const FORM_LIMIT = 290_000;
const FORMS = /\/(tool|tools|connector|activity)-page\.tsx$/;

const manifest = JSON.parse(readFileSync(resolve(DIST, ".vite/manifest.json"), "utf8")) as Manifest;
const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? "";
const pages = Object.keys(manifest).filter((key) => /^src\/features\/[^/]+\/[^/]+-page\.tsx$/.test(key));

/** Scripts that a page needs before it can be used: the entry's and its own, with everything they import at once. */
function filesOf(page: string): Set<string> {
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  visit(entry);
  visit(page);
  return files;
}

function gzipped(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(resolve(DIST, file))).length, 0);
}

describe("the first load of the web UI", () => {
  it("is far below 250 KB where people arrive: sign-in and start", () => {
    for (const name of ["sign-in", "home"]) {
      expect(gzipped(filesOf(`src/features/${name}/${name}-page.tsx`))).toBeLessThan(220_000);
    }
  });

  it("has every page", () => {
    expect(pages.length).toBeGreaterThanOrEqual(11);
  });

  it.each(pages)("%s: within its limit, gzipped; editors and charts are not among it", (page) => {
    const files = filesOf(page);
    expect(gzipped(files)).toBeLessThanOrEqual(FORMS.test(page) ? FORM_LIMIT : LIMIT);
    const names = [...files].join(" ");
    expect(names).not.toMatch(/code-mirror|chart|hunk|figures|json-tree/);
  });
});
