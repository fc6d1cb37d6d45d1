import type { TellProgress } from "../contract/progress.ts";
import { createRedactor } from "../execution/redact.ts";
import { cleanText } from "../policy/fence-text.ts";

/** Characters of a message. */
const MAX_MESSAGE = 200;
/** Milliseconds between two words that are passed on: servers were asked not to flood (MCP, "Progress"), and some will. */
const LEAST_MS = 100;

/** As the library gives it: what a server sent. */
interface Said {
  progress: number;
  total?: number | undefined;
  message?: string | undefined;
}

/**
 * Passes on how far a server says that it is: numbers that are some, and of the message one line without our secrets. These are
 * looked for again in what is left once hidden characters are gone.
 */
export function passProgress(tell: TellProgress, known: readonly string[]): (said: Said) => void {
  let toldAt = 0;
  return ({ progress, total, message }) => {
    const now = Date.now();
    if (!Number.isFinite(progress) || now - toldAt < LEAST_MS) return;
    toldAt = now;
    const redact = createRedactor(known);
    const text = message === undefined ? "" : redact(cleanText(redact(message), MAX_MESSAGE));
    tell({
      progress,
      ...(total !== undefined && Number.isFinite(total) && { total }),
      ...(text && { message: text }),
    });
  };
}
