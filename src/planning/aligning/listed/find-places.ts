import { conceptsOf } from "../../../language/concepts.ts";
import { type Lexicon, lexiconOf, withoutUmlauts } from "../../../language/lexicon.ts";
import { isSameMeasure } from "../../reading/convert-measure.ts";
import { codeNames } from "../code-names.ts";
import type { OperationProfile } from "../describe-operation.ts";
import { matchWords, SURE, toWordForm, type WordForm } from "../match-words.ts";
import { renderValue } from "../render-value.ts";
import { type Request, range } from "../request-words.ts";
import type { SlotTraits } from "../slot-traits.ts";
import { isAwaitedState, isWaitItself } from "./awaited-states.ts";
import { type ListedValue, saysConcept } from "./listed-values.ts";
import { isNegatedAt, isParticle, isTakenByAction } from "./polarity.ts";

export interface Place {
  listed: ListedValue;
  tokens: number[];
  strength: number;
  /** Set for the first part of a compound word that also names the resource. */
  isPart?: true;
}

/** Minimum match for a word to name a listed value. */
export const WEAK = 0.6;
/** Strength of a common name of the value, without and with a match of its own words. */
export const CONCEPT = 0.88;
const CONCEPT_TOO = 0.93;

type Found = Pick<Place, "tokens" | "strength">;

/** A listed value of an argument that is looked for. */
interface Sought {
  listed: ListedValue;
  traits: SlotTraits;
  /** The value without separators. */
  joined: string;
  isActionTaken: boolean;
}

/**
 * Finds a listed value in the request: all of its words in sequence, its digits, its meaning, or the word
 * that distinguishes it from the others.
 */
export function placesOf(
  request: Request,
  listed: ListedValue,
  traits: SlotTraits,
  isActionTaken: boolean,
): Found[] {
  const found = inValues(request, listed, traits);
  const codes = codeNames(String(listed.value), traits, request);
  const sought = { listed, traits, joined: listed.plain.replace(/[\s_-]/g, ""), isActionTaken };
  request.words.forEach(({ token }, i) => {
    // A quoted text counts only as a whole.
    if (isInQuotedText(request, i)) return;
    if (codes.has(token.word)) found.push({ tokens: [i], strength: 0.95 });
    else found.push(...(spelledAt(request, i, sought) ?? meantAt(request, i, sought)));
  });
  return found;
}

/** Finds a listed unit, or a listed number as an amount of time. */
function inValues({ reading }: Request, { plain, value: listed }: ListedValue, traits: SlotTraits): Found[] {
  const units = reading.values.filter(
    ({ unit = "", measured }) =>
      // "two oak planks": another noun is no unit.
      (unit.toLowerCase() === plain && (measured === true || /^[A-Z]{3}$/.test(unit))) ||
      (measured === true && isSameMeasure(unit, plain)),
  );
  const isNumber = typeof listed === "number" || /^\d+$/.test(plain);
  const durations = isNumber
    ? reading.values.filter(
        (value) =>
          value.kind === "duration" &&
          value.unit !== traits.unit &&
          renderValue(value, { ...traits, kind: "number" }).some(
            (each) => Number(each.value) === Number(listed),
          ),
      )
    : [];
  return [...units, ...durations].map(({ first, last }) => ({ tokens: range(first, last), strength: 1 }));
}

/** German particles that switch something, and the state they give it: "mach die Lampe aus". */
const SWITCHED: Readonly<Record<string, string>> = { an: "on", ein: "on", aus: "off" };

/**
 * The value as it is written, with any separators. Undefined if other words are here; empty if the words are the same
 * and mean something else.
 */
function spelledAt(
  request: Request,
  i: number,
  { listed, traits, joined, isActionTaken }: Sought,
): Found[] | undefined {
  const token = request.words[i]?.token;
  if (token === undefined) return undefined;
  const { plain } = listed;
  // "de" and "is" are codes only in capitals, or after the name of the argument. "turn it off" says "off".
  if (
    token.word === plain &&
    plain.length <= 3 &&
    request.reading.lexicon.functionWords.has(token.word) &&
    (token.text !== String(listed.value) || token.text === token.word) &&
    !isParticle(request, i) &&
    !traits.forms.some((form) => request.match(i - 1, form) >= SURE)
  )
    return [];
  // The blood groups `A+` and `A-` differ by their sign only.
  const sign = /[a-z0-9]([+-])$/.exec(plain)?.[1];
  if (sign !== undefined && token.word === plain.slice(0, -1))
    return signAfter(request, i) === sign ? [{ tokens: [i], strength: 1 }] : [];
  const isSwitched = isParticle(request, i) && SWITCHED[token.word] === plain;
  if (token.word === plain || isSwitched || token.word.replace(/[\s_-]/g, "") === joined) {
    // "orders that are not open"
    if (!listed.negates && (isDenied(request, i) || isAwaitedState(request, i))) return [];
    const isValue = !isTakenByAction(request, i, isActionTaken) || isParticle(request, i);
    return isValue ? [{ tokens: [i], strength: 1 }] : [];
  }
  const written = writtenAt(request, i, joined);
  return written === null ? undefined : [{ tokens: written, strength: 1 }];
}

