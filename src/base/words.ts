/**
 * Splits an identifier into lowercase words: `invoiceId`, `invoice_id`, `Invoice-ID`, `XInvoiceID2`.
 * Supports letters of any script, removes the s of plural abbreviations (`IDs`) and keeps diacritics.
 */
export function splitWords(name: string): string[] {
  return name
    .replace(/(\p{Lu}{2})s(?!\p{Ll})/gu, "$1")
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, "$1 $2")
    .replace(/(\p{Lu})(?=\p{Lu}\p{Ll})/gu, "$1 ")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.toLowerCase());
}

/** A simple singular that matches `invoices` with `invoice` and `companies` with `company`. */
export function singular(word: string): string {
  if (word === "ids") return "id";
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(ches|shes|xes|sses|zes)$/.test(word)) return word.slice(0, -2);
  return word.endsWith("s") ? word.slice(0, -1) : word;
}

/** The text with its first letter in upper case: "list fees" as "List fees". */
export function capitalize(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
