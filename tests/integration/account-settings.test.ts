import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ToolgateClient } from "../../scripts/toolgate-client.ts";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { connect, startToolgate, type Toolgate } from "./start-toolgate.ts";

interface Answer {
  status: string;
  error_code: string;
  error_message: string;
  technical_details: { reason?: string; errors?: { pointer: string; message: string }[]; max_bytes?: number };
}

let api: Loopback;
let dev: Toolgate;
let prod: Toolgate;
/** Milliseconds before the API answers. */
let delay = 0;

beforeAll(async () => {
  api = await startLoopback(async ({ url }, response) => {
    await new Promise((done) => setTimeout(done, delay));
    answerJson(response, url.startsWith("/notes") ? { id: 1 } : { text: "x".repeat(3_000) });
  });
  [dev, prod] = await Promise.all([
    startToolgate({ upstreams: [api.url] }),
    startToolgate({ upstreams: [api.url], env: { TOOLGATE_ENV: "prod" } }),
  ]);
});
afterAll(async () => {
  await Promise.all([dev.stop(), prod.stop()]);
  await api.close();
});
beforeEach(() => {
  delay = 0;
  api.received.length = 0;
});

const operation = (operationId: string, summary: string) => ({
  operationId,
  summary,
  responses: { "200": { description: "ok" } },
});
const notes = () => ({
  openapi: "3.1.0",
  info: { title: "Notes", version: "1" },
  servers: [{ url: api.url }],
  "x-auth-type": "none",
  "x-required-secrets": [],
  paths: {
    "/notes": { post: operation("createNote", "Create a note") },
    "/report": { get: operation("getReport", "Show the yearly report") },
  },
});

async function newAccount(toolgate: Toolgate) {
  const { token, client } = await toolgate.newPerson();
  await connect(client, notes());
  return { token, client };
}

const change = (client: ToolgateClient, body: object) =>
  client.call<Answer>("PATCH", "/functions/v1/settings", body);
const read = async (client: ToolgateClient) =>
  (await client.call<Record<string, unknown>>("GET", "/functions/v1/settings")).body;
const ask = (client: ToolgateClient, user_query: string, more: object = {}) =>
  client.call<Answer>("POST", "/functions/v1/agent-query", {
    user_query,
    conversation_id: crypto.randomUUID(),
    ...more,
  });
const WRITE = "Create a note";
const READ = "Show the yearly report";

describe("the environment of an account", () => {
  it("can be stricter than the installation's: writes then wait for an approval, also those of its keys", async () => {
    const { client } = await newAccount(dev);
    expect((await ask(client, WRITE)).body.status).toBe("SUCCESS");
    const made = await client.call<{ key: string }>("POST", "/functions/v1/api-keys", {
      name: "agent",
      scopes: ["agent:query"],
    });
    await client.call("PUT", "/functions/v1/agents/lax", {
      agent_id: "lax",
      env: "dev",
      approval: { mode: "auto" },
      tools: [{ name: "createNote", side_effect: "write" }],
    });
    expect(await change(client, { environment: "prod" })).toMatchObject({
      status: 200,
      body: { environment: "prod" },
    });
    expect(await read(client)).toMatchObject({
      environment: "prod",
      approval_mode: "manual",
      installation: { environment: "dev" },
      account: { environment: "prod" },
    });
    api.received.length = 0;
    expect((await ask(client, WRITE)).body.error_code).toBe("APPROVAL_REQUIRED");
    expect((await ask(dev.as(made.body.key), WRITE)).body.error_code).toBe("APPROVAL_REQUIRED");
    expect((await ask(client, WRITE, { agent_id: "lax" })).body.error_code).toBe("APPROVAL_REQUIRED");
    expect(api.received).toEqual([]);
    expect((await ask(client, READ)).body.status).toBe("SUCCESS");

    await change(client, { environment: null });
    expect((await ask(client, WRITE)).body.status).toBe("SUCCESS");
  });

  it("does not change another account", async () => {
    const [{ client: mine }, { client: other }] = [await newAccount(dev), await newAccount(dev)];
    await change(mine, { environment: "prod", limits: { calls_per_min: 1 } });
    expect(await read(other)).toMatchObject({ environment: "dev", limits: { calls_per_min: null } });
    for (let call = 0; call < 2; call++) expect((await ask(other, WRITE)).body.status).toBe("SUCCESS");
  });

  it("cannot be laxer than the installation's", async () => {
    const { client } = await newAccount(prod);
    expect((await change(client, { environment: "dev" })).body.error_code).toBe("INVALID_REQUEST");
    await change(client, { environment: null });
    expect(await read(client)).toMatchObject({ environment: "prod", approval_mode: "manual" });
    expect((await ask(client, WRITE)).body.error_code).toBe("APPROVAL_REQUIRED");
  });
});

