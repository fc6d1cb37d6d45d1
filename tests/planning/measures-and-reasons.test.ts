import { describe, expect, it } from "vitest";
import { openSmallApi, type SmallOperation } from "./small-api.ts";

const text = { type: "string" };
const day = { type: "string", format: "date" };

const OPERATIONS: readonly SmallOperation[] = [
  [
    "GET",
    "/pumps/{pump_id}/readings",
    "listReadings",
    "Readings of a pump",
    {
      pump_id: { type: "integer" },
      period: { type: "string", enum: ["1h", "24h", "7d", "30d"] },
      limit: { type: "integer", description: "Maximum number of readings" },
    },
    ["pump_id"],
  ],
  [
    "GET",
    "/charts/{series}",
    "getChart",
    "Chart of a series",
    {
      series: { type: "string", example: "CO2-A" },
      range: { type: "string", description: "Range of the chart, e.g. 12h or 7d" },
      lines: { type: "integer", description: "Number of lines" },
    },
    ["series"],
  ],
  [
    "GET",
    "/permits",
    "listPermits",
    "List permits",
    {
      expires_within_days: {
        type: "integer",
        description: "Only permits that expire in this number of days",
      },
      holder: text,
    },
    [],
  ],
  [
    "PUT",
    "/tanks/{tank_id}/target",
    "setTarget",
    "Set the target of a tank",
    { tank_id: { type: "integer" }, celsius: { type: "number", description: "Wanted temperature" } },
    ["tank_id", "celsius"],
  ],
  [
    "GET",
    "/cabins",
    "listCabins",
    "List cabins",
    {
      beds_min: { type: "integer", description: "Minimum number of beds" },
      price_min: { type: "number", description: "Lowest price in euros" },
      price_max: { type: "number", description: "Highest price in euros" },
      lake: text,
    },
    [],
  ],
  [
    "POST",
    "/absences",
    "reportAbsence",
    "Report an absence",
    {
      kind: { type: "string", enum: ["illness", "training"] },
      start_date: day,
      end_date: day,
      note: text,
    },
    ["kind", "start_date", "end_date"],
  ],
  [
    "POST",
    "/stays",
    "bookStay",
    "Book a stay",
    { cottage: { type: "integer" }, arrival: day, departure: day },
    ["cottage", "arrival", "departure"],
  ],
  [
    "POST",
    "/queue",
    "joinQueue",
    "Put a visitor in the queue",
    {
      visitor_name: { type: "string", description: "Name" },
      people: { type: "integer", description: "Number of people" },
      phone: { type: "string", description: "Phone" },
    },
    ["visitor_name", "people"],
  ],
  [
    "PATCH",
    "/members/{member_id}",
    "updateMember",
    "Change a member",
    {
      member_id: { type: "integer" },
      kontakt: { type: "string", description: "Telefonnummer" },
      seats: { type: "integer", description: "Number of seats" },
    },
    ["member_id"],
  ],
  [
    "POST",
    "/quotations",
    "createQuotation",
    "Create a quotation",
    {
      client_id: { type: "integer" },
      items: {
        type: "array",
        items: {
          type: "object",
          properties: {
            description: text,
            quantity: { type: "integer" },
            unit_price: { type: "number" },
          },
          required: ["description", "unit_price"],
        },
      },
    },
    ["client_id", "items"],
  ],
  [
    "POST",
    "/patients/{patient_id}/drugs",
    "prescribeDrug",
    "Prescribe a drug",
    {
      patient_id: { type: "integer" },
      drug: { type: "string", description: "Name and strength of the drug" },
      packs: { type: "integer", description: "Number of packs" },
    },
    ["patient_id", "drug"],
  ],
  [
    "POST",
    "/swaps/{swap_id}/decline",
    "declineSwap",
    "Decline a swap",
    { swap_id: { type: "integer" }, reason: { type: "string", description: "Why it is declined" } },
    ["swap_id", "reason"],
  ],
];

