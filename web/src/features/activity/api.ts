import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { Database } from "../../../../src/contract/database.types.ts";
import { callFunction, readRows } from "../../lib/call-function.ts";
import { supabase } from "../../lib/supabase.ts";
import type { Filters } from "./filters.ts";

export type Call = Database["public"]["Tables"]["audit_log"]["Row"];

/** Rows per request; the Data API returns at most 1,000. */
export const PAGE = 500;

/** One row per call: its outcome. */
function callsOf({ from, tool, status, code, effect, sort }: Filters, head = false) {
  const table = supabase().from("audit_log");
  const selected = head ? table.select("*", { count: "exact", head: true }) : table.select("*");
  let query = selected.eq("phase", "outcome").gte("created_at", from);
  if (tool) query = query.eq("operation_id", tool);
  if (effect) query = query.eq("side_effect", effect);
  if (code) query = query.eq("error_code", code);
  else if (status === "ok") query = query.is("error_code", null);
  else if (status === "failed") query = query.not("error_code", "is", null);
  return sort === "slowest"
    ? query.order("duration_ms", { ascending: false, nullsFirst: false }).order("id", { ascending: false })
    : query.order("id", { ascending: false });
}

export async function readCalls(filters: Filters, offset: number): Promise<Call[]> {
  return readRows(callsOf(filters).range(offset, offset + PAGE - 1));
}

export function callsQuery(filters: Filters) {
  return infiniteQueryOptions({
    queryKey: ["activity", "calls", filters],
    initialPageParam: 0,
    queryFn: ({ pageParam }) => readCalls(filters, pageParam),
    getNextPageParam: (last, pages) => (last.length < PAGE ? null : pages.length * PAGE),
    staleTime: 30_000,
  });
}

/** Number of calls that are newer than the first of a list. */
export function freshQuery(filters: Filters, newestId: number | null) {
  return queryOptions({
    queryKey: ["activity", "fresh", filters, newestId],
    queryFn: async () =>
      (
        await readRows(
          callsOf(filters)
            .gt("id", newestId ?? 0)
            .limit(PAGE),
        )
      ).length,
    refetchInterval: 2_500,
  });
}

export interface Bucket {
  bucket: string;
  calls: number;
  errors: number;
  p50_ms: number | null;
  p95_ms: number | null;
}

export function seriesQuery(from: string, to: string, buckets: number) {
  return queryOptions({
    queryKey: ["activity", "series", from, buckets],
    queryFn: async () =>
      (await readRows(
        supabase().rpc("activity_series", { p_from: from, p_to: to, p_buckets: buckets }),
      )) as unknown as Bucket[],
  });
}

export interface ToolFigures extends Omit<Bucket, "bucket"> {
  operation_id: string | null;
  last_at: string;
}

export function byToolQuery(from: string, to: string) {
  return queryOptions({
    queryKey: ["activity", "by-tool", from],
    queryFn: async () =>
      (await readRows(
        supabase().rpc("activity_by_tool", { p_from: from, p_to: to }),
      )) as unknown as ToolFigures[],
  });
}

export interface ErrorFigures {
  error_code: string;
  calls: number;
  questions: number;
}

export function errorsQuery(from: string, to: string) {
  return queryOptions({
    queryKey: ["activity", "errors", from],
    queryFn: async () =>
      (await readRows(
        supabase().rpc("activity_errors", { p_from: from, p_to: to }),
      )) as unknown as ErrorFigures[],
  });
}

/** Names of the user's API keys, by id. */
export const keyNamesQuery = queryOptions({
  queryKey: ["api-keys", "names"],
  queryFn: async ({ signal }) => {
    const { api_keys } = await callFunction<{ api_keys: { id: string; name: string }[] }>("api-keys", {
      signal,
    });
    return new Map(api_keys.map(({ id, name }) => [id, name]));
  },
});
