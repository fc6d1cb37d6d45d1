import type { Json, JsonObject } from "../../../../../src/base/json.ts";
import type { ResponseFacts } from "../../../components/response/response-facts.ts";
import { callFunction } from "../../../lib/call-function.ts";

export interface OperationRun {
  result: Json;
  request: JsonObject;
  /** Null for a dry run, and for a call without HTTP. */
  response: ResponseFacts | null;
  trace_id: string;
}

export function runOperation(
  toolId: string,
  call: { arguments: JsonObject; dry_run?: boolean; approval_id?: string },
): Promise<OperationRun> {
  return callFunction(`tools/${toolId}/run`, { method: "POST", body: call });
}
