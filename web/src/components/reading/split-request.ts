import type { ReadSpan } from "../../../../src/contract/tool.ts";

/** A part of a request: what became of it, or null for the words between. */
export interface Piece {
  start: number;
  text: string;
  span: ReadSpan | null;
}

/** The whole request in pieces. A part that is not where it says it is is left out: no word gets another's mark. */
export function splitRequest(request: string, reading: readonly ReadSpan[]): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  const take = (end: number, span: ReadSpan | null) => {
    if (end > done) pieces.push({ start: done, text: request.slice(done, end), span });
    done = end;
  };
  for (const span of [...reading].sort((a, b) => a.start - b.start)) {
    if (span.start < done || request.slice(span.start, span.end) !== span.text) continue;
    take(span.start, null);
    take(span.end, span);
  }
  take(request.length, null);
  return pieces;
}
