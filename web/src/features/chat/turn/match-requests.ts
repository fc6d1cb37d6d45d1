import { isJsonObject } from "../../../../../src/base/json.ts";
import type { TraceStep } from "../../../../../src/contract/trace.ts";
import type { StepItem } from "../state/conversation.ts";

/** The HTTP request of a call. */
export interface SentRequest {
  method: string | null;
  url: string | null;
  status: number | null;
}

/**
 * Matches the requests in the trace to the calls of an answer: by tool and arguments, then by tool in
 * order.
 */
export function matchRequests(
  items: readonly StepItem[],
  trace: readonly TraceStep[],
): ReadonlyMap<string, SentRequest> {
  const calls = trace.filter(({ kind }) => kind === "tool_call");
  // A call that waited is in the trace twice; the executed one takes precedence.
  const free = [...calls.filter((step) => !isHeld(step)), ...calls.filter(isHeld)];
  const matched = new Map<string, SentRequest>();
  const take = (item: StepItem, fits: (step: TraceStep) => boolean) => {
    const index = matched.has(item.key) ? -1 : free.findIndex(fits);
    const [step] = index < 0 ? [] : free.splice(index, 1);
    if (step) matched.set(item.key, readRequest(step));
  };
  for (const item of items) take(item, (step) => isOf(step, item) && hasArguments(step, item));
  for (const item of items) take(item, (step) => isOf(step, item));
  return matched;
}

function isOf({ input }: TraceStep, { tool }: StepItem): boolean {
  return isJsonObject(input) && input["operation_id"] === tool;
}

function isHeld({ output }: TraceStep): boolean {
  return isJsonObject(output) && output["error_code"] === "APPROVAL_REQUIRED";
}

function hasArguments({ input }: TraceStep, item: StepItem): boolean {
  return isJsonObject(input) && JSON.stringify(input["arguments"]) === JSON.stringify(item.arguments);
}

function readRequest({ output }: TraceStep): SentRequest {
  const { method, url, http_status: status } = isJsonObject(output) ? output : {};
  return {
    method: typeof method === "string" ? method : null,
    url: typeof url === "string" ? url : null,
    status: typeof status === "number" ? status : null,
  };
}
