import type { ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { connect, startToolgate, type Toolgate } from "../integration/start-toolgate.ts";

/*
 * Who: the collector of the telemetry. What it tries: to delay runs, to occupy memory and connections, to fill the log, or to
 * have the spans sent elsewhere.
 */

const BOMB = gzipSync(new Uint8Array(100_000_000));

const ROWS: [attempt: string, answer: (response: ServerResponse) => void][] = [
  ["never answers", () => undefined],
  ["answers 500", (response) => answerJson(response, {}, 500)],
  ["answers 503 and asks to wait", (response) => response.writeHead(503, { "retry-after": "3" }).end()],
  ["closes every connection", (response) => response.destroy()],
  ["sends an endless body", sendForever],
  ["sends one byte every 100 ms", drip],
  ["sends headers of 100 kB", (response) => response.writeHead(200, { "x-a": "a".repeat(100_000) }).end()],
  [
    "sends 100 MB compressed",
    (response) => response.writeHead(200, { "content-encoding": "gzip" }).end(BOMB),
  ],
  [
    "sends JSON of 40,000 levels",
    (response) => response.end(`{"partialSuccess":${"[".repeat(40_000)}${"]".repeat(40_000)}}`),
  ],
  ["redirects", (response) => response.writeHead(307, { location: `${elsewhere.url}/v1/traces` }).end()],
];

/** Runs per row, a few at the same time. */
const RUNS = 60;
const AT_ONCE = 12;

let answer: (response: ServerResponse) => void;
let collector: Loopback;
let elsewhere: Loopback;
let api: Loopback;
let toolgate: Toolgate;
let person: Awaited<ReturnType<Toolgate["newPerson"]>>;
let open = 0;
let mostOpen = 0;

beforeAll(async () => {
  collector = await startLoopback((_, response) => {
    mostOpen = Math.max(mostOpen, ++open);
    response.once("close", () => open--);
    answer(response);
  });
  elsewhere = await startLoopback((_, response) => answerJson(response, {}));
  api = await startLoopback((_, response) => answerJson(response, { found: true }));
  toolgate = await startToolgate({
    upstreams: [api.url],
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
  });
  answer = (response) => answerJson(response, {});
  person = await toolgate.newPerson();
  await connect(person.client, {
    openapi: "3.1.0",
    info: { title: "Parcels", version: "1" },
    servers: [{ url: api.url }],
    "x-auth-type": "none",
    "x-required-secrets": [],
    paths: { "/parcel": { get: { operationId: "findParcel", responses: { 200: { description: "OK" } } } } },
  });
});
afterAll(async () => {
  await toolgate.stop();
  await Promise.all([collector.close(), elsewhere.close(), api.close()]);
});
beforeEach(() => {
  mostOpen = 0;
});

function sendForever(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "application/json" });
  const write = () => {
    while (!response.destroyed && response.write(" ".repeat(65_536)));
    if (!response.destroyed) response.once("drain", write);
  };
  write();
}

function drip(response: ServerResponse): void {
  const timer = setInterval(() => response.write(" "), 100);
  response.once("close", () => clearInterval(timer));
}

async function run(): Promise<string> {
  const { body } = await person.client.call<{ status: string }>("POST", "/functions/v1/agent-query", {
    user_query: "find the parcel",
    conversation_id: crypto.randomUUID(),
    tool: "findParcel",
    arguments: {},
  });
  return body.status;
}

async function runMany(): Promise<string[]> {
  const statuses: string[] = [];
  const worker = async () => {
    while (statuses.length < RUNS) statuses.push(await run());
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return statuses;
}

const countWarnings = () =>
  toolgate.logs.filter((line) => line.includes("spans could not be exported")).length;

describe("a collector", () => {
  test.each(ROWS)("that %s delays no run and occupies four connections", async (_, attempt) => {
    answer = attempt;
    const warned = countWarnings();
    const received = collector.received.length;
    const statuses = await runMany();
    expect(new Set(statuses)).toEqual(new Set(["SUCCESS"]));
    await expect.poll(() => collector.received.length).toBeGreaterThan(received);
    // The collector notices the end of a connection only after the next one has begun.
    expect(mostOpen).toBeLessThanOrEqual(4 + 1);
    expect(countWarnings() - warned).toBeLessThanOrEqual(2);
    expect(elsewhere.received).toEqual([]);
  });

  test("that answers again receives spans again", async () => {
    answer = (response) => answerJson(response, {});
    const { length } = collector.received;
    await expect
      .poll(
        async () => {
          await run();
          return collector.received.slice(length).filter(({ body }) => body.includes("findParcel")).length;
        },
        { timeout: 30_000 },
      )
      .toBeGreaterThan(0);
  });
});
