import { readWords } from "./read-words.ts";

/**
 * BM25 over character 4-grams, which may cross word boundaries; frequencies are those within the
 * candidates.
 */
export function scoreGrams(question: string, contents: readonly string[]): number[] {
  const wanted = new Set(gramsOf(question));
  const counts = contents.map((content) => {
    const count = new Map<string, number>();
    const all = gramsOf(` ${readWords(content).join(" ")} `);
    for (const gram of all) if (wanted.has(gram)) count.set(gram, (count.get(gram) ?? 0) + 1);
    return { count, length: all.length };
  });
  const average = counts.reduce((sum, { length }) => sum + length, 0) / Math.max(1, counts.length);
  const found = new Map<string, number>();
  for (const { count } of counts)
    for (const gram of count.keys()) found.set(gram, (found.get(gram) ?? 0) + 1);
  return counts.map(({ count, length }) => {
    let score = 0;
    for (const [gram, n] of count) {
      const chunks = found.get(gram) ?? 0;
      const idf = Math.log(1 + (contents.length - chunks + 0.5) / (chunks + 0.5));
      score += (idf * n * 2.2) / (n + 1.2 * (0.25 + (0.75 * length) / (average || 1)));
    }
    return score;
  });
}

function gramsOf(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - 3) }, (_, i) => text.slice(i, i + 4));
}
