import { singular } from "../../base/text.ts";
import { cognatesOf } from "../../language/cognates.ts";
import { type Lexicon, lexiconOf, pivotsOf } from "../../language/lexicon.ts";
import { isGivenName } from "../../language/names/given-names.ts";
import { stemWord } from "../../language/stem-word.ts";
import { expandTerm, thingsOf } from "../../language/thesaurus.ts";
import { compareVerbs } from "../../language/verbs.ts";
import { dot, vectorOf } from "../../language/word-vectors.ts";

/** Minimum match at which a word of a request names something. */
export const SURE = 0.74;
/** Strength of a match, by how it was found. */
const PIVOT = 0.9;
const COGNATE = 0.8;
const BEGINNING = 0.75;
const TYPO = 0.8;
const SAME_THING = 0.78;
const THESAURUS = 0.6;
/** Cosine similarities count from `FLOOR` and reach `VECTOR` at `SAME`. */
const FLOOR = 0.2;
const SAME = 0.6;
const VECTOR = 0.7;

/** A word of a request or of an operation, with its possible meanings. */
export interface WordForm {
  /** Folded. */
  word: string;
  stem: string;
  /** Stems of its English translations. */
  pivots: readonly string[];
  /** English words whose vectors represent it. */
  english: readonly string[];
  /** Equal for forms with the same meaning. */
  key: string;
  /** Whether the translations are derived from the spelling and not from the dictionary. */
  isCognate?: true;
}

/** Units of time by their adjectives: "daily readings" have the resolution `day`. */
const UNITS: ReadonlyMap<string, string> = new Map([
  ["hourly", "hour"],
  ["daily", "day"],
  ["weekly", "week"],
  ["monthly", "month"],
  ["quarterly", "quarter"],
  ["yearly", "year"],
  ["annual", "year"],
]);

/** Builds the form of a folded word. */
export function toWordForm(word: string, lexicon: Lexicon): WordForm {
  const unit = lexicon.code === "en" ? UNITS.get(word) : undefined;
  if (unit !== undefined)
    return { word, stem: stemWord(word), pivots: [stemWord(unit)], english: [word], key: `${word} unit` };
  if (lexicon.code === "en") return { word, stem: stemWord(word), pivots: [], english: [word], key: word };
  const parts = (lexicon.times.get(word) ?? []).filter((each) =>
    /^(morning|noon|afternoon|evening|night)$/.test(each),
  );
  const cognates = cognatesOf(lexicon, word);
  if (cognates.length > 0) {
    const pivots = cognates.map(stemWord);
    const key = `${word} ${pivots.join(" ")} cognate`;
    return { word, stem: stemWord(word), pivots, english: cognates, key, isCognate: true };
  }
  const english = [...lexicon.english(word), ...parts];
  const pivots = [...pivotsOf(lexicon, word), ...parts.map(stemWord)];
  const key = `${word} ${pivots.join(" ")}`;
  return { word, stem: stemWord(word), pivots, english, key };
}

/** Adds English words that the form means where it is. */
export function addMeanings(form: WordForm, english: readonly string[]): WordForm {
  const pivots = [...new Set([...form.pivots, ...english.map(stemWord)])];
  const key = `${form.word} ${pivots.join(" ")} term`;
  return { word: form.word, stem: form.stem, pivots, english: [...form.english, ...english], key };
}

/**
 * The form of a word in a document. Unknown words of a non-English document are assumed to be English, as
 * names in code usually are.
 */
export function toDocumentForm(word: string, lexicon: Lexicon): WordForm {
  const form = toWordForm(word, lexicon);
  return form.english.length > 0 || form.pivots.length > 0 ? form : { ...form, english: [word], key: word };
}

/**
 * The likelihood that two words have the same meaning, 0…1: inflections, translations, typing errors,
 * synonyms and similar meanings.
 */
export function matchWords(a: WordForm, b: WordForm): number {
  if (a.word === b.word) return 1;
  const left = prepare(a);
  const right = prepare(b);
  if (haveOnlyStemInCommon(left, right)) return 0;
  return a.stem === b.stem ? 1 : compare(left, right);
}

function compare(left: Prepared, right: Prepared): number {
  const [a, b] = [left.form, right.form];
  const isGuess = a.isCognate === true || b.isCognate === true;
  for (const x of left.senses) if (right.senses.includes(x)) return isGuess ? COGNATE : PIVOT;
  if (isInflection(a.word, b.word) || areInflections(left.senses, right.senses)) return BEGINNING;
  if (isAbbreviation(b, a) || isSaidShort(a, b)) return BEGINNING;
  // A contract is no misspelled contact.
  if (isTypo(a.word, b.word) && !(isEnglishWord(a) && isEnglishWord(b))) return TYPO;
  const near = similarityOf(left.vectors, right.vectors);
  const isRelated = right.senses.some((each) => left.related.has(each));
  const best = isRelated ? Math.max(THESAURUS, near) : near;
  return best > 0 && areOpposite(left, right) ? 0 : best;
}

