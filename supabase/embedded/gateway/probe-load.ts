/** Milliseconds after which an answer that costs nothing is late: something else is computed meanwhile. Idle parts need 1. */
const LATE = 5;

/**
 * Whether the parts that answer requests are busy: asks each for an answer that costs nothing. Probes that are wanted
 * at the same time share one.
 * @param parts each settles when its part has answered
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
