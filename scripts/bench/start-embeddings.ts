import { readJson, sendJson, serveLoopback } from "../lib/serve-loopback.ts";

/**
 * An OpenAI-compatible endpoint for embeddings of `dimensions` numbers. A text's vector is the sum of a random vector for each of
 * its words, so that texts with the same words are near to each other. The same text always gets the same vector.
 */
export async function startEmbeddings(dimensions: number): Promise<{ url: string; stop(): Promise<void> }> {
  const words = new Map<string, Float32Array>();
  const server = await serveLoopback(async (request, response) => {
    const { input, model } = (await readJson(request)) as { input: string[]; model: string };
    const data = input.map((text, index) => ({ object: "embedding", index, embedding: embed(text) }));
    sendJson(response, 200, { object: "list", model, data, usage: { prompt_tokens: 1, total_tokens: 1 } });
  });
  return { url: `${server.url}/v1`, stop: () => server.stop() };

  function embed(text: string): number[] {
    const sum = new Float32Array(dimensions);
    for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? [""]) {
      const vector = words.get(word) ?? randomVector(word);
      words.set(word, vector);
      for (let i = 0; i < dimensions; i++) sum[i] = (sum[i] ?? 0) + (vector[i] ?? 0);
    }
    const norm = Math.hypot(...sum) || 1;
    return Array.from(sum, (value) => Math.round((value / norm) * 1e6) / 1e6);
  }

  /** Numbers between -1 and 1 from a linear congruential generator that is seeded with the word. */
  function randomVector(word: string): Float32Array {
    let state = 0;
    for (const character of word) state = (Math.imul(state, 31) + (character.codePointAt(0) ?? 0)) | 0;
    return Float32Array.from({ length: dimensions }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
      return state / 2 ** 31;
    });
  }
}
