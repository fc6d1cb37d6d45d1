import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../../src/base/json.ts";
import { validateDocument } from "../../../src/catalogue/openapi/validate/validate-document.ts";
import { connectorDocument, put, withOperation } from "./connector-document.ts";

const OPERATION = ["paths", "/invoices/{id}", "get"];
const AT = "/paths/~1invoices~1{id}/get";

function parameter(fields: JsonObject): JsonObject {
  return withOperation("get", { parameters: [{ name: "a", in: "query", schema: {}, ...fields }] });
}

const FAULTS: [what: string, document: JsonObject, pointer: string, message: RegExp][] = [
  [
    "a missing title",
    put(connectorDocument(), ["info"], { version: "1" }),
    "/info/title",
    /`info.title` is missing.*give the API a title/,
  ],
  [
    "a version that is a number",
    put(connectorDocument(), ["info", "version"], 1),
    "/info/version",
    /must be text/,
  ],
  [
    "an unknown field",
    put(connectorDocument(), ["overlays"], {}),
    "/overlays",
    /not a field of the OpenAPI Object/,
  ],
  [
    "a path without a slash",
    put(connectorDocument(), ["paths", "things"], {}),
    "/paths/things",
    /starts with `\/`/,
  ],
  [
    "a status code that is none",
    put(connectorDocument(), [...OPERATION, "responses", "20x"], { description: "" }),
    `${AT}/responses/20x`,
    /status code/,
  ],
  [
    "a response without description",
    put(connectorDocument(), [...OPERATION, "responses", "404"], {}),
    `${AT}/responses/404/description`,
    /say what the response means/,
  ],
  [
    "empty responses",
    put(connectorDocument(), [...OPERATION, "responses"], {}),
    `${AT}/responses`,
    /at least one response/,
  ],
  [
    "a path parameter that is optional",
    put(connectorDocument(), [...OPERATION, "parameters", "0", "required"], false),
    `${AT}/parameters/0/required`,
    /required: true/,
  ],
  [
    "a duplicate operationId",
    put(connectorDocument(), ["paths", "/b"], { get: { operationId: "getInvoice" } }),
    "/paths/~1b/get/operationId",
    /taken by/,
  ],
  [
    "two paths that differ by names only",
    put(connectorDocument(), ["paths", "/invoices/{number}"], {}),
    "/paths/~1invoices~1{number}",
    /same path/,
  ],
  [
    "a component name with a space",
    put(connectorDocument(), ["components", "schemas", "A b"], {}),
    "/components/schemas/A b",
    /letters, digits/,
  ],
  [
    "a licence with identifier and url",
    put(connectorDocument(), ["info", "license"], { name: "MIT", identifier: "MIT", url: "https://x" }),
    "/info/license/url",
    /exclude each other/,
  ],
  [
    "a server variable without default",
    put(connectorDocument(), ["servers"], [{ url: "https://{a}", variables: { a: {} } }]),
    "/servers/0/variables/a/default",
    /missing/,
  ],
  [
    "a default outside the enum",
    put(
      connectorDocument(),
      ["servers"],
      [{ url: "https://{a}", variables: { a: { default: "x", enum: ["y"] } } }],
    ),
    "/servers/0/variables/a/default",
    /not among/,
  ],
  [
    "an apiKey scheme without name",
    put(connectorDocument(), ["components", "securitySchemes", "k"], { type: "apiKey", in: "header" }),
    "/components/securitySchemes/k/name",
    /needs `name`/,
  ],
  [
    "a client credentials flow without token URL",
    put(connectorDocument(), ["components", "securitySchemes", "o"], {
      type: "oauth2",
      flows: { clientCredentials: { scopes: {} } },
    }),
    "/components/securitySchemes/o/flows/clientCredentials/tokenUrl",
    /missing/,
  ],
  [
    "a parameter without a place",
    parameter({ in: "body" }),
    "/paths/~1things/get/parameters/0/in",
    /must be one of/,
  ],
  [
    "a parameter with schema and content",
    parameter({ content: { "text/plain": {} } }),
    "/paths/~1things/get/parameters/0/content",
    /exclude/,
  ],
  [
    "a parameter with neither",
    withOperation("get", { parameters: [{ name: "a", in: "query" }] }),
    "/paths/~1things/get/parameters/0/schema",
    /Neither/,
  ],
  [
    "a parameter with two media types",
    withOperation("get", { parameters: [{ name: "a", in: "query", content: { "a/b": {}, "c/d": {} } }] }),
    "/paths/~1things/get/parameters/0/content",
    /exactly one/,
  ],
  [
    "a style for elsewhere",
    parameter({ in: "header", style: "form" }),
    "/paths/~1things/get/parameters/0/style",
    /use simple/,
  ],
  [
    "a header that allows reserved characters",
    parameter({ in: "header", allowReserved: true }),
    "/paths/~1things/get/parameters/0/allowReserved",
    /only for parameters in the query/,
  ],
  [
    "a parameter listed twice",
    withOperation("get", {
      parameters: [
        { name: "a", in: "query", schema: {} },
        { name: "a", in: "query", schema: {} },
      ],
    }),
    "/paths/~1things/get/parameters/1",
    /listed twice/,
  ],
  [
    "a media type with example and examples",
    withOperation("post", { requestBody: { content: { "a/b": { example: 1, examples: {} } } } }),
    "/paths/~1things/post/requestBody/content/a~1b/example",
    /exclude/,
  ],
  [
    "a link to nothing",
    put(connectorDocument(), ["components", "links", "l"], {}),
    "/components/links/l",
    /operationId/,
  ],
  [
    "a $ref that is no text",
    put(connectorDocument(), ["components", "responses", "r"], { $ref: 1 }),
    "/components/responses/r/$ref",
    /must be text/,
  ],
];

