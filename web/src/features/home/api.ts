import { queryOptions } from "@tanstack/react-query";
import type { Database } from "../../../../src/contract/database.types.ts";
import { callFunction, readRows } from "../../lib/call-function.ts";
import { supabase } from "../../lib/supabase.ts";

export type Call = Database["public"]["Tables"]["audit_log"]["Row"];

interface Connector {
  connector_id: string;
  name: string;
  status: string;
  error?: string;
  operation_count: number;
  indexed_count: number;
  secrets: { stored_at: string | null }[];
  mcp?: { changed_count: number; new_count: number };
}

export interface Overview {
  connectors: Connector[];
  toolCount: number;
  /** Latest first. */
  calls: Call[];
  callsToday: number;
  hasRun: boolean;
  hasAsked: boolean;
  hasKey: boolean;
}

const LATEST = 8;

/** The data of the start page, always current. */
export const overviewQuery = queryOptions({
  queryKey: ["overview"],
  queryFn: async ({ signal }): Promise<Overview> => {
    const data = supabase();
    const since = new Date(Date.now() - 86_400_000).toISOString();
    const [connectors, tools, calls, today, asked, runs, keys] = await Promise.all([
      callFunction<{ connectors: Connector[] }>("connectors", { signal }),
      data.from("custom_tools").select("id", { count: "exact", head: true }),
      readRows(
        data
          .from("audit_log")
          .select("*")
          .eq("phase", "outcome")
          .order("id", { ascending: false })
          .limit(LATEST),
      ),
      data
        .from("audit_log")
        .select("id", { count: "exact", head: true })
        .eq("phase", "outcome")
        .gte("created_at", since),
      readRows(data.from("traces").select("trace_id").neq("conversation_id", "run").limit(1)),
      readRows(data.from("traces").select("trace_id").limit(1)),
      readRows(data.from("api_keys").select("id").limit(1)),
    ]);
    return {
      connectors: connectors.connectors,
      toolCount: tools.count ?? 0,
      calls,
      callsToday: today.count ?? 0,
      hasAsked: asked.length > 0,
      hasRun: runs.length > 0,
      hasKey: keys.length > 0,
    };
  },
});
