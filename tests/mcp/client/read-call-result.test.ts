import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../../src/base/json.ts";
import { readCallResult } from "../../../src/mcp/client/read-call-result.ts";

const text = (value: string): JsonObject => ({ type: "text", text: value });
const IMAGE: JsonObject = { type: "image", data: "iVBORw0KGgo=", mimeType: "image/png" };

describe("readCallResult()", () => {
  it.each<[string, JsonObject, Json]>([
    ["structured content as it is", { structuredContent: { a: 1 }, content: [text('{"a":1}')] }, { a: 1 }],
    ["structured content that is a list", { structuredContent: [1, 2], content: [] }, [1, 2]],
    [
      "both where the blocks say more",
      { structuredContent: { a: 1 }, content: [IMAGE] },
      { content: [IMAGE], structuredContent: { a: 1 } },
    ],
    ["one text that is JSON as its value", { content: [text(' {"a":[1]}')] }, { a: [1] }],
    ["a text that is a number as a text", { content: [text("42")] }, { content: [text("42")] }],
    ["a text that only begins like JSON", { content: [text("[x] done")] }, { content: [text("[x] done")] }],
    ["two texts as blocks", { content: [text("{}"), text("b")] }, { content: [text("{}"), text("b")] }],
    ["an image", { content: [IMAGE] }, { content: [IMAGE] }],
    ["nothing", { content: [] }, { content: [] }],
    ["no content at all", {}, { content: [] }],
    [
      "blocks without what is between libraries",
      { content: [{ ...IMAGE, _meta: { x: 1 } }] },
      { content: [IMAGE] },
    ],
    ["what is no block is left out", { content: ["a", null, IMAGE] }, { content: [IMAGE] }],
  ])("gives %s", (_, result, expected) => {
    expect(readCallResult("t", result)).toEqual(expected);
  });

  it("keeps a text with excessive nesting as text", () => {
    const deep = "[".repeat(5_000) + "]".repeat(5_000);
    expect(readCallResult("t", { content: [text(deep)] })).toEqual({ content: [text(deep)] });
  });

  it.each<[string, JsonObject, string]>([
    ["its texts", { content: [text("No such"), text("city")] }, "No such city"],
    [
      "its structured content",
      { content: [], structuredContent: { message: "No such city" } },
      "No such city",
    ],
    ["500 characters of it", { content: [text("x".repeat(9_000))] }, `${"x".repeat(499)}…`],
  ])("throws an API_ERROR with %s", (_, result, api_message) => {
    const failure = { ...result, isError: true };
    expect(() => readCallResult("rain", failure)).toThrow(
      expect.objectContaining({ code: "API_ERROR", details: { reason: "status", api_message } }),
    );
  });
});
