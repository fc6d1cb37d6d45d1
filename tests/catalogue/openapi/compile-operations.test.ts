import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../../src/base/json.ts";
import { compileOperations } from "../../../src/catalogue/openapi/compile/compile-operations.ts";
import type { CompiledTool } from "../../../src/contract/tool.ts";
import { startCpuClock } from "../../start-cpu-clock.ts";
import { connectorDocument, withOperation, withSchema } from "./connector-document.ts";

function only(document: JsonObject): CompiledTool {
  const { tools, skipped } = compileOperations(document);
  expect(skipped).toEqual([]);
  const [tool] = tools;
  if (!tool || tools.length > 1) throw new Error(`${tools.length} tools instead of one`);
  return tool;
}

function accepts(tool: CompiledTool, args: JsonObject): boolean {
  return new Ajv2020({ strict: false, validateFormats: false }).compile(tool.input_schema)(args);
}

function get(parameters: Json[], over: JsonObject = {}): CompiledTool {
  return only(withOperation("get", { parameters }, over));
}

function post(content: JsonObject, over: JsonObject = {}): CompiledTool {
  return only(withOperation("post", { requestBody: { required: true, content } }, over));
}

const json = (schema: Json): JsonObject => ({ "application/json": { schema } });

describe("compileOperations() compiles parameters:", () => {
  it("one of each place, with the styles OpenAPI gives them by default", () => {
    const path = { name: "id", in: "path", required: true, schema: { type: "integer" } };
    const others = ["query", "header", "cookie"].map((place) => ({
      name: `a-${place}`,
      in: place,
      schema: { type: "string" },
    }));
    const get = {
      operationId: "read",
      parameters: [path, ...others],
      responses: { "200": { description: "" } },
    };
    const tool = only(connectorDocument({ paths: { "/x/{id}": { get } } }));
    const shared = { allowReserved: false };
    expect(tool.definition.parameters).toEqual([
      { argument: "id", name: "id", in: "path", required: true, style: "simple", explode: false, ...shared },
      {
        argument: "a-query",
        name: "a-query",
        in: "query",
        required: false,
        style: "form",
        explode: true,
        ...shared,
      },
      {
        argument: "a-header",
        name: "a-header",
        in: "header",
        required: false,
        style: "simple",
        explode: false,
        ...shared,
      },
      {
        argument: "a-cookie",
        name: "a-cookie",
        in: "cookie",
        required: false,
        style: "form",
        explode: true,
        ...shared,
      },
    ]);
    expect(accepts(tool, { id: 1 })).toBe(true);
    expect(accepts(tool, {})).toBe(false);
    expect(accepts(tool, { id: 1, unknown: 1 })).toBe(false);
  });

  it("stated style, explode and allowReserved", () => {
    const [parameter] = get([
      { name: "f", in: "query", style: "deepObject", explode: true, allowReserved: true, schema: {} },
    ]).definition.parameters;
    expect(parameter).toMatchObject({ style: "deepObject", explode: true, allowReserved: true });
  });

  it("content instead of a schema", () => {
    const tool = get([
      { name: "f", in: "query", content: { "application/json": { schema: { type: "object" } } } },
    ]);
    expect(tool.definition.parameters[0]).toMatchObject({ contentType: "application/json" });
    expect(tool.input_schema["properties"]).toEqual({ f: { type: "object" } });
  });

  it("the operation's own before those of its path", () => {
    const parameters = [{ name: "a", in: "query", schema: { type: "string" } }];
    const own = [{ name: "a", in: "query", schema: { type: "integer" } }];
    const document = connectorDocument({ paths: { "/x": { parameters, get: { parameters: own } } } });
    expect(only(document).input_schema["properties"]).toEqual({ a: { type: "integer" } });
  });

  it("none of the headers that OpenAPI ignores, nor those of the connection", () => {
    const names = ["Accept", "content-type", "Authorization", "Host", "Content-Length", "X-Kept"];
    const tool = get(names.map((name) => ({ name, in: "header", schema: {} })));
    expect(tool.definition.parameters.map(({ name }) => name)).toEqual(["X-Kept"]);
  });

  it("the trace context, which is ours to write, marks the operation instead", () => {
    const described = get(["Traceparent", "tracestate"].map((name) => ({ name, in: "header", schema: {} })));
    expect(described.definition).toMatchObject({ parameters: [], wantsTrace: true });
    const inQuery = get([{ name: "traceparent", in: "query", schema: {} }]);
    expect(inQuery.definition.parameters).toHaveLength(1);
    expect(inQuery.definition).not.toHaveProperty("wantsTrace");
    expect(only(connectorDocument({ "x-trace-context": true })).definition.wantsTrace).toBe(true);
    for (const said of [{}, { "x-trace-context": false }])
      expect(only(connectorDocument(said)).definition).not.toHaveProperty("wantsTrace");
  });

  it("names that models accept, keeping what is sent", () => {
    const tool = get(
      ["filter[name]", "$top", "ids[]", "č"].map((name) => ({ name, in: "query", schema: {} })),
    );
    expect(tool.definition.parameters.map(({ argument, name }) => [argument, name])).toEqual([
      ["filter_name", "filter[name]"],
      ["top", "$top"],
      ["ids", "ids[]"],
      ["value", "č"],
    ]);
  });

  it("defaults, enums and examples", () => {
    const tool = get([
      {
        name: "a",
        in: "query",
        schema: { type: "string", enum: ["x", "y"], default: "x" },
        example: "y",
        description: "Which <b>one</b>",
      },
    ]);
    expect(tool.input_schema["properties"]).toEqual({
      a: { type: "string", enum: ["x", "y"], default: "x", examples: ["y"], description: "Which one" },
    });
    expect(tool.fields.parameters).toEqual([
      { name: "a", in: "query", required: false, description: "Which one", values: ["x", "y"] },
    ]);
  });
});

