import { describe, expect, it } from "vitest";
import { lexiconOf } from "../../src/language/lexicon.ts";

const verbsOf = (code: string, word: string) =>
  (lexiconOf(code).commands.get(word) ?? [])
    .filter(({ particle }) => particle === null)
    .flatMap(({ verbs }) => verbs);

describe("command forms", () => {
  it.each([
    ["es", "acepta"],
    ["es", "acepten"],
    ["es", "aceptadmelo"],
    ["es", "aceptarlas"],
    ["es", "aceptenoslo"],
    ["fr", "acceptez"],
    ["fr", "acceptons"],
    ["cs", "akceptujte"],
    ["pl", "akceptowac"],
    ["de", "akzeptieren"],
  ])("%s: %s accepts", (code, word) => {
    expect(verbsOf(code, word)).toContain("accept");
  });

  it.each(["programados", "iniciales", "entregase", "terminales"])(
    "a Spanish adjective or past form is no command with a pronoun: %s",
    (word) => {
      expect(lexiconOf("es").commands.has(word)).toBe(false);
    },
  );
});
