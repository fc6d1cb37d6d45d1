import { isPlural } from "../../../language/base-forms.ts";
import { conceptsOf } from "../../../language/concepts.ts";
import { NEGATIONS } from "../../../language/negations.ts";
import { foldText, splitWords } from "../../../language/split-words.ts";
import { stemWord } from "../../../language/stem-word.ts";
import type { OperationProfile } from "../describe-operation.ts";
import { AND, OR } from "../filling/exclude-proposals.ts";
import { takesReason } from "../kinds/propose-reasons.ts";
import { matchWords, SURE, toWordForm } from "../match-words.ts";
import { PAST, parsePeriod } from "../periods.ts";
import { explainedShare, originOf, type Proposal } from "../proposal.ts";
import type { Request } from "../request-words.ts";
import { readTraits, type SlotTraits, traitsOf } from "../slot-traits.ts";
import { partsBefore } from "../values/bounds.ts";
import { placeFeatures } from "../values/place-features.ts";
import { isHonorific } from "../word-spans/narrow-word-spans.ts";
import { isWaitItself } from "./awaited-states.ts";
import { compoundsOf, type Place, placesOf, WEAK } from "./find-places.ts";
import { isOtherFrequency } from "./frequencies.ts";
import { comparedValues, type ListedValue } from "./listed-values.ts";
import { isNegatedAt } from "./polarity.ts";
import { flag, isSwitch, proposeBoolean, proposeSelf } from "./propose-boolean.ts";
import { isOrdering, proposeOrder } from "./propose-order.ts";

/** Minimum strength for a value of an optional argument. Below it, three of four such values are wrong. */
const LIKELY = 0.7;
/** Minimum strength for a value of the path that also names the resource, and minimum match of such a name. */
const NEEDED = 0.85;
const EXACT = 0.95;
/** A request that names the values of an argument more often than this does not choose one. */
const MAX_PLACES = 100;
/** Minimum strength at which the operation's own verb is also a listed value: "reject" for `rejected`. */
const NAMED = 0.9;

/**
 * Whether the words mean now: "at the moment". In a read they say which records are wanted, in a write only when it is
 * done.
 */
function isNow({ words, reading }: Request, { plain }: ListedValue, [first = 0, ...rest]: number[]): boolean {
  if (rest.length === 0 && words[first]?.token.word === plain) return false;
  const now = conceptsOf(["at", "present"], 0, "en").map(({ concept }) => concept);
  const said = words.map(({ token }) => token.word);
  return conceptsOf(said, first, reading.lexicon.code).some(({ concept }) => now.includes(concept));
}

