/** Lengths by country (SWIFT's IBAN registry). */
const LENGTHS =
  "AD24AE23AL28AT20AZ28BA20BE16BG22BH22BR29BY28CH21CR22CY28CZ24DE22DK18DO28EE20EG29ES24FI18FO18FR27GB22GE22GI23GL18GR27GT28HR21HU28IE22IL23IQ23IS26IT27JO30KW30KZ20LB28LC32LI21LT20LU20LV21LY25MC27MD24ME22MK19MR27MT31MU30NL18NO15PK24PL28PS29PT25QA29RO24RS22RU33SA24SC31SE24SI19SK24SM27ST25SV28TL23TN24TR26UA29VA22VG24XK20";
const LENGTH_OF = new Map(
  [...LENGTHS.matchAll(/([A-Z]{2})(\d{2})/g)].map(([, code, length]) => [code, Number(length)]),
);

/**
 * The number of characters that form an IBAN (ISO 13616: mod 97 of the rearranged number is 1); 0 if there
 * is none.
 */
export function measureIban(text: string): number {
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
