import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { baseForms } from "../../src/language/base-forms.ts";
import { dot, nearestWords, similarity, vectorOf } from "../../src/language/word-vectors.ts";
import { type PairKind, WORD_PAIRS } from "./word-pairs.ts";

const ROOT = resolve(import.meta.dirname, "../..");

describe("similarity()", () => {
  it.each([
    ["synonym", 0.98],
    ["related", 0.95],
  ] as const)("ranks a %s above an unrelated word in %d of all comparisons", (kind, share) => {
    expect(shareAbove(similaritiesOf(kind), similaritiesOf("unrelated"))).toBeGreaterThan(share);
  });

  it("stays below 0.25 for 95 % of unrelated pairs", () => {
    const sorted = similaritiesOf("unrelated").sort((a, b) => a - b);
    expect(sorted[Math.floor(sorted.length * 0.95)]).toBeLessThan(0.25);
  });

  it.each([
    ["the word itself", "alarm", "alarm"],
    ["capitals and diacritics", "Café", "cafe"],
    ["plural", "playlists", "playlist"],
    ["plural in -ies", "repositories", "repository"],
    ["plural of a sibilant", "mailboxes", "mailbox"],
    ["-ing with a dropped e", "configuring", "configure"],
    ["-ed", "uploaded", "upload"],
  ])("is 1 for %s", (_, a, b) => {
    expect(similarity(a, b)).toBe(1);
  });

  it("separates words that only look like forms of another word", () => {
    expect(similarity("booking", "book")).toBeLessThan(0.5);
    expect(similarity("news", "new")).toBeLessThan(0.6);
  });

  it.each([
    ["a word of no language", "xqzzt"],
    ["a number", "42"],
    ["nothing", ""],
    ["a function word", "the"],
    ["a member of Object's prototype", "__proto__"],
  ])("is 0 for %s", (_, word) => {
    expect(similarity(word, "alarm")).toBe(0);
  });

  it("is symmetric", () => {
    for (const { a, b } of WORD_PAIRS) expect(similarity(a, b)).toBe(similarity(b, a));
  });
});

describe("vectorOf()", () => {
  it("gives vectors of length 1 whose product is the similarity", () => {
    const [movie, film] = [vectorOf("movie"), vectorOf("film")];
    if (movie === null || film === null) throw new Error("common words are missing");
    expect(dot(movie, movie)).toBeCloseTo(1, 5);
    expect(dot(movie, film)).toBe(similarity("movie", "film"));
  });

  it("is null for an unknown word", () => {
    expect(vectorOf("xqzzt")).toBeNull();
  });
});

describe("nearestWords()", () => {
  it("finds words of similar meaning, best first and without the word itself", () => {
    const found = nearestWords("movie", 8, 0.3);
    expect(found.map(({ word }) => word)).toContain("film");
    expect(found.map(({ word }) => word)).not.toContain("movie");
    expect(found).toEqual([...found].sort((a, b) => b.similarity - a.similarity));
  });

  it("agrees with similarity()", () => {
    for (const { word, similarity: found } of nearestWords("invoice", 10, 0))
      expect(found).toBeCloseTo(similarity("invoice", word), 5);
  });

  it("respects count and floor, also for a cached answer", () => {
    expect(nearestWords("alarm", 3, 0)).toHaveLength(3);
    expect(nearestWords("alarm", 20, 0.45).every(({ similarity }) => similarity >= 0.45)).toBe(true);
    expect(nearestWords("alarm", 20, 0.999)).toEqual([]);
  });

  it("finds more words for a lower floor, also after an answer with a higher one", () => {
    expect(nearestWords("harbor", 32, 0.6).length).toBeLessThan(5);
    expect(nearestWords("harbor", 32, 0.2)).toHaveLength(32);
  });

  it.each(["rental", "employee", "thunder"])("gives up no word that is similar enough: %s", (word) => {
    const all = nearestWords(word, 32, -1);
    expect(all).toHaveLength(32);
    expect(nearestWords(word, 32, 0.45)).toEqual(all.filter(({ similarity }) => similarity >= 0.45));
  });

  it("is empty for an unknown word", () => {
    expect(nearestWords("xqzzt", 5, 0)).toEqual([]);
  });
});

describe("baseForms()", () => {
  it.each([
    ["cities", ["city", "citie"]],
    ["boxes", ["box", "boxe"]],
    ["planning", ["plan", "planne", "plann"]],
    ["settings", ["setting", "set", "sette", "sett"]],
    ["tried", ["try", "trie", "tri"]],
    ["class", []],
    ["ring", []],
  ])("leads %s back", (word, forms) => {
    expect(baseForms(word)).toEqual(forms);
  });
});

describe("word-vectors.data.ts", () => {
  it("matches the digests of its inputs and contents", () => {
    const script = resolve(ROOT, "scripts/distil-word-vectors.ts");
    execFileSync(process.execPath, ["--import", "tsx", script, "--check"], { cwd: ROOT });
  });
});

function similaritiesOf(kind: PairKind): number[] {
  return WORD_PAIRS.filter((pair) => pair.kind === kind).map(({ a, b }) => similarity(a, b));
}

/** Area under the ROC curve. */
function shareAbove(high: number[], low: number[]): number {
  const wins = high.flatMap((a) => low.map((b) => (a > b ? 1 : 0)));
  return wins.reduce((sum: number, win) => sum + win, 0) / wins.length;
}
