import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

const FOLDER = resolve(import.meta.dirname, "../../../shared/data");

/** Why tests over the shared data are skipped, or false when it is there. */
export const NO_SHARED_DATA = existsSync(FOLDER) ? false : `${FOLDER} is absent`;

/** Rows of a JSON-lines file of the shared data; none when it is absent. */
export function sharedRows<Row>(file: string): Row[] {
  if (NO_SHARED_DATA !== false) return [];
  const lines = readFileSync(resolve(FOLDER, file), "utf8").split("\n");
  return lines.filter((line) => line !== "").map((line) => JSON.parse(line) as Row);
}
