import { isPlural } from "../../language/base-forms.ts";
import type { OperationProfile, WordPlace } from "../aligning/describe-operation.ts";
import type { LeftoverFeatures, SureFeatures } from "../aligning/features.ts";
import { JOINERS } from "../aligning/kinds/propose-series.ts";
import { SURE } from "../aligning/match-words.ts";
import type { Request } from "../aligning/request-words.ts";
import { isExcluded } from "../aligning/roles/explain-word.ts";
import { isUnknown } from "../aligning/roles/nouns-of-values.ts";
import { LEFTOVER_WEIGHTS } from "../aligning/weights.ts";
import { ADJECTIVES } from "../reading/verb-forms-as-nouns.ts";
import { findObjections } from "./objections/find-objections.ts";
import { logistic, type Ranked } from "./score.ts";
import { isDescribed } from "./settle-leftover.ts";

/** Minimum likelihood that a call without the words is right. */
const HARMLESS = 0.8;
/** The same if the words describe what the operation is about. */
const DESCRIBED = 0.6;

/** More words than this are never ignored. */
const MAX_WORDS = 3;
/** Counts of arguments from which they all mean the same. */
const MANY_SLOTS = 10;
const MANY_LISTS = 3;

/** A call that ignores the words left over. */
export interface WithoutLeftover {
  best: Ranked;
  features: LeftoverFeatures;
  /** How likely it is right; null if the words describe what it is about, and say nothing about that. */
  confidence: number | null;
  /** Whether it is likely enough right to be made. */
  isHarmless: boolean;
}

/**
 * How likely the words that are left over add nothing to the call: "figures" in "the tide figures of gauge 7" for
 * an operation that has no other argument, unlike a word that could be a filter. Null if they must not be ignored.
 */
export function weighLeftover(
  request: Request,
  best: Ranked,
  others: readonly Ranked[],
  sure: SureFeatures,
): WithoutLeftover | null {
  const { leftover, filling, profile, candidate } = best;
  if (leftover.length === 0 || leftover.length > MAX_WORDS || filling.missing.length > 0) return null;
  const { values } = request.reading;
  const isWord = (i: number) => {
    const token = request.words[i]?.token;
    return (
      token?.kind === "word" &&
      token.quote < 0 &&
      // Of the tests done today, not all are wanted.
      !values.some(({ kind, first, last }) => kind !== "text" && first <= i && i <= last)
    );
  };
  if (!leftover.every(isWord)) return null;
  if (leftover.some((i) => isPartOfValue(request, best, i) || isExcluded(request, profile, i))) return null;
  if (leftover.some((i) => isOfOther(request, best, others, i))) return null;
  const isNoMatter = profile.reads ? isNoFilter : isUnknownNoun;
  // A deletion cannot be taken back.
  if (candidate.fields.method === "DELETE" || !leftover.every((i) => isNoMatter(request, best, i)))
    return null;
  // The reading still shows them as not understood.
  const without = { ...best, leftover: [] };
  if (findObjections(request, without, others).length > 0) return null;
  const features = leftoverFeatures(request, best, others, sure);
  const likelihood = logistic(features, LEFTOVER_WEIGHTS);
  const isAbout = isDescribed(request, best, others);
  return {
    best: without,
    features,
    confidence: isAbout ? null : likelihood,
    isHarmless: likelihood >= (isAbout ? DESCRIBED : HARMLESS),
  };
}

/** Minimum match of a word with the noun of another operation, in any of its forms and translations. */
const NAMED = 0.9;

/** Whether the word is what another operation of the API is about, and no word is what this one is about. */
function isOfOther(
  { words, match }: Request,
  { profile, candidate, filling }: Ranked,
  others: readonly Ranked[],
  i: number,
): boolean {
  // A listed value names what is listed as well: "pending visits".
  const isNamed =
    words.some(({ index }) => profile.nouns.some((noun) => match(index, noun) >= NAMED)) ||
    filling.filled.some(({ slot }) => slot.values.length > 0);
  return (
    !isNamed &&
    others.some(
      (other) =>
        other.candidate.connector_id === candidate.connector_id &&
        other.profile.nouns.some((noun) => match(i, noun) >= NAMED),
    )
  );
}

/** Words before what something belongs to, folded. */
const OF = /^(of|from|von|vom|der|des|de|del|du|d)$/;

/** Adjectives that select some of several things, in English. */
const SELECTING =
  /^(done|big|large|small|little|long|short|high|low|old|new|young|heavy|light|cheap|expensive|early|late|important|urgent|public|private)$/;

/**
 * Whether a word of a read selects nothing: it bounds no number, is no adjective beside the resource, and is not what
 * the request asks for of a record.
 */
