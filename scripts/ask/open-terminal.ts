import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import { progressLine, type Styles, stylesOf } from "../terminal.ts";

export interface Streams {
  stdin: NodeJS.ReadStream;
  stdout: NodeJS.WriteStream;
  stderr: NodeJS.WriteStream;
}

/** Input and output of a terminal session: the answer goes to stdout, messages about it to stderr. */
export interface Terminal {
  /** Whether a user is at the terminal and can be asked. */
  isInteractive: boolean;
  styles: Styles;
  /** Writes a part of the answer. */
  write(text: string): void;
  /** Writes a message on a separate line. */
  writeLine(line: string): void;
  /**
   * Shows a line with the time since `started` (milliseconds since the epoch; default: now) until `done`
   * is called.
   */
  progress(text: string, started?: number): { done(): void };
  /** Reads a line; null when the user cancels (Ctrl-C, Ctrl-D). */
  ask(question: string, options?: { isHidden?: boolean }): Promise<string | null>;
  /** Calls `act` on Ctrl-C while no question is open. Returns a function that stops listening. */
  onInterrupt(act: () => void): () => void;
}

export function openTerminal({ stdin, stdout, stderr }: Streams = process): Terminal {
  const history: string[] = [];
  let isLineOpen = false;
  const closeLine = () => {
    if (isLineOpen) stdout.write("\n");
    isLineOpen = false;
  };
  return {
    isInteractive: Boolean(stdin.isTTY && stderr.isTTY),
    styles: stylesOf(stderr),
    write(text) {
      if (text === "") return;
      stdout.write(text);
      isLineOpen = !text.endsWith("\n");
    },
    writeLine(line) {
      closeLine();
      stderr.write(`${line}\n`);
    },
    progress(text, started) {
      closeLine();
      return progressLine(text, stderr, started);
    },
    ask(question, { isHidden = false } = {}) {
      closeLine();
      return readLine({ stdin, stderr }, question, isHidden ? null : history);
    },
    onInterrupt(act) {
      process.on("SIGINT", act);
      return () => process.off("SIGINT", act);
    },
  };
}

/** Reads one line. Without a history it is a secret and is not echoed. */
function readLine(
  { stdin, stderr }: Pick<Streams, "stdin" | "stderr">,
  question: string,
  history: string[] | null,
): Promise<string | null> {
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  if (history === null) stderr.write(question);
  const lines = createInterface({
    input: stdin,
    output: history === null ? silence : stderr,
    terminal: true,
    ...(history && { history, removeHistoryDuplicates: true }),
  });
  return new Promise((resolve) => {
    const finish = (answer: string | null) => {
      resolve(answer);
      lines.close();
      if (history === null || answer === null) stderr.write("\n");
    };
    lines.on("history", (kept) => history?.splice(0, history.length, ...kept));
    lines.on("SIGINT", () => finish(null));
    lines.on("close", () => resolve(null));
    lines.question(history === null ? "" : question, finish);
  });
}
