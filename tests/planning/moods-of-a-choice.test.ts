import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../src/base/json.ts";
import type { ToolCandidate } from "../../src/contract/tool.ts";
import { applyContext } from "../../src/planning/apply-context.ts";
import { checkChoice } from "../../src/planning/model/check-choice.ts";
import { openSmallApi } from "./small-api.ts";

const text = { type: "string" };
const whole = { type: "integer" };
const flag = { type: "boolean" };

function operation(
  method: string,
  path: string,
  summary: string,
  properties: JsonObject,
  required: string[],
  description = "",
): ToolCandidate {
  return {
    tool_id: summary,
    plugin: "openapi-tool",
    operation_id: summary.replaceAll(" ", "_"),
    connector_id: "c1",
    source: "connector",
    name: summary,
    fields: { api: "Works", operation_id: "", method, path, summary, description, tags: [], parameters: [] },
    input_schema: { type: "object", properties, required, additionalProperties: false },
    side_effect: method === "GET" ? "read" : "write",
    score: 1,
  };
}

function objections(tool: ToolCandidate, query: string, args: JsonObject, context: JsonObject = {}) {
  return checkChoice({ candidate: tool, arguments: args, query, context, history: [], hasMore: false })
    .objections;
}

const CLOSE = operation(
  "POST",
  "/tickets/{ticket_id}/close",
  "Close a ticket",
  {
    ticket_id: whole,
    note: { ...text, description: "Note, if any" },
    reason: {
      type: "string",
      enum: ["solved", "duplicate", "approved"],
      description: "Why, when it is known",
    },
  },
  ["ticket_id"],
);
const CANCEL = operation("POST", "/orders/{order_id}/cancel", "Cancel an order", { order_id: whole }, [
  "order_id",
]);
const REOPEN = operation("POST", "/flats/{flat_id}/reopen", "Reopen a flat", { flat_id: whole }, ["flat_id"]);
const FORWARD = operation(
  "PUT",
  "/lines/{line}/forwarding",
  "Set the forwarding of a line",
  {
    line: text,
    target: text,
    condition: {
      type: "string",
      enum: ["busy", "no_answer", "always"],
      description: "When calls are forwarded",
    },
  },
  ["line", "target"],
);
const ALERT = operation(
  "POST",
  "/alerts",
  "Create a price alert",
  {
    symbol: text,
    direction: { type: "string", enum: ["above", "below"] },
    price: { type: "number" },
  },
  ["symbol", "direction", "price"],
);
const ORDER = operation(
  "POST",
  "/orders",
  "Place an order",
  {
    symbol: text,
    side: { type: "string", enum: ["buy", "sell"] },
    quantity: whole,
    validity: {
      type: "string",
      enum: ["day", "gtc"],
      description: "How long it is valid; gtc is good till cancelled",
    },
  },
  ["symbol", "side", "quantity"],
);
const MUTE = operation(
  "POST",
  "/calls/{call_id}/mute",
  "Mute everybody in a call",
  {
    call_id: whole,
    except_host: { ...flag, description: "Whether the host is left out" },
  },
  ["call_id"],
);
const DELETE_MAIL = operation(
  "POST",
  "/voice/{box}/purge",
  "Delete the messages of a voice box",
  {
    box: whole,
    unheard_only: { ...flag, description: "Only messages that were not listened to" },
  },
  ["box"],
);
const DELIVERY = operation(
  "PATCH",
  "/deliveries/{delivery_id}",
  "Change a delivery",
  {
    delivery_id: whole,
    time: { type: "string", format: "time" },
    boxes: whole,
  },
  ["delivery_id"],
);
const PAYMENT = operation(
  "POST",
  "/invoices/{invoice_id}/payments",
  "Record a payment",
  {
    invoice_id: whole,
    amount: { type: "number" },
  },
  ["invoice_id", "amount"],
);
const INSPECT = operation(
  "POST",
  "/cases/{case_no}/inspections",
  "Schedule an inspection",
  {
    case_no: text,
    date: { type: "string", format: "date" },
  },
  ["case_no", "date"],
);
const SUSPEND = operation(
  "POST",
  "/drivers/{driver_id}/suspension",
  "Suspend a driver",
  { driver_id: whole },
  ["driver_id"],
);
const EXTEND = operation(
  "POST",
  "/stays/{stay_id}/extend",
  "Extend a stay",
  {
    stay_id: whole,
    until: { type: "string", format: "date" },
  },
  ["stay_id", "until"],
);
const MAINTENANCE = operation(
  "POST",
  "/maintenance/end",
  "End the maintenance of a service",
  { service: text },
  ["service"],
);
const ON_DUTY = operation(
  "POST",
  "/duty.who",
  "Who is on duty",
  { team: text },
  ["team"],
  "Returns the person on duty for a team.",
);
const ESTIMATE = operation(
  "POST",
  "/fare-estimates",
  "Fare estimate",
  { from: text, to: text },
  ["from", "to"],
  "Computes the fare of a trip. Nothing is booked.",
);
const BOOK = operation(
  "POST",
  "/trips",
  "Book a trip",
  { from: text, to: text },
  ["from", "to"],
  "Returns the booked trip.",
);
const CLEAN = operation("POST", "/robots/clean", "Clean a room", { room: text }, ["room"]);
const MOVE = operation(
  "POST",
  "/bookings/{booking_id}/move",
  "Move a booking",
  {
    booking_id: whole,
    start: { type: "string", format: "date-time" },
  },
  ["booking_id", "start"],
);

