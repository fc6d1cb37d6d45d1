import type { ToolFields } from "../../contract/tool.ts";
import { pathLiterals, splitDescription, termsOf } from "./index-terms.ts";
import { isSearch, markersOf, OWN_MARKER } from "./tool-markers.ts";

/** Properties of a tool's texts for the second stage, read once per candidate. */
export interface ToolShape {
  /** Terms of summary and operation name, in order. */
  nameTerms: string[];
  /** Terms of the literal parts of the path, in order, without version numbers and similar parts. */
  pathTerms: string[];
  /** Adjacent terms of summary, first sentence and path, as "first second". */
  pairs: Set<string>;
  search: boolean;
  own: boolean;
}

/** Parts of paths that do not name a resource. */
const NEUTRAL = new Set(["api", "rest", "v", "public", "beta", "service", "me"]);
const MAX_SENTENCE = 300;

export function readShape(fields: ToolFields): ToolShape {
  const nameTerms = termsOf(fields.summary || fields.operation_id);
  const pathTerms = termsOf(pathLiterals(fields.path)).filter((term) => !NEUTRAL.has(term));
  const sentence = termsOf(splitDescription(fields.description)[0].slice(0, MAX_SENTENCE));
  const pairs = new Set<string>();
  for (const terms of [nameTerms, sentence, pathTerms])
    for (let i = 1; i < terms.length; i++) pairs.add(`${terms[i - 1]} ${terms[i]}`);
  return {
    nameTerms,
    pathTerms: [...new Set(pathTerms)],
    pairs,
    search: isSearch(fields),
    own: markersOf(fields).includes(OWN_MARKER),
  };
}
