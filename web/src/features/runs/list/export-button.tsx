import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { toastFailure } from "../../../components/toast-failure.tsx";
import { downloadText } from "../../../lib/download-text.ts";
import { runs as runTexts } from "../../../text/runs.ts";
import { type Cursor, type Run, readRuns } from "./api.ts";
import type { Filters } from "./filters.ts";
import { writeCsv } from "./write-csv.ts";

/** Rows of a page of the export; more than on screen. */
const PAGE = 500;
const COLUMNS = [
  "started_at",
  "source",
  "user_query",
  "operation_ids",
  "side_effects",
  "status",
  "error_code",
  "duration_ms",
  "method",
  "url",
  "http_status",
  "bytes",
  "agent_id",
  "api_key_id",
  "approval_id",
  "trace_id",
] as const satisfies (keyof Run)[];

/** Downloads all runs that match the filters as a CSV file, page by page. */
export function ExportButton({ filters }: { filters: Filters }) {
  const [done, setDone] = useState<number | null>(null);
  async function save(): Promise<void> {
    const runs: Run[] = [];
    setDone(0);
    try {
      let cursor: Cursor | null = null;
      do {
        const page = await readRuns(filters, cursor, PAGE);
        runs.push(...page.runs);
        setDone(runs.length);
        cursor = page.next;
      } while (cursor !== null);
      const lines = runs.map((run) => COLUMNS.map((column) => toCell(run[column])));
      downloadText("toolgate-runs.csv", "text/csv;charset=utf-8", writeCsv([[...COLUMNS], ...lines]));
    } catch (error) {
      toastFailure(error);
    } finally {
      setDone(null);
    }
  }
  return (
    <Button isPending={done !== null} onPress={() => void save()}>
      {done === null ? runTexts.exportCsv : runTexts.exporting(done)}
    </Button>
  );
}

function toCell(value: Run[keyof Run]): string | number | null {
  return Array.isArray(value) ? value.join(" ") : value;
}
