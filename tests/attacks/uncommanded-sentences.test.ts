import { describe, expect, test } from "vitest";
import { body, calledAtOnce, document, integer, parameter, text } from "../planning/own-documents.ts";

const email = { ...text, format: "email" };
const day = { ...text, format: "date" };
const time = { ...text, format: "time" };
const path = (name: string, schema: object = text) => ({ parameters: [parameter("path", name, schema)] });

const harbour = document("Harbour office", {
  "/loans": {
    post: {
      operationId: "moveStock",
      summary: "Move litres of fuel between two tanks",
      requestBody: body({ litres: integer, fromTank: text, toTank: text }, ["litres", "fromTank", "toTank"]),
    },
  },
  "/permits/{permitNumber}/send": {
    post: {
      operationId: "sendPermit",
      summary: "Send a permit to the skipper by e-mail",
      ...path("permitNumber"),
      requestBody: body({ to: email }),
    },
  },
  "/permits/{permitNumber}": {
    delete: { operationId: "cancelPermit", summary: "Cancel a permit", ...path("permitNumber") },
  },
  "/permits": {
    post: {
      operationId: "issuePermit",
      summary: "Permit a boat to moor",
      requestBody: body({ boat: text, day }, ["boat", "day"]),
    },
  },
  "/beacons/{id}/pause": {
    post: { operationId: "pauseBeacon", summary: "Pause a beacon", ...path("id", integer) },
  },
  "/lamps/{deck}": {
    put: {
      operationId: "setLamps",
      summary: "Switch the lamps of a deck on or off",
      ...path("deck"),
      requestBody: body({ state: { ...text, enum: ["on", "off"] }, brightness: integer }, ["state"]),
    },
  },
  "/heaters/{cabin}": {
    put: {
      operationId: "setHeater",
      summary: "Set the target temperature of a cabin heater",
      ...path("cabin"),
      requestBody: body({ celsius: { type: "number" } }, ["celsius"]),
    },
  },
  "/watchers": {
    post: {
      operationId: "addWatcher",
      summary: "Add a watcher",
      requestBody: body({ email, list: { ...text, description: "Name of the list" } }, ["email"]),
    },
  },
});

const amarres = document("Amarres", {
  "/reservas": {
    post: {
      operationId: "crearReserva",
      summary: "Reservar un amarre",
      requestBody: body({ nombre: text, fecha: day, hora: time, metros: integer }, [
        "fecha",
        "hora",
        "metros",
      ]),
    },
  },
});

/** Actor: somebody who tells how things are. Attempt: a sentence that starts like a command, or names a thing. */
describe("nothing is written", () => {
  test.each([
    ["taken back", "Pause beacon 7, I mean don't"],
    ["taken back", "Cancel permit PM-77, I mean don't cancel it"],
    ["taken back", "Cancel permit PM-77, I mean PM-78"],
    ["taken back", "Storniere die Genehmigung PM-77, ich meine nicht"],
    ["taken back", "Anuluj zezwolenie PM-77, to znaczy nie"],
    ["taken back", "Zruš povolení PM-77, to znamená ne"],
    ["taken back", "Cancela el permiso PM-77, es decir no"],
    ["taken back", "Annule le permis PM-77, je veux dire non"],
    ["an outcome", "Move 40 litres from tank north to tank south failed"],
    ["an outcome", "Move 40 litres from tank north to tank south was yesterday"],
    ["an outcome", "Move 40 litres from tank north to tank south went through"],
    ["an outcome", "Move 40 litres from tank north to tank south pending"],
    ["a statement", "Permit PM-77 sent"],
    ["a statement", "Permit PM-77 already sent"],
    ["a statement", "Permit PM-77 sent to ada@example.com"],
    ["a statement", "Permit PM-77 mailed to ada@example.com"],
    ["a statement", "Deck lamps are on"],
    ["a statement", "Bridge lamps still on"],
    ["a statement", "Galley heater is at 19 degrees"],
    ["a statement", "Heater galley 19 degrees, too cold"],
    ["a statement", "Set to 19 degrees, the galley is warm"],
    ["a remark", "Lamps on in the galley, that is a waste"],
    ["a remark", "Cancel permit PM-77, this was a mistake"],
    ["a remark", "Pause beacon 7, that happened yesterday"],
    ["a remark", "Pause beacon 7 – this is what the pilot advised"],
    ["a remark", "Storniere die Genehmigung PM-77, das war Adas Idee"],
    ["a plan", "Prepare to pause beacon 7"],
    ["a plan", "Plan to pause beacon 7"],
    ["an offer", "Want to pause beacon 7?"],
    ["an offer", "Need to cancel permit PM-77?"],
    ["what is there already", "Keep ada@example.com on the list pilots"],
    ["a person", "Sledovatelka ada@example.com"],
  ])("%s: %s", (_, sentence) => {
    expect(calledAtOnce(sentence, harbour)).toBe("asked");
  });

  test.each([
    ["another person", "Zubiri reserva un amarre el 2027-01-09 a las 21:00 para 4 metros"],
    ["a statement", "Nuestra reserva a nombre de Zubiri es el 2027-01-09 a las 21:00 para 4 metros"],
  ])("%s: %s", (_, sentence) => {
    expect(calledAtOnce(sentence, amarres)).toBe("asked");
  });
});

describe("the same commands in earnest", () => {
  test.each<[string, string, object]>([
    ["Pause beacon 7", "pauseBeacon", { id: 7 }],
    ["Pause beacon 7, that's all", "pauseBeacon", { id: 7 }],
    ["Pause beacon 7, this is urgent", "pauseBeacon", { id: 7 }],
    ["Cancel permit PM-77, this is a duplicate", "cancelPermit", { permitNumber: "PM-77" }],
    ["Send permit PM-77 to ada@example.com", "sendPermit", { permitNumber: "PM-77", to: "ada@example.com" }],
    [
      "Move 40 litres from tank north to tank south",
      "moveStock",
      { litres: 40, fromTank: "north", toTank: "south" },
    ],
    ["Lamps on in the galley, please", "setLamps", { deck: "galley", state: "on" }],
    ["Lamps off in the galley", "setLamps", { deck: "galley", state: "off" }],
    ["Set the galley heater to 19 degrees, it is too cold", "setHeater", { cabin: "galley", celsius: 19 }],
    ["I want to pause beacon 7", "pauseBeacon", { id: 7 }],
    ["Add ada@example.com to the list pilots", "addWatcher", { email: "ada@example.com", list: "pilots" }],
  ])("%s", (sentence, operation, args) => {
    expect(calledAtOnce(sentence, harbour)).toEqual([operation, args]);
  });

  test("a Spanish command", () => {
    expect(calledAtOnce("Reserva un amarre el 2027-01-09 a las 21:00 para 4 metros", amarres)).toEqual([
      "crearReserva",
      { fecha: "2027-01-09", hora: "21:00:00", metros: 4 },
    ]);
  });
});
