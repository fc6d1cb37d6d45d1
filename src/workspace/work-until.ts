import { AsyncLocalStorage } from "node:async_hooks";
import { watch } from "./vendored-shell.ts";

interface Turn {
  readonly end: number;
  isOver: boolean;
  /** Ends the turn with an error of its timers or events. */
  fail: (error: unknown) => void;
}

/** Several commands of one process alternate at each await, so each has its own deadline. */
const turns = new AsyncLocalStorage<Turn>();

class TimeLimitError extends Error {}

watch.look = () => {
  const turn = turns.getStore();
  if (!turn || performance.now() <= turn.end) return;
  turn.isOver = true;
  throw new TimeLimitError("The time of the command is over.");
};

/** An uncaught error ends the command that it belongs to, not the process. */
watch.lost = (error) => {
  if (!(error instanceof TimeLimitError)) turns.getStore()?.fail(error);
};

/**
 * The shell's answer if it is complete by `end` (of `performance.now()`), otherwise null, at the latest
 * shortly after. A command may catch the error thrown into its loops, or the shell may end in an undefined
 * state; the answer is discarded in both cases.
 */
export async function workUntil<T>(end: number, work: () => Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let fail: Turn["fail"] = () => undefined;
  const lost = new Promise<never>((_, reject) => {
    fail = reject;
  });
  const turn: Turn = { end, isOver: false, fail };
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), end - performance.now() + 200);
  });
  try {
    const answer = await Promise.race([turns.run(turn, work), timeout, lost]);
    return turn.isOver ? null : answer;
  } catch (error) {
    if (turn.isOver) return null;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
