import { JSONPathEnvironment, JSONPathError, type JSONPathQuery, jsonpath } from "json-p3";

/** The reason why a response path cannot be used. */
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
  | { kind: "slice"; start: number | undefined; stop: number | undefined; step: number | undefined }
  | { kind: "wildcard" };

export interface Segment {
  /** `..`: the selectors apply to the node and all descendants. */
  isDescent: boolean;
  selectors: Selector[];
}

const MAX_PATH = 256;
const READER = new JSONPathEnvironment();
const { IndexSelector, NameSelector, SliceSelector, WildcardSelector } = jsonpath.selectors;

/**
 * Parses a JSONPath (RFC 9535) of names, indexes, slices, wildcards, unions and at most one `..`, or its
 * short form `data.items[0].name`. Filters, scripts and extensions are always rejected.
 *
 * @throws PathError
 */
export function parsePath(path: string): Segment[] {
  const text = path.trim();
  if (text.length > MAX_PATH) {
    throw new PathError("path_too_long", `The path is longer than ${MAX_PATH} characters.`);
  }
  if (text.includes("{{")) {
    throw new PathError("placeholder_in_path", "A response path cannot contain placeholders.");
  }
  const whole = text.startsWith("$") ? text : `$${/^[.[]/.test(text) ? "" : "."}${text}`;
  const segments = compile(whole).segments.map((segment) => ({
    isDescent: segment.toString().startsWith(".."),
    selectors: segment.selectors.map(toSelector),
  }));
  if (segments.filter(({ isDescent }) => isDescent).length > 1) {
    throw new PathError("too_many_descents", 'A path may contain ".." only once.');
  }
  return segments;
}

/** Whether a path matches at most one value (RFC 9535 §2.3.5.1, "singular query"). */
export function isDefinite(segments: readonly Segment[]): boolean {
  return segments.every(
    ({ isDescent, selectors: [only, ...more] }) =>
      !isDescent && more.length === 0 && (only?.kind === "name" || only?.kind === "index"),
  );
}

/**
 * Quoted names, and unquoted ones with a `$`, such as `$id`, which RFC 9535 §2.3.1 only allows in quotes.
 */
const NAMES =
  /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|(\.\.?)((?=[\p{L}\p{N}_-]*\$)[\p{L}_$][\p{L}\p{N}_$-]*)/gsu;

function compile(path: string): JSONPathQuery {
  const standard = path.replace(NAMES, (found, dots?: string, name?: string) =>
    name === undefined ? found : `${dots === ".." ? dots : ""}['${name}']`,
  );
  try {
    return READER.compile(standard);
  } catch (error) {
    if (!(error instanceof JSONPathError)) throw error;
    throw /\?\(|[[,]\s*\?/.test(path) ? evalDisabled() : explain(standard.slice(error.token.index));
  }
}

function toSelector(selector: jsonpath.JSONPathSelector): Selector {
  if (selector instanceof WildcardSelector) return { kind: "wildcard" };
  if (selector instanceof IndexSelector) return { kind: "index", index: selector.index };
  if (selector instanceof SliceSelector) {
    const { start, stop, step } = selector;
    return { kind: "slice", start, stop, step };
  }
  if (!(selector instanceof NameSelector)) throw evalDisabled();
  const { name } = selector;
  // Some JSONPath implementations interpret these as filters even in quotes.
  if (/^\??\(/.test(name)) throw evalDisabled();
  if (/\p{Surrogate}/u.test(name)) throw explain(name);
  return { kind: "name", name };
}

/** @param rest the part that could not be parsed */
function explain(rest: string): PathError {
  if (rest.startsWith("(")) return evalDisabled();
  if (/^[\^~@]/.test(rest)) {
    return new PathError(
      "unsupported",
      `"${rest[0]}" is not part of JSONPath (RFC 9535) and is not supported.`,
    );
  }
  const where = rest === "" ? "at its end" : `at "${rest.slice(0, 12)}"`;
  return new PathError(
    "bad_path",
    `The path is invalid ${where}. Examples: data.items[0].name, $.items[*].id`,
  );
}

function evalDisabled(): PathError {
  return new PathError("eval_disabled", "Filters and scripts are not supported: a path only selects values.");
}