describe("compileOperations() compiles bodies:", () => {
  it("the properties of an object become arguments", () => {
    const tool = post(
      json({
        type: "object",
        required: ["to"],
        properties: { to: { type: "string" }, text: { type: "string" } },
      }),
    );
    expect(tool.definition.body).toEqual({
      mode: "flat",
      contentType: "application/json",
      required: true,
      properties: [
        { argument: "to", property: "to" },
        { argument: "text", property: "text" },
      ],
    });
    expect(tool.input_schema["required"]).toEqual(["to"]);
  });

  it("allOf is merged", () => {
    const schema = {
      allOf: [
        { $ref: "#/components/schemas/A" },
        { type: "object", required: ["b"], properties: { b: { type: "integer" } } },
      ],
    };
    const tool = only(
      withSchema(schema, { schemas: { A: { type: "object", properties: { a: { type: "string" } } } } }),
    );
    expect(tool.input_schema).toEqual({
      type: "object",
      properties: { a: { type: "string" }, b: { type: "integer" } },
      required: ["b"],
      additionalProperties: false,
    });
  });

  it.each<[string, Json]>([
    ["a list", { type: "array", items: { type: "string" } }],
    [
      "alternatives",
      {
        oneOf: [
          { type: "object", properties: { a: {} } },
          { type: "object", properties: { b: {} } },
        ],
      },
    ],
    ["a map", { type: "object", additionalProperties: { type: "string" } }],
  ])("%s stays one argument", (_, schema) => {
    const tool = post(json(schema));
    expect(tool.definition.body).toMatchObject({ mode: "whole", argument: "body" });
    expect(tool.input_schema).toMatchObject({ properties: { body: schema }, required: ["body"] });
  });

  it("clashes are resolved by place", () => {
    const parameters = [
      { name: "id", in: "path", required: true, schema: {} },
      { name: "id", in: "query", schema: {} },
    ];
    const requestBody = { content: json({ type: "object", properties: { id: {}, body_id: {} } }) };
    const document = connectorDocument({ paths: { "/x/{id}": { put: { parameters, requestBody } } } });
    expect(Object.keys(only(document).input_schema["properties"] as JsonObject)).toEqual([
      "id",
      "id_query",
      "body_id",
      "body_body_id",
    ]);
  });

  it("read-only properties are left out at every level", () => {
    const inner = {
      type: "object",
      required: ["id"],
      properties: { id: { type: "string", readOnly: true }, name: { type: "string" } },
    };
    const tool = post(
      json({
        type: "object",
        required: ["id"],
        properties: { id: { $ref: "#/components/schemas/Id" }, inner },
      }),
      {
        components: { schemas: { Id: { type: "string", readOnly: true } } },
      },
    );
    expect(tool.input_schema["properties"]).toEqual({
      inner: { type: "object", properties: { name: { type: "string" } } },
    });
    expect(tool.input_schema["required"]).toBeUndefined();
  });

  it("an explicitly optional body makes its required properties optional, an unstated one does not", () => {
    const content = json({ type: "object", required: ["a"], properties: { a: {} } });
    const required = (requestBody: JsonObject) =>
      only(withOperation("post", { requestBody })).input_schema["required"];
    expect(required({ content, required: false })).toBeUndefined();
    expect(required({ content })).toEqual(["a"]);
  });

  it("JSON is preferred to forms, forms to text, text to bytes", () => {
    const schema = { schema: { type: "object", properties: { a: {} } } };
    const types = [
      "application/octet-stream",
      "text/plain",
      "multipart/form-data",
      "application/x-www-form-urlencoded",
      "application/vnd.x+json",
      "application/json",
    ];
    const chosen = types.map(
      (_, index) =>
        post(Object.fromEntries(types.slice(0, index + 1).map((type) => [type, schema]))).definition.body
          ?.contentType,
    );
    expect(chosen).toEqual(types);
  });

  it("bytes are given as base64", () => {
    const tool = post({ "image/png": { schema: { type: "string", format: "binary" } } });
    expect(tool.definition.body).toMatchObject({ mode: "whole", contentType: "image/png" });
    expect(tool.input_schema["properties"]).toMatchObject({
      body: { type: "string", contentEncoding: "base64" },
    });
  });

  it("files of a multipart form are given as base64, with a media type", () => {
    const file = { type: "string", format: "binary" };
    const properties = {
      title: { type: "string" },
      file,
      files: { type: "array", items: file },
      photo: { type: "string", contentMediaType: "image/png" },
    };
    const encoding = { photo: { contentType: "image/png" } };
    const tool = post({ "multipart/form-data": { schema: { type: "object", properties }, encoding } });
    const binary = { type: "string", contentEncoding: "base64" };
    expect(tool.input_schema["properties"]).toMatchObject({
      title: { type: "string" },
      file: binary,
      files: { type: "array", items: binary },
      photo: binary,
    });
    expect(tool.definition.body?.encoding).toEqual({
      file: { contentType: "application/octet-stream" },
      files: { contentType: "application/octet-stream" },
      photo: { contentType: "image/png" },
    });
  });

  it("a multipart form that is described as a lone file gets one part for it", () => {
    const tool = post({ "multipart/form-data": { schema: { type: "string", format: "binary" } } });
    expect(tool.definition.body).toMatchObject({
      mode: "flat",
      properties: [{ argument: "file", property: "file" }],
      encoding: { file: { contentType: "application/octet-stream" } },
    });
    expect(tool.input_schema["properties"]).toMatchObject({
      file: { type: "string", contentEncoding: "base64" },
    });
  });

  it("a multipart form that is not described asks for an object, which is all that can be sent", () => {
    expect(post({ "multipart/form-data": {} }).input_schema["properties"]).toMatchObject({
      body: { type: "object" },
    });
  });

  it("a property that accepts no value is not an argument", () => {
    const schema = { type: "object", properties: { name: {}, additionalProperties: false } };
    expect(Object.keys(post(json(schema)).input_schema["properties"] ?? {})).toEqual(["name"]);
  });

  it("XML is given as text", () => {
    expect(
      post({ "application/xml": { schema: { type: "object", properties: { a: {} } } } }).input_schema[
        "properties"
      ],
    ).toMatchObject({ body: { type: "string" } });
  });

  it("a media type range becomes a type that can be sent", () => {
    expect(post({ "*/*": { schema: { type: "object" } } }).definition.body?.contentType).toBe(
      "application/json",
    );
  });
});

