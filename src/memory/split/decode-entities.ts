import { decodeHTMLStrict } from "entities/decode";

/** A complete reference; the longest name in HTML has 31 letters. */
const REFERENCE = /&(?:#\d{1,20}|#x[\da-f]{1,16}|[a-z][a-z\d]{1,31});/gi;

/** Decodes character references of HTML (HTML standard §13.5) that end in `;`. Unknown ones are kept. */
export function decodeEntities(text: string): string {
  return text.replace(REFERENCE, (reference) => decodeHTMLStrict(reference));
}
