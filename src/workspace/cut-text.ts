/** Halves of surrogate pairs and NUL cannot be stored as JSON in Postgres. */
const UNSTORABLE = /\p{Cs}|\0/gu;

/** The beginning of a text, with a note of what was left out. */
export function cutText(text: string, maxBytes: number): string {
  const bytes = new TextEncoder().encode(text.replace(UNSTORABLE, "\ufffd"));
  const shown = new TextDecoder().decode(bytes.subarray(0, maxBytes));
  if (bytes.length <= maxBytes) return shown;
  return `${shown.replace(/\ufffd+$/, "")}\n[… ${bytes.length - maxBytes} of ${bytes.length} bytes left out: write to a file and read its parts]`;
}