const decide = openSmallApi("works", OPERATIONS);

function check(query: string, operation: string, expected: unknown): void {
  const best = decide(query)?.ranked[0];
  expect(best?.candidate.operation_id).toBe(operation);
  expect(best?.filling.arguments).toEqual(expected);
}

describe("periods", () => {
  it.each([
    ["readings of pump 4 for the last 24 hours", "listReadings", { pump_id: 4, period: "24h" }],
    ["readings of pump 4 over the past week", "listReadings", { pump_id: 4, period: "7d" }],
    ["30-day readings of pump 4", "listReadings", { pump_id: 4, period: "30d" }],
    ["měření čerpadla, pump 4, za posledních 7 dní", "listReadings", { pump_id: 4, period: "7d" }],
    ["chart of series NOX-B for the last 12 hours", "getChart", { series: "NOX-B", range: "12h" }],
    ["chart of series NOX-B for 3 days", "getChart", { series: "NOX-B", range: "3d" }],
    ["permits that expire within 45 days", "listPermits", { expires_within_days: 45 }],
    ["permits that expire in the next two weeks", "listPermits", { expires_within_days: 14 }],
  ])("%s", check);

  it("a period that is not listed fills nothing, and no count", () => {
    expect(decide("readings of pump 4 for the last 5 hours")?.ranked[0]?.filling.arguments).toEqual({
      pump_id: 4,
    });
  });

  it("a period in the past is not one in the future", () => {
    expect(decide("permits of the last 45 days")?.ranked[0]?.filling.arguments).toEqual({});
  });
});

describe("units", () => {
  it.each([
    ["set the target of tank 3 to 23.5 degrees", "setTarget", { tank_id: 3, celsius: 23.5 }],
    ["set the target of tank 3 to 23 °C", "setTarget", { tank_id: 3, celsius: 23 }],
    ["nastav cíl nádrže, tank 3, na 23,5 stupně", "setTarget", { tank_id: 3, celsius: 23.5 }],
    ["list cabins for less than 90 €", "listCabins", { price_max: 90 }],
    ["list cabins for at least 120 euros", "listCabins", { price_min: 120 }],
    ["cabañas, list cabins por menos de 90 euros", "listCabins", { price_max: 90 }],
    ["list cabins with at least 4 beds for at most 200 euros", "listCabins", { beds_min: 4, price_max: 200 }],
    ["list cabins with more than 3 beds under 150 EUR", "listCabins", { beds_min: 4, price_max: 150 }],
  ])("%s", check);

  it("degrees Fahrenheit are not degrees Celsius", () => {
    expect(
      decide("set the target of tank 3 to 70 degrees Fahrenheit")?.ranked[0]?.filling.arguments,
    ).not.toMatchObject({ celsius: 70 });
  });
});

describe("a single day for a range", () => {
  it("is both ends of a written range of days", () => {
    const filled = decide("report an absence, illness, for tomorrow")?.ranked[0]?.filling.arguments;
    expect(filled?.["end_date"]).toBeDefined();
    expect(filled?.["end_date"]).toBe(filled?.["start_date"]);
  });

  it.each([
    ["report an absence, illness, from tomorrow", "end_date"],
    ["book a stay in cottage 4 tomorrow", "departure"],
  ])("%s leaves %s open", (query, name) => {
    expect(decide(query)?.ranked[0]?.filling.missing).toContain(name);
  });
});

