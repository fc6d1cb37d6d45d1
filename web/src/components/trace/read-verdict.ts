import { isJsonObject } from "../../../../src/base/json.ts";
import type { TraceStep } from "../../../../src/contract/trace.ts";
import type { AuditRow } from "./trace-queries.ts";

export type Verdict =
  | "read"
  | "automatic"
  | "approved"
  | "passed"
  | "held"
  | "rejected"
  | "forbidden"
  | "limited"
  | "circuit"
  | "dry"
  | "repeated"
  | "lost";

const REFUSED: Record<string, Verdict> = {
  APPROVAL_REQUIRED: "held",
  APPROVAL_REJECTED: "rejected",
  FORBIDDEN: "forbidden",
  RATE_LIMITED: "limited",
};

/** The policy's verdict on a call, and the related approval. */
export function readVerdict(
  step: TraceStep,
  row: AuditRow | undefined,
): { verdict: Verdict | null; approvalId: string | null } {
  const output = isJsonObject(step.output) ? step.output : {};
  const details = isJsonObject(output["details"]) ? output["details"] : {};
  const named = typeof details["approval_id"] === "string" ? details["approval_id"] : null;
  const approvalId = row?.approval_id ?? named;
  const refused = row === undefined ? REFUSED[String(output["error_code"])] : undefined;
  if (refused !== undefined) return { verdict: refused, approvalId };
  if (details["circuit"] === "open") return { verdict: "circuit", approvalId };
  if (output["sent"] === false)
    return { verdict: typeof output["http_status"] === "number" ? "repeated" : "dry", approvalId };
  if (row === undefined) {
    const isFailed = "error_code" in output;
    return { verdict: output["method"] === "GET" ? "read" : isFailed ? null : "passed", approvalId };
  }
  if (row.side_effect === "read") return { verdict: "read", approvalId };
  if (row.phase === "attempt") return { verdict: "lost", approvalId };
  return { verdict: row.approval_id === null ? "automatic" : "approved", approvalId };
}

/**
 * Matches the rows of the audit log to the calls of a run, by tool and order. An outcome is more specific
 * than an attempt.
 */
export function matchAuditRows(
  steps: readonly TraceStep[],
  rows: readonly AuditRow[],
): ReadonlyMap<string, AuditRow> {
  const matched = new Map<string, AuditRow>();
  const free = [
    ...rows.filter(({ phase }) => phase === "outcome"),
    ...rows.filter((row) => row.phase === "attempt" && !hasOutcome(row, rows)),
  ];
  for (const step of steps) {
    if (step.kind !== "tool_call" || !wasSent(step)) continue;
    const operation = isJsonObject(step.input) ? step.input["operation_id"] : null;
    const index = free.findIndex(({ operation_id }) => operation_id === operation);
    const [row] = index < 0 ? [] : free.splice(index, 1);
    if (row) matched.set(step.id, row);
  }
  return matched;
}

/** Number of calls of a run that have, or will have, an outcome in the audit log. */
export function countSent(steps: readonly TraceStep[]): number {
  return steps.filter(
    ({ kind, output }) => kind === "tool_call" && isJsonObject(output) && output["sent"] === true,
  ).length;
}

function wasSent({ output }: TraceStep): boolean {
  const { sent, error_code: code } = isJsonObject(output) ? output : {};
  return sent !== false && !(typeof code === "string" && code in REFUSED);
}

function hasOutcome(attempt: AuditRow, rows: readonly AuditRow[]): boolean {
  return rows.some(({ phase, operation_id }) => phase === "outcome" && operation_id === attempt.operation_id);
}
