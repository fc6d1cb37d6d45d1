/**
 * The text without the characters of `cut` at its end. An expression such as `/[.]+$/` is tried at each character and takes
 * a time that grows with the square of a sequence of them.
 */
export function trimEnd(text: string, cut: string): string {
  let end = text.length;
  while (end > 0 && cut.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}
