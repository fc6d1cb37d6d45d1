import { isSecret, isStrongPassword } from "./scrub-value.ts";

/** Loopback, "any", broadcast and netmasks identify no one. */
const UNASSIGNED = /^(?:127\.|0\.0\.0\.0$|255\.)/;

const LOGIN = /^[\x20-\x39\x3b-\x7e]*:[\x20-\x7e]*$/;

/**
 * First digits and lengths of the card schemes (ISO/IEC 7812-1 registers): Visa, Mastercard, Mir, Amex,
 * Diners, Discover, JCB, UnionPay, Maestro.
 */
const SCHEME =
  /^(?:4(?:\d{12}|\d{15}|\d{18})|5[1-5]\d{14}|2(?:2[0-9]|[3-6]\d|7[01]|720)\d{13}|3[47]\d{13}|3(?:0[0-5]|[689]\d)\d{11}|3[5689]\d{14,17}|6\d{12,18}|5[06-9]\d{11,17})$/;

/** Lengths by country (SWIFT's IBAN registry). */
const LENGTHS =
  "AD24AE23AL28AT20AZ28BA20BE16BG22BH22BR29BY28CH21CR22CY28CZ24DE22DK18DO28EE20EG29ES24FI18FO18FR27GB22GE22GI23GL18GR27GT28HR21HU28IE22IL23IQ23IS26IT27JO30KW30KZ20LB28LC32LI21LT20LU20LV21LY25MC27MD24ME22MK19MR27MT31MU30NL18NO15PK24PL28PS29PT25QA29RO24RS22RU33SA24SC31SE24SI19SK24SM27ST25SV28TL23TN24TR26UA29VA22VG24XK20";

const LENGTH_OF = new Map(
  [...LENGTHS.matchAll(/([A-Z]{2})(\d{2})/g)].map(([, code, length]) => [code, Number(length)]),
);

