import { readFileSync } from "node:fs";

/** Resource usage of a process on Linux (proc(5)). */
export interface ProcessUse {
  /** CPU milliseconds of the thread that runs the functions, which the platform limits. */
  cpu: number;
  /** Maximum MiB so far: heap, buffers and stacks, without the pages of Deno's executable. */
  peak: number;
}

export function readProcessUse(pid: number): ProcessUse {
  const nanoseconds = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8").split(" ")[0];
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const field = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(status)?.[1]);
  return { cpu: Number(nanoseconds) / 1e6, peak: (field("VmHWM") - field("RssFile")) / 1024 };
}
