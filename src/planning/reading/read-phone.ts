import type { Token } from "../../language/tokenize.ts";
import type { Value } from "./value.ts";

/** Words for a telephone before its number, folded. */
const LABELS =
  /^(tel|telefon\p{L}*|phone|telephone|mobile|mobil|mob|cell|handy|handynummer|rufnummer|fax|komorka|komorkowy|telefono|movil|celular|portable|whatsapp|sms)$/u;
const NUMBER_WORDS = /^(number|no|nr|nummer|numero|numer|cislo|c|is|je|ist|jest|es|est|to|auf|na|a|en)$/;

/** Whether one of the two words before the token, across words for "number", is a label of a phone number. */
function isLabelled(tokens: readonly Token[], i: number): boolean {
  for (let at = i - 1; at >= Math.max(0, i - 3); at--) {
    const { word = "", quote = 0 } = tokens[at] ?? {};
    if (!/^[.:]?[\s]*$/.test(tokens[at + 1]?.gap ?? "") || quote >= 0) return false;
    if (LABELS.test(word)) return true;
    if (!NUMBER_WORDS.test(word)) return false;
  }
  return false;
}

/**
 * Reads a phone number of one or more groups after a word for it, or in groups that start with a zero: "phone 555-0142",
 * "0171 5550133". Leading zeros are kept.
 */
export function readPhone(
  text: string,
  tokens: readonly Token[],
  i: number,
  taken: ReadonlySet<number>,
): Value | undefined {
  const isDigits = (at: number) => {
    const token = tokens[at];
    return (
      token !== undefined &&
      !taken.has(at) &&
      /^(number|code|phone)$/.test(token.kind) &&
      /^\+?\d[\d ()/-]*$/.test(token.text)
    );
  };
  const token = tokens[i];
  if (token === undefined || !isDigits(i)) return undefined;
  let last = i;
  while (last - i < 5 && isDigits(last + 1) && /^[ ()/\u00a0-]{1,3}$/.test(tokens[last + 1]?.gap ?? ""))
    last++;
  const value = text.slice(token.start, tokens[last]?.end);
  const digits = value.replace(/\D/g, "").length;
  const isGrouped = /\D/.test(value);
  const isLocal = /^0\d/.test(value) && isGrouped && digits >= 9;
  // "phone 123456" may be the number of a device.
  const isNamed = digits >= 6 && (isGrouped || value.startsWith("0")) && isLabelled(tokens, i);
  if (digits > 15 || !(isLocal || isNamed)) return undefined;
  return { kind: "phone", first: i, last, start: token.start, end: tokens[last]?.end ?? 0, text: value };
}
