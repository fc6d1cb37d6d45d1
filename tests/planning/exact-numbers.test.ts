import { describe, expect, test } from "vitest";
import { body, calledAtOnce, document, integer, parameter, text } from "./own-documents.ts";

const number = { type: "number" };
const limit = parameter("query", "limit", integer, "Maximum number of results to return");

/** A club that hires out gliders and hangars. */
const club = document("Glider club", {
  "/gliders": {
    get: {
      operationId: "searchGliders",
      summary: "Search gliders",
      parameters: [
        parameter("query", "min_seats", integer, "At least this many seats"),
        parameter("query", "max_fee", number, "Highest fee for a day in EUR (inclusive)"),
        parameter("query", "airfield", text, "Airfield"),
        parameter("query", "state", { ...text, enum: ["poor", "fair", "good"] }),
        parameter("query", "sort", { ...text, enum: ["fee", "-fee", "hull_number"] }, "Sort order"),
        limit,
      ],
    },
  },
  "/hangars": {
    get: {
      operationId: "listHangars",
      summary: "List hangars",
      parameters: [
        parameter("query", "min_doors", integer, "Minimum number of doors"),
        parameter("query", "max_doors", integer, "Maximum number of doors"),
        parameter("query", "min_length_m", number, "At least this length in metres"),
        parameter("query", "sort", { ...text, enum: ["length", "-length"] }, "Sort order"),
        limit,
      ],
    },
  },
  "/winches": {
    get: {
      operationId: "listWinches",
      summary: "List winches",
      parameters: [
        parameter("query", "min_repairs", integer, "More than this number of repairs (exclusive)"),
        parameter("query", "min_years", integer, "At least this many years of service"),
        parameter("query", "max_ropes", integer, "Largest number of ropes"),
      ],
    },
  },
  "/pilots": {
    get: {
      operationId: "listPilots",
      summary: "List pilots",
      parameters: [parameter("query", "born_after", { ...text, format: "date" }, "Born after this date")],
    },
    post: {
      operationId: "addPilot",
      summary: "Register a pilot",
      requestBody: body({ name: text, weight_kg: number }, ["name"]),
    },
  },
});

const called = (query: string) => calledAtOnce(query, club);

describe("numbers with their bounds, units and nouns", () => {
  test.each<[query: string, operation: string, args: object]>([
    // Strict words for whole numbers that are included.
    ["Gliders with more than 2 seats", "searchGliders", { min_seats: 3 }],
    ["Hangars mit mehr als 2 Türen", "listHangars", { min_doors: 3 }],
    ["Hangars with no more than 4 doors", "listHangars", { max_doors: 4 }],
    ["Hangares con más de 3 puertas", "listHangars", { min_doors: 4 }],
    ["Hangars with fewer than 4 doors", "listHangars", { max_doors: 3 }],
    ["Hangars with at most one door", "listHangars", { max_doors: 1 }],
    ["Hangary s méně než 4 dveřmi", "listHangars", { max_doors: 3 }],
    ["Winches with more than 3 repairs", "listWinches", { min_repairs: 3 }],
    ["Gliders with a fee under 90 euros", "searchGliders", { max_fee: 90 }],
    ["Hangars with exactly 2 doors", "listHangars", { min_doors: 2, max_doors: 2 }],
    ["Hangars mit genau 2 Türen", "listHangars", { min_doors: 2, max_doors: 2 }],
    // Words beside a measure.
    ["Hangars at least 30 metres long", "listHangars", { min_length_m: 30 }],
    ["Winches with at least 6 years of service", "listWinches", { min_years: 6 }],
    ["Register the pilot Ida Holm, 61 kg heavy", "addPilot", { name: "Ida Holm", weight_kg: 61 }],
    ["Piloti narození po 1. květnu 1990", "listPilots", { born_after: "1990-05-01" }],
    ["Piloci urodzeni po 1 maja 1990", "listPilots", { born_after: "1990-05-01" }],
    ["Pilotos nacidos después del 1 de mayo de 1990", "listPilots", { born_after: "1990-05-01" }],
    // Numbers of records.
    ["10 most expensive gliders", "searchGliders", { sort: "-fee", limit: 10 }],
    ["The five gliders with the highest fee", "searchGliders", { sort: "-fee", limit: 5 }],
    ["The 3 cheapest gliders", "searchGliders", { sort: "fee", limit: 3 }],
    ["The longest hangar", "listHangars", { sort: "-length" }],
  ])("%s", (query, operation, args) => {
    expect(called(query)).toEqual([operation, args]);
  });

  test.each<[because: string, query: string]>([
    ["the least fee is no highest one", "Gliders from 90 euros"],
    ["the least fee is no highest one", "Segelflugzeuge ab 90 Euro"],
    ["the least fee is no highest one", "Větroně od 90 eur"],
    ["the least fee is no highest one", "Planeadores desde 90 euros"],
    ["the least fee is no highest one", "Planeurs à partir de 90 euros"],
    ["the least fee has no argument", "Gliders between 60 and 90 euros"],
    ["the least fee has no argument", "Planeadores de entre 60 y 90 euros"],
    ["the largest number of seats is no fee", "Gliders with 2 to 4 seats"],
    ["another currency", "Gliders up to 90 dollars"],
    ["another currency", "Planeadores por menos de 90 dólares"],
    ["only the least number has an argument", "Gliders with exactly 2 seats"],
    ["only the least number has an argument", "Planeurs avec exactement 2 places"],
    ["all that are better", "Gliders of at least fair state"],
    ["all that are better", "Segelflugzeuge in mindestens gutem Zustand"],
    ["a distance is no number of gliders", "Gliders within 5 km of Ostrava"],
    ["masts are no gliders", "Hangars with exactly 4 masts"],
    ["what a glider costs is not its size", "The largest glider"],
    ["not the cheapest one", "The second cheapest glider"],
    ["not the longest one", "Zeige den zweitlängsten Hangar"],
    ["not the cheapest one", "El segundo planeador más barato"],
  ])("%s: %s", (_, query) => {
    expect(called(query)).toBe("asked");
  });
});
