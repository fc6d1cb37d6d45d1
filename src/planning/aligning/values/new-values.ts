import { isGivenName } from "../../../language/names/given-names.ts";
import { isOuter, type OperationProfile } from "../describe-operation.ts";
import { SURE, type WordForm } from "../match-words.ts";
import type { Proposal } from "../proposal.ts";
import type { Request } from "../request-words.ts";
import type { SlotTraits } from "../slot-traits.ts";
import { partsBefore } from "./bounds.ts";

/**
 * Whether "set the … to" names another open argument for the value: "change the job title of 31 to Head of
 * Sales" gives no department.
 */
export function isSetForOther(
  request: Request,
  profile: OperationProfile,
  { traits, features, source, tokens, value }: Proposal,
  open: readonly SlotTraits[],
): boolean {
  // "zapni stroj Rak na 3 hodiny": a length is no new value of the machine.
  if (/^(time|duration)$/.test(source.kind) && typeof value === "number") return false;
  const { before, owner, exact, unit, shape } = features;
  if (profile.reads || before > 0 || owner > 0 || exact > 0 || unit > 0) return false;
  // "log the dose \"forte\" for KX-204": a code with the shape of the path's id.
  if (shape > 0 && source.kind === "code" && profile.owners.has(traits.slot.name)) return false;
  if (!isNewValue(request, tokens[0] ?? source.first)) return false;
  const isNamed = ({ forms, slot }: SlotTraits) =>
    isOuter(slot, profile) &&
    !profile.owners.has(slot.name) &&
    request.words.some(
      ({ index, token }) =>
        index < source.first &&
        forms.some((form) => request.match(index, form) >= 0.9) &&
        !/^(number|code|date|time)$/.test(request.words[index + 1]?.token.kind ?? "") &&
        token.quote < 0,
    );
  return (
    newValueOf(request, tokens[0] ?? source.first, traits.forms) === 0 &&
    open.some(
      (other) =>
        other !== traits &&
        isNamed(other) &&
        newValueOf(request, tokens[0] ?? source.first, other.forms) > 0 &&
        (other.kind === "string" || other.kind === traits.kind),
    )
  );
}

/**
 * Matches a new value after "to" whose argument was named earlier: "change the phone of contact 315 to 777
 * 123 456".
 */
export function newValueOf(request: Request, first: number, forms: readonly WordForm[]): number {
  if (!isNewValue(request, first)) return 0;
  const named = request.words
    .filter(
      ({ index, isContent, token }) =>
        // "the due date", "tytuł": nouns that are prepositions elsewhere
        (isContent || (token.word.length > 2 && request.reading.lexicon.prepositions.has(token.word))) &&
        index < first - 1 &&
        !hasOwnValue(request, index, first),
    )
    .map(({ index }) => Math.max(0, ...forms.map((form) => request.match(index, form))));
  return Math.max(0, ...named) >= SURE ? 0.9 : 0;
}

/** "in project OPX": the noun already has its value. */
function hasOwnValue({ words, action }: Request, index: number, first: number): boolean {
  const next = words[index + 1];
  return (
    next !== undefined &&
    !action?.tokens.includes(index) &&
    next.index !== first &&
    next.token.gap === " " &&
    (/^\p{Lu}[\p{Lu}\p{N}]+$/u.test(next.token.text) || next.token.kind === "code")
  );
}

function isNewValue(request: Request, first: number): boolean {
  if (!request.action?.commanded) return false;
  const parts = partsBefore(request, first);
  return parts.includes("to") || parts.includes("as");
}

/** Verbs that give a new name after "to". */
export const NAMING: ReadonlySet<string> = new Set(["rename", "retitle", "name"]);

/** Maximum words of a name after a colon. */
const MAX_NAME = 3;

/**
 * Whether a short text after a colon is what a required argument takes, and not an optional note: "log a
 * sighting: heron, 3 May, …".
 */
