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
