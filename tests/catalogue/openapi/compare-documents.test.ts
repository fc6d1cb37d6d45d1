import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../../src/base/json.ts";
import { compareDocuments } from "../../../src/catalogue/openapi/compare/compare-documents.ts";

const text = { type: "string" };

interface Parts {
  parameters?: Json[];
  body?: Json;
  answer?: Json;
  operation?: JsonObject;
  root?: JsonObject;
  path?: string;
}

function document({
  parameters = [],
  body,
  answer,
  operation = {},
  root = {},
  path = "/orders",
}: Parts): JsonObject {
  const json = (schema: Json) => ({ content: { "application/json": { schema } } });
  return {
    openapi: "3.1.0",
    info: { title: "Shop", version: "1" },
    servers: [{ url: "https://shop.example" }],
    paths: {
      [path]: {
        post: {
          operationId: "order",
          parameters,
          ...(body !== undefined && { requestBody: json(body) }),
          responses: { 200: { description: "", ...(answer !== undefined && json(answer)) } },
          ...operation,
        },
      },
    },
    ...root,
  };
}

const kindOf = (before: JsonObject, after: JsonObject) =>
  compareDocuments(before, after)[0]?.kind ?? "unchanged";
const query = (more: object) => ({ name: "q", in: "query", schema: text, ...more }) as JsonObject;
const object = (properties: JsonObject, required: string[] = [], more: object = {}) =>
  ({ type: "object", properties, required, ...more }) as JsonObject;
const scheme = (header: string) => ({
  components: { securitySchemes: { key: { type: "apiKey", in: "header", name: header } } },
  security: [{ key: [] }],
});
const tree = (leaf: JsonObject): JsonObject => ({
  components: { schemas: { Node: object({ child: { $ref: "#/components/schemas/Node" }, leaf }) } },
});
const NODE = { $ref: "#/components/schemas/Node" };

