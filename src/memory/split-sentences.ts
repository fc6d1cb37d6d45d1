/** Ends of sentences and lines: a turn of a dialogue, an item of a list and a row of a table are sentences too. */
const BREAK = /(?<=[.!?…。！？]["'”’)\]]*)\s+|\s*\n\s*/u;

/** A text's sentences, in order; together they are the text but for the white space between. */
export function splitSentences(text: string): string[] {
  return text.split(BREAK).filter((sentence) => sentence.trim() !== "");
}
