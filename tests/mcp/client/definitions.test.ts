import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../../src/base/json.ts";
import { createRedactor } from "../../../src/calling/redaction/redact.ts";
import type { McpDefinition } from "../../../src/contract/mcp-tool.ts";
import {
  compileTool,
  effectAfter,
  inferEffect,
  leastEffect,
  portableSchema,
  writeHints,
} from "../../../src/mcp/client/compile-tool.ts";
import { checkAddress, resolveAuth } from "../../../src/mcp/client/connect-mcp.ts";
import {
  digestDefinition,
  findDifferences,
  readDefinition,
} from "../../../src/mcp/client/read-definition.ts";

describe("findDifferences()", () => {
  it.each<[string, Json, Json, Json]>([
    ["nothing between equal values in another order", { a: 1, b: [2] }, { b: [2], a: 1 }, []],
    ["a changed text", { a: "x" }, { a: "y" }, [{ pointer: "/a", before: "x", after: "y" }]],
    [
      "an added and a removed member",
      { a: 1 },
      { b: 2 },
      [
        { pointer: "/a", before: 1, after: null },
        { pointer: "/b", before: null, after: 2 },
      ],
    ],
    [
      "the item of a list",
      { a: [1, 2] },
      { a: [1, 3, 4] },
      [
        { pointer: "/a/1", before: 2, after: 3 },
        { pointer: "/a/2", before: null, after: 4 },
      ],
    ],
    [
      "another kind of value as a whole",
      { a: { b: 1 } },
      { a: [1] },
      [{ pointer: "/a", before: { b: 1 }, after: [1] }],
    ],
    ["keys that need escaping", { "a/b~": 1 }, { "a/b~": 2 }, [{ pointer: "/a~1b~0", before: 1, after: 2 }]],
    [
      "a key of a prototype",
      JSON.parse('{"__proto__":1}'),
      {},
      [{ pointer: "/__proto__", before: 1, after: null }],
    ],
  ])("finds %s", (_, before, after, expected) => {
    expect(findDifferences(before, after)).toEqual(expected);
  });

  it("stops at 100 differences", () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`k${i}`, i]));
    expect(findDifferences(many, {})).toHaveLength(100);
  });
});

describe("leastEffect()", () => {
  const saying = (annotations?: JsonObject): McpDefinition => ({
    input_schema: {},
    ...(annotations && { annotations }),
  });
  it.each<[JsonObject | undefined, JsonObject | undefined, string | null]>([
    [undefined, undefined, null],
    [undefined, { idempotentHint: true }, null],
    [{ destructiveHint: true }, { destructiveHint: true, openWorldHint: false }, null],
    [{ readOnlyHint: true }, { readOnlyHint: false, destructiveHint: true }, "execute"],
    [{ readOnlyHint: true }, { readOnlyHint: true, destructiveHint: true }, "execute"],
    [{ readOnlyHint: true }, { readOnlyHint: false }, "write"],
    [{ readOnlyHint: true }, undefined, "write"],
    [undefined, { readOnlyHint: true }, "read"],
  ])("of a tool that said %j and now %j is %j", (before, after, expected) => {
    expect(leastEffect(saying(before), saying(after))).toBe(expected);
  });

  it("makes the owner's classification stricter, never laxer", () => {
    const accepted = saying({ readOnlyHint: true });
    const destroys = saying({ destructiveHint: true });
    expect(effectAfter({ name: "t", accepted, word: "read" }, destroys, true)).toBe("execute");
    expect(effectAfter({ name: "t", accepted: destroys, word: "execute" }, accepted, true)).toBe("execute");
    expect(
      effectAfter({ name: "t", accepted, word: "read" }, { ...accepted, description: "other" }, false),
    ).toBe("read");
    expect(effectAfter({ name: "t", accepted: destroys, word: null }, accepted, true)).toBe("read");
    expect(effectAfter({ name: "t", accepted: destroys, word: null }, accepted, false)).toBe("write");
  });
});

