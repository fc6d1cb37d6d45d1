import type { JsonObject } from "../../src/base/json.ts";
import type { FixtureTool } from "../mcp/client/start-mcp-server.ts";

/** One pixel. */
const PNG =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
/** A header and no sound. */
const WAV = "UklGRiQAAABXQVZFZm10IBAAAAABAAEARKwAAIhYAQACABAAZGF0YQAAAAA=";

const nothing = { type: "object", properties: {} };
const text = (words: string): JsonObject => ({ type: "text", text: words });
const image: JsonObject = { type: "image", data: PNG, mimeType: "image/png" };
const resource = (uri: string, more: JsonObject): JsonObject => ({
  type: "resource",
  resource: { uri, ...more },
});

/** The tools that the scenarios of the official suite call, as described there. */
const ANSWERS: Record<string, JsonObject> = {
  test_simple_text: { content: [text("This is a simple text response for testing.")] },
  test_image_content: { content: [image] },
  test_audio_content: { content: [{ type: "audio", data: WAV, mimeType: "audio/wav" }] },
  test_embedded_resource: {
    content: [
      resource("test://embedded-resource", {
        mimeType: "text/plain",
        text: "This is an embedded resource content.",
      }),
    ],
  },
  test_multiple_content_types: {
    content: [
      text("Multiple content types test:"),
      image,
      resource("test://mixed-content-resource", { mimeType: "application/json", text: '{"test":"data"}' }),
    ],
  },
  test_error_handling: {
    isError: true,
    content: [text("This tool intentionally returns an error for testing")],
  },
};

const describe = (name: string, inputSchema: JsonObject, readOnlyHint = true): FixtureTool => ({
  name,
  description: `The tool ${name} of the conformance suite`,
  inputSchema,
  annotations: { readOnlyHint },
});

export const CONFORMANCE_TOOLS: FixtureTool[] = [
  ...Object.keys(ANSWERS).map((name) => describe(name, nothing)),
  describe("test_tool_with_progress", nothing),
  // A write: the client's user is asked.
  describe("test_elicitation", { type: "object", properties: { message: { type: "string" } } }, false),
  describe("json_schema_2020_12_tool", {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    type: "object",
    $defs: {
      address: { type: "object", properties: { street: { type: "string" }, city: { type: "string" } } },
    },
    properties: { name: { type: "string" }, address: { $ref: "#/$defs/address" } },
    additionalProperties: false,
  }),
];

/** Long enough for three notifications (milliseconds). */
const SLOW = 5_600;

export async function answerConformanceTool(name: string): Promise<JsonObject> {
  if (name === "test_tool_with_progress") await new Promise((done) => setTimeout(done, SLOW));
  return ANSWERS[name] ?? { content: [text("done")] };
}
