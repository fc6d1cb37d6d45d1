import { describe, expect, it } from "vitest";
import { readRequest } from "../../src/planning/reading/read-request.ts";
import { openSmallApi, planOf, type SmallOperation } from "./small-api.ts";

const text = { type: "string" };
const integer = { type: "integer" };
const lessonId = { type: "string", pattern: "^L-\\d+$" };

const OPERATIONS: readonly SmallOperation[] = [
  [
    "PATCH",
    "/lessons/{lesson_id}",
    "moveLesson",
    "Move a lesson",
    {
      lesson_id: lessonId,
      day: { type: "string", format: "date", description: "New day" },
      startTime: { type: "string", description: "New start" },
      place: { type: "string", description: "New place" },
    },
    ["lesson_id"],
  ],
  [
    "PUT",
    "/trips/{trip_no}/day",
    "setDay",
    "Postpone a trip",
    { trip_no: integer, day: { type: "string", format: "date" } },
    ["trip_no", "day"],
  ],
  [
    "POST",
    "/lessons/{lesson_id}/verdict",
    "judgeLesson",
    "Accept or refuse a lesson",
    { lesson_id: lessonId, verdict: { type: "string", enum: ["accept", "refuse"] } },
    ["lesson_id", "verdict"],
  ],
  [
    "POST",
    "/kites",
    "addKite",
    "Add a kite",
    {
      owner: text,
      title: text,
      colour: { type: "string", description: "Colour of the sail" },
      homepage: { type: "string", description: "URL of the maker" },
      notes: text,
    },
    ["owner"],
  ],
  [
    "PATCH",
    "/kites/{kite_no}",
    "changeKite",
    "Change a kite",
    { kite_no: integer, nickname: text, notes: text },
    ["kite_no"],
  ],
  [
    "GET",
    "/kites",
    "listKites",
    "List kites",
    {
      sort: { type: "string", enum: ["bought_on", "title"] },
      order: { type: "string", enum: ["asc", "desc"] },
      kind: { type: "string", enum: ["stunt", "label", "cellular"] },
      tag: text,
      limit: integer,
    },
    [],
  ],
  ["GET", "/kites/{kite_no}", "getKite", "Get a kite", { kite_no: integer }, ["kite_no"]],
  [
    "POST",
    "/flights",
    "bookFlight",
    "Book a flight",
    { pilots: integer, dogs: integer, name: text },
    ["pilots", "name"],
  ],
  [
    "POST",
    "/kites/{kite_no}/retire",
    "retireKite",
    "Retire a kite",
    { kite_no: integer, reason: text, notify_owner: { type: "boolean" } },
    ["kite_no"],
  ],
  [
    "PUT",
    "/kites/{kite_no}/priority",
    "setPriority",
    "Set the priority of a kite's repair",
    { kite_no: integer, priority: { type: "string", enum: ["low", "normal", "high"] } },
    ["kite_no", "priority"],
  ],
  ["PUT", "/kites/{kite_no}/favourite", "markFavourite", "", { kite_no: integer }, ["kite_no"]],
  [
    "POST",
    "/kites/{kite_no}/score",
    "scoreKite",
    "Rate a kite",
    { kite_no: integer, points: { type: "integer", description: "Points, 1 to 10" } },
    ["kite_no", "points"],
  ],
  ["POST", "/news", "publishNews", "Publish news", { headline: text }, ["headline"]],
  ["DELETE", "/watchlist/{id}", "removeFromWatchlist", "Remove from the watchlist", { id: integer }, ["id"]],
];

const kites = openSmallApi("Kites", OPERATIONS);

const planned = (query: string) => planOf(kites(query));

const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

describe("a value goes to the argument that it is about", () => {
  it.each([
    [
      "a time beside a day",
      "move L-12 to tomorrow at 16:45",
      "moveLesson",
      { lesson_id: "L-12", day: tomorrow, startTime: "16:45" },
    ],
    ["a decision by its verb", "refuse lesson L-12", "judgeLesson", { lesson_id: "L-12", verdict: "refuse" }],
    [
      "a quoted name after the resource",
      'add a kite "North Wind" for Iva Rosen',
      "addKite",
      { owner: "Iva Rosen", title: "North Wind" },
    ],
    [
      "a name after 'called' beside an address",
      "add a kite called Blue Whale, owner Iva Rosen, homepage https://kites.example/whale",
      "addKite",
      { owner: "Iva Rosen", title: "Blue Whale", homepage: "https://kites.example/whale" },
    ],
    ["a new name", 'rename kite 7 to "Old Faithful"', "changeKite", { kite_no: 7, nickname: "Old Faithful" }],
    [
      "a colour",
      'add a dark green kite "Moss" for Iva Rosen',
      "addKite",
      { owner: "Iva Rosen", title: "Moss", colour: "dark green" },
    ],
    [
      "a noun after each number",
      "book a flight for two pilots and three dogs, name Rosen",
      "bookFlight",
      { pilots: 2, dogs: 3, name: "Rosen" },
    ],
    [
      "a flag after a reason",
      "retire kite 7, reason: torn sail, and notify the owner",
      "retireKite",
      { kite_no: 7, reason: "torn sail", notify_owner: true },
    ],
    ["a number after the resource", "show kite 4021", "getKite", { kite_no: 4021 }],
    ["a label beside its value", "kites tagged winter", "listKites", { tag: "winter" }],
    [
      "a state after 'make'",
      "make the repair of kite 9 high priority",
      "setPriority",
      { kite_no: 9, priority: "high" },
    ],
    [
      "a statement before the command",
      "Kite 9 broke yesterday afternoon. Set its priority to high.",
      "setPriority",
      { kite_no: 9, priority: "high" },
    ],
    ["a part that a PUT sets", "add kite 12 to my favourites", "markFavourite", { kite_no: 12 }],
    ["a mark that is given", "give kite 12 nine points", "scoreKite", { kite_no: 12, points: 9 }],
    [
      "a synonym of publishing",
      'announce the news "Strong winds on Sunday"',
      "publishNews",
      { headline: "Strong winds on Sunday" },
    ],
    ["a member of a list", "take item 31 off the watchlist", "removeFromWatchlist", { id: 31 }],
  ])("%s: %s", (_what, query, operation, args) => {
    expect(planned(query)).toEqual({ operation, arguments: args, objections: [] });
  });

  it.each([
    ["a time that no argument takes", "postpone trip 12 to tomorrow at 9:15", "setDay"],
    ["a day that no argument takes", "retire kite 7 next Tuesday", "retireKite"],
    ["an order whose field is not listed", "list the 3 strongest kites", "listKites"],
  ])("asks about %s: %s", (_what, query, operation) => {
    const { objections, ...plan } = planned(query);
    expect(plan.operation).toBe(operation);
    expect(objections).toContain("leftover");
  });

  it.each(["Draka 7 zatím nevyřazuj", "draka 7 ještě nezavrhuj"])("sees a negated command: %s", (query) => {
    expect(readRequest(query).clauses.some(({ negated }) => negated)).toBe(true);
  });

  it.each([
    "Der Wart hat gesagt, ich soll Drachen 7 ausmustern",
    "the warden has told us to retire kite 7",
    "I was asked to refuse lesson L-12",
  ])("does not carry out a reported command: %s", (query) => {
    expect(planned(query).objections).not.toEqual([]);
  });

  it("puts no text into a time", () => {
    expect(planned("move L-12: Town Hall").arguments).not.toHaveProperty("startTime");
  });
});