const MARK = operation(
  "PUT",
  "/tickets/{ticket_id}/status",
  "Set the status of a ticket",
  {
    ticket_id: whole,
    status: { type: "string", enum: ["resolved", "unresolved", "under_review", "newest", "other"] },
  },
  ["ticket_id", "status"],
);
const CLOSE_ANYWAY = operation(
  "POST",
  "/tickets/{ticket_id}/close",
  "Close a ticket",
  {
    ticket_id: whole,
    force: { ...flag, description: "Close unconditionally, even if the customer has not paid" },
    except_weekends: { ...flag, description: "Whether the ticket stays open at weekends" },
  },
  ["ticket_id"],
);
const CALL_LIST = operation(
  "POST",
  "/customers/{customer_id}/do-not-call",
  "Set do not call for a customer",
  { customer_id: whole },
  ["customer_id"],
);
const END_SUBSCRIPTION = operation(
  "POST",
  "/subscriptions/{subscription_id}/cancel",
  "Cancel a subscription",
  { subscription_id: whole, reason: text },
  ["subscription_id"],
);
const DELETE_ALERT = operation("DELETE", "/alerts/{alert_id}", "Delete an alert", { alert_id: whole }, [
  "alert_id",
]);
const NOTIFY = operation(
  "POST",
  "/users/{user_id}/notifications",
  "Create a notification for a user",
  { user_id: whole, message: text },
  ["user_id", "message"],
);
const SEND_ALERT = operation("POST", "/alerts", "Send an alert", { level: whole, message: text }, [
  "level",
  "message",
]);
const NOTED_ALERT = operation(
  "POST",
  "/alerts",
  "Create an alert",
  { symbol: text, price: { type: "number" }, note: text },
  ["symbol", "price"],
);
const REGISTER = operation(
  "POST",
  "/registrations",
  "Register a person for an event",
  { person: text, event: text, condition: { ...text, description: "Condition of the registration" } },
  ["person", "event"],
);
const LIST_ITEM = operation("POST", "/listings", "List an item for sale", { item: text }, ["item"]);
const CHECK_IN = operation(
  "POST",
  "/check-ins",
  "Check in a guest",
  { guest: text },
  ["guest"],
  "Returns the guest. Checks the booking.",
);
const QUOTE = operation("POST", "/quotes", "Quote a repair", { item: text }, ["item"], "Stores a quote.");
const RESERVATION = operation(
  "POST",
  "/reservations",
  "Room reservation",
  { room: text },
  ["room"],
  "Returns the reservation.",
);
const HAND_BACK = operation("POST", "/loans", "Returns the key to the desk", { item: text }, ["item"]);
const TAKE_BACK = operation("POST", "/returns", "Returns an item", { item: text }, ["item"]);

type Row = readonly [tool: ToolCandidate, query: string, args: JsonObject];

