import type { TextStream } from "../contract/scrub.ts";
import { holdBack } from "./hold-back.ts";
import { GAP, readUnits, type Unit, type UnitReader } from "./read-unit.ts";

const NOTHING = { value: "", end: 0 };

/** The sentences as a tree of their units; common beginnings are compared once. */
interface Node {
  next: Map<Unit, Node>;
  isEnd: boolean;
}

/** How far a text was compared with the sentences. */
interface Comparison {
  node: Node;
  at: number;
  /** It matches a whole sentence already. */
  isSentence: boolean;
  /** Further whitespace belongs to the last unit. */
  isInGap: boolean;
}

/**
 * Removes sentences from a streamed text exactly as from the whole text: a possible start of a sentence is
 * held back until it is decided, so that not even its first words are sent. `pattern` matches the
 * sentences in any form. Each piece continues the comparison, which restarts only once it is decided, so
 * that long whitespace does not make it slow.
 */
export function withholdInStream(
  sentences: readonly string[],
  pattern: RegExp,
  instead: string,
  write: (text: string) => void,
): TextStream {
  const tree = buildTree(sentences);
  const here = new RegExp(pattern.source, "iuy");
  const begin = (at: number): Comparison => ({ node: tree, at, isSentence: false, isInGap: false });
  /** The possible start of a sentence before the held text. */
  let begun = "";
  let comparison = begin(0);

  return holdBack((waiting, isEnd) => {
    let found = compare(comparison, readUnits(waiting));
    if (found === "beginning" && !isEnd) {
      begun += waiting.slice(0, comparison.at);
      const rest = waiting.slice(comparison.at);
      comparison.at = 0;
      return { shown: "", waiting: rest };
    }
    const text = begun + waiting;
    const units = readUnits(text);
    let [from, at, shown] = [0, 0, ""];
    while (at < text.length && (found !== "beginning" || isEnd)) {
      here.lastIndex = at;
      const match = found === "nothing" ? null : here.exec(text);
      if (match) shown += `${text.slice(from, at)}${instead}`;
      at += match?.[0].length ?? 1;
      if (match) from = at;
      comparison = begin(at);
      found = compare(comparison, units);
    }
    shown += text.slice(from, at);
    begun = text.slice(at, comparison.at);
    const rest = text.slice(comparison.at);
    comparison.at = 0;
    return { shown, waiting: rest };
  }, write);
}

function buildTree(sentences: readonly string[]): Node {
  const root: Node = { next: new Map(), isEnd: false };
  for (const sentence of sentences) {
    const units = readUnits(sentence);
    let node = root;
    for (let at = 0; at < sentence.length; ) {
      const unit = units.read(at) ?? { value: sentence.charAt(at), end: at + 1 };
      const next = node.next.get(unit.value) ?? { next: new Map(), isEnd: false };
      node.next.set(unit.value, next);
      node = next;
      at = unit.end;
    }
    node.isEnd = true;
  }
  return root;
}

/**
 * Continues the comparison to the end of the text. The result is the start of a sentence, a whole one
 * (which the pattern decides), or no match.
 */
function compare(comparison: Comparison, units: UnitReader): "beginning" | "sentence" | "nothing" {
  for (;;) {
    const { node } = comparison;
    if (comparison.isInGap) comparison.at = units.skipGap(comparison.at);
    const unit = node.next.size > 0 ? units.read(comparison.at) : NOTHING;
    if (unit === null) return "beginning";
    const next = node.next.get(unit.value);
    if (!next) return comparison.isSentence ? "sentence" : "nothing";
    comparison.node = next;
    comparison.at = unit.end;
    comparison.isSentence ||= next.isEnd;
    comparison.isInGap = unit.value === GAP;
  }
}
