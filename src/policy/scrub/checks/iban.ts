/** Lengths by country (SWIFT's IBAN registry). */
const LENGTHS =
  "AD24AE23AL28AT20AZ28BA20BE16BG22BH22BR29BY28CH21CR22CY28CZ24DE22DK18DO28EE20EG29ES24FI18FO18FR27GB22GE22GI23GL18GR27GT28HR21HU28IE22IL23IQ23IS26IT27JO30KW30KZ20LB28LC32LI21LT20LU20LV21LY25MC27MD24ME22MK19MR27MT31MU30NL18NO15PK24PL28PS29PT25QA29RO24RS22RU33SA24SC31SE24SI19SK24SM27ST25SV28TL23TN24TR26UA29VA22VG24XK20";
const LENGTH_OF = new Map(
  [...LENGTHS.matchAll(/([A-Z]{2})(\d{2})/g)].map(([, code, length]) => [code, Number(length)]),
);

/** How many characters of the text are an IBAN (ISO 13616: mod 97 of the rearranged number is 1); 0: none. */
export function measureIban(text: string): number {
  const length = LENGTH_OF.get(text.slice(0, 2).toUpperCase());
  if (length === undefined) return 0;
  let compact = "";
  let end = 0;
  while (end < text.length && compact.length < length) {
    const char = text[end++] ?? "";
    if (/[a-z0-9]/i.test(char)) compact += char.toUpperCase();
  }
  const inWord = /[a-z0-9]/i.test(text[end] ?? "");
  return compact.length === length && !inWord && remainder(compact) === 1 ? end : 0;
}

function remainder(iban: string): number {
  let rest = 0;
  for (const char of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(char, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}
