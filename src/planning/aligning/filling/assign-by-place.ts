import { isPlural } from "../../../language/base-forms.ts";
import { isGivenName, possessorOf } from "../../../language/names/given-names.ts";
import { foldText } from "../../../language/split-words.ts";
import { similarity } from "../../../language/word-vectors.ts";
import { INDEFINITE } from "../../reading/find-elliptic-command.ts";
import type { OperationProfile } from "../describe-operation.ts";
import { isThing } from "../kinds/propose-counted.ts";
import { isArticle, PLACES_OR_TAKES } from "../kinds/read-placed.ts";
import { SURE } from "../match-words.ts";
import { type Request, range } from "../request-words.ts";
import { isUnknown } from "../roles/nouns-of-values.ts";
import type { SlotTraits } from "../slot-traits.ts";
import { partsBefore } from "../values/bounds.ts";
import { STRONG_MATCH, verbAgreement } from "../verb-agreement.ts";
import { MAKERS, VENUES } from "../word-spans/topics.ts";

/** Words in sequence that neither a value nor the operation explains. */
export interface Phrase {
  first: number;
  last: number;
  text: string;
}

/** What is left of a request, and the arguments that may take it. */
export interface Left {
  request: Request;
  profile: OperationProfile;
  /** Arguments for words that have no value. */
  open: readonly SlotTraits[];
  /** Those of them whose schema the words meet. */
  fitting: readonly SlotTraits[];
  /** All sequences of words without a use. */
  phrases: readonly Phrase[];
}

/** The argument that the place of the words in the sentence assigns them to. */
export function assignByPlace(left: Left, phrase: Phrase): SlotTraits | undefined {
  return (
    left.fitting.find((traits) => isNamedBefore(left, traits, phrase)) ??
    objectOf(left, phrase) ??
    calledOf(left, phrase) ??
    afterPreposition(left, phrase) ??
    onlyRequired(left) ??
    kindBefore(left, phrase) ??
    whoseOf(left, phrase)
  );
}

/** The only required argument of a read, for the only words without a use: "what rhymes with orange" for `word`. */
function onlyRequired({ request, profile, fitting, phrases }: Left): SlotTraits | undefined {
  const required = fitting.filter(({ slot }) => slot.required);
  const [phrase] = phrases;
  if (required.length !== 1 || phrases.length !== 1 || phrase === undefined || !profile.reads)
    return undefined;
  const isOutside = (i: number) => i < phrase.first || i > phrase.last;
  // Without a word of the operation, the request may ask for anything.
  const isNamed = request.words.some(
    ({ index, isContent }) =>
      isContent &&
      isOutside(index) &&
      profile.words.some(({ place, ...word }) => place === "name" && request.match(index, word) >= SURE),
  );
  // "wooden boats", "which boats are late": several are none that the path identifies.
  const parts = partsBefore(request, phrase.first);
  const isOfSeveral =
    parts.length === 0 &&
    request.words.some(
      ({ index, token }) =>
        isPlural(token.word) && profile.nouns.some((noun) => request.match(index, noun) >= SURE),
    );
  // "podcasts about old maps" name no podcast, "leo's number" is about a person.
  const isPerson = isGivenName(foldText(possessorOf(phrase.text) ?? phrase.text));
  const isAbout = parts.some((part) => part !== "of" && part !== "for");
  return required.find(
    ({ topic, slot }) =>
      isNamed &&
      /^(none|title|thing)$/.test(topic) &&
      !((isAbout || isOfSeveral) && profile.owners.has(slot.name)) &&
      (topic === "title" || !isPerson),
  );
}

/** Names of arguments for what kind of thing something is. */
const KINDS =
  /^(type|kind|category|genre|cuisine|style|brand|make|sport|activity|breed|species|flavou?r|material|fabric|typ|druh|zanr|kuchyne|kategorie|gattung|kuche|art|rodzaj|gatunek|kuchnia|tipo|genero|cocina|categoria|sorte|cuisson)$/;
/** Words that say how good, near or new something is. */
const RATES =
  /^(good|best|better|great|nice|popular|famous|favou?rite|top|cheap|cheapest|expensive|near|nearby|close|closest|nearest|recent|upcoming|available|all|many|few|more|other)$/;
/** Minimum similarity of a kind in small letters to the name of its argument: "breton" is a music style. */
const SIMILAR_KIND = 0.24;

