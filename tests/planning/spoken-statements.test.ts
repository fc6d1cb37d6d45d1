import { describe, expect, test } from "vitest";
import { body, calledAtOnce, document, integer, parameter, text } from "./own-documents.ts";

const operation = (operationId: string, summary: string, ...parameters: object[]) => ({
  operationId,
  summary,
  parameters,
});
const setter = (operationId: string, summary: string, properties: object, ...required: string[]) => ({
  ...operation(operationId, summary),
  requestBody: body(properties, required),
});
const onOff = { ...text, enum: ["on", "off"] };
const day = { ...text, format: "date" };
const winch = parameter("path", "winch", text);

const harbour = document("Harbour", {
  "/away-message": {
    put: setter("setAwayMessage", "Turn on the away message", { text }, "text"),
    delete: operation("stopAwayMessage", "Turn off the away message"),
  },
  "/winches/{winch}/freeze": { post: operation("freezeWinch", "Freeze a winch", winch) },
  "/winches/{winch}/unfreeze": { post: operation("unfreezeWinch", "Unfreeze a winch", winch) },
  "/supplies": {
    get: operation("listSupplies", "The supply list"),
    post: setter("addSupply", "Put an item on the supply list", { item: text, quantity: integer }, "item"),
    delete: operation("clearSupplies", "Clear the whole supply list"),
  },
  "/supplies/{item}": {
    delete: operation("removeSupply", "Remove an item from the supply list", parameter("path", "item", text)),
  },
  "/decklights": {
    get: operation("deckLights", "State of the deck lights", parameter("query", "deck", text)),
    put: setter("switchAllLights", "Switch all deck lights", { power: onOff }, "power"),
  },
  "/decklights/{deck}": {
    patch: {
      ...setter("setDeckLight", "Set the light of a deck", { power: onOff, brightness: integer }),
      parameters: [parameter("path", "deck", text)],
    },
  },
  "/cabin/heating": { post: setter("heatCabin", "Heat the cabin", { temperature: integer }, "temperature") },
  "/radio/play": { post: setter("playRadio", "Play a station", { station: text }, "station") },
  "/radio/pause": { post: operation("pauseRadio", "Pause the radio") },
  "/newsletters/{newsletter}/subscription": {
    delete: operation("unsubscribe", "Unsubscribe from a newsletter", parameter("path", "newsletter", text)),
  },
  "/berths/{code}": {
    delete: operation("cancelBerth", "Cancel a berth reservation", parameter("path", "code", text)),
  },
  "/tickets": {
    post: setter(
      "buyTicket",
      "Buy a ferry ticket",
      { type: { ...text, enum: ["single", "day", "week"] } },
      "type",
    ),
  },
  "/tides": {
    get: operation(
      "tides",
      "Tide forecast of a harbour",
      parameter("query", "harbour", text),
      parameter("query", "date", day),
    ),
  },
  "/routes": {
    get: operation(
      "findRoute",
      "Find a sea route between two harbours",
      parameter("query", "from", text),
      parameter("query", "to", text),
    ),
  },
  "/jobs": {
    get: operation(
      "listJobs",
      "List maintenance jobs",
      parameter("query", "priority", { ...text, enum: ["low", "high"] }),
      parameter("query", "done", { type: "boolean" }, "Finished or open repairs"),
    ),
  },
  "/alarms/{alarm}/snooze": {
    post: {
      ...setter("snoozeAlarm", "Snooze an alarm", { minutes: integer }, "minutes"),
      parameters: [parameter("path", "alarm", integer)],
    },
  },
  "/trips": { post: setter("logTrip", "Log a trip", { miles: integer, minutes: integer }, "miles") },
});

const called = (rows: readonly (readonly [string, string, object])[]) =>
  test.each(rows)("%s", (query, id, args) => expect(calledAtOnce(query, harbour)).toEqual([id, args]));
const asked = (queries: readonly string[]) =>
  test.each(queries)("not: %s", (query) => expect(calledAtOnce(query, harbour)).toBe("asked"));

