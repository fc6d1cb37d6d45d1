import type { Terminal } from "./open-terminal.ts";

/** Waits with a line that tells why. False when Ctrl-C ended it. */
export function pause(terminal: Terminal, ms: number, why: string): Promise<boolean> {
  const waiting = terminal.progress(why);
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
