import type { Lexicon } from "../../../language/lexicon.ts";
import { isGivenName } from "../../../language/names/given-names.ts";
import { isPlace } from "../../../language/places.ts";
import { isStatingForm } from "../../reading/split-clauses.ts";
import type { OperationProfile } from "../describe-operation.ts";
import { SURE } from "../match-words.ts";
import { type Request, range } from "../request-words.ts";
import { isAfterDo, isInitials } from "../roles/light-words.ts";
import { readTraits } from "../slot-traits.ts";

/**
 * A test whether a word has no use yet: neither a typed value nor a word of the operation, and no part of the sentence
 * around the values.
 *
 * @param isLoose whether days may be a part of a longer text
 */
export function freeWords(
  request: Request,
  profile: OperationProfile,
  taken: ReadonlySet<number>,
  isLoose: boolean,
): (i: number) => boolean {
  const { words, reading } = request;
  const slotWords = new Set(profile.slots.flatMap((slot) => slot.words));
  // "from December 1": the month is not the name of anything.
  const dated = new Set(
    isLoose
      ? []
      : reading.values.flatMap(({ kind, first, last }) => (kind === "date" ? range(first, last) : [])),
  );
  return (i) => {
    const word = words[i];
    if (word === undefined || dated.has(i) || taken.has(i) || word.token.quote >= 0 || !word.isContent)
      return false;
    return (
      !isLabel(request, profile, i, slotWords) &&
      !isOfSentence(request, i) &&
      !isDescribing(request, profile, i, taken) &&
      !isOfOperation(request, profile, i, { slotWords, taken })
    );
  };
}

/** Whether the word names an argument, an order or a time rather than a value. */
function isLabel(
  request: Request,
  profile: OperationProfile,
  i: number,
  slotWords: ReadonlySet<string>,
): boolean {
  const { text = "", word = "", name = false } = request.words[i]?.token ?? {};
  const { ordinals, times, all } = request.reading.lexicon;
  if (all.has(word)) return true;
  // "change the VIN of …": an acronym that is the name of an argument
  const isAcronym = /^\p{Lu}{2,5}$/u.test(text);
  return (
    (!name || isAcronym) &&
    (ordinals.has(word) || times.has(word) || slotWords.has(word)) &&
    !isBeforeOwner(request, profile, i)
  );
}

/** Pronouns for a person who is not named, folded. */
const NO_ONE_NAMED = /^(jemand(en|em)?|nekdo|nekoho|nekomu|ktos|kogos|komus|alguien|quelqu)$/;

/** A word before a place on the way, which is no part of the name before it: "from Dover via Calais". */
export const VIA = /^via$/;

/** Whether a word in small letters belongs to the sentence around the values, or a German one ends it. */
function isOfSentence(request: Request, i: number): boolean {
  const { word = "", name = false } = request.words[i]?.token ?? {};
  const { lexicon } = request.reading;
  if (
    !name &&
    (NO_ONE_NAMED.test(word) ||
      VIA.test(word) ||
      isFrameWord(lexicon, word) ||
      isInfinitive(request, i) ||
      isPointedAt(request, i) ||
      isVerbOfName(request, i))
  )
    return true;
  return lexicon.code === "de" && i === request.words.length - 1 && PARTICLES.test(word);
}

/** Whether the word only describes or counts something else. */
function isDescribing(
  request: Request,
  profile: OperationProfile,
  i: number,
  taken: ReadonlySet<number>,
): boolean {
  return (
    // "PR 88" is a pull request.
    (!taken.has(i - 1) && isInitials(request, profile, i)) ||
    isNewness(request, i) ||
    isCountedNoun(request, i, taken) ||
    isKindOfNumber(request, profile, i) ||
    // "Extra-Decke": the remainder of a word that is understood
    (request.words[i]?.token.gap === "-" && taken.has(i - 1))
  );
}

