import type { JsonObject } from "../base/json.ts";
import type { PlanChoice, ToolCandidate } from "./tool.ts";

/** A question of a conversation, stored until it is answered. */
export interface StoredQuestion {
  /** The ambiguous request. */
  request: string;
  /** The caller's context data at that time. */
  context: JsonObject;
  /** The missing arguments as dotted paths; empty if a choice is needed. */
  missing: string[];
  /** Best first, at least one. */
  choices: PlanChoice[];
}

/** A question that a run may answer. */
export interface OpenQuestion extends StoredQuestion {
  /** The current tools of the choices, without those that were deleted or are no longer allowed. */
  tools: ToolCandidate[];
}
