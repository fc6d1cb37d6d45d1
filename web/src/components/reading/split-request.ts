import type { ReadSpan } from "../../../../src/contract/tool.ts";

/** A part of a request: what became of it, or null for the words between. */
export interface Piece {
  start: number;
  text: string;
  span: ReadSpan | null;
}

/**
 * The whole request in pieces. What says that it is elsewhere than it is, is left out: no word gets another's mark. Neighbours
 * that are one argument's ("for", "next 5 days") are one piece.
 */
export function splitRequest(request: string, reading: readonly ReadSpan[]): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  const take = (end: number, span: ReadSpan | null) => {
    if (end > done) pieces.push({ start: done, text: request.slice(done, end), span });
    done = end;
  };
  for (const span of [...reading].sort((a, b) => a.start - b.start)) {
    if (span.start < done || request.slice(span.start, span.end) !== span.text) continue;
    const last = pieces.at(-1);
    if (last?.span && span.detail !== undefined && isSame(last.span, span)) {
      last.text = request.slice(last.start, span.end);
      last.span = { ...last.span, text: last.text, end: span.end };
      done = span.end;
      continue;
    }
    take(span.start, null);
    take(span.end, span);
  }
  take(request.length, null);
  return pieces;
}

function isSame(one: ReadSpan, other: ReadSpan): boolean {
  return one.role === other.role && one.detail === other.detail;
}
