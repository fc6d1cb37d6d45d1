import { splitWords } from "../../../language/split-words.ts";
import type { OperationProfile } from "../describe-operation.ts";
import { SURE, type WordForm } from "../match-words.ts";
import { toNameForm } from "../name-forms.ts";
import type { Proposal } from "../proposal.ts";
import { type Request, range } from "../request-words.ts";
import { type SlotTraits, TEXTS } from "../slot-traits.ts";

/** The word that names the argument before its value: "Wert 5" for `value`. */
export function labelBefore(request: Request, { traits, tokens }: Proposal): number[] {
  const first = Math.min(...tokens);
  if (isSpelledBefore(request.words, first, traits.slot.words))
    return range(first - traits.slot.words.length, first - 1);
  if (isNamedExactly(request, first, traits)) return [first - 1];
  // "with the text "See you soon"" for `body`
  const { token } = request.words[first] ?? {};
  const before = request.words[first - 1]?.token;
  if (traits.topic === "text" && (token?.quote ?? -1) >= 0 && TEXTS.test(before?.word ?? ""))
    return [first - 1];
  for (let i = first - 1; i >= Math.max(0, first - 3); i--) {
    if (traits.forms.some((form) => request.match(i, form) >= SURE)) return [i];
    if (!LINKS.has(request.words[i]?.token.word ?? "")) break;
  }
  return [];
}

/** Whether a name of several words precedes the value literally: "first name Ada", "subject line: …". */
function isSpelledBefore(words: Request["words"], first: number, name: readonly string[]): boolean {
  return (
    name.length > 1 &&
    first >= name.length &&
    name.every((word, n) => {
      const token = words[first - name.length + n]?.token;
      return token?.word === word && (n === 0 || /^[ -]$/.test(token.gap));
    })
  );
}

/** Last words of names that a request leaves out: "project WEB" for `projectKey`. */
const KEYS = /^(id|key|code|slug|name|number|no|ref|reference|handle)$/;

/** Whether the name of an argument is directly before the value: "Nachname Lane", "first name Ada", "project WEB". */
export function isNameBefore(
  { words, match, action }: Request,
  first: number,
  { slot, forms, topic }: SlotTraits,
): boolean {
  const [only = "", ...more] = slot.words;
  const [before, token] = [words[first - 1]?.token, words[first]?.token];
  const [noun] = forms;
  const isKey =
    more.length === 1 &&
    KEYS.test(more[0] ?? "") &&
    slot.path.length === 1 &&
    topic !== "person" &&
    forms.length === 1 &&
    noun !== undefined &&
    token?.gap === " " &&
    /^\p{Lu}/u.test(token.text) &&
    before?.kind === "word" &&
    !action?.tokens.includes(first - 1) &&
    match(first - 1, noun) >= 0.9;
  if (more.length > 0) return isKey || isSpelledBefore(words, first, slot.words);
  return only.length > 3 && before?.word === only && token?.gap === " ";
}

/** Whether a general name without specific words is matched literally: "number 12" for `number`. */
export function isNamedExactly({ words }: Request, first: number, { forms, slot }: SlotTraits): boolean {
  const name = slot.words.join("");
  const said = words[first - 1];
  if (isSpelledBefore(words, first, slot.words)) return true;
  // "boat_id 12" and "boatId 12", as the document writes it
  if (slot.words.length > 1 && said?.token.word.replace(/[_-]/g, "") === name) return true;
  return forms.length === 0 && (said?.token.word === name || said?.form.english.includes(name) === true);
}

/**
 * Words that may occur between a name and its value: "ticket number 77", "with the id 5", "priority to
 * high", "price = 5".
 */
const LINKS: ReadonlySet<string> = new Set(
  "is are be of to as at the a an number no nr num id ids identifier code ref reference numbers called named cislo kod nummer numero numer der die das el la le les = with for s su o je ist es est jest na auf in im a".split(
    " ",
  ),
);

/** "two pilots and three dogs": the noun before "and" does not belong to the number after it. */
const CONJUNCTIONS: Readonly<Record<string, RegExp>> = {
  en: /^(and|or)$/,
  cs: /^(a|i|nebo)$/,
  de: /^(und|oder)$/,
  pl: /^(i|a|oraz|lub)$/,
  es: /^(y|e|o|u)$/,
  fr: /^(et|ou)$/,
};