const COMMANDS: Readonly<Record<string, readonly Row[]>> = {
  "a condition that is an argument": [
    [FORWARD, "forward line 41 to 700 when it is busy", { line: "41", target: "700", condition: "busy" }],
    [FORWARD, "when 41 is busy send callers to 700", { line: "41", target: "700", condition: "busy" }],
    [
      FORWARD,
      "Wenn die 41 besetzt ist, leite Anrufe an 700 weiter",
      { line: "41", target: "700", condition: "busy" },
    ],
    [
      FORWARD,
      "když je 41 obsazená, přesměruj hovory na 700",
      { line: "41", target: "700", condition: "busy" },
    ],
    [
      FORWARD,
      "Jeśli 41 jest zajęta, przekieruj rozmowy na 700",
      { line: "41", target: "700", condition: "busy" },
    ],
    [
      FORWARD,
      "Quand la ligne 41 est occupée, renvoie les appels vers 700",
      { line: "41", target: "700", condition: "busy" },
    ],
    [
      FORWARD,
      "desvía las llamadas de la 41 al 700 cuando esté ocupada",
      { line: "41", target: "700", condition: "busy" },
    ],
    [ALERT, "alert me when MOSS rises above 41", { symbol: "MOSS", direction: "above", price: 41 }],
    [ALERT, "warn me whenever MOSS falls below 12", { symbol: "MOSS", direction: "below", price: 12 }],
    [
      ALERT,
      "Benachrichtige mich, sobald MOSS über 41 steigt",
      { symbol: "MOSS", direction: "above", price: 41 },
    ],
    [ALERT, "Upozorni mě, až MOSS přesáhne 41", { symbol: "MOSS", direction: "above", price: 41 }],
    [ALERT, "Powiadom mnie, gdy MOSS spadnie poniżej 12", { symbol: "MOSS", direction: "below", price: 12 }],
    [ALERT, "Avísame si MOSS baja de 12", { symbol: "MOSS", direction: "below", price: 12 }],
    [ALERT, "Préviens-moi quand MOSS dépasse 41", { symbol: "MOSS", direction: "above", price: 41 }],
    [
      ORDER,
      "buy 30 MOSS, good till cancelled",
      { symbol: "MOSS", side: "buy", quantity: 30, validity: "gtc" },
    ],
  ],
  "a condition in words of its own": [
    [
      REGISTER,
      "Register Ann for the party if she is a member",
      { person: "Ann", event: "party", condition: "if she is a member" },
    ],
  ],
  "an idiom that resembles a condition": [
    [SUSPEND, "suspend driver 7 until further notice", { driver_id: 7 }],
    [SUSPEND, "Sperre Fahrer 7 bis auf Weiteres", { driver_id: 7 }],
    [SUSPEND, "Pozastav řidiče 7 až do odvolání", { driver_id: 7 }],
    [SUSPEND, "Zawieś kierowcę 7 aż do odwołania", { driver_id: 7 }],
    [SUSPEND, "Suspende al conductor 7 hasta nuevo aviso", { driver_id: 7 }],
    [SUSPEND, "Suspends le conducteur 7 jusqu'à nouvel ordre", { driver_id: 7 }],
    [
      INSPECT,
      "Setze im Fall AB-2291 am 4. Mai 2030 eine Begehung an",
      { case_no: "AB-2291", date: "2030-05-04" },
    ],
    [
      INSPECT,
      "schedule an inspection in case AB-2291 on 4 May 2030",
      { case_no: "AB-2291", date: "2030-05-04" },
    ],
    [
      INSPECT,
      "V případě AB-2291 naplánuj na 4. května 2030 kontrolu",
      { case_no: "AB-2291", date: "2030-05-04" },
    ],
    [
      INSPECT,
      "W przypadku AB-2291 zaplanuj kontrolę na 4 maja 2030",
      { case_no: "AB-2291", date: "2030-05-04" },
    ],
    [
      MOVE,
      "move booking 12 half an hour later, to 4 May 2030 18:30",
      { booking_id: 12, start: "2030-05-04T18:30:00" },
    ],
    [
      MOVE,
      "mueve la reserva 12 media hora más tarde, a las 18:30",
      { booking_id: 12, start: "2030-05-04T18:30:00" },
    ],
    [MOVE, "přesuň rezervaci 12 o půl hodiny později", { booking_id: 12, start: "2030-05-04T18:30:00" }],
    [MOVE, "przesuń rezerwację 12 o pół godziny później", { booking_id: 12, start: "2030-05-04T18:30:00" }],
    [MOVE, "verschiebe die Buchung 12 eine Stunde später", { booking_id: 12, start: "2030-05-04T18:30:00" }],
    [MOVE, "déplace la réservation 12 une heure plus tard", { booking_id: 12, start: "2030-05-04T18:30:00" }],
    [CLOSE, "close ticket 77 if possible", { ticket_id: 77 }],
    [CLOSE, "Schließe Ticket 77, wenn möglich", { ticket_id: 77 }],
    [CLOSE, "pokud možno, zavři tiket 77", { ticket_id: 77 }],
  ],
  "a statement beside the command": [
    [REOPEN, "the boiler has been repaired, reopen flat 4", { flat_id: 4 }],
    [REOPEN, "we repaired the boiler yesterday - reopen flat 4", { flat_id: 4 }],
    [REOPEN, "Der Kessel wurde repariert, öffne Wohnung 4 wieder", { flat_id: 4 }],
    [CANCEL, "the customer changed his mind, cancel order 9", { order_id: 9 }],
    [CANCEL, "klient zrezygnował, anuluj zamówienie 9", { order_id: 9 }],
    [CANCEL, "el cliente ya no lo necesita, cancela el pedido 9", { order_id: 9 }],
    [PAYMENT, "paiement de 40 € reçu pour la facture 12, à enregistrer", { invoice_id: 12, amount: 40 }],
    [CANCEL, "commande 9 à annuler", { order_id: 9 }],
    [CANCEL, "zamówienie 9 do anulowania", { order_id: 9 }],
    [CANCEL, "objednávka 9 ke zrušení", { order_id: 9 }],
    [CANCEL, "pedido 9, para anular", { order_id: 9 }],
    [INSPECT, "Fall AB-2291: Begehung am 4. Mai 2030 anzusetzen", { case_no: "AB-2291", date: "2030-05-04" }],
    [
      INSPECT,
      "Fall AB-2291, Begehung bitte am 4. Mai 2030 ansetzen",
      { case_no: "AB-2291", date: "2030-05-04" },
    ],
    [CANCEL, "la socia 5 se muda en mayo, cancélalo: pedido 9", { order_id: 9 }],
    [CANCEL, "za byt v Brně zruš objednávku 9", { order_id: 9 }],
  ],
  "a negation that is an argument or names a part": [
    [MUTE, "mute everybody in call 31, only the host not", { call_id: 31, except_host: true }],
    [MUTE, "alle in Anruf 31 stummschalten, nur den Host nicht", { call_id: 31, except_host: true }],
    [DELETE_MAIL, "Supprime les messages non écoutés de la boîte 41", { box: 41, unheard_only: true }],
    [DELETE_MAIL, "Lösche die nicht gehörten Nachrichten der Box 41", { box: 41, unheard_only: true }],
    [DELETE_MAIL, "delete the messages not listened to in box 41", { box: 41, unheard_only: true }],
    [DELETE_MAIL, "borra los mensajes no escuchados del buzón 41", { box: 41, unheard_only: true }],
    [DELIVERY, "Mets la livraison 12 à 11h30 au lieu de midi", { delivery_id: 12, time: "11:30" }],
    [DELIVERY, "change delivery 12 to 7 boxes instead of 5", { delivery_id: 12, boxes: 7 }],
    [DELIVERY, "Ändere die Lieferung 12 auf 7 Kisten statt 5", { delivery_id: 12, boxes: 7 }],
    [DELIVERY, "cambia la entrega 12 a 7 cajas en vez de 5", { delivery_id: 12, boxes: 7 }],
    [DELIVERY, "změň dodávku 12 na 7 krabic místo 5", { delivery_id: 12, boxes: 7 }],
    [DELIVERY, "zmień dostawę 12 na 7 pudełek zamiast 5", { delivery_id: 12, boxes: 7 }],
    [CANCEL, "Storniere Bestellung 9, die Kundin möchte sie nicht mehr.", { order_id: 9 }],
    [CANCEL, "cancel order 9, the customer doesn't want it any more", { order_id: 9 }],
    [CANCEL, "zruš objednávku 9, zákazník už ji nechce", { order_id: 9 }],
    [CANCEL, "anuluj zamówienie 9, klient już go nie chce", { order_id: 9 }],
    [CANCEL, "annule la commande 9, le client n'en veut plus", { order_id: 9 }],
    [CANCEL, "cancela el pedido 9, el cliente ya no lo quiere", { order_id: 9 }],
    [CANCEL, "zruš objednávku 9, nakonec ji nechci", { order_id: 9 }],
    [CANCEL, "if you don't mind, cancel order 9", { order_id: 9 }],
  ],
  "reported speech as a reason": [
    [
      EXTEND,
      "the guest wants to stay longer, extend stay 55 to 3 May 2030",
      { stay_id: 55, until: "2030-05-03" },
    ],
    [CANCEL, "the customer asked for it, so cancel order 9", { order_id: 9 }],
    [CANCEL, "Bob thinks it is a duplicate, please cancel order 9", { order_id: 9 }],
    [CANCEL, "Die Kundin will es zurückgeben, storniere Bestellung 9", { order_id: 9 }],
    [CANCEL, "zákazník si to přeje, takže zruš objednávku 9", { order_id: 9 }],
    [CANCEL, "klient prosił o zwrot, więc anuluj zamówienie 9", { order_id: 9 }],
    [CANCEL, "el cliente pidió otro modelo, así que cancela el pedido 9", { order_id: 9 }],
    [CANCEL, "le client a demandé un autre modèle, donc annule la commande 9", { order_id: 9 }],
  ],
  "the opposite verb for another thing": [
    [MAINTENANCE, "maintenance on the proxy is over, turn alerting back on", { service: "proxy" }],
    [MAINTENANCE, "maintenance of the proxy is done, start the alarms again", { service: "proxy" }],
  ],
  "a question for an operation that only returns something": [
    [ON_DUTY, "Who is on duty for storage?", { team: "storage" }],
    [ON_DUTY, "Kdo má službu pro storage?", { team: "storage" }],
    [ON_DUTY, "Wer hat Dienst für storage?", { team: "storage" }],
    [ESTIMATE, "how much is the fare from Lipno to Kaplice?", { from: "Lipno", to: "Kaplice" }],
  ],
  "a causative": [
    [CLEAN, "have the robot clean the kitchen", { room: "kitchen" }],
    [CLEAN, "let the robot clean the kitchen", { room: "kitchen" }],
    [CLEAN, "get the robot to clean the kitchen", { room: "kitchen" }],
    [CLEAN, "Lass den Roboter die Küche putzen", { room: "kitchen" }],
    [CLEAN, "nech robota uklidit kuchyň", { room: "kitchen" }],
    [CLEAN, "niech robot posprząta kuchnię", { room: "kitchen" }],
    [CLEAN, "haz que el robot limpie la cocina", { room: "kitchen" }],
    [CLEAN, "fais nettoyer la cuisine par le robot", { room: "kitchen" }],
  ],
};

