import { type Fault, isJsonObject, type Json } from "../../base/json.ts";
import { ToolgateError } from "../../contract/errors.ts";
import type { HttpOperation } from "../../contract/http-operation.ts";

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

/**
 * Members of an exploded object become parameters of their own. One with the name of another parameter would
 * replace its value, also of one that the overlay fixes or hides.
 * @param own the name of the parameter whose members they are
 * @throws UnusableArgument
 */
export function guardMembers(value: Json, own: string, names: readonly string[]): void {
  if (!isJsonObject(value)) return;
  const taken = new Set(names.filter((name) => name !== own).map(plainName));
  const key = Object.keys(value).find((one) => taken.has(plainName(one)));
  if (key !== undefined)
    throw new UnusableArgument(`contains "${key}", which is the name of another parameter`);
}

/**
 * The names that are taken in a place: of parameters, also those that no call sends, and in the query of the
 * server and the path.
 */
export function namesIn(
  { parameters, hidden = [], server, path }: HttpOperation,
  place: "query" | "cookie",
): string[] {
  const stated = place === "query" ? [server.url, path].flatMap(queryNames) : [];
  return [...parameters.filter((one) => one.in === place).map(({ name }) => name), ...hidden, ...stated];
}

function queryNames(template: string): string[] {
  const [, query = ""] = template.replace(/#.*$/s, "").split(/\?(.*)/s);
  return [...new URLSearchParams(query).keys()];
}

/** Servers read `Name`, `name[]` and ` name` as `name`. */
function plainName(name: string): string {
  return (name.split("[", 1)[0] ?? "").trim().toLowerCase();
}
