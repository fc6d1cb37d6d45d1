import { readFileSync } from "node:fs";
import type { BenchServer } from "./start-server.ts";

/** Linux counts CPU time in hundredths of a second (`man 5 proc`). */
const TICK = 10;

interface Timed<T> {
  result: T;
  /** Milliseconds of each process of the server; NaN where there is no `/proc`. */
  cpu: { "gateway and database": number; functions: number };
}

/** The CPU time that the processes of a server use during some work, with all their threads. */
export async function timeCpu<T>(
  { pid, functionsPid }: Pick<BenchServer, "pid" | "functionsPid">,
  work: () => Promise<T>,
): Promise<Timed<T>> {
  const before = [readCpu(pid), readCpu(functionsPid)] as const;
  const result = await work();
  return {
    result,
    cpu: {
      "gateway and database": readCpu(pid) - before[0],
      functions: readCpu(functionsPid) - before[1],
    },
  };
}

function readCpu(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name of the process, in parentheses, may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return TICK * (Number(fields[11]) + Number(fields[12]));
  } catch {
    return Number.NaN;
  }
}
