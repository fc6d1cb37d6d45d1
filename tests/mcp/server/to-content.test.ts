import { isSpecType } from "@modelcontextprotocol/server";
import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../../src/base/json.ts";
import { MAX_BASE64, toContent, toResult } from "../../../src/mcp/server/to-result.ts";

const DOT = "iVBORw0KGgo=";
const png = { content_type: "image/png", base64: DOT };
const reported = (value: Json) => ({ type: "text", text: JSON.stringify(value) });

describe("toContent()", () => {
  const texts: [string, Json, string][] = [
    ["an object", { a: 1 }, '{"a":1}'],
    ["a list", [1, 2], "[1,2]"],
    ["a text as it is", "a\nb", "a\nb"],
    ["nothing", null, "null"],
    ["bytes and more", { ...png, name: "a" }, JSON.stringify({ ...png, name: "a" })],
    [
      "base64 that is none",
      { content_type: "image/png", base64: "not base64!" },
      '{"content_type":"image/png","base64":"not base64!"}',
    ],
    [
      "bytes without end",
      { content_type: "image/png", base64: "A".repeat(MAX_BASE64 + 4) },
      JSON.stringify({ content_type: "image/png", base64: "A".repeat(MAX_BASE64 + 4) }),
    ],
  ];
  it.each(texts)("writes %s as text", (_, value, text) => {
    expect(toContent(value)).toEqual([{ type: "text", text }]);
  });

  const media: [string, string, JsonObject][] = [
    ["an image", "image/png", { type: "image", data: DOT, mimeType: "image/png" }],
    ["a sound", "audio/mpeg", { type: "audio", data: DOT, mimeType: "audio/mpeg" }],
    [
      "a PDF",
      "application/pdf",
      { type: "resource", resource: { uri: "toolgate:answer", mimeType: "application/pdf", blob: DOT } },
    ],
    [
      "an image that no model takes",
      "image/tiff",
      { type: "resource", resource: { uri: "toolgate:answer", mimeType: "image/tiff", blob: DOT } },
    ],
    [
      "bytes of a type that is none",
      "",
      {
        type: "resource",
        resource: { uri: "toolgate:answer", mimeType: "application/octet-stream", blob: DOT },
      },
    ],
  ];
  it.each(media)(
    "returns %s as a block with a description that contains no base64",
    (_, content_type, block) => {
      expect(toContent({ content_type, base64: DOT })).toEqual([reported({ content_type, bytes: 8 }), block]);
    },
  );

  it("returns the image in the answer to a query", () => {
    expect(toContent({ status: "SUCCESS", final_data: png, trace_id: "t" })).toEqual([
      reported({ status: "SUCCESS", final_data: { content_type: "image/png", bytes: 8 }, trace_id: "t" }),
      { type: "image", data: DOT, mimeType: "image/png" },
    ]);
  });

  it("passes on an upstream server's blocks, and writes links and invalid blocks as text", () => {
    const image = { type: "image", data: DOT, mimeType: "image/png" };
    const file = { type: "resource", resource: { uri: "demo://a", text: "a" } };
    const text = { type: "text", text: "seen" };
    const strangers = [
      { type: "resource_link", uri: "https://a.example/x", name: "x" },
      { type: "image", data: "<svg>", mimeType: "image/svg+xml" },
      { type: "image", data: DOT, mimeType: "text/html" },
    ];
    expect(toContent({ content: [text, image, file, ...strangers], structuredContent: { a: 1 } })).toEqual([
      text,
      image,
      file,
      ...strangers.map(reported),
    ]);
  });

  const plain: [string, JsonObject][] = [
    ["blocks of text alone", { content: [{ type: "text", text: "a" }] }],
    [
      "an object that has content among others",
      { id: 1, content: [{ type: "image", data: DOT, mimeType: "image/png" }] },
    ],
    [
      "more blocks than anybody looks at",
      { content: Array(21).fill({ type: "image", data: DOT, mimeType: "image/png" }) },
    ],
  ];
  it.each(plain)("writes %s as an object", (_, value) => {
    expect(toContent(value)).toEqual([reported(value)]);
  });
});

describe("toResult()", () => {
  const answers: Json[] = [null, "a", [1], { a: 1 }, png, { content_type: "application/zip", base64: DOT }];
  it.each(answers)("returns a valid result with structured content for %j", (value) => {
    const result = toResult(value);
    expect(isSpecType.CallToolResult(result)).toBe(true);
    expect(result.structuredContent).toEqual(
      typeof value === "object" && value !== null && !Array.isArray(value) ? value : { result: value },
    );
  });
});