function isNoFilter({ words, reading }: Request, { roles, candidate }: Ranked, i: number): boolean {
  const word = words[i];
  const isResource = (at: number) => roles[at]?.role === "resource";
  const isBound = [i + 1, i + 2].some((at) => words[at]?.token.kind === "number");
  const isAdjective =
    reading.lexicon.verbsOf(word?.token.word ?? "").length > 0 ||
    word?.form.english.some((each) => ADJECTIVES.test(each) || SELECTING.test(each)) === true;
  // "the exams of course 7" are no course, "the machine of the orders" is no order.
  const isObject =
    !isResource(i + 1) &&
    (candidate.fields.path.endsWith("}") ||
      (!isResource(i - 1) && OF.test(words[i + 1]?.token.word ?? ""))) &&
    roles.some(({ role }, at) => at > i && role === "resource");
  // "the machine or the orders"
  const isAlternative = [i - 2, i - 1, i + 1].some((at) => JOINERS.test(words[at]?.token.word ?? ""));
  return (
    !isBound && !isObject && !isAlternative && !(isAdjective && (isResource(i - 1) || isResource(i + 1)))
  );
}

/**
 * Whether a word of a write is the misspelled noun of an id: unknown, before the id, and no other word names the
 * resource. Known words name something else: "close window 5" does not close door 5.
 */
function isUnknownNoun({ words }: Request, { roles, filling, profile }: Ranked, i: number): boolean {
  const form = words[i]?.form;
  return (
    form !== undefined &&
    isUnknown(form) &&
    !roles.some(({ role }) => role === "resource") &&
    filling.filled.some(({ slot, tokens }) => profile.owners.has(slot.name) && tokens[0] === i + 1)
  );
}

/** Topics of arguments whose values have several words. */
const SEVERAL_WORDS = /^(title|text|person|place|search)$/;

/**
 * Whether a word continues a value that it was cut from: "regatta" in "with the title Spring regatta", "cedar" in "oak,
 * pine and cedar".
 */
function isPartOfValue({ words }: Request, { filling }: Ranked, i: number): boolean {
  const isAfterComma = words[i]?.token.gap.startsWith(",") === true;
  const isAfterWord = JOINERS.test(words[i - 1]?.token.word ?? "");
  const last = isAfterWord ? i - 2 : i - 1;
  return filling.chosen.some(
    ({ traits, tokens }) =>
      tokens.includes(last) &&
      words[last]?.token.quote === -1 &&
      (isAfterComma || isAfterWord
        ? traits.isList
        : SEVERAL_WORDS.test(traits.topic) && words[i]?.token.gap === " "),
  );
}

function leftoverFeatures(
  { words, match, main, reading }: Request,
  best: Ranked,
  others: readonly Ranked[],
  sure: SureFeatures,
): LeftoverFeatures {
  const { profile, filling, leftover, candidate, roles } = best;
  const isSibling = (each: Ranked) => each.candidate.connector_id === candidate.connector_id;
  const siblings = others.filter(isSibling).map((each) => each.profile);
  const strangers = others.filter((each) => !isSibling(each)).map((each) => each.profile);
  const matches = (profiles: readonly OperationProfile[], places: readonly WordPlace[]) =>
    Math.max(
      0,
      ...profiles.flatMap((each) =>
        each.words
          .filter(({ place }) => places.includes(place))
          .flatMap((own) => leftover.map((i) => match(i, own))),
      ),
    );
  const some = (test: (i: number) => boolean) => Number(leftover.some(test));
  const free = profile.slots.filter((slot) => !filling.filled.some((each) => each.slot === slot));
  const freeShare = Math.min(free.length, MANY_SLOTS) / MANY_SLOTS;
  return {
    name: some((i) => words[i]?.token.name === true && reading.lexicon.code !== "de"),
    several: Number(leftover.length > 1),
    plural: some((i) => isPlural(words[i]?.token.word ?? "")),
    last: some((i) => i === words.length - 1),
    afterValue: some((i) => roles[i - 1]?.role === "argument" && words[i]?.token.gap === " "),
    slot: Number(matches([profile], ["slot"]) >= SURE),
    siblingSlot: matches(siblings, ["slot"]),
    siblingName: Number(matches(siblings, ["name", "tag"]) >= SURE),
    otherName: Number(matches(strangers, ["name", "tag", "api"]) >= SURE),
    free: freeShare,
    freeListed: Math.min(free.filter(({ values }) => values.length > 0).length, MANY_LISTS) / MANY_LISTS,
    complete: Number(free.length === 0),
    slots: Math.min(profile.slots.length, MANY_SLOTS) / MANY_SLOTS,
    reads: Number(profile.reads),
    readsFree: Number(profile.reads && free.length > 0),
    posts: Number(candidate.fields.method === "POST"),
    commands: Number(main.mood === "command"),
    share: sure.share,
    values: sure.values,
    grounded: best.grounded,
  };
}
