import type { OperationProfile } from "../describe-operation.ts";
import { NO_FEATURES, originOf, type Proposal } from "../proposal.ts";
import type { Request } from "../request-words.ts";
import type { SlotTraits } from "../slot-traits.ts";
import { range } from "../token-range.ts";

/** Proposes both parts of `north/atlas` for adjacent path arguments: `/repos/{owner}/{repo}`. */
export function proposePairs(
  request: Request,
  profile: OperationProfile,
  open: readonly SlotTraits[],
): Proposal[] {
  const { candidate } = profile;
  const adjacent = [...candidate.fields.path.matchAll(/\{([^}]+)\}\/\{([^}]+)\}/g)];
  return adjacent.flatMap(([, left, right]) => {
    const pair = [left, right].map((name) =>
      open.find(({ slot, kind }) => slot.path.length === 1 && slot.name === name && kind === "string"),
    );
    return request.words.flatMap(({ token }, i) => {
      if (token.gap !== "/" || request.words[i - 1] === undefined) return [];
      // Names may contain hyphens and dots: `north/old-atlas.v2`.
      const start = backTo(request, i - 1);
      const end = onTo(request, i);
      const { text } = request.reading;
      return [
        [pair[0], start, i - 1],
        [pair[1], i, end],
      ].flatMap(([traits, from, to]) => {
        if (typeof traits !== "object" || typeof from !== "number" || typeof to !== "number") return [];
        const tokens = range(from, to);
        const value = text.slice(request.words[from]?.token.start, request.words[to]?.token.end);
        return [
          {
            traits,
            value,
            tokens,
            claims: tokens.map(String),
            ...originOf(profile, traits, { kind: "pair", first: from }, "sole"),
            features: { ...NO_FEATURES, fit: 1, exact: 1, shape: 1, soleSlot: 1, soleValue: 1, required: 1 },
          },
        ];
      });
    });
  });
}

function backTo({ words }: Request, i: number): number {
  let at = i;
  while (/^[-._]$/.test(words[at]?.token.gap ?? "") && at > 0) at--;
  return at;
}

function onTo({ words }: Request, i: number): number {
  let at = i;
  while (/^[-._]$/.test(words[at + 1]?.token.gap ?? "")) at++;
  return at;
}
