import type { Request } from "../../aligning/request-words.ts";
import type { Ranked } from "../score.ts";

/** What introduces the value that is meant instead of the one before it, by language; folded. */
const INSTEAD: Readonly<Record<string, RegExp>> = {
  en: /(^| )(i mean|i meant|make (it|that)|or rather|scratch that|wait,? no|no,? wait)$/,
  cs: /(^| )(myslim|myslel(a)? jsem|chci rict|chtel(a)? jsem rict)$/,
  de: /(^| )(ich mein(t)?e|mein(t)?e ich|besser gesagt|das heisst)$/,
  pl: /(^| )(to znaczy|to jest|mam na mysli|mial(e|a)m na mysli|chcial(e|a)m powiedziec)$/,
  es: /(^| )(quiero decir|quise decir|mejor dicho|o sea)$/,
  fr: /(^| )(je veux dire|je voulais dire|c est a dire)$/,
};
/** Words that introduce a correction only after a pause. */
const AFTER_PAUSE =
  /[,;.–—-] ?(sorry|wait|correction|pardon|oprava|teda|vlastne|totiz|korrektur|quatsch|vielmehr|raczej|poprawka|digo|perdon|correccion|plutot|enfin)$/;
const MAX_WORDS = 4;
/** Words between the correction and the value: "I mean the 12", "no, I meant card 12". */
const MAX_BETWEEN = 2;

/** Whether the request replaces a value by a later one: "moor at berth 12, I mean 14". */
export function isCorrected({ words, reading }: Request, { filling }: Ranked): boolean {
  const instead = INSTEAD[reading.lexicon.code];
  const used = new Set(filling.filled.flatMap(({ tokens }) => tokens));
  const [first = words.length] = [...used].sort((a, b) => a - b);
  const isIntroduced = (at: number) => {
    const said = words
      .slice(Math.max(0, at - MAX_WORDS), at)
      .map(({ token }) => token.gap.trimStart() + token.word)
      .join("");
    return instead?.test(said) === true || AFTER_PAUSE.test(said);
  };
  return words.some(({ token, index }) => {
    if (index <= first || token.quote >= 0 || used.has(index)) return false;
    const isValue = /^(number|code)$/.test(token.kind) || token.name;
    return isValue && Array.from({ length: MAX_BETWEEN + 1 }, (_, i) => index - i).some(isIntroduced);
  });
}
