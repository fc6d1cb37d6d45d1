import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const POSTGRES_MAJOR = "17";

/**
 * Prepares a folder for PGlite. The first start is not atomic: an interrupted one leaves a marker, and the
 * next start begins with an empty folder, because no request was answered from that database.
 *
 * @returns a function to call when the first start is complete
 * @throws Error when the folder was written by another major version of Postgres
 */
export function prepareFolder(folder: string): () => void {
  const mark = `${folder}.first-start`;
  if (existsSync(mark)) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const version = join(folder, "PG_VERSION");
  if (!existsSync(version)) {
    writeFileSync(mark, "");
    return () => rmSync(mark, { force: true });
  }
  const found = readFileSync(version, "utf8").trim();
  if (found !== POSTGRES_MAJOR) {
    throw new Error(
      `The data folder ${folder} was written by Postgres ${found}, this version runs ${POSTGRES_MAJOR}. Use another DATA_DIR or the version that wrote it.`,
    );
  }
  return () => undefined;
}
