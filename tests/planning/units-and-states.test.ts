import { describe, expect, it } from "vitest";
import { openSmallApi, planOf, type SmallOperation } from "./small-api.ts";

const text = { type: "string" };
const integer = { type: "integer" };
const number = { type: "number" };

const CURRENCIES = { type: "string", enum: ["EUR", "USD", "CAD", "GBP", "CZK", "CHF"] };

const KILN: readonly SmallOperation[] = [
  [
    "POST",
    "/pots/{pot_code}/charges",
    "chargePot",
    "Charge the firing of a pot",
    { pot_code: { ...text, pattern: "^P[0-9A-Z]{3}$", examples: ["P4K1"] }, fee_cents: integer },
    ["pot_code", "fee_cents"],
  ],
  ["GET", "/glazes", "listGlazes", "List glazes", { maxPriceCents: integer, matte: { type: "boolean" } }, []],
  [
    "GET",
    "/convert",
    "convertMoney",
    "Convert an amount between two currencies",
    { from: CURRENCIES, to: CURRENCIES, amount: number },
    ["from", "to", "amount"],
  ],
  ["GET", "/sensors", "listSensors", "List kiln sensors", { online: { type: "boolean" } }, []],
  [
    "POST",
    "/pots/{pot_code}/remarks",
    "addRemark",
    "Add a public or internal remark to a pot",
    { pot_code: text, body: text, public: { type: "boolean", default: true } },
    ["pot_code", "body"],
  ],
  [
    "POST",
    "/workshops",
    "createWorkshop",
    "Create a workshop",
    { title: text, start: { type: "string", format: "date-time" }, minutes: integer },
    ["title", "start"],
  ],
  [
    "POST",
    "/shelves/{shelf_no}/seat",
    "seatPot",
    "Seat a pot on a shelf",
    { shelf_no: integer, pot_code: { ...text, pattern: "^P[0-9A-Z]{3}$" } },
    ["shelf_no", "pot_code"],
  ],
  [
    "PATCH",
    "/pots/{pot_code}",
    "updatePot",
    "Update a pot",
    { pot_code: { ...text, examples: ["P4K1"] }, name: text, weight_grams: integer, glaze: text },
    ["pot_code"],
  ],
  [
    "POST",
    "/glazes/{glaze_no}/doses",
    "setDose",
    "Set the dose of a glaze",
    { glaze_no: integer, dose_mg: number, times_per_day: integer, days: integer },
    ["glaze_no", "dose_mg", "times_per_day", "days"],
  ],
  [
    "POST",
    "/kilns/{kiln_no}/readings",
    "submitReading",
    "Submit a meter reading of a kiln",
    { kiln_no: integer, value: number },
    ["kiln_no", "value"],
  ],
  [
    "POST",
    "/vouchers",
    "createVoucher",
    "Create a voucher",
    { code: { ...text, examples: ["AUTUMN15"] }, percent: integer },
    ["code", "percent"],
  ],
  ["POST", "/kilns/{kiln_no}/on", "kilnOn", "Turn a kiln on", { kiln_no: integer, floor: text }, ["kiln_no"]],
  [
    "POST",
    "/kilns/{kiln_no}/off",
    "kilnOff",
    "Turn a kiln off",
    { kiln_no: integer, floor: text },
    ["kiln_no"],
  ],
  [
    "POST",
    "/potters/{potter_no}/letters",
    "addLetter",
    "Add a letter to a potter",
    { potter_no: integer, text },
    ["potter_no", "text"],
  ],
  [
    "POST",
    "/batches/{batch_no}/validate",
    "validateBatch",
    "Validate a batch",
    { batch_no: integer },
    ["batch_no"],
  ],
  ["GET", "/batches/{batch_no}", "getBatch", "Get a batch", { batch_no: integer }, ["batch_no"]],
];

const RPC: readonly SmallOperation[] = [
  [
    "POST",
    "/rpc/Crates.Track",
    "Crates.Track",
    "Track a crate: where it is",
    { tracking_number: text },
    ["tracking_number"],
  ],
  [
    "POST",
    "/rpc/Labels.Get",
    "Labels.Get",
    "Get the label of a crate",
    { tracking_number: text },
    ["tracking_number"],
  ],
  ["POST", "/rpc/listRates", "listRates", "Available rates", { medium: text }, []],
  [
    "POST",
    "/rpc/setRate",
    "setRate",
    "Put a crate on another rate",
    { crate: text, rate: text },
    ["crate", "rate"],
  ],
];

