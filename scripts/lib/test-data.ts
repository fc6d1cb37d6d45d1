import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

/** Data in the repository. */
export const TEST_DATA = resolve(import.meta.dirname, "../../tests/data");

/**
 * A path below TEST_DATA_DIR, which contains data that cannot be in the repository; null when it does not
 * exist.
 */
export function outsideData(path: string): string | null {
  const folder = process.env["TEST_DATA_DIR"];
  if (!folder) return null;
  const full = resolve(folder, path);
  return existsSync(full) ? full : null;
}

/** Rows of a JSON Lines file of tests/data. */
export function readDataRows<Row>(path: string): Row[] {
  return readRows(resolve(TEST_DATA, path));
}

/** Rows of any JSON Lines file. */
export function readRows<Row>(file: string): Row[] {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.filter((line) => line !== "").map((line) => JSON.parse(line) as Row);
}