/** Dates and decimal numbers have the form of a phone number, too. */
const ELSE = /^(?:\d{4}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[./]\d{1,2}[./]\d{4}|[+(]?\d{1,12}\.\d{1,15}$|0{3})/;

export const CHECKS = {
  basic_login: isBasicLogin,
  card: isCard,
  cz_birth_number: isBirthNumber,
  iban: measureIban,
  inn: isInn,
  ipv4: isIpv4,
  ipv6: isIpv6,
  pesel: isPesel,
  phone: isPhone,
  secret: isSecret,
  snils: isSnils,
  strong_password: isStrongPassword,
} as const satisfies Record<string, Check>;

/**
 * Whether a match is valid, or how many of its characters are. `whole` is the whole match of the pattern.
 */
type Check = (value: string, whole: string) => boolean | number;

function isIpv4(text: string): boolean {
  if (UNASSIGNED.test(text)) return false;
  return text.split(".").every((part) => Number(part) <= 255 && (part === "0" || !part.startsWith("0")));
}

/**
 * An address of RFC 4291 §2.2 with at least three groups: shorter ones are usually something else (`a::b`,
 * `::1`).
 */
function isIpv6(text: string): boolean {
  const [head = "", tail, more] = text.split("::");
  if (more !== undefined) return false;
  const groups = [head, tail ?? ""].flatMap((part) => (part === "" ? [] : part.split(":")));
  if (groups.some((group) => group === "")) return false;
  const count = groups.length + (groups.at(-1)?.includes(".") ? 1 : 0);
  return tail === undefined ? count === 8 : count >= 3 && count <= 7;
}

/**
 * After "Basic" in a header there is a name, a colon and a password in base64 (RFC 7617 §2), not a word.
 */
function isBasicLogin(value: string): boolean {
  if (value.length % 4 !== 0) return false;
  try {
    return LOGIN.test(atob(value));
  } catch {
    return false;
  }
}

/** Luhn checksum (ISO/IEC 7812-1 annex B) of a known scheme. */
function isCard(text: string): boolean {
  const digits = digitsOf(text);
  if (!SCHEME.test(digits.join(""))) return false;
  const sum = digits.reverse().reduce((total, digit, index) => {
    const doubled = index % 2 === 0 ? digit : digit * 2;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/**
 * The number of characters that form an IBAN (ISO 13616: mod 97 of the rearranged number is 1); 0 if there
 * is none.
 */
function measureIban(text: string): number {
  const length = LENGTH_OF.get(text.slice(0, 2).toUpperCase());
  if (length === undefined) return 0;
  const values: number[] = [];
  let end = 0;
  while (end < text.length && values.length < length) {
    const value = readChar(text.charCodeAt(end++));
    if (value >= 0) values.push(value);
  }
  const inWord = end < text.length && readChar(text.charCodeAt(end)) >= 0;
  return values.length === length && !inWord && remainder(values) === 1 ? end : 0;
}

/** 0–9, then A = 10 … Z = 35; -1 for anything else. */
function readChar(code: number): number {
  if (code >= 48 && code <= 57) return code - 48;
  const letter = code & ~32;
  return letter >= 65 && letter <= 90 ? letter - 55 : -1;
}

/** Remainder of the number that the values form when the first four are moved to the end. */
function remainder(values: readonly number[]): number {
  let rest = 0;
  for (let index = 4; index < values.length + 4; index++) {
    const value = values[index % values.length] ?? 0;
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

/**
 * Czech birth number of ten digits: a date (month + 50 for women, + 20 or + 70 since 2004) and divisible
 * by 11 (Act 133/2000).
 */
function isBirthNumber(text: string): boolean {
  const month = Number(text.slice(2, 4)) % 50;
  const day = Number(text.slice(4, 6));
  const monthOfYear = month > 20 ? month - 20 : month;
  if (monthOfYear < 1 || monthOfYear > 12 || day < 1 || day > 31) return false;
  const [head, last] = [Number(text.slice(0, 9)), Number(text[9])];
  // Until 1985, a remainder of 10 was written as 0.
  return (head % 11) % 10 === last;
}

/** PESEL: a date (the century in the month) and a weighted sum. */
function isPesel(text: string): boolean {
  const digits = digitsOf(text);
  const [month, day] = [Number(text.slice(2, 4)) % 20, Number(text.slice(4, 6))];
  if (month < 1 || month > 12 || day < 1 || day > 31) return false;
  return (10 - (weigh(digits, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3]) % 10)) % 10 === digits[10];
}

/**
 * SNILS: the sum of nine digits by position, mod 101, with 100 written as 00; numbers up to 001-001-998
 * have no checksum.
 */
function isSnils(text: string): boolean {
  const digits = digitsOf(text);
  if (Number(digits.slice(0, 9).join("")) <= 1_001_998) return false;
  const sum = weigh(digits, [9, 8, 7, 6, 5, 4, 3, 2, 1]);
  return (sum % 101) % 100 === (digits[9] ?? 0) * 10 + (digits[10] ?? 0);
}

/**
 * INN: one check digit for organisations (10 digits), two for people (12); begins with the number of a
 * region.
 */
function isInn(text: string): boolean {
  const digits = digitsOf(text);
  if (text.startsWith("00")) return false;
  const check = (weights: number[]) => (weigh(digits, weights) % 11) % 10;
  if (digits.length === 10) return check([2, 4, 10, 3, 5, 9, 4, 6, 8]) === digits[9];
  const first = check([7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) === digits[10];
  return first && check([3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) === digits[11];
}

function isPhone(text: string): boolean {
  return !ELSE.test(text);
}

/** The decimal digits of a text as numbers. */
function digitsOf(text: string): number[] {
  const digits: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const value = text.charCodeAt(at) - 48;
    if (value >= 0 && value <= 9) digits.push(value);
  }
  return digits;
}

/** Σ weight × digit; there may be more digits than weights. */
function weigh(digits: readonly number[], weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0);
}

/** A rule of default-rules.yaml; several may share a name. */
export interface BuiltInRule {
  name: string;
  /**
   * Every repetition is bounded, so that an attempt has a constant cost and a text a cost linear in its
   * length.
   */
  patterns: readonly string[];
  /** Ignores case. */
  ignore_case?: boolean;
  /** The rule is tried only if the text contains one of these. */
  needs?: readonly string[];
  /** Minimum length of a text in characters. */
  shortest?: number;
  /**
   * Matches lie within a run of digits and separators with at least this many digits; only those runs are
   * searched.
   */
  digits?: number;
  /** The preceding text must match. */
  near?: string;
  /** The preceding text must not match. */
  unless?: string;
  /** A check that a pattern cannot express, such as a checksum. */
  check?: keyof typeof CHECKS;
}
