import { describe, expect, it } from "vitest";
import { lexiconOf } from "../../src/language/lexicon.ts";

describe("a German compound noun", () => {
  it.each([
    ["mietrechnung", "invoice"],
    ["sturmwarnungen", "warning"],
    ["parkplatzgebuhr", "fee"],
    ["kundennummern", "number"],
    ["lieferadresse", "address"],
    ["wartungsvertrag", "contract"],
  ])("%s is what its last part says: %s", (word, english) => {
    expect(lexiconOf("de").english(word)).toContain(english);
  });

  it.each(["rechnungen", "vertrag", "kunde"])("%s is not cut", (word) => {
    expect(lexiconOf("de").english(word).length).toBeLessThan(4);
  });
});

describe("a German compound that English writes as one word", () => {
  it.each([
    ["wunschliste", "wishlist"],
    ["handbuch", "handbook"],
    ["regenmantel", "raincoat"],
  ])("%s is also a %s", (word, english) => {
    expect(lexiconOf("de").english(word)).toContain(english);
  });

  it("may end with a word of three letters", () => {
    expect(lexiconOf("de").english("zeitungsabo")).toEqual(
      expect.arrayContaining(["subscription", "newspaper"]),
    );
    expect(lexiconOf("de").english("montag")).toEqual([]);
  });
});
