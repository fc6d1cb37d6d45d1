import { useState } from "react";
import { toast } from "sonner";
import { Button } from "../../components/button.tsx";
import { asFailure } from "../../lib/api-failure.ts";
import { downloadText } from "../../lib/download-text.ts";
import { t } from "../../text/index.ts";
import { type Call, PAGE, readCalls } from "./api.ts";
import type { Filters } from "./filters.ts";
import { writeCsv } from "./write-csv.ts";

const COLUMNS = [
  "created_at",
  "operation_id",
  "side_effect",
  "method",
  "url",
  "http_status",
  "error_code",
  "duration_ms",
  "bytes",
  "agent_id",
  "api_key_id",
  "approval_id",
  "trace_id",
] as const satisfies (keyof Call)[];

/** Downloads all calls that match the filters as a CSV file, page by page. */
export function ExportButton({ filters }: { filters: Filters }) {
  const [done, setDone] = useState<number | null>(null);
  async function save(): Promise<void> {
    const rows: Call[] = [];
    setDone(0);
    try {
      for (;;) {
        const page = await readCalls(filters, rows.length);
        rows.push(...page);
        setDone(rows.length);
        if (page.length < PAGE) break;
      }
      const lines = rows.map((row) => COLUMNS.map((column) => row[column]));
      downloadText("toolgate-activity.csv", "text/csv;charset=utf-8", writeCsv([[...COLUMNS], ...lines]));
    } catch (error) {
      toast.error(asFailure(error).message);
    } finally {
      setDone(null);
    }
  }
  return (
    <Button isPending={done !== null} onPress={() => void save()}>
      {done === null ? t.activity.exportCsv : t.activity.exporting(done)}
    </Button>
  );
}
