import type { ScrubSpec } from "../../contract/scrub.ts";
import type { ReadSpan } from "../../contract/tool.ts";
import { toStorable } from "../to-storable.ts";
import { textByRules } from "./scrubber-of.ts";

/** A request in words as logs may hold it; offsets of the reading are those of this text. */
export interface MaskedReading {
  user_query: string;
  /** Null: there is none, or nothing of the text may be shown. */
  reading: ReadSpan[] | null;
}

/** Scrubs a request once, as its trace has it, and moves its reading to what is left. */
export function maskReading(
  request: string,
  reading: readonly ReadSpan[] | undefined,
  rules: { scrub: ScrubSpec } | null,
): MaskedReading {
  // Character by character: offsets stay.
  const { text, place } = textByRules(toStorable(request), "user_query", rules);
  const spans: ReadSpan[] = [];
  let last = 0;
  for (const span of [...(reading ?? [])].sort((a, b) => a.start - b.start)) {
    const moved = request.slice(span.start, span.end) === span.text ? place(span.start, span.end) : null;
    // What stands for several words belongs to the first of them.
    const start = Math.max(last, moved?.start ?? 0);
    if (moved === null || start >= moved.end) continue;
    spans.push({ ...span, text: text.slice(start, moved.end), start, end: moved.end });
    last = moved.end;
  }
  return { user_query: text, reading: spans.length > 0 ? spans : null };
}
