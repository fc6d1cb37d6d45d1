import { describe, expect, test } from "vitest";
import { body, calledAtOnce, document, integer, parameter, text } from "./own-documents.ts";

const day = { ...text, format: "date" };
const email = { ...text, format: "email" };

/** Repairs of boats, the people who make them, and what is measured on board. */
const yard = document("Boat yard", {
  "/repairs": {
    get: {
      operationId: "listRepairs",
      summary: "List repairs",
      parameters: [
        parameter("query", "mechanic", text, "Name of the mechanic"),
        parameter("query", "boat_id", integer, "Only repairs of this boat"),
        parameter("query", "status", { ...text, enum: ["open", "sealed", "done"] }),
        parameter("query", "sender", email),
        parameter("query", "since", day),
        parameter("query", "min_cost", integer, "Minimum cost in euros"),
      ],
    },
  },
  "/repairs/{repair_id}": {
    patch: {
      operationId: "updateRepair",
      summary: "Update a repair",
      parameters: [parameter("path", "repair_id", { ...text, examples: ["REP-4"] })],
      requestBody: body({ title: text, assignee: text, status: { ...text, enum: ["open", "done"] } }),
    },
  },
  "/repairs/{repair_id}/report": {
    get: {
      operationId: "getRepairReport",
      summary: "Hours and costs of a repair",
      parameters: [parameter("path", "repair_id", { ...text, examples: ["REP-4"] })],
    },
  },
  "/leaks": {
    get: {
      operationId: "listLeaks",
      summary: "List of reported leaks",
      parameters: [parameter("query", "place", { ...text, enum: ["hull", "deck"] })],
    },
    post: {
      operationId: "reportLeak",
      summary: "Report a leak",
      requestBody: body({ place: { ...text, enum: ["hull", "deck"] }, note: text }, ["place", "note"]),
    },
  },
  "/logs/search": {
    post: {
      operationId: "searchLogs",
      summary: "Search the log lines of the instruments",
      requestBody: body({ query: text, instrument: text }, ["query"]),
    },
  },
  "/mutes": {
    post: {
      operationId: "muteEngine",
      summary: "Mute the alarms of an engine",
      requestBody: body({ engine: text, duration_minutes: integer }, ["engine", "duration_minutes"]),
    },
  },
});

describe("people beside verbs", () => {
  test.each([
    ["Assign REP-31 to user mkolar", ["updateRepair", { repair_id: "REP-31", assignee: "mkolar" }]],
    ["Přiřaď REP-31 uživateli mkolar", ["updateRepair", { repair_id: "REP-31", assignee: "mkolar" }]],
    ["Weise REP-31 Ida Brandt zu", ["updateRepair", { repair_id: "REP-31", assignee: "Ida Brandt" }]],
    ["Show the repairs of captain Brandt", ["listRepairs", { mechanic: "Brandt" }]],
    ["Muestra las reparaciones de la doctora Brandt", ["listRepairs", { mechanic: "Brandt" }]],
    [
      "done repairs sent by ida@yard.example",
      ["listRepairs", { status: "done", sender: "ida@yard.example" }],
    ],
  ] as const)("%s", (query, called) => expect(calledAtOnce(query, yard)).toEqual(called));

  test.each(["Which repairs does Ida fix on Monday?", "Welche Reparaturen machen Ida Brandt?"])(
    "the verb is no part of the name: %s",
    (query) => expect(JSON.stringify(calledAtOnce(query, yard))).not.toMatch(/Ida \w*fix|machen/),
  );
});

describe("arguments as the document writes them", () => {
  test.each([
    ["list repairs over 300 euros", ["listRepairs", { min_cost: 300 }]],
    ["list repairs with boat_id 12", ["listRepairs", { boat_id: 12 }]],
    ["list repairs with boatId 12", ["listRepairs", { boat_id: 12 }]],
    ["repairs of boat 12", ["listRepairs", { boat_id: 12 }]],
  ] as const)("%s", (query, called) => expect(calledAtOnce(query, yard)).toEqual(called));
});

describe("parts that no argument takes are not dropped", () => {
  test.each([
    ["the id of the resource is no filter", "how did repair REP-9 go?", "listRepairs"],
    ["a noun after a preposition", "find log lines of moorings mentioning 'short circuit'", "searchLogs"],
    ["a write that is asked about", "how can we report a leak in the hull?", "listLeaks"],
    ["a write that is wanted", "potřebuji nahlásit únik na palubě", "listLeaks"],
    ["a bound for the other side", "list repairs under 300 euros", "listRepairs"],
    ["a bound for the other side, in German", "zeige reparaturen unter 300 euro", "listRepairs"],
    ["a recipient is no sender", "open repairs sent to ida@yard.example", "listRepairs"],
  ])("%s: %s", (_, query, operation) => expect(calledAtOnce(query, yard)[0]).not.toBe(operation));
});

describe("lengths in hours", () => {
  test.each([
    ["Wycisz silnik rak na 3 godziny", 180],
    ["umlč motor rak na 3 hodiny", 180],
    ["Mute the engine rak for 3 hours", 180],
  ])("%s", (query, minutes) =>
    expect(calledAtOnce(query, yard)).toEqual(["muteEngine", { engine: "rak", duration_minutes: minutes }]),
  );
});
