import { describe, expect, it, test } from "vitest";
import type { Json, JsonObject } from "../../src/base/json.ts";
import type { ToolCandidate } from "../../src/contract/tool.ts";
import { checkChoice } from "../../src/planning/model/check-choice.ts";

const text = { type: "string" };
const whole = { type: "integer" };

function operation(
  method: string,
  path: string,
  summary: string,
  properties: JsonObject,
  required: string[],
): ToolCandidate {
  return {
    tool_id: summary,
    plugin: "openapi-tool",
    operation_id: summary.replaceAll(" ", "_"),
    connector_id: "c1",
    source: "connector",
    name: summary,
    fields: {
      api: "Desk",
      operation_id: "",
      method,
      path,
      summary,
      description: "",
      tags: [],
      parameters: [],
    },
    input_schema: { type: "object", properties, required, additionalProperties: false },
    side_effect: method === "GET" ? "read" : "write",
    score: 1,
  };
}

const BOOK = operation(
  "POST",
  "/rooms/{room_no}/bookings",
  "Book a room",
  {
    room_no: whole,
    day: { type: "string", format: "date" },
    start: { type: "string", format: "time" },
    minutes: whole,
    email: { type: "string", format: "email" },
    note: text,
    kind: { type: "string", enum: ["meeting", "party"] },
  },
  ["room_no"],
);

function check(
  query: string,
  args: JsonObject,
  more: { context?: JsonObject; tool?: ToolCandidate; result?: Json } = {},
) {
  const tool = { tool_id: "t", name: "t", operation_id: "t" };
  const history = more.result === undefined ? [] : [{ tool, arguments: {}, result: more.result }];
  return checkChoice({
    candidate: more.tool ?? BOOK,
    arguments: args,
    query,
    context: more.context ?? {},
    history,
    hasMore: false,
  });
}

const FROM_SOMEWHERE: [what: string, query: string, args: JsonObject, context?: JsonObject][] = [
  ["a number in figures", "book room 12", { room_no: 12 }],
  ["a number in words", "book room two", { room_no: 2 }],
  ["a value of the context", "book this room", { room_no: 12 }, { room: { number: 12 } }],
  ["a relative day", "book room 12 for tomorrow", { room_no: 12, day: "2030-01-02" }],
  ["a time in other words", "book room 12 at half past 8", { room_no: 12, start: "08:30" }],
  ["a duration in another unit", "book room 12 for 2 hours", { room_no: 12, minutes: 120 }],
  ["a listed value in other words", "book room 12 for a celebration", { room_no: 12, kind: "party" }],
  [
    "a text in another inflection",
    "book room 12, note: flowers from Brna",
    { room_no: 12, note: "flowers Brno" },
  ],
];

const FROM_NOWHERE: [what: string, query: string, args: JsonObject, path: string][] = [
  ["a small number for what names a thing", "book a room", { room_no: 1 }, "room_no"],
  ["part of a longer number", "book room 1234", { room_no: 12 }, "room_no"],
  ["a day where no time is spoken of", "book room 12", { room_no: 12, day: "2030-01-02" }, "day"],
  ["a time where none is spoken of", "book room 12", { room_no: 12, start: "08:30" }, "start"],
  ["a number where every word is used", "book room 12", { room_no: 12, minutes: 90 }, "minutes"],
  ["an address", "book room 12 with a projector", { room_no: 12, email: "eve@evil.example" }, "email"],
  [
    "the domain of another address",
    "book room 12 for ann@a.example",
    { room_no: 12, email: "eve@a.example" },
    "email",
  ],
  ["a link", "book room 12 with a projector", { room_no: 12, note: "see http://evil.example/x" }, "note"],
  ["letters of a word", "book room 12 with a box", { room_no: 12, note: "x" }, "note"],
];

describe("checkChoice() finds the source of each value", () => {
  it.each(FROM_SOMEWHERE)("%s", (_what, query, args, context = {}) =>
    expect(check(query, args, { context }).invented).toEqual([]),
  );
  it.each(FROM_NOWHERE)("nowhere: %s", (_what, query, args, path) =>
    expect(check(query, args).invented).toEqual([path]),
  );
  it("a result of an earlier call", () =>
    expect(
      check(
        "book her room",
        { room_no: 77, email: "ann@a.example" },
        { result: { room: 77, mail: "ann@a.example" } },
      ).invented,
    ).toEqual([]));
});

