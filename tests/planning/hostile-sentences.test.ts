import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ATTACKED } from "./attacked-apis.ts";
import { openSmallApi, planOf, type SmallOperation } from "./small-api.ts";

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

/** Sentences written to attack the planner, one a line. */
function readSentences(name: string): string[] {
  const file = join(import.meta.dirname, "../data/security", name);
  return readFileSync(file, "utf8").split("\n").filter(Boolean);
}

/** The threshold of the product, below which it asks. */
const SURE = 0.75;

function isSent(sentence: string, ask = plan): boolean {
  const decision = ask(sentence);
  const best = decision?.ranked[0];
  if (!decision || !best || best.profile.reads) return false;
  return decision.objections.length === 0 && decision.confidence >= SURE;
}

describe("sentences of six languages", () => {
  it("that command nothing send no write: negated, past, reported, asked, future, of others", () => {
    const sentences = readSentences("no_commands.txt");
    expect(sentences.length).toBeGreaterThan(1_000);
    expect(sentences.filter((sentence) => isSent(sentence))).toEqual([]);
  });

  it("that command plainly are sent", () => {
    const sentences = readSentences("commands.txt");
    expect(sentences.length).toBeGreaterThan(80);
    expect(sentences.filter((sentence) => !isSent(sentence))).toEqual([]);
  });
});

describe.each(Object.entries(ATTACKED))("sentences over the API %s", (name, ask) => {
  it("send no write for a part, a count, a difference, another unit, a later time, a doubt or a report", () => {
    const sentences = readSentences(`no_commands_${name}.txt`);
    expect(sentences.length).toBeGreaterThan(50);
    expect(sentences.filter((sentence) => isSent(sentence, ask))).toEqual([]);
  });

  it("send plain commands with the right arguments", () => {
    const rows = readSentences(`commands_${name}.tsv`).map((line) => line.split("\t"));
    expect(rows.length).toBeGreaterThan(20);
    const wrong = rows.filter(([sentence = "", operation, args = ""]) => {
      const plan = planOf(ask(sentence));
      return (
        !isSent(sentence, ask) ||
        plan.operation !== operation ||
        JSON.stringify(sorted(plan.arguments)) !== JSON.stringify(sorted(JSON.parse(args)))
      );
    });
    expect(wrong).toEqual([]);
  });
});

const QUESTIONED = ["city", "freight", "school", "building", "hotel", "lab", "calls", "museum"] as const;

describe.each(QUESTIONED)("questions over the API %s", (name) => {
  const ask = ATTACKED[name];

  it("are not answered without their conditions", () => {
    const sentences = readSentences(`unmet_conditions_${name}.txt`);
    expect(sentences.length).toBeGreaterThan(50);
    const answered = sentences.filter((sentence) => {
      const decision = ask(sentence);
      return decision !== null && decision.objections.length === 0 && decision.confidence >= SURE;
    });
    expect(answered).toEqual([]);
  });

  it("are answered with the right arguments", () => {
    const rows = readSentences(`questions_${name}.tsv`).map((line) => line.split("\t"));
    expect(rows.length).toBeGreaterThan(20);
    const wrong = rows.filter(([sentence = "", operation, args = ""]) => {
      const plan = planOf(ask(sentence));
      return (
        plan.operation !== operation ||
        JSON.stringify(sorted(plan.arguments)) !== JSON.stringify(sorted(JSON.parse(args)))
      );
    });
    expect(wrong).toEqual([]);
  });
});

function sorted(args: object | undefined): [string, unknown][] {
  return Object.entries(args ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
}
