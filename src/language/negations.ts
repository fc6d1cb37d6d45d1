/**
 * Words that negate what follows, a value or a flag, in six languages, folded: "not signed", "out of print",
 * "ohne".
 */
export const NEGATIONS =
  /^(not|no|non|none|nobody|noone|never|out|without|nothing|except|free|isn|aren|wasn|weren|don|doesn|didn|hasn|haven|hadn|nicht|kein\w*|niemand|ohne|frei|ne|bez|neni|nejsou|nema|nikdo|zadn\w*|ni|nie|nikt|brak|sin|nadie|ningun\w*|fuera|sans|pas|aucun\w*|hors)$/;

/** Words that leave something out, folded. */
const EXCLUDING =
  /^(exclude\w*|excluding|skip|omit|ignore|ausser|ausgenommen|krome|mimo|vyjma|oprocz|poza|wyjatkiem|excepto|salvo|sauf|hormis)$/;

/** Whether the folded word negates a name or leaves something out. */
export function isNegatingName(word: string): boolean {
  return NEGATIONS.test(word) || EXCLUDING.test(word);
}

/** Determiners that apply a command to nothing, folded: "close no ticket". */
export const NONE = /^(no|kein\w{0,2}|zadn\w{1,3}|ningun[ao]?|aucune?)$/;

/** Prefixes that negate almost any word, by language. */
export const NEGATIVE_PREFIXES: Readonly<Record<string, RegExp>> = {
  en: /^(?:un|non)(?=\p{L}{4})/u,
  cs: /^ne(?=\p{L}{4})/u,
  de: /^(?:un|nicht)(?=\p{L}{4})/u,
  pl: /^nie(?=\p{L}{4})/u,
};

/** Prefixes that negate some words only: "inactive", but also "inform". */
const POSSIBLE_PREFIXES: Readonly<Record<string, RegExp>> = {
  en: /^(?:in|im|dis)(?=\p{L}{4})/u,
  es: /^(?:in|im|no|des)(?=\p{L}{4})/u,
  fr: /^(?:in|im|non|des)(?=\p{L}{4})/u,
};

/** The word without a prefix that may negate it; null if it has none. */
export function withoutNegativePrefix(word: string, language: string): string | null {
  for (const prefixes of [NEGATIVE_PREFIXES, POSSIBLE_PREFIXES]) {
    const prefix = prefixes[language]?.exec(word)?.[0];
    if (prefix !== undefined) return word.slice(prefix.length);
  }
  return null;
}
