/** Why a response path cannot be used. */
export type PathFault =
  | "bad_path"
  | "path_too_long"
  | "eval_disabled"
  | "unsupported"
  | "too_many_descents"
  | "placeholder_in_path"
  | "too_deep"
  | "too_many_matches";

export class PathError extends Error {
  override readonly name = "PathError";
  readonly reason: PathFault;

  constructor(reason: PathFault, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** One selector of a segment (RFC 9535 §2.3). */
export type Selector =
  | { kind: "name"; name: string }
  | { kind: "index"; index: number }
  | { kind: "slice"; text: string }
  | { kind: "wildcard" };

export interface Segment {
  /** `..`: the selectors apply to the node and everything below it. */
  isDescent: boolean;
  selectors: Selector[];
}

const MAX_PATH = 256;

/**
 * Reads a JSONPath (RFC 9535) of names, indexes, slices, wildcards, unions and at most one `..`, or the short form
 * `data.items[0].name` of it. Filters, scripts and extensions are refused whether or not they would ever be reached.
 * @throws PathError
 */
export function parsePath(path: string): Segment[] {
  const text = path.trim();
  if (text.length > MAX_PATH) {
    throw new PathError("path_too_long", `The path is longer than ${MAX_PATH} characters.`);
  }
  if (text.includes("{{")) {
    throw new PathError(
      "placeholder_in_path",
      "A path holds no placeholders: what comes back is chosen by you alone.",
    );
  }
  const segments = new PathReader(
    text.startsWith("$") ? text : `$${/^[.[]/.test(text) ? "" : "."}${text}`,
  ).read();
  if (segments.filter(({ isDescent }) => isDescent).length > 1) {
    throw new PathError("too_many_descents", 'A path may hold one "..", no more.');
  }
  return segments;
}

/** Whether a path can name one value at most (RFC 9535 §2.3.5.1, "singular query"). */
export function isDefinite(segments: readonly Segment[]): boolean {
  return segments.every(
    ({ isDescent, selectors: [only, ...more] }) =>
      !isDescent && more.length === 0 && (only?.kind === "name" || only?.kind === "index"),
  );
}

/** RFC 9535 §2.3.1: name-first is a letter, `_` or beyond ASCII; we also take `-` and digits later on, as short forms do. */
const NAME = /[\p{L}_\u0080-\u{10ffff}$][\p{L}\p{N}_\u0080-\u{10ffff}$-]*/uy;
const BLANK = /[ \t\r\n]*/y;
const NUMBER = /(?:0|-?[1-9]\d*)/y;
const SLICE =
  /(?:(?:0|-?[1-9]\d*)?)[ \t\r\n]*:[ \t\r\n]*(?:(?:0|-?[1-9]\d*)?)[ \t\r\n]*(?::[ \t\r\n]*(?:0|-?[1-9]\d*)?)?/y;

function evalDisabled(): PathError {
  return new PathError(
    "eval_disabled",
    "Filters and scripts are switched off: a path only names what to take.",
  );
}

class PathReader {
  readonly #text: string;
  #at = 1;

  constructor(text: string) {
    this.#text = text;
  }

  read(): Segment[] {
    const segments: Segment[] = [];
    for (;;) {
      const before = this.#at;
      this.#take(BLANK);
      if (this.#at === this.#text.length) {
        if (this.#at !== before) throw this.#fault();
        return segments;
      }
      segments.push(this.#segment());
    }
  }

  #segment(): Segment {
    if (this.#skip("..")) {
      if (this.#text[this.#at] === "[") return { isDescent: true, selectors: this.#brackets() };
      return { isDescent: true, selectors: [this.#short()] };
    }
    if (this.#skip(".")) return { isDescent: false, selectors: [this.#short()] };
    if (this.#text[this.#at] === "[") return { isDescent: false, selectors: this.#brackets() };
    throw this.#fault();
  }

  #short(): Selector {
    if (this.#skip("*")) return { kind: "wildcard" };
    const name = this.#take(NAME);
    if (name === "") throw this.#fault();
    return { kind: "name", name };
  }

  #brackets(): Selector[] {
    this.#skip("[");
    const selectors: Selector[] = [];
    do {
      this.#take(BLANK);
      selectors.push(this.#selector());
      this.#take(BLANK);
    } while (this.#skip(","));
    if (!this.#skip("]")) throw this.#fault();
    return selectors;
  }

  #selector(): Selector {
    if (this.#skip("*")) return { kind: "wildcard" };
    const quote = this.#text[this.#at];
    if (quote === "?" || quote === "(") throw evalDisabled();
    if (quote === "'" || quote === '"') return { kind: "name", name: this.#quoted(quote) };
    const from = this.#at;
    const slice = this.#take(SLICE).replace(/\s/g, "");
    const index = slice === "" ? this.#take(NUMBER) : "";
    // RFC 9535 §2.1: integers that every reader of JSON has exactly.
    if (!(slice || index).split(":").every((number) => Number.isSafeInteger(Number(number))))
      throw this.#fault(from);
    if (slice !== "") return { kind: "slice", text: slice };
    if (index === "") throw this.#fault();
    return { kind: "index", index: Number(index) };
  }

  /** RFC 9535 §2.3.1.1: the escapes of JSON, and `\'` inside single quotes only, `\"` inside double ones. */
  #quoted(quote: string): string {
    const from = this.#at++;
    while (this.#at < this.#text.length && this.#text[this.#at] !== quote)
      this.#at += this.#text[this.#at] === "\\" ? 2 : 1;
    if (!this.#skip(quote)) throw this.#fault();
    const inner = this.#text.slice(from + 1, this.#at - 1);
    const json =
      quote === '"'
        ? inner
        : inner.replace(/\\(.)|"/gs, (pair, next) =>
            pair === '"' ? '\\"' : next === "'" ? "'" : next === '"' ? "\\x" : pair,
          );
    try {
      const name = JSON.parse(`"${json}"`) as string;
      if (/\p{Surrogate}/u.test(name)) throw new SyntaxError("half a character");
      // Some readers of JSONPath take these for filters even in quotes.
      if (/^\??\(/.test(name)) throw evalDisabled();
      return name;
    } catch (error) {
      throw error instanceof PathError ? error : this.#fault(from);
    }
  }

  #skip(text: string): boolean {
    if (!this.#text.startsWith(text, this.#at)) return false;
    this.#at += text.length;
    return true;
  }

  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0] ?? "";
    this.#at += found.length;
    return found;
  }

  #fault(at = this.#at): PathError {
    const rest = this.#text.slice(at);
    if (/^[\^~@]/.test(rest)) {
      return new PathError(
        "unsupported",
        `"${rest[0]}" is no part of JSONPath (RFC 9535) and not supported.`,
      );
    }
    const where = rest === "" ? "at its end" : `at "${rest.slice(0, 12)}"`;
    return new PathError(
      "bad_path",
      `The path is wrong ${where}. Examples: data.items[0].name, $.items[*].id`,
    );
  }
}
