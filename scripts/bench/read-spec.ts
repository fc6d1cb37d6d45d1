import type { JsonObject } from "../../src/contract/json.ts";
import type { ToolFields } from "../../src/contract/tool.ts";
import { annotate } from "../../src/openapi/annotate.ts";
import { compileOperations } from "../../src/openapi/compile-operations.ts";
import { parseDocument } from "../../src/openapi/parse-document.ts";

/**
 * The ranking fields of every operation of a spec (2.0, 3.0 or 3.1), read as an upload would read it. Some specs of the
 * data name no server, so that nothing in them could be called; they get one here, because it has no part in ranking.
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
