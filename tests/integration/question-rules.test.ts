import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ToolgateClient } from "../../scripts/toolgate-client.ts";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { connect, startToolgate, type Toolgate } from "./start-toolgate.ts";

const RULES = "/functions/v1/settings/question-rules";

let api: Loopback;
let toolgate: Toolgate;
let owner: ToolgateClient;
let connectorId: string;
/** Requests of the writes that were sent. */
let written: string[] = [];

beforeAll(async () => {
  api = await startLoopback(({ method, url }, response) => {
    if (method !== "GET") written.push(`${method} ${url}`);
    answerJson(response, { method, url });
  });
  toolgate = await startToolgate({ upstreams: [api.url] });
  owner = (await toolgate.newPerson()).client;
  connectorId = await connect(owner, writeBakery(api.url), {});
});
afterAll(async () => {
  await toolgate.stop();
  await api.close();
});

/** A bakery with operations whose names differ from the words of its people. */
function writeBakery(url: string): object {
  const responses = { "200": { description: "ok" } };
  const batch = { name: "batch_no", in: "path", required: true, schema: { type: "integer" } };
  const operation = (operationId: string, summary: string, parameters: object[] = []) => ({
    operationId,
    summary,
    parameters,
    responses,
  });
  return {
    openapi: "3.1.0",
    info: { title: "Bakery", version: "1" },
    servers: [{ url }],
    "x-auth-type": "none",
    "x-required-secrets": [],
    paths: {
      "/deliveries": { get: operation("listDeliveries", "List deliveries") },
      "/standing-orders": { get: operation("listStandingOrders", "List standing orders") },
      "/batches/{batch_no}": { get: operation("getBatch", "Show a batch", [batch]) },
      "/batches/{batch_no}/quarantine": { post: operation("quarantineBatch", "Quarantine a batch", [batch]) },
    },
  };
}

interface Answer {
  status: string;
  error_code?: string;
  error_message?: string;
  confidence: number;
  final_data: { method: string; url: string };
  tool?: { operation_id: string };
  trace_id: string;
  technical_details: {
    errors?: { pointer: string; message: string }[];
    missing?: string[];
    question?: string;
  };
}

interface Rule {
  rule_id: string;
  phrase: string;
  operation_id: string;
}

async function ask(user_query: string, more: object = {}, client = owner): Promise<Answer> {
  const body = { user_query, conversation_id: crypto.randomUUID(), ...more };
  return (await client.call<Answer>("POST", "/functions/v1/agent-query", body)).body;
}

async function toolId(operation: string, client = owner): Promise<string> {
  const rows = await client.call<{ tool_id: string; operation_id: string }[]>(
    "GET",
    `/rest/v1/tools?select=tool_id,operation_id&operation_id=eq.${operation}`,
    undefined,
    { apikey: toolgate.stack.publishableKey },
  );
  return rows.body[0]?.tool_id ?? "";
}

async function store(phrase: string, operation: string): Promise<{ status: number; body: Rule & Answer }> {
  return owner.call("POST", RULES, { phrase, tool_id: await toolId(operation) });
}

