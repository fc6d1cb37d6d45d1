import { ToolgateError } from "../contract/errors.ts";
import type { McpCaller } from "./mcp-caller.ts";

/** Maximum number of change streams per caller; each queries the database every few seconds. */
const MAX_STREAMS = 20;
const RETRY_AFTER_S = 60;

const open = new Map<string, number>();

/**
 * Counts a stream of the caller in this process, against clients that open streams in a loop.
 *
 * @returns a function to call when the stream is closed
 * @throws ToolgateError RATE_LIMITED
 */
export function acquireStream({ caller }: McpCaller): () => void {
  const key = caller.key_id ?? caller.user_id;
  const count = open.get(key) ?? 0;
  if (count >= MAX_STREAMS) {
    throw new ToolgateError("RATE_LIMITED", `${MAX_STREAMS} streams are open already. Close one first.`, {
      details: { limit: MAX_STREAMS, retry_after_s: RETRY_AFTER_S },
      headers: { "retry-after": String(RETRY_AFTER_S) },
    });
  }
  open.set(key, count + 1);
  let isOpen = true;
  return () => {
    if (!isOpen) return;
    isOpen = false;
    const left = (open.get(key) ?? 1) - 1;
    if (left > 0) open.set(key, left);
    else open.delete(key);
  };
}
