import { describe, expect, it } from "vitest";
import { foldText, splitWords } from "../../src/language/split-words.ts";

describe("splitWords()", () => {
  it.each([
    ["camelCase", "getUserById", ["get", "user", "by", "id"]],
    ["abbreviation before a word", "parseHTTPResponse", ["parse", "http", "response"]],
    ["snake_case and digits", "list_v2_invoices", ["list", "invoices"]],
    ["path", "/users/{userId}/repos", ["users", "user", "id", "repos"]],
    ["Czech", "Poslední účetní závěrka", ["posledni", "ucetni", "zaverka"]],
    ["Polish ł", "Wyślij fakturę łódź", ["wyslij", "fakture", "lodz"]],
    ["German ß and umlauts", "Größe ändern", ["grosse", "andern"]],
    ["Cyrillic", "Найди последний счёт", ["наиди", "последнии", "счет"]],
    ["Devanagari keeps its vowel signs", "मौसम की", ["मौसम", "की"]],
    ["Chinese in pairs", "查询天气", ["查询", "询天", "天气"]],
    ["possessive", "Clint Eastwood's movies", ["clint", "eastwood", "movies"]],
    ["nothing", " \n 42 – ! ", []],
  ])("splits %s", (_, text, words) => {
    expect(splitWords(text)).toEqual(words);
  });

  it("drops letter sequences that are data, not words", () => {
    expect(splitWords(`token ${"a".repeat(500)}`)).toEqual(["token"]);
  });
});

describe("foldText()", () => {
  it("gives precomposed and decomposed spellings the same form", () => {
    expect(foldText("účetní")).toBe(foldText("účetní".normalize("NFD")));
  });
});
