/** Maximum nesting of escapes, such as `%252541` for `A`. */
const MAX_ROUNDS = 5;

/** Escapes of one character: percent (also of older JavaScript), JSON and JavaScript, HTML also without `;`, quoted-printable. */
const ESCAPE =
  /(?<bytes>(?:%[0-9a-f]{2})+)|%u(?<old>[0-9a-f]{4})|\\+u(?:(?<unit>[0-9a-f]{4})|\{(?<point>[0-9a-f]{1,6})\})|&#x(?<hexadecimal>[0-9a-f]{1,7});?|&#(?<decimal>\d{1,7});?|&(?<entity>amp|lt|gt|quot|apos);|(?<quoted>(?:=[0-9a-f]{2})+)|\\(?<literal>["\\/])/gi;

const HAS_ESCAPES = /%[0-9a-fu]|\\[u"\\/]|&#|&amp;|=[0-9a-f]{2}/i;

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

const MAX_POINT = 0x10ffff;

/** The texts that a text stands for: with its escapes decoded once, twice and so on, and with letters of other widths as usual ones. */
export function decodeEscapes(text: string): string[] {
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