export function isNoteForOther(
  { words, match }: Request,
  { traits, features, source }: Proposal,
  text: string,
  open: readonly SlotTraits[],
): boolean {
  return (
    source.kind === "text" &&
    traits.topic === "text" &&
    !traits.slot.required &&
    features.before <= 0 &&
    text.split(" ").length <= MAX_NAME &&
    open.some(
      (other) =>
        other !== traits &&
        other.kind === "string" &&
        other.slot.required &&
        other.slot.values.length === 0 &&
        !other.isId &&
        /^(none|thing|title)$/.test(other.topic) &&
        !words.some(({ index }) => other.forms.some((form) => match(index, form) >= 0.9)),
    )
  );
}

/**
 * Whether a text is the name of the resource, so that it does not belong to an argument of another kind while
 * one for the name is open: "a route \"North face\" for Ada Lane", "a room called Cedar", "rename room 4 to
 * Cedar".
 */
export function isNameForOther(
  request: Request,
  profile: OperationProfile,
  { traits, features, source, tokens, isWordSpan }: Proposal,
  open: readonly SlotTraits[],
): boolean {
  const { before, owner, exact } = features;
  const isText = traits.kind === "string" && (isWordSpan || /^(quoted|text|url|code)$/.test(source.kind));
  // "a badge called \"Gold\"" for `name`, although `badge` is an argument too
  const isCalled =
    isText &&
    traits.topic !== "title" &&
    request.reading.lexicon.prepositions
      .get(request.words[(tokens[0] ?? source.first) - 1]?.token.word ?? "")
      ?.includes("named") === true;
  if (!isText || traits.topic === "title" || exact > 0) return false;
  if (
    (before > 0 || owner > 0) &&
    !(isCalled && !traits.slot.required && !profile.owners.has(traits.slot.name))
  )
    return false;
  if (profile.reads && traits.topic !== "person" && traits.topic !== "text") return false;
  const isOpen = open.some(
    ({ kind, topic, slot, isId }) =>
      kind === "string" && topic === "title" && !isId && isOuter(slot, profile) && slot.values.length === 0,
  );
  if (!isOpen) return false;
  const first = tokens[0] ?? source.first;
  const { words, match, action, reading } = request;
  const isQuoted = (words[first]?.token.quote ?? -1) >= 0;
  const isAfterNoun =
    isQuoted &&
    words[first]?.token.gap.trim().length === 1 &&
    profile.nouns.some((noun) => match(first - 1, noun) >= SURE);
  // "book Cedar on Friday for 'Tool care'": the name after the command is what is booked, and not its title.
  const object = words[(action?.tokens.at(-1) ?? words.length) + 1]?.token;
  const isPerson = isGivenName(object?.word ?? "");
  const isBeside =
    isQuoted &&
    !profile.reads &&
    object?.name === true &&
    object.quote < 0 &&
    (reading.lexicon.code !== "de" || isPerson) &&
    // "email Ada 'Running late'" has a text.
    !(isPerson && open.some(({ topic }) => topic === "text"));
  const parts = reading.lexicon.prepositions.get(words[first - 1]?.token.word ?? "") ?? [];
  const isRenamed = action?.commanded === true && action.verbs.some((verb) => NAMING.has(verb));
  return isAfterNoun || isBeside || parts.includes("named") || (isRenamed && isNewValue(request, first));
}

/**
 * Whether an uncapitalized word directly after the resource modifies it instead of naming a person or place:
 * "tazas rotas", "schůzky nadcházející".
 */
export function isAdjective(
  { words, match, reading }: Request,
  { nouns }: OperationProfile,
  { traits, features: { before, after, owner, preposition }, tokens }: Proposal,
): boolean {
  const first = tokens[0] ?? 0;
  return (
    /^(person|place)$/.test(traits.topic) &&
    /^(cs|pl|es|fr)$/.test(reading.lexicon.code) &&
    tokens.length === 1 &&
    words[first]?.token.kind === "word" &&
    words[first]?.token.name === false &&
    words[first]?.token.gap === " " &&
    Math.max(before, after, owner, preposition) <= 0 &&
    nouns.some((noun) => match(first - 1, noun) >= SURE)
  );
}
