import { useQuery } from "@tanstack/react-query";
import { callFunction } from "../lib/call-function.ts";

/** How many approvals wait for a decision; asked every 15 seconds while the page is in sight. */
export function usePendingApprovals(): number {
  const { data } = useQuery({
    queryKey: ["approvals", "pending-count"],
    // The server leaves out what has expired, and what this person may not decide.
    queryFn: async ({ signal }) =>
      (await callFunction<{ approvals: unknown[] }>("approvals?status=PENDING", { signal })).approvals.length,
    refetchInterval: 15_000,
  });
  return data ?? 0;
}
