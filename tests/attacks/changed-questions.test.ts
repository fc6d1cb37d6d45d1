import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ToolgateClient } from "../../scripts/toolgate-client.ts";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { connect, startToolgate, type Toolgate } from "../integration/start-toolgate.ts";

/*
 * Who: whoever may change a tool (a key with `connectors:write`) while a question about it is open, which its caller may answer for
 * 15 minutes. What they try: to have the answer send another write than the one that the question was about. Expected: nothing is
 * sent, the answer is CONFLICT, and the next request uses the tool as it is now. A read is called as it is now.
 */

let api: Loopback;
let toolgate: Toolgate;
let owner: ToolgateClient;
let deployment: ToolgateClient;

beforeAll(async () => {
  api = await startLoopback((_request, response) => answerJson(response, { ok: true }));
  toolgate = await startToolgate({ upstreams: [api.url] });
});
afterAll(async () => {
  await toolgate?.stop();
  await api?.close();
});
beforeEach(async () => {
  owner = (await toolgate.newPerson()).client;
  deployment = await newKey(["connectors:write"]);
  api.received.length = 0;
});

async function newKey(scopes: string[]): Promise<ToolgateClient> {
  const made = await owner.call<{ key: string }>("POST", "/functions/v1/api-keys", { name: "k", scopes });
  expect(made.status).toBe(201);
  return toolgate.as(made.body.key);
}

interface Change {
  method?: string;
  path?: string;
  server?: string;
  summary?: string;
  more?: object;
}

/** A document with one operation, which needs the name of an account. */
function ledger({ method = "post", path = "/entries", server = "", summary, more = {} }: Change = {}) {
  const name = { name: "account", in: "query", required: true, schema: { type: "string" } };
  return {
    openapi: "3.1.0",
    info: { title: "Ledger", version: "1" },
    servers: [{ url: `${api.url}${server}` }],
    "x-auth-type": "none",
    "x-required-secrets": [],
    paths: {
      [path]: {
        [method]: {
          operationId: "closeLedger",
          summary: summary ?? "Close the ledger",
          parameters: [name],
          responses: { 200: { description: "Done" } },
          ...more,
        },
      },
    },
  };
}

interface Answer {
  status: string;
  error_code?: string;
  error_message?: string;
  technical_details?: { reason?: string; choices?: { tool_id: string }[] };
}

function talk(client: ToolgateClient = owner) {
  const conversation_id = crypto.randomUUID();
  return async (user_query: string, more: object = {}) =>
    (await client.call<Answer>("POST", "/functions/v1/agent-query", { user_query, conversation_id, ...more }))
      .body;
}

const REQUEST = "Close the ledger";
const sent = () => api.received.map(({ method, url }) => `${method} ${url}`);

/** Asks for the account, and replaces the document before the question is answered. */
async function askThenChange(from: Change, to: Change, client?: ToolgateClient) {
  const id = await connect(owner, ledger(from));
  const say = talk(client);
  const asked = await say(REQUEST);
  expect(asked.error_code).toBe("CLARIFICATION_NEEDED");
  const tool = asked.technical_details?.choices?.[0]?.tool_id ?? "";
  const path = `/functions/v1/connectors/${id}`;
  expect((await deployment.call("PUT", path, ledger(to))).status).toBe(200);
  return { say, tool };
}

type Say = ReturnType<typeof talk>;
const WAYS: [way: string, answer: (say: Say, tool: string) => Promise<Answer>][] = [
  ["a value", (say) => say("savings")],
  ["a value after an answer that is not understood", async (say) => (await say("👍"), say("savings"))],
  ["its tool_id and arguments", (say, tool) => say("x", { tool, arguments: { account: "savings" } })],
  ["its operation id", (say) => say("x", { tool: "closeLedger", arguments: { account: "savings" } })],
  ["the same words and context", (say) => say(REQUEST, { user_context_data: { account: "savings" } })],
  ["other words for it", (say) => say("Close the ledger of the account savings")],
];

const CHANGES: [change: string, from: Change, to: Change][] = [
  ["is moved to another path", {}, { path: "/accounts" }],
  ["is sent with another method", {}, { method: "put" }],
  ["is moved to another server", {}, { server: "/live" }],
  ["sends another value unasked", {}, { more: withConstant() }],
  ["was a read and writes", { method: "get" }, { method: "delete" }],
];

function withConstant() {
  const all = { name: "all", in: "query", required: true, schema: { type: "string", const: "yes" } };
  const account = { name: "account", in: "query", required: true, schema: { type: "string" } };
  return { parameters: [account, all] };
}

const [VALUE, , NAMED] = WAYS;
/** Each way for the first change, two ways for the others. */
const ROWS = CHANGES.flatMap(([change, from, to], i) =>
  WAYS.filter((way) => i === 0 || way === VALUE || way === NAMED).map(([way, answer]) => ({
    change,
    from,
    to,
    way,
    answer,
  })),
);

describe("a tool that, while a question about it is open,", () => {
  it.each(ROWS)("$change, answered by $way: nothing is sent", async ({ from, to, answer }) => {
    const { say, tool } = await askThenChange(from, to);
    const body = await answer(say, tool);
    expect([body.error_code, body.technical_details?.reason, sent()]).toEqual([
      "CONFLICT",
      "tool_changed",
      [],
    ]);
    expect(body.error_message).toContain("Send the request again");
  });
});

describe("after the refusal", () => {
  it("the request is sent again, and asked again: the answer uses the tool as it is now", async () => {
    const { say } = await askThenChange({}, { path: "/accounts" });
    expect((await say("savings")).error_code).toBe("CONFLICT");
    expect((await say(REQUEST)).error_code).toBe("CLARIFICATION_NEEDED");
    expect([(await say("savings")).status, sent()]).toEqual(["SUCCESS", ["POST /accounts?account=savings"]]);
  });

  it("the tool is named again: called as it is now", async () => {
    const { say, tool } = await askThenChange({}, { path: "/accounts" });
    const named = { tool, arguments: { account: "savings" } };
    expect((await say("x", named)).error_code).toBe("CONFLICT");
    expect([(await say("x", named)).status, sent()]).toEqual(["SUCCESS", ["POST /accounts?account=savings"]]);
  });
});

describe("what is still called", () => {
  it.each<[case_: string, from: Change, to: Change, expected: string]>([
    [
      "a read that was replaced by another read",
      { method: "get" },
      { method: "get", path: "/all" },
      "GET /all",
    ],
    ["a write of which only the summary changed", {}, { summary: "Close the whole ledger" }, "POST /entries"],
    ["a write that was uploaded again as it was", {}, {}, "POST /entries"],
  ])("%s", async (_case, from, to, expected) => {
    for (const [, answer] of [VALUE, NAMED].filter((way) => way !== undefined)) {
      api.received.length = 0;
      const { say, tool } = await askThenChange(from, to);
      expect([(await answer(say, tool)).status, sent()]).toEqual([
        "SUCCESS",
        [`${expected}?account=savings`],
      ]);
      owner = (await toolgate.newPerson()).client;
      deployment = await newKey(["connectors:write"]);
    }
  });

  it("a changed tool that is named in another conversation, where no question was asked", async () => {
    const { tool } = await askThenChange({}, { path: "/accounts" });
    const { status } = await talk()("x", { tool, arguments: { account: "savings" } });
    expect([status, sent()]).toEqual(["SUCCESS", ["POST /accounts?account=savings"]]);
  });
});
