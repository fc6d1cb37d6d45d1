import type { ServerContext } from "@modelcontextprotocol/server";

/** Milliseconds until the first word of a slow call, and between two. */
const FIRST_MS = 1_000;
const EVERY_MS = 2_000;

/**
 * Tells a client that asked for it that its call is still running, until `work` is done. How far it is nobody knows, so
 * `progress` counts seconds and there is no total.
 */
export async function reportProgress<T>(
  { mcpReq }: ServerContext,
  what: string,
  work: Promise<T>,
): Promise<T> {
  const token = mcpReq._meta?.progressToken;
  if (token === undefined) return work;
  const started = Date.now();
  const tell = () => {
    const seconds = Math.round((Date.now() - started) / 1000);
    const params = { progressToken: token, progress: seconds, message: `${what}: ${seconds} s` };
    // Who is gone is told nothing.
    mcpReq.notify({ method: "notifications/progress", params }).catch(() => undefined);
    timer = setTimeout(tell, EVERY_MS);
  };
  let timer = setTimeout(tell, FIRST_MS);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}
