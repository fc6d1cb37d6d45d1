/**
 * Invisible characters and characters that reorder text: bidirectional controls, tags, zero-width
 * characters, other controls.
 */
const HIDDEN = /[\p{Cf}\p{Co}\p{Zl}\p{Zp}]|(?![\t\n\r])\p{Cc}/gu;
/**
 * A joiner between two visible non-ASCII characters: Persian and Indic words and combined emoji need it.
 */
const JOINER = /(?<=[^\p{C}\p{Z}\p{ASCII}])[\u200c\u200d](?=[^\p{C}\p{Z}\p{ASCII}]|$)/u;
const HIDDEN_IN_TEXT = new RegExp(`(?!${JOINER.source})(?:${HIDDEN.source})`, "gu");

/** The text for a user who decides about it: each hidden character as its escape, `\u202e`. */
export function showHidden(text: string): string {
  return text.replace(HIDDEN, escapeCharacter);
}

/** The same for a text in natural language, which may need joiners. */
export function showHiddenInText(text: string): string {
  return text.replace(HIDDEN_IN_TEXT, escapeCharacter);
}

function escapeCharacter(character: string): string {
  return `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`;
}
