import { describe, expect, it } from "vitest";
import { openSmallApi, planOf, type SmallOperation } from "./small-api.ts";

const text = { type: "string" };
const integer = { type: "integer" };
const date = { type: "string", format: "date" };

const OBSERVATORY: readonly SmallOperation[] = [
  [
    "PUT",
    "/shutters/{wing}",
    "moveShutter",
    "Move a shutter",
    {
      wing: { type: "string", enum: ["north_wing", "south_wing"] },
      position: { type: "integer", minimum: 0, maximum: 100, description: "0 = shut, 100 = open" },
    },
    ["wing", "position"],
  ],
  ["POST", "/heaters/{heater_no}/on", "heaterOn", "Turn a heater on", { heater_no: integer }, ["heater_no"]],
  [
    "POST",
    "/heaters/{heater_no}/off",
    "heaterOff",
    "Turn a heater off",
    { heater_no: integer },
    ["heater_no"],
  ],
  [
    "POST",
    "/quiet/{dome_no}",
    "quietOn",
    "Turn on do not disturb",
    { dome_no: integer, until: { type: "string", format: "date-time" } },
    ["dome_no"],
  ],
  ["DELETE", "/nights/{night_no}", "deleteNight", "Delete a night", { night_no: integer }, ["night_no"]],
  [
    "POST",
    "/visits",
    "bookVisit",
    "Book a visit",
    { checkIn: date, checkOut: date, guest: text },
    ["checkIn", "checkOut", "guest"],
  ],
  [
    "PATCH",
    "/visits/{visit_no}",
    "updateVisit",
    "Change a visit",
    { visit_no: integer, checkOut: date },
    ["visit_no"],
  ],
  ["GET", "/chores", "listChores", "List chores", { done: { type: "boolean" }, keeper: text }, []],
  [
    "GET",
    "/links/{link_id}",
    "getLink",
    "Get a link",
    { link_id: { ...text, pattern: "^lk_[A-Za-z0-9]{5}$" } },
    ["link_id"],
  ],
  [
    "GET",
    "/plates",
    "listPlates",
    "List photographic plates",
    {
      state: { type: "string", enum: ["pending", "scanned"] },
      sort: { type: "string", enum: ["name", "recent"] },
    },
    [],
  ],
  [
    "POST",
    "/faults",
    "reportFault",
    "Störung melden",
    { ort: text, art: { type: "string", enum: ["leuchte", "dach"] } },
    ["ort", "art"],
  ],
  [
    "POST",
    "/plates/{plate_no}/send",
    "sendPlate",
    "Odeslat desku",
    { plate_no: integer, carrier: { type: "string", enum: ["vlak", "odesilatel"] } },
    ["plate_no", "carrier"],
  ],
  [
    "GET",
    "/exchange",
    "exchange",
    "Convert an amount",
    {
      amount: { type: "number", description: "Given in euros, not in cents" },
      from: { ...text, pattern: "^[A-Z]{3}$", description: "Currency code" },
      to: { ...text, pattern: "^[A-Z]{3}$", description: "Currency code" },
    },
    ["amount", "from", "to"],
  ],
];

const plan = openSmallApi("Observatory", OBSERVATORY);
const ask = (query: string) => planOf(plan(query));
const calls = (operation: string, args: object) => ({ operation, arguments: args, objections: [] });

describe("the ends of a range", () => {
  it.each([
    ["close the shutter of the north wing", 0],
    ["open the shutter of the north wing", 100],
  ])("%s", (query, position) => {
    expect(ask(query)).toEqual(calls("moveShutter", { wing: "north_wing", position }));
  });

  it("not for a part of the way", () => {
    expect(ask("close the shutter of the north wing a bit").objections).not.toEqual([]);
  });

  it("a given number comes first", () => {
    expect(ask("open the shutter of the north wing to 40").arguments).toMatchObject({ position: 40 });
  });
});

describe("permissions", () => {
  it.each(["you can delete night 7", "du kannst die Nacht 7 löschen"])("%s", (query) => {
    expect(ask(query)).toEqual(calls("deleteNight", { night_no: 7 }));
  });

  it.each([
    "you can delete night 7?",
    "maybe you can delete night 7",
    "you can not delete night 7",
    "you may not delete night 7 yet",
  ])("not: %s", (query) => {
    expect(ask(query).objections).not.toEqual([]);
  });
});

describe("commands without a verb", () => {
  it("heater 4 off", () => {
    expect(ask("heater 4 off")).toEqual({
      operation: "heaterOff",
      arguments: { heater_no: 4 },
      objections: [],
    });
  });

  it.each(["heaters off?", "no heater 4 on", "heater 4 can go on now", "a day off for night 7"])(
    "not: %s",
    (query) => {
      expect(ask(query).objections).not.toEqual([]);
    },
  );
});

describe("a wish and the command that follows from it", () => {
  it("gives the reason", () => {
    expect(ask("the guest wants a longer visit, change visit 12 to check out on 3 December")).toMatchObject({
      operation: "updateVisit",
      arguments: { visit_no: 12, checkOut: "2026-12-03" },
      objections: [],
    });
  });

  it("is not a command by itself", () => {
    expect(ask("the guest wants to delete night 7").objections).toContain("reported");
    expect(
      ask("if the guest wants a longer visit, change visit 12 to check out on 3 December").objections,
    ).toContain("conditional");
    expect(ask("the guest wants to delete night 7, please do it").objections).not.toEqual([]);
  });
});

describe("values", () => {
  it("a range is in its order, although a name ends with a preposition", () => {
    expect(ask("Réserve une visite pour Luc Petit du 5 au 8 janvier").arguments).toMatchObject({
      checkIn: expect.stringMatching(/-01-05$/),
      checkOut: expect.stringMatching(/-01-08$/),
    });
  });

  it("an amount in whole units", () => {
    expect(ask("how much is 40 euros in dollars?").arguments).toMatchObject({
      amount: 40,
      from: "EUR",
      to: "USD",
    });
  });

  it("an identifier of a link is no address", () => {
    expect(ask("show link lk_4Xk2q").arguments).toEqual({ link_id: "lk_4Xk2q" });
  });

  it("the verb of an operation names no carrier", () => {
    expect(ask("odešli desku 12").objections).toEqual(["missing"]);
    expect(ask("odešli desku 12 přes odesílatele").arguments).toEqual({
      plate_no: 12,
      carrier: "odesilatel",
    });
  });

  it("a street with its number", () => {
    expect(ask("Melde eine Leuchte in der Ahornstraße 12").arguments).toEqual({
      art: "leuchte",
      ort: "Ahornstraße 12",
    });
  });

  it("open chores are not done", () => {
    expect(ask("show the open chores").arguments).toEqual({ done: false });
  });

  it("a state and what it waits for", () => {
    expect(ask("which plates are pending approval?")).toEqual(calls("listPlates", { state: "pending" }));
  });

  it("a field to sort by at the end", () => {
    expect(ask("list plates by name").arguments).toEqual({ sort: "name" });
  });
});

describe("names with a negation", () => {
  it("turn on do not disturb for dome 3", () => {
    expect(ask("turn on do not disturb for dome 3")).toEqual(calls("quietOn", { dome_no: 3 }));
    expect(ask("do not turn on do not disturb for dome 3").objections).toContain("negated");
  });
});
