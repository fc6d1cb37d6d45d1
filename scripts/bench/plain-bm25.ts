import type { ToolFields } from "../../src/contract/tool.ts";

/**
 * The baseline of the retrieval benchmark, independent of the product: Okapi BM25 (k1 1.5, b .75) over
 * METHOD, path, summary, description, parameter names and descriptions; lowercase alphanumeric words, no
 * stop words, no stemming.
 */
export function buildPlainBm25(tools: ToolFields[]): (query: string) => number[] {
  const documents = tools.map((tool) => words(documentText(tool)));
  const average =
    documents.reduce((sum, document) => sum + document.length, 0) / Math.max(1, documents.length);
  const postings = new Map<string, Map<number, number>>();
  documents.forEach((document, i) => {
    for (const word of document) {
      const posting = postings.get(word) ?? new Map<number, number>();
      posting.set(i, (posting.get(i) ?? 0) + 1);
      postings.set(word, posting);
    }
  });
  return (query) => {
    const scores = new Float64Array(tools.length);
    for (const word of words(query)) {
      const posting = postings.get(word);
      if (posting === undefined) continue;
      const idf = Math.log(1 + (tools.length - posting.size + 0.5) / (posting.size + 0.5));
      for (const [i, tf] of posting) {
        const length = documents[i]?.length ?? 0;
        scores[i] = (scores[i] ?? 0) + (idf * tf * 2.5) / (tf + 1.5 * (0.25 + (0.75 * length) / average));
      }
    }
    return [...scores.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
  };
}

function documentText(tool: ToolFields): string {
  const parameters = tool.parameters.flatMap((parameter) => [parameter.name, parameter.description]);
  return [tool.method, tool.path, tool.summary, tool.description, ...parameters].join(" ");
}

function words(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}
