import { t } from "../../../text/index.ts";
import type { SourceFault } from "./located.ts";
import type { SourceLanguage } from "./read-source.ts";
import type { SourceSummary } from "./summarize-source.ts";

export type Task =
  | { kind: "inspect"; text: string; faults: { pointer: string; message: string }[] }
  | { kind: "propose"; text: string; document: unknown };

export interface Inspection {
  kind: "inspect";
  language: SourceLanguage;
  /** Null when the syntax is broken. */
  summary: SourceSummary | null;
  faults: SourceFault[];
}

export interface Proposal {
  kind: "propose";
  /** The current text in the same layout as the proposal. */
  original: string;
  proposed: string;
}

export type TaskAnswer = Inspection | Proposal;

let worker: Worker | undefined;
let nextId = 0;
const waiting = new Map<number, { done: (answer: TaskAnswer) => void; fail: (error: Error) => void }>();

function start(): Worker {
  const made = new Worker(new URL("./document-worker.ts", import.meta.url), { type: "module" });
  made.onmessage = ({ data }: MessageEvent<{ id: number; answer?: TaskAnswer; error?: string }>) => {
    const task = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.answer) task?.done(data.answer);
    else task?.fail(new Error(data.error ?? t.connectors.unreadable));
  };
  made.onerror = () => {
    for (const task of waiting.values()) task.fail(new Error(t.connectors.unreadable));
    waiting.clear();
    worker = undefined;
  };
  return made;
}

function run(task: Task): Promise<TaskAnswer> {
  worker ??= start();
  const id = nextId++;
  return new Promise((done, fail) => {
    waiting.set(id, { done, fail });
    worker?.postMessage({ id, task });
  });
}

/** Parses a text and locates faults of the server in it. */
export async function inspectDocument(
  text: string,
  faults: { pointer: string; message: string }[] = [],
): Promise<Inspection> {
  return (await run({ kind: "inspect", text, faults })) as Inspection;
}

/** The text with the changes of `annotate`, in its own layout as far as possible. */
export async function proposeDocument(text: string, document: unknown): Promise<Proposal> {
  return (await run({ kind: "propose", text, document })) as Proposal;
}