const GERMAN: readonly SmallOperation[] = [
  [
    "GET",
    "/autos",
    "autosListen",
    "Autos auflisten",
    { antrieb: { type: "string", enum: ["diesel", "benzin", "strom"] }, halle: text },
    [],
  ],
  ["POST", "/autos/{nr}/sperre", "autoSperren", "Auto sperren", { nr: integer }, ["nr"]],
  [
    "GET",
    "/dolmetscher",
    "dolmetscherListen",
    "Dolmetscher auflisten",
    {
      ausgangssprache: { type: "string", enum: ["de", "it", "pl"] },
      zielsprache: { type: "string", enum: ["de", "it", "pl"] },
    },
    [],
  ],
];

const kiln = openSmallApi("Kiln house", KILN);
const crates = openSmallApi("Crate line", RPC);
const garage = openSmallApi("Werkhalle", GERMAN);

const planned = (query: string, find = kiln) => planOf(find(query));

describe("amounts and units", () => {
  it.each([
    [
      "the name of an argument says cents",
      "charge pot P7Q2 4.50 euros",
      { pot_code: "P7Q2", fee_cents: 450 },
    ],
    ["also for whole amounts", "charge 12 euros for pot P7Q2", { pot_code: "P7Q2", fee_cents: 1200 }],
    ["an upper limit in cents", "glazes up to 20 EUR", { maxPriceCents: 2000 }],
    ["listed currencies leave the amount", "convert 300 USD to CZK", { amount: 300, from: "USD", to: "CZK" }],
    [
      "a currency of another country",
      "convert 80 Canadian dollars to euros",
      { amount: 80, from: "CAD", to: "EUR" },
    ],
    ["pounds sterling", "convert 15 pounds sterling to Swiss francs", { amount: 15, from: "GBP", to: "CHF" }],
    [
      "a measure after a colon is no name",
      "update the weight of pot P4K9: 12 kg",
      { pot_code: "P4K9", weight_grams: 12_000 },
    ],
    [
      "a dose, a rate and a duration",
      "set the dose of glaze 5: 40 mg twice a day for 9 days",
      { glaze_no: 5, dose_mg: 40, times_per_day: 2, days: 9 },
    ],
    [
      "once a day",
      "set the dose of glaze 5 to 40 mg once a day for 9 days",
      { glaze_no: 5, dose_mg: 40, times_per_day: 1, days: 9 },
    ],
  ])("%s", (_, query, args) => {
    expect(planned(query)).toMatchObject({ arguments: args, objections: [] });
  });

  it.each([
    ["a share is no amount", "charge 20 % of the fee for pot P7Q2", { pot_code: "P7Q2" }],
    ["a bare number for an amount in cents", "charge 20 for pot P7Q2", { pot_code: "P7Q2" }],
  ])("%s", (_, query, args) => {
    const plan = planned(query);
    expect(plan.arguments).toEqual(args);
    expect(plan.objections).toContain("missing");
  });

  it("takes cents that are named, and half of an amount", () => {
    expect(planned("charge 450 cents for pot P7Q2").arguments).toEqual({ pot_code: "P7Q2", fee_cents: 450 });
    expect(planned("charge half of 12 euros for pot P7Q2").arguments).toEqual({
      pot_code: "P7Q2",
      fee_cents: 600,
    });
  });

  it("asks how often when no argument takes it", () => {
    expect(planned("charge pot P7Q2 12 euros twice").objections).toContain("leftover");
    expect(planned("charge pot P7Q2 12 euros three times").objections).toContain("leftover");
  });

  it("does not read the article of a noun as one unit", () => {
    expect(planned("submit a meter reading for kiln 7").arguments).toEqual({ kiln_no: 7 });
  });
});

