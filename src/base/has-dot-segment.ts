/**
 * Whether a filled segment is a dot segment, or would contain one if a server decodes `%2F` before it routes. Checks the
 * whole segment, because several values may form one together.
 */
export function hasDotSegment(segment: string): boolean {
  return decode(segment)
    .split(/[/\\]/)
    .some((part) => part === "." || part === "..");
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // The template contains a "%" that is not part of a triplet; the values are always well-formed.
    return segment.replace(/%2e/gi, ".").replace(/%(2f|5c)/gi, "/");
  }
}
