import { describe, expect, test } from "vitest";
import { body, calledAtOnce, document, integer, parameter, text } from "../planning/own-documents.ts";

const day = { ...text, format: "date" };
const time = { ...text, format: "time" };
const post = (operationId: string, summary: string, properties: object, ...required: string[]) => ({
  post: { operationId, summary, requestBody: body(properties, required) },
});

const boat = document("Boat", {
  "/stores": {
    get: { operationId: "listStores", summary: "The store list" },
    ...post(
      "addToStores",
      "Add an item to the store list",
      { item: text, quantity: integer, unit: { ...text, enum: ["can", "box", "kg"] } },
      "item",
    ),
    delete: { operationId: "clearStores", summary: "Clear the store list" },
  },
  "/reminders": post("addReminder", "Add a reminder", { text, date: day, time }, "text"),
  "/messages": post("sendMessage", "Send a message", { to: text, text }, "to", "text"),
  "/fuel": post("logFuel", "Log the fuel that was used", { litres: integer }, "litres"),
  "/cabin/lock": { post: { operationId: "lockCabin", summary: "Lock the cabin" } },
  "/moorings/{mooring}/release": {
    post: {
      operationId: "releaseMooring",
      summary: "Release a mooring",
      parameters: [parameter("path", "mooring", text)],
    },
  },
});

/** Actor: somebody who speaks or types quickly. Attempt: a sentence that commands nothing in the end. */
describe("nothing is written", () => {
  test.each([
    ["retracted", "add lanterns to the store list cancel that"],
    ["retracted", "Add lanterns to the store list. Scrap that."],
    ["retracted", "add 6 lemons to the store list, forget it"],
    ["retracted", "message nora that we sail at nine never mind"],
    ["retracted", "message nora that we sail at nine actually no"],
    ["retracted", "remind me tomorrow to oil the winch forget it"],
    ["retracted", "füge lanterns zur store list hinzu, doch nicht"],
    ["retracted", "release mooring M-7 laisse tomber"],
    ["needless", "lock the cabin, i already did"],
    ["needless", "lock the cabin, it was done already"],
    ["needless", "add lanterns to the store list, oh we have some"],
    ["doubtful", "lock the cabin, shall we"],
    ["doubtful", "lock the cabin, did i"],
    ["corrected", "clear the store list, i mean the reminders"],
    ["denied", "log that we did not use 40 litres of fuel"],
    ["denied", "log that we will use 40 litres of fuel"],
    ["denied", "log that we might use 40 litres of fuel"],
    ["for another person", "remind him to oil the winch tomorrow"],
    ["for another person", "remind her to oil the winch tomorrow"],
    ["a question", "remind me how to splice a rope"],
    ["a question", "remind me where we moored"],
    ["repeated, without an argument for it", "remind me every monday at seven to oil the winch"],
    ["nothing named", "put six on the store list"],
    ["two things", "we're out of rope and paint add them to the store list"],
    ["a choice", "add one or two lemons to the store list"],
  ])("%s: %s", (_, sentence) => {
    expect(calledAtOnce(sentence, boat)).toBe("asked");
  });
});

describe("the same commands in earnest", () => {
  test.each<[string, string, object]>([
    ["add lanterns to the store list", "addToStores", { item: "lanterns" }],
    ["add 6 lemons to the store list", "addToStores", { item: "lemons", quantity: 6 }],
    ["message nora that we sail at nine", "sendMessage", { to: "nora", text: "we sail at nine" }],
    ["remind me tomorrow to oil the winch", "addReminder", { text: "oil the winch", date: "2026-11-23" }],
    ["lock the cabin", "lockCabin", {}],
    ["log that we used 40 litres of fuel", "logFuel", { litres: 40 }],
    ["we're out of rope, put it on the store list", "addToStores", { item: "rope" }],
    ["release mooring M-7, we sail at nine", "releaseMooring", { mooring: "M-7" }],
  ])("%s", (sentence, operation, args) => {
    expect(calledAtOnce(sentence, boat)).toEqual([operation, args]);
  });
});

