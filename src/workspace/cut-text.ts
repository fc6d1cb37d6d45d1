/** Postgres cannot store lone surrogates and NUL in JSON. */
const UNSTORABLE = /\p{Cs}|\0/gu;

/** Cuts a text to `maxBytes` and adds a note about the omitted bytes. */
export function cutText(text: string, maxBytes: number): string {
  const bytes = new TextEncoder().encode(text.replace(UNSTORABLE, "\ufffd"));
  const shown = new TextDecoder().decode(bytes.subarray(0, maxBytes));
  if (bytes.length <= maxBytes) return shown;
  return `${shown.replace(/\ufffd+$/, "")}\n[… ${bytes.length - maxBytes} of ${bytes.length} bytes left out: write to a file and read its parts]`;
}
