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
