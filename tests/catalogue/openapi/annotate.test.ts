import { describe, expect, it } from "vitest";
import { type Json, type JsonObject, ownValue, readPointer } from "../../../src/base/json.ts";
import { annotate } from "../../../src/catalogue/openapi/annotate/annotate.ts";
import { validateConnector } from "../../../src/catalogue/openapi/validate/validate-document.ts";
import { ToolgateError } from "../../../src/contract/errors.ts";
import { connectorDocument, put, withOperation } from "./connector-document.ts";

function at(document: JsonObject, pointer: string): Json | undefined {
  return readPointer(pointer).reduce<Json | undefined>(ownValue, document);
}

/** A Swagger 2.0 document with one operation, `POST /pets`. */
function swagger(operation: JsonObject, over: JsonObject = {}): JsonObject {
  return {
    swagger: "2.0",
    info: { title: "Pets", version: "1" },
    host: "api.example.com",
    basePath: "/v2",
    schemes: ["http", "https"],
    paths: { "/pets": { post: { responses: { "200": { description: "Done" } }, ...operation } } },
    ...over,
  };
}

function upgraded(operation: JsonObject, over: JsonObject = {}): JsonObject {
  const { document } = annotate(swagger(operation, over));
  expect(validateConnector(document)).toEqual({ document: [], extensions: [] });
  return document;
}

const POST = "/paths/~1pets/post";

describe("annotate() handles malicious input:", () => {
  /** `String()` and a look-up by it throw. */
  const hostile = { toString: {}, valueOf: {} };
  const cases: [name: string, document: JsonObject][] = [
    ["an operation id", withOperation("get", { operationId: hostile })],
    [
      "a parameter's name",
      withOperation("get", { parameters: [{ name: hostile, in: "query", schema: {} }] }),
    ],
    ["a parameter's place", swagger({ parameters: [{ name: "a", in: hostile, type: "string" }] })],
    [
      "a style in a place called after a method of every object",
      withOperation("get", { parameters: [{ name: "a", in: "constructor", style: "form", schema: {} }] }),
    ],
    [
      "a flow called after one",
      swagger({}, { securityDefinitions: { a: { type: "oauth2", flow: "constructor" } } }),
    ],
    [
      "a scheme called after one",
      withOperation("get", {}, { components: { securitySchemes: { a: { type: "constructor" } } } }),
    ],
    ["a media type", swagger({}, { consumes: [hostile], produces: [hostile] })],
    ["a tag", withOperation("get", { tags: [hostile] })],
    ["a version", { ...connectorDocument(), openapi: hostile }],
    ["a type", withOperation("get", { parameters: [{ name: "a", in: "query", schema: { type: hostile } }] })],
  ];
  for (const [name, document] of cases) {
    it(`${name}, where text is expected or known names are looked up`, () => {
      const refusedOrNot = () => {
        try {
          return validateConnector(annotate(document).document);
        } catch (thrown) {
          return thrown;
        }
      };
      const outcome = refusedOrNot();
      if (outcome instanceof Error) expect(outcome).toBeInstanceOf(ToolgateError);
    });
  }
});

