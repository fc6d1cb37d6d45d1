/** The position after the `]` that closes the class at `start`. */
export function endOfClass(pattern: string, start: number): number {
  for (let at = start + 1; at < pattern.length; at++) {
    if (pattern[at] === "\\") at++;
    else if (pattern[at] === "]") return at + 1;
  }
  return pattern.length;
}
