import type { JsonObject } from "../../src/base/json.ts";
import { annotate } from "../../src/catalogue/openapi/annotate/annotate.ts";
import { compileOperations } from "../../src/catalogue/openapi/compile/compile-operations.ts";
import { parseDocument } from "../../src/catalogue/openapi/parse/parse-document.ts";
import type { ToolFields } from "../../src/contract/tool.ts";

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
