import { NOUNS } from "./data/nouns.data.ts";
import { columnOf, type LanguageCode } from "./language-codes.ts";
import { cs } from "./languages/cs.ts";
import { de } from "./languages/de.ts";
import { en } from "./languages/en.ts";
import { es } from "./languages/es.ts";
import { fr } from "./languages/fr.ts";
import type { Language } from "./languages/language.ts";
import { pl } from "./languages/pl.ts";
import { remember } from "./remember.ts";
import { stemWord } from "./stem-word.ts";

/** Phrases by their first word, longest first. */
export type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>;

/** A verb form that can be a command. `particle`: the second part of a separable verb. */
export interface CommandForm {
  verbs: readonly string[];
  particle: string | null;
}

/** Command forms by word. */
export interface Commands {
  has(word: string): boolean;
  get(word: string): readonly CommandForm[] | undefined;
}

/** A language, compiled for lookups. */
export interface Lexicon {
  code: string;
  functionWords: ReadonlySet<string>;
  courtesy: ReadonlySet<string>;
  requestFrames: Phrases;
  adviceFrames: Phrases;
  negations: Phrases;
  /** Words with diacritics → the folded word that they are read as. */
  homographs: ReadonlyMap<string, string>;
  negatedVerbPrefix: string | null;
  questionWords: ReadonlySet<string>;
  questionVerbs: ReadonlySet<string>;
  conditions: Phrases;
  /** Adverbs of time and repetition. */
  adverbs: Phrases;
  reporting: Phrases;
  past: Phrases;
  showing: Phrases;
  all: ReadonlySet<string>;
  pointing: ReadonlySet<string>;
  months: ReadonlyMap<string, number>;
  weekdays: ReadonlyMap<string, number>;
  times: ReadonlyMap<string, readonly string[]>;
  durations: ReadonlyMap<string, string>;
  numbers: ReadonlyMap<string, number>;
  ordinals: ReadonlyMap<string, number>;
  currencies: ReadonlyMap<string, string>;
  booleans: ReadonlyMap<string, boolean>;
  prepositions: ReadonlyMap<string, readonly string[]>;
  commands: Commands;
  /** English verbs that the word is a form of. */
  verbsOf(word: string): readonly string[];
  /** English translations of a noun or adjective; empty when unknown. */
  english(word: string): readonly string[];
  /** The last part of a compound that is known by its parts; null for other words. */
  headOf(word: string): string | null;
  /** Whether a German word only begins or ends like a known one, as many names do: "Birkenkamp", "Vosseburg". */
  isPartlyKnown(word: string): boolean;
}

/** The words of each language, by its code. */
export const LANGUAGES: Readonly<Record<string, Language>> = {
  en,
  cs,
  de,
  pl,
  es,
  fr,
} satisfies Record<LanguageCode, Language>;
const compiled = new Map<string, Lexicon>();

/** The lexicon of a language; English for unknown codes. Compiled on first use. */
export function lexiconOf(code: string): Lexicon {
  const known = compiled.get(code);
  if (known) return known;
  const lexicon = compile(LANGUAGES[code] ?? en);
  compiled.set(code, lexicon);
  return lexicon;
}

