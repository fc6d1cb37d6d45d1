export type Mutex = <T>(task: () => Promise<T>) => Promise<T>;

/** A fair mutex: runs tasks one at a time, in order. A failed task does not affect the next one. */
export function createMutex(): Mutex {
  let last: Promise<unknown> = Promise.resolve();
  return function mutex(task) {
    const run = last.then(task);
    last = run.catch(() => undefined);
    return run;
  };
}