const harbour = document("Harbour", {
  "/stores": post(
    "addToStores",
    "Add an item to the store list",
    { item: text, quantity: integer, unit: { ...text, enum: ["can", "box", "kg", "l"] } },
    "item",
  ),
  "/supplies": post(
    "orderSupplies",
    "Order supplies",
    { product: text, quantity: integer },
    "product",
    "quantity",
  ),
  "/charts": post("createChart", "Create a chart", { name: text }, "name"),
  "/charts/{chart}/print": {
    post: {
      operationId: "printChart",
      summary: "Print a chart",
      parameters: [parameter("path", "chart", text)],
    },
  },
  "/lights/{room}": {
    patch: {
      operationId: "setLight",
      summary: "Control the lights of a room",
      parameters: [parameter("path", "room", text)],
      requestBody: body({ power: { ...text, enum: ["on", "off"] } }, ["power"]),
    },
  },
  "/bells": post(
    "createBell",
    "Set a bell",
    { time, repeat: { ...text, enum: ["once", "daily", "weekdays", "weekends"] } },
    "time",
  ),
  "/bells/{time}": {
    patch: {
      operationId: "changeBell",
      summary: "Change a bell",
      parameters: [parameter("path", "time", time)],
      requestBody: body({
        newTime: time,
        enabled: { type: "boolean" },
        repeat: { ...text, enum: ["once", "daily", "weekdays", "weekends"] },
      }),
    },
  },
  "/passes": post(
    "buyPass",
    "Buy a harbour pass",
    { type: { ...text, enum: ["day", "week"] }, zone: text, quantity: integer },
    "type",
  ),
  "/messages": post(
    "sendMessage",
    "Send a message",
    { to: text, text, subject: text, channel: { ...text, enum: ["radio", "sms", "email"] } },
    "to",
    "text",
  ),
  "/reminders": post(
    "addReminder",
    "Add a reminder",
    {
      text,
      date: day,
      time,
      repeat: { ...text, enum: ["daily", "weekly", "monthly"] },
      priority: { ...text, enum: ["low", "normal", "high"] },
    },
    "text",
  ),
  "/fee": { get: { operationId: "getFee", summary: "Get the mooring fee" } },
  "/contacts/{name}/block": {
    put: {
      operationId: "blockContact",
      summary: "Block a contact",
      parameters: [parameter("path", "name", text)],
    },
  },
  "/tables": post(
    "reserveTable",
    "Reserve a table",
    { restaurant: text, date: day, time, guests: integer },
    "restaurant",
    "date",
    "time",
  ),
  "/dives": post("logDive", "Log a dive", { metres: integer, date: day }, "metres"),
  "/events": post(
    "addEvent",
    "Add an event to the calendar",
    { title: text, date: day, startTime: time, durationMinutes: integer },
    "title",
    "date",
  ),
});

