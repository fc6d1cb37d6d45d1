import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ToolgateClient, waitForActive } from "../../scripts/toolgate-client.ts";
import { sha256 } from "../../src/base/sha256.ts";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";
import {
  type AuthorizationSetting,
  CLIENT,
  startAuthorizationSetting,
  thingsDocument,
} from "./authorization-setting.ts";
import { startToolgate, type Toolgate } from "./start-toolgate.ts";

type Answer = Record<string, unknown>;

const BROWSER = "a".repeat(64);

let api: Loopback;
let server: AuthorizationSetting;
let toolgate: Toolgate;
let owner: ToolgateClient;
let stranger: ToolgateClient;
let connectorId: string;
/** What the API answers to `GET /me`. */
let answerMe: (key: string) => { status: number; body: object };

beforeAll(async () => {
  api = await startLoopback(({ url, headers }, response) => {
    const key = String(headers["x-key"] ?? "");
    if (url === "/me") {
      const { status, body } = answerMe(key);
      return answerJson(response, body, status);
    }
    if (url === "/shop") return answerJson(response, { shop: { name: "x" }, name: "Corner shop" });
    return answerJson(response, { error: "no such page" }, 404);
  });
  server = await startAuthorizationSetting();
  toolgate = await startToolgate({ upstreams: [api.url, server.url] });
  server.register(`${toolgate.stack.url}/functions/v1/connections/callback`);
  owner = (await toolgate.newPerson()).client;
  stranger = (await toolgate.newPerson()).client;
  const operation = (operationId: string, more: object = {}) => ({
    operationId,
    summary: operationId,
    responses: { 200: { description: "OK" } },
    ...more,
  });
  const required = [{ name: "id", in: "query", required: true, schema: { type: "string" } }];
  connectorId = await upload({
    openapi: "3.1.0",
    info: { title: "Parcels", version: "1" },
    servers: [{ url: api.url }],
    "x-auth-type": "api-key",
    "x-required-secrets": [
      { secret_id: "key", description: "Key", vault_key_name: "k", in: "header", name: "X-Key" },
    ],
    paths: {
      "/me": { get: operation("getMe"), post: operation("changeMe") },
      "/shop": { get: operation("getShop") },
      "/needs": { get: operation("needsId", { parameters: required }) },
    },
  });
  await owner.call("POST", "/functions/v1/secrets/vault", {
    connector_id: connectorId,
    secrets: { key: "own" },
  });
  await waitForActive(owner, connectorId);
});
afterAll(async () => {
  await toolgate?.stop();
  await server?.close();
  await api?.close();
});

async function upload(document: object): Promise<string> {
  const path = "/functions/v1/connectors/upload?annotate=true";
  const made = await owner.call<{ connector_id: string }>("POST", path, document);
  expect([made.status, made.status === 201 ? "" : made.body]).toEqual([201, ""]);
  return made.body.connector_id;
}

async function store(name: string, key: string): Promise<string> {
  const body = { connector_id: connectorId, name, secrets: { key } };
  const made = await owner.call<{ connection_id: string }>("POST", "/functions/v1/connections", body);
  expect(made.status).toBe(201);
  return made.body.connection_id;
}

async function read(id: string, connector = connectorId): Promise<Answer | undefined> {
  const path = `/functions/v1/connections?connector_id=${connector}`;
  const { body } = await owner.call<{ connections: Answer[] }>("GET", path);
  return body.connections.find(({ connection_id }) => connection_id === id);
}

const accountOf = async (id: string, connector = connectorId) => (await read(id, connector))?.["account"];

async function check(id: string, client = owner) {
  return client.call<Answer>("POST", `/functions/v1/connections/${id}/check`);
}

const choose = (identity_operation: string | null, client = owner) =>
  client.call<Answer>("PATCH", `/functions/v1/connectors/${connectorId}`, { identity_operation });