describe.each(Object.entries(COMMANDS))("checkChoice() has no objection to %s", (_what, rows) => {
  it.each(rows.map(([tool, query, args]) => [query, tool, args] as const))("%s", (query, tool, args) => {
    expect(objections(tool, query, args)).toEqual([]);
  });
});

const OTHERS: Readonly<Record<string, readonly Row[]>> = {
  "a negation that no argument takes from the command": [
    [MARK, "Don't mark ticket 7 as unresolved", { ticket_id: 7, status: "unresolved" }],
    [MARK, "Please do not set ticket 7 to unresolved", { ticket_id: 7, status: "unresolved" }],
    [MARK, "Ticket 7 bitte nicht als ungelöst markieren", { ticket_id: 7, status: "unresolved" }],
    [MARK, "Set ticket 7 to not unresolved", { ticket_id: 7, status: "unresolved" }],
    [MARK, "Set ticket 7 to not under review", { ticket_id: 7, status: "under_review" }],
    [MARK, "Set ticket 7 to not newest", { ticket_id: 7, status: "newest" }],
    [MARK, "Set ticket 7 to not other", { ticket_id: 7, status: "other" }],
    [CLOSE_ANYWAY, "Do not close ticket 7", { ticket_id: 7, force: true }],
    [CLOSE_ANYWAY, "Do not unconditionally close ticket 7", { ticket_id: 7, force: true }],
    [CLOSE_ANYWAY, "Schließe Ticket 7 nicht", { ticket_id: 7, except_weekends: true }],
    [CLOSE_ANYWAY, "Schließe Ticket 7 nicht", { ticket_id: 7, force: false }],
    [CALL_LIST, "do not call customer 7", { customer_id: 7 }],
    [CANCEL, "Order 9 not cancelled so far", { order_id: 9 }],
    [CANCEL, "Order 9 not yet cancelled", { order_id: 9 }],
    [CANCEL, "Bestellung 9 nicht stornierte", { order_id: 9 }],
    [CANCEL, "Commande 9 non annulée", { order_id: 9 }],
    [CLOSE, "Show ticket 77 instead of quickly and quietly closing it", { ticket_id: 77 }],
    [CLOSE, "Show ticket 77 without in any way closing it", { ticket_id: 77 }],
  ],
  "a condition that no argument holds": [
    [
      END_SUBSCRIPTION,
      "Cancel subscription 12 if the customer has not paid",
      { subscription_id: 12, reason: "customer has not paid" },
    ],
    [
      END_SUBSCRIPTION,
      "Cancel subscription 12 if the customer has not paid",
      { subscription_id: 12, reason: "if the customer has not paid" },
    ],
    [DELETE_ALERT, "Delete alert 7 if alert 7 is obsolete", { alert_id: 7 }],
    [NOTIFY, "Notify user 7 if he has not paid", { user_id: 7, message: "he has not paid" }],
    [NOTIFY, "Notify user 7 if he has not paid", { user_id: 7, message: "if he has not paid" }],
    [SEND_ALERT, "Send an alert if level 3 is reached", { level: 3, message: "level 3 is reached" }],
    [
      NOTED_ALERT,
      "create an alert for MOSS when Bob agrees to 41",
      { symbol: "MOSS", price: 41, note: "Bob agrees" },
    ],
    [
      REGISTER,
      "Register Ann for the party if she is a member",
      { person: "Ann", event: "party if she is a member" },
    ],
    [
      REGISTER,
      "Register Ann for the party if she is a member",
      { person: "Ann", event: "if she is a member" },
    ],
    [
      REGISTER,
      "Register Ann for the party if she is a member",
      { person: "Ann", event: "party", condition: "she is a member" },
    ],
    [CLOSE_ANYWAY, "Close ticket 7 if the customer has not paid", { ticket_id: 7, force: true }],
    [
      ORDER,
      "buy 30 MOSS, good till cancelled, if Bob agrees",
      { symbol: "MOSS", side: "buy", quantity: 30, validity: "gtc" },
    ],
    [
      ORDER,
      "buy 30 MOSS good till cancelled debts are settled",
      { symbol: "MOSS", side: "buy", quantity: 30, validity: "gtc" },
    ],
  ],
  "a question for an operation that also stores something": [
    [LIST_ITEM, "Who lists the bicycle?", { item: "bicycle" }],
    [LIST_ITEM, "Is the bicycle listed?", { item: "bicycle" }],
    [CHECK_IN, "Is Novak here?", { guest: "Novak" }],
    [CHECK_IN, "Who is the guest Novak?", { guest: "Novak" }],
    [QUOTE, "How much is the repair of the bicycle?", { item: "bicycle" }],
    [RESERVATION, "How much is the room Bellevue?", { room: "Bellevue" }],
    [HAND_BACK, "Which item is the bicycle?", { item: "bicycle" }],
    [TAKE_BACK, "Which item is the bicycle?", { item: "bicycle" }],
  ],
  "a condition on the command": [
    [CLOSE, "Close ticket 77 when Bob agrees", { ticket_id: 77 }],
    [CLOSE, "Close ticket 77 when Bob agrees", { ticket_id: 77, note: "when Bob agrees" }],
    [CLOSE, "Close ticket 77 when it is approved", { ticket_id: 77, reason: "approved" }],
    [CLOSE, "Wenn Bob zustimmt, schließe Ticket 77", { ticket_id: 77 }],
    [CLOSE, "Až Bob odpoví, zavři tiket 77", { ticket_id: 77 }],
    [CLOSE, "Jeśli Bob się zgodzi, zamknij zgłoszenie 77", { ticket_id: 77 }],
    [CLOSE, "Cierra el ticket 77 si Bob está de acuerdo", { ticket_id: 77 }],
    [CLOSE, "Ferme le ticket 77 quand Bob est d'accord", { ticket_id: 77 }],
    [CLOSE, "if you can reach Bob, close ticket 77", { ticket_id: 77 }],
    [CLOSE, "close ticket 77 later", { ticket_id: 77 }],
    [
      ALERT,
      "create the alert for MOSS above 41 when Bob agrees",
      { symbol: "MOSS", direction: "above", price: 41 },
    ],
    [FORWARD, "forward line 41 to 700 if Bob agrees", { line: "41", target: "700" }],
    [ORDER, "buy 30 MOSS when Bob pays", { symbol: "MOSS", side: "buy", quantity: 30 }],
    [
      ORDER,
      "If the price drops, buy 30 MOSS",
      { symbol: "MOSS", side: "buy", quantity: 30, validity: "day" },
    ],
    [SUSPEND, "suspend driver 7 until Bob returns", { driver_id: 7 }],
    [CANCEL, "In case the customer complains, cancel order 9", { order_id: 9 }],
    [CANCEL, "Falls der Kunde sich meldet, storniere Bestellung 9", { order_id: 9 }],
  ],
  "a statement or report alone": [
    [CANCEL, "my adviser says I should cancel order 9", { order_id: 9 }],
    [CANCEL, "Mein Berater sagt, ich soll Bestellung 9 stornieren", { order_id: 9 }],
    [CANCEL, "Mon conseiller dit que je devrais annuler la commande 9", { order_id: 9 }],
    [CANCEL, "Můj poradce říká, že mám zrušit objednávku 9", { order_id: 9 }],
    [CANCEL, "Mój doradca mówi, że powinienem anulować zamówienie 9", { order_id: 9 }],
    [CANCEL, "Mi asesor dice que debería cancelar el pedido 9", { order_id: 9 }],
    [CANCEL, "Bob said, cancel order 9", { order_id: 9 }],
    [CANCEL, "Bob told me, cancel order 9", { order_id: 9 }],
    [CANCEL, "the customer has cancelled order 9", { order_id: 9 }],
    [CANCEL, "the customer has paid, order 9 is on its way", { order_id: 9 }],
    [REOPEN, "the flat 4 was reopened yesterday", { flat_id: 4 }],
  ],
  "a retraction": [
    [CLOSE, "Close ticket 77, no wait, don't", { ticket_id: 77 }],
    [CLOSE, "Close ticket 77 - no, rather not", { ticket_id: 77 }],
    [CLOSE, "Zavři tiket 77, vlastně ne", { ticket_id: 77 }],
    [CLOSE, "Schließe Ticket 77, lieber doch nicht", { ticket_id: 77 }],
    [CLOSE, "Zamknij zgłoszenie 77, albo lepiej nie", { ticket_id: 77 }],
    [CLOSE, "Cierra el ticket 77, mejor no", { ticket_id: 77 }],
    [CLOSE, "Ferme le ticket 77, finalement non", { ticket_id: 77 }],
    [CLOSE, "Schließe Ticket 77 nicht", { ticket_id: 77, reason: "solved" }],
    [MUTE, "do not mute call 31", { call_id: 31, except_host: true }],
    [MUTE, "Schalte Anruf 31 nicht stumm", { call_id: 31, except_host: true }],
    [DELETE_MAIL, "Ne supprime pas les messages de la boîte 41", { box: 41, unheard_only: true }],
    [DELETE_MAIL, "No borres los mensajes del buzón 41", { box: 41, unheard_only: true }],
    [CLOSE, "Show ticket 77 instead of closing it", { ticket_id: 77 }],
    [CLOSE, "Zeige Ticket 77 an, statt es zu schließen", { ticket_id: 77 }],
  ],
  "an action that is only mentioned": [
    [CANCEL, "Der Kunde storniert die Bestellung 9", { order_id: 9 }],
    [CANCEL, "don't cancel order 9", { order_id: 9 }],
    [CANCEL, "please don't cancel order 9", { order_id: 9 }],
    [CANCEL, "close ticket 4, don't cancel order 9", { order_id: 9 }],
    [CANCEL, "zruš objednávku 9, vlastně to nechci", { order_id: 9 }],
  ],
  "the opposite": [
    [CLOSE, "the maintenance is over, reopen ticket 77", { ticket_id: 77 }],
    [MAINTENANCE, "start the maintenance of the proxy", { service: "proxy" }],
    [MAINTENANCE, "the proxy is slow, begin maintenance", { service: "proxy" }],
  ],
  "a question": [
    [BOOK, "how much is a trip from Lipno to Kaplice?", { from: "Lipno", to: "Kaplice" }],
    [CLEAN, "have you cleaned the kitchen?", { room: "kitchen" }],
    [CLEAN, "Have the robots cleaned the kitchen?", { room: "kitchen" }],
    [CLEAN, "Hat der Roboter die Küche geputzt?", { room: "kitchen" }],
    [CLEAN, "let me know before you clean the kitchen", { room: "kitchen" }],
    [CLEAN, "dej vědět, než uklidíš kuchyň", { room: "kitchen" }],
    [CLEAN, "sag Bescheid, bevor du die Küche putzt", { room: "kitchen" }],
    [CLEAN, "daj znać, zanim posprzątasz kuchnię", { room: "kitchen" }],
    [CLEAN, "préviens-moi avant de nettoyer la cuisine", { room: "kitchen" }],
    [CLEAN, "avísame antes de limpiar la cocina", { room: "kitchen" }],
    [ON_DUTY, "how do I find out who is on duty for storage?", { team: "storage" }],
    [CANCEL, "Was order 9 cancelled?", { order_id: 9 }],
    [CANCEL, "commande 9 à annuler ?", { order_id: 9 }],
  ],
};

