import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ToolgateClient } from "../../scripts/toolgate-client.ts";
import { type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { connect, startToolgate, type Toolgate } from "../integration/start-toolgate.ts";

/*
 * Who: an API that only fails. What it tries: to be called without end, to hold the calls, or to fill traces with its errors.
 * Expected: after five failures nothing is sent for a while, and each failure leaves a trace of a bounded size.
 */

const CALLS = 8;
/** Failures until the circuit opens, times the attempts of a GET. */
const MAX_REQUESTS = 5 * 3;
const MAX_TRACE = 20_000;

const PAGE = `<html>${"error ".repeat(16_000)}</html>`;

const ROWS: [failure: string, fail: (response: ServerResponse) => unknown][] = [
  [
    "500 with a page of 96 kB",
    (response) => response.writeHead(500, { "content-type": "text/html" }).end(PAGE),
  ],
  [
    "500 with 192 kB of JSON, more than is read",
    (response) =>
      response
        .writeHead(500, { "content-type": "application/json" })
        .end(JSON.stringify({ error: PAGE, list: [PAGE] })),
  ],
  [
    "500 with a body that cannot be decoded",
    (response) => response.writeHead(500, { "content-encoding": "gzip" }).end(PAGE),
  ],
  ["500 without a body", (response) => response.writeHead(500).end()],
  ["503, again in a day", (response) => response.writeHead(503, { "retry-after": "86400" }).end(PAGE)],
  ["504 with headers of 12 kB", (response) => response.writeHead(504, { "x-a": "a".repeat(12_000) }).end()],
  ["a cut connection", (response) => response.destroy()],
  [
    "half of a body",
    (response) => response.writeHead(200, { "content-length": "100" }).write("{", () => response.destroy()),
  ],
];

let fail: (response: ServerResponse) => unknown = () => {};
let api: Loopback;
let toolgate: Toolgate;

beforeAll(async () => {
  api = await startLoopback((_, response) => fail(response));
  toolgate = await startToolgate({ upstreams: [api.url] });
});
afterAll(async () => {
  await toolgate?.stop();
  await api?.close();
});

async function connectApi(): Promise<ToolgateClient> {
  const { client } = await toolgate.newPerson();
  await connect(client, {
    openapi: "3.1.0",
    info: { title: "Weather", version: "1" },
    servers: [{ url: api.url }],
    "x-auth-type": "none",
    "x-required-secrets": [],
    paths: { "/w": { get: { operationId: "getWeather", responses: { 200: { description: "OK" } } } } },
  });
  return client;
}

interface Failure {
  trace_id: string;
  error_code: string;
  technical_details: { circuit?: string; retry_after_s?: number };
}

describe("an API that only answers", () => {
  test.each(ROWS)("%s: it is called a few times", async (_, failure) => {
    const client = await connectApi();
    fail = failure;
    api.received.length = 0;
    const ids: string[] = [];
    let last: Failure | undefined;
    for (let n = 0; n < CALLS; n++) {
      const { body } = await client.call<Failure>("POST", "/functions/v1/agent-query", {
        user_query: "weather",
        conversation_id: "1",
        tool: "getWeather",
        arguments: {},
      });
      expect(body.error_code).toBe("API_ERROR");
      ids.push(body.trace_id);
      last = body;
      // Failures are recorded after the answer.
      await expect.poll(() => tracesOf([body.trace_id])).toHaveLength(1);
    }
    expect(api.received.length).toBeLessThanOrEqual(MAX_REQUESTS);
    expect(last?.technical_details).toMatchObject({ circuit: "open" });
    expect(last?.technical_details.retry_after_s).toBeLessThanOrEqual(30);
    const sizes = (await tracesOf(ids)).map(({ size }) => size);
    expect(sizes).toHaveLength(CALLS);
    expect(Math.max(...sizes)).toBeLessThan(MAX_TRACE);
  });
});

const tracesOf = (ids: readonly string[]) =>
  toolgate.stack.sql<{ size: number }>(
    "select length(steps::text) as size from traces where trace_id = any($1::uuid[])",
    [`{${ids.join(",")}}`],
  );
