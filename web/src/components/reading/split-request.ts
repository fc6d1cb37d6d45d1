import type { ReadSpan } from "../../../../src/contract/tool.ts";

/** A part of a request: its role, or null for the words in between. */
export interface Piece {
  start: number;
  text: string;
  span: ReadSpan | null;
}

/**
 * Splits a request into pieces. Spans with a wrong position are left out, so that words are not marked
 * wrongly. Adjacent spans of one argument ("for", "next 5 days") are joined.
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
