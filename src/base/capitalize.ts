/** The text with its first letter in upper case: "list fees" as "List fees". */
export function capitalize(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
