import type { Line } from "./read-lines.ts";

export interface Fence {
  mark: string;
  length: number;
}

/** 1–6 for `# Heading`, otherwise 0 (CommonMark §4.2). */
export function atxLevel(text: string, { first, end }: Line): number {
  const level = runLength(text, first, Math.min(end, first + 7), "#");
  return level <= 6 && endsWord(text, first + level, end) ? level : 0;
}

/** 1 for a line of `=`, 2 for a line of `-`, otherwise 0 (CommonMark §4.3). */
export function setextLevel(text: string, { first, end }: Line): number {
  const mark = text[first];
  if (mark !== "=" && mark !== "-") return 0;
  const after = first + runLength(text, first, end, mark);
  return isBlank(text, after, end) ? (mark === "=" ? 1 : 2) : 0;
}

/** Three or more backticks or tildes; after backticks the line contains no backtick (CommonMark §4.5). */
export function openFence(text: string, { first, end }: Line): Fence | null {
  const mark = text[first];
  if (mark !== "`" && mark !== "~") return null;
  const length = runLength(text, first, end, mark);
  if (length < 3) return null;
  if (mark === "`" && text.slice(first + length, end).includes("`")) return null;
  return { mark, length };
}

export function closesFence(text: string, { first, end }: Line, fence: Fence): boolean {
  const length = runLength(text, first, end, fence.mark);
  return length >= fence.length && isBlank(text, first + length, end);
}

/** `- `, `* `, `+ `, `1. ` or `1) ` (CommonMark §5.2). */
export function isListItem(text: string, { first, end }: Pick<Line, "first" | "end">): boolean {
  const mark = text[first];
  if (mark === "-" || mark === "*" || mark === "+") return endsWord(text, first + 1, end);
  let at = first;
  while (at < end && at < first + 9 && isDigit(text.charCodeAt(at))) at++;
  return at > first && (text[at] === "." || text[at] === ")") && endsWord(text, at + 1, end);
}

/** Three or more `*`, `-` or `_`, and only spaces besides (CommonMark §4.1). */
export function isThematicBreak(text: string, { first, end }: Line): boolean {
  const mark = text[first];
  if (mark !== "*" && mark !== "-" && mark !== "_") return false;
  let count = 0;
  for (let at = first; at < end; at++) {
    if (text[at] === mark) count++;
    else if (text[at] !== " " && text[at] !== "\t") return false;
  }
  return count >= 3;
}

function runLength(text: string, from: number, end: number, mark: string): number {
  let at = from;
  while (at < end && text[at] === mark) at++;
  return at - from;
}

function endsWord(text: string, at: number, end: number): boolean {
  return at >= end || text[at] === " " || text[at] === "\t";
}

function isBlank(text: string, from: number, end: number): boolean {
  for (let at = from; at < end; at++) if (text[at] !== " " && text[at] !== "\t") return false;
  return true;
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}