describe("annotate() upgrades Swagger 2.0:", () => {
  it("host, basePath and schemes become servers, https first", () => {
    expect(upgraded({})["servers"]).toEqual([
      { url: "https://api.example.com/v2" },
      { url: "http://api.example.com/v2" },
    ]);
  });

  it("a body parameter becomes the request body, under each consumed type", () => {
    const schema = { $ref: "#/definitions/Pet" };
    const document = upgraded(
      {
        consumes: ["application/json", "application/xml"],
        parameters: [{ name: "pet", in: "body", required: true, schema }],
      },
      { definitions: { Pet: { type: "object" } } },
    );
    const media = { schema: { $ref: "#/components/schemas/Pet" } };
    expect(at(document, `${POST}/requestBody`)).toEqual({
      required: true,
      content: { "application/json": media, "application/xml": media },
    });
    expect(at(document, `${POST}/parameters`)).toBeUndefined();
  });

  it("form parameters become a form, files make it multipart", () => {
    const document = upgraded({
      parameters: [
        { name: "name", in: "formData", type: "string", required: true },
        { name: "photo", in: "formData", type: "file" },
      ],
    });
    expect(at(document, `${POST}/requestBody/content`)).toEqual({
      "multipart/form-data": {
        schema: {
          type: "object",
          properties: { name: { type: "string" }, photo: { type: "string", format: "binary" } },
          required: ["name"],
        },
      },
    });
  });

  it.each([
    ["csv", { style: "form", explode: false }],
    ["multi", { style: "form", explode: true }],
    ["ssv", { style: "spaceDelimited", explode: false }],
    ["pipes", { style: "pipeDelimited", explode: false }],
  ])("collectionFormat %s becomes style and explode", (collectionFormat, style) => {
    const parameters = [
      { name: "ids", in: "query", type: "array", items: { type: "integer" }, collectionFormat },
    ];
    expect(at(upgraded({ parameters }), `${POST}/parameters/0`)).toEqual({
      name: "ids",
      in: "query",
      schema: { type: "array", items: { type: "integer" } },
      ...style,
    });
  });

  it("shared body parameters reach the operations that refer to them", () => {
    const document = upgraded(
      { parameters: [{ $ref: "#/parameters/pet" }, { $ref: "#/parameters/limit" }] },
      {
        parameters: {
          pet: { name: "pet", in: "body", schema: { type: "object" } },
          limit: { name: "limit", in: "query", type: "integer" },
        },
      },
    );
    expect(at(document, `${POST}/requestBody/content/application~1json/schema`)).toEqual({ type: "object" });
    expect(at(document, `${POST}/parameters`)).toEqual([{ $ref: "#/components/parameters/limit" }]);
  });

  it("a reference into a response follows the schema to where it went", () => {
    const document = upgraded(
      {
        parameters: [{ name: "b", in: "body", schema: { $ref: "#/paths/~1pets/get/responses/200/schema" } }],
      },
      {
        paths: {
          "/pets": {
            get: {
              responses: { "200": { description: "", schema: { type: "object", properties: { a: {} } } } },
            },
            post: {
              parameters: [
                { name: "b", in: "body", schema: { $ref: "#/paths/~1pets/get/responses/200/schema" } },
              ],
              responses: { "200": { description: "" } },
            },
          },
        },
      },
    );
    const reference = String(at(document, `${POST}/requestBody/content/application~1json/schema/$ref`));
    expect(at(document, reference.slice(1))).toMatchObject({ type: "object" });
  });

  it("responses, examples and headers move under their media types", () => {
    const document = upgraded({
      produces: ["application/json"],
      responses: {
        "200": {
          description: "x",
          schema: { type: "string" },
          examples: { "application/json": "hi" },
          headers: { "X-A": { type: "integer" } },
        },
      },
    });
    expect(at(document, `${POST}/responses/200`)).toEqual({
      description: "x",
      content: { "application/json": { schema: { type: "string" }, example: "hi" } },
      headers: { "X-A": { schema: { type: "integer" } } },
    });
  });

  it.each<[string, JsonObject, JsonObject]>([
    ["basic", { type: "basic" }, { type: "http", scheme: "basic" }],
    ["apiKey", { type: "apiKey", in: "query", name: "k" }, { type: "apiKey", in: "query", name: "k" }],
    [
      "application",
      { type: "oauth2", flow: "application", tokenUrl: "https://t", scopes: { a: "" } },
      { type: "oauth2", flows: { clientCredentials: { tokenUrl: "https://t", scopes: { a: "" } } } },
    ],
    [
      "accessCode",
      { type: "oauth2", flow: "accessCode", authorizationUrl: "https://a", tokenUrl: "https://t" },
      {
        type: "oauth2",
        flows: { authorizationCode: { authorizationUrl: "https://a", tokenUrl: "https://t", scopes: {} } },
      },
    ],
  ])("the security definition %s", (_, definition, scheme) => {
    const document = upgraded({}, { securityDefinitions: { s: definition } });
    expect(at(document, "/components/securitySchemes/s")).toEqual(scheme);
  });

  it("names of generated schemas become legal, and references follow", () => {
    const document = upgraded(
      { parameters: [{ name: "b", in: "body", schema: { $ref: "#/definitions/List«Pet»" } }] },
      { definitions: { "List«Pet»": { type: "array" } } },
    );
    expect(at(document, `${POST}/requestBody/content/application~1json/schema`)).toEqual({
      $ref: "#/components/schemas/List_Pet",
    });
  });
});

