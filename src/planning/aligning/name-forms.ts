import { type Lexicon, pivotsOf, withoutUmlauts } from "../../language/lexicon.ts";
import { meaningsOf, originOf } from "../../language/names/code-words.ts";
import { stemWord } from "../../language/stem-word.ts";
import { vectorOf } from "../../language/word-vectors.ts";
import { toWordForm, type WordForm } from "./match-words.ts";

/**
 * The form of a word in an identifier. Identifiers are abbreviated, written without umlauts, or in a
 * different language than the document, so unknown words are looked up in the other languages.
 */
export function toNameForm(word: string, lexicon: Lexicon): WordForm {
  const full = meaningsOf(word);
  if (full !== undefined) {
    const pivots = full.map(stemWord);
    return { word, stem: stemWord(word), pivots, english: full, key: `${word} ${pivots.join(" ")}` };
  }
  const plain = withoutUmlauts(word);
  if (lexicon.code === "de" && plain !== word && vectorOf(word) === null)
    return pivotsOf(lexicon, plain).length > 0
      ? respell(toWordForm(plain, lexicon), word)
      : toWordForm(plain, lexicon);

  const own = toWordForm(word, lexicon);
  if (own.pivots.length > 0 || (lexicon.code !== "en" && own.english.length > 0)) return own;
  const origin = originOf(word, lexicon);
  if (origin !== null) return respell(toWordForm(origin.word, origin.lexicon), word);
  return { ...own, english: [word], key: `${word} en` };
}

/** Keeps the spelling of a word with the meaning of another spelling. */
function respell(form: WordForm, word: string): WordForm {
  return { ...form, word, stem: stemWord(word), key: `${word} ${form.key}` };
}
