/** One segment of a JSON pointer, escaped (RFC 6901 §3). */
export function escapeSegment(segment: string): string {
  return segment.replaceAll("~", "~0").replaceAll("/", "~1");
}

/** What an escaped segment stands for (RFC 6901 §4). */
export function unescapeSegment(segment: string): string {
  return segment.replaceAll("~1", "/").replaceAll("~0", "~");
}
