/** Controls of a terminal, and marks that turn the direction of what follows: texts of models and APIs may hold them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what this is about
const HARMFUL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;
/** Characters that nobody sees. */
const HIDDEN = /[\p{Cf}\p{Co}\p{Zl}\p{Zp}\u007f-\u009f]/gu;

/** A text in which nothing is obeyed by the terminal. */
export function printable(text: string): string {
  return text.replace(/\r\n/g, "\n").replace(HARMFUL, escapeUnits);
}

/** One line, whatever the text. */
export function oneLine(text: string): string {
  return printable(text.replace(/\s+/g, " ").trim());
}

/** The same JSON, with all that nobody would see written out. */
export function printableJson(value: unknown, indent?: number): string {
  return (JSON.stringify(value, null, indent) ?? "null").replace(HIDDEN, escapeUnits);
}

function escapeUnits(character: string): string {
  return Array.from(
    { length: character.length },
    (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, "0")}`,
  ).join("");
}
