import type { Approval } from "../api.ts";

export type View = "pending" | "decided" | "all";

export function isView(value: unknown): value is View {
  return value === "pending" || value === "decided" || value === "all";
}

/**
 * The approvals of a view, those it showed before, and the selected one. Pending ones are sorted oldest
 * first, so that new ones do not move others. Other views: newest first.
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
