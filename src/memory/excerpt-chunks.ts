import type { ChosenChunk } from "./choose-chunks.ts";

/** Characters that a passage needs besides its text: number, marks, source and headings. */
const OVERHEAD = 110;
/** Separator between sentences that are not adjacent. */
const GAP = "\n…\n";
/** Share of the chunk's score and of the adjacent sentence in a sentence's score. */
const CHUNK_SHARE = 0.5;
const NEIGHBOUR_SHARE = 0.5;

interface Candidate {
  chunk: ChosenChunk;
  sentence: number;
  length: number;
  value: number;
}

/**
 * The sentences with the best evidence from many chunks, within `room` characters. This includes more
 * chunks than would fit as a whole. The chunks keep their order; chunks without a sentence are left out.
 */
export function excerptChunks(chunks: readonly ChosenChunk[], room: number): ChosenChunk[] {
  const taken = new Map<ChosenChunk, Set<number>>();
  let left = room;
  for (const { chunk, sentence, length } of listCandidates(chunks)) {
    const cost = length + GAP.length + (taken.has(chunk) ? 0 : overheadOf(chunk));
    if (cost > left) continue;
    left -= cost;
    taken.set(chunk, (taken.get(chunk) ?? new Set()).add(sentence));
  }
  return chunks.flatMap((chunk) => {
    const sentences = taken.get(chunk);
    return sentences ? [{ ...chunk, excerpt: writeExcerpt(chunk, sentences) }] : [];
  });
}

/** Best first. */
function listCandidates(chunks: readonly ChosenChunk[]): Candidate[] {
  const best = Math.max(...chunks.map(({ score }) => score), Number.MIN_VALUE);
  const places = new Set(chunks.map((chunk) => placeOf(chunk, 0)));
  return chunks
    .flatMap((chunk) => {
      const hasBefore = places.has(placeOf(chunk, -1));
      return chunk.sentences.flatMap(({ start, end, evidence }, sentence): Candidate[] => {
        if (hasBefore && end <= chunk.chunk.overlap) return [];
        const beside = Math.max(...[-1, 1].map((step) => chunk.sentences[sentence + step]?.evidence ?? 0));
        const value = (CHUNK_SHARE * chunk.score) / best + evidence + NEIGHBOUR_SHARE * beside;
        return [{ chunk, sentence, length: end - start, value }];
      });
    })
    .sort((a, b) => b.value - a.value);
}

function placeOf({ chunk }: ChosenChunk, step: number): string {
  return `${chunk.document_id} ${chunk.chunk_index + step}`;
}

function overheadOf({ chunk }: ChosenChunk): number {
  return OVERHEAD + chunk.source.length + chunk.headings.join(" › ").length;
}

function writeExcerpt({ chunk, sentences }: ChosenChunk, taken: ReadonlySet<number>): string {
  let text = "";
  let last: number | null = null;
  for (const sentence of [...taken].sort((a, b) => a - b)) {
    const { start = 0, end = 0 } = sentences[sentence] ?? {};
    const follows = last !== null && last + 1 === sentence;
    const between = follows ? chunk.content.slice(sentences[sentence - 1]?.end, start) : GAP;
    text += last === null ? "" : between;
    text += chunk.content.slice(start, end);
    last = sentence;
  }
  return text;
}
