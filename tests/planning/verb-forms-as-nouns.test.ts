import { describe, expect, it } from "vitest";
import { readRequest } from "../../src/planning/reading/read-request.ts";
import { openSmallApi } from "./small-api.ts";

const NOW = new Date("2026-11-22T10:00:00Z");
const verbs = (text: string) => readRequest(text, NOW).clauses.flatMap(({ actions }) => actions);

describe("verb forms that are nouns by their place", () => {
  it.each([
    "les clients de la commande",
    "les 3 premiers de la liste de garde",
    "mi mejor compra de abril",
    "la próxima reserva",
    "folk records from 1970 to 1979",
    "drafts for the gazette",
    "prints on canvas",
    "the 9 largest orders",
    "what is my stamp collection worth?",
    "whose is this, my order or yours?",
  ])("%s", (text) => {
    expect(verbs(text)).toEqual([]);
  });

  it.each([
    ["commande trois pizzas pour demain", "order"],
    ["je voudrais les réserver", "reserve"],
    ["reserva la mesa 4", "reserve"],
    ["order three pizzas", "order"],
    ["draft a letter", "draft"],
    ["la gare 5, réserve-la", "reserve"],
  ])("but not in a command: %s", (text, verb) => {
    expect(verbs(text).flatMap((each) => (each.commanded ? each.verbs : []))).toContain(verb);
  });

  it("finds the verb of a relative clause", () => {
    expect(verbs("the pump that records data").flatMap((each) => each.verbs)).not.toEqual([]);
  });
});

const text = { type: "string" };
const plan = openSmallApi("Framer", [
  [
    "GET",
    "/frame-orders",
    "listFrameOrders",
    "List frame orders",
    { state: { type: "string", enum: ["open", "done"] } },
    [],
  ],
  ["POST", "/frame-orders", "createFrameOrder", "Order frames", { wood: text }, ["wood"]],
  ["POST", "/shutters/open", "openShutters", "Open the shutters", {}, []],
]);

describe("an adjective before a plural", () => {
  it("asks for what it describes rather than creating it", () => {
    const decision = plan("open frame orders");
    expect(decision?.ranked[0]?.candidate.operation_id).toBe("listFrameOrders");
    expect(decision?.ranked[0]?.filling.arguments).toEqual({ state: "open" });
  });

  it("stays a command for an operation with this verb", () => {
    expect(plan("open kitchen shutters")?.ranked[0]?.candidate.operation_id).toBe("openShutters");
  });
});
