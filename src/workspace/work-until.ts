import { AsyncLocalStorage } from "node:async_hooks";
import { watch } from "./vendored-shell.ts";

interface Turn {
  readonly end: number;
  isOver: boolean;
  /** Ends the turn with what a timer or an event of it threw. */
  fail: (error: unknown) => void;
}

/** Several commands of one process take turns at each wait, so each carries its own end. */
const turns = new AsyncLocalStorage<Turn>();

class TimeOver extends Error {}

watch.look = () => {
  const turn = turns.getStore();
  if (!turn || performance.now() <= turn.end) return;
  turn.isOver = true;
  throw new TimeOver("The time of the command is over.");
};

/** Thrown where nobody catches: it ends the command it belongs to, never the process. */
watch.lost = (error) => {
  if (!(error instanceof TimeOver)) turns.getStore()?.fail(error);
};

/**
 * What the shell answers when it is done by `end` (of `performance.now()`), else null, at the latest shortly after. A
 * command may catch what is thrown into its loops and go on, or its shell lose its way: its answer counts no more either way.
 */
export async function workUntil<T>(end: number, work: () => Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let fail: Turn["fail"] = () => undefined;
  const lost = new Promise<never>((_, reject) => {
    fail = reject;
  });
  const turn: Turn = { end, isOver: false, fail };
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), end - performance.now() + 200);
  });
  try {
    const answer = await Promise.race([turns.run(turn, work), late, lost]);
    return turn.isOver ? null : answer;
  } catch (error) {
    if (turn.isOver) return null;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
