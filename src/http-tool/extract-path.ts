import { JSONPath } from "jsonpath-plus";
import { isJsonObject, type Json } from "../contract/json.ts";
import { isDefinite, PathError, parsePath, type Segment, type Selector } from "./parse-path.ts";

/** Deepest document that is walked. */
const MAX_DEPTH = 64;
const MAX_MATCHES = 10_000;

export interface Extraction {
  matches: Json[];
  /** Whether the path names one value at most: its result is the value itself, else a list. */
  isDefinite: boolean;
  /** Without a match: the part of the path that was still found, and what there is. */
  missing: { at: string; available: string[]; isEmpty: boolean } | null;
}

/**
 * Takes from a document what a response path names (T4): `data.items[0].name`, or JSONPath (RFC 9535) with wildcards,
 * slices, unions and one `..`. An empty path takes the whole document.
 * @throws PathError when the path cannot be used, the document is nested deeper than 64, or more than 10,000 values match
 */
export function extractPath(document: Json, path: string): Extraction {
  if (path.trim() === "" || path.trim() === "$")
    return { matches: [document], isDefinite: true, missing: null };
  const segments = parsePath(path);
  guardDepth(document, 0);
  let nodes: Json[] = [document];
  for (const [position, segment] of segments.entries()) {
    const next = nodes.flatMap((node) => selectAll(node, segment));
    if (next.length > MAX_MATCHES)
      throw new PathError("too_many_matches", `More than ${MAX_MATCHES} values match.`);
    if (next.length === 0)
      return { matches: [], isDefinite: isDefinite(segments), missing: describe(nodes, segments, position) };
    nodes = next;
  }
  return { matches: nodes, isDefinite: isDefinite(segments), missing: null };
}

/** The result of an extraction: the value of a definite path, the list of an indefinite one; undefined without a match. */
export function toResult({ matches, isDefinite: definite }: Extraction): Json | undefined {
  return definite ? matches[0] : matches;
}

function selectAll(node: Json, { isDescent, selectors }: Segment): Json[] {
  // Only these have anything below them; the library would look into texts, too, and stumbles over falsy documents.
  if (typeof node !== "object" || node === null) return [];
  if (!isDescent) return selectors.flatMap((selector) => select(node, selector));
  return descend(node).flatMap((below) => selectors.flatMap((selector) => select(below, selector)));
}

/** The node and everything below it that has children, each before what is below it. */
function descend(node: Json): Json[] {
  if (typeof node !== "object" || node === null) return [];
  return [node, ...Object.values(node).flatMap((child) => descend(child as Json))];
}

function select(node: Json, selector: Selector): Json[] {
  if (!applies(node, selector)) return [];
  // As a list the path is not parsed once more, so no name can turn into an operator; nothing is ever evaluated.
  return JSONPath({ json: node as object, path: ["$", write(selector)], eval: false, wrap: true }) as Json[];
}

function applies(node: Json, { kind }: Selector): boolean {
  if (kind === "name") return isJsonObject(node);
  return kind === "wildcard" ? typeof node === "object" && node !== null : Array.isArray(node);
}

/** A backtick makes a name literal for the library. */
function write(selector: Selector): string {
  if (selector.kind === "name") return `\`${selector.name}`;
  if (selector.kind === "wildcard") return "*";
  if (selector.kind === "slice") return selector.text;
  const { index } = selector;
  return `${index}:${index === -1 ? "" : index + 1}`;
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
  return { at: writeSegments(segments.slice(0, position)), available: available.slice(0, 30), isEmpty };
}

/** A path again, from its segments. */
export function writeSegments(segments: readonly Segment[]): string {
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
  return selector.kind === "slice" ? selector.text : String(selector.index);
}

function guardDepth(value: Json, depth: number): void {
  if (depth > MAX_DEPTH)
    throw new PathError("too_deep", `The answer is nested deeper than ${MAX_DEPTH} levels.`);
  if (typeof value !== "object" || value === null) return;
  for (const child of Object.values(value)) guardDepth(child as Json, depth + 1);
}
