import type { Fault, Json, JsonObject } from "../../../base/json.ts";
import { writePointer } from "../../../base/json-pointer.ts";
import type { Finding } from "../validate/shape.ts";

/** Further changes are not reported. */
const MAX_CHANGES = 2_000;

/** The changes that `annotate` made to a document, for the user who uploads it. */
export class Changes {
  private readonly list: Fault[] = [];
  private readonly counts = new Map<string, number>();

  add(path: readonly string[], message: string): void {
    if (this.list.length < MAX_CHANGES) this.list.push({ pointer: writePointer(path), message });
  }

  /** Records a change that can occur in many places. It is reported once, with the number of times. */
  count(message: string): void {
    this.counts.set(message, (this.counts.get(message) ?? 0) + 1);
  }

  all(): Fault[] {
    const counted = [...this.counts].map(([message, times]) => ({
      pointer: "",
      message: times > 1 ? `${message} (${times} times)` : message,
    }));
    return [...counted, ...this.list];
  }
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
