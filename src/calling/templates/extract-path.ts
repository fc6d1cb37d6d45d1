import { isJsonObject, type Json } from "../../base/json.ts";
import { ToolgateError } from "../../contract/errors.ts";
import { isDefinite, PathError, parsePath, type Segment, type Selector } from "./parse-path.ts";

/**
 * Extracts the value of a response path. A path over the items of an empty list returns an empty list.
 * @throws ToolgateError API_ERROR {reason: "invalid_response", response_path, at, available} if nothing matches
 */
export function extractResult(answer: Json, path: string): Json {
  const found = extract(answer, path);
  const result = toResult(found);
  const { missing } = found;
  if (missing === null && result !== undefined) return result;
  if (!found.isDefinite && missing?.isEmpty === true) return [];
  const { at, available } = missing ?? { at: "", available: [] };
  const where = at === "" ? "at its root" : `at \`${at}\``;
  const there = available.length === 0 ? "nothing" : available.join(", ");
  throw new ToolgateError(
    "API_ERROR",
    `The response path \`${path}\` matches nothing in the answer; ${where} there is: ${there}.`,
    { details: { reason: "invalid_response", response_path: path, at, available } },
  );
}

function extract(answer: Json, path: string) {
  try {
    return extractPath(answer, path);
  } catch (error) {
    if (!(error instanceof PathError)) throw error;
    throw new ToolgateError("API_ERROR", `The response path \`${path}\` cannot be used: ${error.message}`, {
      details: { reason: "invalid_response", response_path: path, fault: error.reason },
    });
  }
}

/** Maximum depth of a document. */
const MAX_DEPTH = 64;

const MAX_MATCHES = 10_000;

/** Maximum number of values that `..` visits. */
const MAX_VISITED = 500_000;

/** Maximum characters of all matches as JSON: repeated `[0,0,0]` multiplies the size of a response. */
const MAX_SIZE = 1_000_000;

const MAX_SHOWN_KEYS = 30;

const MAX_SHOWN_KEY = 80;

const wildcard: Segment = { isDescent: false, selectors: [{ kind: "wildcard" }] };

export interface Extraction {
  matches: Json[];
  /** Whether the path matches at most one value: its result is the value itself, otherwise a list. */
  isDefinite: boolean;
  /** Without a match: the part of the path that exists, and the keys that are available there. */
  missing: { at: string; available: string[]; isEmpty: boolean } | null;
}

/**
 * Extracts the values of a response path from a document: `data.items[0].name`, or JSONPath (RFC 9535)
 * with wildcards, slices, unions and one `..`. An empty path returns the whole document.
 *
 * @throws PathError when the path cannot be used, the document is nested deeper than 64, more than 10,000
 * values or 1,000,000 characters match, or `..` visits more than 500,000 values
 */
export function extractPath(document: Json, path: string): Extraction {
  if (path.trim() === "" || path.trim() === "$")
    return { matches: [document], isDefinite: true, missing: null };
  const segments = parsePath(path);
  guardDepth(document, 0);
  const selection = new Selection();
  let nodes: Json[] = [document];
  for (const [position, segment] of segments.entries()) {
    const next = selection.selectAll(nodes, segment);
    if (next.length === 0)
      return { matches: [], isDefinite: isDefinite(segments), missing: describe(nodes, segments, position) };
    nodes = next;
  }
  guardSize(nodes);
  return { matches: nodes, isDefinite: isDefinite(segments), missing: null };
}

/**
 * The result of an extraction: the value of a definite path, or the list of an indefinite one; undefined
 * without a match.
 */
export function toResult({ matches, isDefinite: definite }: Extraction): Json | undefined {
  return definite ? matches[0] : matches;
}

/** Selects from the nodes of one segment after another, within one limit of visited nodes. */
class Selection {
  private visited = 0;

  /** @throws PathError too_many_matches as soon as a limit is exceeded */
  selectAll(nodes: readonly Json[], segment: Segment): Json[] {
    const found: Json[] = [];
    // A union can repeat a node thousands of times, whose descendants are visited once.
    const known = new Map<Json, Json[]>();
    for (const start of nodes) {
      const matches = known.get(start) ?? this.selectFrom(start, segment);
      if (segment.isDescent) known.set(start, matches);
      if (found.length + matches.length > MAX_MATCHES)
        throw tooMany(`More than ${MAX_MATCHES} values match.`);
      for (const match of matches) found.push(match);
    }
    return found;
  }

  private selectFrom(start: Json, { isDescent, selectors }: Segment): Json[] {
    const found: Json[] = [];
    for (const node of isDescent ? this.descend(start) : [start]) {
      for (const selector of selectors) {
        for (const match of select(node, selector)) {
          if (found.length === MAX_MATCHES) throw tooMany(`More than ${MAX_MATCHES} values match.`);
          found.push(match);
        }
      }
    }
    return found;
  }

