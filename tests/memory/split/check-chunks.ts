import { expect } from "vitest";
import { splitText, type TextChunk, type TextFormat } from "../../../src/memory/split/split-text.ts";

const CLUSTERS = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** Splits a text and checks the invariants of every split. */
export function splitChecked(text: string, format: TextFormat): TextChunk[] {
  const chunks = splitText(text, format);
  const problems = [...findProblems(text, chunks)];
  if (problems.length > 0) expect(problems.slice(0, 5)).toEqual([]);
  return chunks;
}

function* findProblems(text: string, chunks: TextChunk[]): Generator<string> {
  const empty = text.trim() === "";
  if (empty !== (chunks.length === 0)) yield `${chunks.length} chunks`;
  let end = 0;
  for (const [index, { content, start, overlap }] of chunks.entries()) {
    const own = content.slice(overlap);
    if (start + overlap !== end) yield `chunk ${index} begins at ${start + overlap}, not at ${end}`;
    if (text.slice(start, start + content.length) !== content) yield `chunk ${index} is not the text`;
    const size = index === chunks.length - 1 ? own.trimEnd().length : own.length;
    if (size > 1200) yield `chunk ${index} has ${own.length} characters`;
    if (own === "") yield `chunk ${index} is empty`;
    if (overlap > 120) yield `chunk ${index} repeats ${overlap}`;
    if (overlap > 0 && overlap >= (chunks[index - 1]?.content.length ?? 0))
      yield `chunk ${index} repeats all`;
    if (/^[\udc00-\udfff]/.test(content) && /[\ud800-\udbff]$/.test(text.slice(0, start)))
      yield `chunk ${index} begins inside a surrogate pair`;
    end = start + content.length;
  }
  if (!empty && end !== text.length) yield `the last chunk ends at ${end}, not at ${text.length}`;
}

/** Whether a chunk begins inside a grapheme cluster; only for short texts. */
export function cutsCluster(text: string, chunks: TextChunk[]): boolean {
  const clusters = CLUSTERS.segment(text);
  const starts = chunks.flatMap(({ start, overlap }) => [start, start + overlap]);
  return starts.some((start) => clusters.containing(start)?.index !== start);
}

export function own({ content, overlap }: TextChunk): string {
  return content.slice(overlap);
}
