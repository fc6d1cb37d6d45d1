import { ALPHABET, FIRST, LITERAL, NONCE_LENGTH } from "./token-form.ts";

/** What may stand for an underscore; wider than in `createTokenPattern`, as it only decides what is waited for. */
const GAP = "[ _\\\\-]{1,6}";
const INDEX_AND_NONCE = [
  GAP,
  "[0-9]{1,6}",
  GAP,
  `[${FIRST}]`,
  ...Array.from({ length: NONCE_LENGTH - 1 }, () => `[${ALPHABET}]`),
];

/**
 * Finds the end of a text that may be the beginning of a token with one of these names, in any form `createTokenPattern`
 * finds; a whole one, too, where the next character decides whether it is one.
 */
export function createPartialTokenPattern(names: readonly string[]): RegExp {
  const all = [LITERAL, ...names].map((name) => [...name].map((char) => (char === "_" ? GAP : char)));
  const begun = all.map(([first = "", ...rest]) => `${first}${begins(rest)}`).join("|");
  const whole = all.map((places) => places.join("")).join("|");
  // What closes a token lacks its last character here: with that one it is decided.
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

/** These places one after the other, of which any number may be missing at the end of the text. */
function begins(places: readonly string[]): string {
  return places.reduceRight((rest, place) => `(?:$|${place}${rest})`, "$");
}
