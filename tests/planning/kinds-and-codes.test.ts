import { describe, expect, it } from "vitest";
import { openSmallApi, planOf, type SmallOperation } from "./small-api.ts";

// What a noun before the resource says, which id takes which code, and which things have two names.

const string = { type: "string" };
const integer = { type: "integer" };
const day = { type: "string", format: "date" };
const moment = { type: "string", format: "date-time" };
const berths = ["harbour", "downtown"];
const NOW = new Date("2026-11-22T10:00:00Z");

const operations: SmallOperation[] = [
  ["GET", "/lectures", "list_lectures", "List lectures", { subject: string, lecturer: string }, []],
  ["GET", "/instruments", "list_instruments", "List instruments", { brand: string, category: string }, []],
  [
    "POST",
    "/tests",
    "schedule_test",
    "Schedule a test",
    { subject: string, class: string, date: day },
    ["subject", "class", "date"],
  ],
  [
    "POST",
    "/hires",
    "create_hire",
    "Create a hire",
    { yacht_id: string, customer_id: string, first_day: day, last_day: day },
    ["yacht_id", "customer_id", "first_day", "last_day"],
  ],
  [
    "PATCH",
    "/hires/{hire_id}",
    "update_hire",
    "Change a hire",
    {
      hire_id: string,
      return_berth: { type: "string", enum: berths },
      priority: { enum: ["rush", "normal"] },
    },
    ["hire_id"],
  ],
  ["POST", "/hires/{hire_id}/cancel", "cancel_hire", "Cancel a hire", { hire_id: string }, ["hire_id"]],
  [
    "GET",
    "/takings",
    "list_takings",
    "List takings",
    { created_after: moment, created_before: moment, limit: integer },
    [],
  ],
  [
    "POST",
    "/hires/{hire_id}/notes",
    "add_note",
    "Add a note to a hire",
    { hire_id: string, text: string },
    ["hire_id", "text"],
  ],
  [
    "POST",
    "/hires/{hire_id}/updates",
    "post_update",
    "Post an update on a hire",
    { hire_id: string, message: string },
    ["hire_id", "message"],
  ],
  [
    "PUT",
    "/lectures/{lecture_code}/lecturer",
    "set_lecturer",
    "Assign a lecturer",
    { lecture_code: string, lecturer: string },
    ["lecture_code", "lecturer"],
  ],
];

const ask = openSmallApi("Quayside", operations, NOW);

describe("is called at once", () => {
  it.each([
    ["physics lectures", "list_lectures", { subject: "physics" }],
    ["history lectures of Mr Hartley", "list_lectures", { subject: "history", lecturer: "Hartley" }],
    ["all the Yamaha instruments", "list_instruments", { brand: "Yamaha" }],
    ["kitchen instruments", "list_instruments", { category: "kitchen" }],
    [
      "schedule a music test for 4B on December 3",
      "schedule_test",
      { subject: "music", class: "4B", date: "2026-12-03" },
    ],
    [
      "Create a hire of Y-88 for C-17 from December 3 to December 6",
      "create_hire",
      { yacht_id: "Y-88", customer_id: "C-17", first_day: "2026-12-03", last_day: "2026-12-06" },
    ],
    ["Cancel the rental H-31", "cancel_hire", { hire_id: "H-31" }],
    ["Make H-31 a rush hire", "update_hire", { hire_id: "H-31", priority: "rush" }],
    [
      "Change the return berth of H-31 to the harbour",
      "update_hire",
      { hire_id: "H-31", return_berth: "harbour" },
    ],
    [
      "takings of yesterday",
      "list_takings",
      { created_after: "2026-11-21T00:00:00Z", created_before: "2026-11-21T23:59:59Z" },
    ],
    ["takings since yesterday", "list_takings", { created_after: "2026-11-21T00:00:00Z" }],
    ["Leave a note on hire H-31: sails at noon", "add_note", { hire_id: "H-31", text: "sails at noon" }],
    [
      "Post an update on hire H-31: the mast is repaired",
      "post_update",
      { hire_id: "H-31", message: "the mast is repaired" },
    ],
    [
      "Assign Ada Reed as the lecturer for LEC-9",
      "set_lecturer",
      { lecture_code: "LEC-9", lecturer: "Ada Reed" },
    ],
  ])("%s", (query, operation, args) => {
    expect(planOf(ask(query))).toEqual({ operation, arguments: args, objections: [] });
  });
});

describe("is asked", () => {
  it.each([
    "available instruments",
    "Change the pickup berth of H-31 to the harbour",
    "Cancel the hire of C-17",
    "takings older than 40",
    "Jetzt die Miete H-31 absagen?",
  ])("%s", (query) => {
    expect(ask(query)?.objections).not.toEqual([]);
  });
});
