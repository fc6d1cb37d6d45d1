import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { JsonObject } from "../../../../src/base/json.ts";
import type { ReadSpan, SideEffect } from "../../../../src/contract/tool.ts";
import type { TraceStep } from "../../../../src/contract/trace.ts";
import { callFunction, readRows } from "../../lib/call-function.ts";
import { supabase } from "../../lib/supabase.ts";

export interface AgentQuestion {
  user_query: string;
  conversation_id: string;
  user_context_data?: JsonObject;
  tool?: string;
  arguments?: JsonObject;
  agent_id?: string;
  dry_run?: boolean;
  require_approval?: boolean;
  connector_ids?: string[];
  approval_id?: string;
}

/** A complete choice of a question. */
export type Chosen = Required<Pick<AgentQuestion, "tool" | "arguments">>;

export interface AgentAnswer {
  status: "SUCCESS";
  final_data: JsonObject;
  tool: { operation_id: string; connector_id?: string; name: string; side_effect: SideEffect };
  confidence: number;
  reading?: ReadSpan[];
  trace_id: string;
  trace: TraceStep[];
}

export function askAgent(question: AgentQuestion, signal: AbortSignal): Promise<AgentAnswer> {
  return callFunction("agent-query", { method: "POST", body: question, signal });
}

export const scopeQuery = queryOptions({
  queryKey: ["connectors"],
  queryFn: async ({ signal }) =>
    (
      await callFunction<{ connectors: { connector_id: string; name: string; status: string }[] }>(
        "connectors",
        { signal },
      )
    ).connectors,
});

/** An entry of the list of recent runs. */
interface RecentRun {
  trace_id: string;
  user_query: string;
  status: string;
  error_code: string | null;
  operation_id: string | null;
  agent_id: string | null;
  started_at: string;
  duration_ms: number;
}

const PAGE = 20;

export const recentQuery = infiniteQueryOptions({
  queryKey: ["traces", "recent"],
  initialPageParam: 0,
  queryFn: ({ pageParam }): Promise<RecentRun[]> =>
    readRows(
      supabase()
        .from("traces")
        .select("trace_id,user_query,status,error_code,operation_id,started_at,duration_ms,agent_id")
        .order("started_at", { ascending: false })
        .range(pageParam, pageParam + PAGE - 1),
    ),
  getNextPageParam: (last, pages) => (last.length < PAGE ? null : pages.length * PAGE),
});
