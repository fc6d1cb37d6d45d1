/** One measured figure; `npm run bench` prints each as a JSON object on one line. */
export interface Figure {
  bench: string;
  metric: string;
  value: number;
  unit: string;
  /** The same figure for the simplest alternative, measured in the same run. */
  baseline?: number;
  ratio?: number;
}

/**
 * Rounds, and adds the ratio to the baseline: absolute times vary on shared machines, ratios within one
 * run do not.
 */
export function figure(
  bench: string,
  metric: string,
  value: number,
  unit: string,
  baseline?: number,
): Figure {
  const round = (n: number) => Math.round(n * 1000) / 1000;
  if (baseline === undefined) return { bench, metric, value: round(value), unit };
  return {
    bench,
    metric,
    value: round(value),
    unit,
    baseline: round(baseline),
    ratio: round(value / baseline),
  };
}

/** The p-th percentile (0…100) of samples. */
export function percentile(samples: number[], p: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((p / 100) * sorted.length))] ?? Number.NaN;
}

/** Milliseconds of each run. */
export async function timeEach(times: number, run: () => Promise<unknown>): Promise<number[]> {
  const samples: number[] = [];
  for (let i = 0; i < times; i++) {
    const started = performance.now();
    await run();
    samples.push(performance.now() - started);
  }
  return samples;
}

/** Runs per second with `callers` concurrent callers, until `total` runs are done. */
export async function perSecond(
  callers: number,
  total: number,
  run: () => Promise<unknown>,
): Promise<number> {
  let left = total;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (left-- > 0) await run();
    }),
  );
  return total / ((performance.now() - started) / 1000);
}
