import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Locks a data folder for this process. A lock of an ended process (kill -9, power failure) is taken over.
 *
 * @returns a function that releases the folder
 * @throws Error with the process that holds the folder
 */
export function lockFolder(folder: string): () => void {
  const lock = join(folder, "toolgate.lock");
  const mine = join(folder, `toolgate.lock.${process.pid}`);
  const content = `${process.pid} ${startTime(process.pid)}`;
  writeFileSync(mine, content, { mode: 0o600 });
  try {
    claim(mine, lock, folder);
  } finally {
    rmSync(mine, { force: true });
  }
  return function unlock() {
    if (read(lock) === content) rmSync(lock, { force: true });
  };
}

/** Creating a hard link is atomic, and only one process can succeed. */
function claim(mine: string, lock: string, folder: string): void {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      linkSync(mine, lock);
      return;
    } catch (error) {
      if (!(error instanceof Error) || Reflect.get(error, "code") !== "EEXIST") throw error;
    }
    const holder = read(lock);
    if (isAlive(holder)) {
      throw new Error(
        `The data folder ${folder} is in use by process ${holder?.split(" ")[0]}. Stop that one, or choose another DATA_DIR.`,
      );
    }
    if (read(lock) === holder) rmSync(lock, { force: true });
  }
  throw new Error(`The data folder ${folder} could not be locked: other processes keep claiming it.`);
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

function isAlive(holder: string | undefined): boolean {
  const [id, started] = (holder ?? "").split(" ");
  const pid = Number(id);
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && Reflect.get(error, "code") === "EPERM";
  }
  // The process id may have been reused; the start time identifies the process (proc(5), field 22 of
  // stat).
  return started === undefined || started === "" || started === startTime(pid);
}

function startTime(pid: number): string {
  const stat = read(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
}
