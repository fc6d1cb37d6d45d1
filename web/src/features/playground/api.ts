import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { Json, JsonObject } from "../../../../src/contract/json.ts";
import type { SideEffect } from "../../../../src/contract/tool.ts";
import type { TraceStep } from "../../../../src/contract/trace.ts";
import { ApiFailure } from "../../lib/api-failure.ts";
import { callFunction, readRows } from "../../lib/call-function.ts";
import { supabase } from "../../lib/supabase.ts";

export interface AgentQuestion {
  user_query: string;
  conversation_id: string;
  user_context_data?: JsonObject;
  agent_id?: string;
  dry_run?: boolean;
  connector_ids?: string[];
  approval_id?: string;
}

export interface AgentAnswer {
  status: "SUCCESS";
  final_data: JsonObject;
  tool: { operation_id: string; connector_id?: string; name: string; side_effect: SideEffect };
  confidence: number;
  trace_id: string;
  trace: TraceStep[];
}

export function askAgent(question: AgentQuestion, signal: AbortSignal): Promise<AgentAnswer> {
  return callFunction("agent-query", { method: "POST", body: question, signal });
}

export function decideApproval(id: string, decision: "approve" | "reject"): Promise<unknown> {
  return callFunction(`approvals/${id}`, { method: "POST", body: { decision } });
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

export interface TraceRow {
  trace_id: string;
  user_query: string;
  status: "SUCCESS" | "FAILURE";
  error_code: string | null;
  operation_id: string | null;
  confidence: number | null;
  agent_id: string | null;
  steps: TraceStep[];
  started_at: string;
  duration_ms: number;
}

/** How often a trace is looked for: it is written after the answer was sent. */
const TRIES = 12;

export function traceQuery(id: string) {
  return queryOptions({
    queryKey: ["traces", id],
    queryFn: async (): Promise<TraceRow> => {
      const rows = await readRows(supabase().from("traces").select("*").eq("trace_id", id));
      if (!rows[0]) throw new ApiFailure("NOT_YET", "not written yet");
      return rows[0] as unknown as TraceRow;
    },
    retry: (count, error) => error instanceof ApiFailure && error.code === "NOT_YET" && count < TRIES,
    retryDelay: 250,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

const PAGE = 20;

export const recentQuery = infiniteQueryOptions({
  queryKey: ["traces", "recent"],
  initialPageParam: 0,
  queryFn: async ({ pageParam }) =>
    (await readRows(
      supabase()
        .from("traces")
        .select("trace_id,user_query,status,error_code,operation_id,started_at,duration_ms,agent_id")
        .order("started_at", { ascending: false })
        .range(pageParam, pageParam + PAGE - 1),
    )) as unknown as Omit<TraceRow, "steps" | "confidence">[],
  getNextPageParam: (last, pages) => (last.length < PAGE ? null : pages.length * PAGE),
});

/** A few tools of the person, to make example questions of. */
export const examplesQuery = queryOptions({
  queryKey: ["tools", "examples"],
  queryFn: async () =>
    (
      await readRows(
        supabase()
          .from("tools")
          .select("name,description,source,side_effect")
          .eq("side_effect", "read")
          .limit(40),
      )
    ).map(({ name, description, source }) =>
      source === "custom" ? (description.split(/(?<=[.!?])\s/)[0] ?? name) : name,
    ),
});

/** What the plan step says of the tools it weighed. */
export interface PlanOutput {
  candidates: {
    operation_id: string;
    name?: string;
    connector_id?: string | null;
    source?: string;
    side_effect?: string;
    score: number;
  }[];
  reason: string | null;
  matchConfidence: number | null;
}

export function readPlan(steps: readonly TraceStep[]): PlanOutput | null {
  const output = steps.find(({ kind }) => kind === "plan")?.output as Record<string, Json> | undefined;
  if (!output || typeof output !== "object") return null;
  const { candidates, reason, match_confidence } = output;
  return {
    candidates: Array.isArray(candidates)
      ? (candidates.filter(
          (one) => typeof one === "object" && one !== null,
        ) as unknown as PlanOutput["candidates"])
      : [],
    reason: typeof reason === "string" ? reason : null,
    matchConfidence: typeof match_confidence === "number" ? match_confidence : null,
  };
}
