import { timingSafeEqual } from "node:crypto";

/** Whether a header is a secret, in the same time for every wrong one of that length. */
export function isSameSecret(given: unknown, expected: string): boolean {
  if (typeof given !== "string") return false;
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
