import { isJsonObject, type Json } from "../../../../src/base/json.ts";
import type { ReadSpan } from "../../../../src/contract/tool.ts";
import type { TraceStep } from "../../../../src/contract/trace.ts";
import { readReading } from "../reading/read-reading.ts";

/** The output of a planning step: its alternatives and its reason. */
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
  /** The confidence from which a call was made; null in runs of a named tool and in those before it was recorded. */
  threshold: number | null;
  /** The request with the roles of its words. */
  request: string;
  reading: ReadSpan[];
}

/** The output of the first planning step. */
export function readPlan(steps: readonly TraceStep[]): PlanOutput | null {
  const step = steps.find(({ kind }) => kind === "plan");
  const output: Json = step?.output ?? null;
  if (!isJsonObject(output)) return null;
  const request = isJsonObject(step?.input) ? step.input["user_input"] : null;
  const { candidates, reason, match_confidence, threshold } = output;
  return {
    candidates: Array.isArray(candidates)
      ? (candidates.filter(isJsonObject) as unknown as PlanOutput["candidates"])
      : [],
    reason: typeof reason === "string" ? reason : null,
    matchConfidence: typeof match_confidence === "number" ? match_confidence : null,
    threshold: typeof threshold === "number" ? threshold : null,
    request: typeof request === "string" ? request : "",
    reading: readReading(output["reading"]),
  };
}
