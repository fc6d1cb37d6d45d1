import { decodeHTMLStrict } from "entities/decode";

/** A complete reference; the longest name of HTML has 31 letters. */
const REFERENCE = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi;

/** Character references of HTML (HTML standard §13.5) that end in `;`; an unknown one stays as it is. */
export function decodeEntities(text: string): string {
  return text.replace(REFERENCE, (reference) => decodeHTMLStrict(reference));
}
