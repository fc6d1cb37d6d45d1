import type { Static } from "@sinclair/typebox";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { approvalsEndpoints } from "../../../../src/contract/api/approvals.ts";
import type { Database } from "../../../../src/contract/database.types.ts";
import type { TraceStep } from "../../../../src/contract/trace.ts";
import { ApiFailure } from "../../lib/api-failure.ts";
import { callFunction, readRows } from "../../lib/call-function.ts";
import { supabase } from "../../lib/supabase.ts";

type Tables = Database["public"]["Tables"];
export type TraceRow = Omit<Tables["traces"]["Row"], "steps"> & { steps: TraceStep[] };
export type AuditRow = Tables["audit_log"]["Row"];
export type GivenApproval = Static<(typeof approvalsEndpoints)["read"]["answer"]["schema"]>;

/** Maximum polls for data that is written after the answer was sent. */
const TRIES = 12;
const PAUSE_MS = 250;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * A run. @throws ApiFailure NOT_YET when it does not exist (yet or any more) or belongs to another user
 */
export function traceQuery(id: string) {
  return queryOptions({
    queryKey: ["traces", id],
    queryFn: async (): Promise<TraceRow> => {
      const rows = UUID.test(id)
        ? await readRows(supabase().from("traces").select("*").eq("trace_id", id))
        : [];
      if (!rows[0]) throw new ApiFailure("NOT_YET", "not written yet");
      return rows[0] as unknown as TraceRow;
    },
    retry: (count, error) =>
      UUID.test(id) && error instanceof ApiFailure && error.code === "NOT_YET" && count < TRIES,
    retryDelay: PAUSE_MS,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Waits until a run is stored, which happens after its answer was sent. Gives up after 10 s. */
export async function untilStored(queries: QueryClient, id: string): Promise<void> {
  await queries.prefetchQuery({ ...traceQuery(id), retry: (count) => count * PAUSE_MS < 10_000 });
}

/**
 * The audit log of a run, in order. @param sent number of sent calls, each of which will have an outcome
 */
export function auditQuery(id: string, sent: number) {
  return queryOptions({
    queryKey: ["traces", id, "audit"],
    queryFn: (): Promise<AuditRow[]> =>
      readRows(supabase().from("audit_log").select("*").eq("trace_id", id).order("id").limit(1_000)),
    enabled: UUID.test(id),
    refetchInterval: ({ state }) => {
      const outcomes = state.data?.filter(({ phase }) => phase === "outcome").length ?? 0;
      return outcomes < sent && state.dataUpdateCount < TRIES ? PAUSE_MS : false;
    },
  });
}

/** One approval, for users who own or decide it. */
export function approvalQuery(id: string) {
  return queryOptions({
    queryKey: ["approvals", "one", id],
    queryFn: ({ signal }) => callFunction<GivenApproval>(`approvals/${id}`, { signal }),
    retry: false,
  });
}
