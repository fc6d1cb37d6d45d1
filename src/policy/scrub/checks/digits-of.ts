/** The decimal digits of a text as numbers. */
export function digitsOf(text: string): number[] {
  const digits: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const value = text.charCodeAt(at) - 48;
    if (value >= 0 && value <= 9) digits.push(value);
  }
  return digits;
}

/** Σ weight × digit; there may be more digits than weights. */
export function weigh(digits: readonly number[], weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0);
}
