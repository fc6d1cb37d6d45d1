/** A text that arrives in pieces and is passed on, changed, in other pieces. */
export interface TextStream {
  push(piece: string): void;
  /** Ends the text and releases the rest. */
  end(): void;
}

/**
 * Decides how much of the held text is released, in which form, and how much is still held. `isEnd`:
 * nothing may be held.
 */
export type Decide = (waiting: string, isEnd: boolean) => { shown: string; waiting: string };

/** A stream that releases text as soon as it is decided. */
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