describe.each(Object.entries(OTHERS))("checkChoice() keeps a model from a write on %s", (_what, rows) => {
  it.each(rows.map(([tool, query, args]) => [query, tool, args] as const))("%s", (query, tool, args) => {
    expect(objections(tool, query, args)).not.toEqual([]);
  });
});

const CHANGE_BOOKING = operation(
  "PATCH",
  "/bookings/{booking_id}",
  "Change a booking",
  { booking_id: whole, guests: whole, pets: whole, room: text },
  ["booking_id"],
);
const MOVE_PART = operation(
  "POST",
  "/bookings/{booking_id}/move",
  "Move a booking",
  { booking_id: whole, start: { type: "string", format: "date-time" }, court: text },
  ["booking_id", "start"],
);

it.each([
  ["change delivery 12 to 7 boxes instead of 5", 7],
  ["změň dodávku 12 na 7 krabic místo 5", 7],
  ["zmień dostawę 12 na 7 pudełek zamiast 5", 7],
])("the replaced value is no unused part: %s", (query, boxes) => {
  const { unused } = checkChoice({
    candidate: DELIVERY,
    arguments: { delivery_id: 12, boxes },
    query,
    context: {},
    history: [],
    hasMore: false,
  });
  expect(unused).not.toContain("5");
});

