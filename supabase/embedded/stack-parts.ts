import type { StackDatabase } from "./database/stack-database.ts";
import type { SignUp } from "./describe-exposure.ts";
import type { Spare } from "./functions/keep-spare.ts";
import type { Functions } from "./functions/start-functions.ts";
import type { StackKeys } from "./read-keys.ts";
import type { Sample } from "./sample/start-sample.ts";
import type { StackOptions } from "./stack-options.ts";
import type { Timer } from "./start-timer.ts";

/** The parts of a starting stack that later parts use. */
export interface StackParts {
  options: StackOptions;
  signUp: SignUp;
  /** Absent: nothing is stored. */
  folder: string | undefined;
  keys: StackKeys;
  url: string;
  database: StackDatabase;
  sample: Sample | undefined;
  /** Filled after the gateway answers. */
  running: { functions?: Functions; spare?: Spare; timer?: Timer };
  stops: StopList;
  log: (line: string) => void;
}

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