/** The only argument of a read for a kind, for the word directly before the things: "Breton songs" for `genre`. */
function kindBefore({ request, profile, fitting }: Left, phrase: Phrase): SlotTraits | undefined {
  const { words, match, reading } = request;
  const word = words[phrase.first];
  const isBefore =
    words[phrase.last + 1]?.token.gap === " " &&
    profile.nouns.some((noun) => match(phrase.last + 1, noun) >= SURE);
  const kinds = fitting.filter(({ slot }) => KINDS.test(slot.words.at(-1) ?? ""));
  const [kind] = kinds;
  if (!profile.reads || !isBefore || phrase.first !== phrase.last || kinds.length !== 1 || kind === undefined)
    return undefined;
  if (reading.lexicon.code !== "en" || word === undefined || RATES.test(word.token.word)) return undefined;
  const name = kind.slot.words.at(-1) ?? "";
  const isSimilar = word.form.english.some((each) => similarity(each, name) >= SIMILAR_KIND);
  return word.token.name || isUnknown(word.form) || isSimilar ? kind : undefined;
}

/** Whether the noun that the path identifies follows: "the kelp buoy" for `/buoys/{name}`. */
function isNamedBefore({ request, profile }: Left, { slot }: SlotTraits, phrase: Phrase): boolean {
  const next = request.words[phrase.last + 1]?.token;
  const owners = profile.owners.get(slot.name) ?? [];
  return (
    slot.required &&
    next?.gap === " " &&
    !isPlural(next.word) &&
    owners.some((owner) => request.match(phrase.last + 1, owner) >= SURE) &&
    request.words[phrase.first - 1]?.isContent !== true
  );
}

/** The only required argument without a value, for the object of the command: "put lanterns on the list". */
function objectOf({ request, profile, open }: Left, phrase: Phrase): SlotTraits | undefined {
  const { words, action, reading } = request;
  const required = open.filter(({ slot }) => slot.required);
  const [traits] = required;
  const [verb] = action?.tokens ?? [];
  if (profile.reads || required.length !== 1 || traits === undefined) return undefined;
  if (!action?.verbs.some((each) => PLACES_OR_TAKES.has(each))) return undefined;
  if (action?.commanded !== true || verb === undefined || phrase.first <= verb) return undefined;
  const isDirect = range(verb + 1, phrase.first - 1).every(
    (i) =>
      action.tokens.includes(i) ||
      (words[i]?.isContent === false && !reading.lexicon.prepositions.has(words[i]?.token.word ?? "")),
  );
  // Words that are written as a name were compared with all arguments before.
  const isCommon = range(phrase.first, phrase.last).every((i) => words[i]?.token.name !== true);
  const isTaker = isThing(traits, profile) || profile.owners.has(traits.slot.name);
  if (!isDirect || !isCommon || !isTaker) return undefined;
  return isWithin(request, profile, phrase) ? traits : undefined;
}

/** Verbs whose direct object is who is called or written to. */
const REACHES: ReadonlySet<string> = new Set(
  "call phone ring dial message text notify inform tell".split(" "),
);
/** Names of arguments for whom something is sent to or who is called. */
const RECEIVERS =
  /^(to|recipient|receiver|callee|addressee|who|whom|contact|person|empfanger|prijemce|odbiorca|destinatario|destinataire)$/;
/** Before the person who is called, by language; elsewhere only the ending says it: "zavolej kormidelníkovi". */
const BEFORE_PERSON: Readonly<Record<string, RegExp>> = { es: /^al?$/, pl: /^do$/ };
const CZECH_RECEIVER = /(ovi|[^i]e)$/;

/**
 * The only required argument for a person, for the object of a command to call or to write to a person: "call the
 * skipper". "Call a ferry" and "call ferries" ask for a service.
 */
function calledOf({ request, profile, open, phrases }: Left, phrase: Phrase): SlotTraits | undefined {
  const { words, action, reading } = request;
  const required = open.filter(({ slot }) => slot.required);
  const [traits] = required;
  const verb = action?.tokens[0] ?? -1;
  if (profile.reads || required.length !== 1 || traits === undefined || phrases.length > 1) return undefined;
  if (action?.commanded !== true || !action.verbs.some((each) => REACHES.has(each))) return undefined;
  if (traits.topic !== "person" && !RECEIVERS.test(traits.slot.words.at(-1) ?? "")) return undefined;
  if ((verbAgreement(request, profile) ?? 0) < STRONG_MATCH || phrase.first <= verb) return undefined;
  const { code, prepositions } = reading.lexicon;
  const between = range(verb + 1, phrase.first - 1).map((i) => words[i]);
  const isDirect = between.every(
    (word) =>
      word?.isContent === false &&
      INDEFINITE[code]?.test(word.token.word) !== true &&
      (isArticle(word.token.word) ||
        !prepositions.has(word.token.word) ||
        BEFORE_PERSON[code]?.test(word.token.word) === true),
  );
  const last = words[phrase.last]?.token.word ?? "";
  const isSome = between.length === 0 && /^(en|de|fr)$/.test(code) && isPlural(last);
  const isPerson =
    code === "cs"
      ? CZECH_RECEIVER.test(last)
      : BEFORE_PERSON[code]?.test(between.at(-1)?.token.word ?? "") !== false;
  return isDirect && isPerson && !isSome ? traits : undefined;
}

