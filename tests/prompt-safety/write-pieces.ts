import type { ChatModel } from "../../src/contract/ports.ts";

/** A model that writes these pieces for every request. */
export function writePieces(pieces: readonly string[]): ChatModel {
  return {
    model: "m",
    async complete({ onText }) {
      for (const piece of pieces) onText?.(piece);
      return {
        call: null,
        calls: [],
        text: pieces.join(""),
        usage: { prompt_tokens: 1, completion_tokens: 1 },
      };
    },
  };
}
