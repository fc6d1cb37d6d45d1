import type { TextStream } from "../contract/scrub.ts";

/** Decides about what waits: what of it leaves, and in which form, and what waits on. `isEnd`: nothing may wait on. */
export type Decide = (waiting: string, isEnd: boolean) => { shown: string; waiting: string };

/** A text that comes in pieces and leaves as far as it is decided. */
export function holdBack(decide: Decide, write: (text: string) => void): TextStream {
  let waiting = "";
  const release = (isEnd: boolean) => {
    const decided = decide(waiting, isEnd);
    waiting = decided.waiting;
    if (decided.shown !== "") write(decided.shown);
  };
  return {
    push(piece) {
      waiting += piece;
      release(false);
    },
    end: () => release(true),
  };
}
