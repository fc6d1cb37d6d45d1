import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../src/base/json.ts";
import { openSmallApi, type SmallOperation } from "./small-api.ts";

const OPERATIONS: readonly SmallOperation[] = [
  [
    "POST",
    "/tickets",
    "createTicket",
    "Create a ticket",
    {
      subject: { type: "string" },
      body: { type: "string" },
      priority: { type: "string", enum: ["low", "normal", "high"] },
    },
    ["subject"],
  ],
  [
    "GET",
    "/tickets",
    "listTickets",
    "List tickets",
    { status: { type: "string", enum: ["open", "closed"] } },
    [],
  ],
  [
    "POST",
    "/tickets/{ticket_id}/comments",
    "addComment",
    "Add a comment to a ticket",
    { ticket_id: { type: "integer" }, text: { type: "string" } },
    ["ticket_id", "text"],
  ],
  [
    "PUT",
    "/tickets/{ticket_id}/assignee",
    "assignTicket",
    "Assign a ticket",
    { ticket_id: { type: "integer" }, agent: { type: "string" } },
    ["ticket_id", "agent"],
  ],
  [
    "POST",
    "/reservations",
    "createReservation",
    "Book a table",
    {
      name: { type: "string" },
      date: { type: "string", format: "date" },
      time: { type: "string" },
      party_size: { type: "integer" },
    },
    ["name", "date", "party_size"],
  ],
  [
    "POST",
    "/messages",
    "sendMessage",
    "Send a message",
    { to: { type: "string" }, text: { type: "string" } },
    ["to", "text"],
  ],
  [
    "POST",
    "/emails",
    "sendEmail",
    "Send an email",
    { to: { type: "string", format: "email" }, subject: { type: "string" }, body: { type: "string" } },
    ["to", "subject", "body"],
  ],
  [
    "POST",
    "/customers",
    "createCustomer",
    "Create a customer",
    { name: { type: "string" }, email: { type: "string", format: "email" }, city: { type: "string" } },
    ["name", "email"],
  ],
  [
    "DELETE",
    "/customers/{customer_id}",
    "deleteCustomer",
    "Delete a customer",
    { customer_id: { type: "integer" } },
    ["customer_id"],
  ],
  [
    "POST",
    "/orders/{order_id}/refund",
    "refundOrder",
    "Refund an order",
    { order_id: { type: "integer" }, amount: { type: "number" }, reason: { type: "string" } },
    ["order_id", "reason"],
  ],
  [
    "PATCH",
    "/orders/{order_id}",
    "updateOrder",
    "Update an order",
    { order_id: { type: "integer" }, address: { type: "string" }, note: { type: "string" } },
    ["order_id"],
  ],
  [
    "POST",
    "/playlists",
    "createPlaylist",
    "Create a playlist",
    { title: { type: "string" }, description: { type: "string" } },
    ["title"],
  ],
  [
    "POST",
    "/vms",
    "createServer",
    "Create a server",
    { name: { type: "string" }, region: { type: "string" }, size: { type: "string" } },
    ["name", "region"],
  ],
  [
    "POST",
    "/projects/{project}/deploy",
    "deployProject",
    "Deploy a project",
    { project: { type: "string" }, branch: { type: "string" } },
    ["project", "branch"],
  ],
  [
    "POST",
    "/transfers",
    "createTransfer",
    "Transfer money",
    { from_account: { type: "string" }, to_account: { type: "string" }, amount: { type: "number" } },
    ["from_account", "to_account", "amount"],
  ],
  [
    "POST",
    "/reminders",
    "createReminder",
    "Create a reminder",
    { title: { type: "string" }, at: { type: "string", format: "date-time" } },
    ["title", "at"],
  ],
];

const ask = openSmallApi("Shop", OPERATIONS);

/** The call of the plan, or null for a question. */
function callFor(query: string): JsonObject | null {
  const decision = ask(query);
  const best = decision?.ranked[0];
  if (!decision || !best || decision.objections.length > 0 || decision.confidence < 0.6) return null;
  return { [best.candidate.operation_id]: best.filling.arguments };
}

