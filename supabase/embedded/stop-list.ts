/** How to stop the parts of the stack that have started. */
export interface StopList {
  add(stop: () => unknown): void;
  /** Stops the parts, the last one first. @throws the first failure, after all parts were stopped */
  stop(): Promise<void>;
}

export function createStopList(): StopList {
  const stops: (() => unknown)[] = [];
  return {
    add: (stop) => stops.push(stop),
    async stop() {
      const failures: unknown[] = [];
      // A part that fails to stop must not prevent the others from stopping.
      for (const stop of stops.splice(0).reverse()) {
        try {
          await stop();
        } catch (error) {
          failures.push(error);
        }
      }
      if (failures.length > 0) throw failures[0];
    },
  };
}
