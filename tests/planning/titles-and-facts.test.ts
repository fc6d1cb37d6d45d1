import { describe, expect, it } from "vitest";
import { openSmallApi, planOf, type SmallOperation } from "./small-api.ts";

const text = { type: "string" };
const integer = { type: "integer" };
const date = { type: "string", format: "date" };

const ENGLISH: readonly SmallOperation[] = [
  ["POST", "/beacons/{beacon_no}/dim", "dimBeacon", "Dim a beacon", { beacon_no: integer }, ["beacon_no"]],
  [
    "PATCH",
    "/beacons/{beacon_no}",
    "changeBeacon",
    "Repaint or change a beacon",
    { beacon_no: integer, range_km: integer, keeper: text },
    ["beacon_no"],
  ],
  [
    "GET",
    "/beacons",
    "listBeacons",
    "List beacons",
    {
      state: { type: "string", enum: ["lit", "dark", "stopped"] },
      grade: { type: "string", enum: ["minor", "major"] },
      built_after: { ...date, description: "Built after this day" },
      arriving_on: { ...date, description: "Day on which the supplies arrive" },
      sort: { type: "string", enum: ["height", "created", "visitors"] },
      direction: { type: "string", enum: ["asc", "desc"] },
      limit: integer,
    },
    [],
  ],
  ["GET", "/beacons/{beacon_no}", "getBeacon", "Get a beacon", { beacon_no: integer }, ["beacon_no"]],
  [
    "POST",
    "/keepers/{keeper_id}/shells",
    "giveShells",
    "Award shells to a keeper",
    { keeper_id: text, amount: integer, reason: text },
    ["keeper_id", "amount"],
  ],
  ["POST", "/vouchers", "issueVoucher", "Issue a voucher", { value: integer }, ["value"]],
  [
    "POST",
    "/tours/{tour_no}/overbooked",
    "markOverbooked",
    "Mark a tour as overbooked",
    { tour_no: integer },
    ["tour_no"],
  ],
  ["POST", "/boats/{boat_no}/return", "takeBack", "Return a hired boat", { boat_no: integer }, ["boat_no"]],
  [
    "POST",
    "/ferries.withdraw",
    "withdrawFerry",
    "Withdraw a ferry ticket",
    { ticket_no: integer },
    ["ticket_no"],
  ],
];

const GERMAN: readonly SmallOperation[] = [
  ["POST", "/buchten", "buchtAnlegen", "Bucht anlegen", { name: text }, ["name"]],
  ["PATCH", "/buchten/{nr}", "buchtAendern", "Bucht ändern", { nr: integer, tiefe: integer }, ["nr"]],
  ["DELETE", "/buchungen/{nr}", "buchungLoeschen", "Buchung löschen", { nr: integer }, ["nr"]],
  ["POST", "/stege/{nr}/entrosten", "stegEntrosten", "Steg entrosten", { nr: integer }, ["nr"]],
];

const beacons = openSmallApi("Beacons", ENGLISH);
const harbour = openSmallApi("Hafenbuch", GERMAN);

const planned = (query: string, find = beacons) => planOf(find(query));

const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

describe("the verbs of titles", () => {
  it.each([
    [
      "a German infinitive at the end",
      "ändere die Tiefe von Bucht 7 auf 12",
      "buchtAendern",
      { nr: 7, tiefe: 12 },
    ],
    ["the same from English", "change the depth of Bucht 7 to 12", "buchtAendern", { nr: 7, tiefe: 12 }],
    ["an unknown verb of a German title", "Entroste Steg 4", "stegEntrosten", { nr: 4 }],
  ])("%s: %s", (_what, query, operation, args) => {
    expect(planned(query, harbour)).toEqual({ operation, arguments: args, objections: [] });
  });

  it.each([
    [
      "the second of two verbs",
      "change the range of beacon 4 to 30 km",
      "changeBeacon",
      { beacon_no: 4, range_km: 30 },
    ],
    [
      "a new value of a part",
      "new range for beacon 4: 30 km",
      "changeBeacon",
      { beacon_no: 4, range_km: 30 },
    ],
    ["a state that is recorded", "record tour 12 as overbooked", "markOverbooked", { tour_no: 12 }],
    ["the return of a thing", "accept the return of boat 9", "takeBack", { boat_no: 9 }],
  ])("%s: %s", (_what, query, operation, args) => {
    expect(planned(query)).toEqual({ operation, arguments: args, objections: [] });
  });

  it("does not read a command as a filter", () => {
    expect(planned("Para los faros").objections).not.toEqual([]);
    expect(planned("stop the beacons").objections).not.toEqual([]);
  });
});

