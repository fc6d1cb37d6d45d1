import { describe, expect, test } from "vitest";
import { decide } from "../../src/planning/deciding/decide.ts";
import { planByRule } from "../../src/plugins/planner-direct/index.ts";
import { body, document, integer, parameter, text } from "./own-documents.ts";
import { candidatesOf } from "./small-api.ts";

const YARD = document("Boat yard", {
  "/boats": {
    get: { operationId: "listBoats", summary: "List boats", parameters: [parameter("query", "berth", text)] },
    post: {
      operationId: "createBoat",
      summary: "Create a boat",
      requestBody: body({ name: text, length: integer }, ["name", "length"]),
    },
  },
  "/boats/{boat_id}": {
    get: {
      operationId: "getBoat",
      summary: "Get a boat",
      parameters: [parameter("path", "boat_id", integer)],
    },
    delete: {
      operationId: "deleteBoat",
      summary: "Delete a boat",
      parameters: [parameter("path", "boat_id", integer)],
    },
  },
  "/forecasts": {
    get: {
      operationId: "getForecast",
      summary: "Weather forecast for a harbour",
      parameters: [parameter("query", "harbour", text)],
    },
  },
});

function questionFor(query: string) {
  const candidates = candidatesOf(YARD);
  const decision = decide({ query, context: {}, candidates, now: new Date("2026-11-22T10:00:00Z") });
  const plan = planByRule({ candidates, decision, threshold: 0.75 });
  if (plan.kind !== "question") throw new Error(`no question but ${plan.kind}`);
  return { ...plan, offered: plan.choices.map(({ operation_id }) => operation_id) };
}

describe("a question of the rules", () => {
  test.each([
    ["Don't delete boat 7", "Nothing was called, because the request says not to do it."],
    ["Nemaž loď 7", "Nic se nevolalo, protože to požadavek zakazuje."],
    ["Lösche Boot 7 nicht", "Es wurde nichts aufgerufen, weil die Anfrage es ausschließt."],
    ["Nie usuwaj łodzi 7", "Nic nie zostało wywołane, bo polecenie tego zabrania."],
    ["No borres el barco 7", "No se ha llamado a nada, porque la petición lo excluye."],
    ["Ne supprime pas le bateau 7", "Rien n'a été appelé, car la demande l'exclut."],
  ])("about a forbidden write says so: %s", (query, reason) => {
    expect(questionFor(query).question).toContain(reason);
  });

  test("about a forbidden write offers no write", () => {
    expect(questionFor("Don't delete boat 7").offered).not.toContain("deleteBoat");
  });

  test.each([
    "Create a boat named Never Land",
    "Ne supprime que le bateau 7",
    "Delete boat 7, not boat 8",
    "Könntest du nicht Boot 7 löschen?",
  ])("does not say that something is forbidden where something else is negated: %s", (query) => {
    expect(questionFor(query).question).not.toMatch(/says not to|l'exclut|ausschließt/);
  });

  test("about a write that is only mentioned says why nothing was sent", () => {
    const { question, offered } = questionFor("How do I delete boat 7?");
    expect(question).toMatch(/^Nothing was called, because the request does not ask for it to be done now\./);
    expect(offered).toContain("deleteBoat");
  });

  test("quotes what was not understood, as one part", () => {
    const { preface, offered } = questionFor("Delete boat 7 velvet gearbox");
    expect(preface).toBe('Not understood: "velvet gearbox".');
    expect(offered[0]).toBe("deleteBoat");
  });

  test("asks for the values of the only likely operation, although a word was not understood", () => {
    const { preface, missing } = questionFor("Create a boat with 9 gearboxes and a length of 12");
    expect(preface).toContain("gearboxes");
    expect(missing).toEqual(["name"]);
  });

  test("does not offer operations that have nothing to do with the request", () => {
    expect(questionFor("Delete bob's boat").offered).not.toContain("getForecast");
  });
});
