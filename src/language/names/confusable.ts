/**
 * Letters of other scripts and small capitals that look like Latin ones (the common part of Unicode TR39),
 * and digits that look like letters.
 */
const LOOKS_LIKE: Readonly<Record<string, string>> = Object.fromEntries(
  (
    "а:a в:b с:c ԁ:d е:e ё:e г:r һ:h н:h і:i ї:i ј:j к:k ӏ:l м:m о:o р:p ԛ:q ѕ:s т:t у:y ѵ:v ԝ:w х:x п:n з:3 б:6 " +
    "α:a β:b ε:e η:n ι:i κ:k ν:v ο:o ρ:p τ:t υ:u χ:x γ:y ω:w ζ:z μ:u " +
    "օ:o ս:u ո:n հ:h ց:g ա:w " +
    "ı:i ɑ:a ɡ:g ɩ:i ʀ:r ƽ:s ʋ:v ᴏ:o ø:o ł:l đ:d " +
    "ᴀ:a ʙ:b ᴄ:c ᴅ:d ᴇ:e ꜰ:f ɢ:g ʜ:h ɪ:i ᴊ:j ᴋ:k ʟ:l ᴍ:m ɴ:n ᴘ:p ꜱ:s ᴛ:t ᴜ:u ᴠ:v ᴡ:w ʏ:y ᴢ:z ς:c ℮:e ǀ:l " +
    "ⲁ:a ⲃ:b ⲉ:e ⲓ:i ⲕ:k ⲙ:m ⲛ:n ⲟ:o ⲣ:p ⲥ:c ⲧ:t ⲩ:y ⲭ:x " +
    "ꓐ:b ꓑ:p ꓓ:d ꓔ:t ꓖ:g ꓗ:k ꓙ:j ꓚ:c ꓜ:z ꓝ:f ꓟ:m ꓠ:n ꓡ:l ꓢ:s ꓣ:r ꓦ:v ꓧ:h ꓪ:w ꓫ:x ꓬ:y ꓮ:a ꓰ:e ꓲ:i ꓳ:o ꓴ:u " +
    "ꭰ:d ꭱ:r ꭲ:t ꭵ:i ꭺ:a ꭻ:j ꭼ:e ꮃ:w ꮇ:m ꮋ:h ꮐ:g ꮓ:z ꮩ:v ꮪ:s ꮮ:l ꮯ:c ꮲ:p ꮶ:k ᏼ:b " +
    "0:o 1:i |:i"
  )
    .split(" ")
    .map((pair) => pair.split(":") as [string, string]),
);

const INVISIBLE = /[\p{Cf}\p{Cc}\p{Variation_Selector}\u115f\u1160\u17b4\u17b5\u3164\uffa0]/gu;
const PLAIN = /^[A-Za-z0-9]*$/;
const NON_ASCII = /[^\n -~]/;
const SCRIPTS = ["Latin", "Cyrillic", "Greek", "Armenian"] as const;
const SCRIPT_OF = new Map(SCRIPTS.map((script) => [script, new RegExp(`\\p{Script=${script}}`, "u")]));

/** A name in its stored form: NFKC, without invisible characters and surrounding spaces. */
export function normalizeName(name: string): string {
  return name.normalize("NFKC").replace(INVISIBLE, "").trim();
}

/** A key that is equal for names that look alike. It is not a name. */
export function skeletonOf(name: string): string {
  return joinSkeletons(foldLetters(name));
}

/** The letters and digits of a name as the most similar Latin ones. */
export function foldLetters(name: string): string {
  if (PLAIN.test(name)) return name.toLowerCase().replaceAll("0", "o").replace(/[1l]/g, "i");
  const plain = normalizeName(name).toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return (
    [...plain]
      .map((letter) => LOOKS_LIKE[letter] ?? letter)
      .join("")
      .replace(/[^\p{L}\p{N}]/gu, "")
      // A capital I looks like l, and its lower case is i.
      .replaceAll("l", "i")
  );
}

/** The skeleton of a name from the joined letters of its folded parts. */
export function joinSkeletons(folded: string): string {
  return folded.includes("rn") ? folded.replaceAll("rn", "m") : folded;
}

/**
 * A text for comparison with words: other widths as usual, without invisible characters, and words of mixed
 * scripts in Latin letters.
 */
export function foldLookAlikes(text: string): string {
  if (!NON_ASCII.test(text)) return text;
  return text
    .normalize("NFKC")
    .replace(/[\p{Cf}\p{Variation_Selector}]/gu, "")
    .replace(/[\p{L}\p{M}]+/gu, (word) =>
      mixedScripts(word).length === 0
        ? word
        : Array.from(word, (letter) => LOOKS_LIKE[letter.toLowerCase()] ?? letter).join(""),
    );
}

/** The scripts that a name mixes; empty for a single script. */
export function mixedScripts(name: string): string[] {
  const found = SCRIPTS.filter((script) => SCRIPT_OF.get(script)?.test(name));
  return found.length > 1 ? found : [];
}