describe("a request that lacks a required argument of a write", () => {
  it.each([
    "Create a ticket",
    "Open a new ticket for the customer",
    "Create a high priority ticket please",
    "Please create an urgent ticket as soon as possible",
    "I need a new ticket in the helpdesk system",
    "Add a comment to ticket 5",
    "Comment on ticket 5 please",
    "Leave a note on ticket 7 for the team",
    "Assign ticket 5",
    "Assign ticket 5 to somebody",
    "Assign ticket 5 to the right person",
    "Assign ticket 5 to me",
    "Book a table for tomorrow",
    "Book a table for 4 people",
    "Reserve a table tonight for two",
    "Book a nice table by the window for 4 tomorrow",
    "Send a message",
    "Send a message to Bob",
    "Send Bob a message",
    "Send him a message",
    "Message the team",
    "Send an email to eva@x.example",
    "Email eva@x.example about the meeting",
    "Send an email with the invoice to eva@x.example",
    "Create a customer",
    "Create a new customer in Prague",
    "Add eva@x.example as a customer",
    "Delete the customer",
    "Delete the last customer",
    "Delete customer Novak",
    "Refund order 7",
    "Refund order 7 please, quickly",
    "Refund half of order 7",
    "Update order 7",
    "Change the address of order 7",
    "Change something on order 7",
    "Create a playlist",
    "Create a new playlist for the party",
    "Make me a playlist with rock music",
    "Create a server",
    "Spin up a small server",
    "Create a server in Frankfurt",
    "Create a server for testing",
    "Deploy the project",
    "Deploy the shop project",
    "Deploy the project to production",
    "Transfer 50 to my savings account",
    "Transfer 50 EUR",
    "Transfer money from my account",
    "Move some money to savings",
    "Remind me tomorrow",
    "Create a reminder for Friday",
    "Set a reminder",
    "Vytvoř tiket",
    "Vytvoř nový tiket pro zákazníka",
    "Přidej komentář k tiketu 5",
    "Přiřaď tiket 5",
    "Zarezervuj stůl na zítra",
    "Pošli zprávu",
    "Pošli zprávu Bobovi",
    "Smaž zákazníka",
    "Vrať peníze za objednávku 7",
    "Vytvoř playlist na párty",
    "Erstelle ein Ticket",
    "Erstelle bitte ein dringendes Ticket für den Kunden",
    "Füge Ticket 5 einen Kommentar hinzu",
    "Weise Ticket 5 zu",
    "Reserviere einen Tisch für morgen",
    "Schick Bob eine Nachricht",
    "Lösche den Kunden",
    "Neues Ticket anlegen",
    "Neuen Kunden in Berlin anlegen",
    "Erstelle eine Playlist für die Party",
    "Crée un ticket",
    "Crée un nouveau ticket pour le client",
    "Ajoute un commentaire au ticket 5",
    "Réserve une table pour demain",
    "Envoie un message à Bob",
    "Crée une playlist pour la fête",
    "Crea un ticket",
    "Crea un ticket urgente para el cliente",
    "Añade un comentario al ticket 5",
    "Reserva una mesa para mañana",
    "Envía un mensaje a Bob",
    "Crea una lista de reproducción para la fiesta",
    "Utwórz zgłoszenie",
    "Utwórz nowe pilne zgłoszenie dla klienta",
    "Dodaj komentarz do zgłoszenia 5",
    "Zarezerwuj stolik na jutro",
    "Wyślij wiadomość do Boba",
    "Usuń klienta",
  ])("is asked about: %s", (sentence) => {
    expect(callFor(sentence)).toBeNull();
  });
});

describe("a write that names only a number", () => {
  const id = { type: "integer" };
  const plan = openSmallApi("Boathouse", [
    ["DELETE", "/moorings/{id}", "deleteMooring", "Delete a mooring", { id }, ["id"]],
    ["DELETE", "/notices/{notice_id}", "deleteNotice", "Delete a notice", { notice_id: id }, ["notice_id"]],
    ["POST", "/boats/{boat}/launch", "launchBoat", "Launch a boat", { boat: id }, ["boat"]],
  ]);

  it.each(["delete 41", "remove 41 please", "smaž 41"])("%s: asks which thing has the number", (query) => {
    expect(plan(query)?.objections).toContain("twin");
  });

  it.each(["delete mooring 41", "delete notice 41", "launch 41"])("%s: is sent", (query) => {
    expect(plan(query)?.objections).toEqual([]);
  });
});