const units = new WeakMap<Request, ReadonlySet<number>>();

/** The tokens that are the units of measured numbers: "litres" in "5 litres". */
function unitTokens(request: Request): ReadonlySet<number> {
  const own =
    units.get(request) ??
    new Set(
      request.reading.values.flatMap(({ number, first, last }) =>
        number !== undefined && first < last ? [last] : [],
      ),
    );
  units.set(request, own);
  return own;
}

/** "im 3. Stock", "ve 2. patře": the full stop makes an ordinal. */
function isOrdinalPoint({ words, reading }: Request, i: number, step: 1 | -1): boolean {
  const before = words[i - 1]?.token;
  return (
    step > 0 &&
    /^(cs|de|pl)$/.test(reading.lexicon.code) &&
    words[i]?.token.gap === ". " &&
    before?.kind === "number" &&
    /^\d{1,2}$/.test(before.text)
  );
}

/** Match of the nearest content word on one side, across linking words only. */
export function adjacent(request: Request, from: number, step: 1 | -1, forms: readonly WordForm[]): number {
  if (forms.length === 0) return 0;
  const { words, reading } = request;
  let links = 0;
  for (let i = from + step; links < 4; i += step) {
    const word = words[i];
    const gap = step < 0 ? words[i + 1]?.token.gap : word?.token.gap;
    if (
      word === undefined ||
      (/[.!?;,]\s/.test(gap ?? "") && !isOrdinalPoint(request, i, step)) ||
      CONJUNCTIONS[reading.lexicon.code]?.test(word.token.word) === true
    )
      return 0;
    // "the editor has not named a page" does not give an editor.
    if (/^(did|does|do|has|have|had|will|can|could|would|should|not|never)$/.test(word.token.word)) return 0;
    // "5 litres for 8.40": the unit belongs to the value before it.
    if (step < 0 && unitTokens(request).has(i)) return 0;
    const best = Math.max(0, ...forms.map((form) => request.match(i, form)));
    if (best >= SURE) return best;
    if (word.isContent && !LINKS.has(word.token.word)) return 0;
    if (step > 0 && reading.lexicon.prepositions.has(word.token.word)) return 0;
    links++;
  }
  return 0;
}

/** The name of the object around a nested text is directly before it: "emergency contact: Ada Lane". */
export function parentFeature(
  request: Request,
  first: number,
  { slot, kind }: SlotTraits,
  { lexicon }: OperationProfile,
): number {
  const parent = slot.path.at(-2);
  const token = request.words[first]?.token;
  const isAction = request.action?.tokens.includes(first - 1) === true;
  if (parent === undefined || kind !== "string" || isAction || !/^:? $/.test(token?.gap ?? "")) return 0;
  const forms = splitWords(parent).map((word) => toNameForm(word, lexicon));
  return Math.max(...forms.map((form) => request.match(first - 1, form))) >= 0.9 ? 0.9 : 0;
}

/**
 * Whether the name of the argument, or of the object around it, is before another value: "a new patient:
 * Bella, owner Ada Lane" gives no owner called Bella.
 */
export function isLabelledElsewhere(
  { words, match, action }: Request,
  { lexicon }: OperationProfile,
  { traits: { slot, kind, forms: own }, features, tokens }: Pick<Proposal, "traits" | "features" | "tokens">,
): boolean {
  const parent = slot.path.at(-2);
  // A related word before the value does not outweigh the name itself elsewhere.
  if (kind !== "string" || features.before >= 0.9 || (parent !== undefined && features.before > 0))
    return false;
  const forms = parent === undefined ? own : splitWords(parent).map((word) => toNameForm(word, lexicon));
  const [first = 0] = tokens;
  return words.some(
    ({ index, token }) =>
      index !== first - 1 &&
      token.kind === "word" &&
      token.quote < 0 &&
      !tokens.includes(index) &&
      !action?.tokens.includes(index) &&
      words[index + 1]?.token.kind === "word" &&
      /^:? $/.test(words[index + 1]?.token.gap ?? "") &&
      // "in space studio-a"
      (words[index + 1]?.token.name === true || words[index + 2]?.token.gap === "-") &&
      forms.some((form) => match(index, form) >= 0.9),
  );
}
