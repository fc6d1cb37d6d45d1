import type { Fault } from "../contract/json.ts";
import { writePointer } from "./json-pointer.ts";

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
