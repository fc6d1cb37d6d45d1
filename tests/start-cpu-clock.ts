import { readFileSync } from "node:fs";

/** Milliseconds of a clock tick of `/proc` (`USER_HZ`, 100 on every current platform; proc(5)). */
const TICK = 10;

/**
 * Measures work instead of waiting: a machine with other work changes how long a test takes, hardly what it computes.
 * @returns milliseconds of CPU that this thread has spent since, or this process where the system does not count threads
 */
export function startCpuClock(): () => number {
  const before = readCpu();
  return () => readCpu() - before;
}

/** Test files share a process as threads, so the clock of the process would count the work of others. */
function readCpu(): number {
  try {
    const stat = readFileSync("/proc/thread-self/stat", "utf8");
    // The name of the thread is in parentheses and may contain spaces; `utime` is the 12th field after it.
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[11]) * TICK;
  } catch {
    return process.cpuUsage().user / 1000;
  }
}
