import { expect, it } from "vitest";
import { outsideData, readRows } from "../../../scripts/lib/test-data.ts";
import { describeWith, needsData } from "../../needs.ts";
import { splitChecked } from "./check-chunks.ts";

const LANGUAGES = ["en", "ru", "ro"];

describeWith(needsData("XQuAD", "memory/xquad"), "splitText() on XQuAD", () => {
  it.each(LANGUAGES)("%s: the sentence of every gold answer is found whole in a chunk", (language) => {
    const passages = new Map(
      readXquad<{ passage_id: string; text: string }>(language, "passages").map(({ passage_id, text }) => [
        passage_id,
        text,
      ]),
    );
    const chunks = splitChecked([...passages.values()].join("\n\n"), "plain");
    const contents = chunks.map(({ content }) => content);
    const queries = readXquad<{ gold_passage_id: string; answer: string }>(language, "queries");
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

function readXquad<Row>(language: string, name: string): Row[] {
  return readRows(outsideData(`memory/xquad/${language}/${name}.jsonl`) ?? "");
}
