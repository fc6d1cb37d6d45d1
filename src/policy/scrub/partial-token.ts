import { ALPHABET, FIRST, LITERAL, NONCE_LENGTH } from "./token-form.ts";

/**
 * What may replace an underscore. Wider than in `createTokenPattern`, since it only decides how much is
 * held back.
 */
const GAP = "[ _\\\\-]{1,6}";
const INDEX_AND_NONCE = [
  GAP,
  "[0-9]{1,6}",
  GAP,
  `[${FIRST}]`,
  ...Array.from({ length: NONCE_LENGTH - 1 }, () => `[${ALPHABET}]`),
];

/**
 * Matches the end of a text that may be the start of a token with one of these names, in any form that
 * `createTokenPattern` matches. Also matches a whole token if the next character decides whether it is
 * one.
 */
export function createPartialTokenPattern(names: readonly string[]): RegExp {
  const all = [LITERAL, ...names].map((name) => [...name].map((char) => (char === "_" ? GAP : char)));
  const begun = all.map(([first = "", ...rest]) => `${first}${begins(rest)}`).join("|");
  const whole = all.map((places) => places.join("")).join("|");
  // Without the last character of the closing part: with it, the token is complete.
  const core = (closing: string[]) => `(?:${begun}|(?:${whole})${begins([...INDEX_AND_NONCE, ...closing])})`;
  const encoded = core(["[%\\\\]", "[5u]", "0", "0", "5"]);
  const forms = [
    `\\\\{1,2}(?:$|\\[(?:$| ?(?:$|${core([" ?", "\\\\{1,2}"])})))`,
    `\\[(?:$| ?(?:$|${core([" ?"])}))`,
    `%(?:$|5(?:$|B(?:$|${encoded})))`,
    `\\\\(?:$|u(?:$|0(?:$|0(?:$|5(?:$|b(?:$|${encoded}))))))`,
    `(?<![A-Za-z0-9])${core([])}`,
  ];
  return new RegExp(forms.join("|"), "gi");
}

/** Matches the places in order; any number of them may be missing at the end of the text. */
function begins(places: readonly string[]): string {
  return places.reduceRight((rest, place) => `(?:$|${place}${rest})`, "$");
}
