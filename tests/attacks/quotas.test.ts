import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { userOf } from "../../scripts/bench/open-stack.ts";
import type { ToolgateClient } from "../../scripts/toolgate-client.ts";
import { startToolgate, type Toolgate } from "../integration/start-toolgate.ts";

/*
 * Quotas of an account. Each row: the created object, the endpoint, and the answer above the quota.
 * `npm run test:postgres -- tests/attacks/quotas.test.ts` runs the same on a real Postgres, where requests overlap.
 */

let toolgate: Toolgate;
beforeAll(async () => {
  toolgate = await startToolgate();
});
afterAll(() => toolgate.stop());

interface Quotas {
  [name: string]: { used: number; limit: number };
}

/** Sets a quota like an operator: through the Data API, with the secret key. */
async function rpc<T>(name: string, body: object, key = toolgate.stack.secretKey): Promise<[number, T]> {
  const answer = await fetch(`${toolgate.stack.url}/rest/v1/rpc/${name}`, {
    method: "POST",
    headers: { apikey: key, "content-type": "application/json", "content-profile": "service" },
    body: JSON.stringify(body),
  });
  return [answer.status, (await answer.json()) as T];
}

async function newAccount(quotas: Record<string, number> = {}) {
  const { token, client } = await toolgate.newPerson();
  const id = userOf(token);
  for (const [name, most] of Object.entries(quotas)) {
    expect((await rpc("set_quota", { p_name: name, p_most: most, p_user_id: id }))[0]).toBe(200);
  }
  const used = async (name: string) => (await rpc<Quotas>("read_quotas", { p_user_id: id }))[1][name]?.used;
  return { id, token, client, used };
}

const document = (name: string, operations: number, words = "") => ({
  openapi: "3.1.0",
  info: { title: name, version: "1", description: words },
  "x-auth-type": "none",
  "x-required-secrets": [],
  servers: [{ url: "https://api.example.com" }],
  paths: Object.fromEntries(
    Array.from({ length: operations }, (_, i) => [
      `/things${i}`,
      { get: { operationId: `list${i}`, responses: { 200: { description: "ok" } } } },
    ]),
  ),
});
const upload = (client: ToolgateClient, i: number, operations = 1, words = "") =>
  client.call("POST", "/api/v1/connectors/upload", document(`API ${i}`, operations, words));
const makeKey = (client: ToolgateClient, i: number) =>
  client.call("POST", "/functions/v1/api-keys", { name: `key ${i}`, scopes: ["agent:query"] });
const dataHeaders = () => ({ apikey: toolgate.stack.publishableKey, prefer: "return=representation" });
const makeTool = (client: ToolgateClient, i: number) =>
  client.call(
    "POST",
    "/rest/v1/custom_tools",
    { name: `tool_${i}`, http_config: { url: "https://api.example.com/", method: "GET" } },
    dataHeaders(),
  );
const makeTools = (client: ToolgateClient, count: number) =>
  client.call(
    "POST",
    "/rest/v1/custom_tools",
    Array.from({ length: count }, (_, i) => ({
      name: `tool_${i}`,
      http_config: { url: "https://api.example.com/", method: "GET" },
    })),
    dataHeaders(),
  );
async function withSite(client: ToolgateClient): Promise<string> {
  const site = crypto.randomUUID();
  const made = await client.call("POST", "/functions/v1/sites", { site_id: site });
  expect(made.status).toBe(201);
  return site;
}
const storeDocument = (client: ToolgateClient, site: string, i: number, content = `Document ${i}`) =>
  client.call("POST", "/documents", { site_id: site, source: `${i}.md`, content });

type Make = (client: ToolgateClient, i: number, site: string) => Promise<{ status: number; body: unknown }>;
const WAYS: [what: string, way: string, quota: string, needsSite: boolean, make: Make][] = [
  ["connectors", "uploads", "connectors", false, (client, i) => upload(client, i)],
  ["API keys", "the endpoint", "keys", false, makeKey],
  ["tools", "the Data API", "tools", false, makeTool],
  ["documents", "the endpoint", "documents", true, (client, i, site) => storeDocument(client, site, i)],
];

describe.each(WAYS)("%s over %s", (_what, _way, quota, needsSite, make) => {
  test("of ten concurrent requests as many succeed as the quota allows, and the others get the reason", async () => {
    const { client, used } = await newAccount({ [quota]: 3 });
    const site = needsSite ? await withSite(client) : "";
    const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => make(client, i, site)));
    const refused = answers.filter(({ status }) => status >= 300);
    expect([answers.length - refused.length, await used(quota)]).toEqual([3, 3]);
    for (const { body } of refused) expect(reasonOf(body)).toMatchObject({ limit_of: quota, limit: 3 });
    for (const { body } of refused) expect(JSON.stringify(body)).toContain("TOO_LARGE");
  });

  test("another account is not affected", async () => {
    const { client } = await newAccount();
    expect((await make(client, 0, needsSite ? await withSite(client) : "")).status).toBe(201);
  });
});