function upgradedSchema(schema: Json): Json | undefined {
  const { document } = annotate(
    connectorDocument({ openapi: "3.0.3", components: { schemas: { S: schema, T: {} } } }),
  );
  expect(validateConnector(document).document).toEqual([]);
  return at(document, "/components/schemas/S");
}

describe("annotate() upgrades schemas of 3.0:", () => {
  it.each<[string, Json, Json]>([
    ["nullable", { type: "string", nullable: true }, { type: ["string", "null"] }],
    [
      "nullable with an enum",
      { type: "string", enum: ["a"], nullable: true },
      { type: ["string", "null"], enum: ["a", null] },
    ],
    [
      "a nullable reference",
      { $ref: "#/components/schemas/T", nullable: true },
      { anyOf: [{ $ref: "#/components/schemas/T" }, { type: "null" }] },
    ],
    ["nullable: false", { type: "string", nullable: false }, { type: "string" }],
    ["exclusiveMinimum: true", { minimum: 1, exclusiveMinimum: true }, { exclusiveMinimum: 1 }],
    ["exclusiveMaximum: false", { maximum: 1, exclusiveMaximum: false }, { maximum: 1 }],
    ["example", { type: "string", example: "x" }, { type: "string", examples: ["x"] }],
    [
      "keywords beside a $ref, which had no effect",
      { $ref: "#/components/schemas/T", type: "string", description: "d" },
      { $ref: "#/components/schemas/T", description: "d" },
    ],
  ])("%s", (_, schema, expected) => {
    expect(upgradedSchema(schema)).toEqual(expected);
  });
});

const OPERATION = ["paths", "/invoices/{id}", "get"];
const AT = "/paths/~1invoices~1{id}/get";
const base = connectorDocument();

function inSchema(schema: Json): JsonObject {
  return connectorDocument({ components: { schemas: { S: schema } } });
}

