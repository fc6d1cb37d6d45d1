/** What nobody sees and what turns the text around it: bidirectional controls, tags, zero-width characters, other controls. */
const HIDDEN = /[\p{Cf}\p{Co}\p{Zl}\p{Zp}]|(?![\t\n\r])\p{Cc}/gu;

/** The text as somebody who decides about it must see it: each hidden character as its escape, `\u202e`. */
export function showHidden(text: string): string {
  return text.replace(
    HIDDEN,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`,
  );
}
