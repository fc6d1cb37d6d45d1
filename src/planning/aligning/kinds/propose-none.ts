import { NONE } from "../../../language/negations.ts";
import type { OperationProfile } from "../describe-operation.ts";
import { SURE } from "../match-words.ts";
import { originOf, type Proposal } from "../proposal.ts";
import type { Request } from "../request-words.ts";
import type { SlotTraits } from "../slot-traits.ts";
import { certain } from "./propose-series.ts";

const WITHOUT = /^(without|zero|ohne|bez|sin|sans)$/;

/** Proposes zero for an upper bound of things that the request excludes: "without changes" for `max_changes`. */
export function proposeNone(
  request: Request,
  profile: OperationProfile,
  open: readonly SlotTraits[],
): Proposal[] {
  const bounds = open.filter(
    ({ kind, part, slot, isList }) =>
      kind === "number" && !isList && slot.path.length === 1 && part === "to" && slot.schema["minimum"] !== 1,
  );
  return bounds.flatMap((traits) =>
    request.words.flatMap(({ token, index, isContent }) => {
      const before = request.words[index - 1]?.token.word ?? "";
      const isExcluded = isContent && token.kind === "word" && (NONE.test(before) || WITHOUT.test(before));
      if (!isExcluded || !traits.forms.some((form) => request.match(index, form) >= SURE)) return [];
      const tokens = [index - 1, index];
      return [
        {
          traits,
          value: 0,
          tokens,
          claims: tokens.map(String),
          ...originOf(profile, traits, { kind: "none", first: index }, "sole"),
          features: certain(traits),
        },
      ];
    }),
  );
}