describe("annotate() repairs and reports:", () => {
  it.each<[what: string, document: JsonObject, pointer: string, expected: Json | undefined]>([
    ["a number written as text", inSchema({ maxLength: "10" }), "/components/schemas/S/maxLength", 10],
    [
      "a limit that is none",
      inSchema({ maxLength: "unlimited" }),
      "/components/schemas/S/maxLength",
      undefined,
    ],
    ["true written as text", inSchema({ readOnly: "true" }), "/components/schemas/S/readOnly", true],
    [
      "required on a property",
      inSchema({ properties: { a: { required: true }, b: {} } }),
      "/components/schemas/S/required",
      ["a"],
    ],
    [
      "a type from another language",
      inSchema({ type: "int64" }),
      "/components/schemas/S",
      { type: "integer", format: "int64" },
    ],
    [
      "a type that is null",
      inSchema({ type: ["string", null] }),
      "/components/schemas/S/type",
      ["string", "null"],
    ],
    ["a value required twice", inSchema({ required: ["a", "a"] }), "/components/schemas/S/required", ["a"]],
    ["an empty allOf", inSchema({ allOf: [] }), "/components/schemas/S", {}],
    ["a schema that is null", inSchema(null), "/components/schemas/S", {}],
    [
      "item schemas as in older drafts",
      inSchema({ items: [{ type: "string" }] }),
      "/components/schemas/S/items",
      { type: "string" },
    ],
    [
      "properties written as an empty list",
      inSchema({ properties: [] }),
      "/components/schemas/S/properties",
      {},
    ],
    ["a pattern that is none", inSchema({ pattern: "(" }), "/components/schemas/S", {}],
    [
      "a reference that lost its way",
      inSchema({ $ref: "#/definitions/S2", description: "d" }),
      "/components/schemas/S",
      { description: "d" },
    ],
    ["a missing version", put(base, ["info"], { title: "t" }), "/info/version", "1.0.0"],
    ["a version that is a number", put(base, ["info", "version"], 2), "/info/version", "2"],
    ["missing info", put(base, ["info"], null), "/info", { title: "api.example.com", version: "1.0.0" }],
    [
      "a response without description",
      put(base, [...OPERATION, "responses", "404"], {}),
      `${AT}/responses/404/description`,
      "Response 404",
    ],
    [
      "a response that is text",
      put(base, [...OPERATION, "responses", "404"], "Not found"),
      `${AT}/responses/404`,
      { description: "Not found" },
    ],
    [
      "empty responses",
      put(base, [...OPERATION, "responses"], {}),
      `${AT}/responses`,
      { default: { description: "Any response" } },
    ],
    [
      "a status range in small letters",
      put(base, [...OPERATION, "responses", "4xx"], { description: "e" }),
      `${AT}/responses/4XX`,
      { description: "e" },
    ],
    [
      "a path parameter that is optional",
      put(base, [...OPERATION, "parameters", "0", "required"], false),
      `${AT}/parameters/0/required`,
      true,
    ],
    [
      "an undeclared path parameter",
      put(base, [...OPERATION, "parameters"], []),
      `${AT}/parameters`,
      [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
    ],
    [
      "a path parameter in other letters",
      put(base, [...OPERATION, "parameters", "0", "name"], "ID"),
      `${AT}/parameters/0/name`,
      "id",
    ],
    [
      "a path parameter without a place",
      put(
        base,
        [...OPERATION, "parameters"],
        [
          { name: "x", in: "path", required: true, schema: {} },
          { name: "id", in: "path", required: true, schema: {} },
        ],
      ),
      `${AT}/parameters`,
      [{ name: "id", in: "path", required: true, schema: {} }],
    ],
    [
      "a parameter listed twice",
      withOperation("get", {
        parameters: [
          { name: "a", in: "query", schema: {} },
          { name: "a", in: "query", schema: {} },
        ],
      }),
      "/paths/~1things/get/parameters",
      [{ name: "a", in: "query", schema: {} }],
    ],
    [
      "a parameter that describes itself as in 2.0",
      withOperation("get", { parameters: [{ name: "a", in: "query", type: "integer", minimum: 1 }] }),
      "/paths/~1things/get/parameters/0",
      { name: "a", in: "query", schema: { type: "integer", minimum: 1 } },
    ],
    [
      "a place in capitals",
      withOperation("get", { parameters: [{ name: "a", in: "Query", schema: {} }] }),
      "/paths/~1things/get/parameters/0/in",
      "query",
    ],
    ["tags as one text", withOperation("get", { tags: "a, b" }), "/paths/~1things/get/tags", ["a", "b"]],
    [
      "an unknown field",
      withOperation("get", { authentication: true }),
      "/paths/~1things/get/x-authentication",
      true,
    ],
    [
      "a field in other letters",
      withOperation("get", { operationID: "a" }),
      "/paths/~1things/get/operationId",
      "a",
    ],
    [
      "a path without slash",
      put(base, ["paths", "things"], { get: { responses: { "200": { description: "" } } } }),
      "/paths/~1things/get/operationId",
      "getThings",
    ],
    [
      "a link that cannot be repaired",
      put(base, [...OPERATION, "responses", "200", "links"], { l: {} }),
      `${AT}/responses/200/links`,
      undefined,
    ],
    [
      "a server without scheme",
      put(base, ["servers"], [{ url: "api.example.com/v1" }]),
      "/servers/0/url",
      "https://api.example.com/v1",
    ],
    [
      "a relative server beside an absolute one",
      put(base, ["servers"], [{ url: "/v1" }, { url: "https://a.example" }]),
      "/servers",
      [{ url: "https://a.example" }],
    ],
  ])("%s", (_, document, pointer, expected) => {
    const { document: repaired, changes } = annotate(document);
    expect(at(repaired, pointer)).toEqual(expected);
    expect(validateConnector(repaired)).toEqual({ document: [], extensions: [] });
    expect(changes.length).toBeGreaterThan(0);
  });

  it("duplicate operationIds, the first keeping its name", () => {
    const operation = { operationId: "a", responses: { "200": { description: "" } } };
    const { document } = annotate(
      connectorDocument({ paths: { "/x": { get: operation, put: operation }, "/y": { get: operation } } }),
    );
    expect([
      at(document, "/paths/~1x/get/operationId"),
      at(document, "/paths/~1x/put/operationId"),
      at(document, "/paths/~1y/get/operationId"),
    ]).toEqual(["a", "a_2", "a_3"]);
  });

  it("two paths that differ by names only, losing neither", () => {
    const get = { responses: { "200": { description: "" } } };
    const { document } = annotate(connectorDocument({ paths: { "/x/{id}": { get }, "/x/{name}": { get } } }));
    expect(Object.keys(document["paths"] as JsonObject)).toEqual(["/x/{id}", "/x/{name}#name"]);
    expect(validateConnector(document).document).toEqual([]);
  });
});

describe("annotate()", () => {
  it("does not change its input", () => {
    const given = swagger({ parameters: [{ name: "a", in: "query", type: "int", required: "true" }] });
    const before = structuredClone(given);
    annotate(given);
    expect(given).toEqual(before);
  });

  it("changes nothing in a valid connector document", () => {
    const document = connectorDocument();
    expect(annotate(document)).toEqual({
      document,
      changes: [],
      inferred: { auth_type: "none", required_secrets: [] },
    });
  });

  it("is idempotent", () => {
    const first = annotate(swagger({ parameters: [{ name: "a", in: "query", type: "string" }] })).document;
    expect(annotate(first)).toMatchObject({ document: first, changes: [] });
  });

  it("names operations from method and path, avoiding names that exist", () => {
    const get = { responses: { "200": { description: "" } } };
    const named = { ...get, operationId: "getUsersById" };
    const { document } = annotate(
      connectorDocument({
        paths: { "/users/{id}": { get }, "/user-groups": { get }, "/": { get }, "/z": { get: named } },
      }),
    );
    const ids = ["/paths/~1users~1{id}", "/paths/~1user-groups", "/paths/~1"].map((path) =>
      at(document, `${path}/get/operationId`),
    );
    expect(ids).toEqual(["getUsersById_2", "getUserGroups", "getRoot"]);
  });

  it("uses the server of the request and resolves relative addresses", () => {
    const place = (servers: Json) =>
      annotate(connectorDocument({ servers }), { server: "https://me.example/base/" }).document["servers"];
    expect(place([])).toEqual([{ url: "https://me.example/base" }]);
    expect(place([{ url: "/v2" }])).toEqual([{ url: "https://me.example/v2" }]);
    const variables = { version: { default: "v3" } };
    expect(place([{ url: "/{version}", variables }])).toEqual([{ url: "https://me.example/v3" }]);
    expect(place([{ url: "{scheme}://api.example.com" }])).toEqual([{ url: "https://me.example/base" }]);
    expect(place([{ url: "https://own.example" }])).toEqual([{ url: "https://own.example" }]);
  });

  it.each([
    ["nothing", {}],
    ["Swagger 1.2", { swaggerVersion: "1.2", swagger: "1.2" }],
    ["OpenAPI 4", { openapi: "4.0.0" }],
  ])("refuses %s with INVALID_OPENAPI", (_, document) => {
    expect(() => annotate(document)).toThrow(ToolgateError);
    expect(() => annotate(document)).toThrow(
      expect.objectContaining({
        code: "INVALID_OPENAPI",
        details: { errors: [{ pointer: "/openapi", message: expect.any(String) }] },
      }),
    );
  });

  it("leaves an external reference to the validation", () => {
    const { document } = annotate(inSchema({ $ref: "https://elsewhere.example/pet.json" }));
    expect(validateConnector(document).document).toMatchObject([
      { pointer: "/components/schemas/S/$ref", message: expect.stringContaining("elsewhere.example") },
    ]);
  });
});
