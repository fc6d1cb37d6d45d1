import { digitsOf } from "./digits-of.ts";

/**
 * First digits and lengths of the card schemes (ISO/IEC 7812-1 registers): Visa, Mastercard, Mir, Amex,
 * Diners, Discover, JCB, UnionPay, Maestro.
 */
const SCHEME =
  /^(?:4(?:\d{12}|\d{15}|\d{18})|5[1-5]\d{14}|2(?:2[0-9]|[3-6]\d|7[01]|720)\d{13}|3[47]\d{13}|3(?:0[0-5]|[689]\d)\d{11}|3[5689]\d{14,17}|6\d{12,18}|5[06-9]\d{11,17})$/;

/** Luhn checksum (ISO/IEC 7812-1 annex B) of a known scheme. */
export function isCard(text: string): boolean {
  const digits = digitsOf(text);
  if (!SCHEME.test(digits.join(""))) return false;
  const sum = digits.reverse().reduce((total, digit, index) => {
    const doubled = index % 2 === 0 ? digit : digit * 2;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
