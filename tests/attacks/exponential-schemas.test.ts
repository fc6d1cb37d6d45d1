import { describe, expect, test } from "vitest";
import { exampleArguments } from "../../src/base/arguments.ts";
import type { JsonObject } from "../../src/base/json.ts";
import { GraphqlSchema, writeSelection } from "../../src/catalogue/import/graphql-schema.ts";
import { compareDocuments } from "../../src/catalogue/openapi/compare/compare-documents.ts";
import { compileOperations } from "../../src/catalogue/openapi/compile/compile-operations.ts";
import { portableOutput, portableSchema } from "../../src/mcp/client/compile-tool.ts";
import { listSlots } from "../../src/planning/aligning/list-slots.ts";
import { repairByRule } from "../../src/planning/schema/coerce-value.ts";
import { findArgument, findMissing, resolveSchema } from "../../src/planning/schema/find-argument.ts";
import { createArgumentValidator } from "../../src/planning/schema/validate-arguments.ts";
import { startCpuClock } from "../start-cpu-clock.ts";

/*
 * Who: those who upload or import a document or run an MCP server. What they try: a few kilobytes in which
 * every schema refers several times to the next one, so that there are more paths through it than could ever be
 * followed. Expected: each walk over it ends soon. What was not followed counts as unknown: an operation as a
 * write, a difference as breaking, arguments as wrong.
 */

const LIMIT_MS = 5_000;

type Word = "allOf" | "oneOf" | "anyOf";

/** `levels` schemas, each with `width` references to the next one. */
function chain(levels: number, width: number, leaf: JsonObject, word: Word, at: string): JsonObject {
  const refer = (level: number) => ({ $ref: `${at}/S${level + 1}` });
  return Object.fromEntries(
    Array.from({ length: levels }, (_, level) => [
      `S${level}`,
      level === levels - 1 ? leaf : { [word]: Array.from({ length: width }, () => refer(level)) },
    ]),
  );
}

const COMPONENTS = "#/components/schemas";
const FIRST = { $ref: `${COMPONENTS}/S0` };
const THING = { type: "object", required: ["label"], properties: { label: { type: "string" } } };
const json = (schema: JsonObject) => ({ content: { "application/json": { schema } } });
const documentOf = (method: string, operation: object, schemas: JsonObject): JsonObject =>
  JSON.parse(
    JSON.stringify({
      openapi: "3.1.0",
      info: { title: "Things", version: "1" },
      servers: [{ url: "https://api.example.com" }],
      "x-auth-type": "none",
      "x-required-secrets": [],
      paths: {
        "/things": {
          [method]: {
            operationId: "things",
            summary: "Things",
            responses: { 200: { description: "" } },
            ...operation,
          },
        },
      },
      components: { schemas },
    }),
  );

function within<T>(work: () => T): T {
  const clock = startCpuClock();
  const result = work();
  expect(clock()).toBeLessThan(LIMIT_MS);
  return result;
}

const LEAVES: [leaf: string, schema: JsonObject][] = [
  ["a text", { type: "string" }],
  ["anything", { description: "x" }],
  ["an object or a list", { type: ["object", "array"] }],
  ["a choice of both", { oneOf: [{ type: "object" }, { type: "array" }] }],
];
const WORDS: Word[] = ["allOf", "oneOf", "anyOf"];