describe("a question rule", () => {
  it("chooses its operation for questions with all of its words, in any order and form, until it is deleted", async () => {
    expect(await ask("Show the morning run")).not.toMatchObject({ status: "SUCCESS" });
    const { status, body } = await store("morning runs", "listDeliveries");
    expect([status, body]).toMatchObject([
      200,
      { phrase: "morning runs", operation_id: "listDeliveries", connector_id: connectorId },
    ]);
    for (const question of ["Show the morning run", "morning run", "Please list all runs of the morning"])
      expect(await ask(question), question).toMatchObject({
        status: "SUCCESS",
        final_data: { url: "/deliveries" },
      });
    const { trace_id } = await ask("Show the morning run");
    await expect
      .poll(async () => {
        const { body: rows } = await owner.call<unknown[]>(
          "GET",
          `/rest/v1/traces?select=steps&trace_id=eq.${trace_id}`,
          undefined,
          { apikey: toolgate.stack.publishableKey },
        );
        return JSON.stringify(rows);
      })
      .toContain('the rule for \\"morning runs\\" chooses listDeliveries');
    const deleted = await owner.call("DELETE", `${RULES}/${body.rule_id}`);
    expect(deleted.body).toEqual({ deleted: body.rule_id });
    expect(await ask("Show the morning run")).not.toMatchObject({ status: "SUCCESS" });
    expect((await owner.call("DELETE", `${RULES}/${body.rule_id}`)).status).toBe(404);
  });

  it("is followed by the search, which lists its operation first", async () => {
    const { body } = await store("van plan", "listDeliveries");
    const found = await owner.call<{ tools: { operation_id: string }[] }>(
      "POST",
      "/functions/v1/tools/search",
      { query: "van plan for standing orders" },
    );
    expect(found.body.tools.map(({ operation_id }) => operation_id).slice(0, 2)).toEqual([
      "listDeliveries",
      "listStandingOrders",
    ]);
    await owner.call("DELETE", `${RULES}/${body.rule_id}`);
  });

  it("does not send what a request does not command, negates, or says in addition", async () => {
    const { body } = await store("park batch", "quarantineBatch");
    written = [];
    expect(await ask("Park batch 7")).toMatchObject({ status: "SUCCESS" });
    expect(written).toEqual(["POST /batches/7/quarantine"]);
    written = [];
    for (const question of [
      "Do not park batch 7",
      "Parked batch 7",
      "Parking batch 7",
      "The park batch 7",
      "Never park batch 7",
      "Did you park batch 7?",
      "Should I park batch 7?",
      "How do I park a batch?",
      "If it is burnt, park batch 7",
      "Park batch 7 and tell the bishop of Ely",
      'Rename the tray to "park batch 7"',
    ])
      await ask(question);
    expect(written).toEqual([]);
    expect(await ask("Park the batch")).toMatchObject({
      error_code: "CLARIFICATION_NEEDED",
      technical_details: { missing: ["batch_no"] },
    });
    expect(written).toEqual([]);
    await owner.call("DELETE", `${RULES}/${body.rule_id}`);
  });

  it("with more words comes before one with fewer; the same words again replace the tool", async () => {
    const few = await store("bread", "listDeliveries");
    const more = await store("rye bread", "listStandingOrders");
    expect(await ask("Show the rye bread")).toMatchObject({ final_data: { url: "/standing-orders" } });
    expect(await ask("Show the bread")).toMatchObject({ final_data: { url: "/deliveries" } });
    const again = await store("breads", "listStandingOrders");
    expect(again.body.rule_id).toBe(few.body.rule_id);
    expect(await ask("Show the bread")).toMatchObject({ final_data: { url: "/standing-orders" } });
    const { body } = await owner.call<{ rules: Rule[] }>("GET", RULES);
    expect(body.rules.map(({ phrase }) => phrase)).toEqual(["breads", "rye bread"]);
    for (const { rule_id } of [few.body, more.body]) await owner.call("DELETE", `${RULES}/${rule_id}`);
  });

  it("does not give an agent a tool that its file does not allow", async () => {
    const { body } = await store("dawn tour", "listDeliveries");
    const file = "agent_id: baker\ntools:\n  - name: listStandingOrders\n    side_effect: read\n";
    const put = await owner.call("PUT", "/functions/v1/agents/baker", file, {
      "content-type": "application/yaml",
    });
    expect(put.status).toBe(200);
    expect(await ask("Show the dawn tour")).toMatchObject({ status: "SUCCESS" });
    const answer = await ask("Show the dawn tour", { agent_id: "baker" });
    expect(answer).not.toMatchObject({ status: "SUCCESS" });
    expect(JSON.stringify(answer)).not.toContain("listDeliveries");
    await owner.call("DELETE", `${RULES}/${body.rule_id}`);
  });
});

describe("question rules belong to the signed-in owner", () => {
  it("keys cannot read or change them, nor can another account", async () => {
    const { body } = await store("night shift", "listDeliveries");
    const made = await owner.call<{ key: string }>("POST", "/functions/v1/api-keys", {
      name: "all",
      scopes: ["agent:query", "connectors:write", "tools:write"],
    });
    const key = toolgate.as(made.body.key);
    const stranger = (await toolgate.newPerson()).client;
    const rule = { phrase: "x ray", tool_id: await toolId("listDeliveries") };
    for (const [method, path, given] of [
      ["GET", RULES],
      ["POST", RULES, rule],
      ["DELETE", `${RULES}/${body.rule_id}`],
    ] as const)
      expect((await key.call(method, path, given)).status, method).toBe(403);
    expect((await stranger.call("GET", RULES)).body).toEqual({ rules: [] });
    expect((await stranger.call("POST", RULES, rule)).status).toBe(404);
    expect((await stranger.call("DELETE", `${RULES}/${body.rule_id}`)).status).toBe(404);
    expect(await ask("Show the night shift", {}, stranger)).not.toMatchObject({ status: "SUCCESS" });
    // A key of the account follows the rules.
    expect(await ask("Show the night shift", {}, key)).toMatchObject({ final_data: { url: "/deliveries" } });
    await owner.call("DELETE", `${RULES}/${body.rule_id}`);
  });

  it.each([
    ["only words that say nothing", "the of what", "only words such as"],
    [
      "too many words",
      Array.from({ length: 14 }, (_, i) => `${"abcdefghijklmnop"[i]}onion`).join(" "),
      "at most 12",
    ],
    ["an empty text", "  ", "phrase"],
  ])("%s is refused with what to do", async (_, phrase, message) => {
    const { status, body } = await store(phrase, "listDeliveries");
    expect([status, body.error_message]).toEqual([400, expect.stringContaining(message)]);
  });

  it("a rule ends with its tool", async () => {
    const other = (await toolgate.newPerson()).client;
    const id = await connect(other, writeBakery(api.url), {});
    const rule = { phrase: "early tour", tool_id: await toolId("listDeliveries", other) };
    expect((await other.call("POST", RULES, rule)).status).toBe(200);
    expect((await other.call("DELETE", `/functions/v1/connectors/${id}`)).status).toBe(200);
    expect((await other.call("GET", RULES)).body).toEqual({ rules: [] });
    expect((await ask("Show the early tour", {}, other)).status).toBe("FAILURE");
  });
});
