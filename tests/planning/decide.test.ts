import { describe, expect, it } from "vitest";
import { openPart, operationOf } from "../../scripts/requests/plan-part.ts";
import type { Json, JsonObject } from "../../src/base/json.ts";
import { annotate } from "../../src/catalogue/openapi/annotate/annotate.ts";
import { compileOperations } from "../../src/catalogue/openapi/compile/compile-operations.ts";
import { parseDocument } from "../../src/catalogue/openapi/parse/parse-document.ts";
import { decide } from "../../src/planning/deciding/decide.ts";

type Field = [name: string, schema: JsonObject, required?: "required"];
type Operation = [method: string, path: string, summary: string, fields?: Field[]];

const text = { type: "string" };
const day = { type: "string", format: "date" };

/** A document of a workshop for bicycles: bikes, repairs, mechanics and reminders. */
const WORKSHOP: Operation[] = [
  [
    "get",
    "/bikes",
    "List bikes",
    [
      ["status", { enum: ["waiting", "in_repair", "ready"], type: "string" }],
      ["brand", text],
    ],
  ],
  ["get", "/bikes/{bike_id}", "Get a bike", [["bike_id", { type: "string", example: "BK-104" }, "required"]]],
  [
    "post",
    "/bikes",
    "Register a bike",
    [
      ["brand", text, "required"],
      ["frame_number", { type: "string", example: "F88231" }, "required"],
      ["owner_email", { type: "string", format: "email" }],
    ],
  ],
  [
    "delete",
    "/bikes/{bike_id}",
    "Delete a bike",
    [["bike_id", { type: "string", example: "BK-104" }, "required"]],
  ],
  [
    "put",
    "/bikes/{bike_id}/mechanic",
    "Assign a mechanic",
    [
      ["bike_id", { type: "string", example: "BK-104" }, "required"],
      ["mechanic_email", { type: "string", format: "email" }, "required"],
    ],
  ],
  [
    "post",
    "/bikes/{bike_id}/move",
    "Move a bike to another stand",
    [
      ["bike_id", { type: "string", example: "BK-104" }, "required"],
      ["stand", { type: "string", example: "S-12" }, "required"],
    ],
  ],
  [
    "post",
    "/bikes/{bike_id}/notes",
    "Add a note to a bike",
    [
      ["bike_id", { type: "string", example: "BK-104" }, "required"],
      ["text", text, "required"],
      ["billable", { type: "boolean" }],
    ],
  ],
  [
    "post",
    "/repairs/{repair_id}/extension",
    "Extend a repair",
    [["repair_id", { type: "integer" }, "required"]],
  ],
  [
    "post",
    "/repairs/{repair_id}/approve",
    "Approve a repair",
    [["repair_id", { type: "integer" }, "required"]],
  ],
  [
    "post",
    "/repairs/{repair_id}/cancel",
    "Cancel a repair",
    [["repair_id", { type: "integer" }, "required"]],
  ],
  [
    "get",
    "/repairs",
    "List repairs",
    [
      ["since", day],
      ["bike_id", { type: "string", example: "BK-104" }],
    ],
  ],
  ["get", "/repairs/{repair_id}", "Get a repair", [["repair_id", { type: "integer" }, "required"]]],
];

function documentOf(title: string, operations: readonly Operation[]): string {
  const paths: Record<string, JsonObject> = {};
  for (const [method, path, summary, fields = []] of operations) {
    const inBody = method === "post" || method === "put" || method === "patch";
    const isInPath = ([name]: Field) => path.includes(`{${name}}`);
    const body = fields.filter((field) => inBody && !isInPath(field));
    paths[path] = {
      ...paths[path],
      [method]: {
        summary,
        parameters: fields
          .filter((field) => !body.includes(field))
          .map((field) => ({
            name: field[0],
            in: isInPath(field) ? "path" : "query",
            required: field[2] === "required",
            schema: field[1],
          })),
        ...(body.length > 0 && {
          requestBody: {
            required: true,
            content: {
              "application/json": {
                schema: {
                  type: "object",
                  required: body.flatMap(([name, , required]) => (required ? [name] : [])),
                  properties: Object.fromEntries(body.map(([name, schema]) => [name, schema])),
                },
              },
            },
          },
        }),
        responses: { "200": { description: "OK" } },
      },
    };
  }
  return JSON.stringify({
    openapi: "3.1.0",
    info: { title, version: "1" },
    servers: [{ url: "https://api.example.com" }],
    paths: paths as unknown as Json,
  });
}