function proposeEnum(
  request: Request,
  profile: OperationProfile,
  traits: SlotTraits,
  values: readonly ListedValue[],
  isActionTaken: boolean,
): Proposal[] {
  // "reject claim 7" gives `decision` of "approve or reject a claim".
  const isDecision = !profile.reads && traits.slot.required;
  const places = values.flatMap((listed) =>
    [
      ...placesOf(request, listed, traits, isActionTaken && !isDecision),
      ...compoundsOf(request, profile, listed),
    ].map((place) => ({ listed, ...place })),
  );
  if (places.length === 0 || places.length > MAX_PLACES) return [];
  const isEnumerated = listsValues(profile, values);
  // "all cancelled orders" are the cancelled ones.
  const isAll = ({ listed: { plain } }: Place) => /^(all|any|every)$/.test(plain);
  const specific = places.some((place) => !isAll(place) && place.strength >= SURE)
    ? places.filter((place) => !isAll(place))
    : places;
  return withoutTies(specific).flatMap(({ listed, tokens, strength, isPart }) => {
    if (strength < LIKELY && !traits.slot.required) return [];
    if (labelsDate(request, profile, tokens) || isPartOfName(request, profile, traits, { listed, tokens }))
      return [];
    if (!profile.reads && isNow(request, listed, tokens)) return [];
    if (tokens.some((i) => isOtherFrequency(request.words[i]?.token.word ?? "", listed.plain))) return [];
    if (strength < EXACT && isBeforeNumber(request, profile, tokens)) return [];
    // "close gate 7" sets the state `closed`, although there is a date `closes_on`.
    const isCommand =
      !profile.reads &&
      request.action?.commanded === true &&
      tokens.every((i) => request.action?.tokens.includes(i));
    // "sell the boat" gives no `reason: sale`.
    if (isCommand && takesReason(traits)) return [];
    const isOtherName = !isCommand && tokens.every((i) => namesOther(request, profile, traits, i));
    // "set the charge of berth 7 to 80" is no state `charged`.
    const isWritten = tokens.length > 1 || request.words[tokens[0] ?? 0]?.token.word === listed.plain;
    const isInexact = profile.reads || traits.slot.required ? strength < SURE : !isWritten;
    if (isInexact && isOtherName) return [];
    // "im Keller" is the room of the path, although a translation of it names the resource.
    const least = profile.owners.has(traits.slot.name) && strength >= NEEDED ? EXACT : SURE;
    const explained = isPart || isEnumerated ? 0 : explainedShare(request, profile, tokens, least);
    const isVerb =
      isDecision &&
      (strength >= NAMED || explained < 1) &&
      tokens.every((i) => request.action?.tokens.includes(i) === true);
    // The resource's own name does not select a value: "bookings" is not the status `booked`.
    const isOwnWord =
      tokens.length === 1 && isInflected(request.words[tokens[0] ?? 0]?.token.word ?? "", listed.plain);
    if (explained === 1 && strength < 1 && !isVerb && !isOwnWord) return [];
    // "last month" for `month`
    const before = Math.min(...tokens) - 1;
    const isPeriod =
      !hasDates(profile) &&
      tokens.every((i) => request.words[i]?.token.kind === "word") &&
      PAST.test(request.words[before]?.token.word ?? "") &&
      parsePeriod(listed.plain, null) !== null;
    const said = isPeriod ? [before, ...tokens] : tokens;
    return [propose(request, profile, traits, { listed, tokens: said, strength }, isVerb ? 0 : explained)];
  });
}

/**
 * Whether the words are capitalized beside another name ("the Northern Gale" for `northern`), or a person's name after
 * a title ("Mr North"). A value that the document capitalizes is a name itself.
 */
function isPartOfName(
  request: Request,
  profile: OperationProfile,
  { topic }: SlotTraits,
  { listed: { value }, tokens }: Pick<Place, "listed" | "tokens">,
): boolean {
  const { words, reading, match } = request;
  const { weekdays, months, code } = reading.lexicon;
  const [first = 0, last = first] = [Math.min(...tokens), Math.max(...tokens)];
  if (topic !== "person" && isHonorific(request, first - 1)) return true;
  if (code === "de" || /^\p{Lu}/u.test(String(value))) return false;
  const isName = (i: number) => words[i]?.token.name === true && (words[i]?.token.quote ?? 0) < 0;
  const values = new Set(
    traitsOf(profile).flatMap((each) => each.values.map((one) => foldText(String(one)))),
  );
  const isOther = (i: number) => {
    const word = words[i]?.token.word ?? "";
    return (
      isName(i) &&
      !weekdays.has(word) &&
      !months.has(word) &&
      !values.has(word) &&
      !profile.words.some((own) => match(i, own) >= SURE)
    );
  };
  return (
    // A word in capitals, such as "SMS", is no part of a name.
    tokens.every((i) => isName(i) && /^\p{Lu}\p{Ll}/u.test(words[i]?.token.text ?? "")) &&
    ((words[last + 1]?.token.gap === " " && isOther(last + 1)) ||
      // "make Ada Lane Admin"
      (words[last + 1] !== undefined && words[first]?.token.gap === " " && isOther(first - 1)))
  );
}

/** Whether the operation takes dates, which "last month" gives. */
function hasDates(profile: OperationProfile): boolean {
  return traitsOf(profile).some(({ kind }) => /^(date|datetime)$/.test(kind));
}

