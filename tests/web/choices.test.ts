import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../src/base/json.ts";
import type { PlanChoice } from "../../src/contract/tool.ts";
import {
  type ArgumentKind,
  readArgument,
  readShape,
} from "../../web/src/components/argument/argument-shape.ts";
import {
  completeArguments,
  findMistyped,
  firstTexts,
} from "../../web/src/features/playground/answer/read-choices.ts";
import { newConversationId, toQuestion } from "../../web/src/features/playground/ask/ask-draft.ts";

describe("readShape()", () => {
  it.each([
    ["a text", { type: "string" }, "text"],
    ["no type", {}, "text"],
    ["a long text", { type: "string", maxLength: 2_000 }, "paragraph"],
    ["a date", { type: "string", format: "date" }, "date"],
    ["a date with its time", { type: "string", format: "date-time" }, "datetime"],
    ["an e-mail address", { type: ["string", "null"], format: "email" }, "email"],
    ["a whole number", { type: "integer" }, "integer"],
    ["a number or nothing", { anyOf: [{ type: "number" }, { type: "null" }] }, "number"],
    ["yes or no", { type: "boolean" }, "boolean"],
    ["several texts", { type: "array", items: { type: "string" } }, "texts"],
    ["several numbers", { type: "array", items: { type: "integer" } }, "numbers"],
    ["several objects", { type: "array", items: { type: "object" } }, "json"],
    ["an object", { type: "object" }, "json"],
    ["a reference", { $ref: "#/$defs/Day", $defs: { Day: { type: "string", format: "date" } } }, "date"],
    ["a reference to itself", { $ref: "#/$defs/A", $defs: { A: { $ref: "#/$defs/A" } } }, "text"],
  ] as [string, JsonObject, ArgumentKind][])("%s", (_, schema, kind) => {
    expect(readShape(schema).kind).toBe(kind);
  });

  it.each([
    ["an enum", { enum: ["a", 2, null] }, ["a", 2]],
    ["constants", { oneOf: [{ const: "a" }, { const: "b" }] }, ["a", "b"]],
    ["a reference to an enum", { $ref: "#/$defs/S", $defs: { S: { enum: ["on"] } } }, ["on"]],
  ] as [string, JsonObject, Json[]][])("values to choose from: %s", (_, schema, allowed) => {
    expect(readShape(schema)).toEqual({ kind: "choice", allowed });
  });
});

describe("readArgument()", () => {
  it.each([
    ["text", " as typed ", " as typed "],
    ["text", "   ", undefined],
    ["email", " a@b.c ", "a@b.c"],
    ["integer", "12", 12],
    ["integer", "1.5", undefined],
    ["number", "1.5", 1.5],
    ["number", "many", undefined],
    ["boolean", "true", true],
    ["boolean", "", false],
    ["date", "2026-12-01", "2026-12-01"],
    ["datetime", "2026-12-01T10:00Z", "2026-12-01T10:00:00.000Z"],
    ["texts", "Anna, Bob,", ["Anna", "Bob"]],
    ["numbers", "1, 2", [1, 2]],
    ["numbers", "1, two", undefined],
    ["json", '{"a": 1}', { a: 1 }],
    ["json", "{", undefined],
  ] as [ArgumentKind, string, Json | undefined][])("%s: %j", (kind, text, value) => {
    expect(readArgument({ kind, allowed: [] }, text)).toEqual(value);
  });

  it("returns a chosen value with its type", () => {
    expect(readArgument({ kind: "choice", allowed: ["1", 2] }, "2")).toBe(2);
    expect(readArgument({ kind: "choice", allowed: ["1", 2] }, "3")).toBeUndefined();
  });
});

const CHOICE: PlanChoice = {
  tool_id: "t",
  operation_id: "bookRoom",
  connector_id: null,
  api: "Bookings",
  name: "Book a room",
  side_effect: "write",
  arguments: { room: "Oak", contact: { name: "Anna" } },
  missing: [
    { name: "seats", description: "", schema: { type: "integer" } },
    { name: "contact.email", description: "", schema: { type: "string", format: "email" } },
    { name: "catering", description: "", schema: { type: "boolean" } },
  ],
};

describe("a choice", () => {
  it("is complete when every field has a value of its kind; a nested value gets its place", () => {
    const texts = firstTexts(CHOICE);
    expect(texts).toEqual({ seats: "", "contact.email": "", catering: "false" });
    expect(completeArguments(CHOICE, texts)).toBeNull();
    const typed = { ...texts, seats: "12", "contact.email": "a@b.c" };
    expect(completeArguments(CHOICE, typed)).toEqual({
      room: "Oak",
      contact: { name: "Anna", email: "a@b.c" },
      seats: 12,
      catering: false,
    });
    expect(CHOICE.arguments).toEqual({ room: "Oak", contact: { name: "Anna" } });
  });

  it("reports the fields with a value of another kind, and ignores empty ones", () => {
    expect([...findMistyped(CHOICE, { seats: "many" })]).toEqual(["seats"]);
  });
});

describe("a question of the playground", () => {
  it("includes its conversation and context", () => {
    const draft = {
      context: [{ id: 0, name: "city", value: "Brno" }],
      connectorIds: ["c"],
      agentId: " a ",
      isDryRun: true,
    };
    expect(toQuestion(" Weather? ", draft, "p-1")).toEqual({
      user_query: "Weather?",
      conversation_id: "p-1",
      user_context_data: { city: "Brno" },
      connector_ids: ["c"],
      agent_id: "a",
      dry_run: true,
      require_approval: true,
    });
    expect(newConversationId()).toMatch(/^playground-[0-9a-f]{16}$/);
    expect(newConversationId()).not.toBe(newConversationId());
  });
});
