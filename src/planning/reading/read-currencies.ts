import type { Lexicon } from "../../language/lexicon.ts";
import type { Token } from "../../language/tokenize.ts";

const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

/** Currencies that share a name, by the code that the name alone means: beginnings of folded adjectives in six languages. */
const NATIONAL: readonly (readonly [
  names: RegExp,
  codes: readonly (readonly [adjective: RegExp, code: string])[],
])[] = [
  [
    /^USD$/,
    [
      [/^(us|americ|amerik|ameryk)/, "USD"],
      [/^[ck]anad/, "CAD"],
      [/^austral/, "AUD"],
      [/^singap/, "SGD"],
    ],
  ],
  [
    /^GBP$/,
    [
      [/^(brit|bryt|sterling|esterlin)/, "GBP"],
      [/^eg[iy]p/, "EGP"],
    ],
  ],
  [
    /^(CZK|SEK|NOK|DKK)$/,
    [
      [/^(czech|cesk|tschech|tchequ|chec)/, "CZK"],
      [/^(swed|sved|schwed|szwed|suec|suedois)/, "SEK"],
      [/^(norw|nors|norueg)/, "NOK"],
      [/^(danish|danisch|dans|dunsk|danes|danois)/, "DKK"],
    ],
  ],
  [/^CHF$/, [[/^(swiss|svycar|schweiz|szwajc|suiz|suiss)/, "CHF"]]],
  [/^PLN$/, [[/^(polish|polsk|poln|polac|polon)/, "PLN"]]],
  [/^JPY$/, [[/^japon|^japan/, "JPY"]]],
];

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
  const own = codeOf(token, lexicon);
  if (own !== undefined) {
    const national = follows ? nationalOf(own, next.word) : undefined;
    return national === undefined ? { unit: own, last: at } : { unit: national, last: at + 1 };
  }
  const named = follows ? lexicon.currencies.get(next.word) : undefined;
  const national = named === undefined ? undefined : nationalOf(named, token.word);
  return national === undefined ? undefined : { unit: national, last: at + 1 };
}

function codeOf({ text, word }: Token, { currencies }: Lexicon): string | undefined {
  return /^[A-Z]{3}$/.test(text) && CODES.has(text) ? text : currencies.get(word);
}

function nationalOf(code: string, adjective: string): string | undefined {
  const [, codes = []] = NATIONAL.find(([names]) => names.test(code)) ?? [];
  return codes.find(([beginning]) => beginning.test(adjective))?.[1];
}
