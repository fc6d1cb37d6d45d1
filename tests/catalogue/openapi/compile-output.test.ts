import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../../src/base/json.ts";
import { compileOperations } from "../../../src/catalogue/openapi/compile/compile-operations.ts";
import { withOperation } from "./connector-document.ts";

function outputOf(responses: JsonObject, schemas: JsonObject = {}): JsonObject | null {
  const { tools, skipped } = compileOperations(
    withOperation("get", { responses }, { components: { schemas } }),
  );
  expect(skipped).toEqual([]);
  return tools[0]?.output_schema ?? null;
}

const json = (schema: Json) => ({ description: "", content: { "application/json": { schema } } });
const answers = (schema: Json, schemas: JsonObject = {}) => outputOf({ "200": json(schema) }, schemas);

function accepts(schema: JsonObject | null, value: JsonObject): boolean {
  if (schema === null) throw new Error("no output schema");
  return new Ajv2020({ strict: false, validateFormats: false }).compile(schema)(value);
}

const NAMED = { type: "object", properties: { name: { type: "string" } }, required: ["name"] };

describe("compileOperations() writes the schema of final_data:", () => {
  it("an object unchanged, with its references in $defs", () => {
    const lines = { type: "array", items: { $ref: "#/components/schemas/Line" } };
    const schema = answers(
      { $ref: "#/components/schemas/Person" },
      {
        Person: { type: "object", properties: { home: { $ref: "#/components/schemas/Address" } } },
        Address: { type: "object", properties: { lines } },
        Line: { type: "string", description: "x".repeat(400) },
      },
    );
    expect(schema).toEqual({
      type: "object",
      properties: { home: { $ref: "#/$defs/Address" } },
      $defs: {
        Address: {
          type: "object",
          properties: {
            lines: { type: "array", items: { type: "string", description: `${"x".repeat(119)}…` } },
          },
        },
      },
    });
  });

  const wrapped: [string, Json, Json][] = [
    ["a list", { type: "array", items: NAMED }, [{ name: "a" }]],
    ["a text", { type: "string" }, "a"],
    ["a nullable number", { type: ["number", "null"] }, null],
    ["values of an enum", { enum: ["a", "b"] }, "b"],
    ["a list by its items alone", { items: { ...NAMED, minProperties: 1 } }, [{ name: "a" }]],
  ];
  it.each(wrapped)("%s as {result}", (_, schema, value) => {
    const output = answers(schema);
    expect(output).toMatchObject({ type: "object", required: ["result"] });
    expect(accepts(output, { result: value })).toBe(true);
    expect(accepts(output, { other: 1 })).toBe(false);
  });

  const either: [string, Json, JsonObject[]][] = [
    ["an object or null", { ...NAMED, type: ["object", "null"] }, [{ name: "a" }, { result: null }]],
    [
      "an object or a list",
      { type: ["object", "array"], items: NAMED, properties: {}, required: ["name"] },
      [{ name: "a" }, { result: [{ name: "a" }] }],
    ],
    [
      "a oneOf of an object and a list",
      { oneOf: [NAMED, { type: "array", items: NAMED }] },
      [{ name: "a" }, { result: [{ name: "a" }] }],
    ],
    [
      "an anyOf of references",
      { anyOf: [{ $ref: "#/components/schemas/Named" }, { type: "null" }] },
      [{ name: "a" }, { result: null }],
    ],
  ];
  it.each(either)("%s as either", (_, schema, values) => {
    const output = answers(schema, { Named: NAMED });
    for (const value of values) expect(accepts(output, value)).toBe(true);
    expect(accepts(output, { result: 7 })).toBe(false);
  });

  it("a oneOf of objects, an allOf and properties without a type as objects", () => {
    const other = { type: "object", properties: { other: { type: "number" } }, required: ["other"] };
    for (const schema of [
      { oneOf: [NAMED, other] },
      { allOf: [NAMED] },
      { properties: NAMED.properties, required: ["name"] },
    ]) {
      const output = answers(schema);
      expect(output).not.toHaveProperty("properties.result");
      expect(accepts(output, { name: "a" })).toBe(true);
      expect(accepts(output, { result: null })).toBe(false);
    }
  });

  it("204 as {result: null}", () => {
    const output = outputOf({ "204": { description: "Gone" } });
    expect(accepts(output, { result: null })).toBe(true);
    expect(accepts(output, { result: 1 })).toBe(false);
  });

  it("the lowest 2XX response, JSON before other media types; default only without one", () => {
    const content = { "text/csv": {}, "application/json": { schema: NAMED } };
    const failure = json({ type: "object", properties: { error: { type: "string" } } });
    const responses = {
      default: failure,
      "201": json({ type: "string" }),
      "200": { description: "", content },
    };
    expect(outputOf(responses)).toEqual(NAMED);
    expect(outputOf({ default: json(NAMED), "404": failure })).toEqual(NAMED);
    expect(outputOf({ "404": failure })).toBeNull();
  });

  it("text as {result}, images as their bytes in base64", () => {
    const of = (type: string) => outputOf({ "200": { description: "", content: { [type]: {} } } });
    expect(accepts(of("text/plain"), { result: "a" })).toBe(true);
    expect(accepts(of("image/png"), { content_type: "image/png", base64: "iVBORw==" })).toBe(true);
    expect(accepts(of("image/png"), { result: "a" })).toBe(false);
  });

  const silent: [string, JsonObject][] = [
    ["no content", { description: "Done" }],
    ["JSON without a schema", { description: "", content: { "application/json": {} } }],
    ["a schema of anything", json({})],
    ["an object of anything", json({ type: "object", description: "A thing" })],
    ["alternatives of which one is anything", json({ oneOf: [NAMED, {}] })],
    ["a reference to nothing", json({ $ref: "#/components/schemas/Gone" })],
    ["a reference to itself", json({ $ref: "#/components/schemas/Loop" })],
    ["an anyOf in circles", json({ $ref: "#/components/schemas/Circle" })],
    [
      "a property that is an anyOf in circles",
      json({ type: "object", properties: { a: { $ref: "#/components/schemas/Circle" } } }),
    ],
    ["JSON lines", { description: "", content: { "application/x-ndjson": { schema: NAMED } } }],
    ["bytes of unknown kind", { description: "", content: { "application/octet-stream": {} } }],
  ];
  it.each(silent)("nothing for %s", (_, response) => {
    const Loop = { $ref: "#/components/schemas/Loop" };
    const Circle = {
      anyOf: [{ $ref: "#/components/schemas/Circle" }, { $ref: "#/components/schemas/Circle" }],
    };
    expect(outputOf({ "200": response }, { Loop, Circle })).toBeNull();
  });

  it("write-only properties left out, read-only ones kept", () => {
    const properties = {
      id: { type: "string", readOnly: true },
      password: { type: "string", writeOnly: true },
      pin: { $ref: "#/components/schemas/Pin" },
    };
    const schema = { type: "object", properties, required: ["id", "password", "pin"] };
    expect(answers(schema, { Pin: { type: "string", writeOnly: true } })).toEqual({
      type: "object",
      properties: { id: { type: "string" } },
      required: ["id"],
    });
  });

  it("no examples, defaults, titles, bounds, patterns, unknown formats, XML and extensions", () => {
    const name = {
      type: "string",
      title: "N",
      example: "a",
      examples: ["a"],
      default: "b",
      pattern: "a+",
      format: "repo.nwo",
      maxLength: 3,
    };
    const schema = {
      type: "object",
      properties: { name },
      xml: { name: "p" },
      "x-internal": true,
      examples: [{}],
    };
    expect(answers(schema)).toEqual({ type: "object", properties: { name: { type: "string" } } });
  });

  it("schemas that contain themselves", () => {
    const Node = {
      type: "object",
      properties: {
        name: { type: "string" },
        children: { type: "array", items: { $ref: "#/components/schemas/Node" } },
      },
    };
    const output = answers({ $ref: "#/components/schemas/Node" }, { Node });
    expect(accepts(output, { name: "a", children: [{ name: "b", children: [] }] })).toBe(true);
    expect(accepts(output, { name: "a", children: [{ name: 1 }] })).toBe(false);
  });

  describe("within 4 KB:", () => {
    const wide = (count: number, property: Json): JsonObject => ({
      type: "object",
      properties: Object.fromEntries(
        Array.from({ length: count }, (_, index) => [`property_${index}`, property]),
      ),
    });

    it("descriptions go first", () => {
      const output = answers(
        wide(80, { type: "string", description: "Explains a property at some length. ".repeat(4) }),
      );
      expect(output).toEqual(wide(80, { type: "string" }));
    });

    it("then the deeper parts, which accept anything", () => {
      const deep = wide(3, wide(3, wide(3, wide(3, wide(3, wide(3, { type: "string" }))))));
      const output = answers({ type: "array", items: deep });
      expect(JSON.stringify(output).length).toBeLessThanOrEqual(4_096);
      expect(output).toMatchObject({
        properties: { result: { items: { properties: { property_0: { properties: { property_0: {} } } } } } },
      });
      const nested = (value: Json) => ({ result: [{ property_0: { property_0: value } }] });
      expect(accepts(output, nested({ property_0: 7 }))).toBe(true);
      expect(accepts(output, nested(7))).toBe(false);
    });

    it("nothing when even the first levels are too large", () => {
      expect(answers(wide(1_000, { type: "string" }))).toBeNull();
    });
  });
});
