/**
 * Tokens look like `[email_1_k7q2d]`: plain ASCII that models copy, JSON needs not escape and fences leave alone. The last
 * part is random and new in every session, so that no text written before can hold a token of it by design.
 */
const ALPHABET = "bcdfghjkmnpqrstvwxz23456789";
const LENGTH = 5;
/** Stands for what only looks like a token. */
export const LITERAL = "text";

export function createNonce(): string {
  const random = crypto.getRandomValues(new Uint32Array(LENGTH));
  const chars = [...random].map((value) => ALPHABET[value % ALPHABET.length]);
  // A letter first: it can be no number.
  return `${"kqxzw"[(random[0] ?? 0) % 5]}${chars.slice(1).join("")}`;
}

export function writeToken(name: string, index: number, nonce: string): string {
  return `[${name}_${index}_${nonce}]`;
}

/**
 * Finds tokens of a session, also as models may change them: case, spaces or hyphens for underscores, brackets lost, escaped
 * for Markdown, URLs or JSON. Group 1 is the index.
 */
export function createTokenPattern(names: readonly string[], nonce: string): RegExp {
  const gap = "(?:[ \\-]|\\\\{0,2}_){1,2}";
  const named = [LITERAL, ...names].map((name) => name.replaceAll("_", gap)).join("|");
  const core = (group: string) => `(?:${named})${gap}(?<${group}>[0-9]{1,6})${gap}${nonce}`;
  const forms = [
    `\\\\{1,2}\\[ ?${core("a")} ?\\\\{1,2}\\]`,
    `\\[ ?${core("b")} ?\\]`,
    `(?:%5B|\\\\u005b)${core("c")}(?:%5D|\\\\u005d)`,
    `(?<![A-Za-z0-9])${core("d")}(?![A-Za-z0-9])`,
  ];
  return new RegExp(forms.join("|"), "gi");
}
