import { isGivenName } from "../../../language/names/given-names.ts";
import { isOuter, type OperationProfile } from "../describe-operation.ts";
import { SURE } from "../match-words.ts";
import type { Proposal } from "../proposal.ts";
import { meetsSchema } from "../render-value.ts";
import { type Request, range } from "../request-words.ts";
import type { SlotTraits } from "../slot-traits.ts";
import { isThing } from "./propose-counted.ts";
import { proposeCertain } from "./propose-series.ts";
import { isOwn, readPlaced, type Span, wholesAfter } from "./read-placed.ts";

/**
 * Proposes what a command puts on or takes from something that the operation has, and which one this is: "sail tape"
 * and "spares" in "put sail tape on the spares list" for `POST /lists/{list}/items`. Without the noun of
 * the whole, it may be another resource: "send a fax".
 */
export function proposePlaced(
  request: Request,
  profile: OperationProfile,
  open: readonly SlotTraits[],
): Proposal[] {
  const placed = readPlaced(request);
  const isPerson = isGivenName(request.words[placed.object.first]?.token.word ?? "");
  if (profile.reads || isPerson || isOwn(request, profile, placed.object)) return [];
  const whole = placed.wholes.find((each) => isWhole(request, profile, each));
  const [item, other] = whole === undefined ? [] : itemsOf(request, profile, open, whole);
  if (whole === undefined || item === undefined || other !== undefined) return [];
  const owner = open.find(
    ({ slot }) => slot !== item.slot && isOwnerOf(request, profile, slot.name, whole.last),
  );
  const named = owner === undefined ? null : nameOf(request, whole);
  return [
    ...propose(request, profile, item, placed.object),
    ...(owner === undefined || named === null ? [] : propose(request, profile, owner, named)),
  ];
}

function propose(
  { words, reading }: Request,
  profile: OperationProfile,
  traits: SlotTraits,
  { first, last }: Span,
): Proposal[] {
  const text = reading.text.slice(words[first]?.token.start, words[last]?.token.end);
  // An opaque id takes no words.
  return traits.kind === "string" && !isOpaque(traits) && meetsSchema(text, traits)
    ? [proposeCertain(profile, traits, text, range(first, last))]
    : [];
}

function isOpaque({ slot }: SlotTraits): boolean {
  return /^(id|uuid|guid|number|no)$/.test(slot.words.at(-1) ?? "");
}

const TAKES = /^(delete|remove|take|drop)$/;

/**
 * The required arguments for what is put or taken: a thing, or the last one that the path identifies, unless it is the
 * whole.
 */
function itemsOf(
  request: Request,
  profile: OperationProfile,
  open: readonly SlotTraits[],
  whole: Span,
): readonly SlotTraits[] {
  // What is put somewhere is not there yet.
  const isTaken = request.action?.verbs.some((verb) => TAKES.test(verb)) === true;
  const isLast = (name: string) =>
    isTaken &&
    profile.candidate.fields.path.split(`{${name}}`)[1]?.includes("{") === false &&
    !isOwnerOf(request, profile, name, whole.last) &&
    !isOwnerOf(request, profile, name, whole.first);
  return open.filter((traits) => {
    const { slot, kind, isList, values } = traits;
    if (!slot.required || kind !== "string" || isList || values.length > 0) return false;
    if (profile.owners.has(slot.name)) return isLast(slot.name);
    return traits.topic !== "person" && isOuter(slot, profile) && isThing(traits, profile);
  });
}

function isOwnerOf({ match }: Request, { owners }: OperationProfile, name: string, noun: number): boolean {
  return owners.get(name)?.some((form) => match(noun, form) >= SURE) === true;
}

/**
 * What identifies the whole: "spares" in "the spares list", "voiles" in "la liste de voiles". In German it may be a
 * part of the noun.
 */
function nameOf(request: Request, { first, last }: Span): Span | null {
  const { words, reading } = request;
  const { code } = reading.lexicon;
  if (/^(es|fr)$/.test(code)) {
    const isOf = /^(de|du|del|des|d)$/.test(words[first + 1]?.token.word ?? "");
    return (isOf ? wholesAfter(request, first + 1).at(-1) : undefined) ?? null;
  }
  if (first < last) return /^(en|de)$/.test(code) ? { first, last: last - 1 } : null;
  const isCompound = code === "de" && (words[first]?.form.english.length ?? 0) > 1;
  return isCompound ? { first, last } : null;
}

/** Whether the operation has the whole, as a noun in its name. */
function isWhole({ match, reading }: Request, { words }: OperationProfile, { first, last }: Span): boolean {
  const isNoun = (i: number) =>
    words.some(({ place, ...word }) => /^(name|tag|api)$/.test(place) && match(i, word) >= SURE);
  if (/^(en|de)$/.test(reading.lexicon.code)) return isNoun(last);
  return isNoun(first) || (/^(cs|pl)$/.test(reading.lexicon.code) && isNoun(last));
}
