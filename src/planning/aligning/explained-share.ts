import type { OperationProfile } from "./describe-operation.ts";
import { SURE } from "./match-words.ts";
import type { Request } from "./request-words.ts";

/** Share of the words that the operation's name contains. */
export function explainedShare(
  request: Request,
  profile: OperationProfile,
  tokens: readonly number[],
): number {
  const content = tokens.filter((i) => request.words[i]?.isContent);
  if (content.length === 0) return 0;
  const said = content.filter((i) =>
    profile.words.some((word) => word.place === "name" && request.match(i, word) >= SURE),
  );
  return said.length / content.length;
}
