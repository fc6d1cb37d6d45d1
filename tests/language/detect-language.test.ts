import { describe, expect, it } from "vitest";
import { detectLanguage } from "../../src/language/detect-language.ts";
import { tokenize } from "../../src/language/tokenize.ts";

describe("detectLanguage() of requests without decisive function words", () => {
  it.each([
    ["pl", "Wznów serwer lx_4", "a letter that Polish shares with Spanish"],
    ["de", "12 verwelkte Farne aussortieren", "German endings of unknown words"],
    ["fr", "Crée un groupe Lune", "letters that Spanish does not have"],
    ["fr", "les abonnements de piscine en pause", "a word that is also English"],
    ["cs", "detail ubytovatele 12", "a noun of several languages"],
    ["en", "show details of the Brümmer account", "an English request with a foreign name"],
    ["en", "Horák told me to water the ferns", "a foreign name at the start"],
    ["en", "resume the café order", "a loan word"],
  ])("%s: %s (%s)", (code, text) => {
    expect(detectLanguage(tokenize(text).tokens)).toBe(code);
  });
});