describe("validateDocument() reports", () => {
  it.each(FAULTS)("%s", (_, document, pointer, message) => {
    const fault = validateDocument(document).find((one) => one.pointer === pointer);
    expect(fault?.message).toMatch(message);
  });

  it("every fault of a document, not only the first", () => {
    const faults = validateDocument({ openapi: "3.1.0", info: {}, paths: { a: {} }, servers: {} });
    expect(faults.map(({ pointer }) => pointer).sort()).toEqual([
      "/info/title",
      "/info/version",
      "/paths/a",
      "/servers",
    ]);
  });
});

const SCHEMA_FAULTS: [what: string, schema: Json, below: string][] = [
  ["null for a schema", null, ""],
  ["an unknown type", { type: "int" }, "/type"],
  ["a type listed twice", { type: ["string", "string"] }, "/type"],
  ["a limit as text", { maxLength: "10" }, "/maxLength"],
  ["a negative length", { minLength: -1 }, "/minLength"],
  ["exclusiveMinimum as in 3.0", { minimum: 1, exclusiveMinimum: true }, "/exclusiveMinimum"],
  ["multiples of 0", { multipleOf: 0 }, "/multipleOf"],
  ["required as in 2.0 parameters", { properties: { a: { required: true } } }, "/properties/a/required"],
  ["a field required twice", { required: ["a", "a"] }, "/required"],
  ["an empty allOf", { allOf: [] }, "/allOf"],
  ["a pattern that is no regular expression", { pattern: "(" }, "/pattern"],
  ["a discriminator as in 2.0", { discriminator: "kind" }, "/discriminator"],
  ["a list of item schemas as in older drafts", { items: [{}] }, "/items"],
  [
    "a fault deep inside",
    { properties: { a: { items: { anyOf: [true, { enum: 1 }] } } } },
    "/properties/a/items/anyOf/1/enum",
  ],
];

describe("validateDocument() checks schemas and reports", () => {
  it.each(SCHEMA_FAULTS)("%s", (_, schema, below) => {
    const faults = validateDocument(connectorDocument({ components: { schemas: { S: schema } } }));
    expect(faults.map(({ pointer }) => pointer)).toEqual([`/components/schemas/S${below}`]);
  });
});

describe("validateDocument() accepts", () => {
  it.each<[string, JsonObject]>([
    ["a connector document", connectorDocument()],
    ["extensions everywhere", put(connectorDocument(), [...OPERATION, "x-anything"], { a: 1 })],
    [
      "summary and description beside a $ref",
      put(connectorDocument(), ["components", "responses", "r"], {
        $ref: "#/components/responses/s",
        summary: "s",
        description: "d",
      }),
    ],
    [
      "true, false and unknown keywords as schemas",
      connectorDocument({ components: { schemas: { a: true, b: false, c: { myKeyword: 1 } } } }),
    ],
    [
      "fields called constructor and toString",
      connectorDocument({ components: { schemas: { constructor: { properties: { toString: {} } } } } }),
    ],
    [
      "a property called $ref",
      connectorDocument({ components: { schemas: { a: { properties: { $ref: { type: "string" } } } } } }),
    ],
    [
      "whatever stands in an example",
      connectorDocument({ components: { schemas: { a: { examples: [{ $ref: 1, type: "int" }] } } } }),
    ],
  ])("%s", (_, document) => {
    expect(validateDocument(document)).toEqual([]);
  });
});