describe("phone numbers", () => {
  it.each([
    [
      "Put Olga Reyes in the queue, 3 people, phone 555-0187",
      "joinQueue",
      { visitor_name: "Olga Reyes", people: 3, phone: "555-0187" },
    ],
    [
      "Put Olga Reyes in the queue, 3 people, tel. 0171 5550133",
      "joinQueue",
      { visitor_name: "Olga Reyes", people: 3, phone: "0171 5550133" },
    ],
    [
      "Put Olga Reyes in the queue, 3 people, +44 20 7946 0018",
      "joinQueue",
      { visitor_name: "Olga Reyes", people: 3, phone: "+44 20 7946 0018" },
    ],
    [
      "Ändere die Telefonnummer von member 1102 auf 0171 5550133",
      "updateMember",
      { member_id: 1102, kontakt: "0171 5550133" },
    ],
  ])("%s", check);

  it("an undivided number after a word for a device remains a number", () => {
    expect(decide("change member 123456, phone 987654")?.ranked[0]?.filling.arguments).toMatchObject({
      member_id: 123456,
    });
  });

  it("is not a name", () => {
    expect(
      decide("Put a visitor in the queue, 3 people, phone 555-0187")?.ranked[0]?.filling.arguments,
    ).toEqual({ people: 3, phone: "555-0187" });
  });
});

describe("lines of items", () => {
  it.each([
    [
      "create a quotation for client 6: 3 office lamps at 40 EUR each and 2 desks at 310 EUR",
      "createQuotation",
      {
        client_id: 6,
        items: [
          { description: "office lamps", quantity: 3, unit_price: 40 },
          { description: "desks", quantity: 2, unit_price: 310 },
        ],
      },
    ],
    [
      "create a quotation for client 6: office lamp, 3 pieces at 1,400 CZK",
      "createQuotation",
      { client_id: 6, items: [{ description: "office lamp", quantity: 3, unit_price: 1400 }] },
    ],
    [
      "vytvoř quotation pro client 6: stolní lampa, 3 kusy po 1 400 Kč",
      "createQuotation",
      { client_id: 6, items: [{ description: "stolní lampa", quantity: 3, unit_price: 1400 }] },
    ],
  ])("%s", check);
});

describe("names with measures", () => {
  it.each([
    [
      "prescribe Paralen 500 mg for patient 77, 2 packs",
      "prescribeDrug",
      { patient_id: 77, drug: "Paralen 500 mg", packs: 2 },
    ],
    [
      "Stelle für patient 77 ein Rezept über Paralen 500 mg aus, 2 packs",
      "prescribeDrug",
      { patient_id: 77, drug: "Paralen 500 mg", packs: 2 },
    ],
    [
      "Prescribe patient 77 the drug Amoxil 250 mg",
      "prescribeDrug",
      { patient_id: 77, drug: "Amoxil 250 mg" },
    ],
  ])("%s", check);
});

describe("reasons", () => {
  it.each([
    [
      "Decline swap 42 because three other people of the crew are already away",
      { swap_id: 42, reason: "three other people of the crew are already away" },
    ],
    [
      "decline swap 42, because we have only 2 drivers on Monday.",
      { swap_id: 42, reason: "we have only 2 drivers on Monday" },
    ],
    ["zamítni swap 42, protože ve směně chybí dva lidé", { swap_id: 42, reason: "ve směně chybí dva lidé" }],
    ["lehne swap 42 ab, weil zwei Leute fehlen", { swap_id: 42, reason: "zwei Leute fehlen" }],
    ["odrzuć swap 42, bo dwie osoby są chore", { swap_id: 42, reason: "dwie osoby są chore" }],
    ["rechaza el swap 42 porque faltan dos personas", { swap_id: 42, reason: "faltan dos personas" }],
    [
      "refuse le swap 42 parce que deux personnes sont absentes",
      { swap_id: 42, reason: "deux personnes sont absentes" },
    ],
  ])("%s", (query, expected) => {
    const found = decide(query)?.ranked.find(({ candidate }) => candidate.operation_id === "declineSwap");
    expect(found?.filling.arguments).toEqual(expected);
  });

  it("after a preposition is no clause", () => {
    expect(
      decide("decline swap 42 because of a family matter")?.ranked[0]?.filling.arguments,
    ).not.toHaveProperty("reason", "of a family matter");
  });

  it("is not repeated from a request without one", () => {
    expect(decide("decline swap 42")?.ranked[0]?.filling.arguments).toEqual({ swap_id: 42 });
  });
});
