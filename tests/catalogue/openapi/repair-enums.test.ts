import { describe, expect, it } from "vitest";
import { type Json, type JsonObject, ownValue, readPointer } from "../../../src/base/json.ts";
import { annotate } from "../../../src/catalogue/openapi/annotate/annotate.ts";
import { withSchema } from "./connector-document.ts";

const SCHEMA = "/paths/~1things/post/requestBody/content/application~1json/schema";

function repaired(schema: JsonObject) {
  const { document, changes } = annotate(withSchema(schema));
  return {
    schema: readPointer(SCHEMA).reduce<Json | undefined>(ownValue, document),
    messages: changes.map(({ message }) => message).filter((message) => /enum/.test(message)),
  };
}

describe("annotate() repairs an enumeration that contradicts its type:", () => {
  const cases: [name: string, given: JsonObject, better: JsonObject][] = [
    [
      "numbers written as text",
      { type: "integer", enum: ["0", "1", "16"] },
      { type: "integer", enum: [0, 1, 16] },
    ],
    [
      "numbers and booleans where text is meant, as YAML reads them",
      { type: "string", enum: [1, true, "on"] },
      { type: "string", enum: ["1", "true", "on"] },
    ],
    ["booleans written as text", { type: "boolean", enum: ["true"] }, { type: "boolean", enum: [true] }],
    [
      "the values of items at the list itself",
      { type: "array", items: { type: "integer" }, enum: ["1", "2"] },
      { type: "array", items: { type: "integer", enum: [1, 2] } },
    ],
    ["a type that no value has", { type: "integer", enum: ["asc", "desc"] }, { enum: ["asc", "desc"] }],
  ];
  for (const [name, given, better] of cases) {
    it(name, () => {
      const { schema, messages } = repaired(given);
      expect(schema).toEqual(better);
      expect(messages.length, "and says so").toBeGreaterThan(0);
    });
  }

  const right: [name: string, schema: JsonObject][] = [
    ["values of the type", { type: "string", enum: ["1", "2"] }],
    ["values of one of several types, null among them", { type: ["integer", "null"], enum: [1, null] }],
    ["whole lists as values of a list", { type: "array", items: {}, enum: [["a"], ["b"]] }],
    ["values without a type", { enum: ["1", 2, null] }],
  ];
  for (const [name, schema] of right) {
    it(`leaves alone ${name}`, () => {
      expect(repaired(schema)).toEqual({ schema, messages: [] });
    });
  }

  it("does not take a number in an unusual notation for its value", () => {
    expect(repaired({ type: ["integer", "string"], enum: ["007"] }).schema).toEqual({
      type: ["integer", "string"],
      enum: ["007"],
    });
    expect(repaired({ type: "number", enum: ["1", "0x10"] }).schema).toEqual({
      type: "number",
      enum: [1, "0x10"],
    });
  });
});
