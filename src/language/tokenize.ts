import type { Phrases } from "./lexicon.ts";
import { foldText, foldWord } from "./split-words.ts";
import { stemWord } from "./stem-word.ts";

export type TokenKind =
  | "word"
  | "number"
  | "code"
  | "date"
  | "time"
  | "email"
  | "url"
  | "host"
  | "uuid"
  | "phone"
  | "symbol";

/** A word, a number or another unit of a request that is not split further. */
export interface Token {
  kind: TokenKind;
  /** As written. */
  text: string;
  /** Folded: lowercase, no diacritics. A word of more than 100 letters is shortened. */
  word: string;
  /** English stem of a word; otherwise the same as `word`. */
  stem: string;
  start: number;
  end: number;
  /** The text between the previous token and this one. */
  gap: string;
  /** Whether it starts with a capital letter and not at the start of a sentence. */
  name: boolean;
  /** Index of the quoted text that contains it; −1 outside of quotes. */
  quote: number;
}

export interface Quote {
  /** Without the quotation marks. */
  text: string;
  /** With the quotation marks. */
  start: number;
  end: number;
}

const QUOTES =
  /"([^"\n]{1,2000})"|“([^”\n]{1,2000})”|„([^“”\n]{1,2000})[“”]|«\s?([^»\n]{1,2000}?)\s?»|`([^`\n]{1,2000})`|(?<![\p{L}\p{N}])'([^'\n]{1,2000}(?:'(?=\p{L})[^'\n]{1,500})*)'(?![\p{L}\p{N}])/gu;

/** Extensions of files that are rarely the end of a host name. */
const EXTENSIONS =
  "png|jpe?g|gif|svg|webp|bmp|tiff?|pdf|csv|tsv|xlsx?|docx?|pptx?|odt|txt|md|json|xml|ya?ml|html?|css|zip|gz|tgz|tar|rar|7z|mp[34]|wav|avi|mkv|parquet|sql|dump|bak|log|ics|eml|apk|exe|iso|ttf|epub";

