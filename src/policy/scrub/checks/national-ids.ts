import { digitsOf, weigh } from "./digits-of.ts";

/**
 * Czech birth number of ten digits: a date (month + 50 for women, + 20 or + 70 since 2004) and divisible
 * by 11 (Act 133/2000).
 */
export function isBirthNumber(text: string): boolean {
  const month = Number(text.slice(2, 4)) % 50;
  const day = Number(text.slice(4, 6));
  const monthOfYear = month > 20 ? month - 20 : month;
  if (monthOfYear < 1 || monthOfYear > 12 || day < 1 || day > 31) return false;
  const [head, last] = [Number(text.slice(0, 9)), Number(text[9])];
  // Until 1985, a remainder of 10 was written as 0.
  return (head % 11) % 10 === last;
}

/** PESEL: a date (the century in the month) and a weighted sum. */
export function isPesel(text: string): boolean {
  const digits = digitsOf(text);
  const [month, day] = [Number(text.slice(2, 4)) % 20, Number(text.slice(4, 6))];
  if (month < 1 || month > 12 || day < 1 || day > 31) return false;
  return (10 - (weigh(digits, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3]) % 10)) % 10 === digits[10];
}

/**
 * SNILS: the sum of nine digits by position, mod 101, with 100 written as 00; numbers up to 001-001-998
 * have no checksum.
 */
export function isSnils(text: string): boolean {
  const digits = digitsOf(text);
  if (Number(digits.slice(0, 9).join("")) <= 1_001_998) return false;
  const sum = weigh(digits, [9, 8, 7, 6, 5, 4, 3, 2, 1]);
  return (sum % 101) % 100 === (digits[9] ?? 0) * 10 + (digits[10] ?? 0);
}

/**
 * INN: one check digit for organisations (10 digits), two for people (12); begins with the number of a
 * region.
 */
export function isInn(text: string): boolean {
  const digits = digitsOf(text);
  if (text.startsWith("00")) return false;
  const check = (weights: number[]) => (weigh(digits, weights) % 11) % 10;
  if (digits.length === 10) return check([2, 4, 10, 3, 5, 9, 4, 6, 8]) === digits[9];
  const first = check([7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) === digits[10];
  return first && check([3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) === digits[11];
}