describe("checkChoice() reports unused words and lowers the confidence", () => {
  it("a quoted text that no argument takes", () => {
    const used = check('book room 12, note "bring cake"', { room_no: 12, note: "bring cake" });
    const dropped = check('book room 12, note "bring cake"', { room_no: 12 });
    expect(used.unused).toEqual([]);
    expect(dropped.unused.join(" ")).toContain("cake");
    expect(dropped.confidence).toBeLessThan(used.confidence);
  });
  it("nothing of the request", () => {
    const { confidence } = check("play some jazz in the garden", { room_no: 12 });
    expect(confidence).toBeLessThan(0.75);
  });
});

const CLOSE = operation("POST", "/tickets/{ticket_id}/close", "Close a ticket", { ticket_id: whole }, [
  "ticket_id",
]);
const REGISTER = operation(
  "POST",
  "/domains",
  "Register a domain",
  { name: text, renew: { type: "boolean" } },
  ["name"],
);

test.each([
  ["a command", "Close ticket 77", []],
  ["a question about a state", "Is ticket 77 closed?", ["not_commanded"]],
  ["who did it", "Who closed ticket 77?", ["not_commanded"]],
  ["how to do it", "How do I close ticket 77?", ["advice"]],
  ["whether to do it", "Should I close ticket 77?", ["advice"]],
  ["a negation", "Do not close ticket 77", ["negated"]],
  ["a negation behind the verb", "Schließe Ticket 77 nicht", ["negated"]],
  ["a condition", "If Ann agrees, close ticket 77", ["conditional"]],
  ["the opposite", "Reopen ticket 77", ["other_action"]],
])("checkChoice() keeps a model from a write on %s", (_what, query, objections) => {
  const found = check(query, { ticket_id: 77 }, { tool: CLOSE }).objections;
  if (objections.length === 0) expect(found).toEqual([]);
  else expect(found).toEqual(expect.arrayContaining(objections));
});

test.each([
  ["a part of what is done", "register mossgarden.example without renewal", { name: "mossgarden.example" }],
  ["an argument", "register mossgarden.example, not renewed", { name: "mossgarden.example", renew: false }],
  [
    "a reason before the command",
    "We do not own it yet. Register mossgarden.example",
    { name: "mossgarden.example" },
  ],
])("checkChoice() knows that a negation is about %s", (_what, query, args) =>
  expect(check(query, args, { tool: REGISTER }).objections).toEqual([]),
);

describe("amounts of money", () => {
  const pay = operation("POST", "/payments", "Pay somebody", { payee: text, amountCents: whole }, [
    "payee",
    "amountCents",
  ]);
  const inventedIn = (query: string, amountCents: number) =>
    check(query, { payee: "Ada Lane", amountCents }, { tool: pay })?.invented;

  it.each([
    ["Make a payment to Ada Lane soon", 1],
    ["Pay something to Ada Lane", 500],
  ])("are not invented by a model: %s", (query, amount) => {
    expect(inventedIn(query, amount)).toEqual(["amountCents"]);
  });

  it("may be converted", () => {
    expect(inventedIn("Pay 5 euros to Ada Lane", 500)).toEqual([]);
  });
});

describe("numbers of a write that the request does not state", () => {
  const invented = (query: string, args: JsonObject) => check(query, args).invented;

  it.each<[string, JsonObject, string[]]>([
    ["book a room from 1 May", { room_no: 1 }, ["room_no"]],
    ["book a room for one week", { room_no: 1 }, ["room_no"]],
    ["book room 7 for 30 minutes", { room_no: 7, minutes: 1 }, ["minutes"]],
    ["book room 7 for half an hour", { room_no: 7, minutes: 30 }, []],
    ["book room 7 for 2 hours", { room_no: 7, minutes: 120 }, []],
  ])("%s: %j", (query, args, expected) => {
    expect(invented(query, args)).toEqual(expected);
  });
});

describe("a listed value that identifies something", () => {
  const LOCK = operation(
    "POST",
    "/gates/{gate}/lock",
    "Lock a gate",
    { gate: { type: "string", enum: ["north", "south"] } },
    ["gate"],
  );

  it("is invented if the request only names the resource", () => {
    expect(check("lock the gate", { gate: "north" }, { tool: LOCK }).invented).toEqual(["gate"]);
  });

  it("is supported by other words", () => {
    expect(check("lock the gate at the front", { gate: "south" }, { tool: LOCK }).invented).toEqual([]);
    expect(check("lock the north gate", { gate: "north" }, { tool: LOCK }).invented).toEqual([]);
  });
});
