import { inflectedCode, namesOf, REGIONS } from "../../language/names/names-of-codes.ts";
import { foldText } from "../../language/split-words.ts";
import type { Request } from "./request-words.ts";
import type { SlotTraits } from "./slot-traits.ts";

export type CodeKind = "region" | "language" | "currency";

const kinds = new WeakMap<SlotTraits, CodeKind | null>();

/** The kind of standard code (ISO 3166-1, 639-1, 4217) that an argument takes, or null, cached. */
export function codeKind(traits: SlotTraits): CodeKind | null {
  let kind = kinds.get(traits);
  if (kind === undefined) {
    kind = readKind(traits);
    kinds.set(traits, kind);
  }
  return kind;
}

function readKind({ slot, pattern, values, examples }: SlotTraits): CodeKind | null {
  const words = slot.words.map(foldText);
  const text = `${words.join(" ")} ${slot.description.slice(0, 120).toLowerCase()}`;
  const samples = [...values.map(String), ...examples];
  const length = typeof slot.schema["maxLength"] === "number" ? slot.schema["maxLength"] : null;
  const isCode =
    samples.length > 0
      ? samples.every((sample) => /^[A-Za-z]{2,3}$/.test(sample))
      : (length !== null && length <= 3) ||
        (pattern !== null && /\{2\}|\{3\}|\{2,3\}/.test(pattern)) ||
        words.includes("code") ||
        /\bISO\b|\bcode\b/.test(slot.description);
  if (!isCode) return null;
  if (/country|countries|\bnation|region|land\b|zeme|kraj\b|pais|pays|nationality/.test(text))
    return "region";
  if (/language|lang\b|locale|sprache|jazyk|jezyk|idioma|langue/.test(text)) return "language";
  return /currency|wahrung|mena\b|waluta|moneda|devise/.test(text) ? "currency" : null;
}

/** Whether the argument takes two or three letters for a country or language, and no name. */
export function takesOnlyCodes(traits: SlotTraits): boolean {
  const kind = codeKind(traits);
  return (
    kind !== null &&
    kind !== "currency" &&
    !/\bname\b/i.test(traits.slot.description) &&
    (traits.examples.length > 0 || traits.pattern !== null || /\bISO\b|letter/i.test(traits.slot.description))
  );
}

const CODES: ReadonlySet<string> = new Set(REGIONS.split(" "));
/**
 * The code of a name in the request's language or in English; null when the argument takes no such code or
 * the name is unknown.
 */
export function toCode(text: string, traits: SlotTraits, { reading }: Request): string | null {
  const kind = codeKind(traits);
  if (kind === null || kind === "currency") return null;
  const wanted = foldText(text.trim());
  for (const language of [reading.lexicon.code, "en"]) {
    const table = namesOf(kind, language);
    const code = table.get(wanted) ?? inflectedCode(table, wanted, language);
    if (code !== undefined)
      return kind === "language" && traits.examples.some((example) => /^[A-Z]+$/.test(example))
        ? code.toUpperCase()
        : code;
  }
  return null;
}

const NONE: ReadonlySet<string> = new Set();

type NamesByCode = ReadonlyMap<string, ReadonlySet<string>>;

const namesOfRequests = new WeakMap<Request, Map<CodeKind, NamesByCode>>();

/** Folded one-word names of a listed code: "Spain", "España" for `ES`. */
export function codeNames(listed: string, traits: SlotTraits, request: Request): ReadonlySet<string> {
  const kind = codeKind(traits);
  if (kind === null || kind === "currency" || !/^[A-Za-z]{2}$/.test(listed)) return NONE;
  const known = namesOfRequests.get(request) ?? new Map<CodeKind, NamesByCode>();
  namesOfRequests.set(request, known);
  const names = known.get(kind) ?? collectNames(kind, request);
  known.set(kind, names);
  return names.get(listed.toLowerCase()) ?? NONE;
}

/** The names of all codes, in the request's language, in English and as the request inflects them. */
function collectNames(kind: "region" | "language", { reading }: Request): NamesByCode {
  const names = new Map<string, Set<string>>();
  const add = (code: string, name: string) => {
    const own = names.get(code.toLowerCase());
    if (own) own.add(name);
    else names.set(code.toLowerCase(), new Set([name]));
  };
  const { code: language } = reading.lexicon;
  for (const each of [language, "en"]) for (const [name, code] of namesOf(kind, each)) add(code, name);
  for (const { kind: written, word } of reading.tokens) {
    const code = written === "word" ? inflectedCode(namesOf(kind, language), word, language) : undefined;
    if (code !== undefined) add(code, word);
  }
  return names;
}

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
  // "for the FR office", "from DE": the code itself, in a request that is not all in capitals
  const isCode = kind === "region" && /^[A-Z]{2}$/.test(first.text) && CODES.has(first.text);
  if (isCode && reading.text !== reading.text.toUpperCase()) return { first: i, last: i, code: first.text };
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