describe("compileOperations() resolves references:", () => {
  const texts = { a: { description: "x".repeat(300) }, b: { description: "y".repeat(300) } };
  const pet = { type: "object", properties: texts };

  it("shared schemas move to $defs, once", () => {
    const schema = {
      type: "object",
      properties: {
        a: { type: "array", items: { $ref: "#/components/schemas/Pet" } },
        b: { type: "array", items: { $ref: "#/components/schemas/Pet" } },
      },
    };
    const tool = only(withSchema(schema, { schemas: { Pet: pet } }));
    expect(tool.input_schema["properties"]).toEqual({
      a: { type: "array", items: { $ref: "#/$defs/Pet" } },
      b: { type: "array", items: { $ref: "#/$defs/Pet" } },
    });
    expect(Object.keys(tool.input_schema["$defs"] as JsonObject)).toEqual(["Pet"]);
  });

  it("circles stay circles, and accept what the original accepts", () => {
    const node = {
      type: "object",
      required: ["value"],
      properties: { value: { type: "integer" }, next: { $ref: "#/components/schemas/Node" } },
    };
    const tool = only(withSchema({ $ref: "#/components/schemas/Node" }, { schemas: { Node: node } }));
    expect(accepts(tool, { value: 1, next: { value: 2, next: { value: 3 } } })).toBe(true);
    expect(accepts(tool, { value: 1, next: { value: 2, next: {} } })).toBe(false);
  });

  it.each<[string, string, JsonObject]>([
    ["a component", "#/components/schemas/S", { schemas: { S: { const: 1 } } }],
    ["an escaped pointer", "#/components/schemas/a~1b%20c", { schemas: { "a/b c": { const: 1 } } }],
    ["an anchor", "#here", { schemas: { S: { properties: { x: { $anchor: "here", const: 1 } } } } }],
    ["an id", "https://x.example/s", { schemas: { S: { $id: "https://x.example/s", const: 1 } } }],
    [
      "a fragment of an id",
      "https://x.example/s#/$defs/t",
      { schemas: { S: { $id: "https://x.example/s", $defs: { t: { const: 1 } } } } },
    ],
    [
      "a reference to a reference",
      "#/components/schemas/A",
      { schemas: { A: { $ref: "#/components/schemas/B" }, B: { const: 1 } } },
    ],
    ["a schema inside a path", "#/paths/~1things/post/parameters/0/schema", {}],
  ])("%s", (_, $ref, components) => {
    const parameters = [{ name: "q", in: "query", schema: { const: 1 } }];
    const requestBody = { required: true, content: json({ type: "array", items: { $ref } }) };
    const tool = only(withOperation("post", { parameters, requestBody }, { components }));
    expect(accepts(tool, { body: [1] })).toBe(true);
    expect(accepts(tool, { body: [2] })).toBe(false);
  });

  it("parameters, bodies and path items behind references", () => {
    const document = connectorDocument({
      paths: { "/x/{id}": { $ref: "#/components/pathItems/X" } },
      components: {
        pathItems: {
          X: {
            post: {
              parameters: [{ $ref: "#/components/parameters/Id" }],
              requestBody: { $ref: "#/components/requestBodies/B" },
            },
          },
        },
        parameters: { Id: { name: "id", in: "path", required: true, schema: { type: "string" } } },
        requestBodies: { B: { required: true, content: json({ type: "object", properties: { a: {} } }) } },
      },
    });
    expect(Object.keys(only(document).input_schema["properties"] as JsonObject)).toEqual(["id", "a"]);
  });

  it("a circle of references accepts anything", () => {
    const tool = only(
      withSchema(
        { type: "array", items: { $ref: "#/components/schemas/A" } },
        { schemas: { A: { $ref: "#/components/schemas/B" }, B: { $ref: "#/components/schemas/A" } } },
      ),
    );
    expect(accepts(tool, { body: [1] })).toBe(true);
  });
});