/** Each row is compared both ways: as written, and from the second version to the first. */
const ROWS: [string, Parts, Parts, string, string][] = [
  ["an optional parameter", {}, { parameters: [query({})] }, "compatible", "breaking"],
  [
    "a secret that is sent elsewhere in the request",
    { root: { "x-required-secrets": [{ secret_id: "k", description: "Key", vault_key_name: "k" }] } },
    { root: { "x-required-secrets": [{ secret_id: "k", description: "Key", vault_key_name: "other" }] } },
    "breaking",
    "breaking",
  ],
  [
    "the description of a secret",
    { root: { "x-required-secrets": [{ secret_id: "k", description: "Key", vault_key_name: "k" }] } },
    { root: { "x-required-secrets": [{ secret_id: "k", description: "The key", vault_key_name: "k" }] } },
    "unchanged",
    "unchanged",
  ],
  [
    "another signature",
    { root: { "x-hmac": { string: "{method}{path}" } } },
    { root: { "x-hmac": { string: "{path}" } } },
    "breaking",
    "breaking",
  ],
  [
    "another fixed text of a body",
    { operation: { requestBody: { "x-toolgate-graphql": "mutation { like }", content: {} } } },
    { operation: { requestBody: { "x-toolgate-graphql": "mutation { removeAll }", content: {} } } },
    "breaking",
    "breaking",
  ],
  ["a required parameter", {}, { parameters: [query({ required: true })] }, "breaking", "breaking"],
  [
    "a parameter that becomes required",
    { parameters: [query({})] },
    { parameters: [query({ required: true })] },
    "breaking",
    "compatible",
  ],
  [
    "a parameter that moves",
    { parameters: [query({})] },
    { parameters: [query({ in: "header" })] },
    "breaking",
    "breaking",
  ],
  [
    "the style of a parameter",
    { parameters: [query({})] },
    { parameters: [query({ explode: false })] },
    "breaking",
    "breaking",
  ],
  [
    "the stated default style",
    { parameters: [query({})] },
    { parameters: [query({ style: "form", explode: true })] },
    "unchanged",
    "unchanged",
  ],
  [
    "a value of a parameter's enum",
    { parameters: [query({ schema: { enum: ["a"] } })] },
    { parameters: [query({ schema: { enum: ["a", "b"] } })] },
    "compatible",
    "breaking",
  ],
  [
    "an enum of a parameter",
    { parameters: [query({})] },
    { parameters: [query({ schema: { type: "string", enum: ["a"] } })] },
    "breaking",
    "compatible",
  ],
  [
    "the type of a parameter",
    { parameters: [query({ schema: { type: "integer" } })] },
    { parameters: [query({ schema: { type: "number" } })] },
    "compatible",
    "breaking",
  ],
  [
    "another type of a parameter",
    { parameters: [query({ schema: { type: "integer" } })] },
    { parameters: [query({ schema: text })] },
    "breaking",
    "breaking",
  ],
  [
    "a longer minimum",
    { parameters: [query({ schema: { ...text, minLength: 1 } })] },
    { parameters: [query({ schema: { ...text, minLength: 3 } })] },
    "breaking",
    "compatible",
  ],
  [
    "a maximum",
    { parameters: [query({})] },
    { parameters: [query({ schema: { ...text, maxLength: 3 } })] },
    "breaking",
    "compatible",
  ],
  [
    "a pattern",
    { parameters: [query({})] },
    { parameters: [query({ schema: { ...text, pattern: "a" } })] },
    "breaking",
    "compatible",
  ],
  [
    "the description of a parameter",
    { parameters: [query({})] },
    { parameters: [query({ description: "d" })] },
    "documentation",
    "documentation",
  ],
  ["a body", {}, { body: object({ a: text }) }, "compatible", "breaking"],
  [
    "an optional property of a body",
    { body: object({ a: text }) },
    { body: object({ a: text, b: text }) },
    "compatible",
    "breaking",
  ],
  [
    "a required property of a body",
    { body: object({ a: text }) },
    { body: object({ a: text, b: text }, ["b"]) },
    "breaking",
    "breaking",
  ],
  [
    "a property that becomes required",
    { body: object({ a: text }) },
    { body: object({ a: text }, ["a"]) },
    "breaking",
    "compatible",
  ],
  [
    "a property that only answers have",
    { body: object({ a: text }) },
    { body: object({ a: text, b: { ...text, readOnly: true } }, ["b"]) },
    "unchanged",
    "unchanged",
  ],
  [
    "null as a value of a body",
    { body: object({ a: text }) },
    { body: object({ a: { type: ["string", "null"] } }) },
    "compatible",
    "breaking",
  ],
  [
    "other properties of a body",
    { body: object({}) },
    { body: object({}, [], { additionalProperties: false }) },
    "breaking",
    "compatible",
  ],
  [
    "the type of items",
    { body: { type: "array", items: text } },
    { body: { type: "array", items: { type: "integer" } } },
    "breaking",
    "breaking",
  ],
  [
    "an alternative of a body",
    { body: { oneOf: [text] } },
    { body: { oneOf: [text, { type: "integer" }] } },
    "compatible",
    "breaking",
  ],
  [
    "a property of an answer",
    { answer: object({ a: text }) },
    { answer: object({ a: text, b: text }) },
    "compatible",
    "breaking",
  ],
  [
    "a property that answers always have",
    { answer: object({ a: text }) },
    { answer: object({ a: text }, ["a"]) },
    "compatible",
    "breaking",
  ],
  [
    "the type of an answer's property",
    { answer: object({ a: { type: "integer" } }) },
    { answer: object({ a: { type: "number" } }) },
    "breaking",
    "compatible",
  ],
  [
    "null in an answer",
    { answer: object({ a: text }) },
    { answer: object({ a: { type: ["string", "null"] } }) },
    "breaking",
    "compatible",
  ],
  [
    "a value in an answer's enum",
    { answer: object({ a: { enum: [1] } }) },
    { answer: object({ a: { enum: [1, 2] } }) },
    "breaking",
    "compatible",
  ],
  [
    "an alternative of an answer",
    { answer: { oneOf: [text] } },
    { answer: { oneOf: [text, { type: "integer" }] } },
    "breaking",
    "compatible",
  ],
  [
    "a limit of an answer",
    { answer: text },
    { answer: { ...text, maxLength: 5 } },
    "compatible",
    "compatible",
  ],
  [
    "an error response",
    {},
    { operation: { responses: { 200: { description: "" }, 404: { description: "" } } } },
    "compatible",
    "compatible",
  ],
  [
    "a success response",
    {},
    { operation: { responses: { 200: { description: "" }, 202: { description: "" } } } },
    "compatible",
    "breaking",
  ],
  ["the summary", {}, { operation: { summary: "Order" } }, "documentation", "documentation"],
  ["the id", {}, { operation: { operationId: "buy" } }, "breaking", "breaking"],
  ["the server", {}, { root: { servers: [{ url: "https://other.example" }] } }, "breaking", "breaking"],
  [
    "the server of an operation",
    {},
    { operation: { servers: [{ url: "https://other.example" }] } },
    "breaking",
    "breaking",
  ],
  ["a stricter effect", {}, { operation: { "x-side-effect": "execute" } }, "breaking", "breaking"],
  ["the header of a key", { root: scheme("x-a") }, { root: scheme("x-b") }, "breaking", "breaking"],
  [
    "an operation without authentication",
    { root: scheme("x-a") },
    { root: scheme("x-a"), operation: { security: [] } },
    "breaking",
    "breaking",
  ],
  [
    "the kind of authentication",
    { root: { "x-auth-type": "none" } },
    { root: { "x-auth-type": "api-key" } },
    "breaking",
    "breaking",
  ],
  ["the name of a path parameter", { path: "/o/{a}" }, { path: "/o/{b}" }, "unchanged", "unchanged"],
  [
    "a schema that refers to itself",
    { body: NODE, root: tree(text) },
    { body: NODE, root: tree({ type: "integer" }) },
    "breaking",
    "breaking",
  ],
  [
    "a reference instead of a copy",
    { body: text },
    { body: { $ref: "#/components/schemas/T" }, root: { components: { schemas: { T: text } } } },
    "unchanged",
    "unchanged",
  ],
  [
    "allOf instead of properties",
    { body: object({ a: text, b: text }) },
    { body: { allOf: [object({ a: text }), object({ b: text })] } },
    "unchanged",
    "unchanged",
  ],
  [
    "names of object members",
    { body: object({ constructor: text }) },
    { body: object({ constructor: text, toString: text }) },
    "compatible",
    "breaking",
  ],
];

