import { describe, expect, it } from "vitest";
import { openSmallApi, planOf, type SmallOperation } from "./small-api.ts";

const text = { type: "string" };
const number = { type: "number" };
const integer = { type: "integer" };
const date = { type: "string", format: "date" };

const BIKES: readonly SmallOperation[] = [
  [
    "PUT",
    "/bikes/{bike_id}/tyres",
    "setTyres",
    "Set the tyre pressures of a bike",
    { bike_id: integer, front_pressure: number, rear_pressure: number, spare_pressure: number },
    ["bike_id"],
  ],
  ["GET", "/bikes/{bike_id}", "getBike", "Get a bike", { bike_id: integer }, ["bike_id"]],
  [
    "POST",
    "/bikes/{bike_id}/retire",
    "retireBike",
    "Retire a bike",
    { bike_id: integer, reason: text },
    ["bike_id"],
  ],
  [
    "POST",
    "/bikes/{bike_id}/parts",
    "addPart",
    "Add a part to a bike",
    { bike_id: integer, part_no: text, quantity: integer },
    ["bike_id", "part_no", "quantity"],
  ],
  ["GET", "/notes", "listNotes", "List notes", { written_on: date, shelf: integer }, []],
  ["DELETE", "/notes/{note_id}", "deleteNote", "Delete a note", { note_id: integer }, ["note_id"]],
];

const ask = openSmallApi("Bikes", BIKES);

describe("arguments that share a noun", () => {
  it("are told apart by the word beside it, wherever the value is", () => {
    const { operation, arguments: args } = planOf(
      ask("set the spare pressure of bike 12 to 3 and the rear pressure to 4"),
    );
    expect(operation).toBe("setTyres");
    expect(args).toEqual({ bike_id: 12, spare_pressure: 3, rear_pressure: 4 });
  });

  it("none of them is filled for the noun alone", () => {
    const decision = ask("set the pressure of bike 12 to 3");
    expect(decision?.ranked[0]?.filling.arguments).toEqual({ bike_id: 12 });
    expect(decision?.objections).toContain("leftover");
  });
});

describe("values of other things", () => {
  it("a number after the noun that the path identifies is no amount", () => {
    expect(planOf(ask("add 2 of part no PX-9 to bike 31")).arguments).toEqual({
      bike_id: 31,
      part_no: "PX-9",
      quantity: 2,
    });
  });

  it("a reason after a preposition is filled", () => {
    expect(planOf(ask("retire bike 31 because of a cracked frame")).arguments).toEqual({
      bike_id: 31,
      reason: "a cracked frame",
    });
  });

  it.each(["list notes written after 2026-05-01", "list notes from 1890"])(
    "%s is not answered in part",
    (query) => {
      expect(ask(query)?.objections).not.toEqual([]);
    },
  );

  it('a negation after "Notiz 7" is no text of it', () => {
    expect(ask("Lösche die Notiz 7 nicht")?.objections).toContain("negated");
  });
});
