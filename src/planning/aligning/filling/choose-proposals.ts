import { ONLY } from "../../schema/find-argument.ts";
import type { OperationProfile } from "../describe-operation.ts";
import type { Slot } from "../list-slots.ts";
import type { Proposal } from "../proposal.ts";
import type { Request } from "../request-words.ts";
import type { SlotTraits } from "../slot-traits.ts";
import { confidenceOf, minimumOf } from "./confidence.ts";
import type { Draft } from "./draft.ts";
import {
  countRivals,
  isBefore,
  withoutAlternatives,
  withoutGoals,
  withoutOrigins,
  withoutParts,
  withoutSwallowing,
} from "./exclude-proposals.ts";
import { isImplausible } from "./implausible-values.ts";

/** What a currency inside an object loses against one outside of it. */
const PER_LEVEL = 0.01;
/** Difference of confidence below which the argument of the resource itself takes a value of a part of it. */
const SIMILAR = 0.03;
/** What any other value loses for each part of the path, and what one without a name loses inside an object. */
const PER_PART = 0.002;
const UNNAMED_INSIDE = 0.02;
/** What a value for an element of a list loses against one for the resource itself. */
const IN_LIST = 0.05;
/** Difference below which two confidences are equal. */
const EQUAL = 1e-9;

export interface Choosing {
  readonly request: Request;
  readonly profile: OperationProfile;
  /** The arguments that are open. */
  readonly open: readonly SlotTraits[];
  /** Called with the remaining proposals and their current features before each choice. */
  readonly observe?: ((proposals: readonly Proposal[]) => void) | undefined;
}

/**
 * Accepts the proposal with the highest confidence first, and then evaluates the others again, because they have fewer
 * rivals.
 */
export function chooseProposals(draft: Draft, proposals: readonly Proposal[], choosing: Choosing): void {
  let left = proposals.length === 0 ? proposals : listPossible(proposals, choosing);
  while (left.length > 0) {
    left = left.filter(draft.canTake);
    countRivals(left);
    choosing.observe?.(left);
    const rated = left.map((proposal) => ({ proposal, sure: confidenceOf(proposal) }));
    const best = findBest(rated);
    if (best === null) return;
    if (choosing.profile.updates && isEqualMoment(best, rated)) {
      draft.reserve(best.proposal.claims);
      continue;
    }
    const chosen = new Set(withEqualMembers(best, rated));
    for (const each of chosen) if (each.claims.every(draft.isUnused)) draft.accept(each, best.sure);
    left = left.filter((each) => !chosen.has(each));
  }
}

interface Rated {
  proposal: Proposal;
  /** Its confidence. */
  sure: number;
}

/** The proposals that the request does not rule out, before they are compared with each other. */
function listPossible(
  proposals: readonly Proposal[],
  { request, profile, open }: Choosing,
): readonly Proposal[] {
  const whole = withoutGoals(request, profile, withoutParts(request, withoutSwallowing(proposals)));
  const outer = new Set(
    open.flatMap(({ slot, kind, topic }) => (slot.path.length < 3 && kind === "string" ? [topic] : [])),
  );
  return withoutAlternatives(request, profile.reads ? whole : withoutOrigins(request, whole)).filter(
    (proposal) =>
      !isDeepGuess(proposal.traits, proposal.features, outer) &&
      !isUnnamedHeader(profile, proposal) &&
      !isImplausible(request, profile, proposal),
  );
}

/** The proposal that is accepted next; null if none is sure enough. */
function findBest(rated: readonly Rated[]): Rated | null {
  const outermosts = findOutermosts(rated);
  let best: (Rated & { rank: number }) | null = null;
  for (const each of rated) {
    const { proposal, sure } = each;
    const { path } = proposal.traits.slot;
    // `{"private": …, "parent": {"private": …}}`
    const outermost = path.length > 1 ? outermosts.get(keyOf(proposal)) : undefined;
    if (outermost !== undefined && outermost.length < path.length && outermost.sure >= sure - SIMILAR)
      continue;
    const rank = rankOf(each);
    const isNext =
      best === null ||
      rank > best.rank + EQUAL ||
      (Math.abs(rank - best.rank) < EQUAL && isBefore(proposal, best.proposal));
    if (sure >= minimumOf(proposal) && isNext) best = { proposal, sure, rank };
  }
  return best;
}

