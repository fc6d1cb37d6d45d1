import type { Terminal } from "./open-terminal.ts";
import type { Waiting } from "./waiting.ts";

/** Waits and shows the reason. Returns false when Ctrl-C ended the wait. */
export function pause(terminal: Terminal, ms: number, { why, since }: Waiting): Promise<boolean> {
  const waiting = terminal.progress(why, since);
  return new Promise((resolve) => {
    const finish = (isOver: boolean) => {
      clearTimeout(timer);
      stopListening();
      waiting.done();
      resolve(isOver);
    };
    const timer = setTimeout(finish, ms, true);
    const stopListening = terminal.onInterrupt(() => finish(false));
  });
}
