import type { OperationProfile } from "../describe-operation.ts";
import type { Proposal } from "../proposal.ts";
import type { Request } from "../request-words.ts";
import type { SlotTraits } from "../slot-traits.ts";
import { proposeBoolean } from "./propose-boolean.ts";
import { proposeEnum } from "./propose-enum.ts";
import { isOrdering, proposeOrder } from "./propose-order.ts";
import { proposeSelf } from "./propose-self.ts";

/** Proposes listed values that the request names, in any inflection, and booleans. */
export function proposeListed(
  request: Request,
  profile: OperationProfile,
  open: readonly SlotTraits[],
  isActionTaken: boolean,
): Proposal[] {
  return open.flatMap((traits) => {
    const own = proposeSelf(request, profile, traits);
    if (own !== null) return [own];
    if (isOrdering(traits)) return proposeOrder(request, profile, traits);
    if (traits.kind === "enum") return proposeEnum(request, profile, traits, isActionTaken);
    return traits.kind === "boolean" ? proposeBoolean(request, profile, traits, isActionTaken) : [];
  });
}
