import { foldText } from "../split-words.ts";

export const REGIONS =
  "AD AE AL AM AR AT AU AZ BA BE BG BO BR BY CA CH CL CN CO CR CU CY CZ DE DK DO DZ EC EE EG ES FI FR GB GE GR GT HK HN HR HU ID IE IL IN IQ IR IS IT JM JO JP KE KR KW KZ LB LI LK LT LU LV MA MC MD ME MK MT MX MY NG NI NL NO NP NZ PA PE PH PK PL PT PY QA RO RS RU SA SE SG SI SK SM SN SV SY TH TN TR TW UA UG US UY UZ VE VN ZA";
const LANGUAGES =
  "ar bg bn ca cs da de el en es et eu fa fi fr ga gl he hi hr hu id is it ja ko lt lv mk ms nl no pl pt ro ru sk sl sq sr sv th tr uk ur vi zh";
const tables = new Map<string, ReadonlyMap<string, string>>();

/** Maps the folded names of countries or languages in a language to their codes. */
export function namesOf(kind: "region" | "language", language: string): ReadonlyMap<string, string> {
  const key = `${kind} ${language}`;
  const known = tables.get(key);
  if (known) return known;
  const names = new Intl.DisplayNames([language], { type: kind });
  const codes = (kind === "region" ? REGIONS : LANGUAGES).split(" ");
  const table = new Map(codes.map((code) => [foldText(names.of(code) ?? code), code] as const));
  tables.set(key, table);
  return table;
}

/**
 * The code of an inflected name. Slavic languages change the end of names, sometimes with its last consonant
 * ("Polska", "w Polsce"), so a prefix that no other name has is sufficient.
 */
export function inflectedCode(
  table: ReadonlyMap<string, string>,
  wanted: string,
  language: string,
): string | undefined {
  if (wanted.length <= 4) return undefined;
  for (const cut of /^(cs|pl)$/.test(language) ? [1, 2] : [1]) {
    const found = [...table].filter(
      ([name]) =>
        name.length - cut >= 4 &&
        wanted.startsWith(name.slice(0, -cut)) &&
        wanted.length <= name.length + 1 + (cut === 1 ? 1 : 0),
    );
    const [only] = found;
    if (only !== undefined && (found.length === 1 || cut === 1)) return only[1];
  }
  return undefined;
}

/** Whether a word names a language, in the given language or in English: "French", "francuski", "po angielsku". */
export function isLanguageName(word: string, code: string): boolean {
  return [code, "en"].some((each) => {
    const names = namesOf("language", each);
    return names.has(word) || inflectedCode(names, word, each) !== undefined;
  });
}
