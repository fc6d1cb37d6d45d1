import type { StackDatabase } from "./database/stack-database.ts";
import type { SignUp } from "./describe-exposure.ts";
import type { Spare } from "./functions/keep-spare.ts";
import type { Functions } from "./functions/start-functions.ts";
import type { StackKeys } from "./read-keys.ts";
import type { Sample } from "./sample/start-sample.ts";
import type { StackOptions } from "./stack-options.ts";
import type { Timer } from "./start-timer.ts";
import type { StopList } from "./stop-list.ts";

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
