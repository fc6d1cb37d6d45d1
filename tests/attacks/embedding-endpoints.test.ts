import type { ServerResponse } from "node:http";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { ToolgateClient } from "../../scripts/toolgate-client.ts";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { connect, startToolgate, type Toolgate } from "../integration/start-toolgate.ts";

/*
 * Who: an endpoint of embeddings, of an account or of the installation. What it tries: to fail searches, to disturb other
 * accounts, or to occupy the functions. Expected: words find the tools, whatever it answers.
 */

type Embed = (count: number, response: ServerResponse) => void;

const DIMENSIONS = 4;

const sendVectors = (vectors: readonly unknown[], response: ServerResponse) =>
  answerJson(response, { data: vectors.map((embedding, index) => ({ index, embedding })) });

/** The same vector for every text. */
const same =
  (vector: readonly unknown[]): Embed =>
  (count, response) =>
    sendVectors(
      Array.from({ length: count }, () => vector),
      response,
    );

const GOOD = same([1, 0, 0, 0.1]);

const text =
  (body: string): Embed =>
  (_, response) =>
    response.writeHead(200, { "content-type": "application/json" }).end(body);

const ROWS: [attempt: string, embed: Embed][] = [
  ["numbers beyond single precision", same([1e39, 0, 0, 1])],
  ["the largest numbers", same([3.4e38, 3.4e38, 3.4e38, 3.4e38])],
  ["the smallest numbers", same([1e-45, 1e-45, 1e-45, 1e-45])],
  ["zeros", same([0, 0, 0, 0])],
  ["another length", same([1, 0, 0])],
  ["texts instead of numbers", same(["1", "0", "0", "1"])],
  ["null instead of a number", same([1, null, 0, 1])],
  ["no vector", same([])],
  ["one vector too few", (count, response) => sendVectors(Array(count - 1).fill([1, 0, 0, 1]), response)],
  ["one vector too many", (count, response) => sendVectors(Array(count + 1).fill([1, 0, 0, 1]), response)],
  ["NaN", text('{"data":[{"index":0,"embedding":[NaN,0,0,1]}]}')],
  ["Infinity", text('{"data":[{"index":0,"embedding":[1e999,0,0,1]}]}')],
  [
    "every vector for the same text",
    (count, response) =>
      answerJson(response, { data: Array(count).fill({ index: 0, embedding: [1, 0, 0, 1] }) }),
  ],
  ["a list of 100,000 levels", text("[".repeat(100_000))],
  ["a body without end", sendForever],
  ["HTTP 500", (_, response) => answerJson(response, { error: { message: "no" } }, 500)],
  ["nothing", () => undefined],
];

let embed: Embed = GOOD;
let endpoint: Loopback;
let toolgate: Toolgate;
let person: { client: ToolgateClient };
let other: { client: ToolgateClient };

beforeAll(async () => {
  endpoint = await startLoopback(({ url, body }, response) => {
    if (!url.endsWith("/embeddings")) return answerJson(response, {}, 404);
    const { input } = JSON.parse(body) as { input: string[] };
    embed(input.length, response);
  });
});
afterAll(() => endpoint.close());

function sendForever(_: number, response: ServerResponse): void {
  response.writeHead(200, { "content-type": "application/json" });
  response.write('{"data":[{"index":0,"embedding":[');
  const write = () => {
    while (!response.destroyed && response.write("0,".repeat(32_768)));
    if (!response.destroyed) response.once("drain", write);
  };
  write();
}

const DOCUMENT = {
  openapi: "3.1.0",
  info: { title: "Shop", version: "1" },
  servers: [{ url: "https://shop.example.com" }],
  "x-auth-type": "none",
  "x-required-secrets": [],
  paths: Object.fromEntries(
    ["Bouquets", "Pens", "Lamps"].map((name) => [
      `/${name}`,
      {
        get: {
          operationId: `list${name}`,
          summary: `${name} on sale`,
          responses: { 200: { description: "OK" } },
        },
      },
    ]),
  ),
};

async function search(client: ToolgateClient): Promise<[status: number, first: string | undefined]> {
  const { status, body } = await client.call<{ tools?: { operation_id: string }[] }>(
    "POST",
    "/functions/v1/tools/search",
    { query: "pens on sale" },
  );
  return [status, body.tools?.[0]?.operation_id];
}

describe("an account's endpoint answers", () => {
  beforeAll(async () => {
    embed = GOOD;
    toolgate = await startToolgate({ upstreams: [endpoint.url] });
    [person, other] = [await toolgate.newPerson(), await toolgate.newPerson()];
    await Promise.all([connect(person.client, DOCUMENT), connect(other.client, DOCUMENT)]);
    const model = { base_url: `${endpoint.url}/v1`, chat_model: "large", key: "key-0123456789" };
    await person.client.call("PUT", "/functions/v1/settings/model", model);
    const set = await person.client.call("PUT", "/functions/v1/settings/embedding", { embedding_model: "m" });
    expect([set.status, set.body]).toMatchObject([200, { dimensions: DIMENSIONS }]);
    await becomeReady();
  });
  afterAll(() => toolgate.stop());
  afterEach(async () => {
    embed = GOOD;
    await becomeReady();
  });

  const becomeReady = () => vi.waitFor(async () => expect(await isReady()).toBe(true), { timeout: 60_000 });

  /** Without waiting for the delay after a failure. */
  async function isReady(): Promise<boolean> {
    await startWorker();
    const left = await toolgate.stack.sql("select 1 from private.account_embeddings where is_pending");
    return left.length === 0;
  }

  async function startWorker(): Promise<number> {
    await toolgate.stack.sql("update private.account_embeddings set leased_until = null");
    const { status } = await fetch(`${toolgate.stack.url}/functions/v1/worker`, {
      method: "POST",
      headers: { authorization: `Bearer ${toolgate.stack.secretKey}` },
    });
    return status;
  }

  test.each(ROWS)("%s: words find, and other accounts are not affected", async (_, attempt) => {
    embed = attempt;
    expect(await search(person.client)).toEqual([200, "listPens"]);
    expect(await search(other.client)).toEqual([200, "listPens"]);
    const path = `/functions/v1/connectors/upload`;
    const later = { ...DOCUMENT, info: { title: `Shop ${crypto.randomUUID()}`, version: "1" } };
    await person.client.call("POST", path, later);
    expect(await startWorker()).toBe(200);
    expect(await search(person.client)).toEqual([200, "listPens"]);
    expect(toolgate.logs.filter((line) => line.includes("a task of the worker failed"))).toEqual([]);
  });
});

describe("the installation's endpoint answers", () => {
  beforeAll(async () => {
    embed = GOOD;
    const env = { OPENAI_BASE_URL: `${endpoint.url}/v1`, OPENAI_API_KEY: "key", EMBEDDING_MODEL: "m" };
    toolgate = await startToolgate({ upstreams: [endpoint.url], env });
    person = await toolgate.newPerson();
    await connect(person.client, DOCUMENT);
  });
  afterAll(() => toolgate.stop());

  test.each(ROWS)("%s: words find", async (_, attempt) => {
    embed = attempt;
    const started = performance.now();
    expect(await search(person.client)).toEqual([200, "listPens"]);
    // Without an answer, a question waits three seconds.
    expect(performance.now() - started).toBeLessThan(8_000);
    expect((await fetch(`${toolgate.stack.url}/readyz`)).status).toBe(200);
  });
});
