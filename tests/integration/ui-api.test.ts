import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { VERSION } from "../../src/base/version.ts";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { connect, startToolgate, type Toolgate } from "./start-toolgate.ts";

let api: Loopback;
let toolgate: Toolgate;
beforeAll(async () => {
  api = await startLoopback((_, response) => answerJson(response, { ok: true }));
  toolgate = await startToolgate({ upstreams: [api.url] });
});
afterAll(async () => {
  await toolgate?.stop();
  await api?.close();
});

function document(title: string, path: string) {
  return {
    openapi: "3.1.0",
    info: { title, version: "1", description: `The ${title} service` },
    servers: [{ url: api.url }],
    "x-auth-type": "none",
    "x-required-secrets": [],
    paths: {
      [path]: {
        get: {
          operationId: `list${title}`,
          summary: `List all ${title}`,
          responses: { "200": { description: "ok" } },
        },
      },
    },
  };
}

describe("POST connectors/check", () => {
  it("says what an upload would, and stores nothing", async () => {
    const { client } = await toolgate.newPerson();
    const { status, body } = await client.call(
      "POST",
      "/functions/v1/connectors/check",
      document("Invoices", "/invoices"),
    );
    expect([status, body]).toMatchObject([
      200,
      {
        name: "Invoices",
        auth: { type: "none" },
        operation_count: 1,
        operations: [{ operation_id: "listInvoices", method: "GET", path: "/invoices", side_effect: "read" }],
      },
    ]);
    expect((await client.call("GET", "/functions/v1/connectors")).body).toEqual({ connectors: [] });
  });

  it("refuses with every fault, like an upload", async () => {
    const { client } = await toolgate.newPerson();
    const { servers: _servers, ...broken } = document("Invoices", "/invoices");
    const checked = await client.call("POST", "/functions/v1/connectors/check", broken);
    const uploaded = await client.call("POST", "/functions/v1/connectors/upload", broken);
    expect([checked.status, checked.body]).toEqual([400, uploaded.body]);
  });
});

describe("agent-query with connector_ids", () => {
  it("looks only there, and refuses ids that are not the caller's by name", async () => {
    const { client } = await toolgate.newPerson();
    const invoices = await connect(client, document("Invoices", "/invoices"));
    const orders = await connect(client, document("Orders", "/orders"));
    const ask = (connector_ids: string[]) =>
      client.call<{
        tool?: { operation_id: string };
        technical_details?: unknown;
        trace?: { output: unknown }[];
      }>("POST", "/functions/v1/agent-query", {
        user_query: "List all orders",
        conversation_id: "c",
        connector_ids,
      });
    const found = await ask([orders]);
    expect(found.body.tool?.operation_id).toBe("listOrders");
    expect(found.body.trace?.[0]?.output).toMatchObject({
      candidates: [
        {
          operation_id: "listOrders",
          name: "List all Orders",
          connector_id: orders,
          side_effect: "read",
          score: expect.any(Number),
        },
      ],
      reason: expect.any(String),
    });
    expect((await ask([invoices])).body.tool?.operation_id).not.toBe("listOrders");
    const foreign = crypto.randomUUID();
    expect(await ask([orders, foreign])).toMatchObject({
      status: 400,
      body: { technical_details: { errors: [{ pointer: "/connector_ids/1" }] } },
    });
  });
});

describe("GET settings", () => {
  it("returns the configuration with the version of this release and without keys", async () => {
    const { client } = await toolgate.newPerson();
    const { status, body } = await client.call("GET", "/functions/v1/settings");
    expect([status, body]).toMatchObject([
      200,
      {
        version: VERSION,
        environment: "dev",
        approval_mode: "auto",
        model: { configured: false, host: null },
        embedding: { wanted: expect.stringContaining("local"), state: "ready" },
        egress_exceptions: 1,
        limits: { call_ms: 30_000, answer_bytes: 102_400 },
      },
    ]);
    const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as {
      version: string;
    };
    expect(VERSION).toBe(version);
    expect((await client.call("POST", "/functions/v1/settings/check-model")).body).toMatchObject({
      error_code: "MODEL_ERROR",
      technical_details: { reason: "not_configured" },
    });
  });
});

