import type { Anchor } from "./find-anchors.ts";
import type { Reading } from "./reading.ts";

export interface ValuePlace {
  start: number;
  /** `=` or `:` after the name, or a word such as `is`, `called`: what follows is meant as the value. */
  strong: boolean;
  /** `name: value` or `name=value`. */
  explicit: boolean;
}

const LINKS =
  /^(?:['’]s\b)?(?:\s*(?:[:=#]|->|→|["']\s*:)|\s*[-–]\s(?=\S)|\s*\(|,?\s*\b(?:which is|is|are|was|to be|should be|must be|will be|be|being|set to|equals|equal to|called|named|titled|saying|as follows|of|to|as|at|by|with|like|number|no\.|id|uuid|identifier|value|the|a|an|new|content|jako|je|ist|mit|es|von)\b|\s*,(?=\s*[\d"'“]))*\s*/iu;
const STRONG =
  /[:=]|->|→|[-–]\s|\b(?:is|are|was|be|set to|equals?|called|named|titled|saying|as|je|ist|es)\b/iu;

/** Where the value of a slot begins that the question names: after the name and the words that link it to its value. */
export function readValuePlace({ text, tokens }: Reading, anchor: Anchor): ValuePlace | undefined {
  const last = tokens[anchor.last];
  if (last === undefined) return undefined;
  const rest = text.slice(last.end, last.end + 120);
  const link = LINKS.exec(rest)?.[0] ?? "";
  const named = /^(?:named|called|titled)$/.test(last.lower);
  const start = last.end + link.length;
  if (start >= text.length) return undefined;
  return { start, strong: named || STRONG.test(link), explicit: /[:=]/.test(link) };
}
