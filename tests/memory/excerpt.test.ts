import { describe, expect, it } from "vitest";
import { splitSentences } from "../../src/memory/match-question.ts";
import { excerptChunks, writeContext } from "../../src/memory/write-context.ts";
import { createFence } from "../../src/prompt-safety/fence-text.ts";
import { makeRanked } from "./make-chunk.ts";

const texts = (text: string) => splitSentences(text).map(({ start, end }) => text.slice(start, end));

describe("splitSentences()", () => {
  it("takes turns and items line by line, and long lines sentence by sentence", () => {
    const long = `${"A sentence about bread. ".repeat(17)}Is it fresh? Version 2.5 is.`;
    expect(texts("Eva: Hi! How are you?\n\n- one item\n")).toEqual(["Eva: Hi! How are you?", "- one item"]);
    expect(texts(long)).toEqual([
      ...Array.from({ length: 17 }, () => "A sentence about bread."),
      "Is it fresh?",
      "Version 2.5 is.",
    ]);
    expect(texts(" \n ")).toEqual([]);
  });
});

/** A session of ten turns; the seventh contains the answer. */
function session(number: number) {
  const turns = Array.from({ length: 10 }, (_, i) => `Eva: turn ${i} of session ${number} ${"x".repeat(60)}`);
  const one = makeRanked(turns.join("\n"), 1 - number / 10, {
    document_id: `d${number}`,
    source: `s${number}`,
  });
  return { ...one, sentences: one.sentences.map((part, i) => ({ ...part, evidence: i === 6 ? 0.9 : 0.1 })) };
}

describe("excerptChunks()", () => {
  it("returns the best sentences of every chunk in the order of the text and marks omissions", () => {
    const chunks = [0, 1, 2].map(session);
    const excerpts = excerptChunks(chunks, 1200);
    expect(excerpts.map(({ chunk }) => chunk.source)).toEqual(["s0", "s1", "s2"]);
    for (const [i, { excerpt }] of excerpts.entries()) expect(excerpt).toContain(`turn 6 of session ${i}`);
    const [first] = excerptChunks(
      chunks.slice(0, 1).map((one) => ({
        ...one,
        sentences: one.sentences.map((part, i) => ({ ...part, evidence: i === 2 || i === 6 ? 1 : 0 })),
      })),
      330,
    );
    expect(first?.excerpt?.split("\n").map((line) => line.slice(0, 11))).toEqual([
      "Eva: turn 2",
      "…",
      "Eva: turn 6",
    ]);
  });

  it("is used only when the chunks do not fit whole, and keeps to the limit", () => {
    const chunks = [0, 1, 2, 3, 4].map(session);
    const write = (maxChars: number) =>
      writeContext({ instruction: null, chunks, older: [], recent: [] }, createFence("b0"), maxChars).context;
    expect(write(8000)).toContain("turn 0 of session 4");
    expect(write(8000)).not.toContain("…");
    const tight = write(1500);
    expect(tight.length).toBeLessThanOrEqual(1500);
    for (const number of [0, 1, 2, 3, 4]) expect(tight).toContain(`turn 6 of session ${number}`);
    expect(tight).not.toContain("turn 0 of session 4");
  });

  it("returns nothing without space", () => {
    expect(excerptChunks([session(0)], 50)).toEqual([]);
  });
});
