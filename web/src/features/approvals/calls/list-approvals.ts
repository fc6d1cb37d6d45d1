import type { Approval } from "../api.ts";

export type View = "pending" | "decided" | "all";

export function isView(value: unknown): value is View {
  return value === "pending" || value === "decided" || value === "all";
}

/**
 * The approvals of a view, those it showed before, and the one somebody asked for. What waits stands with the oldest first:
 * new ones come to the end and push nothing away. The rest: newest first.
 */
export function listApprovals(
  approvals: readonly Approval[],
  { view, kept, openId }: { view: View; kept: ReadonlySet<string>; openId: string | undefined },
): Approval[] {
  const shown = approvals.filter(
    ({ approval_id, status }) =>
      view === "all" ||
      (status === "PENDING") === (view === "pending") ||
      kept.has(approval_id) ||
      approval_id === openId,
  );
  const order = view === "pending" ? 1 : -1;
  return shown.sort((a, b) => order * a.created_at.localeCompare(b.created_at));
}
