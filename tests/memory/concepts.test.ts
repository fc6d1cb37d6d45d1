import { describe, expect, it } from "vitest";
import { foldText } from "../../src/language/split-words.ts";
import { conceptsOf, rootsOf } from "../../src/memory/read-question.ts";

const shared = (a: string, b: string) => {
  const concepts = conceptsOf(foldText(b));
  return conceptsOf(foldText(a)).some((concept) => concepts.includes(concept));
};

describe("conceptsOf()", () => {
  it.each([
    ["synonyms", "invoice", "receipt"],
    ["inflected forms", "invoices", "billing"],
    ["Czech and English", "heslo", "password"],
    ["Polish and Czech, inflected", "hasłem", "heslem"],
    ["German and English", "Kennwort", "passwords"],
    ["a compound by its end", "Monatsraten", "splátky"],
    ["a compound by its beginning", "Urlaubstage", "vacation"],
  ])("%s share one: %s, %s", (_, a, b) => {
    expect(shared(a, b)).toBe(true);
  });

  it.each([
    ["unrelated words", "password", "weather"],
    ["what goes on too long after a short root", "card", "cardiologist"],
    ["a word that only begins like a whole one", "vat", "vatican"],
    ["unknown words", "qwertz", "asdfgh"],
  ])("%s do not: %s, %s", (_, a, b) => {
    expect(shared(a, b)).toBe(false);
  });

  it("every concept can be looked up by its words", () => {
    const roots = conceptsOf("password")
      .flatMap(rootsOf)
      .map(({ text }) => text);
    expect(roots).toEqual(expect.arrayContaining(["password", "heslo", "haslo", "passwort"]));
  });
});
