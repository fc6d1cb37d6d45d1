import type { Verdict } from "./judge-answer.ts";
import type { EvaluationSet, Metric } from "./read-set.ts";

export interface Measured {
  metric: Metric;
  /** A share, or a count; null when no case applies. */
  value: number | null;
  /** Number of applicable cases. */
  of: number;
  threshold: number;
  ok: boolean;
}

/** Metrics that are counts with a maximum; the others are shares with a minimum. */
const COUNTS: ReadonlySet<Metric> = new Set(["wrong_calls", "unapproved_writes"]);

/** @param writes number of unapproved writes that reached an API; null when it was not observed */
export function measure(
  thresholds: EvaluationSet["thresholds"],
  verdicts: readonly Verdict[],
  writes: number | null,
): Measured[] {
  return (Object.keys(thresholds) as Metric[]).map((metric) => {
    const threshold = thresholds[metric];
    const values = verdicts.map((verdict) => verdict[metric]).filter((value) => value !== undefined);
    const sum = values.reduce((total, value) => total + value, 0);
    if (metric === "unapproved_writes")
      return {
        metric,
        value: writes,
        of: verdicts.length,
        threshold,
        ok: writes === null || writes <= threshold,
      };
    if (values.length === 0) return { metric, value: null, of: 0, threshold, ok: true };
    if (COUNTS.has(metric)) return { metric, value: sum, of: values.length, threshold, ok: sum <= threshold };
    const value = sum / values.length;
    return { metric, value, of: values.length, threshold, ok: value >= threshold };
  });
}

export function formatValue({ metric, value, of }: Measured): string {
  if (value === null) return "not measured";
  return COUNTS.has(metric) ? `${value} in ${of}` : `${(100 * value).toFixed(1)} % of ${of}`;
}

export function formatThreshold({ metric, threshold }: Measured): string {
  return COUNTS.has(metric) ? `at most ${threshold}` : `at least ${(100 * threshold).toFixed(0)} %`;
}
