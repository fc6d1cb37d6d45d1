import { queryOptions } from "@tanstack/react-query";
import { readRows } from "../../../lib/call-function.ts";
import { supabase } from "../../../lib/supabase.ts";

/** The call that used an approval, from the audit log, with its outcome if known. */
export function usedByQuery(approvalId: string) {
  return queryOptions({
    queryKey: ["approvals", "used-by", approvalId],
    queryFn: async () => {
      const rows = await readRows(
        supabase()
          .from("audit_log")
          .select("phase,trace_id,http_status,duration_ms,error_code")
          .eq("approval_id", approvalId)
          .order("id", { ascending: false })
          .limit(1),
      );
      return rows[0] ?? null;
    },
  });
}
