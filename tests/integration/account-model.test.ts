import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ToolgateClient } from "../../scripts/toolgate-client.ts";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { type ModelStandIn, startModelStandIn } from "./model-stand-in.ts";
import { type ScriptedModel, startScriptedModel } from "./scripted-model.ts";
import { connect, startToolgate, type Toolgate } from "./start-toolgate.ts";

const KEY = "acc-canary-9f3b71d2c4";

interface SettingsAnswer {
  model: { configured: boolean; from: string; host: string | null; chat_model: string | null };
  installation: { model: { host: string; chat_model: string } | null };
  account: { model: { base_url: string; chat_model: string; key_stored_at: string | null } | null } | null;
}

interface Failure {
  error_code: string;
  error_message: string;
  technical_details: { reason?: string; errors?: { pointer: string; message: string }[] };
}

let operators: ScriptedModel;
let own: ModelStandIn;
let api: Loopback;
let toolgate: Toolgate;

beforeAll(async () => {
  [operators, own, api] = await Promise.all([
    startScriptedModel(),
    startModelStandIn(),
    startLoopback((_, response) => answerJson(response, { stock: 7 })),
  ]);
  toolgate = await startToolgate({ upstreams: [own.url, api.url], env: operators.env });
});
afterAll(async () => {
  await toolgate.stop();
  await Promise.all([operators.stop(), own.close(), api.close()]);
});
beforeEach(() => {
  own.received.length = 0;
  operators.requests.length = 0;
  Object.assign(own, { says: "Hello from the account's model.", calls: null, instead: null });
});

const read = async (client: ToolgateClient) =>
  (await client.call<SettingsAnswer>("GET", "/functions/v1/settings")).body;
const set = (client: ToolgateClient, body: object) =>
  client.call<Failure & { key_stored_at: string | null }>("PUT", "/functions/v1/settings/model", body);
const chat = (client: ToolgateClient, content = "Say hello", more: object = {}) =>
  client.call<{ results: { model: string; message: object }[] }>("POST", "/functions/v1/hydra-orchestrator", {
    messages: [{ role: "user", content }],
    ...more,
  });
const ENDPOINT = () => ({ base_url: own.baseUrl, chat_model: "large", key: KEY });

