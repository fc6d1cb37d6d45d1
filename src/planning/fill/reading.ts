import type { Json } from "../../contract/json.ts";
import type { Slot } from "./list-slots.ts";
import type { Mention, Span } from "./read-mentions.ts";
import type { Token } from "./read-tokens.ts";

/** A question, read once: its words and everything of a plain type in it. */
export interface Reading {
  text: string;
  tokens: readonly Token[];
  mentions: readonly Mention[];
  /** The places to fill, those already filled left out. */
  slots: readonly Slot[];
  /** Words (singular) of the tool itself: its path, id, summary and tags. */
  toolWords: ReadonlySet<string>;
}

/**
 * A value somewhere in the question that may belong to a slot. Score: 0.95 said by name, 0.85 evident, 0.7 the only one that
 * fits. `shared`: the words may serve other slots too (`cool` in `cool mode`).
 */
export interface Proposal extends Span {
  slot: Slot;
  value: Json;
  score: number;
  shared?: boolean;
}

export type Proposer = (slot: Slot, reading: Reading) => Proposal[];
