import { expect, test } from "vitest";
import type { JsonObject } from "../../src/base/json.ts";
import type { ToolCandidate } from "../../src/contract/tool.ts";
import { planNamed } from "../../src/plugins/planner-chosen/index.ts";

const text = { type: "string" };
const whole = { type: "integer" };

function tool(
  summary: string,
  properties: JsonObject,
  { required = Object.keys(properties), write = false } = {},
): ToolCandidate {
  const parameters = Object.keys(properties).map((name) => ({
    name,
    description: "",
    values: [],
    required: required.includes(name),
    location: "query" as const,
  }));
  return {
    tool_id: summary,
    plugin: "openapi-tool",
    operation_id: summary.replaceAll(" ", "_"),
    connector_id: "c1",
    source: "connector",
    name: summary,
    fields: {
      api: "Anything",
      operation_id: summary.replaceAll(" ", "_"),
      method: write ? "POST" : "GET",
      path: "/x",
      summary,
      description: "",
      tags: [],
      parameters: parameters as never,
    },
    input_schema: { type: "object", properties, required },
    side_effect: write ? "write" : "read",
    score: 0,
  };
}

function plan(
  query: string,
  candidate: ToolCandidate,
  more: { context?: JsonObject; given?: JsonObject } = {},
) {
  const { context = {}, given = null } = more;
  return planNamed(
    { tool: candidate.operation_id, arguments: given },
    { tools: [candidate], query, context },
  );
}

const TICKET = tool(
  "Create a ticket",
  { title: text, priority: { type: "string", enum: ["low", "high"] } },
  { required: ["title"], write: true },
);

test.each([
  [
    "a place with its preposition",
    "What is the weather in Brno?",
    tool("Get the weather", { city: text }),
    { city: "Brno" },
  ],
  [
    "a number beside what it numbers",
    "show ticket 77",
    tool("Get a ticket", { ticket_id: whole }),
    { ticket_id: 77 },
  ],
  ["text after a colon", "create a ticket: printer broken", TICKET, { title: "printer broken" }],
])("planNamed() takes %s from the request", (_what, query, candidate, args) =>
  expect(plan(query, candidate)).toMatchObject({ kind: "tool_call", call: { arguments: args } }),
);

test.each([
  ["a place for a movie", "a dentist in San Francisco", tool("Find a movie", { movie_name: text })],
  ["a word for a genre", "movies with Sterling K. Brown as an actor", tool("Find a movie", { genre: text })],
  [
    "the first word for a place",
    "Qual a temperatura atual em Divinópolis",
    tool("Get the weather", { location: text }),
  ],
  ["nothing", "Do it", tool("Get a ticket", { ticket_id: whole })],
])("planNamed() asks instead of guessing: %s", (_what, query, candidate) => {
  const planned = plan(query, candidate);
  expect(planned.kind).toBe("question");
  if (planned.kind === "question") expect(planned.choices[0]?.arguments).toEqual({});
});

test("planNamed() asks if a value of the request has no clear argument", () => {
  const planned = plan(
    'create a ticket: printer broken, for "Room 12"',
    tool("Close all", {}, { write: true }),
  );
  expect(planned).toMatchObject({ kind: "question", missing: [], reading: expect.any(Array) });
});

test("planNamed() uses given arguments unchanged, regardless of the request's text", () => {
  const planned = plan("a dentist in San Francisco", TICKET, { given: { title: "Dentist" } });
  expect(planned).toMatchObject({ kind: "tool_call", call: { arguments: { title: "Dentist" } } });
});

test("planNamed() returns the role of each word", () => {
  const planned = plan("show ticket 77", tool("Get a ticket", { ticket_id: whole }));
  expect(planned.reading).toContainEqual({
    text: "77",
    start: 12,
    end: 14,
    role: "argument",
    detail: "ticket_id",
  });
});

test.each([
  ["Založ tiket", "Pro „Create a ticket“: jakou hodnotu má title?"],
  ["Bitte ein Ticket erstellen", "Für „Create a ticket“: welchen Wert hat title?"],
  ["Utwórz zgłoszenie, proszę", "Dla „Create a ticket”: jaką wartość ma title?"],
  ["Por favor, crea un ticket", "Para «Create a ticket»: ¿qué valor tiene title?"],
  ["Merci de créer un ticket", "Pour « Create a ticket » : quelle est la valeur de title ?"],
])("planNamed() asks in the language of the request: %s", (query, question) =>
  expect(plan(query, TICKET)).toMatchObject({ kind: "question", question }),
);
