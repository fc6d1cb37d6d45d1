import { resolve } from "node:path";
import { expect, it } from "vitest";
import { findCycles, measureSource } from "../../scripts/lib/measure-source.ts";

it("findCycles() names each group of files that import each other, and no file that only leads to one", () => {
  const graph = new Map([
    ["a", ["b"]],
    ["b", ["c"]],
    ["c", ["a", "d"]],
    ["d", ["e"]],
    ["e", ["d", "elsewhere"]],
    ["f", ["a", "e"]],
  ]);
  expect(findCycles(graph)).toEqual([
    ["d", "e"],
    ["a", "b", "c"],
  ]);
});

it("measureSource() counts the files of src, their imports and their folders", () => {
  const figures = measureSource(resolve(import.meta.dirname, "../.."), "src");
  const inFolders = Object.values(figures.files_per_folder).reduce((sum, count) => sum + count, 0);
  expect(inFolders).toBe(figures.files);
  expect(figures.files_per_folder["src/kernel"]).toBeGreaterThan(5);
  expect(figures.imports_per_file).toBeGreaterThan(1);
  expect(figures.cycles.every((files) => files.length > 1)).toBe(true);
});
