export type Mutex = <T>(task: () => Promise<T>) => Promise<T>;

/** A fair mutex: tasks run one at a time, in the order they came. A task that fails does not hold up the next. */
export function createMutex(): Mutex {
  let last: Promise<unknown> = Promise.resolve();
  return function mutex(task) {
    const run = last.then(task);
    last = run.catch(() => undefined);
    return run;
  };
}