/**
 * The same, where the words may be two names of one kind of thing: "a visit" for `/appointments`. If another operation
 * is described with the word itself, the request means that one, so use `matchWords`.
 */
export function matchThings(a: WordForm, b: WordForm): number {
  const strength = matchWords(a, b);
  if (strength >= SAME_THING) return strength;
  const left = prepare(a);
  const right = prepare(b);
  const isSame = left.things.some((thing) => right.things.includes(thing));
  return isSame && !haveOnlyStemInCommon(left, right) && !areOpposite(left, right) ? SAME_THING : strength;
}

/** Whether the word is one of several names of a kind of thing. */
export function namesThing(form: WordForm): boolean {
  return prepare(form).things.length > 0;
}

/** Words of different meaning that have the same stem, separated by `/`. */
const SAME_STEM: ReadonlyMap<string, string> = new Map(
  [
    "author authors / authority authorities / authorize authorizes authorized authorization authorise authorised",
    "custom customs / customer customers / customize customized",
    "organ organs / organize organized organization organizations organise organisation organisations",
    "general generally / generic / generate generates generated generation",
    "import imports imported importing / important importance",
    "active / activity activities",
    "response responses / responsible responsibility responsibilities",
    "position positions / positive positively",
    "locale locales / local locally",
    "digit digits / digital",
    "contain contains contained containing / container containers",
    "rate rates / rating ratings",
    "compute computes computed / computer computers",
    "product products / production productions",
    "application applications apply / applicant applicants / applicable",
    "public publicly / publication publications",
    "police / policy policies",
    "university universities / universe / universal",
    "operator operators / operation operations",
    "origin origins / original originals",
    "object objects / objective objectives",
    "present presents / presentation presentations",
    "book books / booking bookings",
  ].flatMap((line, at) =>
    line
      .split(" / ")
      .flatMap((words, n) => words.split(" ").map((word): [string, string] => [word, `${at} ${n}`])),
  ),
);

/** "customer" and `custom`: the English words have the same stem and different meanings. */
function haveOnlyStemInCommon(left: Prepared, right: Prepared): boolean {
  if (!left.isAmbiguous || !right.isAmbiguous) return false;
  let isApart = false;
  for (const x of left.words) {
    const own = SAME_STEM.get(x);
    for (const y of right.words) {
      const other = SAME_STEM.get(y);
      const isSame = own === undefined || other === undefined || own === other;
      if (isSame && stemWord(x) === stemWord(y)) return false;
      isApart ||= !isSame && own.split(" ")[0] === other.split(" ")[0];
    }
  }
  return isApart;
}

/** Whether two stems differ only in their last letters: `describ` and `descript`, but not `servic` and `server`. */
function areInflections(left: readonly string[], right: readonly string[]): boolean {
  for (const x of left)
    for (const y of right) {
      const shared = Math.min(x.length, y.length) - 1;
      if (isInflection(x, y) && x.slice(0, shared) === y.slice(0, shared)) return true;
    }
  return false;
}

/** Data of a word that is needed for comparisons, computed once. */
interface Prepared {
  form: WordForm;
  senses: readonly string[];
  /** Its English words, or the word itself. */
  words: readonly string[];
  /** Whether `SAME_STEM` contains one of them. */
  isAmbiguous: boolean;
  /** Related words from the thesaurus. */
  related: ReadonlySet<string>;
  /** Things that it names, by their numbers. */
  things: readonly number[];
  vectors: readonly Float32Array[];
  /** English verbs that it can be. */
  verbs: readonly string[];
  /** Groups of `EXCLUSIVE` that contain it. */
  groups: readonly number[];
}

const prepared = new WeakMap<WordForm, Prepared>();

function prepare(form: WordForm): Prepared {
  const before = prepared.get(form);
  if (before !== undefined) return before;
  const { english } = form;
  const senses = form.pivots.length > 0 ? [...form.pivots, form.stem] : [form.stem];
  const words = english.length > 0 ? english : [form.word];
  const made = {
    form,
    senses,
    words,
    isAmbiguous: words.some((word) => SAME_STEM.has(word)),
    related: new Set(senses.flatMap(expandTerm)),
    things: senses.flatMap(thingsOf),
    vectors: english.flatMap((word) => vectorOf(word) ?? []),
    verbs: english.flatMap((word) => lexiconOf("en").verbsOf(word)),
    groups: english.flatMap((word) => EXCLUSIVE.get(word) ?? EXCLUSIVE.get(singular(word)) ?? []),
  };
  prepared.set(form, made);
  return made;
}