describe("the account of a connection with secrets", () => {
  it("is named after its secrets were stored, with them and not the connector's own", async () => {
    const people: Record<string, string> = { first: "ann", second: "ben", own: "the owner" };
    answerMe = (key) => ({ status: 200, body: { login: people[key] ?? "nobody" } });
    const id = await store("named", "first");
    await expect.poll(() => accountOf(id)).toBe("ann");
    expect(await store("named", "second")).toBe(id);
    await expect.poll(() => accountOf(id)).toBe("ben");
  });

  it("is checked on request, and a failure leaves the connection and its name alone", async () => {
    answerMe = () => ({ status: 200, body: { email: "a@example.test" } });
    const id = await store("checked", "k");
    await expect.poll(() => accountOf(id)).toBe("a@example.test");
    for (const [status, body] of [
      [500, { error: "down" }],
      [401, { email: "refused@example.test" }],
      [200, { id: 7 }],
    ] as const) {
      answerMe = () => ({ status, body });
      const { body: checked } = await check(id);
      expect(checked).toMatchObject({ ok: status === 200, operation_id: "getMe" });
      expect(checked["connection"]).toMatchObject({ account: "a@example.test", status: "ACTIVE" });
    }
    answerMe = () => ({ status: 200, body: { email: "b@example.test" } });
    expect((await check(id)).body).toMatchObject({ ok: true, connection: { account: "b@example.test" } });
  });

  it("is text without markup or control characters, and never the secret", async () => {
    answerMe = (key) => ({ status: 200, body: { name: `\u202e<b>${key}</b>\n${"y".repeat(500)}` } });
    const id = await store("hostile", "canary-7f21-secret-key");
    await expect.poll(() => accountOf(id)).not.toBeNull();
    const account = String(await accountOf(id));
    expect(account).not.toMatch(/\p{C}/u);
    expect(account.length).toBeLessThanOrEqual(120);
    expect(account).not.toContain("canary-7f21");
  });

  it("is in the audit log as a read of this operation", async () => {
    answerMe = () => ({ status: 200, body: { email: "audited@example.test" } });
    const id = await store("audited", "k");
    const { body } = await check(id);
    const recorded = () =>
      toolgate.stack.sql(
        `select operation_id, side_effect from public.audit_log where trace_id = '${body["trace_id"]}' and phase = 'outcome'`,
      );
    await expect.poll(recorded).toEqual([{ operation_id: "getMe", side_effect: "read" }]);
  });
});

describe("the identity operation", () => {
  it("is the owner's choice among harmless ones", async () => {
    const id = await store("chosen", "zoe");
    expect((await choose("getShop")).body).toMatchObject({ identity_operation: "getShop" });
    expect((await check(id)).body).toMatchObject({
      operation_id: "getShop",
      connection: { account: "Corner shop" },
    });
    expect((await choose("")).body).toMatchObject({ identity_operation: "" });
    expect((await check(id)).body).toMatchObject({ ok: false, operation_id: null });
    expect((await choose(null)).body).not.toHaveProperty("identity_operation");
    expect((await check(id)).body).toMatchObject({ operation_id: "getMe" });
  });

  it.each([
    ["a write", "changeMe", 400],
    ["a read with a required argument", "needsId", 400],
    ["an operation that does not exist", "nothing", 400],
  ])("is not %s: %s → %i", async (_, operation, status) => {
    expect((await choose(operation)).status).toBe(status);
  });

  it("is not changed, and a connection is not checked, by another account, a key without the scope or an anonymous caller", async () => {
    const id = await store("mine", "k");
    const made = await owner.call<{ key: string }>("POST", "/functions/v1/api-keys", {
      name: "asks",
      scopes: ["agent:query"],
    });
    for (const [client, status] of [
      [stranger, 404],
      [toolgate.as(made.body.key), 403],
      [toolgate.as(null), 401],
    ] as const) {
      expect((await choose("getShop", client)).status).toBe(status);
      expect((await check(id, client)).status).toBe(status);
    }
  });
});

it("an OpenID provider names the account at the sign-in, and nothing is called", async () => {
  const signsIn = await upload(thingsDocument(server.url));
  await owner.call("POST", "/functions/v1/secrets/vault", { connector_id: signsIn, secrets: CLIENT });
  await waitForActive(owner, signsIn);
  const body = { connector_id: signsIn, name: "work", proof_hash: sha256(BROWSER) };
  const begun = await owner.call<Answer>("POST", "/functions/v1/connections", body);
  server.who = "dora";
  const held = await fetch(await server.signIn(String(begun.body["authorize_url"])), { redirect: "manual" });
  const handle = new URL(held.headers.get("location") ?? "").hash.slice(1);
  await toolgate.as(null).call("POST", "/functions/v1/connections/finish", { handle, proof: BROWSER });
  expect(await accountOf(String(begun.body["connection_id"]), signsIn)).toBe("dora@example.test");
  expect(server.calls).toEqual([]);
});
