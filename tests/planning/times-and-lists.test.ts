import { describe, expect, test } from "vitest";
import { body, calledAtOnce, document, integer, parameter, text } from "./own-documents.ts";

const day = { ...text, format: "date" };
const moment = { ...text, format: "date-time" };
const boatNo = parameter("path", "boatNo", integer);

/** A workshop that builds and tests boats. */
const workshop = document("Boat workshop", {
  "/boats": {
    get: {
      operationId: "listBoats",
      summary: "List boats",
      parameters: [
        parameter("query", "builder", text, "Last name of the builder"),
        parameter("query", "material", { ...text, enum: ["oak", "steel", "plywood"] }),
        parameter(
          "query",
          "extras",
          { type: "array", items: { ...text, enum: ["tail", "bridle", "lamp"] } },
          "Has all of these extras",
        ),
        parameter("query", "tested", { type: "boolean" }, "Only tested or only untested boats"),
        parameter("query", "state", { ...text, enum: ["built", "sold", "lost"] }),
        parameter("query", "built_after", day, "Built after this day"),
        parameter("query", "built_before", day, "Built before this day"),
        parameter("query", "yard", text, "Name of the yard"),
        parameter("query", "hull_painted", { type: "boolean" }, "Only boats with or without a painted hull"),
        parameter("query", "has_berths", { type: "boolean" }, "Only boats with free berths"),
      ],
    },
    post: {
      operationId: "addBoat",
      summary: "Add a boat",
      requestBody: body(
        {
          name: text,
          material: { ...text, enum: ["oak", "steel", "plywood"] },
          sail_sqm: { type: "number", description: "Area of the sail in square metres" },
        },
        ["name", "material"],
      ),
    },
  },
  "/boats/{boatNo}": {
    get: { operationId: "getBoat", summary: "Show a boat", parameters: [boatNo] },
    patch: {
      operationId: "updateBoat",
      summary: "Change a boat",
      parameters: [boatNo],
      requestBody: body({ tags: { ...text, description: "Tags, separated by commas" }, owner: text }),
    },
  },
  "/boats/{boatNo}/remarks": {
    post: {
      operationId: "addRemark",
      summary: "Add a remark to a boat",
      parameters: [boatNo],
      requestBody: body({ text }, ["text"]),
    },
  },
  "/boats/{boatNo}/waitlist": {
    post: { operationId: "waitlistBoat", summary: "Put a boat on the waiting list", parameters: [boatNo] },
  },
  "/boats/{boatNo}/approve": {
    post: { operationId: "approveBoat", summary: "Approve a boat for a race", parameters: [boatNo] },
  },
  "/boats/{boatNo}/compensation": {
    post: {
      operationId: "payCompensation",
      summary: "Pay a compensation for a boat",
      parameters: [boatNo],
      requestBody: body({ reason: { ...text, enum: ["damage", "sale", "other"] } }, ["reason"]),
    },
  },
  "/patterns": {
    get: {
      operationId: "findPatterns",
      summary: "Find patterns for boats",
      parameters: [parameter("query", "timbers", text, "Timbers to be used, comma-separated")],
    },
  },
  "/trips": {
    get: {
      operationId: "listTrips",
      summary: "List test trips",
      parameters: [
        parameter("query", "pilot", text, "Last name of the pilot"),
        parameter("query", "day", day, "Day of the trip"),
      ],
    },
    post: {
      operationId: "planTrip",
      summary: "Plan a test trip",
      requestBody: body(
        {
          pilot: { ...text, description: "Last name of the pilot" },
          starts_at: { ...moment, description: "Start, local time without offset" },
        },
        ["pilot", "starts_at"],
      ),
    },
  },
  "/lots/{lotNo}": {
    patch: {
      operationId: "renameLot",
      summary: "Rename a lot of sails",
      parameters: [parameter("path", "lotNo", integer)],
      requestBody: body({ title: text }, ["title"]),
    },
  },
  "/departures": {
    get: {
      operationId: "listDepartures",
      summary: "List departures of the boat",
      parameters: [parameter("query", "stop", text, "Name of the stop")],
    },
  },
});

const called = (query: string) => calledAtOnce(query, workshop);