describe("compileOperations() bounds what it writes:", () => {
  it("the deeper parts of an input schema over 256 KB accept anything, with a warning", () => {
    const wide = Object.fromEntries(
      Array.from({ length: 3_000 }, (_, index) => [
        `field_${index}`,
        { type: "string", description: "d".repeat(100) },
      ]),
    );
    const document = withSchema({
      type: "object",
      properties: { small: { type: "integer" }, big: { type: "object", properties: wide } },
    });
    const { tools, warnings } = compileOperations(document);
    expect(JSON.stringify(tools[0]?.input_schema).length).toBeLessThan(256 * 1024);
    expect(tools[0]?.input_schema["properties"]).toMatchObject({ small: { type: "integer" }, big: {} });
    expect(warnings).toEqual([
      { pointer: "/paths/~1things/post", message: expect.stringContaining("too large") },
    ]);
  });

  it("branches that double at every level cost no more than they are worth", () => {
    const schemas: JsonObject = { S40: { type: "object", properties: { a: {} } } };
    for (let index = 0; index < 40; index++) {
      const next = { $ref: `#/components/schemas/S${index + 1}` };
      schemas[`S${index}`] = { allOf: [next, next] };
    }
    const spent = startCpuClock();
    expect(
      compileOperations(withSchema({ $ref: "#/components/schemas/S0" }, { schemas })).tools,
    ).toHaveLength(1);
    expect(spent()).toBeLessThan(1_000);
  });
});

