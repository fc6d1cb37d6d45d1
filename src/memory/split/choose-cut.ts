import { blockAt, isKeptWhole } from "./block-list.ts";
import { MAXIMUM, SMALL, TARGET } from "./limits.ts";
import {
  betweenBlocks,
  betweenWords,
  type Candidate,
  COST,
  type Cut,
  insideBlock,
  type SplitSource,
} from "./list-cuts.ts";

/**
 * The end of the first chunk of `start`…`end`, which exceeds one chunk. `next` is the first block that
 * starts after `start`.
 */
export function chooseCut(source: SplitSource, start: number, end: number, next: number): Cut {
  const limit = start + MAXIMUM;
  const half = start + Math.ceil((end - start) / 2);
  const price = (at: number) => sizeCost(at - start) + restCost(end - at);
  const candidates = betweenBlocks(source.blocks, next, limit);
  candidates.push(...insideBlock(source, start, blockAt(source.blocks, next - 1, limit), limit));
  if (half < limit)
    candidates.push(...insideBlock(source, start, blockAt(source.blocks, next - 1, half), half));
  let best = cheapest(candidates, price);
  if (best === null || best.cost > COST.word) {
    const until = end - limit < SMALL ? half : limit;
    if (best !== null && isKeptWhole(source.blocks, blockAt(source.blocks, next - 1, until), start))
      return best;
    const word = betweenWords(source, start, until);
    if (best === null || word.cost + price(word.at) < best.cost) best = word;
  }
  return best;
}

function cheapest(candidates: Candidate[], price: (at: number) => number): Candidate | null {
  let best: Candidate | null = null;
  let lowest = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const cost = candidate.cost + price(candidate.at);
    if (cost > lowest || (cost === lowest && candidate.at < (best?.at ?? 0))) continue;
    best = candidate;
    lowest = cost;
  }
  return best === null ? null : { ...best, cost: lowest };
}

/** 0 from the target size on, up to 3 for tiny chunks. */
function sizeCost(size: number): number {
  return size >= TARGET ? 0 : 3 * (1 - size / TARGET) ** 2;
}

/** Cost of a tiny last chunk. */
function restCost(rest: number): number {
  return rest >= SMALL ? 0 : 2 * (1 - rest / SMALL);
}
