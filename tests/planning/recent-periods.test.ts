import { describe, expect, it } from "vitest";
import { openSmallApi, planOf, type SmallOperation } from "./small-api.ts";

// "The last 7 days" is counted from now: Sunday, 22 November 2026, 10:00 UTC.

const moment = { type: "string", format: "date-time" };
const day = { type: "string", format: "date" };

const NOW = new Date("2026-11-22T10:00:00Z");

const operations: SmallOperation[] = [
  [
    "GET",
    "/crossings",
    "list_crossings",
    "List crossings",
    {
      outcome: { type: "string", enum: ["succeeded", "failed"] },
      created_after: moment,
      created_before: moment,
    },
    [],
  ],
  ["GET", "/inspections", "list_inspections", "List inspections", { from: day, to: day }, ["from", "to"]],
  [
    "GET",
    "/permits",
    "list_permits",
    "List permits",
    { expires_before: day, signed_since: day, updated_since: day },
    [],
  ],
  [
    "GET",
    "/traffic",
    "get_traffic",
    "Traffic statistics",
    { days: { type: "integer", description: "Number of past days" } },
    [],
  ],
  ["POST", "/closures", "create_closure", "Create a closure", { created_after: moment }, []],
];
const ask = openSmallApi("Tollbridge", operations, NOW);

describe("a period is counted from now", () => {
  it.each([
    [
      "failed crossings in the last 7 days",
      "list_crossings",
      { outcome: "failed", created_after: "2026-11-15T00:00:00Z" },
    ],
    ["crossings of the last 24 hours", "list_crossings", { created_after: "2026-11-21T10:00:00Z" }],
    ["show crossings from the past hour", "list_crossings", { created_after: "2026-11-22T09:00:00Z" }],
    ["crossings of the last 30 minutes", "list_crossings", { created_after: "2026-11-22T09:30:00Z" }],
    ["crossings in the last 3 months", "list_crossings", { created_after: "2026-08-22T00:00:00Z" }],
    ["crossings older than 7 days", "list_crossings", { created_before: "2026-11-15T00:00:00Z" }],
    [
      "how many crossings failed in the last two hours?",
      "list_crossings",
      { outcome: "failed", created_after: "2026-11-22T08:00:00Z" },
    ],
    ["inspections in the next 2 weeks", "list_inspections", { from: "2026-11-22", to: "2026-12-06" }],
    ["inspections of the last 10 days", "list_inspections", { from: "2026-11-12", to: "2026-11-22" }],
    ["permits expiring in the next 30 days", "list_permits", { expires_before: "2026-12-22" }],
    ["permits signed in the last 6 months", "list_permits", { signed_since: "2026-05-22" }],
    ["permits updated in the last 90 days", "list_permits", { updated_since: "2026-08-24" }],
    ["traffic of the last 14 days", "get_traffic", { days: 14 }],
  ])("%s", (query, operation, args) => {
    expect(planOf(ask(query))).toEqual({ operation, arguments: args, objections: [] });
  });

  it.each([
    "permits of the last 6 months",
    "crossings not in the last 7 days",
    "create a closure for the last 7 days",
  ])("is not taken where its meaning is uncertain: %s", (query) => {
    expect(ask(query)?.objections).not.toEqual([]);
  });
});