describe("times", () => {
  test.each<[query: string, operation: string, args: object]>([
    [
      "Plan a test trip with pilot Larsen on 2026-11-26 at 10:30",
      "planTrip",
      { pilot: "Larsen", starts_at: "2026-11-26T10:30:00" },
    ],
    ["Which test trips did Larsen do on Friday?", "listTrips", { pilot: "Larsen", day: "2026-11-20" }],
    [
      "Welche Testfahrten hat Larsen am Freitag gemacht?",
      "listTrips",
      { pilot: "Larsen", day: "2026-11-20" },
    ],
    ["Jakie rejsy zrobił Larsen w piątek?", "listTrips", { pilot: "Larsen", day: "2026-11-20" }],
    ["¿Qué viajes de prueba hizo Larsen el viernes?", "listTrips", { pilot: "Larsen", day: "2026-11-20" }],
    ["Which test trips does Larsen have on Friday?", "listTrips", { pilot: "Larsen", day: "2026-11-27" }],
    ["Which boats were built after 15 May 2026?", "listBoats", { built_after: "2026-05-15" }],
    ["Boats built before June 2026", "listBoats", { built_before: "2026-06-01" }],
    ["Boats built after June 2026", "listBoats", { built_after: "2026-06-30" }],
  ])("%s", (query, operation, args) => {
    expect(called(query)).toEqual([operation, args]);
  });

  test.each<[because: string, query: string]>([
    ["no time of day is said", "Plan a test trip with pilot Larsen on Friday"],
    ["a week is no day", "List the test trips of Larsen next week"],
  ])("%s: %s", (_, query) => {
    expect(called(query)).toBe("asked");
  });
});

describe("lists, areas and flags", () => {
  test.each<[query: string, operation: string, args: object]>([
    ["Find patterns with oak and teak", "findPatterns", { timbers: "oak,teak" }],
    ["Set the tags of boat 12 to red, fast and new", "updateBoat", { boatNo: 12, tags: "red,fast,new" }],
    ["Boats with a tail and a lamp", "listBoats", { extras: ["tail", "lamp"] }],
    ["Zeige alle nicht getesteten Boote", "listBoats", { tested: false }],
    ["Show boats whose hull was not painted", "listBoats", { hull_painted: false }],
    ["Oak boats with free berths", "listBoats", { material: "oak", has_berths: true }],
    ["Boats in the Northern Yard", "listBoats", { yard: "Northern Yard" }],
    [
      'Add a oak boat named "Red Baron", sail area 3 square metres',
      "addBoat",
      { name: "Red Baron", material: "oak", sail_sqm: 3 },
    ],
    [
      'Add a oak boat named "Red Baron", sail area 3 m²',
      "addBoat",
      { name: "Red Baron", material: "oak", sail_sqm: 3 },
    ],
    [
      'Add a oak boat named "Red Baron", sail area 100 square feet',
      "addBoat",
      { name: "Red Baron", material: "oak", sail_sqm: 9.290304 },
    ],
    ['Rename lot 12 to "Winter sails"', "renameLot", { lotNo: 12, title: "Winter sails" }],
  ])("%s", (query, operation, args) => {
    expect(called(query)).toEqual([operation, args]);
  });

  test.each<[because: string, query: string]>([
    ["boats without a tail are wanted", "Boats without a tail"],
    ["all of the extras are meant", "Boats with a tail or a lamp"],
    ["arrivals are no departures", "Arrivals at the stop Old Pier"],
  ])("%s: %s", (_, query) => {
    expect(called(query)).toBe("asked");
  });
});

describe("what is done", () => {
  test.each<[query: string, operation: string, args: object]>([
    ["Waitlist boat 12", "waitlistBoat", { boatNo: 12 }],
    ["Genehmige das Boot 12", "approveBoat", { boatNo: 12 }],
    ["I need to approve boat 12, do it please", "approveBoat", { boatNo: 12 }],
    ["Quiero aprobar el barco 12, hazlo por favor", "approveBoat", { boatNo: 12 }],
  ])("%s", (query, operation, args) => {
    expect(called(query)).toEqual([operation, args]);
  });

  test.each<[because: string, query: string]>([
    ["the approval is undone", "Mach die Genehmigung von Boot 12 rückgängig"],
    ["it is taken from the list", "Take boat 12 off the waitlist"],
    ["it is taken from the list", "Drop boat 12 from the waitlist"],
    ["what is opened gets no remark", "Open boat 12 with remarks and photos"],
    ["the verb is no reason", "Sell boat 12"],
    ["two boats are not one", "Add two oak boats named Red Baron"],
    ["a sentence that is quoted", '"Approve boat 12," muttered the foreman while he put his coat on.'],
    ["irony", "Approve boat 12, yeah right"],
    ["it is taken back", "Approve boat 12; sorry, I take that back"],
    ["another boat is deleted", "Put boat 12 on the waiting list and delete 13"],
    ["irony", "Genehmige das Boot 12, von wegen!"],
    ["irony", "Approuve le bateau 12, et puis quoi encore"],
  ])("%s: %s", (_, query) => {
    expect(called(query)).toBe("asked");
  });
});
