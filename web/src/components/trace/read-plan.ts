import { isJsonObject, type Json } from "../../../../src/contract/json.ts";
import type { TraceStep } from "../../../../src/contract/trace.ts";

/** What a planning step leaves: what it weighed, and why it chose. */
export interface PlanOutput {
  candidates: {
    operation_id: string;
    name?: string;
    connector_id?: string | null;
    side_effect?: string;
    score: number;
  }[];
  reason: string | null;
  matchConfidence: number | null;
}

/** Of the first planning step among these. */
export function readPlan(steps: readonly TraceStep[]): PlanOutput | null {
  const output: Json = steps.find(({ kind }) => kind === "plan")?.output ?? null;
  if (!isJsonObject(output)) return null;
  const { candidates, reason, match_confidence } = output;
  return {
    candidates: Array.isArray(candidates)
      ? (candidates.filter(isJsonObject) as unknown as PlanOutput["candidates"])
      : [],
    reason: typeof reason === "string" ? reason : null,
    matchConfidence: typeof match_confidence === "number" ? match_confidence : null,
  };
}