/** "on the list", "from my calendar", unlike "a photo of the driver". */
function isPlaced(parts: readonly string[]): boolean {
  return parts.some((part) => /^(to|on|in|from)$/.test(part)) && !parts.includes("of");
}

/**
 * Whether the words behind the phrase name what it is put on or taken from: "on the list". Without them, the phrase may
 * be another word for a resource that the operation does not have: "send a fax".
 */
function isWithin(request: Request, { words }: OperationProfile, { last }: Phrase): boolean {
  return request.words.some(
    ({ index }) =>
      index > last + 1 &&
      (isPlaced(partsBefore(request, index)) ||
        range(last + 1, index - 1).some((i) => request.action?.tokens.includes(i))) &&
      words.some((word) => /^(name|tag|api)$/.test(word.place) && request.match(index, word) >= SURE),
  );
}

/** Names of arguments for what something contains or has. */
const CONTENTS =
  /^(ingredients?|toppings?|features?|amenity|amenities|equipment|components?|materials?|tags?|keywords?|actors?|cast|zutat|surovina|skladnik|ingrediente)$/;

const SUBJECTS = /^(subject|topic|headline|predmet|betreff|temat|asunto|objet|tema|thema|sujet)$/;

/** The only argument that a preposition before the words introduces: "repairs at gannet", "songs by ada lane". */
function afterPreposition({ request, profile, fitting: open }: Left, phrase: Phrase): SlotTraits | undefined {
  const parts = partsBefore(request, phrase.first);
  // A name in capitals was compared with every place before.
  const isCapital = range(phrase.first, phrase.last).every((i) => request.words[i]?.token.name);
  const isInflected = /^(cs|pl)$/.test(request.reading.lexicon.code);
  if (parts.length === 0 || isCapital || isInflected) return undefined;
  const isNamed = isName(request, phrase);
  const isVenue = ({ topic, slot }: SlotTraits) => topic === "place" || VENUES.test(slot.words.at(-1) ?? "");
  const fitting = open.filter((traits) => {
    if (isVenue(traits)) return parts.includes("at") || (isNamed && parts.includes("in"));
    const name = traits.slot.words.at(-1) ?? "";
    if (CONTENTS.test(name)) return parts.includes("with");
    if (MAKERS.test(name))
      return parts.includes("by") && !parts.includes("to") && (isNamed || phrase.last > phrase.first);
    if (traits.topic === "person") return isNamed && parts.some((part) => /^(by|with|from)$/.test(part));
    const isAbout = parts.includes("about") && !parts.includes("on") && profile.reads;
    return isAbout && (traits.topic === "search" || SUBJECTS.test(name));
  });
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** Minimum match of a noun with the resource, of which the words before it say which one is meant. */
const SIMILAR = 0.6;

/**
 * The only argument of a read for a name or a search, for whose or which one is asked about: "ada's address", "my
 * sailing lesson".
 */
function whoseOf(left: Left, phrase: Phrase): SlotTraits | undefined {
  const { request, profile } = left;
  const { words, reading } = request;
  const [before, next] = [words[phrase.first - 1]?.token, words[phrase.last + 1]?.token];
  if (!profile.reads || next === undefined) return undefined;
  const isPossessor =
    next.word === "s" &&
    /^['’]$/.test(next.gap) &&
    reading.lexicon.code === "en" &&
    isHeadOf(left, phrase.last + 2);
  const isWhich =
    /^(the|my|our|el|la|mi|le|mon|ma)$/.test(before?.word ?? "") &&
    next.gap === " " &&
    !isPlural(next.word) &&
    profile.nouns.some((noun) => request.match(phrase.last + 1, noun) >= SIMILAR);
  const topics = isPossessor ? /^(person|title|search)$/ : isWhich ? /^search$/ : null;
  const fitting = left.fitting.filter(({ topic }) => topics?.test(topic));
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** Whether the last noun of the words from here is one of the operation: "address" in "email address". */
function isHeadOf({ request: { words, match }, profile }: Left, first: number): boolean {
  let last = first;
  while (words[last + 1]?.isContent && words[last + 1]?.token.gap === " ") last++;
  return profile.words.some((word) => match(last, word) >= SURE);
}

function isName({ words, reading }: Request, { first, last }: Phrase): boolean {
  const [word, end] = [words[first], words[last]];
  return (
    word !== undefined &&
    end !== undefined &&
    (word.token.name ||
      isGivenName(word.token.word) ||
      (reading.lexicon.code === "en" && (isUnknown(word.form) || isUnknown(end.form))))
  );
}
