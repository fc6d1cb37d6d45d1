import { type Fault, type Json, type JsonObject, writePointer } from "../../../base/json.ts";
import type { Finding } from "../validate/shape.ts";

/** Further changes are not reported. */
const MAX_CHANGES = 2_000;

/** The changes that `annotate` made to a document, for the user who uploads it. */
export class Changes {
  private readonly list: Fault[] = [];
  /** By place, then by message. */
  private readonly counts = new Map<string, Map<string, number>>();
  private place = "";

  add(path: readonly string[], message: string): void {
    if (this.list.length < MAX_CHANGES) this.list.push({ pointer: writePointer(path), message });
  }

  /** Changes that are counted during `work` belong to this part of the document, such as an operation. */
  within<Result>(path: readonly string[], work: () => Result): Result {
    const outer = this.place;
    this.place = writePointer(path);
    try {
      return work();
    } finally {
      this.place = outer;
    }
  }

  /** Records a change that can occur often. It is reported once for each place, with the number of times. */
  count(message: string): void {
    const here = this.counts.get(this.place) ?? new Map<string, number>();
    here.set(message, (here.get(message) ?? 0) + 1);
    this.counts.set(this.place, here);
  }

  all(): Fault[] {
    const counted = [...this.counts].flatMap(([pointer, messages]) =>
      [...messages].map(([message, times]) => ({ pointer, message, times })),
    );
    const shown = counted.length <= MAX_CHANGES ? counted : sumPlaces(counted);
    const faults = shown.map(({ pointer, message, times }) => ({
      pointer,
      message: times > 1 ? `${message} (${times} times)` : message,
    }));
    const isWhole = ({ pointer }: Fault) => pointer === "";
    return [...faults.filter(isWhole), ...faults.filter((one) => !isWhole(one)), ...this.list];
  }
}

interface Counted extends Fault {
  times: number;
}

/** One entry for each message, for the whole document. */
function sumPlaces(counted: readonly Counted[]): Counted[] {
  const totals = new Map<string, number>();
  for (const { message, times } of counted) totals.set(message, (totals.get(message) ?? 0) + times);
  return [...totals].map(([message, times]) => ({ pointer: "", message, times }));
}

/** What a repair may read and change besides the location of the fault. */
export interface RepairContext {
  document: JsonObject;
  /** Lists with removed entries (set to null). The gaps are closed after each round. */
  listsWithGaps: Set<Json[]>;
  /** Operation ids in use, collected on first use. */
  operationIds?: Set<string>;
}

/**
 * Repairs one fault in place. Returns a description of the change, or undefined when there is no
 * unambiguous repair.
 */
export type Repair = (finding: Finding, context: RepairContext) => string | undefined;

/** Removes the faulty entry from the list or object that holds it. */
export function removeEntry({ holder, key }: Pick<Finding, "holder" | "key">, context: RepairContext): void {
  if (!Array.isArray(holder)) {
    delete holder[key];
    return;
  }
  holder[Number(key)] = null;
  context.listsWithGaps.add(holder);
}