describe("the model endpoint of an account", () => {
  it("is used for its chat at once, and only for this account; Remove goes back", async () => {
    const [mine, other] = [(await toolgate.newPerson()).client, (await toolgate.newPerson()).client];
    operators.script.push({ text: "from the installation" });
    expect((await chat(mine)).body.results[0]).toMatchObject({
      message: { content: "from the installation" },
    });

    expect((await set(mine, ENDPOINT())).status).toBe(200);
    expect((await chat(mine)).body.results[0]).toMatchObject({
      model: "large",
      message: { content: "Hello from the account's model." },
    });
    expect(own.received.map(({ url, headers }) => [url, headers.authorization])).toEqual([
      ["/v1/chat/completions", `Bearer ${KEY}`],
    ]);
    expect((await read(mine)).model).toEqual({
      configured: true,
      from: "account",
      host: new URL(own.url).host,
      chat_model: "large",
    });

    operators.script.push({ text: "from the installation" });
    expect((await chat(other)).body.results[0]).toMatchObject({ model: "small" });
    expect(own.received).toHaveLength(1);
    expect(await read(other)).toMatchObject({ model: { from: "installation" }, account: { model: null } });

    expect((await mine.call("DELETE", "/functions/v1/settings/model")).status).toBe(200);
    operators.script.push({ text: "from the installation" });
    await chat(mine);
    expect(own.received).toHaveLength(1);
    expect((await read(mine)).model).toMatchObject({ from: "installation", chat_model: "small" });
  });

  it("plans the questions of the account and of its API keys", async () => {
    const { client } = await toolgate.newPerson();
    await connect(client, {
      openapi: "3.1.0",
      info: { title: "Stock", version: "1" },
      servers: [{ url: api.url }],
      "x-auth-type": "none",
      "x-required-secrets": [],
      paths: {
        "/stock": {
          get: {
            operationId: "getStock",
            summary: "How many pieces are in stock",
            parameters: [{ name: "article", in: "query", required: true, schema: { type: "string" } }],
            responses: { "200": { description: "ok" } },
          },
        },
      },
    });
    await set(client, ENDPOINT());
    own.calls = { name: "getStock", arguments: { article: "lamp" } };
    const made = await client.call<{ key: string }>("POST", "/functions/v1/api-keys", {
      name: "agent",
      scopes: ["agent:query"],
    });
    for (const asker of [client, toolgate.as(made.body.key)]) {
      const { body } = await asker.call("POST", "/functions/v1/agent-query", {
        user_query: "purple lamp stock, roughly, lamp",
        conversation_id: crypto.randomUUID(),
      });
      expect(body).toMatchObject({ status: "SUCCESS", final_data: { stock: 7 } });
    }
    expect(own.received.length).toBeGreaterThanOrEqual(2);
    expect(operators.requests.filter(({ path }) => path.endsWith("/chat/completions"))).toEqual([]);
  });

  it("streams, and lists its models to clients of OpenAI's protocol", async () => {
    const { client } = await toolgate.newPerson();
    await set(client, ENDPOINT());
    own.says = "one two three four five";
    const response = await client.send("POST", "/functions/v1/hydra-orchestrator", {
      messages: [{ role: "user", content: "Count" }],
      stream: true,
    });
    const deltas = [...(await response.text()).matchAll(/"delta":"([^"]*)"/g)].map(([, text]) => text);
    expect(deltas.join("")).toBe(own.says);
    expect(deltas.length).toBeGreaterThan(1);
    const listed = await client.call("GET", "/functions/v1/hydra-orchestrator/models");
    expect(listed.body).toMatchObject({ data: [{ id: "large" }, { id: "small" }] });
  });

  it("works without a key, and no header of the process is sent", async () => {
    const { client } = await toolgate.newPerson();
    await set(client, { base_url: own.baseUrl, chat_model: "small" });
    await chat(client);
    const headers = own.received[0]?.headers ?? {};
    expect(headers.authorization).toBeUndefined();
    expect(Object.keys(headers).filter((name) => /stainless|openai/.test(name))).toEqual([]);
    expect((await read(client)).account?.model?.key_stored_at).toBeNull();
  });

  it("keeps a stored key when only the model changes", async () => {
    const { client } = await toolgate.newPerson();
    await set(client, ENDPOINT());
    const { body } = await set(client, { base_url: `${own.baseUrl}/`, chat_model: "small" });
    expect(body.key_stored_at).not.toBeNull();
    await chat(client);
    expect(own.received[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
  });
});

describe("a test before saving", () => {
  const check = (client: ToolgateClient, body: object = {}) =>
    client.call<Failure & { ok: boolean }>("POST", "/functions/v1/settings/check-model", body);
  const list = (client: ToolgateClient, body: object = {}) =>
    client.call<Failure & { models: string[] }>("POST", "/functions/v1/settings/list-models", body);

  it("sends one request, lists the models and stores nothing", async () => {
    const { client } = await toolgate.newPerson();
    expect((await list(client, { base_url: own.baseUrl, key: KEY })).body).toEqual({
      models: ["large", "small"],
    });
    expect((await check(client, ENDPOINT())).body).toMatchObject({ ok: true, model: "large" });
    expect(own.received.map(({ method, url }) => `${method} ${url}`)).toEqual([
      "GET /v1/models",
      "POST /v1/chat/completions",
    ]);
    expect((await read(client)).account?.model).toBeNull();
  });

  it("uses the stored key for exactly the stored address, and the effective endpoint without a body", async () => {
    const { client } = await toolgate.newPerson();
    await set(client, ENDPOINT());
    await check(client);
    await list(client);
    await check(client, { base_url: own.baseUrl, chat_model: "small" });
    await list(client, { base_url: `${own.url}/v2` });
    expect(own.received.map(({ headers }) => headers.authorization)).toEqual([
      `Bearer ${KEY}`,
      `Bearer ${KEY}`,
      `Bearer ${KEY}`,
      undefined,
    ]);
    operators.script.push({ text: "ok" });
    const { client: other } = await toolgate.newPerson();
    expect((await check(other)).body).toMatchObject({ ok: true, model: "small" });
    expect((await list(other)).body.models).toEqual(["large", "small"]);
  });

  const html = "<!doctype html><title>Welcome</title>";
  const FAILURES: [what: string, answer: { status: number; type: string; body: string }, message: RegExp][] =
    [
      [
        "rejects the key",
        { status: 401, type: "application/json", body: `{"error":{"message":"bad key ${KEY}"}}` },
        /^The model endpoint answered HTTP 401: bad key \*\*\*\. Check the key in Settings\.$/,
      ],
      [
        "has no such path",
        { status: 404, type: "text/html", body: html },
        /^The model endpoint answered HTTP 404\. Check the base URL in Settings, which usually ends in \/v1/,
      ],
      [
        "answers with a page",
        { status: 200, type: "text/html; charset=utf-8", body: html },
        /answered with a web page instead of JSON\. Check the base URL/,
      ],
      ["answers no JSON", { status: 200, type: "application/json", body: "{oops" }, /is not a /],
      [
        "has reached its limit",
        { status: 429, type: "application/json", body: '{"error":{"message":"quota"}}' },
        /HTTP 429: quota\. Its limit is reached/,
      ],
      [
        "redirects elsewhere",
        { status: 302, type: "text/plain", body: "" },
        /HTTP 302\. It redirects|instead of JSON/,
      ],
    ];
  it.each(FAILURES)("an endpoint that %s gives a clear sentence", async (_, answer, message) => {
    const { client } = await toolgate.newPerson();
    own.instead = () => answer;
    for (const failed of [
      await check(client, ENDPOINT()),
      await list(client, { ...ENDPOINT(), chat_model: undefined }),
    ]) {
      expect(failed.body.error_code).toBe("MODEL_ERROR");
      expect(failed.body.error_message).toMatch(message);
      expect(JSON.stringify(failed.body)).not.toContain(KEY);
      expect(JSON.stringify(failed.body)).not.toContain("doctype");
    }
  });

  const FAULTS: [what: string, body: object, pointer: string, message: RegExp][] = [
    ["no URL", { base_url: "openai" }, "/base_url", /http\(s\) URL/],
    ["another scheme", { base_url: "ftp://models.example/v1" }, "/base_url", /http\(s\) URL/],
    ["a password", { base_url: "https://u:p@models.example/v1" }, "/base_url", /must not contain a user/],
    ["a query", { base_url: "https://models.example/v1?key=1" }, "/base_url", /query or a fragment/],
    [
      "a single endpoint",
      { base_url: "https://models.example/v1/chat/completions" },
      "/base_url",
      /must end before \/chat\/completions/,
    ],
    [
      "a key with a line break",
      { base_url: "https://models.example/v1", key: "a\nb" },
      "/key",
      /the key alone/,
    ],
    ["a key without an address", { key: "abc" }, "/base_url", /required with key/],
  ];
  it.each(FAULTS)("rejects %s", async (_, body, pointer, message) => {
    const { client } = await toolgate.newPerson();
    const answer = await check(client, { chat_model: "m", ...body });
    expect(answer.body.error_code).toBe("INVALID_REQUEST");
    expect(answer.body.technical_details.errors?.[0]).toMatchObject({
      pointer,
      message: expect.stringMatching(message),
    });
  });
});
