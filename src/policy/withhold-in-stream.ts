import type { TextStream } from "../contract/scrub.ts";

/** What sentences are compared by: a character in any case, a quote however escaped, blanks however written. */
type Unit = string;
const GAP: Unit = " ";
const NOTHING = { value: "", end: 0 };
const SPACE = /\s/;
const QUOTE = '"';
/** No prompt has more of them before a quote. */
const MAX_BACKSLASHES = 64;

/** The sentences as a tree by their units: what begins alike is compared once. */
interface Node {
  next: Map<Unit, Node>;
  isEnd: boolean;
}

/**
 * Takes sentences out of a text that comes in pieces, exactly as if it were whole: what may be the beginning of one waits
 * until it is decided, so not even its first words leave. `pattern` finds the sentences, in any writing.
 */
export function withholdInStream(
  sentences: readonly string[],
  pattern: RegExp,
  instead: string,
  write: (text: string) => void,
): TextStream {
  const tree = plantTree(sentences);
  const here = new RegExp(pattern.source, "iuy");
  let waiting = "";

  function release(isEnd: boolean): void {
    let [from, at, shown] = [0, 0, ""];
    while (at < waiting.length) {
      const found = compare(tree, waiting, at);
      if (found === "beginning" && !isEnd) break;
      here.lastIndex = at;
      const match = found === "nothing" ? null : here.exec(waiting);
      if (match) shown += `${waiting.slice(from, at)}${instead}`;
      at += match?.[0].length ?? 1;
      if (match) from = at;
    }
    shown += waiting.slice(from, at);
    waiting = waiting.slice(at);
    if (shown !== "") write(shown);
  }

  return {
    push(piece) {
      waiting += piece;
      release(false);
    },
    end: () => release(true),
  };
}

function plantTree(sentences: readonly string[]): Node {
  const root: Node = { next: new Map(), isEnd: false };
  for (const sentence of sentences) {
    let node = root;
    for (let at = 0; at < sentence.length; ) {
      const unit = readUnit(sentence, at) ?? { value: sentence.charAt(at), end: at + 1 };
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
 * What the text is from here: the beginning of a sentence, as far as it goes; what reads like a whole one, and the pattern
 * decides; or nothing.
 */
function compare(tree: Node, text: string, from: number): "beginning" | "sentence" | "nothing" {
  let [node, at, isSentence] = [tree, from, false];
  for (;;) {
    const unit = node.next.size > 0 ? readUnit(text, at) : NOTHING;
    if (unit === null) return "beginning";
    const next = node.next.get(unit.value);
    if (!next) return isSentence ? "sentence" : "nothing";
    node = next;
    at = unit.end;
    isSentence ||= node.isEnd;
  }
}

/** What stands here; null when the text ends before that can be told. */
function readUnit(text: string, at: number): { value: Unit; end: number } | null {
  const char = text.codePointAt(at);
  if (char === undefined || isHalf(text, at)) return null;
  const gap = skipGap(text, at);
  if (gap > at) return { value: GAP, end: gap };
  if (text[at] !== "\\") {
    const value = String.fromCodePoint(char);
    return { value: fold(value), end: at + value.length };
  }
  let end = at;
  while (text[end] === "\\" && end - at < MAX_BACKSLASHES) end++;
  if (end === text.length) return null;
  return text[end] === QUOTE ? { value: QUOTE, end: end + 1 } : { value: "\\", end: at + 1 };
}

/** Blanks, as they are and as JSON writes them. */
function skipGap(text: string, from: number): number {
  let at = from;
  for (;;) {
    if (SPACE.test(text.charAt(at))) at++;
    else if (text[at] === "\\" && /[nrt]/.test(text.charAt(at + 1))) at += 2;
    else return at;
  }
}

/** Half of a character whose other half is still to come. */
function isHalf(text: string, at: number): boolean {
  return at === text.length - 1 && /[\ud800-\udbff]/.test(text.charAt(at));
}

/** At least as coarse as the case folding of regular expressions (Unicode's simple one). */
function fold(char: string): string {
  return char < "\x80" ? char.toLowerCase() : char.toLowerCase().toUpperCase().toLowerCase();
}