/** The value by its meaning, by the meaning of its words, or by the word that distinguishes it from the others. */
function meantAt(request: Request, i: number, { listed, isActionTaken }: Sought): Found[] {
  const { plain, words: forms, negates, distinctive } = listed;
  if (isTakenByAction(request, i, isActionTaken) || isStillToCome(request, i, plain)) return [];
  const length = saysConcept(request, i, listed.concepts);
  if (request.words[i]?.isContent !== true && length < 2) return [];
  // "auf" of "hör … auf" is not a misspelled value.
  if (length === 0 && isParticle(request, i)) return [];
  const own = sequenceAt(request, i, forms);
  const isNegated = !isWaitItself(request, i, plain) && isNegatedAt(request, i, own?.tokens.at(-1) ?? i);
  if (length > 0 && (length > 1 || !isNegated || negates))
    return [{ tokens: range(i, i + length - 1), strength: own === null ? CONCEPT : CONCEPT_TOO }];
  if (isNegated !== negates) return [];
  if (own !== null && own.strength >= WEAK)
    return [{ ...own, strength: own.strength * (forms.length > 1 ? 1 : 0.97) }];
  if (isParticipleOf(request, i, plain)) return [{ tokens: [i], strength: PARTICIPLE }];
  for (const meaning of listed.meanings) {
    const said = sequenceAt(request, i, meaning);
    if (said !== null && said.strength >= WEAK) return [{ ...said, strength: said.strength * 0.95 }];
  }
  const [word] = distinctive;
  if (word === undefined || distinctive.length > 1 || forms.length !== 2) return [];
  const match = request.match(i, word);
  return match >= SURE ? [{ tokens: [i], strength: match * 0.85 }] : [];
}

/** Strength of a verb whose irregular participle is the value. */
const PARTICIPLE = 0.9;

/** Whether the value is the participle of the commanded verb: "freeze asset 7" for `frozen`. */
function isParticipleOf({ action, reading }: Request, i: number, plain: string): boolean {
  if (action?.commanded !== true || !action.tokens.includes(i)) return false;
  const english = lexiconOf("en");
  const [verb] = english.verbsOf(plain);
  const said = reading.lexicon.verbsOf(reading.tokens[i]?.word ?? "");
  return verb !== undefined && verb !== plain && !english.commands.has(plain) && said[0] === verb;
}

/** Whether the token is one of several words in quotation marks. */
function isInQuotedText({ words }: Request, i: number): boolean {
  const quote = words[i]?.token.quote ?? -1;
  return (
    quote >= 0 &&
    (words[i - 2]?.token.quote === quote ||
      words[i + 2]?.token.quote === quote ||
      (words[i - 1]?.token.quote === quote && words[i + 1]?.token.quote === quote))
  );
}

/** Endings of participles and past tenses, by language. */
const PAST_FORMS: Readonly<Record<string, RegExp>> = {
  en: /ed$/,
  cs: /(l|la|lo|li|ly|n|na|no|ni|ny|ne|nych|nou)$/,
  de: /ge\p{L}+(t|en|e|er|es|em)$/u,
  pl: /(l|la|lo|li|ly|le|lych|ny|na|no|ne|nych)$/,
  es: /[ai]d[oa]s?$/,
  fr: /é(e|s|es)?$/u,
};

/** "certificates that expire within a month" are not `expired`: a verb in the present, beside a time. */
function isStillToCome({ words, reading, action }: Request, i: number, plain: string): boolean {
  const token = words[i]?.token;
  if (token === undefined || !/[^e]ed$/.test(plain) || action?.commanded === true) return false;
  const { code } = reading.lexicon;
  const bases = [plain.slice(0, -1), plain.slice(0, -2)];
  const isForm =
    code === "en"
      ? bases.some((base) => [base, `${base}s`, `${base.replace(/e$/, "")}ing`].includes(token.word))
      : reading.lexicon.verbsOf(token.word).some((verb) => bases.includes(verb));
  const isPast = PAST_FORMS[code]?.test(code === "fr" ? token.text.toLowerCase() : token.word) === true;
  return isForm && !isPast && reading.values.some(({ kind }) => /^(date|duration)$/.test(kind));
}

