import { useQuery } from "@tanstack/react-query";
import { callFunction } from "../lib/call-function.ts";

/** How many approvals wait for a decision; asked every 15 seconds while the page is in sight. */
export function usePendingApprovals(): number {
  const { data } = useQuery({
    queryKey: ["approvals", "pending-count"],
    queryFn: ({ signal }) =>
      callFunction<{ approvals: { expires_at: string }[] }>("approvals?status=PENDING", { signal }),
    select: ({ approvals }) =>
      approvals.filter(({ expires_at }) => Date.parse(expires_at) > Date.now()).length,
    refetchInterval: 15_000,
  });
  return data ?? 0;
}