const STARTS = /^(starts?|begins?|from|date|day|departure|departs?)$/;

/**
 * Whether two optional arguments of a change take the same moment just as well: without a word for the start or the
 * end, "postpone it, 10 December" decides for neither, and the moment is no value of another argument.
 */
function isEqualMoment({ proposal, sure }: Rated, rated: readonly Rated[]): boolean {
  const { traits, claims } = proposal;
  // "move it to Friday" sets the start.
  if (!/^(date|datetime)$/.test(traits.kind) || traits.slot.required) return false;
  if (traits.slot.words.some((word) => STARTS.test(word))) return false;
  // Two moments are given in the order of the arguments.
  if (rated.some((each) => each.proposal.traits === traits && each.proposal.claims.join() !== claims.join()))
    return false;
  return rated.some(({ proposal: other, sure: their }) => {
    const isEqual = Math.abs(their - sure) < EQUAL && other.claims.join() === claims.join();
    return other.traits !== traits && other.traits.kind === traits.kind && isEqual;
  });
}

/** Its confidence, less for arguments inside objects: the currency of an order precedes that of one of its parts. */
function rankOf({ proposal: { traits, features }, sure }: Rated): number {
  const { path } = traits.slot;
  const isUnnamed = Math.max(features.before, features.after, features.owner) <= 0;
  return (
    sure -
    (traits.kind === "currency" ? PER_LEVEL * features.nested : PER_PART * path.length) -
    (path.length > 1 && isUnnamed ? UNNAMED_INSIDE : 0) -
    (path.includes(ONLY) ? IN_LIST : 0)
  );
}

/** By name and claims, the depth and confidence of the outermost argument that may take the value. */
function findOutermosts(rated: readonly Rated[]): Map<string, { length: number; sure: number }> {
  const found = new Map<string, { length: number; sure: number }>();
  for (const { proposal, sure } of rated) {
    const { path } = proposal.traits.slot;
    const key = keyOf(proposal);
    if (sure >= minimumOf(proposal) && path.length < (found.get(key)?.length ?? Number.POSITIVE_INFINITY))
      found.set(key, { length: path.length, sure });
  }
  return found;
}

function keyOf({ traits, claims }: Proposal): string {
  return `${traits.slot.name} ${claims.join()}`;
}

/**
 * Values of one list with equal confidence are accepted together, because a long list would be evaluated again for each
 * of them.
 */
function withEqualMembers({ proposal, sure }: Rated, rated: readonly Rated[]): Proposal[] {
  if (!proposal.traits.isList || proposal.isWhole) return [proposal];
  return rated
    .filter((each) => each.proposal.traits === proposal.traits && Math.abs(each.sure - sure) < EQUAL)
    .map((each) => each.proposal);
}

/** Objects in objects take only values that something assigns to them. */
function isDeepGuess(
  { slot, topic: own }: SlotTraits,
  features: Proposal["features"],
  outer: ReadonlySet<SlotTraits["topic"]>,
): boolean {
  const { before, after, near, preposition, owner, unit, limit, topic } = features;
  if (slot.path.length <= 2 || slot.required) return false;
  // `{"data": {"attributes": {"title": …}}}`
  if (slot.path.length === 3 && topic >= 1 && !outer.has(own)) return false;
  return Math.max(before, after, near, preposition, owner, unit, limit) <= 0;
}

function isHeader({ candidate }: Pick<OperationProfile, "candidate">, { path, name }: Slot): boolean {
  return (
    path.length === 1 &&
    candidate.fields.parameters.some((each) => each.in === "header" && each.name === name)
  );
}

/** Whether nothing assigns a text to a header, which usually belongs to the protocol: `Harbour-Version`. */
export function isUnnamedHeader(
  { candidate }: OperationProfile,
  { traits, value, features }: Proposal,
): boolean {
  const { name } = traits.slot;
  if (!isHeader({ candidate }, traits.slot) || traits.kind !== "string") return false;
  if (/version$/i.test(name)) return !/^v?\d+([.-]\d+)*$/.test(String(value));
  return Math.max(features.before, features.after, features.owner) <= 0;
}
