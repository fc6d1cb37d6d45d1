import { describe, expect, it } from "vitest";
import { openSmallApi } from "./small-api.ts";

const text = { type: "string" };
const plan = openSmallApi("Harbour", [
  [
    "GET",
    "/tides",
    "getTide",
    "Tide of a harbour",
    { harbour: { type: "string", description: "Name of the harbour" } },
    ["harbour"],
  ],
  [
    "POST",
    "/members",
    "createMember",
    "Register a member",
    {
      name: { type: "string", description: "Full name" },
      date_of_birth: { type: "string", format: "date", description: "Date of birth" },
    },
    ["name"],
  ],
  ["POST", "/berths/bookings", "bookBerth", "Book a berth", { skipper: text, berth: text }, ["skipper"]],
]);

function filled(query: string) {
  return plan(query)?.ranked[0]?.filling.arguments;
}

describe("verbs beside names", () => {
  it.each([
    ["Register a member. Mia Koller needs a berth", "Mia Koller"],
    ["Registra a Nuria Vidal como miembro, nacida el 02/05/1991", "Nuria Vidal"],
    ["Inscris la membre Chloé Marchal, née le 02/05/1991", "Chloé Marchal"],
    ["Registriere das Mitglied Mia Koller, geboren am 02.05.1991", "Mia Koller"],
  ])("belong to no name: %s", (query, name) => {
    expect(Object.values(filled(query) ?? {})).toContain(name);
  });

  it.each([
    ["Kdy už potkám Orion?", "Orion"],
    ["Wann erreicht Orion?", "Orion"],
  ])("are no part of the value of a question: %s", (query, harbour) => {
    expect(Object.values(filled(query) ?? {})).toEqual([harbour]);
  });
});
