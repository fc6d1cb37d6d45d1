import type { ProgressListener } from "../contract/progress.ts";
import { createRedactor } from "../execution/redact.ts";
import { cleanText } from "../policy/fence-text.ts";

/** Maximum length of a message in characters. */
const MAX_MESSAGE = 200;
/**
 * Minimum time in milliseconds between two notifications that are passed on. Servers should not flood
 * (MCP, "Progress"), but some do.
 */
const MIN_INTERVAL_MS = 100;

/** A progress notification as the library returns it. */
interface ServerProgress {
  progress: number;
  total?: number | undefined;
  message?: string | undefined;
}

/**
 * Passes on a server's progress: finite numbers, and the first line of the message without secrets.
 * Secrets are redacted again after hidden characters are removed.
 */
export function passProgress(
  onProgress: ProgressListener,
  known: readonly string[],
): (said: ServerProgress) => void {
  let lastSentAt = 0;
  return ({ progress, total, message }) => {
    const now = Date.now();
    if (!Number.isFinite(progress) || now - lastSentAt < MIN_INTERVAL_MS) return;
    lastSentAt = now;
    const redact = createRedactor(known);
    const text = message === undefined ? "" : redact(cleanText(redact(message), MAX_MESSAGE));
    onProgress({
      progress,
      ...(total !== undefined && Number.isFinite(total) && { total }),
      ...(text && { message: text }),
    });
  };
}
