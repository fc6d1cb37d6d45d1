import type { ToolCandidate } from "../../contract/tool.ts";
import type { Alignment } from "../aligning/align.ts";
import { describeOperation } from "../aligning/describe-operation.ts";
import { addContrast, previewFeatures } from "../aligning/rank-features.ts";
import type { Request } from "../aligning/request-words.ts";
import { verbAgreement } from "../aligning/verb-agreement.ts";
import { PREVIEW_WEIGHTS } from "../aligning/weights.ts";
import { type Ranked, rank, weigh } from "./score.ts";

// Which candidates are aligned with the request: an alignment takes most of the time of a decision.

/** Maximum number of candidates that are aligned. The right operation is rarely beyond it. */
const MAX_ALIGNED = 10;
/** Candidates that are always aligned. */
const MIN_ALIGNED = 2;
/** Maximum words of the request times arguments, of all candidates after the first two. */
const MAX_PAIRS = 60_000;
/** Minimum distance in the preview from a candidate that is too long to be aligned, for a write to be sure. */
const AHEAD = 1;
/**
 * Distance in the preview beyond which a candidate is hardly ever better than one that explains the whole request. Two
 * writes are compared more carefully.
 */
const FAR = { read: 4, write: 5 };
/** How much farther two candidates are apart after the alignment than in the preview, at the median. */
const APART = 4.5;

/** A candidate before the request is aligned with it. */
type Preview = ReturnType<typeof previewAll>[number];

interface RankedCandidates {
  /** Best first. */
  ranked: Ranked[];
  /** Candidates that are hardly better in the preview than one that was left out for its length. */
  rivals: ReadonlySet<ToolCandidate>;
}

/**
 * The most promising candidates, aligned and ranked. Once one of them explains the whole request, those far behind it
 * in the preview are aligned only when a check compares them.
 */
export function rankCandidates(
  request: Request,
  candidates: readonly ToolCandidate[],
  alignOf: (candidate: ToolCandidate) => Alignment,
): RankedCandidates {
  const { promising, rivals } = choosePromising(request, candidates);
  const top = promising[0]?.score ?? 0;
  const aligned: Alignment[] = [];
  const deferred: Preview[] = [];
  let far = Number.POSITIVE_INFINITY;
  for (const preview of promising) {
    if (aligned.length >= MIN_ALIGNED && top - preview.score > far) {
      deferred.push(preview);
      continue;
    }
    const alignment = alignOf(preview.candidate);
    aligned.push(alignment);
    const { leftover, filling, features } = alignment;
    // A value that only fills a gap explains little.
    const isExplained =
      leftover.length === 0 &&
      filling.missing.length === 0 &&
      features.head === 1 &&
      features.mood > 0 &&
      features.swallowed === 0;
    if (isExplained && far === Number.POSITIVE_INFINITY) far = alignment.profile.reads ? FAR.read : FAR.write;
  }
  addContrast(request, [...aligned, ...deferred.map((preview) => ({ ...preview, roles: [] }))]);
  const ranked = aligned
    .map((alignment): Ranked => ({ ...alignment, score: rank(alignment.features) }))
    .sort((a, b) => b.score - a.score);
  const best = ranked[0]?.score ?? 0;
  for (const preview of deferred)
    ranked.push(alignLater(preview, best - (top - preview.score) - APART, () => alignOf(preview.candidate)));
  return { ranked, rivals };
}

/** Features of the candidates before the request is aligned with them. */
export function previewAll(request: Request, candidates: readonly ToolCandidate[]) {
  const top = Math.max(...candidates.map(({ score }) => score), Number.MIN_VALUE);
  const profiles = candidates.map((candidate) => describeOperation(candidate));
  request.compareNouns(profiles.flatMap(({ nouns, owners }) => [...nouns, ...[...owners.values()].flat()]));
  const previews = profiles.map((profile) => {
    const { candidate } = profile;
    const verb = verbAgreement(request, profile);
    const features = previewFeatures(request, profile, verb, candidate.score / top);
    return { candidate, profile, verb, features, score: 0 };
  });
  addContrast(request, previews);
  for (const preview of previews) preview.score = weigh(preview.features, PREVIEW_WEIGHTS);
  return previews;
}

function choosePromising(request: Request, candidates: readonly ToolCandidate[]) {
  let pairs = 0;
  const ranked = previewAll(request, candidates)
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_ALIGNED);
  const promising = ranked.filter(({ profile }, n) => {
    pairs += request.words.length * profile.slots.length;
    return n < MIN_ALIGNED || pairs <= MAX_PAIRS;
  });
  const next = ranked.find((each) => !promising.includes(each))?.score ?? Number.NEGATIVE_INFINITY;
  const rivals = promising.filter(({ score }) => score - next < AHEAD);
  return { promising, rivals: new Set(rivals.map(({ candidate }) => candidate)) };
}

/** An alignment that is made when a check reads what only it knows. */
function alignLater(
  { candidate, profile, verb, features }: Preview,
  score: number,
  alignNow: () => Alignment,
): Ranked {
  let made: Alignment | undefined;
  const get = (): Alignment => {
    if (made === undefined) {
      made = alignNow();
      made.features.contrast = features.contrast;
    }
    return made;
  };
  return {
    candidate,
    profile,
    score,
    // Without values that are verbs, which only the alignment knows.
    verb,
    get filling() {
      return get().filling;
    },
    get features() {
      return get().features;
    },
    get grounded() {
      return get().grounded;
    },
    get roles() {
      return get().roles;
    },
    get leftover() {
      return get().leftover;
    },
  };
}
