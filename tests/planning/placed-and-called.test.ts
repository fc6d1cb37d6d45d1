import { describe, expect, test } from "vitest";
import { body, calledAtOnce, document, parameter, text } from "./own-documents.ts";

const list = parameter("path", "list", { ...text, examples: ["rigging"] }, "Name of the list");

/** A boat yard with lists of spares, a telephone, reminders and a fog horn. */
const yard = document("Boat yard", {
  "/lists": {
    get: { operationId: "showLists", summary: "All lists" },
    post: {
      operationId: "createList",
      summary: "Create a list",
      requestBody: body({ name: text }, ["name"]),
    },
  },
  "/lists/{list}": {
    delete: { operationId: "deleteList", summary: "Delete a list", parameters: [list] },
  },
  "/lists/{list}/items": {
    get: { operationId: "showItems", summary: "Items of a list", parameters: [list] },
    post: {
      operationId: "addItem",
      summary: "Add an item to a list",
      parameters: [list],
      requestBody: body({ item: text }, ["item"]),
    },
  },
  "/lists/{list}/items/{item}": {
    delete: {
      operationId: "removeItem",
      summary: "Remove an item from a list",
      parameters: [list, parameter("path", "item", text)],
    },
  },
  "/calls": {
    post: {
      operationId: "startCall",
      summary: "Call a contact",
      requestBody: body({ contact: text, loud: { type: "boolean" } }, ["contact"]),
    },
  },
  "/messages": {
    post: {
      operationId: "sendMessage",
      summary: "Send a message",
      requestBody: body({ to: text, text }, ["to", "text"]),
    },
  },
  "/reminders": {
    post: {
      operationId: "createReminder",
      summary: "Create a reminder",
      requestBody: body({ text, due: { type: "string", format: "date-time" } }, ["text", "due"]),
    },
  },
  "/horn/pause": { post: { operationId: "pauseHorn", summary: "Pause the horn" } },
});

const called = (query: string) => calledAtOnce(query, yard);

describe("what is put on a list or taken from it", () => {
  test.each<[query: string, operation: string, args: object]>([
    ["put sail tape on the spares list", "addItem", { list: "spares", item: "sail tape" }],
    ["add running blocks to the winter list", "addItem", { list: "winter", item: "running blocks" }],
    [
      "setz bitte segelband auf die ersatzteilliste",
      "addItem",
      { list: "ersatzteilliste", item: "segelband" },
    ],
    ["ajoute du ruban à la liste de voiles", "addItem", { list: "voiles", item: "ruban" }],
    ["take varnish off the spares list", "removeItem", { list: "spares", item: "varnish" }],
    ["remove varnish from the spares list", "removeItem", { list: "spares", item: "varnish" }],
    ["quita el barniz de la lista de repuestos", "removeItem", { list: "repuestos", item: "barniz" }],
    ["delete the spares list", "deleteList", { list: "spares" }],
  ])("%s", (query, operation, args) => {
    expect(called(query)).toEqual([operation, args]);
  });

  test.each<[because: string, query: string]>([
    ["two things", "take the varnish and the tape off the spares list"],
    ["the list is not created", "put sail tape on a list"],
    ["a list is no item", "add a list to the spares list"],
    ["not to be taken off", "don't take varnish off the spares list"],
    ["it was taken off before", "i took varnish off the spares list"],
    ["another thing than a list", "put sail tape on the trailer"],
  ])("%s: %s", (_, query) => {
    expect(called(query)).toBe("asked");
  });
});

describe("who is called or written to", () => {
  test.each<[query: string, operation: string, args: object]>([
    ["call the skipper", "startCall", { contact: "skipper" }],
    ["ruf steuermann an", "startCall", { contact: "steuermann" }],
    ["appelle le port", "startCall", { contact: "port" }],
    ["zavolej kormidelníkovi", "startCall", { contact: "kormidelníkovi" }],
    ["text grandma that the hull is dry", "sendMessage", { to: "grandma", text: "the hull is dry" }],
    ["let grandma know that the hull is dry", "sendMessage", { to: "grandma", text: "the hull is dry" }],
    ["tell grandma that the hull is dry", "sendMessage", { to: "grandma", text: "the hull is dry" }],
  ])("%s", (query, operation, args) => {
    expect(called(query)).toEqual([operation, args]);
  });

  test.each<[because: string, query: string]>([
    ["a service", "call a ferry"],
    ["several", "call ferries"],
    ["a service, without an article", "zavolej trajekt"],
    ["a service in Spanish", "llama un remolque"],
    ["not to be called", "don't call the skipper"],
    ["a question", "should i call the skipper"],
    ["called before", "i called the skipper"],
    ["only on a condition", "call the skipper if the hull is dry"],
    ["somebody else", "call the skipper and the cook"],
  ])("%s: %s", (_, query) => {
    expect(called(query)).toBe("asked");
  });
});

describe("an hour before other words", () => {
  const due = "2026-11-23T09:00:00Z";
  test.each<[query: string, operation: string, args: object]>([
    ["remind me tomorrow at nine oil the winch please", "createReminder", { text: "oil the winch", due }],
    ["remind me to oil the winch tomorrow at nine please", "createReminder", { text: "oil the winch", due }],
    ["připomeň mi zítra v 9 natřít kýl", "createReminder", { text: "natřít kýl", due }],
  ])("%s", (query, operation, args) => {
    expect(called(query)).toEqual([operation, args]);
  });

  test("an hour is no text", () => {
    expect(called("remind me tomorrow at nine please")).toBe("asked");
  });
});
