import { kindOfCode } from "../../../catalogue/search/code-shapes.ts";
import { stemWord } from "../../../language/stem-word.ts";
import type { Value } from "../../reading/value.ts";
import type { OperationProfile } from "../describe-operation.ts";
import type { PairFeatures } from "../features.ts";
import { SURE, type WordForm } from "../match-words.ts";
import { NO_FEATURES } from "../proposal.ts";
import { fitsShape } from "../render-value.ts";
import { isOfKind, type Request } from "../request-words.ts";
import { FIRST_NAME, LAST_NAME, type SlotTraits, traitsOf } from "../slot-traits.ts";
import { adjacent, isNameBefore, isNamedExactly, parentFeature } from "./adjacent-names.ts";
import { directionFeature, isCountSlot, partsBefore, prepositionFeature } from "./bounds.ts";
import { newValueOf } from "./new-values.ts";
import { isMoneyOf, limitFeature, PEOPLE, unitFeature } from "./units.ts";

/** Positional features of typed values and word sequences. */
export function placeFeatures(
  request: Request,
  profile: OperationProfile,
  traits: SlotTraits,
  value: Pick<Value, "first" | "last" | "text" | "kind" | "unit" | "number" | "ordinal" | "measured">,
): PairFeatures {
  const { slot } = traits;
  const owners = slot.path.length === 1 ? (profile.owners.get(slot.name) ?? []) : [];
  // "the owner of alpha-http" is another person.
  const isOfPerson = traits.topic === "person" && partsBefore(request, value.first).includes("of");
  const isOtherId =
    value.kind === "code" &&
    /\d/.test(value.text) &&
    traits.topic === "person" &&
    !traits.isId &&
    hasOtherId(profile, traits);
  const before =
    isOfPerson ||
    isOtherId ||
    isNameOfOtherPart(request, value.first, traits) ||
    isRoleOfOther(request, value.first, traits.forms)
      ? 0
      : Math.max(
          isNamedExactly(request, value.first, traits) ||
            isNameBefore(request, value.first, traits) ||
            isNamedAs(request, value.last, traits.forms) ||
            isPartOfNameBefore(request, value.first, traits)
            ? 1
            : 0,
          adjacent(request, value.first, -1, traits.forms),
          newValueOf(request, value.first, traits.forms),
          parentFeature(request, value.first, traits, profile),
          isPersonOfVerb(request, value, traits) ? OF_VERB : 0,
        );
  const owner = isOfPerson ? 0 : adjacent(request, value.first, -1, owners);
  const isBare = traits.isId && traits.forms.length === 0;
  // "crew 31" is no boat, although the description of `boat_id` has the word: "Only the crews of this boat".
  const isOfResource =
    traits.isId &&
    !isBare &&
    owners.length === 0 &&
    profile.nouns.some((noun) => request.match(value.first - 1, noun) >= SURE);
  const after = adjacent(request, value.last, 1, traits.forms);
  const text = value.text.replace(/^#/, "");
  const fit = fitsShape(text, traits);
  // "a test for 4B": a class rather than a subject
  const isOtherThing =
    value.kind === "code" &&
    slot.words.at(-1) === "subject" &&
    before === 0 &&
    traitsOf(profile).some(
      ({ topic, isId, kind, values }) =>
        topic === "thing" && kind === "string" && !isId && values.length === 0,
    );
  const shape =
    isOtherId || isOtherThing ? 0 : fit === 0.5 ? (prefixShape(text, traits, profile) ?? fit) : fit;
  const unit = unitFeature(request, value, traits, traitsOf(profile));
  return {
    ...NO_FEATURES,
    shape:
      traits.kind === "string" || traits.kind === "number" ? (shape === 1 ? 1 : shape === 0 ? -1 : 0) : 0,
    before,
    after: before > 0 ? 0 : after,
    near: before > 0 || after > 0 ? 0 : anywhere(request, value, traits.forms),
    owner,
    // "max 50 EUR" for `max`, although another argument is called `price`
    unit: before > 0 && isMoneyOf(value) && !isCountSlot(traits) ? Math.max(0, unit) : unit,
    preposition:
      directionFeature(request, value.first, traits, traitsOf(profile)) ??
      prepositionFeature(request, value, traits),
    foreign:
      before === 0 &&
      !isSoughtByName(request, profile, traits, value.first) &&
      owner === 0 &&
      !/^(date|time)$/.test(value.kind) &&
      isForeign(
        request,
        value.first,
        // A bare id belongs to the operation's resource.
        [
          ...traits.forms,
          ...owners,
          ...(isOfResource ? [] : traits.descriptionForms),
          ...(isBare ? profile.nouns : []),
        ],
        isBare,
      )
        ? 1
        : 0,
    required: slot.required ? 1 : 0,
    limit: limitFeature(request, value, traits, profile),
    nested: slot.path.length - 1,
    topic:
      value.kind === "quoted" || value.kind === "text"
        ? writtenTopic(traits)
        : isCount(request, value, traits)
          ? 1
          : 0,
  };
}

/** "find sailor larkin": the name after the resource is what is searched for. */
function isSoughtByName(
  { action, match }: Request,
  { nouns }: OperationProfile,
  { topic }: SlotTraits,
  first: number,
): boolean {
  return (
    topic === "search" &&
    action?.tokens.at(-1) === first - 2 &&
    action.verbs.some((verb) => /^(search|find|look-up)$/.test(verb)) &&
    nouns.some((noun) => match(first - 1, noun) >= SURE)
  );
}

/** Whether the operation identifies its record by another argument: a code is hardly the name of a person then. */
function hasOtherId({ owners }: OperationProfile, { slot }: SlotTraits): boolean {
  return [...owners.keys()].some((name) => name !== slot.name);
}

/**
 * Whether the prefix of a code abbreviates what the argument is about: 1 for "vess_8f2k" and a vessel, "bp_4d9" and a
 * berth plan; 0 if it abbreviates another argument of the operation, −1 if it names its resource and the argument
 * identifies another one; null if it says nothing.
 */
function prefixShape(text: string, traits: SlotTraits, profile: OperationProfile): number | null {
  const byLetters = lettersShape(text, traits, profile);
  if (byLetters !== null) return byLetters;
  // "pod-59" for `/pods/{id}`
  const kind = kindOfCode(text);
  const own = profile.owners.get(traits.slot.name) ?? [];
  if (kind !== null && own.some(({ stem }) => stem === stemWord(kind))) return 1;
  const prefix = kind ?? /^([a-z]{2,12})_(?=[a-z\d]*\d)[a-z\d]{3,}/i.exec(text)?.[1]?.toLowerCase();
  if (prefix === undefined || !(traits.isId || traits.kind === "string")) return null;
  if (abbreviates(prefix, traits, profile)) return 1;
  const isOf = (nouns: readonly WordForm[]) => nouns.some((noun) => isOfKind(text, noun));
  if (own.length > 0 && !isOf(own) && isOf(profile.nouns)) return -1;
  return traitsOf(profile).some((other) => other !== traits && abbreviates(prefix, other, profile))
    ? 0
    : null;
}

/**
 * "Y-88" for `yacht_id` beside `customer_id`: 1 if the letters of the code are the first ones of this id alone, 0 if
 * they are those of another id alone.
 */
function lettersShape(text: string, traits: SlotTraits, profile: OperationProfile): number | null {
  const letters = /^([A-Z]{1,3})[-_]?\d/.exec(text)?.[1]?.toLowerCase();
  if (letters === undefined || !traits.isId) return null;
  const ids = traitsOf(profile).filter(({ isId, isList }) => isId && !isList);
  const named = ids.filter(({ slot }) => {
    const own = slot.words.filter((word) => !/^(id|ids|uuid|guid|key|code|ref|number|no)$/.test(word));
    return own.some((word) => word.startsWith(letters)) || own.map((word) => word[0]).join("") === letters;
  });
  if (ids.length < 2 || named.length !== 1) return null;
  return named[0]?.slot === traits.slot ? 1 : 0;
}

function abbreviates(prefix: string, { slot }: SlotTraits, { owners }: OperationProfile): boolean {
  const names = [
    slot.words,
    (slot.path.length === 1 ? (owners.get(slot.name) ?? []) : []).map(({ word }) => word),
  ];
  return names.some((words) => {
    const own = words.filter((word) => !/^(id|ids|uuid|guid|key|code|ref)$/.test(word));
    const initials = own.map((word) => word[0]).join("");
    return (
      own.some((word) => prefix.length >= 3 && word.startsWith(prefix)) ||
      (own.length > 1 && initials === prefix)
    );
  });
}

/** Maximum words between "as" and a role: "as the new skipper". */
const MAX_TO_ROLE = 3;

/** Whether "as" and the name of the argument follow the value: "Ada Novak as the skipper". */
function isNamedAs({ words, reading, match }: Request, last: number, forms: readonly WordForm[]): boolean {
  const isAs = (i: number) =>
    reading.lexicon.prepositions.get(words[i]?.token.word ?? "")?.includes("as") === true;
  if (!isAs(last + 1)) return false;
  const noun = words
    .slice(last + 2, last + 2 + MAX_TO_ROLE)
    .find(({ index, isContent }) => isContent && forms.some((form) => match(index, form) >= SURE));
  return noun !== undefined;
}

/** Whether the name before the value is the role of what precedes it: "Ada as the skipper for cruise 7". */
function isRoleOfOther(
  { words, reading, match }: Request,
  first: number,
  forms: readonly WordForm[],
): boolean {
  const { prepositions, functionWords } = reading.lexicon;
  let at = first - 1;
  while (at > 0 && functionWords.has(words[at]?.token.word ?? "")) at--;
  if (at === first - 1 || at < first - MAX_TO_ROLE || !forms.some((form) => match(at, form) >= SURE))
    return false;
  const lead = words.slice(Math.max(0, at - MAX_TO_ROLE), at).map(({ token }) => token.word);
  const as = lead.findLastIndex((word) => prepositions.get(word)?.includes("as") === true);
  return as >= 0 && lead.slice(as + 1).every((word) => functionWords.has(word));
}

/** Evidence of a verb for the argument that is named after it. */
const OF_VERB = 0.9;

/** Whether the command's verb says what the person becomes: "assign it to user ada" for `assignee`, `assigned_to`. */
function isPersonOfVerb(
  { action }: Request,
  { first, text }: Pick<Value, "first" | "text">,
  { topic, slot }: SlotTraits,
): boolean {
  return (
    topic === "person" &&
    !/\d/.test(text) &&
    action?.commanded === true &&
    first > (action.tokens[0] ?? first) &&
    action.verbs.some((verb) => slot.words.some((word) => AGENT.test(word) && isFormOf(word, verb)))
  );
}

/** Endings of nouns and participles for a person of a verb. */
const AGENT = /(ee|er|or|ed)$/;

function isFormOf(word: string, verb: string): boolean {
  const stem = verb.replace(/e$/, "");
  return word.startsWith(stem) && word.length - stem.length <= 3 && word !== verb;
}

const SAID_LAST = /(^| )((last|family|second) name|surname)$/;
const SAID_FIRST = /(^| )((first|given) name|forename)$/;

/** "last name Okafor" is no first name. */
function isNameOfOtherPart({ words }: Request, first: number, { slot }: SlotTraits): boolean {
  const name = slot.words.join("").toLowerCase();
  const said = twoBefore(words, first);
  return (FIRST_NAME.test(name) && SAID_LAST.test(said)) || (LAST_NAME.test(name) && SAID_FIRST.test(said));
}

/** "last name Okafor" for `nachname`, whose translation is one word. */
function isPartOfNameBefore({ words }: Request, first: number, { slot }: SlotTraits): boolean {
  const name = slot.words.join("").toLowerCase();
  const said = twoBefore(words, first);
  return (LAST_NAME.test(name) && SAID_LAST.test(said)) || (FIRST_NAME.test(name) && SAID_FIRST.test(said));
}

function twoBefore(words: Request["words"], first: number): string {
  return words
    .slice(Math.max(0, first - 2), first)
    .map(({ token }) => token.word)
    .join(" ");
}

/** "a table for 2". */
function isCount(
  request: Request,
  { first, kind, unit }: Pick<Value, "first" | "kind" | "unit">,
  { kind: slotKind, forms, descriptionForms }: SlotTraits,
): boolean {
  if (kind !== "number" || slotKind !== "number" || unit !== undefined) return false;
  return (
    partsBefore(request, first).includes("for") &&
    [...forms, ...descriptionForms].some(({ english }) => english.some((word) => PEOPLE.test(word)))
  );
}

function writtenTopic({ topic, isId }: SlotTraits): number {
  if (topic === "text" || topic === "title" || topic === "search") return 1;
  return isId ? 0 : 0.3;
}

function isIdNoun({ word, english }: WordForm): boolean {
  return [word, ...english].some((each) => /^(id|number|code|reference)$/.test(each));
}

/** Whether the preceding content word is unrelated to the argument. */
function isForeign(
  { words, match, action, main }: Request,
  first: number,
  forms: readonly WordForm[],
  isBare: boolean,
): boolean {
  const word = words[first - 1];
  if (word === undefined || !word.isContent || word.token.kind !== "word" || word.token.name) return false;
  // "remove 31", "north/atlas#8", "s číslem 7"
  const isPlain =
    action?.tokens.includes(first - 1) ||
    // an unknown verb at the start
    (action === null && first - 1 === main.first && words[first]?.token.kind === "code") ||
    !/\s/.test(words[first]?.token.gap ?? "") ||
    isIdNoun(word.form) ||
    // "code cadeau K20", "número de socio A7": the kind of code comes first.
    (words[first]?.token.kind === "code" &&
      words.slice(first - 3, first - 1).some(({ form }) => isIdNoun(form)));
  if (isBare && isPlain) return false;
  return (isBare || forms.length > 0) && forms.every((form) => match(first - 1, form) < 0.3);
}

function anywhere(
  request: Request,
  { first, last }: Pick<Value, "first" | "last">,
  forms: readonly WordForm[],
): number {
  return request.words.some(
    (word) =>
      word.isContent &&
      (word.index < first || word.index > last) &&
      forms.some((form) => request.match(word.index, form) >= SURE),
  )
    ? 1
    : 0;
}