describe("the limits of an account", () => {
  it("lower the size of an answer, the time of a call and the calls per minute", async () => {
    const { client } = await newAccount(dev);
    expect((await ask(client, READ)).body.status).toBe("SUCCESS");
    await change(client, { limits: { answer_bytes: 1_024 } });
    expect((await ask(client, READ)).body.technical_details).toMatchObject({ reason: "too_large" });

    delay = 1_500;
    await change(client, { limits: { answer_bytes: null, call_ms: 1_000 } });
    expect((await ask(client, READ)).body.technical_details).toMatchObject({ reason: "timeout" });

    delay = 0;
    await change(client, { limits: { calls_per_min: 2 } });
    const outcomes = [];
    for (let call = 0; call < 3; call++) outcomes.push((await ask(client, READ)).body.error_code);
    expect(outcomes).toEqual([undefined, undefined, "RATE_LIMITED"]);
    expect(await read(client)).toMatchObject({
      limits: { call_ms: 1_000, answer_bytes: 102_400, calls_per_min: 2 },
      account: { limits: { call_ms: 1_000, answer_bytes: null, calls_per_min: 2 } },
    });
  });

  const TOO_LAX: [what: string, limits: object, pointer: string][] = [
    ["a longer timeout", { call_ms: 30_001 }, "/limits/call_ms"],
    ["a larger answer", { answer_bytes: 102_401 }, "/limits/answer_bytes"],
    ["no time at all", { call_ms: 0 }, "/limits/call_ms"],
    ["a negative rate", { calls_per_min: -1 }, "/limits/calls_per_min"],
    ["a fraction", { calls_per_min: 1.5 }, "/limits/calls_per_min"],
    ["another limit", { document_bytes: 1 }, "/limits/document_bytes"],
  ];
  it.each(TOO_LAX)("reject %s", async (_, limits, pointer) => {
    const { client } = await dev.newPerson();
    const { status, body } = await change(client, { limits });
    expect([status, body.error_code]).toEqual([400, "INVALID_REQUEST"]);
    expect(body.technical_details.errors?.[0]?.pointer).toBe(pointer);
    expect(await read(client)).toMatchObject({
      account: { limits: { call_ms: null, answer_bytes: null, calls_per_min: null } },
    });
  });

  it("in the database that exceed the installation's have no effect", async () => {
    const { token, client } = await newAccount(dev);
    await change(client, { limits: { answer_bytes: 50_000, call_ms: 20_000 } });
    const { sub } = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
    await dev.stack.sql(
      "update private.account_settings set answer_bytes = 900000000, call_ms = 900000000 where user_id = $1",
      [sub],
    );
    expect(await read(client)).toMatchObject({ limits: { call_ms: 30_000, answer_bytes: 102_400 } });
  });
});

describe("changes of settings", () => {
  it("are in the audit log, once per changed value, with the model's address and without its key", async () => {
    const { client } = await dev.newPerson();
    await change(client, { environment: "prod", limits: { calls_per_min: 30 } });
    await change(client, { environment: "prod" });
    await change(client, { limits: { calls_per_min: null } });
    const model = { base_url: `${api.url}/v1`, chat_model: "m" };
    await client.call("PUT", "/functions/v1/settings/model", { ...model, key: "audit-canary-1" });
    await client.call("DELETE", "/functions/v1/settings/model");
    await client.call("DELETE", "/functions/v1/settings/model");
    const rows = await client.call<Record<string, unknown>[]>(
      "GET",
      "/rest/v1/audit_log?select=phase,operation_id,url&order=seq",
      undefined,
      { apikey: dev.stack.publishableKey },
    );
    expect(rows.body.map(({ phase, operation_id, url }) => [phase, operation_id, url])).toEqual([
      ["decision", "settings/calls_per_min=30", null],
      ["decision", "settings/environment=prod", null],
      ["decision", "settings/calls_per_min=installation", null],
      ["decision", "settings/model/key", model.base_url],
      ["decision", "settings/model=installation", null],
    ]);
  });

  it("at the same time keep both values", async () => {
    const { client } = await dev.newPerson();
    await Promise.all([
      change(client, { environment: "prod" }),
      change(client, { limits: { calls_per_min: 5 } }),
      change(client, { limits: { call_ms: 2_000 } }),
    ]);
    expect(await read(client)).toMatchObject({
      account: { environment: "prod", limits: { call_ms: 2_000, calls_per_min: 5 } },
    });
  });
});
