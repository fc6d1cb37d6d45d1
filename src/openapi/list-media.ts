import type { JsonObject } from "../contract/json.ts";

/** Maximum media types read from one body or response. */
const MAX_TYPES = 20;

/** The first media types of a Content map, with a cache: thousands of operations may share a large one. */
export type ListMedia = (content: JsonObject) => string[];

export function createMediaLister(): ListMedia {
  const known = new Map<JsonObject, string[]>();
  return (content) => {
    const types = known.get(content) ?? Object.keys(content).slice(0, MAX_TYPES);
    known.set(content, types);
    return types;
  };
}