/** Whether the word is the noun of an identifying number after it: "carta 9" is not the kind `map`. */
function isBeforeNumber(
  { words, reading }: Request,
  { owners }: OperationProfile,
  tokens: readonly number[],
): boolean {
  const at = Math.max(...tokens) + 1;
  const isBare = reading.values.some(
    ({ kind, first, last, unit }) => kind === "number" && first === at && last === at && unit === undefined,
  );
  return owners.size > 0 && words[at]?.token.gap === " " && isBare;
}

/** Whether two words differ only in their endings. */
function isInflected(word: string, listed: string): boolean {
  const length = Math.max(word.length, listed.length);
  return length >= 7 && word.slice(0, length - 2) === listed.slice(0, length - 2);
}

/** Whether the title of the operation lists the values: "Sales of tulips and roses" for `tulip` and `rose`. */
function listsValues({ words, pathWords }: OperationProfile, values: readonly ListedValue[]): boolean {
  const named = words.filter(({ place, word }) => place === "name" && !pathWords.includes(word));
  const at = (form: ListedValue["words"][number]) =>
    named.findIndex((word) => matchWords(word, form) >= SURE);
  const said = values.map(({ words: forms }) => {
    const found = forms.map(at);
    return found.every((each) => each >= 0) ? (found[0] ?? -1) : -1;
  });
  return new Set(said.filter((at) => at >= 0)).size > 1;
}

/** Whether the word is the name of another argument: "tagged urgent" for `tag` is not the kind `label`. */
function namesOther(
  { match }: Request,
  { slots, candidate, lexicon }: OperationProfile,
  { slot }: SlotTraits,
  i: number,
): boolean {
  return slots.some(
    (other) =>
      other !== slot &&
      readTraits(other, candidate.input_schema, lexicon).forms.some((form) => match(i, form) >= 0.9),
  );
}

/**
 * Whether the word says what happened at a date that an argument takes: "invoices issued since 1 October" for
 * `issued_from` is not the status `issued`. Before its noun, as in "issued invoices since …", it describes
 * the invoices.
 */
function labelsDate(
  { words, reading, match }: Request,
  { slots, candidate, lexicon, nouns }: OperationProfile,
  tokens: readonly number[],
): boolean {
  const last = Math.max(...tokens);
  // "by card tomorrow"
  if (reading.lexicon.prepositions.has(words[Math.min(...tokens) - 1]?.token.word ?? "")) return false;
  const clause = words[last]?.clause;
  const follows = reading.values.some(
    ({ kind, first }) => kind === "date" && first > last && words[first]?.clause === clause,
  );
  const isAfterNoun = words.some(
    ({ index }) => index < last && nouns.some((noun) => match(index, noun) >= SURE),
  );
  const isBeforeNoun = nouns.some((noun) => match(last + 1, noun) >= SURE);
  // "by bank transfer, received on 3 May": another verb says what happened at the date.
  const date = reading.values.find(({ kind, first }) => kind === "date" && first > last);
  const isOfOther = words.some(
    ({ index, token, isContent }) =>
      index > last &&
      index < (date?.first ?? 0) &&
      isContent &&
      (/^,/.test(token.gap) || reading.lexicon.verbsOf(token.word).length > 0),
  );
  // "which supplies arrive tomorrow?" for `arriving_on`, and "… heute verladen" for `loaded_on`
  const isAtEnd =
    reading.lexicon.code === "de" &&
    words[last + 1]?.clause !== clause &&
    reading.values.some((value) => value.kind === "date" && value.last === Math.min(...tokens) - 1);
  // "built after 3 May"
  const isBounded = words
    .slice(last + 1, date?.first)
    .every(
      ({ token: { word } }) => reading.lexicon.prepositions.has(word) || reading.lexicon.times.has(word),
    );
  const isDirect = isAtEnd || (date !== undefined && isBounded && !isBeforeNoun);
  if (!isDirect && (!follows || !isAfterNoun || isBeforeNoun || isOfOther)) return false;
  const verbs = reading.lexicon.verbsOf(words[last]?.token.word ?? "");
  return slots.some((slot) => {
    const traits = readTraits(slot, candidate.input_schema, lexicon);
    // `delivery_date` for "geliefert"
    const isOfVerb = isAtEnd && slot.words.some((name) => verbs.some((verb) => name.startsWith(verb)));
    if (isOfVerb && (traits.kind === "date" || traits.kind === "datetime")) return true;
    return (
      (traits.kind === "date" || traits.kind === "datetime") &&
      [...traits.forms, ...traits.descriptionForms].some(
        (form) => match(last, form) >= (isAfterNoun ? WEAK : 0.9),
      )
    );
  });
}

