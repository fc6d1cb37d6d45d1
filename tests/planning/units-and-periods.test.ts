import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../src/base/json.ts";
import { readRequest } from "../../src/planning/reading/read-request.ts";
import { toIsoDay } from "../../src/planning/reading/value.ts";
import { openSmallApi } from "./small-api.ts";

const NOW = new Date("2026-11-22T10:00:00Z");

describe("the start or end of a period", () => {
  it.each([
    ["keep the kiln closed until the end of March", "2027-03-31"],
    ["extend it to the end of next week", "2026-11-29"],
    ["by the end of 2027", "2027-12-31"],
    ["from the beginning of April", "2027-04-01"],
    ["do konce roku 2028", "2028-12-31"],
    ["od začátku února", "2027-02-01"],
    ["bis Ende Juli 2027", "2027-07-31"],
    ["bis Ende des Jahres", "2026-12-31"],
    ["do końca marca", "2027-03-31"],
    ["jusqu'à fin avril", "2027-04-30"],
    ["hasta finales de mayo de 2027", "2027-05-31"],
  ])("%s", (query, expected) => {
    const days = readRequest(query, NOW).values.flatMap(({ kind, day }) =>
      kind === "date" && day ? [toIsoDay(day)] : [],
    );
    expect(days).toEqual([expected]);
  });

  it("but not a command to end something", () => {
    expect(readRequest("end session 5", NOW).values.map(({ kind }) => kind)).toEqual(["number"]);
  });
});

const number = (description = "") => ({ type: "integer", description });
const plan = openSmallApi("Orchard", [
  [
    "GET",
    "/trees",
    "findTrees",
    "Find trees",
    { within: number("Distance in metres."), max_height_cm: number() },
    [],
  ],
  [
    "GET",
    "/walks",
    "listWalks",
    "List walks",
    { min_duration_s: number(), direction: { type: "string", enum: ["outward", "homeward"] } },
    [],
  ],
  [
    "POST",
    "/boxes",
    "orderBoxes",
    "Order apple boxes",
    { boxes: number(), budget: number("Cents.") },
    ["boxes"],
  ],
  [
    "POST",
    "/tours",
    "bookTour",
    "Book a tour",
    { places: number(), date: { type: "string", format: "date" } },
    ["places"],
  ],
  [
    "POST",
    "/vouchers",
    "createVoucher",
    "Create a gift voucher",
    { amount: { type: "number" }, recipient_email: { type: "string", format: "email" } },
    ["amount", "recipient_email"],
  ],
  [
    "DELETE",
    "/presses/{press_id}",
    "removePress",
    "Remove a press",
    { press_id: { type: "string" } },
    ["press_id"],
  ],
  [
    "POST",
    "/presses/{press_id}/stop",
    "stopPress",
    "Stop a press",
    { press_id: { type: "string" } },
    ["press_id"],
  ],
]);

function call(query: string): { path: string; arguments: JsonObject; objections: readonly string[] } {
  const decision = plan(query);
  const best = decision?.ranked[0];
  return {
    path: best?.candidate.fields.path ?? "",
    arguments: best?.filling.arguments ?? {},
    objections: decision?.objections ?? [],
  };
}

describe("units", () => {
  it.each([
    ["find trees within 2 km", { within: 2_000 }],
    ["find trees with a height of 3 m", { max_height_cm: 300 }],
    ["list walks of at least 10 minutes", { min_duration_s: 600 }],
    ["list homeward walks", { direction: "homeward" }],
    ["order 12 apple boxes, budget 30 euros", { boxes: 12, budget: 3_000 }],
  ])("%s", (query, expected) => {
    expect(call(query)).toMatchObject({ arguments: expected, objections: [] });
  });

  it("a noun after a number counts it when nothing else could take the noun", () => {
    expect(call("book a tour on 3 May 2027 for 14 pensioners")).toEqual({
      path: "/tours",
      arguments: { places: 14, date: "2027-05-03" },
      objections: [],
    });
  });
});

describe("a phrase without a verb", () => {
  it("orders what the operation creates", () => {
    expect(call("gift voucher for 40 euros to ada@orchard.example")).toEqual({
      path: "/vouchers",
      arguments: { amount: 40, recipient_email: "ada@orchard.example" },
      objections: [],
    });
  });

  it.each([
    "gift voucher for 40 euros",
    "press P-7",
    "no gift voucher for 40 euros to ada@orchard.example",
    "the gift voucher for 40 euros to ada@orchard.example",
    "my gift voucher for 40 euros to ada@orchard.example",
    "all gift vouchers for 40 euros to ada@orchard.example",
    "gift vouchers for 40 euros to ada@orchard.example",
    "receipt of gift voucher for 40 euros to ada@orchard.example",
    "re: gift voucher for 40 euros to ada@orchard.example",
    "gift voucher for 40 euros to ada@orchard.example failed",
    "gift voucher for 40 euros to ada@orchard.example?",
  ])("sends nothing for: %s", (query) => {
    expect(call(query).objections).not.toEqual([]);
  });
});

describe("periods and reasons as arguments", () => {
  const orchard = openSmallApi("Orchard office", [
    ["GET", "/harvests", "listHarvests", "List harvests", { year: number(), month: number() }, []],
    [
      "POST",
      "/tours/{tour_id}/cancel",
      "cancelTour",
      "Cancel a tour",
      { tour_id: number(), reason: { type: "string" } },
      ["tour_id", "reason"],
    ],
  ]);
  const filled = (query: string) => {
    const decision = orchard(query);
    return { arguments: decision?.ranked[0]?.filling.arguments, objections: decision?.objections };
  };

  it.each([
    ["list harvests of September 2024", { year: 2024, month: 9 }],
    ["cancel tour 12, the guide is ill", { tour_id: 12, reason: "the guide is ill" }],
    ["Touren 12 absagen, der Bus ist kaputt", { tour_id: 12, reason: "der Bus ist kaputt" }],
  ])("%s", (query, expected) => {
    expect(filled(query)).toEqual({ arguments: expected, objections: [] });
  });

  it("asks for the reason when there is none", () => {
    expect(filled("cancel tour 12").objections).toEqual(["missing"]);
  });
});

describe("a reason after a comma", () => {
  it.each([
    "stop press P-7, the belt is torn",
    "stop press P-7, the apples were too wet",
    "Stoppe Presse P-7, der Riemen ist gerissen",
    "zastav lis P-7, sousedé jsou doma",
  ])("%s", (query) => {
    expect(call(query)).toMatchObject({ path: "/presses/{press_id}/stop", objections: [] });
  });
});