describe("a value that only a reason contains", () => {
  it.each([
    ["they brought a second cat, update it", { booking_id: 9, pets: 2 }],
    ["there are three of us now, change the booking", { booking_id: 9, guests: 3 }],
    ["přivezli druhou kočku, změň to", { booking_id: 9, pets: 2 }],
  ])("%s", (query, args) => {
    const context = { booking: { booking_id: 9, guests: 2, pets: 1 } };
    const given = {
      schema: CHANGE_BOOKING.input_schema,
      query,
      context,
      fields: CHANGE_BOOKING.fields,
      isRead: false,
    };
    const applied = applyContext(args, given);
    expect(applied).toEqual(args);
    const { invented } = checkChoice({
      candidate: CHANGE_BOOKING,
      arguments: applied,
      query,
      context,
      history: [],
      hasMore: false,
    });
    expect(invented).toEqual([]);
  });

  it("is not a number that nobody says", () => {
    const query = "they brought a cat basket, update it";
    const context = { booking: { booking_id: 9, guests: 2, pets: 1 } };
    const { invented } = checkChoice({
      candidate: CHANGE_BOOKING,
      arguments: { booking_id: 4 },
      query,
      context,
      history: [],
      hasMore: false,
    });
    expect(invented).toEqual(["booking_id"]);
  });
});

it("the state of a record in the context is not sent with a change of its part", () => {
  const args = { booking_id: 9, start: "2030-05-04T18:30:00" };
  const context = { booking: { booking_id: 9, court: "P2", start: "2030-05-04T18:00:00" } };
  const query = "move it to 4 May 2030 18:30";
  const given = { schema: MOVE_PART.input_schema, query, context, fields: MOVE_PART.fields, isRead: false };
  expect(applyContext(args, given)).toEqual(args);
});

it("a sentence of another person is not searched for as a name", () => {
  const ask = openSmallApi("Club", [
    ["GET", "/members", "findMembers", "Find members by name", { name: { type: "string" } }, []],
  ]);
  const decision = ask("My adviser says I should sell my MOSS");
  const isSent = decision !== null && decision.objections.length === 0 && decision.confidence >= 0.75;
  expect(isSent && decision.ranked[0]?.filling.filled.length !== 0).toBe(false);
});
