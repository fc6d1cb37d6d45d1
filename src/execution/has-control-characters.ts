/** Whether a text holds control characters (C0, DEL, C1): they end lines and headers, or vanish in URL parsing. */
export function hasControlCharacters(text: string): boolean {
  return /\p{Cc}/u.test(text);
}
