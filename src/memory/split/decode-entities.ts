import { decodeHTMLStrict } from "entities/decode";

/** Character references of HTML (HTML standard §13.5) that end in `;`; an unknown one stays as it is. */
export function decodeEntities(text: string): string {
  return text.includes("&") ? decodeHTMLStrict(text) : text;
}
