import { describe, expect, it } from "vitest";
import { openSmallApi, planOf, type SmallOperation } from "./small-api.ts";

// Numbers are sent in the unit that the document states, in the name of an argument or in its description.

const number = { type: "number" };
const adds = (thing: string, properties: SmallOperation[4]): SmallOperation => [
  "POST",
  `/${thing}s`,
  `add_${thing}`,
  `Add a ${thing}`,
  properties,
  [],
];

const ask = openSmallApi("Orchard", [
  adds("hedge", { height_cm: number, length_in: number }),
  adds("meadow", { size_ha: number }),
  adds("shed", { areaSquareMetres: number }),
  adds("basin", { capacity: { type: "number", description: "Capacity in litres" } }),
  adds("crate", { weight_g: number, depth_mm: { type: "integer" } }),
  adds("hose", { reach_m: number, pressure_bar: number }),
  adds("boulder", { mass: number, fee: { type: "number", description: "Fee in pounds" } }),
  [
    "GET",
    "/ponds",
    "list_ponds",
    "List ponds",
    { min_size_m2: number, volume_l: number, radius_m: { type: "integer" } },
    [],
  ],
]);

describe("a number is converted into the documented unit", () => {
  it.each([
    ["Add a hedge with a height of 2 feet", "add_hedge", { height_cm: 60.96 }],
    ["Add a hedge with a height of 1.5 m", "add_hedge", { height_cm: 150 }],
    ["Add a hedge with a length of 2 feet", "add_hedge", { length_in: 24 }],
    ["Add a meadow of 3 acres", "add_meadow", { size_ha: 1.214057 }],
    ["Add a meadow of 5000 square metres", "add_meadow", { size_ha: 0.5 }],
    ["Füge eine Wiese von 500 Quadratmetern hinzu", "add_meadow", { size_ha: 0.05 }],
    ["Add a shed of 200 sq ft", "add_shed", { areaSquareMetres: 18.580608 }],
    ["Add a shed of 30 square metres", "add_shed", { areaSquareMetres: 30 }],
    ["Add a basin with a capacity of 2 m3", "add_basin", { capacity: 2000 }],
    ["Add a basin with a capacity of 50 litres", "add_basin", { capacity: 50 }],
    ["Add a crate of 2 lb", "add_crate", { weight_g: 907.18474 }],
    ["Add a crate of 2 stone", "add_crate", { weight_g: 12700.58636 }],
    [
      "Add a crate with a weight of 2 kg and a depth of 30 cm",
      "add_crate",
      { weight_g: 2000, depth_mm: 300 },
    ],
    ["Add a hose with a reach of 20 yards", "add_hose", { reach_m: 18.288 }],
    ["Add a hose with a pressure of 250 kPa", "add_hose", { pressure_bar: 2.5 }],
    ["Add a boulder with a fee of £65", "add_boulder", { fee: 65 }],
    ["Show ponds within 2 km", "list_ponds", { radius_m: 2000 }],
    ["Show ponds of at least 100 square feet", "list_ponds", { min_size_m2: 9.290304 }],
  ])("%s", (query, operation, args) => {
    expect(planOf(ask(query))).toEqual({ operation, arguments: args, objections: [] });
  });
});

it("takes no number in a unit that cannot be converted", () => {
  // A "yes" to the question must not send it.
  expect(planOf(ask("Add a basin with a capacity of 50 gallons")).arguments).toEqual({});
});

describe("a number that cannot be converted is asked", () => {
  it.each([
    // US and imperial gallons differ.
    "Add a basin with a capacity of 50 gallons",
    "Add a hedge with a height of 3 kg",
    "Add a shed of 100 square yards",
    // The result is no integer.
    "Add a crate with a depth of 2.5 inches",
  ])("%s", (query) => {
    expect(planOf(ask(query)).objections).not.toEqual([]);
  });
});

it("keeps the number where the document states no unit", () => {
  expect(planOf(ask("Add a boulder with a mass of 2 lb")).arguments).toEqual({ mass: 2 });
});
