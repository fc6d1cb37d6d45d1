import type { JsonObject } from "../../src/contract/json.ts";
import type { ToolFields } from "../../src/contract/tool.ts";
import { annotate } from "../../src/openapi/annotate.ts";
import { compileOperations } from "../../src/openapi/compile-operations.ts";
import { parseDocument } from "../../src/openapi/parse-document.ts";

/**
 * The ranking fields of every operation of a document (2.0, 3.0 or 3.1), as after an upload. Documents
 * without a server get one, because it does not affect the ranking and their operations would be skipped
 * otherwise.
 */
export function readSpec(text: string): ToolFields[] {
  const { document } = annotate(withServer(parseDocument(text)));
  return compileOperations(document).tools.map((tool) => tool.fields);
}

function withServer(document: JsonObject): JsonObject {
  const { servers } = document;
  if ("swagger" in document || (Array.isArray(servers) && servers.length > 0)) return document;
  return { ...document, servers: [{ url: "https://api.example.com" }] };
}