/** Details are an object in our functions' answers, and text in those of the Data API. */
function reasonOf(body: unknown): unknown {
  const { technical_details, details } = body as { technical_details?: unknown; details?: string };
  return technical_details ?? JSON.parse(details ?? "null");
}

describe("what a quota counts", () => {
  test("one request with many rows is rejected as a whole", async () => {
    const { client, used } = await newAccount({ tools: 3 });
    expect((await makeTools(client, 4)).status).toBe(400);
    expect(await used("tools")).toBe(0);
    expect((await makeTools(client, 3)).status).toBe(201);
  });

  test("operations of all connectors together, also of a new version", async () => {
    const { client, used } = await newAccount({ operations: 5 });
    const first = await client.call<{ connector_id: string }>(
      "POST",
      "/api/v1/connectors/upload",
      document("A", 3),
    );
    expect((await upload(client, 1, 3)).status).toBe(413);
    expect((await upload(client, 2, 2)).status).toBe(201);
    const path = `/functions/v1/connectors/${first.body.connector_id}`;
    expect((await client.call("PUT", path, document("A", 4))).status).toBe(413);
    expect((await client.call("PUT", path, document("A", 1))).status).toBe(200);
    expect(await used("operations")).toBe(3);
  });

  test("bytes of documents, passages and messages together", async () => {
    const { id, client, used } = await newAccount({ bytes: 20_000 });
    const site = await withSite(client);
    expect((await upload(client, 1, 1, "x".repeat(10_000))).status).toBe(201);
    expect((await storeDocument(client, site, 1, "Some words. ".repeat(500))).status).toBe(201);
    const refused = await client.call("POST", "/chat-messages", {
      site_id: site,
      user_id: id,
      role: "user",
      message: "x".repeat(5000),
    });
    expect([refused.status, refused.body]).toMatchObject([
      413,
      { error_code: "TOO_LARGE", technical_details: { limit_of: "bytes" } },
    ]);
    expect(await used("bytes")).toBeLessThan(20_000);
  });

  test("deleting or revoking frees quota, and nothing is counted twice", async () => {
    const { client, used } = await newAccount({ connectors: 1, keys: 1 });
    const connector = (await upload(client, 1)).body["connector_id"];
    expect((await upload(client, 2)).status).toBe(413);
    await client.call("DELETE", `/functions/v1/connectors/${connector}`);
    expect([await used("connectors"), await used("operations"), await used("bytes")]).toEqual([0, 0, 0]);
    expect((await upload(client, 3)).status).toBe(201);

    const key = (await makeKey(client, 1)).body["id"];
    for (let i = 0; i < 2; i++) await client.call("DELETE", `/functions/v1/api-keys/${key}`);
    expect(await used("keys")).toBe(0);
    expect((await makeKey(client, 2)).status).toBe(201);
    expect((await makeKey(client, 3)).status).toBe(413);
  });

  test("deleting a site frees the quota of its documents and bytes", async () => {
    const { client, used } = await newAccount({ documents: 1 });
    const site = await withSite(client);
    expect((await storeDocument(client, site, 1)).status).toBe(201);
    const deleted = await client.call("DELETE", `/functions/v1/sites?site_id=${site}`);
    expect(deleted.status).toBe(200);
    expect([await used("documents"), await used("bytes")]).toEqual([0, 0]);
  });
});

describe("who may set quotas", () => {
  test.each([
    ["a user", () => newAccount().then(({ token }) => token)],
    ["the holder of the publishable key", () => Promise.resolve(toolgate.stack.publishableKey)],
  ])("%s may not", async (_actor, tokenOf) => {
    const token = await tokenOf();
    for (const [name, body] of [
      ["set_quota", { p_name: "tools", p_most: 1e6 }],
      ["read_quotas", { p_user_id: crypto.randomUUID() }],
    ] as const) {
      const headers = { apikey: toolgate.stack.publishableKey, "content-profile": "service" };
      const answer = await toolgate.as(token).call("POST", `/rest/v1/rpc/${name}`, body, headers);
      expect([401, 403, 404]).toContain(answer.status);
    }
  });

  test("the operator may, for all accounts or for one, and gets an error for an unknown name", async () => {
    const { id, client } = await newAccount({ keys: 0 });
    expect((await makeKey(client, 1)).status).toBe(413);
    expect((await rpc("set_quota", { p_name: "keys", p_most: null, p_user_id: id }))[0]).toBe(200);
    expect((await makeKey(client, 1)).status).toBe(201);
    expect((await rpc("set_quota", { p_name: "wishes", p_most: 3 }))[0]).toBe(400);
    expect((await rpc("set_quota", { p_name: "keys", p_most: -1 }))[0]).toBe(400);
  });

  test("users see their own quotas in the settings", async () => {
    const { client } = await newAccount({ tools: 7 });
    await makeTool(client, 1);
    const { body } = await client.call<{ quotas: Quotas }>("GET", "/functions/v1/settings");
    expect(body.quotas["tools"]).toEqual({ used: 1, limit: 7 });
  });
});
