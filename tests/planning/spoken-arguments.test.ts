import { describe, expect, it } from "vitest";
import { openSmallApi, type SmallOperation } from "./small-api.ts";

const text = { type: "string" };
const day = { type: "string", format: "date" };
const moment = { type: "string", format: "date-time" };

const OPERATIONS: readonly SmallOperation[] = [
  [
    "POST",
    "/bookings",
    "createBooking",
    "Book a court",
    {
      court: { type: "string", example: "K7" },
      at: moment,
      lesson: { type: "integer", description: "Number of the lesson." },
    },
    ["court", "at"],
  ],
  [
    "POST",
    "/transfers",
    "orderTransfer",
    "Order a transfer",
    {
      email: { type: "string", format: "email" },
      pickup: { type: "object", properties: { address: text, note: text } },
      dropoff: { type: "object", properties: { address: text, note: text } },
      driver_note: text,
    },
    ["email", "pickup", "dropoff"],
  ],
  [
    "POST",
    "/baskets",
    "createBasket",
    "Create a basket",
    {
      customer: { type: "string", format: "email" },
      lines: {
        type: "array",
        items: {
          type: "object",
          properties: { sku: text, quantity: { type: "integer" } },
          required: ["sku", "quantity"],
        },
      },
      voucher_code: text,
    },
    ["customer", "lines"],
  ],
  [
    "POST",
    "/pantry",
    "addSupplies",
    "Add supplies",
    {
      supplies: {
        type: "array",
        items: {
          type: "object",
          properties: { item: text, qty: { type: "number" }, unit: text },
          required: ["item", "qty"],
        },
      },
    },
    ["supplies"],
  ],
  [
    "POST",
    "/people",
    "addPerson",
    "Add a person",
    {
      firstName: text,
      lastName: text,
      email: { type: "string", format: "email" },
      tags: { type: "array", items: text },
    },
    ["firstName", "lastName"],
  ],
  [
    "POST",
    "/policies/{policy_no}/renewal",
    "renewPolicy",
    "Renew a policy",
    { policy_no: { type: "string", example: "PX-7001" }, months: { type: "integer", enum: [6, 12] } },
    ["policy_no", "months"],
  ],
  [
    "POST",
    "/payments/{payment_id}/refunds",
    "refundPayment",
    "Refund a payment",
    {
      payment_id: { type: "string", example: "PAY-90" },
      amount: { type: "integer", description: "Amount in cents." },
    },
    ["payment_id", "amount"],
  ],
  [
    "DELETE",
    "/visits/{visit_id}",
    "cancelVisit",
    "Cancel a visit",
    { visit_id: { type: "integer" }, notify_guests: { type: "boolean" } },
    ["visit_id"],
  ],
  [
    "GET",
    "/invoices",
    "listInvoices",
    "List invoices",
    {
      month: { type: "string", description: "YYYY-MM" },
      settled: { type: "boolean", description: "true: only paid ones, false: only open ones" },
    },
    [],
  ],
  [
    "GET",
    "/halls",
    "listHalls",
    "List halls",
    {
      capacity_from: { type: "integer", description: "Number of people." },
      free_on: day,
      free_lesson: { type: "integer" },
    },
    [],
  ],
  [
    "POST",
    "/label.add",
    "label.add",
    "Add a label to a host",
    { host: text, name: text, value: text, priority: { type: "integer" } },
    ["host", "name", "value"],
  ],
  ["POST", "/label.list", "label.list", "Labels of a host", { host: text }, ["host"]],
];

const decide = openSmallApi("clubhouse", OPERATIONS);

/** The arguments of the first operation. */
function argumentsOf(query: string): unknown {
  return decide(query)?.ranked[0]?.filling.arguments;
}

const year = new Date().getUTCFullYear();

describe("arguments as people say them", () => {
  it.each([
    [
      "Order a transfer for eva@a.example from Hotel Astoria to Main Station",
      {
        email: "eva@a.example",
        pickup: { address: "Hotel Astoria" },
        dropoff: { address: "Main Station" },
      },
    ],
    [
      "Create a basket for eva@a.example: two CUP-RED and one HAT-S",
      {
        customer: "eva@a.example",
        lines: [
          { sku: "CUP-RED", quantity: 2 },
          { sku: "HAT-S", quantity: 1 },
        ],
      },
    ],
    [
      "add supplies: 300 g rice, 2 bags salt",
      {
        supplies: [
          { item: "rice", qty: 300, unit: "g" },
          { item: "salt", qty: 2, unit: "bags" },
        ],
      },
    ],
    [
      "add a person: Iva Kraus, iva@a.example",
      { firstName: "Iva", lastName: "Kraus", email: "iva@a.example" },
    ],
    [
      "add a person, first name Iva, last name Kraus, tag guest",
      expect.objectContaining({ firstName: "Iva", lastName: "Kraus" }),
    ],
    ["renew policy PX-7001 for a year", { policy_no: "PX-7001", months: 12 }],
    ["refund 12.40 on payment PAY-90", { payment_id: "PAY-90", amount: 1240 }],
    ["cancel visit 77 and let the guests know", { visit_id: 77, notify_guests: true }],
    ["cancel visit 77 without telling the guests", { visit_id: 77, notify_guests: false }],
    ["invoices that are open", { settled: false }],
    ["les factures de mars", { month: expect.stringMatching(/^\d{4}-03$/) }],
    ["halls for at least 40 people", { capacity_from: 40 }],
    [
      "Add a label to ada.example: name @, value north, priority 10",
      { host: "ada.example", name: "@", value: "north", priority: 10 },
    ],
  ])("%s", (query, expected) => {
    expect(argumentsOf(query)).toEqual(expected);
  });

  it.each([
    ["Book court K7 tomorrow at 9", /T09:00:00Z$/],
    ["Rezervuj kurt K7 do zítra do 18:00", /T18:00:00Z$/],
    ["réserve le court K7 demain à 8", /T08:00:00Z$/],
  ])("%s", (query, at) => {
    expect(argumentsOf(query)).toMatchObject({ court: "K7", at: expect.stringMatching(at) });
  });

  it("an ordinal before a lesson is not a time of day", () => {
    expect(argumentsOf("halls that are free on 3 December in the second lesson")).toEqual({
      free_on: expect.stringMatching(new RegExp(`^(${year}|${year - 1}|${year + 1})-12-03$`)),
      free_lesson: 2,
    });
  });
});

describe("a reason after the command", () => {
  it.each(["cancel visit 77, the family had an accident", "zruš návštěvu 77, rodina zavolala"])(
    "%s",
    (query) => {
      const decision = decide(query);
      expect(decision?.ranked[0]?.candidate.operation_id).toBe("cancelVisit");
      expect(decision?.objections).toEqual([]);
    },
  );

  it("does not hide a condition", () => {
    expect(decide("cancel visit 77, but not today")?.objections).toContain("negated");
  });
});

describe("operations that are named after a dot", () => {
  it("have the verb after it only, although the noun before it is a verb too", () => {
    const { profile } = decide("labels of host ada.example")?.ranked[0] ?? {};
    expect(profile?.candidate.operation_id).toBe("label.list");
    expect(profile?.reads).toBe(true);
  });
});

describe("a resource with a name of little meaning", () => {
  const things = openSmallApi("things", [["GET", "/things", "listThings", "List my things", {}, []]]);

  it("is found by that name", () => {
    expect(things("List my things")).toMatchObject({ isForeign: false, objections: [] });
  });

  it("is not meant by a request without it", () => {
    expect(things("list all of them")?.isForeign ?? true).toBe(true);
  });
});
