import { describe, expect, it } from "vitest";
import {
  hashTerm,
  hashTerms,
  packTerms,
  readWords,
  weighTerms,
  wordTerms,
} from "../../src/memory/index-terms.ts";
import { readQuestion } from "../../src/memory/read-question.ts";

describe("readWords()", () => {
  it.each([
    ["case and diacritics", "Účetní ŘÁDEK, Straße", ["ucetni", "radek", "strasse"]],
    ["digits count", "Rule 404 of 2026-11", ["rule", "404", "of", "2026", "11"]],
    ["Cyrillic", "Йод и ёж", ["иод", "и", "еж"]],
    ["Chinese as pairs", "北京天气", ["北京", "京天", "天气"]],
    ["Chinese amid Latin", "GPT4模型", ["gpt4", "模型"]],
    ["data is no word", `key ${"a".repeat(41)} end`, ["key", "end"]],
    ["no words at all", "🙂 — !!", []],
  ])("%s", (_, text, words) => {
    expect(readWords(text)).toEqual(words);
  });
});

describe("terms", () => {
  it("are the word and its prefixes, so that inflected forms match", () => {
    expect(wordTerms("dovolena")).toEqual(["dovolena", "4dovo", "6dovole"]);
    expect(wordTerms("cat")).toEqual(["cat"]);
    const shared = wordTerms("zamestnanec").filter((term) => wordTerms("zamestnanci").includes(term));
    expect(shared).toHaveLength(2);
  });

  it("hash to 32 bits, evenly over 512 buckets", () => {
    const hashes = Array.from({ length: 20_000 }, (_, i) => hashTerm(`word${i}`));
    expect(hashes.every((hash) => Number.isInteger(hash) && hash >= 0 && hash < 2 ** 32)).toBe(true);
    expect(new Set(hashes).size).toBeGreaterThan(19_990);
    const buckets = new Array<number>(512).fill(0);
    for (const hash of hashes) buckets[hash & 511] = (buckets[hash & 511] ?? 0) + 1;
    expect(Math.max(...buckets)).toBeLessThan(80);
  });

  it("weigh by BM25: repetition saturates, headings count, and each weight fits a byte", () => {
    const once = weighTerms("apple and other words here", []);
    const often = weighTerms("apple ".repeat(500), []);
    const apple = hashTerm("apple");
    expect(often.get(apple)).toBeGreaterThan(once.get(apple) ?? 0);
    for (const weight of [...once.values(), ...often.values()]) {
      expect(weight).toBeGreaterThanOrEqual(1);
      expect(weight).toBeLessThanOrEqual(255);
    }
    expect(weighTerms("text", ["Apple pie"]).has(apple)).toBe(true);
  });

  it("pack into integers that JSON keeps", () => {
    for (const packed of packTerms("some words of a chunk", [])) {
      expect(Number.isSafeInteger(packed)).toBe(true);
      expect(packed % 256).toBeGreaterThan(0);
    }
  });

  it("of a long message are at most the limit", () => {
    const long = Array.from({ length: 5000 }, (_, i) => `number${i}`).join(" ");
    expect(hashTerms(long, 100)).toHaveLength(100);
  });
});

describe("readQuestion()", () => {
  it.each([
    ["English", "What is the name of my dog?", ["name", "dog"]],
    ["English again", "How long did the war take?", ["long", "war", "take"]],
    ["German", "Wie lange war der Krieg?", ["lange", "krieg"]],
    ["Czech", "Kolik dnů dovolené si mohu převést?", ["dnu", "dovolene", "prevest"]],
    ["Russian", "Какой был счёт матча?", ["счет", "матча"]],
    ["Romanian", "Care este capitala României?", ["capitala", "romaniei"]],
  ])("leaves out words that say nothing, in %s", (_, query, words) => {
    expect(readQuestion(query).words.map(({ word }) => word)).toEqual(words);
  });

  it("keeps function words when there are no other words", () => {
    expect(readQuestion("To be or not to be").words.length).toBeGreaterThan(0);
  });

  it("looks up at most sixty words, and none of an empty question", () => {
    const long = Array.from({ length: 300 }, (_, i) => `neco${i}`).join(" ");
    expect(readQuestion(long).words).toHaveLength(60);
    expect(readQuestion("🙂").hashes).toEqual([]);
  });
});
