import type { JsonObject } from "../../../../../src/base/json.ts";
import type { Task, TaskAnswer } from "./document-tasks.ts";
import { createLineIndex, findPlace } from "./located.ts";
import { proposeText } from "./propose-text.ts";
import { readSource, type Source } from "./read-source.ts";
import { summarizeSource } from "./summarize-source.ts";

/**
 * Parses documents in a worker, because a document of 13 MB would block the page. Keeps the last one for
 * locating faults.
 */
let last: Source | undefined;

function read(text: string): Source {
  if (last?.text !== text) last = readSource(text);
  return last;
}

function answer(task: Task): TaskAnswer {
  const source = read(task.text);
  if (task.kind === "propose")
    return { kind: "propose", ...proposeText(source, task.document as JsonObject) };
  const { language, value, located, faults } = source;
  const lineOf = createLineIndex(task.text);
  const placed = task.faults.map(({ pointer, message }) => ({
    pointer,
    message,
    ...(located ? lineOf(findPlace(located, pointer)) : { line: 1, column: 1 }),
  }));
  return {
    kind: "inspect",
    language,
    summary: faults.length === 0 ? summarizeSource(value) : null,
    faults: [...faults, ...placed],
  };
}

self.onmessage = ({ data }: MessageEvent<{ id: number; task: Task }>) => {
  try {
    self.postMessage({ id: data.id, answer: answer(data.task) });
  } catch (error) {
    self.postMessage({ id: data.id, error: error instanceof Error ? error.message : String(error) });
  }
};
