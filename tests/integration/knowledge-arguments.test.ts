import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ToolgateClient } from "../../scripts/toolgate-client.ts";
import { remember } from "./memory-client.ts";
import { startToolgate, type Toolgate } from "./start-toolgate.ts";

let toolgate: Toolgate;
let client: ToolgateClient;
let toolId = "";
beforeAll(async () => {
  toolgate = await startToolgate();
  client = (await toolgate.newPerson()).client;
  for (const [source, content] of [
    ["travel.md", "A hotel may cost 120 euros a night."],
    ["food.md", "A hotel breakfast may cost 15 euros."],
  ] as const) {
    await remember(client, { site_id: "handbook", source, content });
  }
  const listed = await client.call<{ tool_id: string }[]>(
    "GET",
    "/rest/v1/tools?operation_id=eq.kb.search",
    undefined,
    {
      apikey: toolgate.stack.publishableKey,
    },
  );
  toolId = listed.body[0]?.tool_id ?? "";
});
afterAll(() => toolgate.stop());

/** The answer of a question or of a run. */
interface Answer {
  result?: { results: unknown[] };
  final_data?: { results: unknown[] };
  error_code?: string;
}

const WAYS: [way: string, call: (args: object) => Promise<{ body: Answer }>][] = [
  ["run by its id", (args) => client.call("POST", `/functions/v1/tools/${toolId}/run`, { arguments: args })],
  [
    "named in a question",
    (args) =>
      client.call("POST", "/functions/v1/agent-query", {
        user_query: "Search the knowledge base",
        conversation_id: "kb",
        tool: "kb.search",
        arguments: args,
      }),
  ],
];

describe.each(WAYS)("kb.search, %s,", (_, call) => {
  it.each([
    ["q and top_k", { q: "What may a hotel cost?", top_k: 1 }, 1],
    ["query and limit", { query: "What may a hotel cost?", limit: 1 }, 1],
    ["q alone", { q: "What may a hotel cost?" }, 2],
  ])("takes %s", async (_names, args, count) => {
    const { body } = await call(args);
    expect((body.final_data ?? body.result)?.results, JSON.stringify(body)).toHaveLength(count);
  });

  it.each([
    ["both names of one argument", { query: "hotel", q: "breakfast" }],
    ["a top_k out of its bounds", { q: "hotel", top_k: 100 }],
    ["any other name", { query: "hotel", k: 1 }],
  ])("refuses %s", async (_names, args) => {
    expect((await call(args)).body.error_code).toBe("INVALID_ARGUMENTS");
  });
});
