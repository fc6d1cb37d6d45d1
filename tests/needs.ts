import { describe, it } from "vitest";
import { outsideData } from "../scripts/lib/test-data.ts";

/** Something that is not part of a clone. */
export interface Need {
  /** Its name in the summary of the test run: "XQuAD (TEST_DATA_DIR/memory/xquad)". */
  what: string;
  isMet: boolean;
}

/** A file or folder below TEST_DATA_DIR; `tests/data/README.md` describes them. */
export function needsData(what: string, path: string): Need {
  return { what: `${what} (TEST_DATA_DIR/${path})`, isMet: outsideData(path) !== null };
}

export function needsVariable(name: string): Need {
  return { what: `the variable ${name}`, isMet: Boolean(process.env[name]) };
}

/** `describe()`, or one skipped test that names what is missing; the body is not evaluated then. */
export function describeWith(need: Need, title: string, body: () => void): void {
  if (need.isMet) describe(title, body);
  else it.skip(skippedTitle(title, need), () => {});
}

/** `it()`, or a skipped test that names what is missing. */
export function itWith(need: Need, title: string, body: () => void | Promise<void>): void {
  if (need.isMet) it(title, body);
  else it.skip(skippedTitle(title, need), () => {});
}

function skippedTitle(title: string, { what }: Need): string {
  return `${title}: needs ${what}`;
}
