import { describe, expect, it } from "vitest";
import { readRequest } from "../../src/planning/reading/read-request.ts";
import { toIsoDay } from "../../src/planning/reading/value.ts";
import { openSmallApi } from "./small-api.ts";

const NOW = new Date("2026-11-22T10:00:00Z");

function days(text: string): string[] {
  return readRequest(text, NOW)
    .values.filter(({ kind }) => kind === "date")
    .map(({ day, lastDay }) => [day, lastDay].flatMap((each) => (each ? [toIsoDay(each)] : [])).join(".."));
}

describe("days and periods that a clause or an ordinal marks", () => {
  it.each([
    ["ferries de la semana que viene", ["2026-11-23..2026-11-29"]],
    ["los turnos del mes que viene", ["2026-12-01..2026-12-31"]],
    ["el jueves que viene", ["2026-11-26"]],
    ["las ferias del año que viene", ["2027-01-01..2027-12-31"]],
    ["les bacs de la semaine qui vient", ["2026-11-23..2026-11-29"]],
    ["les bacs depuis le 1er juin", ["2026-06-01"]],
    ["les bacs du 1er au 15 mars", ["2027-03-01", "2027-03-15"]],
    ["les bacs entre le 1er et le 15 mars", ["2027-03-01", "2027-03-15"]],
    ["los ferries entre el 1 y el 15 de marzo", ["2027-03-01", "2027-03-15"]],
  ])("%s", (text, expected) => {
    expect(days(text)).toEqual(expected);
  });

  it("reads no month in a first name", () => {
    expect(days("les bacs de Jan Hora depuis mardi")).toEqual(["2026-11-17"]);
  });
});

const plan = openSmallApi("Museum", [
  [
    "GET",
    "/visits",
    "listVisits",
    "List visits",
    { sort: { type: "string", enum: ["newest", "oldest"] }, limit: { type: "integer" } },
    [],
  ],
]);

describe("a count with a word for the newest behind it", () => {
  it.each([
    "las 5 últimas visitas",
    "las últimas 5 visitas",
    "les 5 dernières visites",
    "die 5 letzten Besuche",
    "posledních 5 návštěv",
    "5 posledních návštěv",
    "5 ostatnich wizyt",
    "ostatnich 5 wizyt",
  ])("%s", (text) => {
    const best = plan(text)?.ranked[0];
    expect(best?.filling.arguments).toEqual({ sort: "newest", limit: 5 });
  });
});

describe("a day with an ordinal", () => {
  it.each(["Pässe, die vor dem 3. März ablaufen", "Zrušit výlet 6. května do Brna"])(
    "does not end the sentence: %s",
    (text) => {
      expect(readRequest(text, NOW).clauses).toHaveLength(1);
    },
  );
});
