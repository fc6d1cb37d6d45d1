import { describe, expect, it } from "vitest";
import { cognatesOf } from "../../src/language/cognates.ts";
import { lexiconOf } from "../../src/language/lexicon.ts";
import { foldText } from "../../src/language/split-words.ts";
import { matchWords, toWordForm } from "../../src/planning/aligning/match-words.ts";

const of = (code: string, word: string) => cognatesOf(lexiconOf(code), foldText(word));

describe("cognatesOf()", () => {
  it.each([
    ["de", "Kreativität", "creativity"],
    ["de", "kreativer", "creative"],
    ["de", "magnetische", "magnetic"],
    ["de", "Nominierung", "nomination"],
    ["de", "Transkript", "transcript"],
    ["fr", "densité", "density"],
    ["fr", "contributeurs", "contributor"],
    ["es", "actividad", "activity"],
    ["es", "progresivas", "progressive"],
    ["pl", "kreatywność", "creativity"],
    ["pl", "komponenty", "component"],
    ["cs", "projekcí", "projection"],
    ["cs", "formální", "formal"],
  ])("%s: %s is %s", (code, word, english) => {
    expect(of(code, word)).toContain(english);
  });

  it.each([
    ["de", "aktuelle"],
    ["de", "sympathisch"],
    ["de", "Gift"],
    ["es", "sensible"],
    ["fr", "éventuellement"],
    ["fr", "librairie"],
    ["cs", "eventuální"],
    ["pl", "aktualny"],
  ])("%s: %s is a false friend", (code, word) => {
    expect(of(code, word)).toEqual([]);
  });

  it("leaves words of the dictionary and English words alone", () => {
    expect(of("de", "Schreibtisch")).toEqual([]);
    expect(of("es", "factura")).toEqual([]);
    expect(of("en", "activity")).toEqual([]);
  });

  it("counts less than a translation of the dictionary", () => {
    const english = (word: string) => toWordForm(word, lexiconOf("en"));
    const german = (word: string) => toWordForm(word, lexiconOf("de"));
    const guessed = matchWords(german("aktivitat"), english("activities"));
    const translated = matchWords(german("rechnung"), english("invoices"));
    expect(guessed).toBeGreaterThan(0.74);
    expect(guessed).toBeLessThan(translated);
  });
});
