import { describe, expect, it } from "vitest";
import { readRequest } from "../../src/planning/reading/read-request.ts";
import { toIsoDay } from "../../src/planning/reading/value.ts";
import { openSmallApi } from "./small-api.ts";

const NOW = new Date("2026-11-22T10:00:00Z");

function moments(query: string): string[] {
  return readRequest(query, NOW)
    .values.filter(({ kind }) => kind === "date" || kind === "time")
    .map(({ day, time }) => [day && toIsoDay(day), time].filter(Boolean).join(" "));
}

describe("dates and times of day in words", () => {
  it.each([
    ["close the shutters at six pm", ["18:00:00"]],
    ["ring at twelve thirty a.m.", ["00:30:00"]],
    ["water the ferns at four in the afternoon", ["16:00:00"]],
    ["start at 8 in the evening", ["20:00:00"]],
    ["on thursday at seven am", ["2026-11-26 07:00:00"]],
    ["tomorrow at nine", ["2026-11-23 09:00:00"]],
    ["the twenty-second of june", ["2027-06-22"]],
    ["remind me on july third", ["2027-07-03"]],
    ["feb nine at two pm", ["2027-02-09 14:00:00"]],
    ["dvacátého pátého února", ["2027-02-25"]],
    ["Öffne das Tor am dreiundzwanzigsten Mai", ["2027-05-23"]],
    ["dwudziestego drugiego czerwca", ["2027-06-22"]],
    ["el veintiuno de abril", ["2027-04-21"]],
    ["le trente et un janvier", ["2027-01-31"]],
  ])("%s", (query, expected) => {
    expect(moments(query)).toEqual(expected);
  });

  it.each(["one may hope", "may three people join", "march three people out", "twelve morning rolls"])(
    "but not in %s",
    (query) => {
      expect(moments(query)).toEqual([]);
    },
  );
});

const text = { type: "string" };
const plan = openSmallApi("Cottage", [
  ["POST", "/heaters/off", "heatersOff", "Switch heaters off", { room: text }, []],
  ["POST", "/curtains/paint", "paintCurtains", "Paint the curtains", { colour: text }, []],
  ["GET", "/tides", "getTides", "Tide tables", { place: text }, []],
  ["POST", "/sprinkler/start", "startSprinkler", "Start the sprinkler", {}, []],
  [
    "POST",
    "/reminders",
    "createReminder",
    "Create a reminder",
    { date: { type: "string", format: "date" } },
    [],
  ],
]);

function call(query: string) {
  const decision = plan(query);
  const best = decision?.ranked[0];
  return {
    id: best?.candidate.operation_id,
    args: best?.filling.arguments,
    objections: decision?.objections,
  };
}

describe("a word that is a kind of what an argument's name says is its value", () => {
  it.each([
    ["switch off the heater in the attic", "heatersOff", { room: "attic" }],
    ["turn off the bathroom heater", "heatersOff", { room: "bathroom" }],
    ["show the tides in lisbon", "getTides", { place: "lisbon" }],
    ["show me the tides at new orleans", "getTides", { place: "new orleans" }],
  ])("%s", (query, id, args) => {
    expect(call(query)).toEqual({ id, args, objections: [] });
  });

  it("but a word of another kind is not dropped", () => {
    expect(call("turn off the broken heater")).toMatchObject({ args: {}, objections: ["leftover"] });
  });
});

describe("words that belong to the resource", () => {
  it("two nouns that name one thing", () => {
    expect(call("start the lawn sprinkler").id).toBe("startSprinkler");
    expect(call("start the sprinkler hose")).toMatchObject({ id: "startSprinkler", objections: [] });
  });

  it('"set a …" creates it', () => {
    expect(call("set a reminder for december third")).toMatchObject({
      id: "createReminder",
      args: { date: expect.stringMatching(/-12-03$/) },
      objections: [],
    });
  });

  it("and an adjective after the resource is not part of it", () => {
    expect(call("turn the heaters pink").objections).toContain("leftover");
  });
});