  /** The node and all descendants with children, in preorder. */
  private *descend(node: Json): Generator<Json> {
    this.visited += 1;
    if (this.visited > MAX_VISITED)
      throw tooMany(`The path searches more than ${MAX_VISITED} values: name the members before the \`..\`.`);
    if (typeof node !== "object" || node === null) return;
    yield node;
    for (const child of Object.values(node)) yield* this.descend(child as Json);
  }
}

function tooMany(message: string): PathError {
  return new PathError("too_many_matches", message);
}

function select(node: Json, selector: Selector): Json[] {
  if (selector.kind === "name") return ownMember(node, selector.name);
  if (selector.kind === "wildcard")
    return typeof node === "object" && node !== null ? Object.values(node) : [];
  if (!Array.isArray(node)) return [];
  if (selector.kind === "slice") return slice(node, selector);
  const item = node.at(selector.index);
  return item === undefined ? [] : [item];
}

function ownMember(node: Json, name: string): Json[] {
  const member = isJsonObject(node) && Object.hasOwn(node, name) ? node[name] : undefined;
  return member === undefined ? [] : [member];
}

/** RFC 9535 §2.3.4.2. */
function slice(
  items: readonly Json[],
  { start, stop, step = 1 }: Extract<Selector, { kind: "slice" }>,
): Json[] {
  const found: Json[] = [];
  const [lowest, highest] = step > 0 ? [0, items.length] : [-1, items.length - 1];
  const place = (bound: number) =>
    Math.min(Math.max(bound < 0 ? bound + items.length : bound, lowest), highest);
  const from = start === undefined ? (step > 0 ? lowest : highest) : place(start);
  const to = stop === undefined ? (step > 0 ? highest : lowest) : place(stop);
  for (let at = from; step > 0 ? at < to : step < 0 && at > to; at += step) found.push(items[at] ?? null);
  return found;
}

function describe(
  nodes: readonly Json[],
  segments: readonly Segment[],
  position: number,
): Extraction["missing"] {
  const [first] = nodes;
  const available = isJsonObject(first)
    ? Object.keys(first)
    : Array.isArray(first)
      ? [`${first.length} items`]
      : [];
  const isEmpty = available.length === 0 || (Array.isArray(first) && first.length === 0);
  const shown = available.slice(0, MAX_SHOWN_KEYS).map(shorten);
  return { at: writeSegments(segments.slice(0, position)), available: shown, isEmpty };
}

function shorten(key: string): string {
  return key.length > MAX_SHOWN_KEY ? `${key.slice(0, MAX_SHOWN_KEY)}…` : key;
}

/** Formats segments as a path. */
function writeSegments(segments: readonly Segment[]): string {
  return segments.reduce((text, { isDescent, selectors }) => {
    const [only, ...more] = selectors;
    const simple = more.length === 0 && only?.kind === "name" && /^[A-Za-z_][\w-]*$/.test(only.name);
    if (simple && only.kind === "name")
      return `${text}${isDescent ? ".." : text === "" ? "" : "."}${only.name}`;
    return `${text}${isDescent ? ".." : ""}[${selectors.map(writeSelector).join(",")}]`;
  }, "");
}

function writeSelector(selector: Selector): string {
  if (selector.kind === "name") return JSON.stringify(selector.name);
  if (selector.kind === "wildcard") return "*";
  if (selector.kind === "index") return String(selector.index);
  const { start = "", stop = "", step } = selector;
  return `${start}:${stop}${step === undefined ? "" : `:${step}`}`;
}

function guardDepth(value: Json, depth: number): void {
  if (depth > MAX_DEPTH)
    throw new PathError("too_deep", `The answer is nested deeper than ${MAX_DEPTH} levels.`);
  if (typeof value !== "object" || value === null) return;
  for (const child of Object.values(value)) guardDepth(child as Json, depth + 1);
}

function guardSize(matches: readonly Json[]): void {
  if (matches.length < 2) return;
  let size = 0;
  for (const match of matches) {
    size += JSON.stringify(match).length;
    if (size > MAX_SIZE) {
      throw tooMany(`The matches are longer than ${MAX_SIZE} characters.`);
    }
  }
}

/** Keys and indexes from the document's root to a node. */
export type NodePath = readonly (string | number)[];

/** The response path of a selected node: `data.items[0].name`; empty for the whole document. */
export function suggestPath(node: NodePath): string {
  return writeSegments(node.map(toSegment));
}

/**
 * The response path of the same node in all items: the last index becomes `*`. Null when the node is not
 * in a list.
 */
export function generalizePath(node: NodePath): string | null {
  const last = node.findLastIndex((step) => typeof step === "number");
  if (last < 0) return null;
  return writeSegments(node.map((step, i): Segment => (i === last ? wildcard : toSegment(step))));
}

function toSegment(step: string | number): Segment {
  const selector =
    typeof step === "number"
      ? ({ kind: "index", index: step } as const)
      : ({ kind: "name", name: step } as const);
  return { isDescent: false, selectors: [selector] };
}
