import { describe, expect, it } from "vitest";
import { matchNames } from "../../src/workspace/files.ts";
import { normalizeFolder, normalizePath } from "../../src/workspace/normalize-path.ts";
import { HALF_CHARACTER, PATHS } from "./paths.ts";

describe("normalizePath()", () => {
  it.each(PATHS.filter(([, , kept]) => kept !== null))("keeps %s", (_, path, kept) => {
    expect(normalizePath(path)).toBe(kept);
    expect(normalizePath(kept ?? "")).toBe(kept);
  });

  it.each([
    ...PATHS.filter(([, , kept]) => kept === null),
    ["half a character", HALF_CHARACTER, null],
  ] as typeof PATHS)("refuses %s", (_, path) => {
    expect(() => normalizePath(path)).toThrow(
      expect.objectContaining({ code: "INVALID_ARGUMENTS", details: { reason: expect.any(String) } }),
    );
  });

  it("normalizeFolder() accepts the workspace itself", () => {
    expect(["", ".", "./", "/workspace", "/workspace/"].map(normalizeFolder)).toEqual(["", "", "", "", ""]);
  });
});

describe("matchNames()", () => {
  it.each([
    ["*.md", "a.md", true],
    ["*.md", "x/y/a.md", true],
    ["*.md", "a.mdx", false],
    ["src/*.ts", "src/a.ts", true],
    ["src/*.ts", "src/b/a.ts", false],
    ["src/**/*.ts", "src/a.ts", true],
    ["src/**/*.ts", "src/b/c/a.ts", true],
    ["a?c", "abc", true],
    ["a?c", "a/c", false],
    ["a.c", "abc", false],
    ["(a+)+[b]{2}|^$\\", "(a+)+[b]{2}|^$\\", true],
    ["**", "any/thing", true],
  ])("%s and %s: %s", (glob, path, matches) => {
    expect(new RegExp(matchNames(glob)).test(path)).toBe(matches);
  });
});
