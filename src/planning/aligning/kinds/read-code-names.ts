import { foldText } from "../../../language/split-words.ts";
import { namesOf } from "../code-names.ts";
import type { Request } from "../request-words.ts";

/** A name of a language or country in a request, and its code. */
export interface NamedCode {
  first: number;
  last: number;
  code: string;
}

const MAX_WORDS = 4;

/** English names that are also common words or first names. */
const AMBIGUOUS = /^(polish|turkey|chad|jordan|georgia|china|guinea|greek)$/;

/** Endings of the adjectives and nouns that are derived from a name, after its stem. */
const ENDINGS: Readonly<Record<string, RegExp>> = {
  en: /^$/,
  cs: /^(a|e|i|y|u|o|ou|eho|emu|em|ych|ym|ymi)$/,
  de: /^(e|er|es|en|em|sprachig\p{L}*)?$/u,
  pl: /^(i|a|u|ie|iego|iemu|im|ich|imi)$/,
  es: /^(o|a|os|as|es)?$/,
  fr: /^(e|s|es|ne|nes|que|ques)?$/,
};

/** Stems of the name of a language: "francouzština" and "francouzský", "francuski", "italiano". */
function stemsOf(name: string, language: string): readonly string[] {
  if (language === "cs" && name.endsWith("ina")) {
    const adjective = name.endsWith("ctina")
      ? `${name.slice(0, -5)}ck`
      : name.endsWith("stina")
        ? `${name.slice(0, -5)}sk`
        : `${name.slice(0, -4)}eck`;
    return [name.slice(0, -1), adjective];
  }
  if (language === "pl" || (language === "es" && name.endsWith("o"))) return [name.slice(0, -1)];
  return [name];
}

const stems = new Map<string, readonly (readonly [stem: string, code: string])[]>();

function languageStems(language: string): readonly (readonly [string, string])[] {
  let known = stems.get(language);
  if (known === undefined) {
    known = [...namesOf("language", language)].flatMap(([name, code]) =>
      stemsOf(name, language).map((stem) => [stem, code] as const),
    );
    stems.set(language, known);
  }
  return known;
}

function languageOf(word: string, language: string): string | null {
  const endings = ENDINGS[language];
  const found = languageStems(language).find(
    ([stem]) => stem.length > 3 && word.startsWith(stem) && endings?.test(word.slice(stem.length)),
  );
  return found?.[1] ?? null;
}

/** A name of the country, or nearly the whole of it, because Slavic languages inflect names. */
function regionOf(text: string, language: string): string | null {
  const table = namesOf("region", language);
  const own = table.get(text);
  if (own !== undefined) return own;
  if (language !== "cs" && language !== "pl") return null;
  const inflected = [...table].find(
    ([name]) =>
      name.length > 4 &&
      name.slice(0, -1) === text.slice(0, name.length - 1) &&
      text.length <= name.length + 2,
  );
  return inflected?.[1] ?? null;
}

/** Reads the names of languages or countries in a request, the longest first at each place. */
export function readCodeNames(request: Request, kind: "region" | "language"): NamedCode[] {
  const { words, reading } = request;
  const found: NamedCode[] = [];
  for (let i = 0; i < words.length; i++) {
    const named = nameAt(request, i, kind);
    if (named === null) continue;
    const { first, last } = named;
    const isInName = (at: number, gap: string | undefined) =>
      gap === " " && words[at]?.token.name === true && reading.lexicon.code !== "de";
    // "Jordan Reed", "French Riviera"
    const isPart =
      isInName(first - 1, words[first]?.token.gap) || isInName(last + 1, words[last + 1]?.token.gap);
    if (!isPart) found.push(named);
    i = last;
  }
  return found;
}

function nameAt(request: Request, i: number, kind: "region" | "language"): NamedCode | null {
  const { words, reading, action } = request;
  const first = words[i]?.token;
  if (first?.kind !== "word" || first.quote >= 0 || action?.tokens.includes(i)) return null;
  const own = reading.lexicon.code;
  const isCapital = /^\p{Lu}/u.test(first.text);
  const count = kind === "language" ? 1 : MAX_WORDS;
  for (let last = Math.min(i + count, words.length) - 1; last >= i; last--) {
    const text = foldText(reading.text.slice(first.start, words[last]?.token.end));
    const isOne = last === i;
    const isDoubtful = AMBIGUOUS.test(text) && (!isCapital || i === 0);
    if (!isDoubtful && (isOne ? words[i]?.isContent : true))
      for (const language of new Set([own, "en"])) {
        // In English, names of countries and languages have capitals, and so do names of countries everywhere.
        const needsCapital = language === "en" ? own !== "en" || kind === "region" : kind === "region";
        if (needsCapital && !isCapital) continue;
        const code = kind === "language" ? languageOf(text, language) : regionOf(text, language);
        if (code !== null) return { first: i, last, code };
      }
  }
  return null;
}
