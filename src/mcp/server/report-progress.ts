import type { ServerContext } from "@modelcontextprotocol/server";
import type { Progress, ProgressListener } from "../../contract/trace.ts";

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

/**
 * The values of one progress token, which must increase with every notification (MCP, "Progress"). They
 * come from two sources: Toolgate counts seconds until the tool reports progress itself, and each step of
 * a run starts again from its own zero. Each source continues where the last one was.
 */
interface ProgressCounter {
  /** Records a value counted by Toolgate, which only increases. */
  count(seconds: number): void;
  /** Converts a reported value; null if it is not higher than the last one. */
  convert(reported: Progress): Progress | null;
}

export function createProgressCounter(): ProgressCounter {
  let lastSent = Number.NEGATIVE_INFINITY;
  let offset = 0;
  let last = Number.POSITIVE_INFINITY;
  return {
    count(seconds) {
      lastSent = seconds;
    },
    convert({ progress, total, message }) {
      if (progress < last) offset = Math.max(lastSent, 0);
      last = progress;
      const placed = offset + progress;
      if (placed <= lastSent) return null;
      lastSent = placed;
      return {
        progress: placed,
        ...(total !== undefined && total >= progress && { total: offset + total }),
        ...(message !== undefined && { message }),
      };
    },
  };
}
