import type { Request } from "../request-words.ts";

/** Titles before names, by language. */
const HONORIFICS: Readonly<Record<string, RegExp>> = {
  en: /^(mr|mrs|ms|miss|mister|dr|prof|sir|madam|family)$/,
  cs: /^(pan|pani|pana|panu|panem|slecna|dr|mudr|mvdr|ing|mgr|prof|rodina|rodiny)$/,
  de: /^(herr|herrn|frau|fraulein|dr|prof|familie)$/,
  pl: /^(pan|pani|pana|panu|panem|panstwo|dr|prof|inz|mgr|rodzina|rodziny)$/,
  es: /^(senor|senora|senorita|sr|sra|srta|don|dona|dr|dra|prof|familia)$/,
  fr: /^(m|mr|mme|mlle|monsieur|madame|mademoiselle|dr|prof|docteur|famille)$/,
};

/** Whether the word is a title, which is not part of the name: "Frau Keller", "dr Malina". */
export function isHonorific({ words, reading }: Request, i: number): boolean {
  const title = HONORIFICS[reading.lexicon.code];
  return title?.test(words[i]?.token.word ?? "") === true && /^\p{Lu}/u.test(words[i + 1]?.token.text ?? "");
}