const { tools } = compileOperations(annotate(parseDocument(documentOf("Workshop", WORKSHOP))).document);
const find = openPart({ connectors: [{ id: "workshop", tools }], rows: [] });

function ask(query: string, context: JsonObject = {}) {
  const row = { id: "", connector: "workshop", lang: "", kind: "", query, context, expect: "call" as const };
  const decision = decide({ query, context, candidates: find(row), now: new Date("2026-11-22T10:00:00Z") });
  const best = decision?.ranked[0];
  const isSure = decision !== null && decision.confidence >= 0.75 && decision.objections.length === 0;
  return best === undefined || !isSure
    ? "asks"
    : `${operationOf(best.candidate)} ${JSON.stringify(sorted(best.filling.arguments))}`;
}

function sorted(values: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(values).sort(([a], [b]) => a.localeCompare(b)));
}

describe("a complete request is called without asking", () => {
  it.each<[string, string, string, JsonObject?]>([
    ["a plain command", "approve repair 31", 'POST /repairs/{repair_id}/approve {"repair_id":31}'],
    [
      "a generic noun beside the id",
      "approve repair order 31",
      'POST /repairs/{repair_id}/approve {"repair_id":31}',
    ],
    [
      "a verb of bringing with a goal",
      "take BK-104 to stand S-12",
      'POST /bikes/{bike_id}/move {"bike_id":"BK-104","stand":"S-12"}',
    ],
    [
      "a verb of giving with a receiver",
      "give bike BK-104 to the mechanic eva@shop.example",
      'PUT /bikes/{bike_id}/mechanic {"bike_id":"BK-104","mechanic_email":"eva@shop.example"}',
    ],
    [
      "a path that names the action as a noun",
      "extend repair 31",
      'POST /repairs/{repair_id}/extension {"repair_id":31}',
    ],
    [
      "a negation that is an argument",
      'add the note "new chain" to bike BK-104, not billable',
      'POST /bikes/{bike_id}/notes {"bike_id":"BK-104","billable":false,"text":"new chain"}',
    ],
    [
      "a reason that was not requested",
      "cancel repair 31 because of the holidays",
      'POST /repairs/{repair_id}/cancel {"repair_id":31}',
    ],
    [
      "a first sentence that only gives the reason",
      "We no longer need it, cancel repair 31",
      'POST /repairs/{repair_id}/cancel {"repair_id":31}',
    ],
    [
      "a part of one thing",
      "what is the colour of bike BK-104?",
      'GET /bikes/{bike_id} {"bike_id":"BK-104"}',
    ],
    ["a state of one thing", "is repair 31 approved?", 'GET /repairs/{repair_id} {"repair_id":31}'],
    [
      "this thing",
      "approve this repair",
      'POST /repairs/{repair_id}/approve {"repair_id":31}',
      { repair_id: 31 },
    ],
  ])("%s: %s", (_, query, outcome, context = {}) => {
    expect(ask(query, context)).toBe(outcome);
  });
});

describe("a request that only mentions a write never sends it", () => {
  it.each([
    ["do not cancel repair 31"],
    ["who cancelled repair 31?"],
    ["how do I cancel repair 31?"],
    ["should we cancel repair 31?"],
    ["if the customer agrees, cancel repair 31"],
    ["Eva said that we should cancel repair 31"],
    ["repair 31 was cancelled yesterday"],
    ["reject repair 31"],
    ["never delete bike BK-104"],
    ["delete the photo of bike BK-104"],
    ["Storniere Reparatur 31 nicht"],
    ["nerušte opravu 31"],
    ["nie anuluj naprawy 31"],
    ["no canceles la reparación 31"],
    ["n'annule pas la réparation 31"],
  ])("%s", (query) => {
    expect(ask(query)).not.toMatch(/^(POST|PUT|DELETE)/);
  });
});
