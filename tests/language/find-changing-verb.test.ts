import { describe, expect, it } from "vitest";
import { findChangingVerb } from "../../src/language/find-changing-verb.ts";

const texts = (given: { id?: string; path?: string; summary?: string; description?: string }) => ({
  id: "",
  path: "",
  summary: "",
  description: "",
  ...given,
});

describe("findChangingVerb()", () => {
  it.each([
    ["an operation id", { id: "deleteUser" }, "deletes"],
    ["an operation id that begins with get", { id: "getDeleteUser" }, "deletes"],
    ["an operation id with the verb behind", { id: "sms.send" }, "sends"],
    ["an operation id with the verb behind, in snake case", { id: "user_remove" }, "deletes"],
    ["an id of one word", { id: "purge" }, "deletes"],
    ["a verb behind an adverb", { summary: "Permanently deletes the user" }, "deletes"],
    ["a verb behind its subject", { summary: "This deletes the user" }, "deletes"],
    [
      "a verb behind its subject and an adverb",
      { summary: "This endpoint immediately cancels it" },
      "deletes",
    ],
    ["a verb with an invisible character", { summary: "Dele\u200btes the user" }, "deletes"],
    ["a verb with a letter of another script", { summary: "D\u0435letes the user" }, "deletes"],
    ["an id with a letter of another script", { id: "d\u0435leteUser" }, "deletes"],
    ["paying", { id: "payInvoice" }, "pays"],
    ["a path", { path: "/users/{id}/delete" }, "deletes"],
    ["a segment in camel case", { path: "/api/sendSms" }, "sends"],
    ["a segment before the end", { path: "/cancel/{order}" }, "deletes"],
    ["a percent-encoded segment", { path: "/users/%64elete" }, "deletes"],
    ["a custom method of a path", { path: "/users/{id}:purge" }, "deletes"],
    ["a fixed query of a path", { path: "/api.php?action=deleteUser" }, "deletes"],
    ["a summary", { summary: "Delete a user" }, "deletes"],
    ["a summary in the third person", { summary: "Sends the newsletter" }, "sends"],
    ["a noun with an object behind it", { summary: "Charge the card" }, "pays"],
    ["a description", { description: "Removes the account for good." }, "deletes"],
    ["a later sentence", { description: "Returns the report. Sends it to the manager." }, "sends"],
    ["a second deed", { summary: "Fetch the invoice and send it to the customer" }, "sends"],
    ["a purpose", { description: "Endpoint to delete an account" }, "deletes"],
    ["a future", { description: "Calling this will pay the invoice" }, "pays"],
    ["Czech, imperative", { summary: "Smaž uživatele" }, "deletes"],
    ["Czech, third person", { summary: "Odešle zprávu zákazníkovi" }, "sends"],
    ["Czech, an operation id", { id: "zaplatitFakturu" }, "pays"],
    ["German, infinitive at the end", { summary: "Den Benutzer löschen" }, "deletes"],
    ["German, third person", { summary: "Löscht den Benutzer" }, "deletes"],
    ["Polish", { summary: "Usuń użytkownika" }, "deletes"],
    ["Spanish", { summary: "Eliminar el usuario" }, "deletes"],
    ["French", { summary: "Envoyer le message à un client" }, "sends"],
  ] as const)("finds %s", (_case, given, does) => {
    expect(findChangingVerb(texts(given))?.does).toBe(does);
  });

  it.each([
    ["a list of what was deleted", { id: "listDeletedUsers", summary: "List deleted users" }],
    ["what was sent", { summary: "Returns the sent mails" }],
    ["what its subject returns", { summary: "This endpoint returns a link to delete the user" }],
    ["weekly charges", { summary: "Weekly charges of the account" }],
    ["replies", { summary: "Reply messages of the thread" }],
    ["a fixed query that reads", { path: "/api.php?action=listDeleted&format=json" }],
    ["orders", { id: "orders", path: "/orders/{id}", summary: "Order details" }],
    ["payments", { id: "getPayment", path: "/payments/{id}", summary: "Get a payment" }],
    ["pay slips", { id: "getPaySlips", path: "/workers/{id}/paySlips", summary: "Retrieves pay slips" }],
    ["messages", { id: "getMessage", path: "/message/{id}", summary: "Message details" }],
    ["e-mail templates", { id: "emailTemplates", path: "/email/templates" }],
    ["a link to delete", { summary: "Returns a link to delete the account" }],
    ["alerts", { id: "dependabot/get-alert", summary: "Get a Dependabot alert" }],
    ["what a user may do", { summary: "Get all channels a user can add or remove a video to" }],
    ["transfers", { id: "transfers.list", path: "/transfers" }],
    ["Czech, a list", { summary: "Vrátí seznam odeslaných zpráv" }],
    ["German, a list", { summary: "Gibt alle gelöschten Benutzer zurück" }],
    ["German, a noun like a verb", { id: "stundenplan", summary: "Unterrichtsstunden anzeigen" }],
    ["French, orders", { id: "lire_commande", path: "/commandes/{id}", summary: "Consulter une commande" }],
    ["nothing", {}],
  ])("leaves alone %s", (_case, given) => {
    expect(findChangingVerb(texts(given))).toBeNull();
  });
});
