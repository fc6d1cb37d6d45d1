import type { ToolFields } from "../../contract/tool.ts";
import { singular, splitWords } from "../words/split-words.ts";

/** The words (singular) of a question and of the tool it is about: what things are spoken of. */
export function collectEvidence(query: string, fields: ToolFields | undefined): Set<string> {
  const tool = fields ? [fields.path, fields.operation_id, fields.summary, ...fields.tags].join(" ") : "";
  return new Set(splitWords(`${query.slice(0, 10_000)} ${tool}`).map(singular));
}
