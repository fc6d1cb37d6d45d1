import type { Request } from "../../aligning/request-words.ts";
import type { Ranked } from "../score.ts";

/** What introduces the value that is meant instead of the one before it, by language; folded. */
const INSTEAD: Readonly<Record<string, RegExp>> = {
  en: /(^| )(i mean|i meant|make (it|that)|or rather|correction|sorry|scratch that|wait( no)?|no wait)$/,
  cs: /(^| )(myslim|myslel(a)? jsem|chci rict|chtel(a)? jsem rict|pardon|oprava|teda|vlastne|totiz)$/,
  de: /(^| )(ich mein(t)?e|mein(t)?e ich|besser gesagt|das heisst|korrektur|quatsch|pardon|vielmehr)$/,
  pl: /(^| )(to znaczy|to jest|mam na mysli|mial(e|a)m na mysli|chcial(e|a)m powiedziec|raczej|pardon|poprawka)$/,
  es: /(^| )(quiero decir|quise decir|digo|mejor dicho|o sea|perdon|correccion)$/,
  fr: /(^| )(je veux dire|je voulais dire|plutot|c est a dire|enfin|pardon|correction)$/,
};
const MAX_WORDS = 4;
/** Words between the correction and the value: "I mean the 12", "no, I meant card 12". */
const MAX_BETWEEN = 2;

/** "moor at berth 12, I mean 14": the call has the first value, and the second is meant. */
export function isCorrected({ words, reading }: Request, { filling }: Ranked): boolean {
  const instead = INSTEAD[reading.lexicon.code];
  const used = new Set(filling.filled.flatMap(({ tokens }) => tokens));
  const [first = words.length] = [...used].sort((a, b) => a - b);
  const isIntroduced = (at: number) =>
    instead?.test(
      words
        .slice(Math.max(0, at - MAX_WORDS), at)
        .map(({ token }) => token.word.replace(/['’]/g, " "))
        .join(" "),
    ) === true;
  return words.some(({ token, index }) => {
    if (index <= first || token.quote >= 0 || used.has(index)) return false;
    const isValue = /^(number|code)$/.test(token.kind) || token.name;
    return isValue && Array.from({ length: MAX_BETWEEN + 1 }, (_, i) => index - i).some(isIntroduced);
  });
}
