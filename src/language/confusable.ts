/**
 * Letters of other scripts that look like Latin ones (the common part of Unicode TR39), and digits that
 * look like letters.
 */
const LOOKS_LIKE: Readonly<Record<string, string>> = Object.fromEntries(
  (
    "а:a в:b с:c ԁ:d е:e ё:e г:r һ:h н:h і:i ї:i ј:j к:k ӏ:l м:m о:o р:p ԛ:q ѕ:s т:t у:y ѵ:v ԝ:w х:x п:n з:3 б:6 " +
    "α:a β:b ε:e η:n ι:i κ:k ν:v ο:o ρ:p τ:t υ:u χ:x γ:y ω:w ζ:z μ:u " +
    "օ:o ս:u ո:n հ:h ց:g ա:w " +
    "ı:i ɑ:a ɡ:g ɩ:i ʀ:r ƽ:s ʋ:v ᴏ:o ø:o ł:l đ:d " +
    "0:o 1:l |:l"
  )
    .split(" ")
    .map((pair) => pair.split(":") as [string, string]),
);

const INVISIBLE = /[\p{Cf}\p{Cc}\p{Variation_Selector}\u115f\u1160\u17b4\u17b5\u3164\uffa0]/gu;
const SCRIPTS = ["Latin", "Cyrillic", "Greek", "Armenian"] as const;
const SCRIPT_OF = new Map(SCRIPTS.map((script) => [script, new RegExp(`\\p{Script=${script}}`, "u")]));

/** A name in its stored form: NFKC, without invisible characters and surrounding spaces. */
export function normalizeName(name: string): string {
  return name.normalize("NFKC").replace(INVISIBLE, "").trim();
}

/** A key that is equal for names that look alike. It is not a name. */
export function skeletonOf(name: string): string {
  const plain = normalizeName(name)
    .replaceAll("I", "l")
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "");
  return [...plain]
    .map((letter) => LOOKS_LIKE[letter] ?? letter)
    .join("")
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/** The scripts that a name mixes; empty for a single script. */
export function mixedScripts(name: string): string[] {
  const found = SCRIPTS.filter((script) => SCRIPT_OF.get(script)?.test(name));
  return found.length > 1 ? found : [];
}
