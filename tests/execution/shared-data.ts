import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

const FOLDER = resolve(import.meta.dirname, "../../../shared/data");

/** Why tests over the shared data are skipped, or false when it is there. */
export const NO_SHARED_DATA = existsSync(FOLDER) ? false : `${FOLDER} is absent`;

/** Rows of a JSON-lines file of the shared data; none when it is absent. */
export function sharedRows<Row>(file: string): Row[] {
  if (NO_SHARED_DATA !== false) return [];
  return readRows(resolve(FOLDER, file));
}

/** Rows of a JSON-lines file of tests/data: our own attacks. */
export function ownRows<Row>(file: string): Row[] {
  return readRows(resolve(import.meta.dirname, "../data", file));
}

function readRows<Row>(path: string): Row[] {
  const lines = readFileSync(path, "utf8").split("\n");
  return lines.filter((line) => line !== "").map((line) => JSON.parse(line) as Row);
}
