import { type Fault, type Json, writePointer } from "../../../base/json.ts";

const QUOTE = 34;

const COMMA = 44;

const COLON = 58;

const OPEN_LIST = 91;

const BACKSLASH = 92;

const CLOSE_LIST = 93;

const OPEN_OBJECT = 123;

const CLOSE_OBJECT = 125;

const LITERAL = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/**
 * Maximum nesting of objects and lists. The deepest of 170 public specifications has 27 levels;
 * every later step recurses over the document.
 */
export const MAX_DEPTH = 49;

/** One pass with an explicit stack, so that deep nesting cannot overflow the call stack. */
class JsonScanner {
  at = 0;
  /** For each open container, the keys seen so far, or null for a list. */
  private readonly open: (Set<string> | null)[] = [];
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  scan(): string | undefined {
    let message = this.value();
    while (message === undefined && this.open.length > 0) message = this.step();
    if (message !== undefined) return message;
    this.space();
    return this.at < this.text.length ? "Unexpected text after the end of the document" : undefined;
  }

  /** After a value inside a container: a comma and the next entry, or the end of the container. */
  private step(): string | undefined {
    const keys = this.open[this.open.length - 1] ?? null;
    const code = this.space();
    if (code === (keys ? CLOSE_OBJECT : CLOSE_LIST)) return this.close();
    if (code !== COMMA) return `Expected a comma or ${keys ? "`}`" : "`]`"}`;
    this.at++;
    return keys ? this.entry(keys) : this.value();
  }

  private close(): undefined {
    this.at++;
    this.open.pop();
  }

  private entry(keys: Set<string>): string | undefined {
    if (this.space() !== QUOTE) return "Expected a key in double quotes";
    const start = this.at;
    const message = this.string();
    if (message !== undefined) return message;
    const key = this.text.slice(start + 1, this.at - 1);
    if (keys.has(key)) {
      this.at = start;
      return `The key "${key.slice(0, 100)}" appears twice in one object`;
    }
    keys.add(key);
    if (this.space() !== COLON) return "Expected a colon after the key";
    this.at++;
    return this.value();
  }

  private value(): string | undefined {
    const code = this.space();
    if (code === QUOTE) return this.string();
    if (code === OPEN_OBJECT) return this.enter(new Set());
    if (code === OPEN_LIST) return this.enter(null);
    LITERAL.lastIndex = this.at;
    if (!LITERAL.test(this.text)) {
      return this.at >= this.text.length ? "The text ends too early" : "Expected a JSON value";
    }
    this.at = LITERAL.lastIndex;
    return undefined;
  }

  private enter(keys: Set<string> | null): string | undefined {
    if (this.open.length >= MAX_DEPTH) return `The document is nested more than ${MAX_DEPTH} levels deep`;
    this.at++;
    this.open.push(keys);
    if (this.space() === (keys ? CLOSE_OBJECT : CLOSE_LIST)) return this.close();
    return keys ? this.entry(keys) : this.value();
  }

  private string(): string | undefined {
    let end = this.at;
    do {
      end = this.text.indexOf('"', end + 1);
      if (end < 0) return "A string is never closed";
    } while (this.isEscaped(end));
    this.at = end + 1;
    return undefined;
  }

  private isEscaped(at: number): boolean {
    let backslashes = 0;
    while (this.text.charCodeAt(at - 1 - backslashes) === BACKSLASH) backslashes++;
    return backslashes % 2 === 1;
  }

  /** Skips white space and returns the character code there (NaN at the end). */
  private space(): number {
    let code = this.text.charCodeAt(this.at);
    while (code === 32 || code === 10 || code === 13 || code === 9) code = this.text.charCodeAt(++this.at);
    return code;
  }
}

/** GitHub's whole REST API, 13 MB, has 258,000 values. */
const MAX_VALUES = 1_500_000;

/**
 * Characters of text after YAML aliases are expanded: an alias to a long string costs as much as
 * the string.
 */
const MAX_TEXT = 32 * 1024 * 1024;

/**
 * Reads JSON text (RFC 8259) for faults that `JSON.parse` does not report: the line and column of
 * the first syntax error, and duplicate keys in an object. About 100 ms for 13 MB.
 * @returns the fault as a sentence, or undefined
 */
export function scanJson(text: string): string | undefined {
  const scanner = new JsonScanner(text);
  const message = scanner.scan();
  return message === undefined ? undefined : `${message} (${lineAndColumn(text, scanner.at)})`;
}

function lineAndColumn(text: string, at: number): string {
  const before = text.slice(0, at);
  const line = before.split("\n").length;
  return `line ${line}, column ${at - before.lastIndexOf("\n")}`;
}

interface Walk {
  path: string[];
  values: number;
  text: number;
}

/**
 * Checks a parsed document for what makes it dangerous to walk: depth, expanded size, `__proto__`
 * keys and numbers that JSON does not have. Stops at the first fault, so that it is quick on
 * decompression bombs.
 */
export function checkJsonTree(root: Json): Fault | undefined {
  const walk: Walk = { path: [], values: 0, text: 0 };
  const message = checkValue(root, walk, 1);
  return message === undefined ? undefined : { pointer: writePointer(walk.path.slice(0, 12)), message };
}

function checkValue(value: Json, walk: Walk, depth: number): string | undefined {
  walk.values++;
  if (typeof value === "string") walk.text += value.length;
  if (walk.values > MAX_VALUES || walk.text > MAX_TEXT) {
    return "The document is too large after its YAML aliases are expanded: write it without aliases.";
  }
  if (typeof value === "number" && !Number.isFinite(value)) return "NaN and Infinity are not JSON values.";
  if (typeof value !== "object" || value === null) return undefined;
  if (depth > MAX_DEPTH) return `The document is nested more than ${MAX_DEPTH} levels deep.`;
  return Array.isArray(value) ? checkList(value, walk, depth) : checkFields(value, walk, depth);
}

function checkList(list: Json[], walk: Walk, depth: number): string | undefined {
  for (let index = 0; index < list.length; index++) {
    const message = checkValue(list[index] ?? null, walk, depth + 1);
    if (message === undefined) continue;
    walk.path.unshift(String(index));
    return message;
  }
  return undefined;
}

function checkFields(fields: { [key: string]: Json }, walk: Walk, depth: number): string | undefined {
  for (const key of Object.keys(fields)) {
    if (key === "__proto__") return "A field is named `__proto__`: rename it.";
    walk.text += key.length;
    const message = checkValue(fields[key] ?? null, walk, depth + 1);
    if (message === undefined) continue;
    walk.path.unshift(key);
    return message;
  }
  return undefined;
}
