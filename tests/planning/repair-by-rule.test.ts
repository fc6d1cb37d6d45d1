import { expect, test } from "vitest";
import type { Json, JsonObject } from "../../src/base/json.ts";
import { repairByRule } from "../../src/planning/schema/coerce-value.ts";
import { createArgumentValidator } from "../../src/planning/schema/validate-arguments.ts";

const validate = createArgumentValidator();
const SCHEMA: JsonObject = {
  type: "object",
  additionalProperties: false,
  properties: {
    n: { type: "integer" },
    x: { type: "number" },
    s: { type: "string" },
    b: { type: "boolean" },
    list: { type: "array", items: { type: "integer" } },
    mode: { enum: ["IN_PROGRESS", "done"] },
    day: { type: "string", format: "date" },
    at: { type: "string", format: "date-time" },
    inner: { $ref: "#/$defs/Inner" },
    maybe: { anyOf: [{ type: "integer" }, { type: "null" }] },
  },
  $defs: { Inner: { type: "object", additionalProperties: false, properties: { n: { type: "integer" } } } },
};

function repair(args: JsonObject, options?: { dropUnknown?: boolean }): JsonObject {
  return repairByRule(SCHEMA, args, validate(SCHEMA, args), options);
}

const REPAIRED: [name: string, args: JsonObject, wanted: JsonObject][] = [
  ["a whole number in a text", { n: "5" }, { n: 5 }],
  ["a decimal in a text", { x: "-1.50" }, { x: -1.5 }],
  ["a number for a text", { s: 5 }, { s: "5" }],
  ["true in a text", { b: "TRUE" }, { b: true }],
  ["one value for a list", { list: "7" }, { list: [7] }],
  ["a list in a text", { list: "[1,2]" }, { list: [1, 2] }],
  ["a list of texts", { list: ["1", 2] }, { list: [1, 2] }],
  ["another case", { mode: "in progress" }, { mode: "IN_PROGRESS" }],
  ["a day with dots", { day: "5. 3. 2024" }, { day: "2024-03-05" }],
  ["a day at midnight", { day: "2024-03-05T00:00:00Z" }, { day: "2024-03-05" }],
  ["a time with a space", { at: "2024-03-05 10:00:00" }, { at: "2024-03-05T10:00:00Z" }],
  ["a nested field", { inner: { n: "3" } }, { inner: { n: 3 } }],
  ["one branch beside null", { maybe: "4" }, { maybe: 4 }],
];

test.each(REPAIRED)("repairByRule() mends %s", (_name, args, wanted) => {
  const repaired = repair(args);
  expect(repaired).toEqual(wanted);
  expect(validate(SCHEMA, repaired)).toEqual([]);
});

const KEPT: [name: string, value: JsonObject][] = [
  ["digits that a number cannot hold", { n: "12345678901234567890" }],
  ["a leading zero", { n: "007" }],
  ["a fraction for a whole number", { n: "5.5" }],
  ["a word", { n: "five" }],
  ["yes for a flag", { b: "yes" }],
  ["a day that could be two", { day: "05/04/2024" }],
  ["an unknown value", { mode: "paused" }],
  ["an object for a text", { s: { a: 1 } }],
  ["an empty text for a list", { list: "" }],
];

test.each(KEPT)("repairByRule() leaves %s as it is", (_name, args) => {
  expect(repair(args)).toEqual(args);
});

test("repairByRule() drops unknown fields only with dropUnknown, at every level", () => {
  const args = { n: 1, extra: 1, inner: { n: 2, more: 2 } };
  expect(repair(args)).toEqual(args);
  expect(repair(args, { dropUnknown: true })).toEqual({ n: 1, inner: { n: 2 } });
});

test("repairByRule() returns the same object when there is no fault", () => {
  const args = { n: 1 };
  expect(repairByRule(SCHEMA, args, [])).toBe(args);
});

test("repairByRule() does not touch its input", () => {
  const args = { inner: { n: "3" } as JsonObject, list: ["1"] as Json[] };
  repair(args);
  expect(args).toEqual({ inner: { n: "3" }, list: ["1"] });
});

test("a moment that the document wants without an offset gets none, and is valid without one", () => {
  const schema: JsonObject = {
    type: "object",
    properties: {
      stated: { type: "string", format: "date-time", description: "Start, local time without offset" },
      shown: { type: "string", format: "date-time", example: "2026-01-02T03:04:05" },
      usual: { type: "string", format: "date-time", description: "Start in UTC, not local time" },
    },
  };
  const args = { stated: "2026-11-25T10:30:00", shown: "2026-11-25 10:30", usual: "2026-11-25 10:30" };
  const faults = validate(schema, args);
  expect(faults.map(({ pointer }) => pointer)).toEqual(["/shown", "/usual"]);
  const repaired = repairByRule(schema, args, faults);
  expect(repaired).toEqual({
    stated: "2026-11-25T10:30:00",
    shown: "2026-11-25T10:30:00",
    usual: "2026-11-25T10:30:00Z",
  });
  expect(validate(schema, repaired)).toEqual([]);
});
