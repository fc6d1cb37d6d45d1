// A run of backslashes is only searched from its start: from each of them, the time would grow with the square.

/** Maximum nesting of escapes, such as `%252541` for `A`. */
const MAX_ROUNDS = 5;

/**
 * Escapes of one character: percent (also of older JavaScript), JSON and JavaScript, HTML also without `;`,
 * quoted-printable.
 */
const ESCAPE =
  /(?<bytes>(?:%[0-9a-f]{2})+)|%u(?<old>[0-9a-f]{4})|(?<!\\)\\+u(?<unit>[0-9a-f]{4})|(?<!\\)\\+[ux]\{(?<point>[0-9a-f]{1,6})\}|&#x(?<hexadecimal>[0-9a-f]{1,7});?|&#(?<decimal>\d{1,7});?|&(?<entity>amp|lt|gt|quot|apos);|(?<quoted>(?:=[0-9a-f]{2})+)|\\(?<literal>["\\/])/gi;

/** Octal escapes of bytes, as in C. CSS reads the same digits as hexadecimal ones of characters. */
const OCTAL = /(?<!\\)(?:\\+(?:o\{[0-7]{1,3}\}|[0-7]{2,3}))+/g;

const CSS = /(?<!\\)\\+([0-9a-f]{2,6})[ ]?/gi;

/** Markup between the parts of a text. */
const TAG = /<[!/a-z][^<>]{0,200}>/gi;

const HAS_ESCAPES = /%[0-9a-fu]|\\[ux"\\/]|&#|&amp;|=[0-9a-f]{2}/i;

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

const MAX_POINT = 0x10ffff;

/**
 * The decoded forms of a text: with its escapes decoded once, twice and so on, with letters of other widths
 * as usual ones, and without markup.
 */
export function decodeEscapes(text: string): string[] {
  const escaped = text.includes("\\")
    ? [
        text.replace(OCTAL, decodeOctal),
        text.replace(CSS, (written, digits: string) => decodePoint(written, fromHex(digits))),
      ]
    : [];
  const readings = [...escaped, text.includes("<") ? text.replace(TAG, "") : text];
  const others = readings.filter((reading) => reading !== text);
  return [...decodeRounds(text), ...others.flatMap((reading) => [reading, ...decodeRounds(reading)])];
}

function decodeRounds(text: string): string[] {
  const decoded: string[] = [];
  let last = text;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const next = (HAS_ESCAPES.test(last) ? last.replace(ESCAPE, decodeOne) : last).normalize("NFKC");
    if (next === last) break;
    decoded.push(next);
    last = next;
  }
  return decoded;
}

function decodeOctal(written: string): string {
  const bytes = (written.match(/[0-7]+/g) ?? []).map((digits) => Number.parseInt(digits, 8));
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

function decodePoint(written: string, point: number): string {
  return point > MAX_POINT ? written : String.fromCodePoint(point);
}

function decodeOne(written: string, ...rest: unknown[]): string {
  const groups = rest.at(-1) as Record<string, string | undefined>;
  const { entity, decimal, literal, bytes = groups["quoted"] } = groups;
  if (bytes !== undefined)
    return new TextDecoder().decode(Uint8Array.from(bytes.slice(1).split(/[%=]/), fromHex));
  if (literal !== undefined) return literal;
  if (entity !== undefined) return ENTITIES[entity.toLowerCase()] ?? written;
  const code = groups["old"] ?? groups["unit"] ?? groups["point"] ?? groups["hexadecimal"];
  const number = decimal === undefined ? fromHex(code ?? "") : Number(decimal);
  if (number > MAX_POINT) return written;
  // A pair of surrogates is two escapes.
  return number > 0xffff ? String.fromCodePoint(number) : String.fromCharCode(number);
}

function fromHex(digits: string): number {
  return Number.parseInt(digits, 16);
}
