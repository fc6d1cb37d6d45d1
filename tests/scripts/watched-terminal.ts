import { PassThrough } from "node:stream";
import { expect } from "vitest";
import { openTerminal, type Terminal } from "../../scripts/ask/open-terminal.ts";

export interface WatchedTerminal {
  terminal: Terminal;
  /** The content of the screen, without colours and overwritten text. */
  screen(): string;
  stdout(): string;
  /** Everything that was written to the terminal, including control sequences. */
  raw(): string;
  /** Enters a line, or Ctrl-C, when the screen ends with `prompt`. */
  enter(prompt: string, line: string): Promise<void>;
  /** Ctrl-C without a prompt. */
  interrupt(): void;
}

export const CTRL_C = "\u0003";

/** A terminal made of streams, with a simulated user. */
export function watchTerminal(): WatchedTerminal {
  const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => stdin });
  const stdout = Object.assign(new PassThrough(), { isTTY: true, columns: 200 });
  const stderr = Object.assign(new PassThrough(), { isTTY: true, columns: 200 });
  let [all, out] = ["", ""];
  stdout.on("data", (chunk: Buffer) => {
    all += chunk.toString();
    out += chunk.toString();
  });
  stderr.on("data", (chunk: Buffer) => {
    all += chunk.toString();
  });
  const terminal = openTerminal({ stdin, stdout, stderr } as never);
  const screen = () => strip(all);
  const interrupts = new Set<() => void>();
  return {
    terminal: {
      ...terminal,
      onInterrupt(act) {
        interrupts.add(act);
        return () => interrupts.delete(act);
      },
    },
    screen,
    stdout: () => strip(out),
    raw: () => all,
    async enter(prompt, line) {
      await expect.poll(screen).toSatisfy((text: string) => text.endsWith(prompt));
      stdin.write(line === CTRL_C ? CTRL_C : `${line}\r`);
    },
    interrupt() {
      for (const act of [...interrupts]) act();
    },
  };
}

/** Colours and cursor movements; a progress line that was overwritten goes with them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: text written to a terminal
const CONTROLS = /\r\u001b\[K[^\r\n]*(?=\r\u001b\[K)|\u001b\[[0-9;]*[A-Za-z]|\r/g;

function strip(text: string): string {
  return text.replace(CONTROLS, "");
}

/** A wait over several requests is one line with a running time. */
export function expectOneLine(raw: string): void {
  const from = raw.indexOf("Waiting for a decision");
  const written = raw.slice(from, raw.lastIndexOf("Waiting for a decision"));
  expect(written).not.toMatch(/Thinking|Asking/);
  const seconds = [...written.matchAll(/\d+\.\d(?= s)/g)].map(([text]) => Number(text));
  expect(seconds.at(-1)).toBeGreaterThan(2.5);
  expect(seconds).toEqual([...seconds].sort((a, b) => a - b));
}