/** Whether the operation explains the word. A word that is written as a name must be exactly the operation's. */
function isOfOperation(
  { words, match, reading }: Request,
  { words: own, nouns }: OperationProfile,
  i: number,
  { slotWords, taken }: { slotWords: ReadonlySet<string>; taken: ReadonlySet<number> },
): boolean {
  const { word = "", name = false } = words[i]?.token ?? {};
  // "das Label von Ticket 7": German writes every noun with a capital letter.
  const isNoun =
    reading.lexicon.code === "de" &&
    name &&
    (nouns.some((noun) => match(i, noun) >= SURE) ||
      own.some(({ place, ...each }) => /^(name|text)$/.test(place) && match(i, each) >= TITLED));
  if (isNoun) return true;
  if (!name) return own.some((each) => /^(name|slot|tag)$/.test(each.place) && match(i, each) >= SURE);
  return own.some(
    (each) =>
      each.word === word &&
      // "the Harbor branch" is a name, although the API is for harbors.
      ((each.place === "api" && !slotWords.has(words[i + 1]?.token.word ?? "")) ||
        // "VAT 27082440": the name of the following value
        (each.place === "slot" && taken.has(i + 1))),
  );
}

/** Minimum match of a German noun with a word of the summary. */
const TITLED = 0.9;

/** Whether the word ends a name before the noun that it identifies: "the movie night scene". */
function isBeforeOwner({ words, match }: Request, { owners }: OperationProfile, i: number): boolean {
  const next = words[i + 1]?.token;
  return (
    next?.gap === " " &&
    words[i]?.token.gap === " " &&
    words[i - 1]?.isContent === true &&
    words[i - 1]?.token.kind === "word" &&
    [...owners.values()].some((forms) => forms.some((form) => match(i + 1, form) >= SURE))
  );
}

const frameWords = new WeakMap<Lexicon, ReadonlySet<string>>();

/** Whether the word belongs to a phrase that introduces a request: "want", "need", "like". */
function isFrameWord(lexicon: Lexicon, word: string): boolean {
  let known = frameWords.get(lexicon);
  if (known === undefined) {
    const phrases = [...lexicon.requestFrames.values()].flat();
    known = new Set(phrases.filter((phrase) => phrase.length > 1).flat());
    frameWords.set(lexicon, known);
  }
  return known.has(word);
}

/** Question words whose clause has its verb before the subject or object, by language; folded. */
const ADVERBIAL: Readonly<Record<string, RegExp>> = {
  cs: /^(kdy|kde|kam|odkud|proc|jak)$/,
  de: /^(wann|wo|wohin|woher|warum|wieso|weshalb|wie)$/,
  pl: /^(kiedy|gdzie|dokad|skad|dlaczego|jak)$/,
  es: /^(cuando|donde|adonde|como)$/,
  fr: /^(quand|ou|comment|pourquoi)$/,
};

/** Reflexive pronouns before a verb, by language. */
const REFLEXIVE: Readonly<Record<string, RegExp>> = { es: /^(se|me|te|nos)$/, fr: /^(se|me|te)$/ };

/** German question words before a noun, the subject or object of the verb that follows. */
const GERMAN_WHICH = /^(welche[rsnm]?|wessen|(wie)?viele)$/;

/**
 * Whether a word in small letters is the verb beside a name: "Ada Lane wants", "does Ada sail", "kdy potkám Orion",
 * "welche Boote gehören Ada Lane". The dictionary does not know every verb, so its place decides.
 */
function isVerbOfName({ words, reading, main }: Request, i: number): boolean {
  const [before, word, next] = [words[i - 1], words[i], words[i + 1]];
  if (word === undefined || word.token.kind !== "word" || /^\p{Lu}/u.test(word.token.text)) return false;
  const isName = (each: typeof word | undefined) => /^\p{Lu}\p{Ll}/u.test(each?.token.text ?? "");
  const { lexicon } = reading;
  if (REFLEXIVE[lexicon.code]?.test(before?.token.word ?? "")) return true;
  if (main.mood === "question" && isName(before) && word.token.gap === " ") {
    const isAsked = GERMAN_WHICH.test(words[i - 2]?.token.word ?? "") && /(t|en)$/.test(word.token.word);
    if (lexicon.code === "de" && isAsked) return true;
    // "does Ada sail on Monday", but not "does Ada Lane jetty have a lamp"
    if (isAfterDo({ words, main, reading }, i) && next?.isContent !== true) return true;
  }
  const isAcronym = /^\p{Lu}{2,}$/u.test(before?.token.text ?? "");
  if (lexicon.code !== "de" && (isName(before) || isAcronym) && word.token.gap === " ") {
    const isPast =
      lexicon.code === "en" && /ed$/.test(word.token.word) && lexicon.verbsOf(word.token.word).length > 0;
    if (
      isStatingForm(word.token.word, lexicon) &&
      (lexicon.code === "en" || lexicon.english(word.token.word).length === 0)
    )
      return true;
    if (isPast) return true;
  }
  const asked = ADVERBIAL[lexicon.code];
  if (main.mood !== "question" || asked === undefined || !isName(next) || next?.token.gap !== " ")
    return false;
  if (!asked.test(words[main.first]?.token.word ?? "")) return false;
  const isTime = (at: number) =>
    reading.values.some(({ kind, first, last }) => /^(date|time)$/.test(kind) && first <= at && last >= at);
  return range(main.first + 1, i - 1).every(
    (at) => words[at]?.isContent === false || isTime(at) || lexicon.times.has(words[at]?.token.word ?? ""),
  );
}