describe("compareDocuments()", () => {
  it.each(ROWS)("%s", (_, before, after, forwards, backwards) => {
    const [a, b] = [document(before), document(after)];
    expect([kindOf(a, b), kindOf(b, a)]).toEqual([forwards, backwards]);
    expect([kindOf(a, structuredClone(a)), kindOf(b, structuredClone(b))]).toEqual([
      "unchanged",
      "unchanged",
    ]);
  });

  it("lists added and removed operations", () => {
    const [a, b] = [document({}), document({ path: "/other" })];
    expect(compareDocuments(a, b).map(({ kind, operation }) => `${kind} ${operation}`)).toEqual([
      "removed POST /orders",
      "added POST /other",
    ]);
  });

  it("says where a change is", () => {
    const before = document({ body: object({ lines: { type: "array", items: object({ price: text }) } }) });
    const after = document({
      body: object({ lines: { type: "array", items: object({ price: { type: "integer" } }) } }),
    });
    expect(compareDocuments(before, after)[0]?.changes[0]).toEqual({
      kind: "breaking",
      at: "body.lines[].price",
      message: "its type was string and is integer",
    });
  });

  it("finds a change behind a cycle for every operation that reaches it", () => {
    const schemas = (leaf: Json) => ({
      A: object({ b: { $ref: "#/components/schemas/B" } }),
      B: object({ a: { $ref: "#/components/schemas/A" }, leaf }),
    });
    const both = (leaf: Json): JsonObject => {
      const one = document({
        body: { $ref: "#/components/schemas/A" },
        root: { components: { schemas: schemas(leaf) } },
      });
      const other = document({
        body: { $ref: "#/components/schemas/B" },
        path: "/b",
        operation: { operationId: "b" },
      });
      return { ...one, paths: { ...(one["paths"] as JsonObject), ...(other["paths"] as JsonObject) } };
    };
    expect(compareDocuments(both(text), both({ type: "integer" })).map(({ kind }) => kind)).toEqual([
      "breaking",
      "breaking",
    ]);
  });

  it.each([
    ["a reference to nothing", { $ref: "#/components/schemas/None" }],
    ["a reference to itself", { $ref: "#/paths/~1orders/post/requestBody/content/application~1json/schema" }],
    [
      "allOf that contains itself",
      { allOf: [{ $ref: "#/paths/~1orders/post/requestBody/content/application~1json/schema" }] },
    ],
    ["false", false],
    ["a text", "schema"],
  ])("survives %s", (_, body) => {
    expect(() => compareDocuments(document({ body: body as Json }), document({ body: text }))).not.toThrow();
    expect(() => compareDocuments(document({ body: text }), document({ body: body as Json }))).not.toThrow();
  });
});
