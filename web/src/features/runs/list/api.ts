import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { callFunction, readRows } from "../../../lib/call-function.ts";
import { supabase } from "../../../lib/supabase.ts";
import type { Filters } from "./filters.ts";

/** A row of the list; `method` to `approval_id` are those of its last call. */
export interface Run {
  trace_id: string;
  source: string;
  user_query: string;
  status: string;
  error_code: string | null;
  operation_ids: string[];
  side_effects: string[];
  agent_id: string | null;
  api_key_id: string | null;
  started_at: string;
  duration_ms: number;
  method: string | null;
  url: string | null;
  http_status: number | null;
  bytes: number | null;
  approval_id: string | null;
}

/** The place where the next page begins. */
export interface Cursor {
  before: string;
  before_id: string;
}

export interface RunPage {
  runs: Run[];
  next: Cursor | null;
  /** Whether the page reaches the start of the time range. */
  examined_all: boolean;
}

/** Runs of a page: more than a list renders completely, so that it loads the next page when it is scrolled. */
const PAGE = 250;
/** New runs that are counted. */
const FRESH = 100;
/** A run appears when it ends, which is at most this long after its start. */
const LONGEST_RUN_MS = 600_000;
const INTERVAL_MS = 2_500;

export async function readRuns(filters: Filters, cursor: Cursor | null, limit = PAGE): Promise<RunPage> {
  const { from, sort, q, status, code, source, agent, key, connector, operation, effect } = filters;
  const data = await readRows(
    supabase().rpc("list_runs", {
      p_from: from,
      p_sort: sort,
      p_limit: limit,
      ...(q && { p_text: q }),
      ...(status && { p_status: status }),
      ...(code && { p_code: code }),
      ...(source && { p_source: source }),
      ...(agent && { p_agent: agent }),
      ...(key && { p_key: key }),
      ...(connector && { p_connector: connector }),
      ...(operation && { p_operation: operation }),
      ...(effect && { p_effect: effect }),
      ...(cursor && { p_before: cursor.before, p_before_id: cursor.before_id }),
    }),
  );
  return data as unknown as RunPage;
}

export function runsQuery(filters: Filters) {
  return infiniteQueryOptions({
    queryKey: ["runs", "list", filters],
    initialPageParam: null as Cursor | null,
    queryFn: ({ pageParam }) => readRuns(filters, pageParam),
    getNextPageParam: ({ next }) => next,
    staleTime: 30_000,
  });
}

/** Ids of the latest runs, which are looked for again and again. */
export function latestQuery(filters: Filters) {
  return queryOptions({
    queryKey: ["runs", "latest", filters],
    queryFn: async () => {
      const since = Math.max(Date.now() - LONGEST_RUN_MS, Date.parse(filters.from));
      const from = new Date(since).toISOString();
      const { runs } = await readRuns({ ...filters, from }, null, FRESH);
      return runs.map(({ trace_id }) => trace_id);
    },
    refetchInterval: INTERVAL_MS,
  });
}

export interface Bucket {
  bucket: string;
  calls: number;
  errors: number;
  p50_ms: number | null;
  p95_ms: number | null;
  /** Used by the language model. */
  input_tokens: number;
  output_tokens: number;
}

/** The calls that figures are about. */
export interface FigureScope {
  from: string;
  to: string;
  connector?: string | undefined;
  agent?: string | undefined;
}

function scopeArguments({ from, to, connector, agent }: FigureScope) {
  return {
    p_from: from,
    p_to: to,
    ...(connector && { p_connector: connector }),
    ...(agent && { p_agent: agent }),
  };
}

const keyOf = ({ from, connector, agent }: FigureScope) => [from, connector ?? "", agent ?? ""];

export function seriesQuery(scope: FigureScope, buckets: number) {
  return queryOptions({
    queryKey: ["runs", "series", ...keyOf(scope), buckets],
    queryFn: async () =>
      (await readRows(
        supabase().rpc("activity_series", { ...scopeArguments(scope), p_buckets: buckets }),
      )) as unknown as Bucket[],
  });
}

/** What figures can be split by. */
export const SPLITS = ["operation", "connector", "agent"] as const;
export type Split = (typeof SPLITS)[number];

export interface SplitFigures extends Pick<Bucket, "calls" | "errors" | "p50_ms" | "p95_ms"> {
  /** Of the operation, the connector or the agent; null for calls without one, and for runs without a call. */
  id: string | null;
  last_at: string;
  tokens: number;
}

export function splitQuery(scope: FigureScope, by: Split) {
  return queryOptions({
    queryKey: ["runs", "split", by, ...keyOf(scope)],
    queryFn: async () =>
      (await readRows(
        supabase().rpc("activity_by", { ...scopeArguments(scope), p_by: by }),
      )) as unknown as SplitFigures[],
  });
}

export interface ErrorFigures {
  error_code: string;
  calls: number;
  questions: number;
}

export function errorsQuery(scope: FigureScope) {
  return queryOptions({
    queryKey: ["runs", "errors", ...keyOf(scope)],
    queryFn: async () =>
      (await readRows(supabase().rpc("activity_errors", scopeArguments(scope)))) as unknown as ErrorFigures[],
  });
}

/** What runs can be filtered by: the user's connectors, agents and API keys. */
export const scopesQuery = queryOptions({
  queryKey: ["runs", "scopes"],
  queryFn: async ({ signal }) => {
    const [{ api_keys }, { connectors }, { agents }] = await Promise.all([
      callFunction<{ api_keys: { id: string; name: string }[] }>("api-keys", { signal }),
      callFunction<{ connectors: { connector_id: string; name: string }[] }>("connectors", { signal }),
      callFunction<{ agents: { agent_id: string }[] }>("agents", { signal }),
    ]);
    return {
      keys: api_keys.map(({ id, name }) => ({ id, label: name })),
      connectors: connectors.map(({ connector_id: id, name }) => ({ id, label: name })),
      agents: agents.map(({ agent_id: id }) => ({ id, label: id })),
    };
  },
  staleTime: 60_000,
});