/** "a tool to borrow" */
function isInfinitive({ words, reading: { lexicon } }: Request, i: number): boolean {
  return (
    lexicon.code === "en" &&
    words[i - 1]?.token.word === "to" &&
    lexicon.commands.has(words[i]?.token.word ?? "") &&
    words[i + 1] !== undefined
  );
}

/** Words for a different item that do not identify it. */
const NEWNESS: ReadonlySet<string> = new Set("new next another other same additional further".split(" "));

/** Forms of "other", by language; folded. */
const OTHER: Readonly<Record<string, RegExp>> = {
  cs: /^jin(y|a|e|eho|emu|em|ym|ou|ych|ymi)$/,
  de: /^andere[nrsm]?$/,
  pl: /^inn(y|a|e|ego|emu|ym|ej|ych|ymi)$/,
  es: /^otr[oa]s?$/,
  fr: /^autres?$/,
};

/** "a new one", but not "New York". */
function isNewness({ words, reading }: Request, i: number): boolean {
  const [word, next] = [words[i], words[i + 1]];
  if (isPlace(`${word?.token.text} ${next?.token.text}`, reading.lexicon.code)) return false;
  if (word === undefined || (word.token.name && next?.token.name && next.token.gap === " ")) return false;
  return (
    word.form.english.some((each) => NEWNESS.has(each)) ||
    NEWNESS.has(word.token.word) ||
    OTHER[reading.lexicon.code]?.test(word.token.word) === true
  );
}

/** Whether the noun is counted by a number: "the last 20 movements". */
function isCountedNoun({ reading }: Request, i: number, taken: ReadonlySet<number>): boolean {
  return (
    taken.has(i - 1) &&
    reading.values.some(
      ({ kind, last, unit }) => kind === "number" && last === i - 1 && unit === reading.tokens[i]?.word,
    ) &&
    /s$|y$|i$|u$|ch$|en$|e$/.test(reading.tokens[i]?.word ?? "") &&
    // "Weise die Route 12 Jonas Lane zu"
    !isGivenName(reading.tokens[i]?.word ?? "")
  );
}

/** Whether the word completes the name of an argument: "the microchip number". */
function isKindOfNumber(
  { words, match }: Request,
  { slots, candidate, lexicon }: OperationProfile,
  i: number,
): boolean {
  return (
    words[i]?.token.gap === " " &&
    /^(number|no|nr|id|code|cislo|nummer|numer|numero)$/.test(words[i]?.token.word ?? "") &&
    slots.some((slot) =>
      readTraits(slot, candidate.input_schema, lexicon).forms.some((form) => match(i - 1, form) >= SURE),
    )
  );
}

/** Separable prefixes of German verbs, which end the sentence. */
const PARTICLES =
  /^((hin|her|r)?(unter|aus|auf|ein|ab|an|bei|vor|uber|um)|weg|los|fest|frei|zuruck|nach|zusammen|hinzu|dazu|zu|bereit|fertig|hoch|durch|mit)$/;

/** Whether the word refers to a known item: "this firm". */
function isPointedAt({ words, reading }: Request, i: number): boolean {
  const before = words[i - 1]?.token;
  return (
    before !== undefined &&
    /^(this|that|these|those|tuto|tento|toto|diese|dieser|dieses|diesen|diesem|ten|ta|tego|tej|este|esta|ese|esa|ce|cet|cette)$/.test(
      before.word,
    ) &&
    reading.lexicon.pointing.has(before.word)
  );
}
