import type { Lexicon } from "../../language/lexicon.ts";
import type { Token } from "../../language/tokenize.ts";

/** Words for the start and the end of a period, by language. */
const BOUNDARIES: Readonly<Record<string, readonly [start: RegExp, end: RegExp]>> = {
  en: [/^(start|beginning)$/, /^end$/],
  cs: [/^(zacatek|zacatku|zacatkem|pocatku)$/, /^(konec|konce|konci|koncem)$/],
  de: [/^(anfang|beginn)$/, /^ende$/],
  pl: [/^(poczatek|poczatku|poczatkiem)$/, /^(koniec|konca|koncu|koncem)$/],
  es: [/^(principios?|comienzos?|inicio)$/, /^(fin|final|finales|fines)$/],
  fr: [/^debut$/, /^fin$/],
};

/** Words between the boundary and its period: "end of the year", "a finales del mes". */
const LINKS = /^(of|the|de|del|du|des|d|l|la|el|le|dem|den)$/;

/**
 * Whether the token names the start or the end of a period that follows: "end of March", "Ende 2027", "do konce roku".
 *
 * @returns which boundary, and the position of the period
 */
export function boundaryAt(
  tokens: readonly Token[],
  i: number,
  { code }: Lexicon,
): { isEnd: boolean; at: number } | undefined {
  const word = tokens[i]?.word ?? "";
  const [start, end] = BOUNDARIES[code] ?? [];
  const isEnd = end?.test(word) === true;
  if (!isEnd && start?.test(word) !== true) return undefined;
  let at = i + 1;
  while (at <= i + 3 && LINKS.test(tokens[at]?.word ?? "")) at++;
  // "end the meeting" is a command.
  if (code === "en" && tokens[i + 1]?.word !== "of") return undefined;
  return { isEnd, at };
}
