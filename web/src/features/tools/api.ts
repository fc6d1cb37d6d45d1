import { queryOptions } from "@tanstack/react-query";
import type { Json, JsonObject } from "../../../../src/base/json.ts";
import type { CustomTool } from "../../../../src/contract/tool.ts";
import type { ResponseFacts } from "../../components/response/response-facts.ts";
import { ApiFailure } from "../../lib/api-failure.ts";
import { callFunction, readRows } from "../../lib/call-function.ts";
import { supabase } from "../../lib/supabase.ts";
import { t } from "../../text/index.ts";
import type { ToolRow } from "./draft/to-row.ts";

const PAGE = 1000;

/** All tools of the user, latest change first. */
export const toolsQuery = queryOptions({
  queryKey: ["tools"],
  queryFn: async (): Promise<CustomTool[]> => {
    const rows: CustomTool[] = [];
    for (;;) {
      const page = await readRows(
        supabase()
          .from("custom_tools")
          .select("*")
          .order("updated_at", { ascending: false })
          .order("id")
          .range(rows.length, rows.length + PAGE - 1),
      );
      rows.push(...(page as unknown as CustomTool[]));
      if (page.length < PAGE) return rows;
    }
  },
});

export function toolQuery(id: string) {
  return queryOptions({
    queryKey: ["tools", id],
    queryFn: () => readTool(id),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

async function readTool(id: string): Promise<CustomTool> {
  const isId = /^[0-9a-f-]{36}$/i.test(id);
  const [row] = isId ? await readRows(supabase().from("custom_tools").select("*").eq("id", id)) : [];
  if (!row) throw new ApiFailure("NOT_FOUND", t.tools.gone, { isOwnText: true });
  return row as unknown as CustomTool;
}

type Insert = Parameters<ReturnType<typeof insertTable>["insert"]>[0];
const insertTable = () => supabase().from("custom_tools");

export async function createTool(row: ToolRow): Promise<CustomTool> {
  const rows = await readRows(
    insertTable()
      .insert(row as unknown as Insert)
      .select(),
  );
  return (rows as unknown as CustomTool[])[0] as CustomTool;
}

/**
 * @param seen `updated_at` of the version that was edited; null: overwrite any
 * @throws ApiFailure CHANGED when another user changed it since
 */
export async function updateTool(
  id: string,
  row: Partial<ToolRow>,
  seen: string | null,
): Promise<CustomTool> {
  const change = insertTable()
    .update(row as never)
    .eq("id", id);
  const rows = (await readRows(
    (seen === null ? change : change.eq("updated_at", seen)).select(),
  )) as unknown as CustomTool[];
  const [updated] = rows;
  if (updated) return updated;
  await readTool(id);
  throw new ApiFailure("CHANGED", t.tools.changedElsewhere, { isOwnText: true });
}

export async function deleteTool(id: string): Promise<void> {
  await readRows(insertTable().delete().eq("id", id).select("id"));
}

export interface StoredSecrets {
  stored: { name: string; updated_at: string }[];
  missing: string[];
}

export function secretsQuery(id: string) {
  return queryOptions({
    queryKey: ["tools", id, "secrets"],
    queryFn: ({ signal }) => callFunction<StoredSecrets>(`tools/${id}/secrets`, { signal }),
  });
}

export function storeSecrets(id: string, values: Record<string, string>): Promise<StoredSecrets> {
  return callFunction(`tools/${id}/secrets`, { method: "POST", body: values });
}

export function deleteSecret(id: string, name: string): Promise<StoredSecrets> {
  return callFunction(`tools/${id}/secrets/${encodeURIComponent(name)}`, { method: "DELETE" });
}

export interface ToolRun {
  ok: true;
  result: Json;
  answer?: Json;
  request: JsonObject;
  response: ResponseFacts | null;
  ran_as: { kind: "person" | "api_key"; name: string | null };
  trace_id: string;
}

export function runTool(
  id: string,
  call: { arguments: JsonObject; dry_run?: boolean; approval_id?: string },
  signal?: AbortSignal,
): Promise<ToolRun> {
  const body = { ...call, include_answer: true };
  return callFunction(`tools/${id}/run`, { method: "POST", body, ...(signal && { signal }) });
}

export function approve(approvalId: string): Promise<unknown> {
  return callFunction(`approvals/${approvalId}`, { method: "POST", body: { decision: "approve" } });
}
