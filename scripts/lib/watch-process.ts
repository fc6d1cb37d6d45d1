import { readFileSync } from "node:fs";

/** What a process has used, as Linux counts it (proc(5)). */
export interface ProcessUse {
  /** Milliseconds of CPU of the thread that runs the functions: what the platform limits. */
  cpu: number;
  /** MiB at most, so far: heap, buffers and stacks. Without the pages of Deno's own executable, which are no function's. */
  peak: number;
}

export function readProcessUse(pid: number): ProcessUse {
  const nanoseconds = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8").split(" ")[0];
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(status)?.[1]);
  return { cpu: Number(nanoseconds) / 1e6, peak: (field("VmHWM") - field("RssFile")) / 1024 };
}
