import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../src/base/json.ts";
import { portableOutput } from "../../../src/mcp/client/compile-tool.ts";

describe("portableOutput()", () => {
  it("moves referenced schemas into $defs and removes keywords that do not describe the shape", () => {
    const node = { type: "object", properties: { next: { $ref: "#/definitions/Node" } } };
    const schema: JsonObject = {
      $schema: "http://json-schema.org/draft-07/schema#",
      type: "object",
      properties: {
        first: { $ref: "#/definitions/Node" },
        same: { $ref: "#/properties/first" },
        id: { type: "string", pattern: "^a+$", default: "a" },
      },
      required: ["first"],
      definitions: { Node: node },
    };
    expect(portableOutput(schema)).toEqual({
      type: "object",
      properties: {
        first: { $ref: "#/$defs/Node" },
        same: { $ref: "#/$defs/Node" },
        id: { type: "string" },
      },
      required: ["first"],
      $defs: { Node: { type: "object", properties: { next: { $ref: "#/$defs/Node" } } } },
    });
  });

  it("wraps anything but an object as {result}", () => {
    expect(portableOutput({ type: "array", items: { type: "string" } })).toEqual({
      type: "object",
      properties: { result: { type: "array", items: { type: "string" } } },
      required: ["result"],
    });
  });

  const refused: [string, JsonObject | undefined][] = [
    ["nothing", undefined],
    ["a type that is none", { type: "object", properties: { a: { type: "any" } } }],
    ["a type of the wrong kind", { type: 7, properties: {} }],
    ["an enum that is no list", { type: "object", properties: { a: { enum: "x" } } }],
    ["a reference elsewhere", { type: "object", properties: { a: { $ref: "https://a.example/s" } } }],
    ["a reference to nothing", { type: "object", properties: { a: { $ref: "#/$defs/Gone" } } }],
    [
      "a circle that validators run in for ever",
      {
        type: "object",
        properties: { a: { $ref: "#/$defs/A" } },
        $defs: { A: { anyOf: [{ $ref: "#/$defs/A" }] } },
      },
    ],
    ["an object of anything", { type: "object" }],
  ];
  it.each(refused)("rejects %s", (_, schema) => {
    expect(portableOutput(schema)).toBeNull();
  });
});