describe("a statement beside a command without punctuation", () => {
  called([
    ["i'm back in the harbour turn off my away message", "stopAwayMessage", {}],
    ["we are ashore again turn off the away message", "stopAwayMessage", {}],
    ["it's cold in here heat the cabin to 21 degrees", "heatCabin", { temperature: 21 }],
    ["im freezing heat the cabin to 23 degrees", "heatCabin", { temperature: 23 }],
    ["it's getting dark turn on all deck lights", "switchAllLights", { power: "on" }],
    ["we're leaving now switch all deck lights off", "switchAllLights", { power: "off" }],
    ["done with the regatta clear the whole supply list", "clearSupplies", {}],
    ["im tired of the newsletter halyard please unsubscribe me", "unsubscribe", { newsletter: "halyard" }],
    ["sorry i'm running late cancel berth reservation BR-12", "cancelBerth", { code: "BR-12" }],
    ["we sold the boat cancel berth reservation BR-12", "cancelBerth", { code: "BR-12" }],
    ["ok found it, you can unfreeze winch WN-4 again", "unfreezeWinch", { winch: "WN-4" }],
    ["hey please freeze winch WN-4 i left it running", "freezeWinch", { winch: "WN-4" }],
    ["freeze winch WN-4 it makes a strange noise", "freezeWinch", { winch: "WN-4" }],
    ["all deck lights off i'm going to bed", "switchAllLights", { power: "off" }],
    ["pause the radio please i'm on the phone", "pauseRadio", {}],
    ["mir ist kalt heiz die kabine auf 22 grad", "heatCabin", { temperature: 22 }],
    ["wir sind wieder da schalte die abwesenheitsnachricht aus", "stopAwayMessage", {}],
    ["je mi zima vytop kabinu na 22 stupňů", "heatCabin", { temperature: 22 }],
    ["il fait froid chauffe la cabine à 22 degrés", "heatCabin", { temperature: 22 }],
    ["on ne vient plus annule la réservation BR-12", "cancelBerth", { code: "BR-12" }],
    ["tengo frío calienta la cabina a 22 grados", "heatCabin", { temperature: 22 }],
    ["ya no vamos cancela la reserva BR-12", "cancelBerth", { code: "BR-12" }],
  ]);
  asked([
    "freeze winch WN-4 but only if it is running",
    "freeze winch WN-4 unless somebody is using it",
    "freeze winch WN-4 actually don't",
    "freeze winch WN-4 it's not necessary",
    "freeze winch WN-4 i mean WN-5",
    "freeze winch WN-4 he said",
    "cancel berth reservation BR-77 it's too late",
    "cancel the berth reservation i booked",
    "done with shopping clear the supply list but not the rope",
    "i sometimes accidentally freeze winch WN-4",
    "i'm going to freeze winch WN-4",
    "im gonna freeze winch WN-4",
    "i watched the crew freeze winch WN-4",
    "we were told freeze winch WN-4",
    "there's a rule freeze winch WN-4",
    "i'm back in the harbour don't turn off my away message",
    "i'm not sure cancel berth reservation BR-77",
    "i can't help you cancel berth reservation BR-77",
    "ich habe gesagt friere die winde WN-4 ein",
    "je suis celui qui annule la réservation BR-77",
  ]);
});

describe("what a command for it is about", () => {
  called([
    ["we're out of rope put it on the list", "addSupply", { item: "rope" }],
    ["there's no more diesel, put it on the supply list", "addSupply", { item: "diesel" }],
    ["we need paint add it to the supply list", "addSupply", { item: "paint" }],
    ["i found the rope, take it off the supply list", "removeSupply", { item: "rope" }],
    ["wir haben keine farbe mehr, setz sie auf die einkaufsliste", "addSupply", { item: "farbe" }],
  ]);
  asked(["put it on the supply list", "we're back in the harbour put it on the supply list"]);
});

describe("a thing that is wanted", () => {
  called([
    ["i'd like another day ticket", "buyTicket", { type: "day" }],
    ["je voudrais un billet à la journée", "buyTicket", { type: "day" }],
    ["ich hätte gern ein tagesticket", "buyTicket", { type: "day" }],
    ["quiero un billete de un día", "buyTicket", { type: "day" }],
    ["chci jednu denní jízdenku", "buyTicket", { type: "day" }],
    ["queremos una lista de suministros", "listSupplies", {}],
    ["i'd like a tide forecast for bergen", "tides", { harbour: "bergen" }],
    ["have the fore deck light come on", "setDeckLight", { deck: "fore", power: "on" }],
  ]);
  asked([
    "i don't need a day ticket",
    "do i need a day ticket",
    "ich brauche kein tagesticket",
    "ich hätte gern ein tagesticket gehabt",
    "je ne veux pas un billet à la journée",
    "if it rains i need a day ticket",
  ]);
});

describe("questions how to do something", () => {
  called([
    ["how do i get from lerwick to bergen", "findRoute", { from: "lerwick", to: "bergen" }],
    ["are the deck lights on", "deckLights", {}],
    ["any high priority jobs", "listJobs", { priority: "high" }],
  ]);
  asked([
    "how do i freeze winch WN-4",
    "how do i cancel a berth",
    "how do i turn off my away message",
    "should i freeze winch WN-4",
    "what do i need to buy a day ticket",
    "wie kann ich das radio pausieren",
  ]);
});

describe("particles and lengths", () => {
  called([
    ["all deck lights off", "switchAllLights", { power: "off" }],
    ["schalte das licht auf dem deck aus", "switchAllLights", { power: "off" }],
    ["mach das licht auf dem vordeck aus", "setDeckLight", { deck: "vordeck", power: "off" }],
    ["warm up the cabin to 22 degrees", "heatCabin", { temperature: 22 }],
    ["snooze alarm 4 by 20 minutes", "snoozeAlarm", { alarm: 4, minutes: 20 }],
    ["log a trip of 12 miles in 90 minutes", "logTrip", { miles: 12, minutes: 90 }],
  ]);
  asked(["all deck lights were off", "who turned all deck lights off", "put two winches out of sight"]);
});
