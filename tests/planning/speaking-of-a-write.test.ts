import { describe, expect, it } from "vitest";
import { openSmallApi, type SmallOperation } from "./small-api.ts";

const OPERATIONS = (
  [
    ["POST", "/tickets/{ticket_id}/close", "closeTicket", "Close a ticket"],
    ["GET", "/tickets/{ticket_id}", "getTicket", "Get a ticket"],
    ["POST", "/orders/{order_id}/cancel", "cancelOrder", "Cancel an order"],
    ["GET", "/orders/{order_id}", "getOrder", "Get an order"],
    ["DELETE", "/users/{user_id}", "deleteUser", "Delete a user"],
    ["POST", "/leaves/{leave_id}/approve", "approveLeave", "Approve a leave request"],
    ["POST", "/doors/{door_id}/lock", "lockDoor", "Lock a door"],
  ] as const
).map(([method, path, id, summary]): SmallOperation => {
  const name = /\{(.*)\}/.exec(path)?.[1] ?? "";
  return [method, path, id, summary, { [name]: { type: "integer" } }, [name]];
});
const ask = openSmallApi("Desk", OPERATIONS);

/** The write that a sentence leads to without a question, or null. */
function writeFor(query: string): string | null {
  const decision = ask(query);
  const best = decision?.ranked[0];
  if (!decision || !best || best.profile.reads) return null;
  return decision.objections.length === 0 && decision.confidence >= 0.5 ? best.candidate.operation_id : null;
}

describe("a sentence that only mentions a write", () => {
  it.each([
    "Request approval for leave 5",
    "Get approval for leave 5",
    "Send leave 5 for approval",
    "Ask for approval of leave 5",
    "Take order 77",
    "Reject leave 5",
    "Decline leave 5",
    "Reopen ticket 77",
    "Unlock door 5",
    "Maria cancela el pedido 77",
    "El cliente cancela su pedido 77",
    "El pedido 77 se cancela mañana",
    "¿Se cancela el pedido 77?",
    "Juan cierra el ticket 77 cada noche",
    "Nadie cierra el ticket 77",
    "Le client annule la commande 77",
    "Marie ferme le ticket 77",
    "On annule la commande 77 ?",
    "Qui ferme le ticket 77 ?",
    "J'annule la commande 77 demain si besoin",
    "Il faudrait peut-être annuler la commande 77",
    "Der Kunde storniert die Bestellung 77",
    "Peter schließt das Ticket 77",
    "Das System schließt Ticket 77 automatisch",
    "Wer schließt Ticket 77?",
    "Wenn nötig schließe Ticket 77",
    "Ticket 77 wird geschlossen",
    "Klient anuluje zamówienie 77",
    "Zamówienie 77 jest anulowane",
    "Anulowano zamówienie 77",
    "Kto zamknął zgłoszenie 77?",
    "Zákazník ruší objednávku 77",
    "Objednávka 77 byla zrušena",
    "Petr zavřel tiket 77",
    "Tiket 77 se zavírá sám",
    "Nemáš zavřít tiket 77",
    "Chtěl jsem zavřít tiket 77, ale rozmyslel jsem si to",
    "I was about to close ticket 77",
    "I closed ticket 77 yesterday",
    "Closing ticket 77 would be a mistake",
    "Please stop closing ticket 77",
    "Avoid closing ticket 77",
    "Never cancel order 77",
    "Ticket 77 closed",
    "Close ticket 77? No, leave it open.",
    "Please don't close ticket 77 yet",
    "Anna wants to cancel order 77, what do you think?",
    "My boss told me to delete user 5, is that right?",
    "What does cancel order 77 do?",
    "Explain how approve leave 5 works",
    'The button says "close ticket 77"',
    "Let me know before you close ticket 77",
    "Ask Bob whether to close ticket 77",
    "Remind me to close ticket 77 tomorrow",
    "Close ticket 77 tomorrow",
    "I regret closing ticket 77",
    "It would be nice to close ticket 77 at some point",
    "We'll close ticket 77 ourselves",
    "They are going to cancel order 77",
    "I'm thinking of cancelling order 77",
    "Undo close ticket 77",
    "Who approves leave 5?",
    "Has leave 5 been approved",
    "leave 5 approved?",
    "order 77 cancelled",
    "Tell me if user 5 was deleted",
    "Do nothing with ticket 77, do not close it",
    "close no ticket",
    "Rather than closing ticket 77, show it",
    "Forget about closing ticket 77",
    "I never said to close ticket 77",
    "Door 5 locks automatically",
    "Is door 5 locked?",
    "make sure nobody closes ticket 77",
    "Prevent order 77 from being cancelled",
    "keep ticket 77 open",
    "deny leave 5",
    "can ticket 77 be closed?",
    "Should we lock door 5?",
    "If it rains lock door 5",
    "No cierres el ticket 77",
    "Ne ferme pas le ticket 77",
    "Quiero saber si cancelaste el pedido 77",
    "Est-ce que tu as annulé la commande 77 ?",
    "Hast du Ticket 77 geschlossen?",
    "Soll ich Ticket 77 schließen?",
    "Mám zavřít tiket 77?",
    "Czy mam zamknąć zgłoszenie 77?",
    "¿Debo cerrar el ticket 77?",
    "Dois-je fermer le ticket 77 ?",
  ])("sends nothing: %s", (sentence) => {
    expect(writeFor(sentence)).toBeNull();
  });
});

describe("a command", () => {
  it.each([
    ["Close ticket 77", "closeTicket"],
    ["please cancel order 77", "cancelOrder"],
    ["Storniere die Bestellung 77", "cancelOrder"],
    ["Zavři tiket 77", "closeTicket"],
    ["Anuluj zamówienie 77", "cancelOrder"],
    ["Cancela el pedido 77", "cancelOrder"],
    ["Ferme le ticket 77", "closeTicket"],
    ["could you approve leave 5", "approveLeave"],
  ])("is sent: %s", (sentence, operation) => {
    expect(writeFor(sentence)).toBe(operation);
  });
});
