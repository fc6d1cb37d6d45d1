import { useQuery } from "@tanstack/react-query";
import { approvalQuery } from "../../../components/trace/trace-queries.ts";
import { asFailure } from "../../../lib/api-failure.ts";
import type { Approval } from "../api.ts";

/** The approval from the address, if it is not in the list. */
export function useLinked(id: string | undefined, listed: readonly Approval[] | undefined) {
  const isMissing =
    id !== undefined && listed !== undefined && !listed.some(({ approval_id }) => approval_id === id);
  const query = useQuery({ ...approvalQuery(id ?? ""), enabled: isMissing });
  return {
    approval: isMissing ? query.data : undefined,
    isUnknown: isMissing && query.isError && asFailure(query.error).code !== "OFFLINE",
  };
}
