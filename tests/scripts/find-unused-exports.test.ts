import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findUnusedExports } from "../../scripts/lib/find-unused-exports.ts";

let root = "";
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "exports-"));
  for (const folder of ["src", "supabase", "web", "scripts", "tests", "examples"])
    mkdirSync(join(root, folder));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it.each([
  ["a function that no file imports", "export function a() {}", "", ["src/a.ts: a"]],
  ["a function that is imported", "export function a() {}", 'import { a } from "./a.ts";', []],
  ["one that is imported by another name", "export const a = 1;", 'import { a as b } from "./a.ts";', []],
  [
    "one of another module of that name",
    "export const a = 1;",
    'import { a } from "./other.ts";',
    ["src/a.ts: a"],
  ],
  [
    "a type of its own signature",
    "export interface A {}\nexport function a(): A {}",
    'import { a } from "./a.ts";',
    [],
  ],
  ["a type that nothing mentions", "export interface A {}", "", ["src/a.ts: A"]],
  ["a list of exports", "const a = 1;\nexport { a };", "", ["src/a.ts: a"]],
  ["a module that is taken whole", "export const a = 1;", 'import * as all from "./a.ts";', []],
  ["a module that is loaded later", "export const a = 1;", 'await import("./a.ts");', []],
  ["a module that is passed on", "export const a = 1;", 'export { a } from "./a.ts";', ["src/b.ts: a"]],
])("findUnusedExports() knows %s", (_what, exporter, importer, expected) => {
  writeFileSync(join(root, "src/a.ts"), exporter);
  writeFileSync(join(root, "src/b.ts"), importer);
  expect(findUnusedExports(root)).toEqual(expected);
});