function compile(language: Language): Lexicon {
  const { commands, roots } = readActions(language);
  const originals = inverted(language.softened ?? "");
  const nouns = indexRoots(
    [...readEntries(language.words), ...nounsOf(language.code)],
    DECLENSIONS[language.code],
  );
  return {
    code: language.code,
    functionWords: toSet(language.functionWords),
    courtesy: toSet(language.courtesy),
    requestFrames: toPhrases(language.requestFrames),
    adviceFrames: toPhrases(language.adviceFrames),
    negations: toPhrases(language.negations),
    negatedVerbPrefix: language.negatedVerbPrefix ?? null,
    questionWords: toSet(language.questionWords),
    questionVerbs: toSet(language.questionVerbs),
    conditions: toPhrases(language.conditions),
    adverbs: toPhrases(language.adverbs),
    homographs: new Map([...single(language.homographs ?? "")].map(([form, meaning]) => [meaning, form])),
    reporting: toPhrases(language.reporting),
    past: toPhrases(language.past),
    showing: toPhrases(language.showing),
    all: toSet(language.all),
    pointing: toSet(language.pointing),
    months: numbered(language.months),
    weekdays: numbered(language.weekdays),
    times: inverted(language.times),
    durations: single(language.durations),
    numbers: new Map(
      [...single(language.numbers)].flatMap(([form, value]) =>
        value.startsWith("#") ? [] : [[form, Number(value)] as const],
      ),
    ),
    ordinals: ordinalsOf(language.numbers),
    currencies: single(language.currencies),
    booleans: new Map([...single(language.booleans)].map(([form, value]) => [form, value === "true"])),
    prepositions: inverted(language.prepositions),
    commands,
    verbsOf: remember((written) => {
      const word = respelled(written, (each) => commands.has(each) || lookUp(roots, each).length > 0);
      const found = new Set(
        (commands.get(word) ?? []).flatMap(({ verbs, particle }) => (particle ? [] : verbs)),
      );
      const isForm = language.code === "en" ? isEnglishForm : undefined;
      for (const verb of lookUp(roots, word, undefined, isForm)) found.add(verb);
      return [...found];
    }),
    english: remember((written) => {
      const word = respelled(written, (each) => lookUpParts(nouns, each).length > 0);
      return language.compounds ? lookUpParts(nouns, word) : lookUpSoftened(nouns, word, originals);
    }),
    headOf: remember((written) => {
      if (!language.compounds) return null;
      const word = respelled(written, (each) => splitCompound(nouns, each) !== null);
      const head = splitCompound(nouns, word)?.head;
      return head === undefined ? null : word.slice(-head.length);
    }),
    isPartlyKnown: remember((written) => {
      if (!language.compounds) return false;
      const word = respelled(written, (each) => lookUpParts(nouns, each).length > 0);
      if (lookUp(nouns, word, MAX_ENDING).length > 0) return false;
      const parts = splitCompound(nouns, word);
      return parts === null ? lookUp(nouns, word).length > 0 : parts.first.length === 0;
    }),
  };

  /** A German word as it is folded, if only that spelling is known: `auftraege` is "Aufträge". */
  function respelled(word: string, isKnown: (word: string) => boolean): string {
    if (language.code !== "de" || !/[aou]e/.test(word) || isKnown(word)) return word;
    const plain = withoutUmlauts(word);
    return isKnown(plain) ? plain : word;
  }
}

/** `ueberfaellig` → `uberfallig`, the folded form of a text with umlauts. */
export function withoutUmlauts(word: string): string {
  return word.replace(/([aou])e/g, "$1");
}

function lines(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== "");
}

function toSet(text: string): Set<string> {
  return new Set(words(text));
}

