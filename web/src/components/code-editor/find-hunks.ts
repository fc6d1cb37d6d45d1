import { Chunk } from "@codemirror/merge";
import { Text } from "@codemirror/state";

/** A difference between two texts, in whole lines. Line numbers count from 1 and refer to the original. */
export interface Hunk {
  line: number;
  removed: string[];
  added: string[];
  /** Unchanged lines around it. */
  before: string[];
  after: string[];
  /** Range in the original with a line break appended. */
  from: number;
  to: number;
}

const CONTEXT = 2;

export function findHunks(original: string, proposed: string): Hunk[] {
  const a = textOf(original);
  const b = textOf(proposed);
  const chunks = Chunk.build(a, b, { scanLimit: 2000, timeout: 1500 });
  // With the last line terminated as well, every hunk consists of whole lines.
  const [closedA, closedB] = [`${a.toString()}\n`, `${b.toString()}\n`];
  return chunks.map(({ fromA, toA, fromB, toB }) => ({
    line: fromA > a.length ? a.lines + 1 : a.lineAt(fromA).number,
    removed: linesOf(closedA.slice(fromA, toA)),
    added: linesOf(closedB.slice(fromB, toB)),
    before: linesOf(closedA.slice(0, fromA)).slice(-CONTEXT),
    after: linesOf(closedA.slice(toA, toA + 2_000)).slice(0, CONTEXT),
    from: fromA,
    to: toA,
  }));
}

/** The original with the accepted hunks. */
export function applyHunks(original: string, hunks: readonly Hunk[], accepted: ReadonlySet<number>): string {
  const closed = `${normalize(original)}\n`;
  let text = "";
  let at = 0;
  hunks.forEach(({ from, to, added }, index) => {
    if (!accepted.has(index)) return;
    text += closed.slice(at, from) + added.map((line) => `${line}\n`).join("");
    at = to;
  });
  text += closed.slice(at);
  return text.replace(/\n$/, "");
}

function textOf(source: string): Text {
  return Text.of(normalize(source).split("\n"));
}

function normalize(source: string): string {
  return source.replaceAll("\r\n", "\n");
}

function linesOf(closed: string): string[] {
  return closed === "" ? [] : closed.replace(/\n$/, "").split("\n");
}
