import { buildMemoryCatalogue, searchCatalogue } from "../../scripts/bench/memory-catalogue.ts";
import { isJsonObject, type Json, type JsonObject } from "../../src/base/json.ts";
import { annotate } from "../../src/catalogue/openapi/annotate/annotate.ts";
import { compileOperations } from "../../src/catalogue/openapi/compile/compile-operations.ts";
import { parseDocument } from "../../src/catalogue/openapi/parse/parse-document.ts";
import type { ToolCandidate, ToolFields } from "../../src/contract/tool.ts";
import { type Decision, decide } from "../../src/planning/deciding/decide.ts";

export type SmallOperation = readonly [
  method: string,
  path: string,
  operation_id: string,
  summary: string,
  properties: JsonObject,
  required: readonly string[],
];

/** An API of a few operations; the returned function plans a request like the gateway, without a model. */
export function openSmallApi(
  api: string,
  operations: readonly SmallOperation[],
  now?: Date,
): (query: string) => Decision | null {
  const tools = operations.map(([method, path, operation_id, summary, properties, required]) => {
    const parameters = Object.keys(properties).map((name) => ({
      name,
      in: path.includes(`{${name}}`) ? ("path" as const) : ("body" as const),
      required: required.includes(name),
      description: "",
      values: enumOf(properties[name]),
    }));
    const fields: ToolFields = {
      api,
      operation_id,
      method,
      path,
      summary,
      description: "",
      tags: [],
      parameters,
    };
    return { fields, input_schema: { type: "object", properties, required: [...required] } };
  });
  const catalogue = buildMemoryCatalogue([{ id: api, tools: tools.map(({ fields }) => fields) }]);
  return (query) => {
    const { ranked } = searchCatalogue(catalogue, query);
    const candidates = ranked.flatMap(({ candidate }): ToolCandidate[] => {
      const tool = tools.find(({ fields }) => fields.operation_id === candidate.operation_id);
      if (tool === undefined) return [];
      const side_effect = tool.fields.method === "GET" ? "read" : "write";
      return [{ ...candidate, connector_id: api, side_effect, input_schema: tool.input_schema }];
    });
    return decide({ query, context: {}, candidates, ...(now !== undefined && { now }) });
  };
}

/** The candidates of OpenAPI documents, each a connector of its own. */
export function candidatesOf(...documents: readonly object[]): ToolCandidate[] {
  return documents.flatMap((document, n) =>
    compileOperations(annotate(parseDocument(JSON.stringify(document))).document).tools.map((tool) => ({
      tool_id: `${n} ${tool.operation_id}`,
      operation_id: tool.operation_id,
      connector_id: String(n),
      source: "connector" as const,
      plugin: "openapi",
      name: tool.name,
      fields: tool.fields,
      input_schema: tool.input_schema,
      side_effect: tool.side_effect,
      score: 1,
    })),
  );
}

function enumOf(schema: Json | undefined): string[] {
  const values = isJsonObject(schema) ? schema["enum"] : undefined;
  return Array.isArray(values) ? values.map(String) : [];
}

/** What a decision would call, and why it would not. */
export function planOf(decision: Decision | null) {
  const best = decision?.ranked[0];
  return {
    operation: best?.candidate.operation_id,
    arguments: best?.filling.arguments,
    objections: decision?.objections,
  };
}

/** Parts of OpenAPI documents. */
export const text = { type: "string" };
export const inPath = (name: string) => ({ name, in: "path", required: true, schema: text });
export const body = (properties: JsonObject, required: readonly string[] = []) => ({
  requestBody: { content: { "application/json": { schema: { type: "object", properties, required } } } },
});
