import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ToolgateClient } from "../../scripts/toolgate-client.ts";
import type { Received } from "../calling/loopback-server.ts";
import { type Context, remember } from "./memory-client.ts";
import { type ModelStandIn, startModelStandIn } from "./model-stand-in.ts";
import { connect, startToolgate, type Toolgate } from "./start-toolgate.ts";

const KEY = "emb-canary-41c07de9b2";
/** Words that the stand-in embeds in the same direction, though none is a form of another. */
const MEANINGS = [
  ["gift", "bouquet", "flowers"],
  ["lorry", "truck", "haulage"],
  ["warranty", "defect", "broken"],
];

interface SettingsAnswer {
  embedding: { wanted: string; active: string | null; state: string; from: string };
  account: { embedding: { model: string; last_error: string | null } | null } | null;
}

interface Failure {
  error_code: string;
  error_message: string;
  technical_details: { errors?: { pointer: string; message: string }[] };
}

let own: ModelStandIn;
let toolgate: Toolgate;
/** What the endpoint does: null answers with vectors. */
let fault: ((texts: string[]) => { status: number; text: string } | null) | null = null;
let extraDimensions = 0;

beforeAll(async () => {
  own = await startModelStandIn();
  own.instead = answerEmbeddings;
  toolgate = await startToolgate({ upstreams: [own.url] });
});
afterAll(async () => {
  await toolgate.stop();
  await own.close();
});
beforeEach(() => {
  own.received.length = 0;
  fault = null;
  extraDimensions = 0;
});

function answerEmbeddings({ url, body }: Received) {
  if (!url.endsWith("/embeddings")) return null;
  const { input } = JSON.parse(body) as { input: string[] };
  const failed = fault?.(input);
  const json = "application/json";
  if (failed)
    return { status: failed.status, type: json, body: JSON.stringify({ error: { message: failed.text } }) };
  const data = input.map((text, index) => ({ index, embedding: embed(text) }));
  return { status: 200, type: json, body: JSON.stringify({ data }) };
}

function embed(text: string): number[] {
  const counts = MEANINGS.map((words) => words.filter((word) => text.toLowerCase().includes(word)).length);
  return [...counts, 0.05, ...Array.from({ length: extraDimensions }, () => 0)];
}

const read = async (client: ToolgateClient) =>
  (await client.call<SettingsAnswer>("GET", "/functions/v1/settings")).body;
const setModel = (client: ToolgateClient, base_url = own.baseUrl) =>
  client.call("PUT", "/functions/v1/settings/model", { base_url, chat_model: "large", key: KEY });
const setEmbedding = (client: ToolgateClient, embedding_model = "vectors-1") =>
  client.call<Failure & { dimensions: number }>("PUT", "/functions/v1/settings/embedding", {
    embedding_model,
  });
const embedded = () =>
  own.received
    .filter(({ url }) => url.endsWith("/embeddings"))
    .flatMap(({ body }) => (JSON.parse(body) as { input: string[] }).input);

async function ready(client: ToolgateClient): Promise<void> {
  await expect.poll(async () => (await read(client)).embedding.state, { timeout: 60_000 }).toBe("ready");
  await expect
    .poll(() => toolgate.stack.sql("select 1 from private.account_embeddings where is_pending"), {
      timeout: 60_000,
    })
    .toEqual([]);
}

/** The endpoint must not depend on the time of the schedule. */
async function startWorker(): Promise<void> {
  await toolgate.stack.sql("update private.account_embeddings set leased_until = null");
  await fetch(`${toolgate.stack.url}/functions/v1/worker`, {
    method: "POST",
    headers: { authorization: `Bearer ${toolgate.stack.secretKey}` },
  });
}

function shop(operations: Record<string, string>) {
  return {
    openapi: "3.1.0",
    info: { title: "Shop", version: "1" },
    servers: [{ url: "https://shop.example.com" }],
    "x-auth-type": "none",
    "x-required-secrets": [],
    paths: Object.fromEntries(
      Object.entries(operations).map(([id, summary]) => [
        `/${id}`,
        { get: { operationId: id, summary, responses: { "200": { description: "OK" } } } },
      ]),
    ),
  };
}
const SHOP = shop({
  listBouquets: "Bouquets on sale",
  listHaulage: "Haulage partners",
  listPens: "Pens on sale",
});

async function firstFor(client: ToolgateClient, query: string): Promise<string | undefined> {
  const { body } = await client.call<{ tools: { operation_id: string }[] }>(
    "POST",
    "/functions/v1/tools/search",
    { query },
  );
  return body.tools[0]?.operation_id;
}