/** Phrases, one a line, indexed by their first word. */
export function toPhrases(text: string): Phrases {
  const phrases = new Map<string, string[][]>();
  for (const line of lines(text)) {
    const phrase = words(line.replace(/['’]/g, " "));
    const [first] = phrase;
    if (first === undefined) continue;
    append(phrases, first, phrase);
  }
  for (const list of phrases.values()) list.sort((a, b) => b.length - a.length);
  return phrases;
}

function append<T>(lists: Map<string, T[]>, key: string, value: T): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

function numbered(text: string): Map<string, number> {
  return new Map(lines(text).flatMap((line, i) => words(line).map((form) => [form, i] as const)));
}

/** `meaning: forms` → form → meanings. */
function inverted(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [meaning, forms] of lines(text).map(splitLine))
    for (const form of forms) append(found, form, meaning);
  return found;
}

function single(text: string): Map<string, string> {
  return new Map(
    lines(text)
      .map(splitLine)
      .flatMap(([meaning, forms]) => forms.map((form) => [form, meaning] as const)),
  );
}

function splitLine(line: string): [meaning: string, forms: string[]] {
  const at = line.indexOf(":");
  return [line.slice(0, at).trim(), words(line.slice(at + 1))];
}

function ordinalsOf(text: string): Map<string, number> {
  return new Map(
    lines(text)
      .map(splitLine)
      .filter(([meaning]) => meaning.startsWith("#"))
      .flatMap(([meaning, forms]) => forms.map((form) => [form, Number(meaning.slice(1))] as const)),
  );
}

interface Root {
  root: string;
  whole: boolean;
  most: number;
  english: readonly string[];
}

interface Roots {
  /** The prefixes that start with the same three letters, and shorter ones, longest first. */
  find: (word: string) => readonly Root[];
  /** Endings that do not change the meaning. */
  declension?: RegExp | undefined;
}

/** Maximum letters after a prefix. */
const MAX_LETTERS = 7;

interface Entry {
  english: string[];
  forms: string[];
  most: number;
  /** Whether endings are shorter than their prefixes. */
  isShorter?: boolean;
}

function readEntries(text: string): Entry[] {
  return lines(text).map((line) => {
    const [english = "", forms = ""] = line.split("|");
    return { english: words(english), forms: words(forms), most: MAX_LETTERS };
  });
}

/** The language's column of the shared table. */
function nounsOf(code: string): Entry[] {
  const column = columnOf(code);
  // The first column is English.
  if (column <= 0) return [];
  const found: Entry[] = [];
  for (const line of NOUNS.split("\n")) {
    const columns = line.split("|");
    const forms = columns[column]?.trim();
    const english = columns[0]?.trim();
    if (forms && english)
      found.push({
        english: english.split(" "),
        forms: forms.split(" "),
        most: MAX_LETTERS,
        isShorter: true,
      });
  }
  return found;
}

function indexRoots(entries: readonly Entry[], declension?: RegExp): Roots {
  const roots = new Map<string, Root[]>();
  for (const { english, forms, most, isShorter } of entries)
    for (const form of forms) {
      const whole = form.endsWith("$");
      const root = whole ? form.slice(0, -1) : form;
      const key = root.slice(0, 3);
      const endings = isShorter ? Math.min(most, root.length - 1) : most;
      append(roots, key, { root, whole: whole || root.length < 3, most: endings, english });
    }
  // Most lists are never read, so each is sorted when it is first used.
  const sorted = new Set<string>();
  const find = (word: string) => {
    const key = word.slice(0, 3);
    const list = roots.get(key) ?? [];
    if (list.length > 1 && !sorted.has(key)) {
      list.sort((a, b) => b.root.length - a.root.length);
      sorted.add(key);
    }
    return list;
  };
  return { find, declension };
}

/** Maximum letters of an ending. */
const MAX_ENDING = 3;
const MIN_PART = 4;

/** Short last parts ("abo", "uhr") must be whole words, after a word that is known. */
const SHORT_PART = 3;
/** English words that are joined with each other, by part. */
const MAX_JOINED = 2;

/** Minimum letters before a changed consonant, and maximum letters after it. */
const MIN_BEFORE = 3;
const MAX_AFTER = 4;

/** Looks up a word, and if it is unknown, the words from which the change of a consonant makes it. */
function lookUpSoftened(
  roots: Roots,
  word: string,
  originals: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const found = lookUp(roots, word);
  if (found.length > 0) return found;
  for (const [original, changes] of originals)
    for (const changed of changes) {
      const at = word.lastIndexOf(changed);
      const after = word.slice(at + changed.length);
      if (at < MIN_BEFORE || after.length > MAX_AFTER || !/^[eiy]/.test(after)) continue;
      const words = lookUp(roots, word.slice(0, at) + original + after, MAX_AFTER);
      if (words.length > 0) return words;
    }
  return found;
}

/**
 * Looks up a compound by its last part: "Abfallkalender" is a calendar. English may write the translated
 * parts as one word: "Handbuch" is a "handbook".
 */
function lookUpParts(roots: Roots, word: string): readonly string[] {
  const parts = splitCompound(roots, word);
  if (parts === null) return lookUp(roots, word);
  const { first, last } = parts;
  const joined = first
    .slice(0, MAX_JOINED)
    .flatMap((left) => last.slice(0, MAX_JOINED).map((right) => left + right));
  return [...new Set([...last, ...first, ...joined])];
}

interface Compound {
  head: string;
  /** English words of the two parts; those of the first one may be unknown. */
  first: readonly string[];
  last: readonly string[];
}

/** The parts of a word that is not known as a whole. */
function splitCompound(roots: Roots, word: string): Compound | null {
  if (word.length < MIN_PART + SHORT_PART || lookUp(roots, word, MAX_ENDING).length > 0) return null;
  for (let at = MIN_PART; at <= word.length - SHORT_PART; at++) {
    const isShort = at > word.length - MIN_PART;
    const head = word.slice(at);
    const last = lookUp(roots, head, isShort ? 0 : MAX_ENDING);
    const first = last.length === 0 ? [] : lookUp(roots, word.slice(0, at));
    if (last.length > 0 && (!isShort || first.length > 0)) return { head, first, last };
  }
  return null;
}

/**
 * Endings of English verbs and their nouns, after a possibly doubled consonant: "tick" is not a prefix of
 * "ticket".
 */
const ENGLISH_ENDINGS =
  /^(e?[dnrs]|th?|i?e[ds]|ts|rs|y|e|ying|.?(ed|ings?|[eo]rs?)|\p{L}{0,6}(ions?|ments?|als?|[ae]nces?|ables?|ives?|ures?))$/u;

function isEnglishForm(word: string, root: string): boolean {
  return word === root || ENGLISH_ENDINGS.test(word.slice(root.length));
}

/** Endings of nouns in a declension, by language, which do not make another word of them. */
const DECLENSIONS: Readonly<Record<string, RegExp>> = {
  cs: /^(u|y|e|a|em|ou|um|am|ech)$/,
  de: /^(e|n|en|s|es)$/,
  pl: /^(u|y|e|a|em|om|ach)$/,
  es: /^e?s$/,
  fr: /^[sx]$/,
};
/** Minimum letters of a prefix that keeps its meanings beside those of a longer one. */
const MIN_DECLINED = 4;

/**
 * The English words of the longest matching prefixes; several of equal length all count, and so does a shorter one of
 * which the word is only a declined form: "Termine" has the meanings of `termin` and of `termine`.
 */
function lookUp(
  roots: Roots,
  word: string,
  mostLetters = 8,
  isForm?: (word: string, root: string) => boolean,
): readonly string[] {
  const found = new Set<string>();
  let length = 0;
  for (const { root, whole, most, english } of roots.find(word)) {
    const rest = word.slice(root.length);
    const isDeclined = root.length >= MIN_DECLINED && roots.declension?.test(rest) === true;
    if (root.length < length && !isDeclined) continue;
    const fits = whole ? word === root : word.startsWith(root) && rest.length <= Math.min(most, mostLetters);
    if (!fits || isForm?.(word, root) === false) continue;
    length = Math.max(length, root.length);
    for (const each of english) found.add(each);
  }
  return [...found];
}

function readActions({ code, actions, endings = "", clitics = "" }: Language): {
  commands: Commands;
  roots: Roots;
} {
  const commands = new Map<string, CommandForm[]>();
  const entries: Entry[] = [];
  const classes = new Map(lines(endings).map(splitLine));
  for (const line of lines(actions)) {
    const [english = "", forms = "", others = ""] = line.split("|");
    const verbs = words(english);
    for (const form of words(forms).flatMap((each) => inflect(each, classes))) {
      const [head = "", ...particles] = form.split("+");
      const particle = particles.length > 0 ? particles.join(" ") : null;
      append(commands, head, { verbs, particle });
    }
    entries.push({ english: verbs, forms: words(others), most: code === "en" ? 4 : 8 });
  }
  const roots = indexRoots(entries);
  return { commands: clitics === "" ? commands : withClitics(commands, words(clitics)), roots };
}

/** The forms of `stem/class`; any other form is complete. */
function inflect(form: string, classes: ReadonlyMap<string, readonly string[]>): string[] {
  const [stem = "", name] = form.split("/");
  if (name === undefined) return [form];
  const endings = classes.get(name);
  if (endings === undefined) throw new Error(`"${form}" names no class of endings`);
  return endings.map((ending) => stem + (ending === "-" ? "" : ending));
}

/** Minimum letters before pronouns; shorter words are often nouns: "vela". */
const BEFORE_CLITICS = 4;

/** Also finds forms with pronouns at the end. */
function withClitics(
  forms: ReadonlyMap<string, readonly CommandForm[]>,
  clitics: readonly string[],
): Commands {
  const base = (word: string) =>
    clitics.flatMap((clitic) => {
      const rest = word.slice(0, -clitic.length);
      return word.endsWith(clitic) && rest.length >= BEFORE_CLITICS ? [rest] : [];
    });
  const find = remember((word: string) => {
    const found = [word, ...base(word)].flatMap((each) => forms.get(each) ?? []);
    return found.length > 0 ? found : null;
  });
  return { has: (word) => find(word) !== null, get: (word) => find(word) ?? undefined };
}

/** Stems of the English translations of a word; for English the stem of the word itself. */
export function pivotsOf(lexicon: Lexicon, word: string): string[] {
  if (lexicon.code === "en") return [];
  return [
    ...new Set(
      [...lexicon.english(word), ...lexicon.verbsOf(word)].flatMap((each) => each.split("-")).map(stemWord),
    ),
  ];
}