describe("activity over the Data API", () => {
  const rpc = (token: string, name: string, body: unknown) =>
    toolgate.as(token).call<Record<string, unknown>[]>("POST", `/rest/v1/rpc/${name}`, body, {
      apikey: toolgate.stack.publishableKey,
    });

  it("counts only the user's own calls and failures, per bucket, tool and code", async () => {
    const { token, client } = await toolgate.newPerson();
    await connect(client, document("Orders", "/orders"));
    const since = new Date(Date.now() - 60_000).toISOString();
    for (let i = 0; i < 3; i++) {
      await client.call("POST", "/functions/v1/agent-query", {
        user_query: "List all orders",
        conversation_id: "c",
      });
    }
    await client.call("POST", "/functions/v1/agent-query", { user_query: "zzz qqq", conversation_id: "c" });
    const range = { p_from: since, p_to: new Date(Date.now() + 60_000).toISOString() };
    await expect
      .poll(async () => (await rpc(token, "activity_by", range)).body)
      .toMatchObject([{ id: "listOrders", calls: 3, errors: 0, p95_ms: expect.any(Number) }]);
    const { body: series } = await rpc(token, "activity_series", { ...range, p_buckets: 12 });
    expect([series.length, series.reduce((sum, { calls }) => sum + Number(calls), 0)]).toEqual([12, 3]);
    await expect
      .poll(async () => (await rpc(token, "activity_errors", range)).body)
      .toMatchObject([{ error_code: "CONNECTOR_NOT_FOUND", calls: 0, questions: 1 }]);
    const [one] = (await rpc(token, "activity_by", { ...range, p_by: "connector" })).body;
    expect(one).toMatchObject({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), calls: 3 });
    expect((await rpc(token, "activity_by", { ...range, p_by: "agent" })).body).toMatchObject([
      { id: null, calls: 3 },
    ]);
    for (const [filter, calls] of [
      [{ p_connector: one?.["id"] }, 3],
      [{ p_connector: crypto.randomUUID() }, 0],
      [{ p_agent: "nobody" }, 0],
    ] as const) {
      const { body } = await rpc(token, "activity_series", { ...range, ...filter, p_buckets: 3 });
      expect([filter, body.reduce((sum, bucket) => sum + Number(bucket.calls), 0)]).toEqual([filter, calls]);
    }
    const other = await toolgate.newPerson();
    expect((await rpc(other.token, "activity_by", range)).body).toEqual([]);
    expect((await rpc(other.token, "activity_calls", range)).body).toEqual([]);
    const anonymous = await toolgate
      .as(null)
      .call("POST", "/rest/v1/rpc/activity_by", range, { apikey: toolgate.stack.publishableKey });
    expect(anonymous.status).toBeGreaterThanOrEqual(400);
  });

  it("counts a write without an outcome as UNKNOWN after its time limit", async () => {
    const { token } = await toolgate.newPerson();
    const { sub } = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as {
      sub: string;
    };
    const write = (phase: string, operation: string, trace: string, minutesAgo: number) =>
      toolgate.stack.sql(
        `insert into public.audit_log (user_id, trace_id, phase, operation_id, side_effect, duration_ms, created_at)
         values ($1, $2, $3, $4, 'write', 5, now() - make_interval(mins => $5::integer))`,
        [sub, trace, phase, operation, minutesAgo],
      );
    const ended = crypto.randomUUID();
    await write("attempt", "ended", ended, 20);
    await write("outcome", "ended", ended, 20);
    await write("attempt", "lost", crypto.randomUUID(), 20);
    await write("attempt", "under way", crypto.randomUUID(), 1);
    const range = {
      p_from: new Date(Date.now() - 3_600_000).toISOString(),
      p_to: new Date(Date.now() + 60_000).toISOString(),
    };
    expect((await rpc(token, "activity_by", range)).body).toMatchObject([
      { id: "ended", calls: 1, errors: 0, p50_ms: 5 },
      { id: "lost", calls: 1, errors: 1, p50_ms: null },
    ]);
    expect((await rpc(token, "activity_errors", range)).body).toEqual([
      { error_code: "UNKNOWN", calls: 1, questions: 0 },
    ]);
  });
});