/** Whether "not" comes directly before the word, with at most one word between: "not yet open". */
function isDenied({ reading }: Request, i: number): boolean {
  const isNot = (at: number) => NOT[reading.lexicon.code]?.test(reading.tokens[at]?.word ?? "") === true;
  const between = reading.tokens[i - 1];
  return (
    isNot(i - 1) || (isNot(i - 2) && between?.gap === " " && reading.lexicon.functionWords.has(between.word))
  );
}

const NOT: Readonly<Record<string, RegExp>> = {
  en: /^(not|isn|aren|never|nobody|noone)$/,
  cs: /^(nikoli|neni|nejsou|nikdo)$/,
  de: /^(nicht|niemand)$/,
  pl: /^(nie|nikt)$/,
  es: /^(no|nadie)$/,
  fr: /^(pas|non|personne)$/,
};

/** The sign directly after a word: "A+", "0−". */
function signAfter({ words, reading }: Request, i: number): "+" | "-" | undefined {
  const end = words[i]?.token.end ?? 0;
  const [, sign] = /^([+−-])(?![\p{L}\p{N}])/u.exec(reading.text.slice(end, end + 2)) ?? [];
  return sign === undefined ? undefined : sign === "+" ? "+" : "-";
}

/**
 * Finds values in German compounds that combine kind and resource: "Gasheizungen" for an operation that
 * lists heaters.
 */
export function compoundsOf(
  { words, reading }: Request,
  { nouns }: OperationProfile,
  { plain, concepts, words: forms }: ListedValue,
): Omit<Place, "listed">[] {
  const { lexicon } = reading;
  if (lexicon.code !== "de") return [];
  return words.flatMap(({ token, index, isContent }) => {
    if (!isContent || token.kind !== "word" || token.word.length < 7) return [];
    for (let cut = 3; cut <= token.word.length - 4; cut++) {
      const [kind, thing] = [token.word.slice(0, cut), token.word.slice(cut)];
      const isNamed =
        plain.startsWith(kind) ||
        conceptsOf([kind], 0, "de").some(({ concept }) => concepts.has(concept)) ||
        (kind.length >= 5 && forms.length === 1 && isTranslation(kind, forms[0]?.word ?? "", lexicon));
      if (!isNamed) continue;
      const form = toWordForm(thing, lexicon);
      const isNoun = (noun: string) => noun === thing || (thing.length >= 5 && noun.startsWith(thing));
      // "Dieselautos" contains `diesel` itself, which is also a word for `petrol`.
      const strength = kind.length >= 4 && plain === kind ? CONCEPT_TOO : CONCEPT;
      if (nouns.some((noun) => matchWords(form, noun) >= SURE || isNoun(withoutUmlauts(noun.word))))
        return [{ tokens: [index], strength, isPart: true as const }];
    }
    return [];
  });
}

/** Whether the first part of a compound, with or without its "s", means the English word. */
function isTranslation(kind: string, word: string, lexicon: Lexicon): boolean {
  return [kind, kind.replace(/s$/, "")].some((each) => lexicon.english(each).includes(word));
}

/** Finds the same letters with different separators: "ground floor", "ground-floor" for `ground_floor`. */
function writtenAt({ words }: Request, i: number, joined: string): number[] | null {
  let text = "";
  for (let j = i; j < Math.min(words.length, i + 5); j++) {
    const token = words[j]?.token;
    if (token === undefined || (j > i && !/^[ _-]?$/.test(token.gap))) return null;
    text += token.word.replace(/[\s_-]/g, "");
    if (text === joined) return range(i, j);
    // "t-joints" for `tjoint`
    if (j > i && text === `${joined}s`) return range(i, j);
    if (!joined.startsWith(text)) return null;
  }
  return null;
}

/** Matches all words in sequence, ignoring function words in between. */
function sequenceAt(
  request: Request,
  i: number,
  forms: readonly WordForm[],
): { tokens: number[]; strength: number } | null {
  if (forms.length === 0) return null;
  const tokens: number[] = [];
  let strength = 1;
  let at = i;
  for (const form of forms) {
    while (at > i && !request.words[at]?.isContent && at < i + 5) at++;
    const match = request.match(at, form);
    if (match < WEAK) return null;
    strength = Math.min(strength, match);
    tokens.push(at++);
  }
  return { tokens, strength };
}
