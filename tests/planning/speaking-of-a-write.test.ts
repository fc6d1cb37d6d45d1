import { describe, expect, it } from "vitest";
import type { ToolCandidate } from "../../src/contract/tool.ts";
import { checkChoice } from "../../src/planning/model/check-choice.ts";
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
    "Cancelé el pedido 77",
    "Ya cancelé el pedido 77",
    "Canceló el pedido 77",
    "Cerré el ticket 77",
    "Él cancela el pedido 77",
    "Ella cierra el ticket 77",
    "Alguien cierra el ticket 77",
    "Yo cancelo el pedido 77",
    "Il ferme le ticket 77",
    "On annule la commande 77",
    "Nous annulons la commande 77",
    "Annulé la commande 77",
    "Sie schließen Ticket 77 nicht",
    "sie schließen ticket 77",
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

/** Sentences of the same action in six languages: the first is no command, the second is one. */
const TWINS: Readonly<
  Record<string, readonly (readonly [sentence: string, command: string, operation: string])[]>
> = {
  negated: [
    ["Do not lock door 12", "Lock door 12", "lockDoor"],
    ["Nezamykej dveře 12", "Zamkni dveře 12", "lockDoor"],
    ["Sperre die Tür 12 nicht ab", "Sperre die Tür 12 ab", "lockDoor"],
    ["Nie zamykaj zgłoszenia 12", "Zamknij zgłoszenie 12", "closeTicket"],
    ["No canceles el pedido 12", "Cancela el pedido 12", "cancelOrder"],
    ["N'annule pas la commande 12", "Annule la commande 12", "cancelOrder"],
  ],
  "of the past": [
    ["We cancelled order 12 on Monday", "Please cancel order 12", "cancelOrder"],
    ["V pondělí jsme zrušili objednávku 12", "Zrušte objednávku 12", "cancelOrder"],
    ["Am Montag haben wir die Bestellung 12 storniert", "Bitte die Bestellung 12 stornieren", "cancelOrder"],
    ["W poniedziałek anulowaliśmy zamówienie 12", "Proszę anulować zamówienie 12", "cancelOrder"],
    ["El lunes cancelamos el pedido 12", "Por favor, cancela el pedido 12", "cancelOrder"],
    ["Lundi nous avons annulé la commande 12", "Merci d'annuler la commande 12", "cancelOrder"],
  ],
  hypothetical: [
    ["Suppose I closed ticket 12, what would happen?", "Could you close ticket 12", "closeTicket"],
    ["Co by se stalo, kdybych zavřel tiket 12?", "Můžeš zavřít tiket 12", "closeTicket"],
    ["Was würde passieren, wenn ich Ticket 12 schließe?", "Kannst du Ticket 12 schließen", "closeTicket"],
    ["Co by było, gdybym zamknął zgłoszenie 12?", "Czy możesz zamknąć zgłoszenie 12", "closeTicket"],
    ["¿Qué pasaría si cerrara el ticket 12?", "¿Puedes cerrar el ticket 12?", "closeTicket"],
    ["Que se passerait-il si je fermais le ticket 12 ?", "Peux-tu fermer le ticket 12 ?", "closeTicket"],
  ],
  "how it is done": [
    ["How is a leave approved, for example leave 12?", "Approve leave 12", "approveLeave"],
    ["Jak se ruší objednávka, třeba 12?", "Zruš objednávku 12", "cancelOrder"],
    ["Wie storniert man die Bestellung 12?", "Storniere Bestellung 12", "cancelOrder"],
    ["Jak anulować zamówienie 12?", "Anuluj zamówienie 12", "cancelOrder"],
    ["¿Cómo se cancela el pedido 12?", "Cancele el pedido 12", "cancelOrder"],
    ["Comment annuler la commande 12 ?", "Annulez la commande 12", "cancelOrder"],
  ],
  "who did it": [
    ["Who deleted user 12?", "Delete user 12", "deleteUser"],
    ["Kdo smazal uživatele 12?", "Smaž uživatele 12", "deleteUser"],
    ["Wer hat den Benutzer 12 gelöscht?", "Lösche den Benutzer 12", "deleteUser"],
    ["Kto usunął użytkownika 12?", "Usuń użytkownika 12", "deleteUser"],
    ["¿Quién eliminó al usuario 12?", "Elimina al usuario 12", "deleteUser"],
    ["Qui a supprimé l'utilisateur 12 ?", "Supprime l'utilisateur 12", "deleteUser"],
  ],
  reported: [
    [
      "My colleague thinks order 12 should be cancelled",
      "My colleague thinks it is a duplicate, so cancel order 12",
      "cancelOrder",
    ],
    [
      "Kolega říká, že máme zrušit objednávku 12",
      "Kolegyně chce jiný model, zruš objednávku 12",
      "cancelOrder",
    ],
    [
      "Der Kollege meint, dass wir die Bestellung 12 stornieren sollen",
      "Der Kollege will eine andere, storniere die Bestellung 12",
      "cancelOrder",
    ],
    [
      "Kolega mówi, żeby anulować zamówienie 12",
      "Kolega prosił o inny model, anuluj zamówienie 12",
      "cancelOrder",
    ],
    [
      "Mi compañera dice que hay que cancelar el pedido 12",
      "Mi compañera quiere otro modelo, cancela el pedido 12",
      "cancelOrder",
    ],
    [
      "Ma collègue dit qu'il faut annuler la commande 12",
      "Ma collègue veut un autre modèle, annule la commande 12",
      "cancelOrder",
    ],
  ],
  conditional: [
    ["Once Eva signs, approve leave 12", "Eva has signed, approve leave 12", "approveLeave"],
    ["Jakmile Eva podepíše, zavři tiket 12", "Eva podepsala, zavři tiket 12", "closeTicket"],
    [
      "Sobald Eva unterschreibt, schließe Ticket 12",
      "Eva hat unterschrieben, schließe Ticket 12",
      "closeTicket",
    ],
    ["Jak tylko Ewa podpisze, zamknij zgłoszenie 12", "Ewa podpisała, zamknij zgłoszenie 12", "closeTicket"],
    ["En cuanto firme Eva, cierra el ticket 12", "Eva ya ha firmado, cierra el ticket 12", "closeTicket"],
    ["Dès qu'Eva signe, ferme le ticket 12", "Eva a signé, ferme le ticket 12", "closeTicket"],
  ],
  "of a third person": [
    ["The landlord locks door 12 every evening", "Have the landlord lock door 12", "lockDoor"],
    ["Správce zavírá tiket 12 každý týden", "Zavři tiket 12", "closeTicket"],
    [
      "Der Hausmeister schließt Ticket 12 jede Woche",
      "Lass den Hausmeister Ticket 12 schließen",
      "closeTicket",
    ],
    ["Dozorca zamyka zgłoszenie 12 co tydzień", "Zamknij zgłoszenie 12", "closeTicket"],
    ["El conserje cierra el ticket 12 cada semana", "Cierra el ticket 12", "closeTicket"],
    ["Le gardien ferme le ticket 12 chaque semaine", "Ferme le ticket 12", "closeTicket"],
  ],
  "before something else": [
    ["Warn me before closing ticket 12", "Close ticket 12, please", "closeTicket"],
    ["Dej mi vědět, než zavřeš tiket 12", "Zavři prosím tiket 12", "closeTicket"],
    ["Sag mir Bescheid, bevor du Ticket 12 schließt", "Schließ bitte Ticket 12", "closeTicket"],
    ["Daj mi znać, zanim zamkniesz zgłoszenie 12", "Zamknij proszę zgłoszenie 12", "closeTicket"],
    ["Avísame antes de cerrar el ticket 12", "Cierra por favor el ticket 12", "closeTicket"],
    ["Préviens-moi avant de fermer le ticket 12", "Ferme s'il te plaît le ticket 12", "closeTicket"],
  ],
  retracted: [
    ["Cancel order 12, no, don't", "Cancel order 12, the customer doesn't need it", "cancelOrder"],
    ["Zruš objednávku 12, vlastně raději ne", "Zruš objednávku 12, zákazník ji už nechce", "cancelOrder"],
    [
      "Storniere Bestellung 12, nein, lieber nicht",
      "Storniere Bestellung 12, der Kunde braucht sie nicht mehr",
      "cancelOrder",
    ],
    ["Anuluj zamówienie 12, albo lepiej nie", "Anuluj zamówienie 12, klient już go nie chce", "cancelOrder"],
    ["Cancela el pedido 12, no, mejor no", "Cancela el pedido 12, el cliente ya no lo quiere", "cancelOrder"],
    [
      "Annule la commande 12, non, finalement pas",
      "Annule la commande 12, le client n'en veut plus",
      "cancelOrder",
    ],
  ],
};