describe.each(WORDS)("a schema with 12 levels of 20 %s", (word) => {
  test.each(LEAVES)("of %s: as a response", (_, leaf) => {
    const responses = { 200: { description: "", ...json(FIRST) } };
    const document = documentOf("get", { responses }, chain(12, 20, leaf, word, COMPONENTS));
    expect(within(() => compileOperations(document)).tools).toHaveLength(1);
  });

  test.each(LEAVES)("of %s: as the output of a tool of an MCP server", (_, leaf) => {
    const $defs = chain(12, 20, leaf, word, "#/$defs");
    expect(() => within(() => portableOutput({ $ref: "#/$defs/S0", $defs }))).not.toThrow();
  });

  const input = portableSchema({
    type: "object",
    properties: { thing: { $ref: "#/$defs/S0" } },
    $defs: chain(12, 20, THING, word, "#/$defs"),
  });
  const wrong = { thing: { label: 5 } };
  const USES: [use: string, work: (schema: JsonObject) => unknown][] = [
    ["is flattened", (schema) => resolveSchema(schema, { $ref: "#/$defs/S0" })],
    ["is listed for a plan", listSlots],
    ["is searched for missing arguments", (schema) => findMissing(schema, { thing: {} })],
    ["is searched for an argument", (schema) => findArgument(schema, "thing.label")],
    ["gets an example", exampleArguments],
    [
      "repairs arguments",
      (schema) => repairByRule(schema, wrong, [{ pointer: "/thing/label", message: "must be a text" }]),
    ],
  ];
  test.each(USES)("as an input: %s", (_, work) => {
    expect(() => within(() => work(structuredClone(input)))).not.toThrow();
  });

  test("as an input: wrong arguments are refused", () => {
    const validate = createArgumentValidator();
    expect(within(() => validate(input, wrong))).not.toEqual([]);
  });

  test("with a new property: the versions differ", () => {
    const body = { requestBody: json({ type: "object", properties: { thing: FIRST } }) };
    const [before, after] = [THING, { ...THING, properties: {} }].map((leaf) =>
      documentOf("post", body, chain(12, 20, leaf, word, COMPONENTS)),
    );
    const changes = within(() => compareDocuments(before ?? {}, after ?? {}));
    expect(changes.map(({ kind }) => kind)).toEqual(["breaking"]);
  });
});

test("properties that are required on every level do not multiply the missing arguments", () => {
  const names = Array.from({ length: 60 }, (_, n) => `p${n}`);
  const level = (n: number) => ({
    type: "object",
    required: names,
    properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/S${n + 1}` }])),
  });
  const $defs = { ...Object.fromEntries([0, 1, 2, 3, 4].map((n) => [`S${n}`, level(n)])), S5: {} };
  const schema = { ...level(-1), $defs } as JsonObject;
  expect(within(() => findMissing(schema, {})).length).toBeGreaterThanOrEqual(60);
  expect(within(() => exampleArguments(schema)).isStated).toBe(false);
  expect(within(() => listSlots(schema)).length).toBeLessThanOrEqual(400);
});

test("a path of an argument is not split in every possible way", () => {
  const names = Array.from({ length: 12 }, (_, n) =>
    Array(n + 1)
      .fill("a")
      .join("."),
  );
  const schema = {
    type: "object",
    properties: Object.fromEntries(names.map((name) => [name, { $ref: "#" }])),
  };
  expect(within(() => findArgument(schema, `${Array(60).fill("a").join(".")}.x`))).toBeNull();
});

const PARAMETERS: [what: string, schema: JsonObject, schemas: JsonObject, effect: string][] = [
  [
    "20 levels of 40 references to any text",
    FIRST,
    chain(20, 40, { type: "string" }, "allOf", COMPONENTS),
    "read",
  ],
  ["a value below 30 levels", FIRST, chain(30, 2, { const: "delete" }, "allOf", COMPONENTS), "write"],
  ["more parts than are followed", { allOf: Array(6_000).fill({}) }, {}, "write"],
];
test.each(PARAMETERS)("a parameter with %s: the GET is classified", (_, schema, schemas, effect) => {
  const document = documentOf("get", { parameters: [{ name: "action", in: "query", schema }] }, schemas);
  const { tools, warnings } = within(() => compileOperations(document));
  expect(tools.map(({ side_effect }) => side_effect)).toEqual([effect]);
  expect(warnings.some(({ message }) => message.includes("counts as a write"))).toBe(effect === "write");
});

test("a schema that cannot be followed at all still limits the names", () => {
  const schema = { ...THING, additionalProperties: false, allOf: [{ $ref: "#" }] };
  const validate = createArgumentValidator();
  expect(validate(schema, { label: "box" })).toEqual([]);
  expect(validate(schema, { other: "box" })).not.toEqual([]);
});

test("types of a GraphQL schema without scalars do not multiply its selection", () => {
  const field = (level: number) => ({
    name: "nodes",
    args: [],
    type: { kind: "OBJECT", name: `T${level + 1}` },
  });
  const types = Array.from({ length: 8 }, (_, level) => ({
    kind: "OBJECT",
    name: `T${level}`,
    fields: Array(40).fill(field(level)),
  }));
  const schema = new GraphqlSchema({ types });
  expect(within(() => writeSelection(schema, { name: "T0", wrappers: [] }))).toContain("__typename");
});
