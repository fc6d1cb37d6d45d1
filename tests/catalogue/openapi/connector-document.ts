import type { Json, JsonObject } from "../../../src/base/json.ts";

/** A small valid connector document; `over` replaces fields of its root. */
export function connectorDocument(over: JsonObject = {}): JsonObject {
  return {
    openapi: "3.1.0",
    info: { title: "Invoices", version: "1.0.0" },
    servers: [{ url: "https://api.example.com/v1" }],
    "x-auth-type": "none",
    "x-required-secrets": [],
    paths: {
      "/invoices/{id}": {
        get: {
          operationId: "getInvoice",
          summary: "Read one invoice",
          parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
          responses: { "200": { description: "The invoice" } },
        },
      },
    },
    ...over,
  };
}

/** The same with one operation at `GET|POST /things`. */
export function withOperation(method: string, operation: JsonObject, over: JsonObject = {}): JsonObject {
  const responses = { "200": { description: "Done" } };
  return connectorDocument({ paths: { "/things": { [method]: { responses, ...operation } } }, ...over });
}

export function withSchema(schema: Json, components: JsonObject = {}): JsonObject {
  return withOperation(
    "post",
    { requestBody: { required: true, content: { "application/json": { schema } } } },
    { components },
  );
}

/** Sets a value at a path of keys, and creates missing objects. */
export function put(document: JsonObject, path: string[], value: Json): JsonObject {
  const copy = structuredClone(document);
  let holder: JsonObject = copy;
  for (const key of path.slice(0, -1)) {
    holder[key] ??= {};
    holder = holder[key] as JsonObject;
  }
  holder[path.at(-1) ?? ""] = value;
  return copy;
}
