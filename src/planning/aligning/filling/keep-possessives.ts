import { foldText } from "../../../language/split-words.ts";
import type { OperationProfile } from "../describe-operation.ts";
import type { Request } from "../request-words.ts";
import { traitsOf } from "../slot-traits.ts";
import { VENUES } from "../word-spans/topics.ts";
import type { Draft } from "./draft.ts";

/**
 * Adds the "'s" that ends the name of a place: "moor at gannet's". Before a noun it says whose the noun is: "gannet's
 * berth".
 */
export function keepPossessives(draft: Draft, { words, reading }: Request, profile: OperationProfile): void {
  if (reading.lexicon.code !== "en") return;
  for (const filled of [...draft.filled]) {
    const { slot, source, value, tokens } = filled;
    const traits = traitsOf(profile).find((each) => each.slot === slot);
    const isPlace = traits?.topic === "place" || VENUES.test(slot.words.at(-1) ?? "");
    if (source !== "query" || typeof value !== "string" || !isPlace) continue;
    const last = Math.max(...tokens);
    const [end, mark, next] = [words[last]?.token, words[last + 1]?.token, words[last + 2]];
    if (mark?.word !== "s" || !/^['’]$/.test(mark.gap) || end?.kind !== "word") continue;
    const isOwner =
      next?.token.gap === " " &&
      next.isContent &&
      next.token.kind === "word" &&
      !reading.values.some(({ first }) => first === next.index);
    if (isOwner || !foldText(value).endsWith(foldText(end.text))) continue;
    draft.replace(filled, value + mark.gap + mark.text, [...tokens, last + 1]);
  }
}