/** The objections to a model that chooses the operation with the right arguments. */
function objectionsTo(query: string, id: string): readonly string[] {
  const [method, path, operation_id, summary, properties, required] =
    OPERATIONS.find((each) => each[2] === id) ?? OPERATIONS[0] ?? [];
  if (method === undefined || path === undefined || operation_id === undefined || summary === undefined)
    throw new RangeError(`no operation ${id}`);
  const [name = ""] = required ?? [];
  const candidate: ToolCandidate = {
    tool_id: id,
    plugin: "openapi-tool",
    operation_id,
    connector_id: "desk",
    source: "connector",
    name: summary,
    fields: { api: "Desk", operation_id, method, path, summary, description: "", tags: [], parameters: [] },
    input_schema: { type: "object", properties: properties ?? {}, required: [name] },
    side_effect: "write",
    score: 1,
  };
  const args = { [name]: 12 };
  return checkChoice({ candidate, arguments: args, query, context: {}, history: [], hasMore: false })
    .objections;
}

describe.each(Object.entries(TWINS))("a sentence that is %s", (_kind, rows) => {
  it.each(rows)("sends nothing, with or without a model: %s", (sentence, _command, operation) => {
    expect(writeFor(sentence)).toBeNull();
    expect(objectionsTo(sentence, operation)).not.toEqual([]);
  });
  it.each(rows)("differs from a command: %s → %s", (_sentence, command, operation) => {
    expect(objectionsTo(command, operation)).toEqual([]);
  });
});
