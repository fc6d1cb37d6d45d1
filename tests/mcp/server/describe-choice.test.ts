import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../src/base/json.ts";
import { ToolgateError } from "../../../src/contract/errors.ts";
import { describeChoice, readChosen } from "../../../src/mcp/server/describe-question.ts";

const FORM = { form: true, url: false };

function choice(operation_id: string, missing: Record<string, JsonObject> = {}): JsonObject {
  return {
    tool_id: `id of ${operation_id}`,
    operation_id,
    connector_id: null,
    api: "Desk",
    name: `Does ${operation_id}`,
    side_effect: "read",
    arguments: { known: 1 },
    missing: Object.entries(missing).map(([name, schema]) => ({ name, description: "", schema })),
  };
}

function asking(...choices: JsonObject[]): ToolgateError {
  return new ToolgateError("CLARIFICATION_NEEDED", "Which?", { details: { choices } });
}

function offersOf(failure: ToolgateError) {
  return describeChoice(failure, FORM)?.offers ?? [];
}

const accept = (content: JsonObject) => ({ action: "accept", content });

describe("describeChoice()", () => {
  it.each<[string, JsonObject, JsonObject]>([
    ["a number", { type: "integer" }, { type: "integer" }],
    ["yes or no", { type: "boolean" }, { type: "boolean" }],
    ["one of a list", { enum: ["low", "high"] }, { type: "string", enum: ["low", "high"] }],
    ["a date", { type: "string", format: "date" }, { type: "string", format: "date" }],
    ["a format that forms do not know", { type: "string", format: "uuid" }, { type: "string" }],
    ["a list", { type: "array", items: { type: "string" } }, { type: "string" }],
  ])("asks for %s", (_what, schema, field) => {
    const asked = describeChoice(asking(choice("a", { "order.size": schema })), FORM);
    expect(asked?.params.requestedSchema).toEqual({
      type: "object",
      properties: { "order.size": { title: "order.size", ...field } },
      required: ["order.size"],
    });
  });

  it("asks which of several tools is meant, with distinct labels", () => {
    const asked = describeChoice(asking(choice("a"), choice("a"), choice("b", { x: {} })), FORM);
    expect(asked?.params.requestedSchema.properties).toEqual({
      operation: {
        type: "string",
        title: "Operation",
        enum: ["1. a: Does a (Desk)", "2. a: Does a (Desk)", "3. b: Does b (Desk)"],
      },
    });
  });

  it("asks nothing if the client has no forms, there are no choices, or the failure is another one", () => {
    expect(describeChoice(asking(choice("a")), { form: false, url: true })).toBeNull();
    expect(describeChoice(asking(), FORM)).toBeNull();
    expect(describeChoice(new ToolgateError("INTERNAL", "x"), FORM)).toBeNull();
  });
});

describe("readChosen()", () => {
  it("returns the chosen tool with the known arguments", () => {
    const offers = offersOf(asking(choice("a"), choice("b")));
    expect(readChosen(offers, accept({ operation: "2. b: Does b (Desk)" }))).toEqual({
      tool: "id of b",
      arguments: { known: 1 },
    });
  });

  it("places entered values into the arguments", () => {
    const offers = offersOf(asking(choice("a", { "order.size": { type: "integer" } })));
    expect(readChosen(offers, accept({ "order.size": 3 }))).toEqual({
      tool: "id of a",
      arguments: { known: 1, order: { size: 3 } },
    });
  });

  it.each<[string, unknown]>([
    ["declined", { action: "decline" }],
    ["dismissed", { action: "cancel" }],
    ["left empty", accept({ "order.size": "" })],
    ["left out", accept({})],
    ["something else", "yes"],
  ])("gives nothing when it was %s", (_what, answer) => {
    expect(readChosen(offersOf(asking(choice("a", { "order.size": {} }))), answer)).toBeNull();
  });
});