describe("codes and names", () => {
  it.each([
    ["a code after a verb that is a noun too", "seat P8B3 on shelf 4", { shelf_no: 4, pot_code: "P8B3" }],
    [
      "a word before a whole code",
      "create a voucher code promo FROST20 of 20 %",
      { code: "FROST20", percent: 20 },
    ],
    [
      "a name that ends with a noun which is a verb too",
      "create a workshop called Glaze review tomorrow at 10:00 for 45 minutes",
      { title: "Glaze review", minutes: 45 },
    ],
  ])("%s", (_, query, args) => {
    expect(planned(query)).toMatchObject({ arguments: args, objections: [] });
  });

  it("leaves the elided word of a courtesy alone", () => {
    expect(planned("éteins le four 48 s'il te plaît").arguments).toEqual({ kiln_no: 48 });
  });
});

describe("states and their contraries", () => {
  it.each([
    ["offline for `online`", "which kiln sensors are offline?", { online: false }],
    ["in another language", "pokaż czujniki pieca offline", { online: false }],
    [
      "internal for `public`",
      "add an internal remark to pot P4K1: cracked",
      { body: "cracked", public: false },
    ],
  ])("%s", (_, query, args) => {
    expect(planned(query)).toMatchObject({ arguments: args, objections: [] });
  });

  it("does not take a listed state that is denied", () => {
    const shop = openSmallApi("Ramp", [
      [
        "GET",
        "/ramps",
        "listRamps",
        "List ramps",
        { state: { type: "string", enum: ["free", "blocked"] } },
        [],
      ],
    ]);
    expect(planned("ramps that are not blocked", shop).arguments).not.toMatchObject({ state: "blocked" });
    expect(planned("ramps that are not blocked", shop).objections).not.toEqual([]);
  });

  it('does not read "up to" as a state', () => {
    expect(planned("kiln sensors up to date that are offline").arguments).toEqual({ online: false });
  });

  it("prefers the particle beside the verb", () => {
    expect(planned("turn off kiln 3 on floor B").operation).toBe("kilnOff");
  });

  it("reads the first part of a German compound as a listed value", () => {
    expect(planned("alle Dieselautos in der Halle Nord", garage).arguments).toMatchObject({
      antrieb: "diesel",
    });
  });

  it('takes the target of a relation from "to"', () => {
    expect(planned("Quels interprètes travaillent vers l'italien ?", garage).arguments).toEqual({
      zielsprache: "it",
    });
  });

  it("tells source and target of German compounds apart", () => {
    expect(planned("Dolmetscher von Polnisch nach Italienisch", garage).arguments).toEqual({
      ausgangssprache: "pl",
      zielsprache: "it",
    });
  });
});

describe("look-ups by POST", () => {
  it.each([
    ["tracking with a number", "Where is my crate CR482910?", "Crates.Track"],
    ["a download", "download the label of crate CR482910", "Labels.Get"],
    ["a title without a verb", "what rates are there?", "listRates"],
  ])("%s", (_, query, operation) => {
    expect(planned(query, crates)).toMatchObject({ operation, objections: [] });
  });

  it("keeps a check of one record a write", () => {
    expect(planned("validate batch 7")).toMatchObject({
      operation: "validateBatch",
      objections: [],
    });
    expect(planned("is batch 7 validated?").operation).toBe("getBatch");
  });
});

describe("sentences", () => {
  it("takes a command without an object after a statement", () => {
    expect(planned("Auto 12 ist defekt, bitte sperren", garage)).toMatchObject({
      operation: "autoSperren",
      arguments: { nr: 12 },
      objections: [],
    });
  });

  it("repeats what is needed with a verb of its own, and counts two commands as two", () => {
    expect(
      planned("I need a workshop called Raku on 3 May 2027 at 10:00, please book it").objections,
    ).toEqual([]);
    expect(
      planned("Create a workshop called Raku on 3 May 2027 at 10:00 and announce it").objections,
    ).not.toEqual([]);
  });

  it("does not add a letter when something else is sent to its owner", () => {
    expect(planned("send the glaze to potter 12").objections).not.toEqual([]);
  });

  it("does not answer a command to delete with a list", () => {
    expect(planned("delete the sensors of kiln 4").objections).not.toEqual([]);
  });

  it("asks for no price of a question about cost", () => {
    expect(planned("Was kostet die Sperre, und wie sperre ich Auto 12?", garage).objections).not.toEqual([]);
  });
});
