import { useMemo, useState } from "react";

export type Range = "1h" | "24h" | "7d" | "30d";
const HOURS: Record<Range, number> = { "1h": 1, "24h": 24, "7d": 168, "30d": 720 };

export interface Filters {
  /** ISO 8601. */
  from: string;
  tool: string | null;
  status: "all" | "ok" | "failed";
  code: string | null;
  effect: string | null;
  sort: "newest" | "slowest";
}

type Search = { [K in "range" | "tool" | "status" | "code" | "effect" | "sort"]?: string };

/** The filters in the address. The start of the time range is fixed until `refresh`. */
export function useFilters(search: Search): {
  filters: Filters;
  range: Range;
  to: string;
  refresh: () => void;
} {
  const [now, setNow] = useState(() => Date.now());
  const range: Range =
    search.range !== undefined && Object.hasOwn(HOURS, search.range) ? (search.range as Range) : "24h";
  const { tool, status, code, effect, sort } = search;
  const filters = useMemo<Filters>(
    () => ({
      from: new Date(now - HOURS[range] * 3_600_000).toISOString(),
      tool: tool ?? null,
      status: status === "ok" || status === "failed" ? status : "all",
      code: code ?? null,
      effect: effect ?? null,
      sort: sort === "slowest" ? "slowest" : "newest",
    }),
    [now, range, tool, status, code, effect, sort],
  );
  // A minute ahead, because the clocks of browser and server differ.
  return { filters, range, to: new Date(now + 60_000).toISOString(), refresh: () => setNow(Date.now()) };
}
