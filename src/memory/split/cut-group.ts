import { alignCut } from "./align-cut.ts";
import { blockStart } from "./block-list.ts";
import { chooseCut } from "./choose-cut.ts";
import type { SectionGroup } from "./group-sections.ts";
import { MAXIMUM, SMALL } from "./limits.ts";
import type { Cut, SplitSource } from "./list-cuts.ts";

/** The ends of the chunks of a group of sections; the last cut is the group's end. */
export function cutGroup(source: SplitSource, { first, last }: SectionGroup): Cut[] {
  const { text, blocks } = source;
  const begin = blockStart(blocks, first);
  const end = blockStart(blocks, last);
  const cuts: Cut[] = [];
  let [start, next] = [begin, first + 1];
  while (end - start > MAXIMUM) {
    while (next < last && blockStart(blocks, next) <= start) next++;
    const cut = chooseCut(source, start, end, next);
    start = alignCut(text, start, cut.at);
    addCut(cuts, begin, { ...cut, at: start });
  }
  addCut(cuts, begin, { at: end, proseFrom: null });
  return cuts;
}

/** Joins a small piece with the previous one if both fit. */
function addCut(cuts: Cut[], begin: number, cut: Cut) {
  const before = cuts.at(-1)?.at ?? begin;
  const beforeThat = cuts.at(-2)?.at ?? begin;
  if (cuts.length > 0 && cut.at - before < SMALL && cut.at - beforeThat <= MAXIMUM) cuts.pop();
  cuts.push(cut);
}
