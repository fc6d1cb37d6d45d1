import { readdirSync, readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { PAGES } from "../../scripts/screenshots/pages.ts";
import { fileNames, writeIndex } from "../../scripts/screenshots/write-pages.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const FOLDER = resolve(ROOT, "docs/screenshots");

/** The routes that show a page; those without a component lead to another. */
function routesOf(router: string): string[] {
  return router
    .split(/\bcreateRoute\(/)
    .filter((route) => /\bcomponent:/.test(route))
    .flatMap((route) => /\bpath: "([^"]+)"/.exec(route)?.[1] ?? []);
}

const withoutPicture = (routes: string[]) =>
  routes.filter((route) => !PAGES.some((picture) => picture.route === route));

describe("docs/screenshots", () => {
  const routes = routesOf(readFileSync(resolve(ROOT, "web/src/app/router.tsx"), "utf8"));

  it("has every route of the web UI", () => {
    expect(routes).toContain("/connectors/$connectorId");
    expect(routes).not.toContain("/traces/$traceId");
    expect(withoutPicture(routes)).toEqual([]);
    expect(PAGES.map(({ route }) => route).filter((route) => !routes.includes(route))).toEqual([]);
  });

  it("would miss a new route", () => {
    const added = 'const lab = createRoute({ path: "/lab", component: lazyRouteComponent(load, "Lab") });';
    expect(withoutPicture(routesOf(added))).toEqual(["/lab"]);
  });

  it("has every picture of every page, and no other", () => {
    const pictures = readdirSync(FOLDER).filter((file) => file.endsWith(".webp"));
    expect(pictures.sort()).toEqual(PAGES.flatMap(fileNames).sort());
  });

  it("has small pictures: 60 KB each, 3 MB together", () => {
    const sizes = readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".webp"))
      .map((file) => statSync(resolve(FOLDER, file)).size);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(60 * 1024);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3 * 1024 * 1024);
  });

  it("has the index that the command writes", () => {
    expect(readFileSync(resolve(FOLDER, "README.md"), "utf8")).toBe(writeIndex());
  });
});
