import { describe, expect, it } from "vitest";
import { isSent, readSentences } from "./describe-attack.ts";
import { openSmallApi, type SmallOperation } from "./small-api.ts";

const text = { type: "string" };
const integer = { type: "integer" };
const oneOf = (...values: string[]) => ({ type: "string", enum: values });

const SHOP: readonly SmallOperation[] = [
  ["POST", "/orders/{no}/cancel", "cancelOrder", "Cancel an order", { no: integer }, ["no"]],
  ["DELETE", "/codes/{code}", "deleteCode", "Delete a discount code", { code: text }, ["code"]],
  ["POST", "/doors/{no}/open", "openDoor", "Open a door", { no: integer }, ["no"]],
  ["POST", "/doors/{no}/close", "closeDoor", "Close a door", { no: integer }, ["no"]],
  ["POST", "/orders/{no}/send", "sendOrder", "Send an order", { no: integer }, ["no"]],
  ["GET", "/orders/{no}", "getOrder", "Get an order", { no: integer }, ["no"]],
  [
    "GET",
    "/orders",
    "listOrders",
    "List orders",
    { status: oneOf("open", "shipped", "cancelled"), customer: text },
    [],
  ],
  ["POST", "/invoices/{no}/pay", "payInvoice", "Pay an invoice", { no: integer }, ["no"]],
  ["DELETE", "/invoices/{no}", "deleteInvoice", "Delete an invoice", { no: integer }, ["no"]],
  ["GET", "/invoices", "listInvoices", "List invoices", { status: oneOf("paid", "unpaid") }, []],
  ["GET", "/invoices/{no}", "getInvoice", "Get an invoice", { no: integer }, ["no"]],
  ["POST", "/users/{id}/block", "blockUser", "Block a user", { id: integer }, ["id"]],
  ["DELETE", "/users/{id}", "deleteUser", "Delete a user", { id: integer }, ["id"]],
  ["GET", "/users/{id}", "getUser", "Get a user", { id: integer }, ["id"]],
  ["GET", "/users", "listUsers", "List users", { country: text }, []],
  ["POST", "/alarms/{no}/activate", "activateAlarm", "Activate an alarm", { no: integer }, ["no"]],
  ["POST", "/alarms/{no}/deactivate", "deactivateAlarm", "Deactivate an alarm", { no: integer }, ["no"]],
  ["POST", "/lights/{no}/switch-on", "switchOnLight", "Turn on a light", { no: integer }, ["no"]],
  ["POST", "/lights/{no}/switch-off", "switchOffLight", "Turn off a light", { no: integer }, ["no"]],
  ["POST", "/bookings/{no}/confirm", "confirmBooking", "Confirm a booking", { no: integer }, ["no"]],
  ["GET", "/doors/{no}", "getDoor", "Get the state of a door", { no: integer }, ["no"]],
  ["GET", "/codes", "listCodes", "List discount codes", {}, []],
  ["POST", "/tickets", "createTicket", "Create a support ticket", { subject: text }, ["subject"]],
  ["POST", "/servers/{name}/restart", "restartServer", "Restart a server", { name: text }, ["name"]],
  ["GET", "/servers/{name}", "getServer", "Get the status of a server", { name: text }, ["name"]],
];

const plan = openSmallApi("Shop", SHOP);

describe("sentences of six languages", () => {
  it("that command nothing send no write: negated, past, reported, asked, future, of others", () => {
    const sentences = readSentences("no_commands.txt");
    expect(sentences.length).toBeGreaterThan(1_000);
    expect(sentences.filter((sentence) => isSent(sentence, plan))).toEqual([]);
  });

  it("that command plainly are sent", () => {
    const sentences = readSentences("commands.txt");
    expect(sentences.length).toBeGreaterThan(80);
    expect(sentences.filter((sentence) => !isSent(sentence, plan))).toEqual([]);
  });
});
