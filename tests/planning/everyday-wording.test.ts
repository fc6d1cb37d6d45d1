import { describe, expect, it } from "vitest";
import { correctSpelling, similarNoun } from "../../src/language/correct-spelling.ts";
import { lexiconOf } from "../../src/language/lexicon.ts";
import { openSmallApi, type SmallOperation } from "./small-api.ts";

const text = { type: "string" };

const KENNELS: readonly SmallOperation[] = [
  [
    "GET",
    "/kennels",
    "listKennels",
    "List kennels",
    {
      wing: { type: "string", description: "Name of the wing" },
      state: { type: "string", enum: ["open", "archived", "occupied"], description: "State" },
      max_price_cents: { type: "integer", description: "Highest price a night, in cents" },
      keeper: { type: "string", description: "Name of the keeper" },
    },
    [],
  ],
  [
    "POST",
    "/kennels",
    "openKennel",
    "Open a kennel",
    { name: text, wing: { type: "string", description: "Wing" } },
    ["name"],
  ],
  [
    "PATCH",
    "/kennels/{kennel_id}",
    "updateKennel",
    "Update a kennel",
    {
      kennel_id: { type: "string", pattern: "^K-\\d+$" },
      name: { type: "string", description: "New name" },
      wing: { type: "string", description: "Wing to move the kennel to" },
    },
    ["kennel_id"],
  ],
  [
    "DELETE",
    "/kennels/{kennel_id}",
    "deleteKennel",
    "Delete a kennel",
    { kennel_id: { type: "string", pattern: "^K-\\d+$" } },
    ["kennel_id"],
  ],
  [
    "GET",
    "/stays",
    "listStays",
    "List stays",
    {
      from: { type: "string", format: "date", description: "First day" },
      to: { type: "string", format: "date", description: "Last day" },
    },
    [],
  ],
  [
    "POST",
    "/stays",
    "createStay",
    "Create a stay",
    {
      dog: text,
      from: { type: "string", format: "date" },
      to: { type: "string", format: "date" },
      vet: { type: "string", description: "Vet" },
    },
    ["dog", "from", "to"],
  ],
  [
    "DELETE",
    "/kennels/{kennel_id}/labels/{label}",
    "removeLabel",
    "Remove a label from a kennel",
    { kennel_id: { type: "string", pattern: "^K-\\d+$" }, label: text },
    ["kennel_id", "label"],
  ],
  [
    "POST",
    "/vacancies",
    "createVacancy",
    "Create a vacancy",
    {
      title: text,
      pay: {
        type: "object",
        properties: {
          min: { type: "integer", description: "From" },
          max: { type: "integer", description: "To" },
          currency: { type: "string", description: "Currency code" },
        },
      },
    },
    ["title"],
  ],
];

const kennels = openSmallApi("Kennels", KENNELS);

function planned(query: string) {
  const decision = kennels(query);
  const best = decision?.ranked[0];
  return {
    operation: best?.candidate.operation_id,
    arguments: best?.filling.arguments,
    objections: decision?.objections,
  };
}

const year = new Date().getFullYear();

describe("requests in everyday words", () => {
  it.each([
    ["a misspelled verb", "deleet kennel K-12", "deleteKennel", { kennel_id: "K-12" }],
    ["swapped letters in the verb", "lsit kennels in the Maple wing", "listKennels", { wing: "Maple" }],
    ["swapped letters in an article", "list teh kennels", "listKennels", {}],
    [
      "an adjective that is also a verb",
      "open kennels in the Maple wing",
      "listKennels",
      { state: "open", wing: "Maple" },
    ],
    ["a participle at the start", "archived kennels", "listKennels", { state: "archived" }],
    [
      "a noun after its value",
      "move K-7 to the Cedar wing",
      "updateKennel",
      { kennel_id: "K-7", wing: "Cedar" },
    ],
    [
      "a price for a time",
      "list kennels for at most 30 euros a night",
      "listKennels",
      { max_price_cents: 3000 },
    ],
    [
      "a relative clause",
      "stays that start in December",
      "listStays",
      { from: `${year}-12-01`, to: `${year}-12-31` },
    ],
    [
      "a range of a price",
      'create a vacancy "Night keeper", pay 2000 to 2400 EUR',
      "createVacancy",
      { title: "Night keeper", pay: { min: 2000, max: 2400, currency: "EUR" } },
    ],
    [
      "a German noun after the name of a thing",
      "Entferne das Label seasonal von Kennel K-9",
      "removeLabel",
      { kennel_id: "K-9", label: "seasonal" },
    ],
    [
      "a person who is introduced by a title",
      "create a stay for Bruno from 3 to 5 December with Dr. Osman",
      "createStay",
      { dog: "Bruno", from: `${year}-12-03`, to: `${year}-12-05`, vet: "Osman" },
    ],
    ["a name with hyphens", "open a kennel named north-wing", "openKennel", { name: "north-wing" }],
  ])("understands %s: %s", (_, query, operation, args) => {
    expect(planned(query)).toEqual({ operation, arguments: args, objections: [] });
  });

  it.each([
    ["a write for a listing", "occupied kennels in the Cedar wing", "openKennel"],
    ["a German relative clause as a command", "Aufenthalte, die am Freitag enden", "createStay"],
    ["a Spanish noun as a command", "perreras con la marca Cedro", "updateKennel"],
    ["a wish with an unknown Spanish verb as a question", "Quiero prorrogar la perrera K-7", "listKennels"],
  ])("does not take %s: %s", (_, query, operation) => {
    const { operation: chosen, objections } = planned(query);
    expect(chosen === operation && objections?.length === 0).toBe(false);
  });
});

describe("spelling", () => {
  const en = lexiconOf("en");

  it.each([
    ["cancle", true, "cancel"],
    ["archve", true, "archive"],
    ["ocotber", false, "october"],
    ["hwich", true, "which"],
    ["teh", false, "the"],
    ["cancle", false, null],
    ["needs", true, null],
    ["marek", true, null],
    ["kennel", true, null],
  ])("corrects %s (first: %s) to %s", (word, isFirst, corrected) => {
    expect(correctSpelling(word, en, isFirst)).toBe(corrected);
  });

  it("does not remove the negation of a Czech verb", () => {
    expect(correctSpelling("nemaz", lexiconOf("cs"), true)).toBeNull();
  });

  it("finds the noun that an unknown word resembles", () => {
    expect(similarNoun("machinrey")).toBe("machinery");
    expect(similarNoun("machinery")).toBeNull();
    expect(similarNoun("xqzvbn")).toBeNull();
  });
});

describe("words that are no commands", () => {
  it.each([
    ["a verb in the past", "removed kennel K-9"],
    ["a verb in the third person", "deletes kennel K-9"],
    ["a misspelled negation", "do nto delete kennel K-9"],
    ["a misspelled verb in a question", "did you deleet kennel K-9?"],
    ["a reason that is wanted", "I need a reason to open a kennel named Rex"],
    ["a thing that is not wanted", "I don't need a kennel named Rex"],
    ["a property that the operation does not take", "I'd like a larger kennel named Rex"],
    ["what another person wants", "Anna said I need a kennel named Rex"],
  ])("sends nothing for %s: %s", (_, query) => {
    const decision = kennels(query);
    const best = decision?.ranked[0];
    expect(best?.profile.reads === true || decision?.objections.length !== 0).toBe(true);
  });

  it("sends what is wanted", () => {
    expect(planned("I'd like a kennel named Rex")).toEqual({
      operation: "openKennel",
      arguments: { name: "Rex" },
      objections: [],
    });
  });
});
