import { expect, test } from "vitest";
import type { JsonObject } from "../../src/base/json.ts";
import { applyContext } from "../../src/planning/apply-context.ts";
import { fillArguments } from "../../src/planning/fill-arguments.ts";

const text = { type: "string" };
const whole = { type: "integer" };

function schemaOf(properties: JsonObject, extra: JsonObject = {}): JsonObject {
  return {
    type: "object",
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
    ...extra,
  };
}

function fill(properties: JsonObject, context: JsonObject, query = "do it", extra: JsonObject = {}) {
  return fillArguments({ schema: schemaOf(properties, extra), query, context });
}

const MATCHES: [name: string, properties: JsonObject, context: JsonObject, wanted: JsonObject][] = [
  ["the exact name", { invoice_id: whole }, { invoice_id: 7 }, { invoice_id: 7 }],
  ["camel for snake", { invoice_id: whole }, { invoiceId: 7 }, { invoice_id: 7 }],
  ["kebab for camel", { invoiceId: whole }, { "invoice-id": 7 }, { invoiceId: 7 }],
  ["an object's field for its joined name", { invoice_id: whole }, { invoice: { id: 7 } }, { invoice_id: 7 }],
  ["the same in camel case", { invoiceId: whole }, { invoice: { id: 7 } }, { invoiceId: 7 }],
  ["an object inside another", { invoice_id: whole }, { data: { invoice: { id: 7 } } }, { invoice_id: 7 }],
  ["one for many", { invoice_ids: { type: "array", items: whole } }, { invoice_id: 7 }, { invoice_ids: [7] }],
  [
    "many objects for their ids",
    { invoice_ids: { type: "array", items: whole } },
    { invoices: [{ id: 1 }, { id: 2 }] },
    { invoice_ids: [1, 2] },
  ],
  ["a list as it is", { tags: { type: "array", items: text } }, { tags: ["a", "b"] }, { tags: ["a", "b"] }],
  [
    "a whole object",
    { invoice: { type: "object" } },
    { invoice: { id: 7, lines: [1] } },
    { invoice: { id: 7, lines: [1] } },
  ],
  [
    "a joined name for a nested field",
    { customer: schemaOf({ email: text }) },
    { customer_email: "a@b.cz" },
    { customer: { email: "a@b.cz" } },
  ],
  ["a number in a text", { n: whole }, { n: "7" }, { n: 7 }],
  ["a number for a text", { code: text }, { code: 7 }, { code: "7" }],
  ["listed values in another case", { mode: { enum: ["OPEN", "DONE"] } }, { mode: "open" }, { mode: "OPEN" }],
  [
    "false, zero and the empty text",
    { a: { type: "boolean" }, b: whole, c: text },
    { a: false, b: 0, c: "" },
    { a: false, b: 0, c: "" },
  ],
  [
    "a name behind a reference",
    { item: { $ref: "#/$defs/Item" } },
    { item: { sku: "x" } },
    { item: { sku: "x" } },
  ],
];

test.each(MATCHES)("fillArguments() finds in the context %s", (_name, properties, context, wanted) => {
  const filled = fill(properties, context, "do it", {
    $defs: { Item: { type: "object", properties: { sku: text } } },
  });
  expect(filled.arguments).toEqual(wanted);
  expect(filled.missing).toEqual([]);
  expect(filled.confidence).toBe(1);
  expect(new Set(Object.values(filled.sources))).toEqual(new Set(["context"]));
});

test("fillArguments() keeps only the declared fields of an object that takes no others", () => {
  const filled = fill({ invoice: schemaOf({ id: text }) }, { invoice: { id: "INV-7", internal: true } });
  expect(filled.arguments).toEqual({ invoice: { id: "INV-7" } });
});

test("fillArguments() uses a bare id for the only resource of the request", () => {
  const filled = fill({ invoice_id: text }, { id: "INV-7", total: 10 }, "Send the invoice");
  expect(filled.arguments).toEqual({ invoice_id: "INV-7" });
  expect(filled.confidence).toBeLessThan(1);
});

