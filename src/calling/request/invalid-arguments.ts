import type { Fault } from "../../base/json.ts";
import { ToolgateError } from "../../contract/errors.ts";

/** Thrown for one argument that cannot be used in a request. `ArgumentFaults` collects them to report all at once. */
export class UnusableArgument extends Error {
  override readonly name = "UnusableArgument";
}

/** Collects the faults of all arguments of a call. */
export class ArgumentFaults {
  private readonly faults: Fault[] = [];

  add(argument: string, message: string): void {
    this.faults.push({ pointer: argumentPointer(argument), message });
  }

  /** Runs `work` for one argument; an UnusableArgument becomes a fault. */
  collect<T>(argument: string, work: () => T): T | undefined {
    try {
      return work();
    } catch (thrown) {
      if (!(thrown instanceof UnusableArgument)) throw thrown;
      this.add(argument, thrown.message);
      return undefined;
    }
  }

  /** @throws ToolgateError INVALID_ARGUMENTS {errors} if there are faults */
  throwIfAny(): void {
    if (this.faults.length === 0) return;
    const text = this.faults.map(({ pointer, message }) => `${pointer} ${message}`).join("; ");
    const errors = this.faults.map(({ pointer, message }) => ({ pointer, message }));
    throw new ToolgateError("INVALID_ARGUMENTS", `The arguments are invalid: ${text}`, {
      details: { errors },
    });
  }
}

/** JSON pointer of a tool argument (RFC 6901 §3). */
function argumentPointer(argument: string): string {
  return `/${argument.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
