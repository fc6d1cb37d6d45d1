import { describe, expect, it } from "vitest";
import { readDialogues, readParaphrases } from "../../scripts/bench/read-memory-sets.ts";
import { readWords } from "../../src/memory/index-terms.ts";
import { readQuestion } from "../../src/memory/read-question.ts";

describe("evaluations/memory", () => {
  const paraphrases = readParaphrases();

  it("has at least 50 questions a language, each with its passage, topics in one part only", () => {
    expect(paraphrases.map(({ language }) => language)).toEqual(["cs", "de", "en", "pl"]);
    for (const { passages, questions } of paraphrases) {
      expect(questions.length).toBeGreaterThanOrEqual(50);
      const known = new Set(passages.map(({ id }) => id));
      expect(questions.filter(({ passage }) => !known.has(passage))).toEqual([]);
      expect(new Set(questions.map(({ topic, part }) => `${topic} ${part}`)).size).toBe(6);
    }
  });

  it("shares few words between question and passage", () => {
    const shares = paraphrases.flatMap(({ passages, questions }) =>
      questions.map(({ passage, question }) => {
        const text = new Set(readWords(passages.find(({ id }) => id === passage)?.text ?? ""));
        const { words } = readQuestion(question);
        return words.filter(({ word }) => text.has(word)).length / words.length;
      }),
    );
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.1);
  });

  it("has dialogues whose questions name turns that exist", () => {
    const dialogues = readDialogues();
    expect(dialogues.map(({ part }) => part)).toEqual(["report", "fit"]);
    for (const { sessions, questions } of dialogues) {
      expect(sessions.length).toBeGreaterThanOrEqual(9);
      expect(questions.filter(({ evidence }) => evidence.length > 1).length).toBeGreaterThanOrEqual(9);
    }
  });
});