function propose(
  request: Request,
  profile: OperationProfile,
  traits: SlotTraits,
  { listed, tokens, strength }: Place,
  explained: number,
): Proposal {
  const [first = 0, last = first] = [Math.min(...tokens), Math.max(...tokens)];
  const isUnit = request.reading.values.some(
    (value) =>
      value.number !== undefined && value.unit !== undefined && value.first <= first && value.last >= last,
  );
  const place = placeFeatures(request, profile, traits, { first, last, text: listed.plain, kind: "code" });
  return {
    traits,
    value: listed.value,
    tokens,
    claims: tokens.map((i) => (isUnit ? `${i} unit` : `${i}`)),
    ...originOf(profile, traits, { kind: "listed", first }, "sole"),
    features: {
      ...place,
      shape: 0,
      fit: strength,
      exact: strength >= SURE ? 1 : 0,
      soleSlot: 1,
      soleValue: 1,
      explained,
    },
  };
}

/** If a word matches several values, one must be better by this much. */
const MARGIN = 0.04;

/** Removes words that match several values equally well. */
function withoutTies(places: readonly Place[]): Place[] {
  return places.filter((place) =>
    places.every(
      (other) =>
        other.listed === place.listed ||
        !other.tokens.some((i) => place.tokens.includes(i)) ||
        place.strength > other.strength + MARGIN ||
        (place.strength >= 0.95 && place.strength >= other.strength) ||
        (place.tokens.length > other.tokens.length && place.strength >= other.strength),
    ),
  );
}

/** Proposes listed values that the request names, in any inflection, and booleans. */
export function proposeListed(
  request: Request,
  profile: OperationProfile,
  open: readonly SlotTraits[],
  isActionTaken: boolean,
): Proposal[] {
  const valuesOf = comparedValues(request, profile, open);
  const proposals = open.flatMap((traits) => {
    const own = proposeSelf(request, profile, traits);
    if (own !== null) return [own];
    if (isOrdering(traits)) return proposeOrder(request, profile, traits);
    if (isSelection(traits) && !saysSelection(request, traits)) return [];
    if (traits.kind === "enum") return proposeEnum(request, profile, traits, valuesOf(traits), isActionTaken);
    return traits.kind === "boolean" ? proposeBoolean(request, profile, traits, isActionTaken) : [];
  });
  // "turn off the reminder of alarm 5" does not turn off the alarm.
  const isOfVerb = ({ tokens }: Proposal) => tokens.every((i) => request.action?.tokens.includes(i));
  const hasNamedFlag = proposals.some((each) => each.traits.kind === "boolean" && !isOfVerb(each));
  if (!hasNamedFlag) return proposals;
  const isOne = !request.words.some(({ token }) => AND[request.reading.lexicon.code]?.test(token.word));
  return proposals.filter(
    (each) => !(isOne && isSwitch(each.traits) && !each.traits.slot.required && isOfVerb(each)),
  );
}

/** Names of arguments that say which parts of a record are returned. */
const SELECTIONS = /^(include|including|expand|embed|field|column|exclude|omit|populate|relation)$/;
const EXCLUSIONS = /^(exclude|omit)$/;

function isSelection({ kind, slot }: SlotTraits): boolean {
  return kind === "enum" && SELECTIONS.test(slot.words[0] ?? "") && !slot.required;
}