describe("compileOperations() skips, with the reason,", () => {
  it.each<[string, JsonObject, RegExp]>([
    [
      "a parameter that is nowhere",
      withOperation("get", { parameters: [{ $ref: "#/components/parameters/P" }] }),
      /#\/components\/parameters\/P.*not in the document/,
    ],
    [
      "a body that is nowhere",
      withOperation("post", { requestBody: { $ref: "#/components/requestBodies/B" } }),
      /request body/,
    ],
    ["a path without its parameter", connectorDocument({ paths: { "/x/{id}": { get: {} } } }), /`\{id\}`/],
    ["an operation without a server", withOperation("get", {}, { servers: [] }), /No server/],
  ])("%s, and compiles the others", (_, document, reason) => {
    const paths = {
      ...(document["paths"] as JsonObject),
      "/ok": { get: { servers: [{ url: "https://ok.example" }] } },
    };
    const { tools, skipped } = compileOperations({ ...document, paths });
    expect(tools.map(({ definition }) => definition.path)).toEqual(["/ok"]);
    expect(skipped).toEqual([
      { operation: expect.stringMatching(/^(GET|POST) \//), reason: expect.stringMatching(reason) },
    ]);
  });
});

describe("compileOperations() says of an operation", () => {
  it.each([
    ["listFees", undefined, "List fees"],
    ["list-fees", "all fees", "all fees"],
  ])("its name: of %s with the summary %s", (operationId, summary, name) => {
    const get = {
      operationId,
      ...(summary !== undefined && { summary }),
      responses: { "200": { description: "" } },
    };
    expect(only(connectorDocument({ paths: { "/fees": { get } } })).name).toBe(name);
  });

  it.each<[method: string, effect: string, readOnly: boolean, destructive: boolean, idempotent: boolean]>([
    ["get", "read", true, false, true],
    ["head", "read", true, false, true],
    ["options", "read", true, false, true],
    ["post", "write", false, false, false],
    ["put", "write", false, true, true],
    ["patch", "write", false, true, false],
    ["delete", "write", false, true, true],
  ])("what %s does", (method, effect, readOnlyHint, destructiveHint, idempotentHint) => {
    const tool = only(withOperation(method, {}));
    expect(tool.side_effect).toBe(effect);
    expect(tool.hints).toEqual({ readOnlyHint, destructiveHint, idempotentHint, openWorldHint: true });
  });

  it.each<[says: string, method: string, operation: JsonObject, effect: string, warns: RegExp | null]>([
    ["execute of a GET", "get", { "x-side-effect": "execute" }, "execute", null],
    ["execute of a POST", "post", { "x-side-effect": "execute" }, "execute", null],
    ["write of a GET", "get", { "x-side-effect": "write" }, "write", null],
    [
      "read of a POST",
      "post",
      { "x-side-effect": "read" },
      "write",
      /a POST is no read because its document says so/,
    ],
    ["read of a DELETE", "delete", { "x-side-effect": "read" }, "write", /a DELETE is no read/],
    [
      "nothing of a GET that deletes",
      "get",
      { operationId: "deleteThing" },
      "write",
      /deletes something \("delete"\)/,
    ],
    [
      "read of a GET that sends",
      "get",
      { summary: "Sends the report", "x-side-effect": "read" },
      "write",
      /sends something/,
    ],
    [
      "execute of a GET that deletes",
      "get",
      { operationId: "deleteThing", "x-side-effect": "execute" },
      "execute",
      null,
    ],
  ])("what counts when a document says %s", (_says, method, operation, effect, warns) => {
    const { tools, warnings } = compileOperations(withOperation(method, operation));
    expect(tools[0]).toMatchObject({ side_effect: effect, hints: { readOnlyHint: false } });
    expect(warnings).toEqual(
      warns === null ? [] : [{ pointer: expect.any(String), message: expect.stringMatching(warns) }],
    );
  });

  it("its server: its own before its path's before the document's", () => {
    const server = (name: string) => [{ url: `https://${name}.example/` }];
    const paths = {
      "/a": { servers: server("path"), get: { servers: server("operation") }, put: {} },
      "/b": { get: {} },
    };
    const { tools } = compileOperations(connectorDocument({ paths, servers: server("document") }));
    expect(tools.map(({ definition }) => definition.server.url)).toEqual([
      "https://operation.example",
      "https://path.example",
      "https://document.example",
    ]);
  });

  it("the variables of its server", () => {
    const variables = {
      region: { default: "eu", enum: ["eu", "us"], description: "d" },
      unused: { default: "x" },
    };
    const servers = [{ url: "https://{region}.example", variables }];
    expect(only(withOperation("get", {}, { servers })).definition.server).toEqual({
      url: "https://{region}.example",
      variables: { region: { default: "eu", enum: ["eu", "us"] } },
    });
  });

  it("what it answers with, JSON first", () => {
    const responses = {
      "201": { description: "", content: { "text/csv": {}, "application/json": {} } },
      default: { description: "", content: { "a/b": {} } },
    };
    expect(only(withOperation("get", { responses })).definition.accepts).toEqual([
      "application/json",
      "text/csv",
    ]);
  });

  it("a name of its own when the document gives none, or gives it twice", () => {
    const paths = {
      "/a": { get: {}, put: { operationId: "x" } },
      "/b": { get: { operationId: "x" }, post: { operationId: "getA" } },
    };
    expect(compileOperations(connectorDocument({ paths })).tools.map((tool) => tool.operation_id)).toEqual([
      "getA_2",
      "x",
      "x_2",
      "getA",
    ]);
  });

  it("a path without the fragment that distinguishes it from another path", () => {
    const parameters = [{ name: "a", in: "path", required: true, schema: {} }];
    const tool = only(connectorDocument({ paths: { "/x/{a}#a": { get: { parameters } } } }));
    expect([tool.definition.path, tool.fields.path]).toEqual(["/x/{a}", "/x/{a}"]);
  });
});

describe("compileOperations() writes the chunk:", () => {
  it("connector, function, what it does, takes and returns", () => {
    const schema = {
      type: "array",
      items: { type: "object", properties: { number: {}, total: { readOnly: true } } },
    };
    const tool = only(
      withOperation("get", {
        operationId: "findInvoices",
        summary: "Find invoices",
        description: "Searches **all** invoices.",
        tags: ["Billing"],
        parameters: [
          {
            name: "customer",
            in: "query",
            required: true,
            description: "Name of the customer",
            schema: { type: "string" },
          },
        ],
        responses: { "200": { description: "The invoices", content: { "application/json": { schema } } } },
      }),
    );
    expect(tool.chunk).toBe(
      [
        "Invoices",
        "find invoices (GET /things)",
        "Find invoices",
        "Searches all invoices.",
        "Topics: Billing",
        "Takes: customer (required): Name of the customer",
        "Returns: The invoices with number, total",
      ].join("\n"),
    );
  });

  it("never more than 2,000 characters, and a description of at most 1,500", () => {
    const long = "word ".repeat(5_000);
    const parameters = Array.from({ length: 200 }, (_, index) => ({
      name: `p${index}`,
      in: "query",
      description: long,
      schema: {},
    }));
    const tool = only(withOperation("get", { summary: long, description: long, parameters }));
    expect(tool.chunk.length).toBeLessThanOrEqual(2_000);
    expect(tool.fields.description.length).toBeLessThanOrEqual(1_500);
    expect(tool.fields.parameters).toHaveLength(100);
    expect(tool.fields.parameters[0]?.description.length).toBeLessThanOrEqual(300);
  });
});