const LETTER = "\\p{L}\\p{M}";
/** In order of precedence. */
const KINDS: readonly [TokenKind, string][] = [
  ["url", "(?:https?|ftp|wss?)://[^\\s\"'<>]*[^\\s\"'<>.,;:!?)\\]]"],
  ["email", "[\\w.+-]*[\\w+-]@[\\w-]+(?:\\.[\\w-]+)+"],
  ["uuid", "[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}"],
  // The path of a file.
  [
    "code",
    `(?<![^\\s"'(«„“\`])(?:~|\\.{1,2})?/[${LETTER}\\d_-][${LETTER}\\d._-]*(?:/[${LETTER}\\d._-]*)*(?<![.])`,
  ],
  [
    "date",
    "\\d{4}-\\d{2}-\\d{2}(?:[T ]\\d{2}:\\d{2}(?::\\d{2})?(?:\\.\\d+)?(?:Z|[+-]\\d{2}:?\\d{2})?)?(?![\\d-])",
  ],
  ["date", "\\d{4}[./]\\d{1,2}[./]\\d{1,2}(?!\\d)"],
  ["date", "\\d{1,2}(?:\\. ?|[/-])\\d{1,2}(?:\\. ?|[/-])\\d{4}(?![\\d-])"],
  ["date", "\\d{1,2}[./]\\d{1,2}[./]\\d{2}(?!\\d)"],
  ["date", "\\d{1,2}\\. ?\\d{1,2}\\.(?! ?\\d)"],
  // "at 14:00: …" is a time before a colon.
  ["time", "\\d{1,2}:\\d{2}(?::\\d{2})?(?:\\s?[aApP]\\.?[mM]\\b\\.?)?(?!\\d|:\\d)"],
  ["time", "\\d{1,2}(?:[.:]\\d{2})?\\s?[aApP]\\.?[mM]\\b\\.?"],
  ["time", "\\d{1,2}\\s?[hH](?:\\d{2})?(?![\\p{L}\\d])"],
  // "@ada", "@ada.lane", "#general"
  ["code", `[#@][${LETTER}](?:[${LETTER}\\d_-]|\\.(?=[${LETTER}\\d]))*(?<=[${LETTER}\\d])`],
  ["code", "\\d{1,3}(?:\\.\\d{1,3}){3}(?:/\\d{1,2})?(?![\\d.])"],
  ["phone", "\\+\\d[\\d ()/-]{6,18}\\d"],
  [
    "number",
    "\\d+(?:[.,]\\d+)?(?=(?:k|kg|km|cm|mm|ml|g|l|m|[ck]?m[23²³]|s|h|min|mb|gb|tb|kwh|kw|st|nd|rd|th|er|eme|e|x|eur|usd|czk|pln)(?![\\p{L}\\d-]))",
  ],
  // "a 9-day tour"
  [
    "number",
    "\\d+(?=-(?:second|minute|min|hour|day|night|week|month|year|seat|person|page|mile|km|kg|cm)s?(?![\\p{L}\\d-]))",
  ],
  // "reports/q3.pdf", "logo.png", "exports/2026/": files and folders without a leading slash
  [
    "code",
    `(?<![^\\s"'(«„“\`=])(?:[${LETTER}\\d_-]+/)+[${LETTER}\\d_-]+(?:\\.[${LETTER}\\d_-]+)*\\.[a-z][a-z\\d]{1,7}(?![${LETTER}\\d/]|\\.[${LETTER}\\d])`,
  ],
  [
    "code",
    `(?<![^\\s"'(«„“\`=])[${LETTER}\\d_-]+(?:\\.[${LETTER}\\d_-]+)*\\.(?:${EXTENSIONS})(?![${LETTER}\\d/-]|\\.[${LETTER}\\d])`,
  ],
  ["code", `(?<![^\\s"'(«„“\`=])(?:[${LETTER}\\d_-]{2,}/)+(?=[\\s,;]|$)`],
  [
    "host",
    `(?:[${LETTER}\\d](?:[${LETTER}\\d-]*[${LETTER}\\d])?\\.)+(?:[a-z]{2,12})(?![${LETTER}\\d])(?:/[^\\s"'<>,;]*[^\\s"'<>.,;:!?)])?`,
  ],
  // "eva.k", an account name
  ["code", `[${LETTER}]{2,}\\.[${LETTER}](?![${LETTER}\\d.])`],
  [
    "code",
    `#?(?=[${LETTER}\\d_.@-]*(?:/(?=\\d)[${LETTER}\\d_.@/-]*)?\\d)(?=[${LETTER}\\d_.@/-]*[${LETTER}_])[${LETTER}\\d]+(?:(?:[-_.@]+|/(?=\\d))[${LETTER}\\d]+)*(?:\\+(?![${LETTER}\\d+])|(?<=[A-Za-z\\d]{16})={1,2}(?![${LETTER}\\d=]))?`,
  ],
  // "QX-ABC", a code of capitals
  ["code", `(?<![${LETTER}\\d-])\\p{Lu}{2,5}-\\p{Lu}{2,5}(?![${LETTER}\\d-])`],
  ["phone", "\\d{2,4}(?:[ -]\\d{2,4}){2,4}(?![\\d-])"],
  ["code", "#\\d+"],
  ["code", "\\d+(?:[-/]\\d+)+"],
  ["code", "\\d+(?:\\.\\d+){2,}"],
  ["number", "\\d{1,3}(?:[ .,'\u00a0\u202f]\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)"],
  ["number", "\\d+(?:[.,]\\d+)?"],
  // "s.r.o.", "U.S.", "e.V."
  ["word", `(?<![${LETTER}\\d.])(?:[${LETTER}]\\.){2,}(?![${LETTER}\\d])`],
  // "Dr. Malina", "St. Anne": no sentence ends after the title.
  [
    "word",
    `(?<![${LETTER}\\d])(?:Dr|Mr|Mrs|Ms|Prof|Ing|Mgr|MUDr|MVDr|JUDr|Bc|Hr|Fr|Sr|Sra|Srta|Mme|Mlle|St|Ste|Mt|Sv|Św)\\.(?= ?\\p{Lu})`,
  ],
  // "_dmarc", the name of a record
  ["code", `(?<![${LETTER}\\d_])_[${LETTER}][${LETTER}\\d_.-]*[${LETTER}\\d]`],
  // "n° 7", "nº 7"
  ["symbol", "(?<![\\p{L}\\d])[nN]\\.?[°º]"],
  ["word", `(?<![${LETTER}])[ck]?m[²³]`],
  ["word", `[eE]-[mM]ail[${LETTER}]*|[${LETTER}]+(?:_[${LETTER}]+)*`],
  ["symbol", "[€$£¥₹%°#@&+]"],
];
const TOKEN = new RegExp(KINDS.map(([, pattern]) => `(${pattern})`).join("|"), "gu");
/** Characters between a full stop and the next word. */
const MAX_END = 50;
const SENTENCE_END = /[.!?\n][\s"'”“»)]*$/;

/** The tokens of a request in order, and its quoted texts. */
export function tokenize(text: string): { tokens: Token[]; quotes: Quote[] } {
  const quotes = [...text.matchAll(QUOTES)].map((match) => ({
    text: match.slice(1).find((group) => group !== undefined) ?? "",
    start: match.index,
    end: match.index + match[0].length,
  }));
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    const kind = KINDS[match.findIndex((group, i) => i > 0 && group !== undefined) - 1]?.[0] ?? "word";
    const start = match.index;
    const gap = text.slice(end, start);
    const word = (kind === "word" ? foldWord : foldText)(match[0])
      .replace(/^e-mail/, "email")
      .replace(/^(\p{L}{2,})\.$/u, "$1");
    const first = tokens.length === 0 || SENTENCE_END.test(gap.slice(-MAX_END));
    tokens.push({
      kind,
      text: match[0],
      word,
      stem: kind === "word" ? stemWord(word) : word,
      start,
      end: start + match[0].length,
      gap,
      name: kind === "word" && !first && /^\p{Lu}/u.test(match[0]),
      quote: quotes.findIndex((quote) => start >= quote.start && start < quote.end),
    });
    end = start + match[0].length;
  }
  return { tokens, quotes };
}

/** Whether a sentence ends before the token. */
export function startsSentence(token: Token): boolean {
  return /[.!?;\n](?:\s|["'”“»)]|$)/.test(token.gap);
}

/** Index of the last token of the longest phrase that starts at `i`; undefined when there is none. */
export function matchPhrase(phrases: Phrases, tokens: readonly Token[], i: number): number | undefined {
  const found = (phrases.get(tokens[i]?.word ?? "") ?? []).find((phrase) =>
    phrase.every(
      (word, n) => tokens[i + n]?.word === word && (n === 0 || !/[.!?;,]/.test(tokens[i + n]?.gap ?? "")),
    ),
  );
  return found === undefined ? undefined : i + found.length - 1;
}
