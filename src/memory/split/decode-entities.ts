const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,30}));/gi;

const NAMED: ReadonlyMap<string, string> = new Map(
  (
    "amp & lt < gt > quot \" apos ' nbsp \u00a0 iexcl ¡ cent ¢ pound £ curren ¤ yen ¥ brvbar ¦ sect § uml ¨ copy © " +
    "ordf ª laquo « not ¬ shy \u00ad reg ® macr ¯ deg ° plusmn ± sup1 ¹ sup2 ² sup3 ³ acute ´ micro µ para ¶ middot · " +
    "cedil ¸ ordm º raquo » frac14 ¼ frac12 ½ frac34 ¾ iquest ¿ times × divide ÷ AElig Æ aelig æ OElig Œ oelig œ " +
    "ETH Ð eth ð THORN Þ thorn þ szlig ß Oslash Ø oslash ø Lstrok Ł lstrok ł Dstrok Đ dstrok đ inodot ı " +
    "ndash – mdash — lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ lsaquo ‹ rsaquo › hellip … bull • dagger † Dagger ‡ " +
    "permil ‰ prime ′ Prime ″ euro € trade ™ larr ← uarr ↑ rarr → darr ↓ harr ↔ minus − infin ∞ ne ≠ le ≤ ge ≥ asymp ≈ " +
    "radic √ sum ∑ Alpha Α alpha α beta β gamma γ Delta Δ delta δ epsilon ε lambda λ mu μ pi π sigma σ Omega Ω omega ω " +
    "ensp \u2002 emsp \u2003 thinsp \u2009 zwnj \u200c zwj \u200d lrm \u200e rlm \u200f"
  )
    .split(" ")
    .flatMap((name, at, all) => (at % 2 === 0 ? [[name, all[at + 1] ?? ""]] : [])) as [string, string][],
);

/** `&ccaron;` is a letter and what stands on it (HTML standard §13.5). */
const MARKS: ReadonlyMap<string, string> = new Map([
  ["grave", "\u0300"],
  ["acute", "\u0301"],
  ["circ", "\u0302"],
  ["tilde", "\u0303"],
  ["macr", "\u0304"],
  ["breve", "\u0306"],
  ["dot", "\u0307"],
  ["uml", "\u0308"],
  ["ring", "\u030a"],
  ["dblac", "\u030b"],
  ["caron", "\u030c"],
  ["cedil", "\u0327"],
  ["ogon", "\u0328"],
]);

/** Character references of HTML; an unknown one stays as it is. */
export function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(REFERENCE, (reference, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED.get(name) ?? accented(name) ?? reference;
    return fromCodePoint(decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal));
  });
}

function accented(name: string): string | null {
  const mark = MARKS.get(name.slice(1));
  const letter = mark === undefined ? "" : (name.charAt(0) + mark).normalize("NFC");
  return letter.length === 1 ? letter : null;
}

function fromCodePoint(code: number): string {
  const valid = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return valid ? String.fromCodePoint(code) : "\ufffd";
}