/**
 * Words that exclude each other, by the numbers of their groups. Their vectors are similar because they are used in
 * similar contexts.
 */
const EXCLUSIVE: ReadonlyMap<string, readonly number[]> = groupNumbers([
  "front rear back",
  "left right",
  "upper lower",
  "top bottom",
  "high low medium",
  "hot cold",
  "inside outside",
  "indoor outdoor",
  "arrival departure",
  "pickup return dropoff",
  "billing shipping",
  "sender receiver recipient",
  "buyer seller",
  "income expense",
  "minimum maximum min max",
  "first last",
  "old new",
  "oldest newest",
  "big small large",
  "long short",
  "public private",
  "internal external",
  "incoming outgoing",
  "inbound outbound",
  "daily weekly monthly yearly hourly",
  "day week month year hour minute second",
  "morning evening afternoon night",
  "breakfast lunch dinner",
  "north south east west",
  "summer winter spring autumn",
  "bedroom bathroom kitchen hallway garage garden basement attic office",
  "eur usd gbp czk pln chf jpy huf sek nok dkk cny inr cad aud",
  "dollar euro pound yen franc crown zloty forint",
  "red green blue yellow orange black white brown grey",
]);

function groupNumbers(groups: readonly string[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  groups.forEach((line, at) => {
    for (const word of line.split(" ")) found.set(word, [...(found.get(word) ?? []), at]);
  });
  return found;
}

function areExclusive({ form: a, groups }: Prepared, { form: b, groups: others }: Prepared): boolean {
  return (
    groups.some((group) => others.includes(group)) && !a.english.some((word) => b.english.includes(word))
  );
}

/** Whether the words name two things of which one excludes the other: "arrivals" and "departures". */
export function excludes(a: WordForm, b: WordForm): boolean {
  const left = prepare(a);
  return left.groups.length > 0 && a.stem !== b.stem && areExclusive(left, prepare(b));
}

/**
 * Whether the words are opposites. Their vectors are similar because they are used in similar contexts:
 * "open" and "closed".
 */
function areOpposite(left: Prepared, right: Prepared): boolean {
  if (areExclusive(left, right)) return true;
  return left.verbs.some((x) => right.verbs.some((y) => compareVerbs(x, y) < 0));
}

/**
 * Whether one word abbreviates the other: `prio`, `qty`, `mach`. The short form has the same first letter
 * and its letters occur in order, and it is not a word itself.
 */
function isAbbreviation({ word: short }: WordForm, { word: long, english }: WordForm): boolean {
  if (short.length < 3 || short.length > 6) return false;
  const isShortOf = (full: string) =>
    full.length >= short.length + 2 &&
    full[0] === short[0] &&
    (full.startsWith(short) || (!/[aeiou]/.test(short.slice(1)) && isSubsequence(short, full)));
  return (isShortOf(long) || english.some(isShortOf)) && vectorOf(short) === null;
}

/** The same in a request, where short words are often names: "prio", "qty". */
function isSaidShort(short: WordForm, long: WordForm): boolean {
  const isClipped = short.word.length >= MIN_CLIPPED || !/[aeiou]/.test(short.word.slice(1));
  return isClipped && !isGivenName(short.word) && isAbbreviation(short, long);
}

const MIN_CLIPPED = 4;

function isSubsequence(short: string, long: string): boolean {
  let at = 0;
  for (const letter of long) if (letter === short[at]) at++;
  return at === short.length;
}

/** Whether the words share most of their letters from the start. */
export function isInflection(a: string, b: string): boolean {
  // "buses" and "bus"
  if ((a.endsWith("uses") || b.endsWith("uses")) && singular(a) === singular(b)) return true;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length < 4) return false;
  let common = 0;
  while (common < short.length && short[common] === long[common]) common++;
  return common >= 4 && common >= long.length * 0.65 && long.length - common <= 4;
}

/**
 * Whether the words differ by one inserted, removed, replaced or swapped letter, and are long enough to
 * exclude coincidence.
 */
export function isTypo(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < 6 || Math.abs(a.length - b.length) > 1) return false;
  let i = 0;
  while (i < Math.min(a.length, b.length) && a[i] === b[i]) i++;
  const [restA, restB] = [a.slice(i), b.slice(i)];
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}

function isEnglishWord({ word, english }: WordForm): boolean {
  return english.includes(word) && vectorOf(word) !== null;
}

function similarityOf(left: readonly Float32Array[], right: readonly Float32Array[]): number {
  let best = 0;
  for (const x of left) for (const y of right) best = Math.max(best, dot(x, y));
  return best <= FLOOR ? 0 : VECTOR * Math.min(1, (best - FLOOR) / (SAME - FLOOR));
}
