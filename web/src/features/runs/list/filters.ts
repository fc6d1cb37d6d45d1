import { useMemo, useState } from "react";
import { isUuid } from "../../../lib/is-uuid.ts";

export type Range = "1h" | "24h" | "7d" | "30d";
const HOURS: Record<Range, number> = { "1h": 1, "24h": 24, "7d": 168, "30d": 720 };

export const STATUSES = ["all", "ok", "waiting", "failed"] as const;

/** The parameters of the address that narrow the list. */
export const FILTERS = [
  "q",
  "status",
  "code",
  "source",
  "agent",
  "key",
  "connector",
  "operation",
  "effect",
] as const;
export type FilterName = (typeof FILTERS)[number];
export type Search = { [K in FilterName | "range" | "sort" | "live"]?: string };

export interface Filters extends Partial<Record<FilterName, string>> {
  /** ISO 8601. */
  from: string;
  sort: "newest" | "slowest";
}

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
  const from = new Date(now - HOURS[range] * 3_600_000).toISOString();
  const given = JSON.stringify([FILTERS.map((name) => search[name] ?? null), search.sort ?? null]);
  const filters = useMemo<Filters>(() => {
    const [values, sort] = JSON.parse(given) as [(string | null)[], string | null];
    const entries = FILTERS.map((name, index) => [name, values[index] ?? ""] as const);
    return {
      ...Object.fromEntries(entries.filter(([name, value]) => isUsable(name, value))),
      from,
      sort: sort === "slowest" ? "slowest" : "newest",
    };
  }, [given, from]);
  // A minute ahead, because the clocks of browser and server differ.
  return { filters, range, to: new Date(now + 60_000).toISOString(), refresh: () => setNow(Date.now()) };
}

/** An address may be edited by hand: the database refuses other ids and statuses match nothing. */
function isUsable(name: FilterName, value: string): boolean {
  if (value === "") return false;
  if (name === "status") return value !== "all" && STATUSES.some((status) => status === value);
  return (name !== "key" && name !== "connector") || isUuid(value);
}
