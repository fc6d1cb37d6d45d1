import type { ToolFields } from "../../src/contract/tool.ts";
import { annotate } from "../../src/openapi/annotate.ts";
import { compileOperations } from "../../src/openapi/compile-operations.ts";
import { parseDocument } from "../../src/openapi/parse-document.ts";

/** The ranking fields of every operation of a spec (2.0, 3.0 or 3.1), read as an upload would read it. */
export function readSpec(text: string): ToolFields[] {
  return compileOperations(annotate(parseDocument(text)).document).tools.map((tool) => tool.fields);
}
