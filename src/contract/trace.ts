import type { Json } from "../base/json.ts";

/** A recorded step of a run. Times are ISO 8601 and milliseconds. */
export interface TraceStep {
  id: string;
  kind: "plan" | "tool_call" | "compose";
  input: Json;
  output: Json;
  started_at: string;
  duration_ms: number;
}
