/** Checks without an answer, one after the other, after which a process is hung. */
const CHECKS = 3;

export interface WatchOptions {
  /** Milliseconds without an answer. */
  limit: number;
  /** Whether the process answers within the time (milliseconds); undefined while there is none. */
  ask(within: number): Promise<boolean> | undefined;
  onHung(): void;
}

/**
 * Calls `onHung` when a process no longer answers. Checks are counted instead of measuring the time, because
 * this process may have been suspended itself.
 *
 * @returns a function that ends the watch
 */
export function watchProcess({ limit, ask, onHung }: WatchOptions): () => void {
  const pause = limit / CHECKS;
  let missed = 0;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function check(): Promise<void> {
    const asked = performance.now();
    const answered = (await ask(pause)) ?? true;
    missed = answered ? 0 : missed + 1;
    if (isStopped) return;
    if (missed >= CHECKS) {
      missed = 0;
      onHung();
    }
    plan(Math.max(0, pause - (performance.now() - asked)));
  }

  function plan(delay: number): void {
    timer = setTimeout(() => void check(), delay).unref();
  }

  plan(pause);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
