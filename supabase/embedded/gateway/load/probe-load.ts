/**
 * Milliseconds after which a trivial request counts as late, because the process is computing. Idle
 * processes need 1.
 */
const LATE = 5;

/**
 * Whether the processes that answer requests are busy, by sending each a trivial request. Concurrent
 * probes share one.
 *
 * @param parts each promise settles when its process has answered
 */
export function createLoadProbe(parts: (() => Promise<unknown>)[]): () => Promise<boolean> {
  let underWay: Promise<boolean> | undefined;

  async function probe(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(true), LATE);
    });
    const answered = Promise.allSettled(parts.map((ask) => ask())).then(() => false);
    try {
      return await Promise.race([answered, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  return function isBusy() {
    underWay ??= probe().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}
