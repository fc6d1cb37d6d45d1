import { toStorable } from "../base/storable-text.ts";
import type { ScrubSpec } from "../contract/scrub.ts";
import type { ReadSpan } from "../contract/tool.ts";
import { textByRules } from "./scrubber-of.ts";

/** A masked request; offsets of the reading refer to this text. */
export interface MaskedReading {
  user_query: string;
  /** Null if there is none, or if the text is withheld completely. */
  reading: ReadSpan[] | null;
}

/** Scrubs a request as in its trace, and moves its reading to the scrubbed text. */
export function maskReading(
  request: string,
  reading: readonly ReadSpan[] | undefined,
  rules: { scrub: ScrubSpec } | null,
): MaskedReading {
  // Replaces character by character, so offsets stay the same.
  const { text, place } = textByRules(toStorable(request), "user_query", rules);
  const spans: ReadSpan[] = [];
  let last = 0;
  for (const span of [...(reading ?? [])].sort((a, b) => a.start - b.start)) {
    const moved = request.slice(span.start, span.end) === span.text ? place(span.start, span.end) : null;
    // A replacement of several words belongs to the first of them.
    const start = Math.max(last, moved?.start ?? 0);
    if (moved === null || start >= moved.end) continue;
    spans.push({ ...span, text: text.slice(start, moved.end), start, end: moved.end });
    last = moved.end;
  }
  return { user_query: text, reading: spans.length > 0 ? spans : null };
}
