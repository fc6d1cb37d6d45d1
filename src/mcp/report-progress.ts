import type { ServerContext } from "@modelcontextprotocol/server";
import type { Progress, ProgressListener } from "../contract/progress.ts";
import { createProgressCounter } from "./create-scale.ts";

/** Milliseconds until the first notification of a slow call, and between notifications. */
const FIRST_MS = 1_000;
const EVERY_MS = 2_000;

/**
 * Reports the progress of a call to a client that asked for it: the progress that the tool reports through
 * `onProgress` (null if the client did not ask), and until then the elapsed seconds.
 */
export async function reportProgress<T>(
  { mcpReq }: ServerContext,
  what: string,
  work: (onProgress: ProgressListener | null) => Promise<T>,
): Promise<T> {
  const token = mcpReq._meta?.progressToken;
  if (token === undefined) return work(null);
  const started = Date.now();
  const scale = createProgressCounter();
  const notify = (progress: Progress) => {
    const params = { progressToken: token, ...progress };
    // Failures are ignored: the client may have disconnected.
    mcpReq.notify({ method: "notifications/progress", params }).catch(() => undefined);
  };
  const count = () => {
    const seconds = Math.round((Date.now() - started) / 1000);
    scale.count(seconds);
    notify({ progress: seconds, message: `${what}: ${seconds} s` });
    timer = setTimeout(count, EVERY_MS);
  };
  let timer = setTimeout(count, FIRST_MS);
  const onProgress: ProgressListener = (reported) => {
    const placed = scale.convert(reported);
    if (placed === null) return;
    clearTimeout(timer);
    notify({ ...placed, message: [what, placed.message].filter(Boolean).join(": ") });
  };
  try {
    return await work(onProgress);
  } finally {
    clearTimeout(timer);
  }
}
