import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { measureFirstLoad } from "../../scripts/lib/measure-first-load.ts";

const DIST = resolve(import.meta.dirname, "../../web/dist");
const LIMIT = 250_000;

const manifest = JSON.parse(readFileSync(resolve(DIST, ".vite/manifest.json"), "utf8")) as object;
const pages = Object.keys(manifest).filter((key) => /^src\/features\/.+-page\.tsx$/.test(key));

describe("the first load of the web UI", () => {
  it("is far below 250 KB on the entry pages: sign-in and start", () => {
    for (const name of ["sign-in", "home"]) {
      expect(measureFirstLoad(DIST, `src/features/${name}/${name}-page.tsx`).scripts).toBeLessThan(220_000);
    }
  });

  it("has every page", () => {
    expect(pages.length).toBeGreaterThanOrEqual(11);
  });

  it.each(pages)("%s: within its limit, gzipped, without editors and charts", (page) => {
    const { files, scripts } = measureFirstLoad(DIST, page);
    expect(scripts).toBeLessThanOrEqual(LIMIT);
    expect(files.join(" ")).not.toMatch(/code-mirror|chart|hunk|figures|json-tree/);
  });
});
