/** Matches any of these sentences, in plain text or inside JSON. */
export function patternOf(sentences: readonly string[]): RegExp {
  return new RegExp(sentences.map(inAnyWriting).join("|"), "giu");
}

/** Matches a sentence in plain text or inside JSON, with any whitespace between its words. */
function inAnyWriting(sentence: string): string {
  return sentence
    .split(/\s+/)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&").replaceAll('"', '\\\\?"'))
    .join("(?:\\s|\\\\[nrt])+");
}
