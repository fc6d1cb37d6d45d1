import { describe, expect, it } from "vitest";
import { openSmallApi, planOf, type SmallOperation } from "./small-api.ts";

const text = { type: "string" };
const integer = { type: "integer" };
const number = { type: "number" };
const oneOf = (...values: string[]) => ({ type: "string", enum: values });
const lines = {
  type: "array",
  items: {
    type: "object",
    properties: { description: text, quantity: integer, unit_price: number },
    required: ["description", "quantity", "unit_price"],
  },
};

const DEPOT: readonly SmallOperation[] = [
  [
    "POST",
    "/boxes/move",
    "boxes_move",
    "Move a box to another shelf",
    { box: text, shelf: text },
    ["box", "shelf"],
  ],
  ["POST", "/boxes/discard", "boxes_discard", "Move a box to the cellar", { box: text }, ["box"]],
  ["POST", "/boxes/{box}/share", "shareBox", "Share a box", { box: text, password: text }, ["box"]],
  ["POST", "/pumps/{pump}/restart", "restartPump", "Restart a pump", { pump: text }, ["pump"]],
  ["GET", "/pumps/{pump}", "getPump", "Get a pump", { pump: text }, ["pump"]],
  [
    "POST",
    "/bills",
    "createBill",
    "Create a bill",
    { customer: text, lines, currency: oneOf("EUR", "GBP", "USD") },
    ["customer", "lines"],
  ],
  [
    "POST",
    "/swaps",
    "createSwap",
    "Swap one currency for another",
    { sell: oneOf("EUR", "PLN", "GBP"), buy: oneOf("EUR", "PLN", "GBP"), sell_amount: number },
    ["sell", "buy", "sell_amount"],
  ],
  [
    "GET",
    "/carriers",
    "listCarriers",
    "List carriers",
    { kind: oneOf("ship", "lorry", "train"), max_weight: integer, min_rating: integer, region: text },
    [],
  ],
  ["GET", "/jobs", "listJobs", "List jobs", { worker: text, depot: text }, []],
  [
    "PUT",
    "/tanks/{tank}/level",
    "setLevel",
    "Set the level of a tank",
    { tank: text, litres: number },
    ["tank", "litres"],
  ],
];
const plan = openSmallApi("Depot", DEPOT);
const planned = (query: string) => planOf(plan(query));

describe("a value needs a source", () => {
  it("a goal in the title of an operation must be said", () => {
    expect(planned("move box B-17")).toMatchObject({ operation: "boxes_move", objections: ["missing"] });
    expect(planned("move box B-17 to the cellar")).toMatchObject({
      operation: "boxes_discard",
      objections: [],
    });
  });

  it("an address is no password", () => {
    expect(planned("share box B-17 with tom@mill.example").arguments).not.toHaveProperty("password");
    expect(planned("share box B-17, password heron-44").arguments).toMatchObject({ password: "heron-44" });
  });

  it("the currency of lines fills its own argument", () => {
    expect(planned("create a bill for Quarry Ltd: 6 x oak shelf at 80 GBP").arguments).toMatchObject({
      customer: "Quarry Ltd",
      lines: [{ description: "oak shelf", quantity: 6, unit_price: 80 }],
      currency: "GBP",
    });
  });

  it("an exchange sells what comes first and buys what follows “to”", () => {
    expect(planned("swap 60 PLN to EUR").arguments).toEqual({ sell: "PLN", buy: "EUR", sell_amount: 60 });
  });

  it("a number is a bound only with a word or a unit for it", () => {
    expect(planned("which ship carriers go to 73033?").arguments).toEqual({ kind: "ship" });
  });

  it("a name after the word for an argument is its value", () => {
    expect(planned("jobs of the worker mirela").arguments).toMatchObject({ worker: "mirela" });
  });

  it("minus makes a number negative, and another unit is refused", () => {
    expect(planned("set the level of tank T-4 to 300").objections).toEqual([]);
    expect(planned("set the level of tank T-4 to minus 3").arguments).toMatchObject({ litres: -3 });
    expect(planned("set the level of tank T-4 to 30 minutes").objections).toContain("other_action");
  });
});

it("a preposition of one letter after a number is no unit", () => {
  const house = openSmallApi("House", [
    [
      "PUT",
      "/rooms/{room}/temperature",
      "setTemperature",
      "Set the temperature of a room",
      { room: text, celsius: number },
      ["room", "celsius"],
    ],
  ]);
  for (const query of ["ustaw temperaturę na 21 w pokoju Sosna", "nastav teplotu na 21 v místnosti Sosna"])
    expect(planOf(house(query))).toMatchObject({ arguments: { room: "Sosna", celsius: 21 }, objections: [] });
});

describe("what is to be done may be a noun", () => {
  it.each([
    "do a restart of pump P-9",
    "please perform a quick restart of pump P-9",
    "proveď restart čerpadla P-9",
    "effectue un redémarrage de la pompe P-9",
  ])("%s", (query) => {
    const { operation, arguments: args } = planned(query);
    expect({ operation, args }).toEqual({ operation: "restartPump", args: { pump: "P-9" } });
  });
});