const userOf = (token: string) =>
  (JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as { sub: string }).sub;
async function recalled(person: { client: ToolgateClient; token: string }, site_id: string, query: string) {
  const user_id = userOf(person.token);
  const { body } = await person.client.call<Context>("POST", "/retrieve-context", {
    user_id,
    site_id,
    query,
    top_k: 1,
  });
  return body.sources.map(({ source, weak }) => [source, weak ?? false]);
}

describe("the embedding model of an account", () => {
  it("finds tools and passages without a common word, only for this account, and Remove goes back", async () => {
    const [mine, other] = [await toolgate.newPerson(), await toolgate.newPerson()];
    for (const { client } of [mine, other]) await connect(client, SHOP);
    const site_id = "own-embeddings";
    await remember(mine.client, {
      site_id,
      source: "returns",
      content: "A defect is repaired free of charge.",
    });
    await remember(mine.client, {
      site_id,
      source: "hours",
      content: "The shop opens at nine in the morning.",
    });
    expect(await firstFor(mine.client, "truck")).toBeUndefined();

    expect((await setModel(mine.client)).status).toBe(200);
    const set = await setEmbedding(mine.client);
    expect([set.status, set.body]).toEqual([200, { model: "vectors-1", dimensions: 4 }]);
    await ready(mine.client);
    expect((await read(mine.client)).embedding).toMatchObject({
      wanted: "vectors-1",
      active: "vectors-1",
      from: "account",
    });
    expect(await firstFor(mine.client, "truck")).toBe("listHaulage");
    expect(await firstFor(mine.client, "a gift for my mother")).toBe("listBouquets");
    expect(await recalled(mine, site_id, "My warranty?")).toEqual([["returns", false]]);
    expect(own.received.map(({ headers }) => headers.authorization)).toEqual(
      own.received.map(() => `Bearer ${KEY}`),
    );

    own.received.length = 0;
    expect(await firstFor(other.client, "truck")).toBeUndefined();
    expect(own.received).toEqual([]);
    expect((await read(other.client)).embedding).toMatchObject({ from: "installation", state: "ready" });

    expect((await mine.client.call("DELETE", "/functions/v1/settings/embedding")).status).toBe(200);
    expect(await firstFor(mine.client, "truck")).toBeUndefined();
    expect(own.received).toEqual([]);
    expect(await vectorsOf(mine.token)).toBe(0);
    await expect
      .poll(() =>
        toolgate.stack.sql(
          "select 1 from knowledge_documents where site_id = $1 and embedding_model like 'own:%'",
          [site_id],
        ),
      )
      .toEqual([]);
    expect(await recalled(mine, site_id, "When does the shop open?")).toEqual([["hours", false]]);
  });

  it("embeds what comes later, and again what changes", async () => {
    const mine = await toolgate.newPerson();
    await setModel(mine.client);
    await setEmbedding(mine.client);
    await ready(mine.client);
    const connectorId = await connect(mine.client, SHOP);
    await startWorker();
    await ready(mine.client);
    expect(await firstFor(mine.client, "truck")).toBe("listHaulage");

    own.received.length = 0;
    const changed = shop({
      listBouquets: "Bouquets on sale",
      listHaulage: "Old contracts",
      listPens: "Every lorry",
    });
    expect((await mine.client.call("PUT", `/functions/v1/connectors/${connectorId}`, changed)).status).toBe(
      200,
    );
    await expect
      .poll(() => embedded().some((text) => text.includes("Every lorry")), { timeout: 60_000 })
      .toBe(true);
    await startWorker();
    await ready(mine.client);
    expect(embedded().filter((text) => text.includes("Bouquets"))).toEqual([]);
    expect(await firstFor(mine.client, "truck")).toBe("listPens");

    await remember(mine.client, { site_id: "later", source: "x", content: "Broken things are replaced." });
    await startWorker();
    await ready(mine.client);
    expect(await recalled(mine, "later", "warranty")).toEqual([["x", false]]);
  });

  it("an endpoint that fails delays this account only; words still find, and its owner sees the reason", async () => {
    const [mine, other] = [await toolgate.newPerson(), await toolgate.newPerson()];
    await connect(mine.client, SHOP);
    await setModel(mine.client);
    fault = null;
    await setEmbedding(mine.client);
    fault = () => ({ status: 503, text: `overloaded, ${KEY}` });
    await expect
      .poll(async () => (await read(mine.client)).account?.embedding?.last_error ?? "", { timeout: 60_000 })
      .toContain("answered HTTP 503");
    const stored = JSON.stringify(await toolgate.stack.sql("select * from private.account_embeddings"));
    expect(stored + toolgate.logs.join("\n")).not.toContain(KEY);
    expect((await read(mine.client)).embedding.state).toBe("switching");
    expect(await firstFor(mine.client, "pens")).toBe("listPens");
    await connect(other.client, SHOP);
    expect(await firstFor(other.client, "pens")).toBe("listPens");

    fault = null;
    await startWorker();
    await ready(mine.client);
    expect((await read(mine.client)).account?.embedding?.last_error).toBeNull();
    expect(await firstFor(mine.client, "truck")).toBe("listHaulage");

    // Once it is ready, a question whose vector fails is answered by its words.
    fault = () => ({ status: 500, text: "down" });
    expect(await firstFor(mine.client, "pens")).toBe("listPens");
  });

  it("a text that the endpoint rejects does not keep the others from their vectors", async () => {
    const mine = await toolgate.newPerson();
    await connect(mine.client, SHOP);
    await setModel(mine.client);
    fault = (texts) =>
      texts.some((text) => text.includes("Pens")) ? { status: 400, text: "no pens" } : null;
    await setEmbedding(mine.client);
    await ready(mine.client);
    expect(await vectorsOf(mine.token)).toBe(2);
    expect(await firstFor(mine.client, "truck")).toBe("listHaulage");
    expect(await firstFor(mine.client, "pens")).toBe("listPens");
  });

  it("vectors of another length are not compared", async () => {
    const mine = await toolgate.newPerson();
    await connect(mine.client, SHOP);
    await setModel(mine.client);
    await setEmbedding(mine.client);
    await ready(mine.client);
    extraDimensions = 3;
    expect(await firstFor(mine.client, "pens")).toBe("listPens");
    expect(await firstFor(mine.client, "truck")).toBeUndefined();
    expect((await setEmbedding(mine.client)).body.dimensions).toBe(7);
    await ready(mine.client);
    expect(await firstFor(mine.client, "truck")).toBe("listHaulage");
    expect(await vectorsOf(mine.token)).toBe(3);
  });

  it("belongs to the address: another endpoint, or none, ends it", async () => {
    const mine = await toolgate.newPerson();
    await connect(mine.client, SHOP);
    await setModel(mine.client);
    for (const change of [
      () => setModel(mine.client, `${own.url}/v2`),
      () => mine.client.call("DELETE", "/functions/v1/settings/model"),
    ]) {
      await setModel(mine.client);
      await setEmbedding(mine.client);
      await ready(mine.client);
      expect(await vectorsOf(mine.token)).toBe(3);
      await change();
      expect((await read(mine.client)).account?.embedding).toBeNull();
      expect(await vectorsOf(mine.token)).toBe(0);
    }
  });

  it("is refused without an endpoint, with a model that gives no vectors, with too long ones, and to an API key", async () => {
    const { client } = await toolgate.newPerson();
    const none = await setEmbedding(client);
    expect([none.status, none.body.error_code, none.body.error_message]).toEqual([
      409,
      "CONFLICT",
      expect.stringContaining("Set a model endpoint of the account first"),
    ]);
    await setModel(client);
    fault = () => ({ status: 404, text: "no such model" });
    const unknown = await setEmbedding(client, "nothing");
    expect([unknown.status, unknown.body.error_message]).toEqual([
      500,
      expect.stringMatching(
        /nothing at .*\/v1\/embeddings answered HTTP 404.*choose another embedding model in Settings/,
      ),
    ]);
    fault = null;
    extraDimensions = 5_000;
    const long = await setEmbedding(client);
    expect([long.status, long.body.technical_details.errors]).toEqual([
      400,
      [
        {
          pointer: "/embedding_model",
          message: "returns vectors of 5004 numbers; at most 4096 are supported",
        },
      ],
    ]);
    expect((await read(client)).account?.embedding).toBeNull();
    const made = await client.call<{ key: string }>("POST", "/functions/v1/api-keys", {
      name: "agent",
      scopes: ["agent:query", "tools:write"],
    });
    expect((await setEmbedding(toolgate.as(made.body.key))).status).toBe(403);
  });
});

async function vectorsOf(token: string): Promise<number> {
  const [row] = await toolgate.stack.sql<{ n: number }>(
    "select count(*)::int as n from private.tool_embeddings where user_id = $1 and model like 'own:%'",
    [userOf(token)],
  );
  return row?.n ?? 0;
}