/** Words that add parts to an answer or leave them out, by language, folded. */
const ADDING: Readonly<Record<string, RegExp>> = {
  en: /^(include|including|included|with|expand|expanded|embed|embedded|plus|along|only|field|fields|column|columns)$/,
  cs: /^(vcetne|s|se|spolu|plus|pouze|jen|pole)$/,
  de: /^(inklusive|inkl|einschliesslich|samt|mit|plus|nur|feld|felder)$/,
  pl: /^(wraz|wlacznie|z|ze|plus|tylko|pola|pole)$/,
  es: /^(incluye|incluyendo|incluido|incluidos|incluidas|con|mas|solo|campos?)$/,
  fr: /^(inclure|incluant|inclus|incluses|compris|avec|plus|seulement|champs?)$/,
};
const LEAVING_OUT: Readonly<Record<string, RegExp>> = {
  en: /^(without|except|exclude|excluding|omit|no|not|skip)$/,
  cs: /^(bez|krome|vynech|vyjma)$/,
  de: /^(ohne|ausser|ausgenommen|kein|keine|keinen)$/,
  pl: /^(bez|oprocz|pomin|poza)$/,
  es: /^(sin|excepto|salvo|excluye|excluyendo|menos)$/,
  fr: /^(sans|sauf|hors|exclure|excluant|excepte)$/,
};

/** "orders with their customers" for `include`; in "the customers of order 7" the word is the resource itself. */
function saysSelection({ reading }: Request, { slot }: SlotTraits): boolean {
  const said = (EXCLUSIONS.test(slot.words[0] ?? "") ? LEAVING_OUT : ADDING)[reading.lexicon.code];
  return reading.tokens.some(({ word }) => said?.test(word) === true);
}

/** Minimum similarity for an unexplained word to name a value. */
const NEAR = 0.42;
/** The minimum rises with the number of values, because chance matches become more likely. */
const NEAR_PER_VALUE = 0.01;
const NEAR_MARGIN = 0.12;

/** "what repairs do I have": several things are what the request is about, and no state of them. */
function isSubjectOf(request: Request, i: number): boolean {
  const { words, reading, asked } = request;
  const { word = "", gap = "" } = words[i]?.token ?? {};
  const isPlain = !partsBefore(request, i).includes("with") && gap !== "-";
  return asked.includes(stemWord(word)) || (reading.lexicon.code === "en" && isPlural(word) && isPlain);
}

/**
 * Proposes unfilled values for unexplained words: a single listed value with a similar meaning, or a flag
 * whose description has the word. Runs last, because it relies on similarity alone.
 */
