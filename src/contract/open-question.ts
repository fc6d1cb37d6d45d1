import type { JsonObject } from "./json.ts";
import type { PlanChoice, ToolCandidate } from "./tool.ts";

/** What a conversation was asked, as it is kept until somebody answers. */
export interface StoredQuestion {
  /** The request that was not clear. */
  request: string;
  /** What the caller knew then. */
  context: JsonObject;
  /** What was asked for, as dotted paths; empty: which of the choices is meant. */
  missing: string[];
  /** Best first, at least one. */
  choices: PlanChoice[];
}

/** A question that a run may answer. */
export interface OpenQuestion extends StoredQuestion {
  /** The choices' tools as they are now; what is gone or not allowed any more is left out. */
  tools: ToolCandidate[];
}
