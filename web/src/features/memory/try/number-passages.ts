import type { Source } from "../api/context.ts";

export interface NumberedPassage {
  /** As the context numbers it: `[1]`. */
  number: number;
  chunks: Source[];
}

/** Chunks of one document that follow each other are one passage of the context, under one number. */
export function numberPassages(sources: readonly Source[]): NumberedPassage[] {
  const passages: NumberedPassage[] = [];
  for (const source of sources) {
    const current = passages.at(-1);
    const last = current?.chunks.at(-1);
    const isNext = last?.document_id === source.document_id && last.chunk_index + 1 === source.chunk_index;
    if (current && isNext) current.chunks.push(source);
    else passages.push({ number: passages.length + 1, chunks: [source] });
  }
  return passages;
}