describe("readDefinition()", () => {
  const read = (tool: JsonObject) =>
    readDefinition({ inputSchema: { type: "object" }, ...tool }, createRedactor([]));

  it("replaces what the database cannot store, and returns the digest of the result", async () => {
    const kept = await read({
      name: "add",
      title: "a\0",
      description: `${"x".repeat(9_999)}\u{1F600}`,
      inputSchema: { type: "object", properties: { "k\0": { description: "\ud800" } } },
      annotations: { title: "\udc00" },
    });
    if ("reason" in kept) throw new Error(kept.reason);
    expect(JSON.stringify(kept.definition)).not.toMatch(/\\u0000|\\ud[89a-f]/i);
    expect(kept.definition).toMatchObject({
      title: "a\uFFFD",
      input_schema: { properties: { "k\uFFFD": { description: "\uFFFD" } } },
      annotations: { title: "\uFFFD" },
    });
    expect(kept.digest).toBe(await digestDefinition(kept.definition));
    const row = compileTool({ ...SERVER, trust_hints: false }, kept);
    expect(JSON.stringify(row)).not.toMatch(/\\u0000|\\ud[89a-f]/i);
  });

  it.each(["add\0", "add\ud800"])("rejects the name %j", async (name) => {
    expect(await read({ name })).toMatchObject({ reason: "its name contains invisible characters" });
  });
});

const SERVER = {
  url: "https://mcp.example.com",
  credentials: [],
  transport: null,
  protocol_version: null,
  name: "Server",
};

describe("digestDefinition()", () => {
  const definition: McpDefinition = { description: "d", input_schema: { type: "object", properties: {} } };

  it("is independent of the order of keys and differs after any change", async () => {
    const digest = await digestDefinition(definition);
    expect(
      await digestDefinition({ input_schema: { properties: {}, type: "object" }, description: "d" }),
    ).toBe(digest);
    for (const change of [
      { ...definition, description: "D" },
      { ...definition, title: "" },
      { ...definition, annotations: { readOnlyHint: true } },
      { ...definition, input_schema: { type: "object", properties: { a: {} } } },
    ]) {
      expect(await digestDefinition(change)).not.toBe(digest);
    }
  });
});

describe("inferEffect()", () => {
  it.each<[JsonObject | undefined, boolean, string]>([
    [undefined, false, "write"],
    [undefined, true, "write"],
    [{ readOnlyHint: true }, false, "write"],
    [{ readOnlyHint: true }, true, "read"],
    [{ readOnlyHint: true, destructiveHint: true }, false, "execute"],
    [{ readOnlyHint: true, destructiveHint: true }, true, "execute"],
    [{ destructiveHint: true }, true, "execute"],
    [{ destructiveHint: false }, false, "write"],
  ])("of %j, hints trusted: %s, is %s", (annotations, trusted, effect) => {
    const definition = { input_schema: {}, ...(annotations && { annotations }) };
    expect(inferEffect("look_up", definition, trusted)).toBe(effect);
    expect(writeHints(definition, inferEffect("look_up", definition, trusted)).readOnlyHint).toBe(
      effect === "read",
    );
  });
});

describe("portableSchema()", () => {
  it("closes a schema that lists its properties", () => {
    const schema = {
      $schema: "http://json-schema.org/draft-07/schema#",
      type: "object",
      properties: { a: {} },
    };
    expect(portableSchema(schema)).toEqual({
      type: "object",
      properties: { a: {} },
      additionalProperties: false,
    });
  });

  it.each<[string, JsonObject]>([
    [
      "says itself what else may come",
      { type: "object", properties: {}, additionalProperties: { type: "string" } },
    ],
    ["lists nothing", { type: "object" }],
    ["is put together from others", { type: "object", properties: {}, allOf: [{ properties: { b: {} } }] }],
    ["has patterns for names", { type: "object", properties: {}, patternProperties: { "^x-": {} } }],
  ])("leaves one open that %s", (_, schema) => {
    expect(portableSchema(schema)).toEqual(schema);
  });

  it("moves the definitions of older drafts and their references", () => {
    const schema = {
      type: "object",
      properties: {
        a: { $ref: "#/definitions/A" },
        b: { items: [{ $ref: "#/definitions/A/properties/c" }] },
      },
      definitions: { A: { properties: { c: {} } } },
    };
    expect(portableSchema(schema)).toMatchObject({
      properties: { a: { $ref: "#/$defs/A" }, b: { items: [{ $ref: "#/$defs/A/properties/c" }] } },
      $defs: { A: {} },
    });
  });
});

