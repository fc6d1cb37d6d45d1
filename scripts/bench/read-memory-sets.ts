import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

const FOLDER = resolve(import.meta.dirname, "../../evaluations/memory");

/** Weights may be fitted on the questions of the first part; the second is only reported. */
export type Part = "fit" | "report";

export interface ParaphraseSet {
  language: string;
  passages: { id: string; text: string }[];
  questions: { part: Part; topic: string; passage: string; question: string }[];
}

export interface DialogueSet {
  name: string;
  part: Part;
  /** One document each: the date, then one line per turn. */
  sessions: { source: string; content: string }[];
  /** With the turns that answer together, verbatim. */
  questions: { question: string; evidence: string[] }[];
}

/** evaluations/memory/paraphrases-*.txt: questions that share few words with the answering passage. */
export function readParaphrases(): ParaphraseSet[] {
  return files("paraphrases").map(([language, lines]) => {
    const set: ParaphraseSet = { language, passages: [], questions: [] };
    let [topic, part]: [string, Part] = ["", "fit"];
    for (const line of lines) {
      const [, asked, name = "", text = ""] = /^(\? )?(\w+): (.*)$/.exec(line) ?? [];
      if (line.startsWith("## ")) [topic, part] = line.slice(3).split(" ") as [string, Part];
      else if (asked) set.questions.push({ part, topic, passage: `${topic}-${name}`, question: text });
      else if (name) set.passages.push({ id: `${topic}-${name}`, text });
    }
    return set;
  });
}

/** evaluations/memory/dialogue-*.txt: chat sessions of two people, and questions about their content. */
export function readDialogues(): DialogueSet[] {
  return files("dialogue").map(([name, lines]) => {
    const set: DialogueSet = { name, part: "fit", sessions: [], questions: [] };
    for (const line of lines) {
      const session = set.sessions.at(-1);
      const [, places, question = ""] = /^\? ([\d. ]+): (.*)$/.exec(line) ?? [];
      if (line.startsWith("# ")) set.part = line.slice(2) as Part;
      else if (line.startsWith("## "))
        set.sessions.push({ source: `session ${set.sessions.length + 1}`, content: line.slice(3) });
      else if (places)
        set.questions.push({ question, evidence: places.split(" ").map((place) => turnAt(set, place)) });
      else if (session) session.content += `\n${line}`;
    }
    return set;
  });
}

/** `3.4` is the fourth turn of the third session. */
function turnAt({ sessions }: DialogueSet, place: string): string {
  const [session = 0, turn = 0] = place.split(".").map(Number);
  const line = sessions[session - 1]?.content.split("\n")[turn];
  if (line === undefined) throw new Error(`There is no turn ${place}.`);
  return line;
}

function files(kind: string): [name: string, lines: string[]][] {
  return readdirSync(FOLDER)
    .filter((file) => file.startsWith(`${kind}-`))
    .map((file) => [
      file.slice(kind.length + 1, -".txt".length),
      readFileSync(resolve(FOLDER, file), "utf8")
        .split("\n")
        .filter((line) => line.trim() !== ""),
    ]);
}