export function proposeNear(
  request: Request,
  profile: OperationProfile,
  open: readonly SlotTraits[],
  isFree: (i: number) => boolean,
): Proposal[] {
  // No word is similar to a code such as a currency's.
  const areCodes = ({ values }: SlotTraits) => values.every((value) => /^[A-Z]{2,3}$/.test(String(value)));
  const enums = open.filter((traits) => traits.kind === "enum" && !isOrdering(traits) && !areCodes(traits));
  const flags = open.filter(
    ({ kind, descriptionForms }) => kind === "boolean" && descriptionForms.length > 0,
  );
  if (enums.length === 0 && flags.length === 0) return [];
  const free = request.words.filter(
    ({ index, isContent, token }) =>
      isContent &&
      token.kind === "word" &&
      !token.name &&
      token.quote < 0 &&
      isFree(index) &&
      !isBeforeNumber(request, profile, [index]) &&
      !(request.reading.lexicon.code === "de" && labelsDate(request, profile, [index])) &&
      // "the bakery orders": the subject of the whole API is no value.
      !profile.words.some((word) => word.place === "api" && request.match(index, word) >= 0.99),
  );
  const valuesOf = comparedValues(request, profile, enums);
  return free.flatMap(({ index: i }): Proposal[] => {
    const scored = enums
      .flatMap((traits) =>
        valuesOf(traits).map((listed) => ({
          traits,
          listed,
          match: Math.max(
            0,
            ...[
              ...(listed.distinctive.length > 0 ? listed.distinctive : listed.words),
              ...listed.meanings.flat(),
            ].map((form) => request.match(i, form)),
          ),
        })),
      )
      .sort((a, b) => b.match - a.match);
    const [best, second] = scored;
    const isNegated = !isWaitItself(request, i, best?.listed.plain ?? "") && isNegatedAt(request, i, i);
    // "lower the sail" is not "stop", although the words are similar.
    const isCommand = request.action?.commanded === true && request.action.tokens.includes(i);
    if (
      best !== undefined &&
      (!isCommand || (best.match >= SURE && !takesReason(best.traits))) &&
      !isOtherFrequency(request.words[i]?.token.word ?? "", best.listed.plain) &&
      (best.match > LIKELY ||
        (best.traits.slot.required && best.match >= NEAR + NEAR_PER_VALUE * best.traits.values.length)) &&
      best.match - (second?.match ?? 0) >= NEAR_MARGIN &&
      isNegated === best.listed.negates
    )
      return [
        propose(
          request,
          profile,
          best.traits,
          { listed: best.listed, tokens: [i], strength: Math.max(0.6, best.match) },
          0,
        ),
      ];
    const matches = flags.flatMap((traits) => {
      const match = Math.max(0, ...traits.descriptionForms.map((form) => request.match(i, form)));
      const isState = !isSubjectOf(request, i) && !isOfBoth(request, i, traits);
      return match >= 0.9 && isState ? [{ traits, match }] : [];
    });
    const [only] = matches;
    return only === undefined || matches.length > 1
      ? []
      : [
          flag(request, profile, only.traits, {
            tokens: [i],
            strength: 0.75,
            explained: 0,
            isContrary:
              describesFalse(request, i, only.traits) !== isDeniedInDescription(request, i, only.traits),
          }),
        ];
  });
}

/** Whether a description denies the word: "Only rooms without a guest" for the flag `vacant`. */
function isDeniedInDescription(
  { words, reading }: Request,
  i: number,
  { slot, descriptionForms }: SlotTraits,
): boolean {
  const own = words[i]?.form ?? toWordForm("", reading.lexicon);
  const named = descriptionForms.filter((form) => matchWords(own, form) >= 0.9).map(({ word }) => word);
  const said = splitWords(slot.description);
  return said.some(
    (word, at) =>
      named.includes(word) &&
      said.slice(Math.max(0, at - 3), at).some((each) => NEGATIONS.test(each) || LACKS.test(each)),
  );
}

/** Whether a description has the word after both states: "Finished or open repairs" says nothing about repairs. */
function isOfBoth({ words, reading }: Request, i: number, { slot, descriptionForms }: SlotTraits): boolean {
  const own = words[i]?.form ?? toWordForm("", reading.lexicon);
  const named = descriptionForms.filter((form) => matchWords(own, form) >= 0.9).map(({ word }) => word);
  const said = splitWords(slot.description);
  const or = said.findIndex((word) => Object.values(OR).some((words) => words.test(word)));
  return or > 0 && said.findIndex((word) => named.includes(word)) > or;
}

const LACKS = /^(lacks?|lacking|missing)$/;

/** Whether a description assigns the word to `false`: "true: paid, false: open ones". */
function describesFalse(
  { words, reading }: Request,
  i: number,
  { slot, descriptionForms }: SlotTraits,
): boolean {
  const [, described] = /\bfalse\b["'`]?\s*[:=–-]?\s*([^.;]*)/i.exec(slot.description) ?? [];
  if (described === undefined) return false;
  const own = new Set(splitWords(described.split(/\btrue\b/i)[0] ?? ""));
  const form = words[i]?.form ?? toWordForm("", reading.lexicon);
  return descriptionForms.some((each) => own.has(each.word) && matchWords(form, each) >= 0.9);
}
