import type { Json } from "../../base/json.ts";
import type { OperationProfile } from "./describe-operation.ts";
import type { PairFeatures } from "./features.ts";
import { SURE } from "./match-words.ts";
import type { Request } from "./request-words.ts";
import type { SlotTraits } from "./slot-traits.ts";

/** A proposed value for an argument. */
export interface Proposal {
  traits: SlotTraits;
  value: Json;
  features: PairFeatures;
  /** Indexes of the tokens that it uses. */
  tokens: readonly number[];
  /** Two proposals with a common claim exclude each other. */
  claims: readonly string[];
  /** What it was read from. */
  source: { kind: string; first: number; text?: string; unit?: string; ordinal?: true; measured?: true };
  /** Position of the argument in the operation. */
  order: number;
  /** Whether it is a sequence of words, which competes by topic. */
  isWordSpan: boolean;
  /** Whether it identifies its argument and therefore has no competitors. */
  isSole: boolean;
  /** Set for lists: the value is the whole list instead of one member. */
  isWhole?: true;
  /** Set for sequences in which each word is a name: "Ada Lane". Other words often only modify a noun. */
  isName?: true;
}

type Origin = Pick<Proposal, "source" | "order" | "isWordSpan" | "isSole">;

/** Where a proposal comes from. */
export function originOf(
  { slots }: OperationProfile,
  { slot }: SlotTraits,
  source: Proposal["source"],
  kind: "value" | "word_span" | "sole",
): Origin {
  return { source, order: slots.indexOf(slot), isWordSpan: kind === "word_span", isSole: kind === "sole" };
}

export const NO_FEATURES: PairFeatures = {
  fit: 0,
  exact: 0,
  shape: 0,
  before: 0,
  after: 0,
  near: 0,
  owner: 0,
  unit: 0,
  preposition: 0,
  foreign: 0,
  soleSlot: 0,
  soleValue: 0,
  required: 0,
  onlyGap: 0,
  limit: 0,
  topic: 0,
  noDigit: 0,
  common: 0,
  explained: 0,
  long: 0,
  nested: 0,
};

/** Share of the words that the operation's name contains. */
export function explainedShare(
  request: Request,
  profile: OperationProfile,
  tokens: readonly number[],
  least = SURE,
): number {
  const content = tokens.filter((i) => request.words[i]?.isContent);
  if (content.length === 0) return 0;
  const said = content.filter((i) =>
    profile.words.some((word) => word.place === "name" && request.match(i, word) >= least),
  );
  return said.length / content.length;
}
