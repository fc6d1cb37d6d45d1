/**
 * Terminal control characters, and marks that change the text direction, which models and APIs may return.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what this is about
const HARMFUL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;
/** Invisible characters. */
const HIDDEN = /[\p{Cf}\p{Co}\p{Zl}\p{Zp}\u007f-\u009f]/gu;

/** A text without terminal control sequences. */
export function printable(text: string): string {
  return text.replace(/\r\n/g, "\n").replace(HARMFUL, escapeUnits);
}

/** The text as a single line. */
export function oneLine(text: string): string {
  return printable(text.replace(/\s+/g, " ").trim());
}

/** JSON with all invisible characters escaped. */
export function printableJson(value: unknown, indent?: number): string {
  return (JSON.stringify(value, null, indent) ?? "null").replace(HIDDEN, escapeUnits);
}

function escapeUnits(character: string): string {
  return Array.from(
    { length: character.length },
    (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, "0")}`,
  ).join("");
}
