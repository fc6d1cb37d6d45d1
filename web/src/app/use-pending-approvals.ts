import { useQuery } from "@tanstack/react-query";
import { callFunction } from "../lib/call-function.ts";

const PAUSE_MS = 15_000;

/**
 * Number of approvals that wait for this user's decision; refreshed every 15 seconds, and when the next
 * one expires.
 */
export function usePendingApprovals(): number {
  const { data } = useQuery({
    queryKey: ["approvals", "pending-count"],
    // The server omits expired approvals and those that this user may not decide.
    queryFn: async ({ signal }) => {
      const path = "approvals?status=PENDING";
      const { approvals } = await callFunction<{ approvals: { expires_at: string }[] }>(path, { signal });
      return approvals.map(({ expires_at }) => Date.parse(expires_at));
    },
    refetchInterval: ({ state }) => msUntilNext(state.data ?? []),
  });
  return data?.length ?? 0;
}

/**
 * Avoids constant requests when the clock runs ahead: seemingly expired approvals use the normal interval.
 */
function msUntilNext(ends: readonly number[]): number {
  const remaining = ends.map((end) => end - Date.now() + 500).filter((ms) => ms > 0);
  return Math.min(PAUSE_MS, ...remaining);
}