/** Actor: somebody who speaks or types quickly. Attempt: a part of the sentence is lost, or becomes another one. */
describe("nothing is written with a part of the sentence", () => {
  test.each([
    ["two things", "turn on the garage and kitchen lights"],
    ["two things", "allume la lumière de la chambre et de la cave"],
    ["two times", "set bells at 7 am and 8 am"],
    ["two times", "pon campanas a las 7:00 y a las 8:00"],
    ["two times", "stelle glocken um 7 uhr und um 8 uhr"],
    ["two numbers", "buy a day pass for zone 3 and 4"],
    ["a part of a name", "add varnish k 12 to the store list"],
    ["how many people", "add lemons to the store list for 12"],
    ["how many people", "füge lemons für 12 zur store list hinzu"],
    ["what there is", "add lemons to the store list we have none"],
    ["what there is", "add lemons to the store list, we only have 3"],
    ["an end", "add a regatta to the calendar tomorrow from 12 to 2"],
    ["a unit", "add 2 gallons of tar to the store list"],
    ["two people", "block emma and ben"],
    ["another listener", "message ada that we sail and ben that we moor"],
    ["another listener", "schreib ada dass wir segeln und ben dass wir anlegen"],
    ["another reader", "message ada that we sail cc ben"],
    ["another field", "message ada that we sail subject regatta"],
    ["another channel", "message ada that we sail by radio"],
    ["another field", "remind me to oil the winch with high priority"],
    ["another field", "připomeň mi namazat naviják s vysokou prioritou"],
    ["an end", "remind me to row until friday"],
    ["an end", "remind me until friday to row"],
    ["another repetition", "remind me every weekday at seven to row"],
    ["another repetition", "remind me every other day at 7 am to row"],
    ["another repetition", "remind me every morning to row"],
    ["another repetition", "recuérdame cada mañana remar"],
    ["no repetition", "remind me the week after next to row"],
    ["half of the day", "remind me tomorrow at 3 to row"],
    ["half of the day", "add a swim to the calendar on friday at 6"],
    ["half of the day", "trag schwimmen am freitag um 6 in den calendar ein"],
    ["a past day", "reserve a table for four at gannet yesterday at eight pm"],
    ["a past day", "add a regatta to the calendar last friday"],
    ["a question", "remind me of my mooring fee"],
    ["not needed", "add tar to the store list, we have tar"],
    ["a thing for a place", "put kelp on the chart"],
  ])("%s: %s", (_, sentence) => {
    expect(calledAtOnce(sentence, harbour)).toBe("asked");
  });
});

describe("one thing is written as a whole", () => {
  test.each<[string, string, object]>([
    ["turn on the attic lights", "setLight", { room: "attic", power: "on" }],
    ["move my six am bell to seven pm", "changeBell", { time: "06:00:00", newTime: "19:00:00" }],
    ["move the bell from 6:00 to 7:00", "changeBell", { time: "06:00:00", newTime: "07:00:00" }],
    ["buy 4 day passes for zone 3", "buyPass", { type: "day", zone: "3", quantity: 4 }],
    ["add two litres of tar to the store list", "addToStores", { item: "tar", quantity: 2, unit: "l" }],
    ["add two crates of limes to the store list", "addToStores", { item: "crates of limes", quantity: 2 }],
    ["dodaj sześć cytryn do store list", "addToStores", { item: "cytryn", quantity: 6 }],
    [
      "message ada that we met ben and that we sail",
      "sendMessage",
      { to: "ada", text: "we met ben and that we sail" },
    ],
    ["remind me every day at 7 am to row", "addReminder", { text: "row", time: "07:00:00", repeat: "daily" }],
    ["remind me a week from friday to row", "addReminder", { text: "row", date: "2026-12-04" }],
    [
      "erinnere mich freitag in einer woche den anker zu prüfen",
      "addReminder",
      { text: "den anker zu prüfen", date: "2026-12-04" },
    ],
    [
      "remind me tomorrow at 3 pm to row",
      "addReminder",
      { text: "row", date: "2026-11-23", time: "15:00:00" },
    ],
    [
      "reserve a table for four at gannet's tomorrow at eight pm",
      "reserveTable",
      { restaurant: "gannet's", guests: 4, date: "2026-11-23", time: "20:00:00" },
    ],
    [
      "reserviere einen tisch für 4 bei gannet morgen um acht",
      "reserveTable",
      { restaurant: "gannet", guests: 4, date: "2026-11-23", time: "20:00:00" },
    ],
    [
      "add dinner to the calendar on friday at 8",
      "addEvent",
      { title: "dinner", date: "2026-11-27", startTime: "20:00:00" },
    ],
    ["log a dive of 12 metres yesterday", "logDive", { metres: 12, date: "2026-11-21" }],
    ["přidej deset lan na store list", "addToStores", { item: "lan", quantity: 10 }],
  ])("%s", (sentence, operation, args) => {
    expect(calledAtOnce(sentence, harbour)).toEqual([operation, args]);
  });
});
