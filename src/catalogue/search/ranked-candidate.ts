import type { ToolCandidate } from "../../contract/tool.ts";
import type { ContextFit } from "./fit-context.ts";
import type { ToolShape } from "./read-shape.ts";
import type { ScoredRef } from "./search-hits.ts";

/** A candidate in its final position, with what the confidence needs. */
export interface RankedCandidate {
  candidate: ToolCandidate;
  ref: ScoredRef;
  /** Index of the query clause that it matches best; −1 when only the embedding found it. */
  clause: number;
  shape: ToolShape;
  context: ContextFit;
}
