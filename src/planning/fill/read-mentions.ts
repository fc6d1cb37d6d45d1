import { type DateMention, readDates } from "./read-dates.ts";
import { type NumberMention, readNumbers } from "./read-numbers.ts";

export interface TextMention {
  kind: "email" | "url" | "uuid" | "ip" | "phone" | "quoted";
  value: string;
  start: number;
  end: number;
}

export type Mention = TextMention | NumberMention | DateMention;

export interface Span {
  start: number;
  end: number;
}

const EMAIL =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}@(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,24}/gu;
const URL_TEXT = /(?<![\p{L}\p{N}])(?:https?|ftp):\/\/[^\s<>"'`“”«»]{1,2000}[^\s<>"'`“”«».,;:!?)\]}]/giu;
const UUID =
  /(?<![\p{L}\p{N}-])[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(?![\p{L}\p{N}-])/giu;
const IP = /(?<![\d.])(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?![\d.]*\d)/g;
const PHONE = /(?<![\p{L}\p{N}+])\+\d[\d\s().-]{6,18}\d(?![\p{L}\p{N}])/gu;
/** A quote opens after a space or a bracket and closes before one, so that apostrophes are none. */
const QUOTES = [
  /(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{N}])'([^'\n]{1,500}(?:'(?=\p{L})[^'\n]{1,500}){0,8})'(?![\p{Script=Latin}\p{N}])/gu,
  /"([^"\n]{1,1000})"/g,
  /[“„]([^“”\n]{1,1000})[”“]/g,
  /(?<!\p{L})‘([^‘’\n]{1,500})’(?!\p{L})/gu,
  /«\s?([^«»\n]{1,1000}?)\s?»/g,
  /`{1,3}([^`]{1,1000})`{1,3}/g,
  /「([^」]{1,500})」/g,
];

/** Everything of a plain type that a text holds: addresses, quotes, dates, numbers; in order, and none inside another. */
export function readMentions(text: string, now: Date): Mention[] {
  const mentions: Mention[] = [];
  const add = (found: readonly Mention[]) => {
    mentions.push(...found.filter((mention) => !mentions.some((other) => overlaps(other, mention))));
  };
  add(findAll(text, URL_TEXT, "url"));
  add(findAll(text, EMAIL, "email"));
  add(findAll(text, UUID, "uuid"));
  for (const pattern of QUOTES) add(findQuoted(text, pattern));
  add(findAll(text, IP, "ip"));
  add(findAll(text, PHONE, "phone"));
  add(readDates(text, now));
  add(readNumbers(text));
  return mentions.sort((a, b) => a.start - b.start);
}

export function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

function findAll(text: string, pattern: RegExp, kind: TextMention["kind"]): TextMention[] {
  return [...text.matchAll(pattern)].map((match) => {
    return { kind, value: match[0], start: match.index, end: match.index + match[0].length };
  });
}

/** A quoted address is an address. */
function findQuoted(text: string, pattern: RegExp): TextMention[] {
  return [...text.matchAll(pattern)].map((match) => {
    const value = (match[1] ?? "").trim();
    return { kind: "quoted", value, start: match.index, end: match.index + match[0].length };
  });
}
