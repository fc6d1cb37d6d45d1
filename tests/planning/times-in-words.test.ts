import { describe, expect, test } from "vitest";
import { readRequest } from "../../src/planning/reading/read-request.ts";
import { toIsoDay, type Value } from "../../src/planning/reading/value.ts";
import { body, calledAtOnce, document, integer, parameter, text } from "./own-documents.ts";

const NOW = new Date("2026-11-22T10:00:00Z");

function show({ kind, day, time, number, unit, ordinal, text: written }: Value): string {
  const clock = time?.slice(0, 5);
  if (day !== undefined) return clock === undefined ? toIsoDay(day) : `${toIsoDay(day)} ${clock}`;
  if (clock !== undefined) return clock;
  if (kind === "duration") return `${number} ${unit}`;
  return kind === "number" ? `${ordinal ? "#" : ""}${number}` : written;
}

const read = (query: string) =>
  readRequest(query, NOW)
    .values.filter(({ joined }) => !joined)
    .map(show)
    .join(", ");

describe("times of day in words", () => {
  test.each([
    ["cancel my seven o'clock alarm", "07:00"],
    ["gauge alarm at five forty five a m", "05:45"],
    ["call the harbour at 6 30 pm", "18:30"],
    ["kite lesson tonight at eight", "2026-11-22 20:00"],
    ["kite lesson at eight tonight", "2026-11-22 20:00"],
    ["kite lesson tomorrow evening at seven", "2026-11-23 19:00"],
    ["kite lesson at half past four on tuesday afternoon", "2026-11-24 16:30"],
    ["kite lesson on tuesday at half past four", "2026-11-24 16:30"],
    ["kite race on tuesday at half past four", "2026-11-24 04:30"],
    ["dinner on tuesday at half past seven", "2026-11-24 19:30"],
    ["večeře v úterý v půl osmé", "2026-11-24 19:30"],
    ["breakfast on tuesday at half past seven", "2026-11-24 07:30"],
    ["meeting on tuesday at nine", "2026-11-24 09:00"],
    ["schůzka v úterý v 3:30", "2026-11-24 03:30"],
    ["obiad we wtorek o godzinie 13", "2026-11-24 13:00"],
    ["spotkanie we wtorek o godzinie ósmej", "2026-11-24 08:00"],
    ["sail tomorrow at twenty to nine", "2026-11-23 08:40"],
    ["be at the quay by nine tomorrow morning", "2026-11-23 09:00"],
    ["ring the bell at eight every weekday", "08:00"],
    ["esta noche a las diez", "2026-11-22 22:00"],
    ["llámame mañana a las siete menos cuarto", "2026-11-23 06:45"],
    ["llámame mañana por la mañana a las nueve", "2026-11-23 09:00"],
    ["el viernes por la mañana a las seis", "2026-11-27 06:00"],
    ["de KOS a VIE mañana", "2026-11-23"],
    ["weck mich heute abend um acht", "2026-11-22 20:00"],
    ["weck mich um fünf vor halb acht", "07:25"],
    ["vzbuď mě dnes večer v osm", "2026-11-22 20:00"],
    ["vzbuď mě ve tři čtvrtě na devět", "08:45"],
    ["obudź mnie jutro o trzeciej po południu", "2026-11-23 15:00"],
    ["obudź mnie o siódmej trzydzieści", "07:30"],
    ["réveille-moi à sept heures et demie", "07:30"],
    ["demain à dix-sept heures trente", "2026-11-23 17:30"],
    ["demain après-midi à trois heures", "2026-11-23 15:00"],
  ])("%s: %s", (query, expected) => expect(read(query)).toBe(expected));

  test.each([
    // An hour alone, a part of the day alone and a range of numbers are no times.
    ["moor the boat at seven", "7"],
    ["show the evening boats", ""],
    ["boats for five to nine sailors", "5, 9"],
    ["move the buoy by 8", "8"],
    // It would be tomorrow.
    ["kite lesson tonight at two", "2026-11-22, 2"],
    ['ring the bell with "High tide at 11 today"', "High tide at 11 today, 11, 2026-11-22"],
    ["you may march to the harbour", ""],
  ])("%s: %s", (query, expected) => expect(read(query)).toBe(expected));
});

describe("days and lengths of time in words", () => {
  test.each([
    ["sail from friday to sunday", "2026-11-27, 2026-11-29"],
    ["von freitag bis sonntag", "2026-11-27, 2026-11-29"],
    ["the day after tomorrow", "2026-11-24"],
    ["pasado mañana a las tres de la tarde", "2026-11-24 15:00"],
    ["après-demain à dix heures", "2026-11-24 10:00"],
    ["in half an hour", "2026-11-22 10:30"],
    ["in an hour and a half", "2026-11-22 11:30"],
    ["a week from now", "2026-11-29"],
    ["za čtvrt hodiny", "2026-11-22 10:15"],
    ["dentro de media hora", "2026-11-22 10:30"],
    ["dans un quart d'heure", "2026-11-22 10:15"],
  ])("%s: %s", (query, expected) => expect(read(query)).toBe(expected));
});

describe("numbers in words", () => {
  test.each([
    ["set the gauge to one point five", "1.5"],
    ["set the gauge to two point two five", "2.25"],
    ["two hundred and fifty metres", "250"],
    ["one thousand two hundred fifty metres", "1250"],
    ["between one hundred and two hundred euros", "100, 200"],
    ["half a dozen buoys", "6"],
    ["media docena de boyas", "6"],
    ["zamów 2 i 3 boje", "2, 3"],
    ["dvě stě padesát metrů", "250"],
    ["quatre-vingt-dix-sept bouées", "97"],
    ["mille deux cent cinquante mètres", "1250"],
    ["forty five minutes of rowing", "45 minute"],
  ])("%s: %s", (query, expected) => expect(read(query)).toBe(expected));
});

describe("times in words as arguments", () => {
  const harbour = document("Harbour", {
    "/bells": {
      post: {
        operationId: "addBell",
        summary: "Add a bell",
        requestBody: body(
          { time: { ...text, description: "Time, HH:MM" }, date: { ...text, format: "date" } },
          ["time"],
        ),
      },
    },
    "/pumps/{pump}": {
      put: {
        operationId: "runPump",
        summary: "Run a pump",
        parameters: [parameter("path", "pump", integer)],
        requestBody: body({ minutes: integer }, ["minutes"]),
      },
    },
  });
  test.each([
    ["add a bell tonight at eight", ["addBell", { time: "20:00", date: "2026-11-22" }]],
    ["add a bell at six thirty tomorrow", ["addBell", { time: "06:30", date: "2026-11-23" }]],
    ["run pump 4 for twenty eight minutes", ["runPump", { pump: 4, minutes: 28 }]],
  ] as const)("%s", (query, called) => expect(calledAtOnce(query, harbour)).toEqual(called));

  test.each([
    "don't add a bell tonight at eight",
    "i added a bell at six thirty",
    "add a bell tonight at two",
  ])("%s: not called", (query) => expect(calledAtOnce(query, harbour)).toBe("asked"));
});
