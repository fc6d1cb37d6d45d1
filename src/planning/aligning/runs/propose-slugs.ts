import type { OperationProfile } from "../describe-operation.ts";
import { explainedShare } from "../explained-share.ts";
import { originOf, type Proposal } from "../proposal.ts";
import { fitsShape, meetsSchema, SLUG } from "../render-value.ts";
import type { Request } from "../request-words.ts";
import type { SlotTraits } from "../slot-traits.ts";
import { range } from "../token-range.ts";
import { partsBefore } from "../values/parts-before.ts";
import { placeFeatures } from "../values/place-features.ts";
import type { Run } from "./find-runs.ts";
import { isOpenText } from "./run-topics.ts";

/** Whether the argument identifies something: an id, a key of the path, or what is described as a slug. */
export function isIdentifying({ isId, slot }: SlotTraits, { owners }: OperationProfile): boolean {
  return isId || owners.has(slot.name) || /\b(slug|handle)\b/i.test(slot.description);
}

/** Proposes hyphenated words as slugs for arguments that take such names: "old-town-market". */
export function proposeSlugs(
  request: Request,
  profile: OperationProfile,
  texts: readonly SlotTraits[],
  taken: ReadonlySet<number>,
): Proposal[] {
  const slugs = findSlugs(request, profile, taken);
  if (slugs.length === 0) return [];
  return texts.flatMap((traits) => {
    const isName = isIdentifying(traits, profile) || fitsShape("a-slug", traits) === 1;
    if (!isName || traits.isList || isOpenText(traits)) return [];
    return slugs.flatMap((run): Proposal[] => {
      if (!meetsSchema(run.text, traits)) return [];
      const tokens = range(run.first, run.last);
      const place = placeFeatures(request, profile, traits, { ...run, kind: "code" });
      const isIntroduced =
        partsBefore(request, run.first).length > 0 || Math.max(place.before, place.owner, place.shape) > 0;
      if (!traits.isId && fitsShape("a-slug", traits) !== 1 && !isIntroduced) return [];
      return [
        {
          traits,
          value: run.text,
          tokens,
          claims: tokens.map(String),
          ...originOf(profile, traits, { kind: "code", first: run.first }, "value"),
          features: { ...place, fit: 1 },
        },
      ];
    });
  });
}

export function findSlugs(request: Request, profile: OperationProfile, taken: ReadonlySet<number>): Run[] {
  const { words, reading } = request;
  const slugs: Run[] = [];
  for (let first = 0; first < words.length; first++) {
    let last = first;
    while (words[last + 1]?.token.gap === "-") last++;
    if (last === first) continue;
    const text = reading.text.slice(words[first]?.token.start, words[last]?.token.end);
    const tokens = range(first, last);
    const isFree = tokens.every((i) => !taken.has(i) && (words[i]?.token.quote ?? 0) < 0);
    if (SLUG.test(text) && isFree && explainedShare(request, profile, tokens) < 1)
      slugs.push({ first, last, text });
    first = last;
  }
  return slugs;
}
