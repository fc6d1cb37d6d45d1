import { baseForms } from "../../../language/base-forms.ts";
import { vectorOf } from "../../../language/word-vectors.ts";
import type { Request } from "../request-words.ts";

export function areNames({ words }: Request, tokens: readonly number[]): boolean {
  return tokens.every((i) => words[i]?.token.name);
}

/** Whether the word is a common noun, or an abbreviation, directly before a typed value: "VAT U1029". */
export function isLabelOf(request: Request, i: number): boolean {
  const next = request.words[i + 1]?.token;
  const isKind = next?.kind === "code" && /^\p{Lu}{2,5}$/u.test(request.words[i]?.token.text ?? "");
  // "mob. 700 100 200"
  const isShort = next?.gap === ". " && (request.words[i]?.token.text.length ?? 9) <= 4;
  return (
    /^[.:]? $/.test(next?.gap ?? "") &&
    next?.kind !== "word" &&
    (isKind || isShort || commonShare(request, [i]) === 1)
  );
}

/** Share of lowercase dictionary words. German capitalizes nouns as well. */
export function commonShare({ words, reading }: Request, tokens: readonly number[]): number {
  const content = tokens.filter((i) => words[i]?.isContent);
  const common = content.filter((i) => {
    const word = words[i];
    if (word === undefined || word.token.kind !== "word" || word.token.name) return false;
    return (
      // "go", "do": too short for names.
      word.token.text.length < 3 ||
      word.form.english.some((each) => [each, ...baseForms(each)].some((form) => vectorOf(form) !== null)) ||
      reading.lexicon.verbsOf(word.token.word).length > 0
    );
  });
  return content.length === 0 ? 0 : common.length / content.length;
}
