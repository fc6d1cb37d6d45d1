import { useQuery } from "@tanstack/react-query";
import { callFunction } from "../lib/call-function.ts";

const PAUSE_MS = 15_000;

/** How many approvals wait for this person's decision; asked every 15 seconds, and when the next of them expires. */
export function usePendingApprovals(): number {
  const { data } = useQuery({
    queryKey: ["approvals", "pending-count"],
    // The server leaves out what has expired, and what this person may not decide.
    queryFn: async ({ signal }) => {
      const path = "approvals?status=PENDING";
      const { approvals } = await callFunction<{ approvals: { expires_at: string }[] }>(path, { signal });
      return approvals.map(({ expires_at }) => Date.parse(expires_at));
    },
    refetchInterval: ({ state }) => untilNext(state.data ?? []),
  });
  return data?.length ?? 0;
}

/** A clock that runs ahead must not make it ask all the time: what seems to be over waits like the rest. */
function untilNext(ends: readonly number[]): number {
  const ahead = ends.map((end) => end - Date.now() + 500).filter((ms) => ms > 0);
  return Math.min(PAUSE_MS, ...ahead);
}
