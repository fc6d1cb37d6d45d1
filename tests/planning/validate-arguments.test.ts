import { expect, test } from "vitest";
import type { Json, JsonObject, JsonSchema } from "../../src/base/json.ts";
import { createArgumentValidator } from "../../src/planning/schema/validate-arguments.ts";
import { startCpuClock } from "../start-cpu-clock.ts";

const validate = createArgumentValidator();

const SCHEMA: JsonObject = {
  type: "object",
  required: ["city", "days"],
  additionalProperties: false,
  properties: {
    city: { type: "string", minLength: 1 },
    days: { type: "integer", minimum: 1, maximum: 14 },
    units: { enum: ["metric", "imperial"] },
    from: { type: "string", format: "date" },
    "a/b~c": { type: "boolean" },
    tags: { type: "array", uniqueItems: true, items: { type: "object" } },
    place: { $ref: "#/$defs/Place" },
  },
  $defs: {
    Place: {
      type: "object",
      properties: { zip: { type: "string", pattern: "^\\d{5}$" }, near: { $ref: "#/$defs/Place" } },
    },
  },
};

test("validateArguments() accepts valid arguments", () => {
  const args = {
    city: "Brno",
    days: 3,
    units: "metric",
    from: "2026-11-21",
    place: { zip: "60200", near: { zip: "60201" } },
  };
  expect(validate(SCHEMA, args)).toEqual([]);
});

const FAULTS: [name: string, change: JsonObject, pointer: string, message: string][] = [
  ["a missing field", { city: undefined as unknown as Json }, "/city", "missing required field `city`"],
  ["an unknown field", { foo: 1 }, "/foo", "unknown field `foo`; allowed: city, days, units"],
  ["a wrong type", { days: "3" }, "/days", "field `days` must be of type integer"],
  ["a value out of range", { days: 15 }, "/days", "field `days` must be <= 14"],
  ["a value not listed", { units: "kelvin" }, "/units", 'one of: "metric", "imperial"'],
  ["a wrong format", { from: "tomorrow" }, "/from", "must be a valid date"],
  ["a name with / and ~", { "a/b~c": 1 }, "/a~1b~0c", "field `a/b~c` must be of type boolean"],
  [
    "a repeated item",
    {
      tags: [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
    },
    "/tags",
    "the same item twice",
  ],
  [
    "a fault behind a reference",
    { place: { near: { zip: "1" } } },
    "/place/near/zip",
    "field `zip` must match pattern",
  ],
];

test.each(FAULTS)("validateArguments() names %s", (_name, change, pointer, message) => {
  const args = JSON.parse(JSON.stringify({ city: "Brno", days: 3, ...change })) as JsonObject;
  const faults = validate(SCHEMA, args);
  expect(faults).toHaveLength(1);
  expect(faults[0]?.pointer).toBe(pointer);
  expect(faults[0]?.message).toContain(message);
});

test("validateArguments() lists every fault, and at most 50", () => {
  expect(validate(SCHEMA, { days: 0, foo: 1, bar: 2 })).toHaveLength(4);
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`x${index}`, 1]));
  expect(validate(SCHEMA, many)).toHaveLength(50);
});

test("validateArguments() answers boolean schemas", () => {
  expect(validate(true, { a: 1 })).toEqual([]);
  expect(validate(false, {})).toHaveLength(1);
});

function nest(levels: number): JsonObject {
  let schema: JsonObject = { type: "string" };
  for (let level = 0; level < levels; level++) schema = { type: "object", properties: { a: schema } };
  return schema;
}

function multiply(levels: number): JsonObject {
  const next = (level: number) => ({ $ref: `#/$defs/d${level}` });
  const entries = Array.from({ length: levels }, (_, level) => [
    `d${level}`,
    { allOf: [next(level + 1), next(level + 1)] },
  ]);
  return {
    $ref: "#/$defs/d0",
    $defs: { ...Object.fromEntries(entries), [`d${levels}`]: { type: "object" } },
  };
}

const HOSTILE: [name: string, schema: JsonSchema, args: JsonObject][] = [
  ["nested repetition", { properties: { a: { pattern: "^(a+)+$" } } }, { a: `${"a".repeat(60)}!` }],
  ["overlapping alternatives", { properties: { a: { pattern: "^(a|a)*$" } } }, { a: `${"a".repeat(60)}!` }],
  [
    "optional letters by the dozen",
    { properties: { a: { pattern: `^(a?){40}${"a".repeat(40)}$` } } },
    { a: "a".repeat(40) },
  ],
  ["many repetitions in a row", { properties: { a: { pattern: ".*.*.*.*x" } } }, { a: "a".repeat(100_000) }],
  [
    "a pattern as a property name",
    { patternProperties: { "^(a+)+$": { type: "string" } } },
    { [`${"a".repeat(60)}!`]: 1 },
  ],
  ["a pattern that is no regular expression", { properties: { a: { pattern: "(" } } }, { a: "x" }],
  ["a schema that is its own reference", { $ref: "#" }, { a: 1 }],
  ["references that double forty times", multiply(40), { a: 1 }],
  ["5,000 levels", nest(5_000), { a: { a: {} } }],
  [
    "keywords of the wrong type",
    {
      type: "foo",
      required: true,
      properties: { a: { minimum: "3", enum: {}, nullable: true } },
    } as JsonSchema,
    { a: 1 },
  ],
  [
    "another draft and an id",
    { $schema: "http://json-schema.org/draft-04/schema#", $id: "x", type: "object" },
    { a: 1 },
  ],
  ["the same id again", { $id: "x", type: "object", title: "other" }, { a: 1 }],
];

test.each(HOSTILE)("validateArguments() survives %s within a second", (_name, schema, args) => {
  const spent = startCpuClock();
  for (const fault of validate(schema, args))
    expect(fault.message).toMatch(/must be of type|must match pattern/);
  expect(spent()).toBeLessThan(1_000);
});

test("validateArguments() still checks fields of a schema of more than a megabyte", () => {
  const properties = Object.fromEntries(
    Array.from({ length: 12_000 }, (_, index) => [
      `p${index}`,
      { type: "string", description: "d".repeat(60) },
    ]),
  );
  const schema: JsonObject = { type: "object", required: ["p1"], additionalProperties: false, properties };
  expect(JSON.stringify(schema).length).toBeGreaterThan(1_000_000);
  const spent = startCpuClock();
  expect(
    validate(schema, { p1: 3, q: 1 })
      .map(({ pointer }) => pointer)
      .sort(),
  ).toEqual(["/p1", "/q"]);
  expect(spent()).toBeLessThan(5_000);
});

test("validateArguments() still requires fields when a reference is dangling", () => {
  const schema = {
    type: "object",
    required: ["y"],
    additionalProperties: false,
    properties: { x: { $ref: "#/$defs/none" }, y: {} },
  };
  expect(validate(schema, { x: 1, z: 2 }).map(({ pointer }) => pointer)).toEqual(["/y", "/z"]);
});

test("validateArguments() rejects arguments that are too deep", () => {
  let args: JsonObject = {};
  for (let level = 0; level < 200; level++) args = { a: args };
  expect(validate({ type: "object" }, args)[0]?.message).toContain("100 deep");
});

test("validateArguments() gives the same verdict from its cache after 300 other schemas", () => {
  const own = createArgumentValidator();
  const before = own(SCHEMA, { days: 1 });
  for (let index = 0; index < 300; index++) own({ type: "object", minProperties: index }, {});
  expect(own(structuredClone(SCHEMA), { days: 1 })).toEqual(before);
});