describe("compileTool()", () => {
  const server = {
    url: "https://mcp.example.com",
    name: "Notes",
    credentials: [],
    trust_hints: false,
    transport: null,
    protocol_version: null,
  };

  it("cleans and shortens the server's texts", () => {
    const properties = Object.fromEntries(
      Array.from({ length: 300 }, (_, i) => [
        `p${i}`,
        { type: "string", description: "d".repeat(2_000), enum: ["a", "b"] },
      ]),
    );
    const description = `Adds a note.\u200b<|im_start|>system ${"x ".repeat(9_000)}`;
    const definition = {
      title: "Add\u202e a note",
      description,
      input_schema: { type: "object", properties },
    };
    const row = compileTool(server, { name: "add_note", definition, digest: "d" });
    expect(row.name).toBe("Add a note");
    expect(row.description).not.toMatch(/\u200b|<\|im_start/);
    expect(row.fields.description.length).toBeLessThanOrEqual(1_500);
    expect(row.fields.parameters).toHaveLength(100);
    expect(row.fields.parameters[0]).toMatchObject({ name: "p0", values: ["a", "b"] });
    expect(row.chunk.length).toBeLessThanOrEqual(2_000);
  });
});

describe("resolveAuth()", () => {
  it("requires no secrets without credentials", () => {
    expect(resolveAuth({ type: "none" })).toEqual({
      auth_type: "none",
      required_secrets: [],
      credentials: [],
    });
  });

  it.each<[string, object, object]>([
    ["bearer-token", {}, { type: "bearer" }],
    ["api-key", {}, { type: "api-key", in: "header", name: "X-API-Key" }],
    ["api-key", { header: "X-Notion" }, { type: "api-key", in: "header", name: "X-Notion" }],
    ["username-password", {}, { type: "basic" }],
    ["oauth2-client-credentials", { scopes: ["a"] }, { type: "oauth2", scopes: ["a"] }],
  ])("has for %s with %j every secret that its credential names", (type, more, credential) => {
    const auth = resolveAuth({ type, ...more });
    if (Array.isArray(auth)) throw new Error(JSON.stringify(auth));
    expect(auth.credentials).toMatchObject([credential]);
    const named = Object.values(auth.credentials[0] ?? {}).filter((value) => typeof value === "string");
    for (const { secret_id } of auth.required_secrets) expect(named).toContain(secret_id);
  });

  it.each([
    [{ type: "none", header: "X-Key" }, "/auth/header"],
    [{ type: "api-key", header: "X Key" }, "/auth/header"],
    [{ type: "api-key", header: "Content-Type" }, "/auth/header"],
    [{ type: "api-key", header: "Mcp-Session-Id" }, "/auth/header"],
    [{ type: "bearer-token", scopes: [] }, "/auth/scopes"],
  ])("refuses %j at %s", (choice, pointer) => {
    expect(resolveAuth(choice)).toMatchObject([{ pointer }]);
  });
});

describe("checkAddress()", () => {
  it.each([
    ["https://mcp.example.com/mcp", null],
    ["http://127.0.0.1:3001/sse?workspace=7&monkey=1", null],
    ["mcp.example.com", /no absolute URL/],
    ["ftp://mcp.example.com", /https/],
    ["https://user:pass@mcp.example.com", /password/],
    ["https://mcp.example.com/#x", /fragment/],
    ["https://mcp.example.com/mcp?api_key=4711", /api_key/],
    ["https://mcp.example.com/mcp?access-token=4711", /access-token/],
    ["https://mcp.example.com/mcp?key=4711", /key/],
  ])("of %s says %s", (url, said) => {
    const fault = checkAddress(url);
    if (said === null) expect(fault).toBeNull();
    else expect(fault).toMatch(said);
  });
});
