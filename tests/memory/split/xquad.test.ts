import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { splitChecked } from "./check-chunks.ts";

const DATA = resolve(import.meta.dirname, "../../../../shared/data/memory/xquad");
const LANGUAGES = ["en", "ru", "ro"];
const missing = LANGUAGES.filter((language) => !existsSync(resolve(DATA, language, "passages.jsonl")));

describe.skipIf(missing.length > 0)(`splitText() on XQuAD (skipped when ${DATA} is absent)`, () => {
  it.each(LANGUAGES)("%s: the sentence of every gold answer is found whole in a chunk", (language) => {
    const passages = new Map(
      readRows<{ passage_id: string; text: string }>(language, "passages").map(({ passage_id, text }) => [
        passage_id,
        text,
      ]),
    );
    const chunks = splitChecked([...passages.values()].join("\n\n"), "plain");
    const contents = chunks.map(({ content }) => content);
    const queries = readRows<{ gold_passage_id: string; answer: string }>(language, "queries");
    const sentences = new Set(
      queries.map(({ gold_passage_id, answer }) =>
        sentenceAround(passages.get(gold_passage_id) ?? "", answer),
      ),
    );
    const lost = [...sentences].filter((sentence) => !contents.some((content) => content.includes(sentence)));
    expect(sentences.size).toBeGreaterThan(500);
    expect(lost).toEqual([]);
    expect(Math.min(...contents.map(({ length }) => length))).toBeGreaterThan(200);
  });
});

function sentenceAround(passage: string, answer: string): string {
  const sentences = new Intl.Segmenter(undefined, { granularity: "sentence" }).segment(passage);
  const at = passage.indexOf(answer);
  return sentences.containing(Math.max(0, at))?.segment.trim() ?? passage;
}

function readRows<Row>(language: string, name: string): Row[] {
  const text = readFileSync(resolve(DATA, language, `${name}.jsonl`), "utf8");
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Row);
}