test("fillArguments() takes the invoice's id for the bare id of an invoice tool", () => {
  const fields = {
    api: "",
    operation_id: "getInvoice",
    method: "GET",
    path: "/invoices/{id}",
    summary: "",
    description: "",
    tags: [],
    parameters: [],
  };
  const schema = schemaOf({ id: whole });
  const filled = fillArguments({
    schema,
    query: "open it",
    context: { invoice: { id: 7 }, customer: { id: 9 } },
    fields,
  });
  expect(filled.arguments).toEqual({ id: 7 });
});

const UNSURE: [name: string, properties: JsonObject, context: JsonObject, query: string][] = [
  ["a bare id of something else", { invoice_id: whole }, { id: 7 }, "Show the customer"],
  [
    "two different ids of the same name",
    { invoice_id: whole },
    { a: { invoice: { id: 1 } }, b: { invoice: { id: 2 } } },
    "Send it",
  ],
  [
    "a bare id that two arguments could take",
    { invoice_id: whole, order_id: whole },
    { id: 7 },
    "Match invoice and order",
  ],
  ["another object's name", { name: text }, { customer: { name: "ABC" } }, "go"],
  ["a value that does not convert", { invoice_id: whole }, { invoice: { id: "INV-7" } }, "go"],
  ["several values for one", { invoice_id: whole }, { invoice_ids: [1, 2] }, "go"],
  ["null", { invoice_id: whole }, { invoice_id: null }, "go"],
];

test.each(UNSURE)(
  "fillArguments() does not take from the context %s",
  (_name, properties, context, query) => {
    const filled = fill(properties, context, query);
    expect(filled.arguments).toEqual({});
    expect(filled.missing).toEqual(Object.keys(properties));
  },
);

test("fillArguments() lets the context win over the question", () => {
  const filled = fill({ city: text }, { city: "Brno" }, "What is the weather in Prague?");
  expect(filled.arguments).toEqual({ city: "Brno" });
  expect(filled.sources).toEqual({ city: "context" });
});

test("fillArguments() passes a wrong type under the exact name on, so that the validator names it", () => {
  expect(fill({ user_id: whole }, { user_id: "abc" }).arguments).toEqual({ user_id: "abc" });
});

test("fillArguments() does not share objects with the context", () => {
  const context = { invoice: { id: 7 } };
  const filled = fill({ invoice: { type: "object" } }, context);
  expect(filled.arguments["invoice"]).not.toBe(context.invoice);
});

test("fillArguments() handles arguments named __proto__ and constructor", () => {
  const schema = JSON.parse(
    '{"type":"object","properties":{"__proto__":{"type":"string"},"constructor":{"type":"string"}},"required":["__proto__","constructor"]}',
  ) as JsonObject;
  const context = JSON.parse('{"__proto__":"x"}') as JsonObject;
  const filled = fillArguments({ schema, query: "", context });
  expect(JSON.stringify(filled.arguments)).toBe('{"__proto__":"x"}');
  expect(filled.missing).toEqual(["constructor"]);
  expect(Object.getPrototypeOf(filled.arguments)).toBe(Object.prototype);
});

test("fillArguments() fills arguments that allow a single value", () => {
  const filled = fill({ type: { const: "invoice" }, kind: { enum: ["x"] } }, {});
  expect(filled.arguments).toEqual({ type: "invoice", kind: "x" });
  expect(filled.sources).toEqual({ type: "default", kind: "default" });
});

test("fillArguments() reports the missing field of an incomplete object", () => {
  const filled = fill(
    { customer: schemaOf({ name: text, email: { type: "string", format: "email" } }) },
    { customer_name: "ABC" },
  );
  expect(filled.arguments).toEqual({ customer: { name: "ABC" } });
  expect(filled.missing).toEqual(["customer.email"]);
});

test("applyContext() overrides by name and only completes what is inferred", () => {
  const given = {
    schema: schemaOf({ invoice_id: text, amount: { type: "number" } }),
    query: "Send the invoice",
  };
  const context = { id: "INV-7", amount: 5 };
  expect(applyContext({ amount: 6 }, { ...given, context })).toEqual({ invoice_id: "INV-7", amount: 5 });
  expect(applyContext({ amount: 6, invoice_id: "INV-9" }, { ...given, context })).toEqual({
    invoice_id: "INV-9",
    amount: 5,
  });
});
