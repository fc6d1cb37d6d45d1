/** Thrown for an unterminated quote. */
export class QuoteError extends Error {
  override readonly name = "QuoteError";
}

const ANSI: Record<string, string> = {
  n: "\n",
  r: "\r",
  t: "\t",
  "0": "\0",
  a: "\x07",
  b: "\b",
  f: "\f",
  v: "\v",
};

/**
 * Splits a command line into words like a POSIX shell (IEEE 1003.1 §2.2): quotes, backslashes, `$'…'`,
 * line continuation; and, as browsers copy for Windows, `^` before a line end or a character. No
 * expansion.
 *
 * @throws QuoteError for an unterminated quote
 */
export function splitWords(command: string): string[] {
  const text = isWindows(command) ? fromWindows(command) : command;
  const words: string[] = [];
  let word: string | null = null;
  let at = 0;
  const until = (quote: string): number => {
    const end = text.indexOf(quote, at);
    if (end < 0) throw new QuoteError(quote);
    return end;
  };
  while (at < text.length) {
    const character = text[at] ?? "";
    if (/\s/.test(character)) {
      if (word !== null) words.push(word);
      word = null;
      at++;
    } else if (character === "'") {
      at++;
      const end = until("'");
      word = (word ?? "") + text.slice(at, end);
      at = end + 1;
    } else if (text.startsWith("$'", at)) {
      const [value, end] = readAnsi(text, at + 2);
      word = (word ?? "") + value;
      at = end;
    } else if (character === '"') {
      const [value, end] = readDouble(text, at + 1);
      word = (word ?? "") + value;
      at = end;
    } else if (character === "\\") {
      const next = text[at + 1] ?? "";
      if (next === "\r" && text[at + 2] === "\n") at += 3;
      else {
        if (next !== "\n") word = (word ?? "") + next;
        at += 2;
      }
    } else {
      word = (word ?? "") + character;
      at++;
    }
  }
  if (word !== null) words.push(word);
  return words;
}

function readDouble(text: string, from: number): [value: string, end: number] {
  let value = "";
  for (let at = from; at < text.length; at++) {
    const character = text[at] ?? "";
    if (character === '"') return [value, at + 1];
    if (character === "\\" && /["\\$`\n]/.test(text[at + 1] ?? "")) {
      at++;
      if (text[at] !== "\n") value += text[at];
    } else value += character;
  }
  throw new QuoteError('"');
}

/** Bash's `$'…'`, which browsers use for line ends and non-ASCII characters. */
function readAnsi(text: string, from: number): [value: string, end: number] {
  let value = "";
  for (let at = from; at < text.length; at++) {
    const character = text[at] ?? "";
    if (character === "'") return [value, at + 1];
    if (character !== "\\") {
      value += character;
      continue;
    }
    const code = /^(?:x([0-9a-f]{1,2})|u([0-9a-f]{1,4})|U([0-9a-f]{1,8}))/i.exec(text.slice(at + 1));
    const digits = code?.[1] ?? code?.[2] ?? code?.[3];
    if (code && digits) {
      value += String.fromCodePoint(Math.min(Number.parseInt(digits, 16), 0x10ffff));
      at += code[0].length;
    } else {
      const next = text[at + 1] ?? "";
      value += ANSI[next] ?? next;
      at++;
    }
  }
  throw new QuoteError("$'");
}

function isWindows(command: string): boolean {
  return /\^\r?\n/.test(command) || /\s\^"/.test(command);
}

/** `cmd.exe`: `^` escapes the next character, and continues the line at its end. */
function fromWindows(command: string): string {
  return command.replace(/\^\r?\n/g, " ").replace(/\^(.)/g, (_, character: string) => character);
}
