import { describe, expect, it } from "vitest";
import { openSmallApi, planOf, type SmallOperation } from "./small-api.ts";

// Words around a value that change what it says: states to come, rates, counted records, heads of compounds.

const text = { type: "string" };
const integer = { type: "integer" };

const OPERATIONS: readonly SmallOperation[] = [
  [
    "GET",
    "/loans",
    "listLoans",
    "List loans of kites",
    { status: { ...text, enum: ["requested", "approved", "returned"] }, day: { ...text, format: "date" } },
    [],
  ],
  [
    "GET",
    "/kites",
    "listKites",
    "List kites",
    {
      state: { ...text, enum: ["active", "pending_repair", "retired"] },
      shape: { ...text, enum: ["delta", "box", "stunt"] },
      max_weight_kg: { type: "number" },
      repaired: { type: "boolean", description: "Only kites that were repaired" },
      limit: integer,
    },
    [],
  ],
  [
    "PATCH",
    "/kites/{kite_no}",
    "updateKite",
    "Change a kite",
    { kite_no: integer, strings: integer, weight_kg: { type: "number" } },
    ["kite_no"],
  ],
  [
    "POST",
    "/kites/{kite_no}/coatings",
    "coatKite",
    "Plan the coating of a kite",
    { kite_no: integer, product: text, grams: integer, times_per_week: integer, days: integer },
    ["kite_no", "product", "grams", "times_per_week"],
  ],
  ["GET", "/bills", "listBills", "List bills", { state: { ...text, enum: ["draft", "sent"] } }, []],
  ["GET", "/bills/{bill_no}", "getBill", "A bill", { bill_no: integer }, ["bill_no"]],
  ["DELETE", "/bills/{bill_no}", "deleteBill", "Delete a bill", { bill_no: integer }, ["bill_no"]],
];
const ask = openSmallApi("Kite rental", OPERATIONS);

describe("a plan is sure of", () => {
  it.each<[query: string, operation: string, args: object]>([
    ["approved loans", "listLoans", { status: "approved" }],
    ["Which loans have already been returned?", "listLoans", { status: "returned" }],
    ["kites that are pending repair", "listKites", { state: "pending_repair" }],
    ["Show up to 20 box kites", "listKites", { shape: "box", limit: 20 }],
    ["at most 20 kites", "listKites", { limit: 20 }],
    ["kites up to 20 kg", "listKites", { max_weight_kg: 20 }],
    [
      "Plan a coating of kite 7 with 20 g of wax three times a week",
      "coatKite",
      { kite_no: 7, product: "wax", grams: 20, times_per_week: 3 },
    ],
    ["Show bill 12", "getBill", { bill_no: 12 }],
    ["Sure, delete bill 12", "deleteBill", { bill_no: 12 }],
    ["good morning, list all bills", "listBills", {}],
    ["Set the strings of kite 7 to 3", "updateKite", { kite_no: 7, strings: 3 }],
    ["Zeig die Rechnungsliste", "listBills", {}],
  ])("%s", (query, operation, args) => {
    expect(planOf(ask(query))).toEqual({ operation, arguments: args, objections: [] });
  });
});

describe("a plan is not sure of", () => {
  it.each([
    // What is still to come is not the case.
    "Loans still waiting to be approved",
    "loans that are yet to be approved",
    "loans to be returned",
    "Welche Ausleihen warten noch auf Genehmigung?",
    "wypożyczenia do zatwierdzenia",
    "préstamos por aprobar",
    "prêts à approuver",
    // A time of day that no argument takes.
    "loans on 2026-11-27 in the morning",
    // The head of a compound says what it is.
    "Zeig alle Rechnungsempfänger",
    "Zeig alle Rechnungspositionen",
    "Lösche die Rechnungsposition 12",
    // A record does not do what must be done.
    "Bill 12 has to be split, it is too long",
    "Rechnung 12 muss geteilt werden",
    // Nobody wants that.
    "Yeah right, delete bill 12",
    "Sure, delete bill 12, because that obviously saves money",
    "Delete bill 12, the pilots will be thrilled",
    "Lösche Rechnung 12, weil das natürlich hilft",
    // A difference is no new number.
    "Přidej k drakovi 7 dva provázky",
    "Add two strings to kite 7",
  ])("%s", (query) => {
    expect(planOf(ask(query)).objections).not.toEqual([]);
  });
});
