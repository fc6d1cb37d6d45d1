import { formatNumber } from "../../lib/format.ts";
import { settings as text } from "../../text/settings.ts";
import type { Settings } from "./api.ts";

/** The limits that an account may lower, in the unit that people enter. */
export const LIMITS = [
  { name: "call_ms", factor: 1_000, least: 1 },
  { name: "answer_bytes", factor: 1_024, least: 1 },
  { name: "calls_per_min", factor: 1, least: 1 },
] as const;

type Limit = (typeof LIMITS)[number];
export type LimitName = Limit["name"];

/** Calls per minute have no limit of the installation; the database takes at most this. */
const MOST_CALLS = 100_000;

/** The account's limits as texts; empty: that of the installation. */
export function toDraft(own: Record<LimitName, number | null> | undefined): Record<LimitName, string> {
  const texts = LIMITS.map(({ name, factor }) => {
    const value = own?.[name] ?? null;
    return [name, value === null ? "" : String(Math.round((value / factor) * 100) / 100)];
  });
  return Object.fromEntries(texts) as Record<LimitName, string>;
}

/** The value of a field. `most`: the installation's limit in the unit of the field; null if it has none. */
export function readLimit(
  { name, factor, least }: Limit,
  entry: string,
  installation: Settings["installation"]["limits"],
): { value: number | null; error: string | undefined; most: number | null } {
  const most = name === "calls_per_min" ? null : installation[name] / factor;
  const trimmed = entry.trim().replace(",", ".");
  if (trimmed === "") return { value: null, error: undefined, most };
  const entered = Number(trimmed);
  const upper = most ?? MOST_CALLS;
  const isWhole = factor > 1 || Number.isInteger(entered);
  if (entered >= least && entered <= upper && isWhole)
    return { value: Math.round(entered * factor), error: undefined, most };
  return { value: null, error: text.limitRange(formatNumber(least), formatNumber(upper)), most };
}
