import type { ChosenChunk } from "../../src/memory/choose-context.ts";
import { splitSentences } from "../../src/memory/match-question.ts";
import type { FoundChunk } from "../../src/memory/rank-chunks.ts";

export function makeChunk(content: string, more: Partial<FoundChunk> = {}): FoundChunk {
  return {
    document_id: "d",
    source: "source.md",
    chunk_index: 0,
    content,
    overlap: 0,
    headings: [],
    similarity: null,
    ...more,
  };
}

export function makeRanked(content: string, relevance: number, more: Partial<FoundChunk> = {}): ChosenChunk {
  return {
    chunk: makeChunk(content, more),
    relevance,
    score: relevance,
    sentences: splitSentences(content).map((span) => ({ ...span, evidence: relevance })),
    strength: relevance < 0.25 ? "weak" : "strong",
  };
}
