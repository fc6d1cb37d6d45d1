import type { Lexicon } from "../../language/lexicon.ts";
import type { Token } from "../../language/tokenize.ts";

/** ISO 4217. */
export const CURRENCY_CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

/** Adjectives of currencies that share a name, folded, in six languages. */
const NATIONAL: readonly (readonly [
  names: RegExp,
  codes: readonly (readonly [adjective: RegExp, code: string])[],
])[] = [
  [
    /^USD$/,
    [
      [
        /^(us|american|americk(y|ych|e)|amerikanisch(e|en|er)|amerykansk(i|ich|ie)|estadounidenses?|americain(s|e|es)?)$/,
        "USD",
      ],
      [
        /^(canadian|kanadsk(y|ych|e)|kanadisch(e|en|er)|kanadyjsk(i|ich|ie)|canadienses?|canadien(s|ne|nes)?)$/,
        "CAD",
      ],
      [
        /^(australian|australsk(y|ych|e)|australisch(e|en|er)|australijsk(i|ich|ie)|australian[oa]s?|australien(s|ne|nes)?)$/,
        "AUD",
      ],
    ],
  ],
  [
    /^GBP$/,
    [
      [
        /^(british|sterling|britsk(y|ych|e)|britisch(e|en|er)|brytyjsk(i|ich|ie)|esterlinas?|britannic[oa]s?|britanniques?)$/,
        "GBP",
      ],
    ],
  ],
  [
    /^(CZK|SEK|NOK|DKK)$/,
    [
      [/^(czech|cesk(y|ych|e)|tschechisch(e|en|er)|czesk(i|ich|ie)|chec[oa]s?|tcheques?)$/, "CZK"],
      [/^(swedish|svedsk(y|ych|e)|schwedisch(e|en|er)|szwedzk(i|ich|ie)|suec[oa]s?|suedois(e|es)?)$/, "SEK"],
      [
        /^(norwegian|norsk(y|ych|e)|norwegisch(e|en|er)|norwesk(i|ich|ie)|norueg[oa]s?|norvegien(s|ne|nes)?)$/,
        "NOK",
      ],
      [/^(danish|dansk(y|ych|e)|danisch(e|en|er)|dunsk(i|ich|ie)|danes(as|es)?|danois(e|es)?)$/, "DKK"],
    ],
  ],
  [/^CHF$/, [[/^(swiss|svycarsk(y|ych|e)|schweizer|szwajcarsk(i|ich|ie)|suiz[oa]s?|suisses?)$/, "CHF"]]],
  [/^PLN$/, [[/^(polish|polsk(y|ych|e|i|ich|ie)|polnisch(e|en|er)|polac[oa]s?|polonais(e|es)?)$/, "PLN"]]],
  [/^JPY$/, [[/^(japanese|japonsk(y|ych|e|i|ich|ie)|japanisch(e|en|er)|japones(es)?|japonais)$/, "JPY"]]],
];
/** Languages with adjectives after their noun; "pounds sterling" is the English exception. */
const AFTER = /^(es|fr)$/;

/**
 * The currency that is named at a position, with its last token: "euro", "CZK", "Canadian dollars", "pounds sterling",
 * "francos suizos".
 */
export function currencyAt(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
): { unit: string; last: number } | undefined {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token?.kind !== "word") return undefined;
  const follows = next?.kind === "word" && next.gap === " ";
  // A code is never changed by the next word.
  if (/^[A-Z]{3}$/.test(token.text) && CURRENCY_CODES.has(token.text)) return { unit: token.text, last: at };
  const own = lexicon.currencies.get(token.word);
  if (own !== undefined) {
    const isAfter = follows && (AFTER.test(lexicon.code) || next.word === "sterling");
    const national = isAfter ? nationalOf(own, next.word) : undefined;
    return national === undefined ? { unit: own, last: at } : { unit: national, last: at + 1 };
  }
  const named = follows && !AFTER.test(lexicon.code) ? lexicon.currencies.get(next.word) : undefined;
  const national = named === undefined ? undefined : nationalOf(named, token.word);
  return national === undefined ? undefined : { unit: national, last: at + 1 };
}

function nationalOf(code: string, adjective: string): string | undefined {
  const [, codes = []] = NATIONAL.find(([names]) => names.test(code)) ?? [];
  return codes.find(([beginning]) => beginning.test(adjective))?.[1];
}