describe("facts before a command", () => {
  it.each([
    ["Beacon 4 can rest now. Dim it.", "dimBeacon", { beacon_no: 4 }],
    ["The lens on beacon 4 wobbles because nobody goes there. Dim beacon 4.", "dimBeacon", { beacon_no: 4 }],
    ["Olga brought the boat back. Return boat 9.", "takeBack", { boat_no: 9 }],
  ])("are its reason: %s", (query, operation, args) => {
    expect(planned(query)).toEqual({ operation, arguments: args, objections: [] });
  });

  it("must be about the resource whose number they give", () => {
    expect(planned("Problém 31 je za námi. Vystav to.").objections).not.toEqual([]);
  });
});

describe("numbers and codes", () => {
  it("are no identifier when they count", () => {
    expect(planned("award 250 shells to 70044").arguments).toEqual({ keeper_id: "70044", amount: 250 });
    expect(planned("the 10 major beacons").operation).toBe("listBeacons");
  });

  it("do not lose the letters of another thing's code", () => {
    expect(planned("withdraw flight QX618").arguments).toEqual({});
  });
});

describe("filters and orders", () => {
  it.each([
    ["the best by a field", "top 3 beacons by visitors", { sort: "visitors", direction: "desc", limit: 3 }],
    ["a field at the end", "major beacons by height", { sort: "height", grade: "major" }],
    [
      "a field between",
      "lit beacons, highest visitors first",
      { sort: "visitors", direction: "desc", state: "lit" },
    ],
    ["the age of records", "the 5 oldest beacons", { sort: "created", direction: "asc", limit: 5 }],
    ["the label of a date", "which beacon supplies arrive tomorrow?", { arriving_on: tomorrow }],
  ])("%s: %s", (_what, query, args) => {
    const plan = planned(query);
    expect(plan.operation).toBe("listBeacons");
    expect(plan.arguments).toMatchObject(args);
  });

  it("asks about a filter that is named without a value", () => {
    expect(planned("beacons with a blue grade").objections).toContain("leftover");
  });
});

const PUMPS: readonly SmallOperation[] = [
  [
    "POST",
    "/pumps/{pump_no}/start",
    "startPump",
    "Start a pump",
    { pump_no: integer, minutes: integer },
    ["pump_no", "minutes"],
  ],
  [
    "POST",
    "/pumps/{pump_no}/lease",
    "leasePump",
    "Lease a pump",
    { pump_no: integer, months: { type: "string", enum: ["3", "6", "12"] } },
    ["pump_no", "months"],
  ],
  [
    "POST",
    "/pumps/{pump_no}/lock",
    "lockPump",
    "Lock a pump",
    { pump_no: integer, reason: text },
    ["pump_no"],
  ],
  [
    "GET",
    "/fluids",
    "listFluids",
    "List fluids",
    { grade: { type: "string", enum: ["B+", "B-", "0+", "0-"] } },
    [],
  ],
];
const pumps = openSmallApi("Pumps", PUMPS);

describe("fractions, signs and reasons", () => {
  it.each([
    ["start pump 4 for half an hour", "startPump", { pump_no: 4, minutes: 30 }],
    ["start pump 4 for an hour and a half", "startPump", { pump_no: 4, minutes: 90 }],
    ["start pump 4 for three quarters of an hour", "startPump", { pump_no: 4, minutes: 45 }],
    ["spusť čerpadlo 4 na hodinu a půl", "startPump", { pump_no: 4, minutes: 90 }],
    ["lease pump 4 for half a year", "leasePump", { pump_no: 4, months: "6" }],
    ["lease pump 4 for a year", "leasePump", { pump_no: 4, months: "12" }],
    ["lock pump 4, valve sticks badly", "lockPump", { pump_no: 4, reason: "valve sticks badly" }],
    ["list fluids of grade B+", "listFluids", { grade: "B+" }],
    ["list fluids of grade 0-", "listFluids", { grade: "0-" }],
  ])("%s", (query, operation, args) => {
    expect(planned(query, pumps)).toMatchObject({ operation, arguments: args });
  });

  it("does not take an instruction for a reason", () => {
    expect(planned("lock pump 4, no alarm bell", pumps).arguments).toEqual({ pump_no: 4 });
  });

  it("does not add a sign that the request lacks", () => {
    expect(planned("list fluids of grade B", pumps).arguments).toEqual({});
  });
});
