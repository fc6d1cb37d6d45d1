import type { ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import process from "node:process";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startToolgate, type Toolgate } from "../integration/start-toolgate.ts";
import type { GATEWAY_FAULTS } from "./fault-outcomes.ts";
import { answerJson, type Loopback, startLoopback } from "./loopback-server.ts";

interface Answer {
  error_code?: string;
  technical_details?: Record<string, unknown>;
}

const orders = () => upstream.received.filter(({ url }) => url === "/orders");
/** Orders whose answers the test releases. */
const waiting: ServerResponse[] = [];
let holdsOrders = false;

let upstream: Loopback;
let toolgate: Toolgate;
let person: Awaited<ReturnType<Toolgate["newPerson"]>>;
let token: string;
let readId: string;
let writeId: string;

beforeAll(async () => {
  upstream = await startLoopback(({ url }, response) => {
    if (url !== "/orders") return answerJson(response, { filler: "x".repeat(90_000) });
    if (holdsOrders) waiting.push(response);
    else answerJson(response, { placed: true });
  });
  toolgate = await startToolgate({ upstreams: [upstream.url] });
  person = await toolgate.newPerson();
  ({ token } = person);
  readId = await makeTool({
    name: "list_big_things",
    http_config: { url: `${upstream.url}/big`, method: "GET" },
  });
  writeId = await makeTool({
    name: "place_the_order",
    description: "Place the order",
    http_config: { url: `${upstream.url}/orders`, method: "POST", body_template: '{"order": 1}' },
  });
});
afterAll(async () => {
  await toolgate?.stop();
  await upstream?.close();
});

async function makeTool(tool: object): Promise<string> {
  const headers = { apikey: toolgate.stack.publishableKey, prefer: "return=representation" };
  const row = { tool_type: "http_api", parameters: {}, ...tool };
  const { status, body } = await person.client.call<{ id: string }[]>(
    "POST",
    "/rest/v1/custom_tools",
    row,
    headers,
  );
  expect([status, status === 201 ? "" : body]).toEqual([201, ""]);
  return body[0]?.id ?? "";
}

const run = (id: string) =>
  person.client.call<Answer>("POST", `/functions/v1/tools/${id}/run`, { arguments: {} });

const order = (key: string) =>
  person.client.call<Answer>(
    "POST",
    "/functions/v1/agent-query",
    { user_query: "Place the order", conversation_id: "c" },
    { "idempotency-key": key },
  );

/** Waits until a dry run finds the tool, which is indexed in the background. */
async function untilFound(): Promise<void> {
  const ask = { user_query: "Place the order", conversation_id: "c", dry_run: true };
  const status = async () => (await person.client.call("POST", "/functions/v1/agent-query", ask)).status;
  await expect.poll(status, { timeout: 15_000, interval: 100 }).toBe(200);
}

const FAULTS: Record<(typeof GATEWAY_FAULTS)[number], [outcome: string, run: () => Promise<void>]> = {
  "audit-db-down": [
    "a write is refused before it is sent; a read is answered",
    async () => {
      const before = orders().length;
      await toolgate.stack.sql("alter table public.audit_log rename to audit_log_away");
      try {
        const write = await run(writeId);
        expect([write.status, write.body.error_code]).toEqual([500, "INTERNAL"]);
        expect(orders()).toHaveLength(before);
        expect((await run(readId)).status).toBe(200);
      } finally {
        await toolgate.stack.sql("alter table public.audit_log_away rename to audit_log");
      }
      expect((await run(writeId)).status).toBe(200);
      expect(orders()).toHaveLength(before + 1);
    },
  ],

  "concurrent-same-key": [
    "one call upstream; the second is 409 with Retry-After",
    async () => {
      await untilFound();
      const before = orders().length;
      const key = crypto.randomUUID();
      holdsOrders = true;
      const first = order(key);
      await expect.poll(() => waiting.length).toBe(1);
      const second = await order(key);
      expect([second.status, second.body.error_code]).toEqual([409, "CONFLICT"]);
      expect(Number(second.headers.get("retry-after"))).toBeGreaterThan(0);
      release();
      expect((await first).status).toBe(200);
      expect((await order(key)).body).toEqual((await first).body);
      expect(orders()).toHaveLength(before + 1);
    },
  ],

  "crash-after-send": [
    "the key stays taken and the audit log tells of the attempt: nothing is sent again by itself",
    async () => {
      await untilFound();
      const before = orders().length;
      const key = crypto.randomUUID();
      holdsOrders = true;
      const lost = order(key).then(
        ({ status }) => status,
        () => 0,
      );
      await expect.poll(() => waiting.length).toBe(1);
      process.kill(toolgate.stack.functionsPid() ?? 0, "SIGKILL");
      expect(await lost).not.toBe(200);
      release();
      const again = () =>
        order(key).then(({ status, body }) => [status, body.error_code, body.technical_details]);
      await expect
        .poll(again, { timeout: 20_000, interval: 200 })
        .toEqual([409, "CONFLICT", { reason: "in_flight", retry_after_s: 2 }]);
      expect(orders()).toHaveLength(before + 1);
      const [last] = await toolgate.stack.sql<{ phase: string }>(
        "select phase from public.audit_log where tool_id is not null order by id desc limit 1",
      );
      expect(last?.phase).toBe("attempt");
    },
  ],

  "slow-consumer": [
    "callers that never read their answer hold nothing upstream and nobody up",
    async () => {
      const before = upstream.received.length;
      const callers = Array.from({ length: 10 }, () => askWithoutReading());
      await expect.poll(() => upstream.received.length).toBe(before + 10);
      const started = performance.now();
      expect((await run(readId)).status).toBe(200);
      expect(performance.now() - started).toBeLessThan(5000);
      for (const caller of callers) caller.destroy();
      expect((await run(readId)).status).toBe(200);
    },
  ],
};

function release(): void {
  holdsOrders = false;
  for (const response of waiting.splice(0)) answerJson(response, { placed: true });
}

function askWithoutReading(): Socket {
  const { hostname, port } = new URL(toolgate.stack.url);
  const body = '{"arguments":{}}';
  const head = [
    `POST /functions/v1/tools/${readId}/run HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    `Authorization: Bearer ${token}`,
    "Content-Type: application/json",
    `Content-Length: ${body.length}`,
  ];
  const socket = connect(Number(port), hostname).on("error", () => {});
  socket.pause().write(`${head.join("\r\n")}\r\n\r\n${body}`);
  return socket;
}

describe("upstream faults with the whole gateway", () => {
  for (const [label, [outcome, test]] of Object.entries(FAULTS)) it(`${label}: ${outcome}`, test);
});
