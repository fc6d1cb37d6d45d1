import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ToolgateClient, waitForActive } from "../../scripts/toolgate-client.ts";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { type ScriptedModel, startScriptedModel } from "../integration/scripted-model.ts";
import { startToolgate, type Toolgate } from "../integration/start-toolgate.ts";

/** Who each API key of the API belongs to; the values must appear in no answer and no log. */
const ACCOUNTS: Record<string, string> = {
  "own-canary-0001": "own",
  "private-canary-0002": "private",
  "seven-canary-0003": "customer 7",
  "eight-canary-0004": "customer 8",
  "stranger-canary-0005": "stranger",
};
const keyOf = (account: string) => Object.entries(ACCOUNTS).find(([, name]) => name === account)?.[0] ?? "";

type Answer = Record<string, unknown> & { error_code?: string; technical_details?: Record<string, unknown> };

let api: Loopback;
let elsewhere: Loopback;
let model: ScriptedModel;
let toolgate: Toolgate;
let owner: ToolgateClient;
let stranger: ToolgateClient;
let connectorId: string;
const ids: Record<string, string> = {};
const clients: Record<string, ToolgateClient> = {};
const answers: unknown[] = [];

beforeAll(async () => {
  const answer: Parameters<typeof startLoopback>[0] = ({ headers }, response) =>
    answerJson(response, { account: ACCOUNTS[String(headers["x-api-key"])] ?? "nobody" });
  [api, elsewhere, model] = await Promise.all([
    startLoopback(answer),
    startLoopback(answer),
    startScriptedModel(),
  ]);
  toolgate = await startToolgate({
    upstreams: [api.url, elsewhere.url, model.url],
    env: { ...model.env, LOG_LEVEL: "debug" },
  });
  owner = (await toolgate.newPerson()).client;
  stranger = (await toolgate.newPerson()).client;
  connectorId = await upload(owner, "own");
  const strange = await upload(stranger, "stranger");
  for (const [account, choice] of [
    ["private", { name: "private" }],
    ["customer 7", { end_user: "customer 7" }],
    ["customer 8", { end_user: "customer 8" }],
  ] as const)
    ids[account] = await connect(owner, connectorId, choice, account);
  ids["stranger"] = await connect(stranger, strange, { name: "private" }, "stranger");
  clients["owner"] = owner;
  clients["stranger"] = stranger;
  clients["plain key"] = await newKey({});
  clients["key bound to private"] = await newKey({ connection_id: ids["private"] });
  clients["key bound to customer 7"] = await newKey({ connection_id: ids["customer 7"] });
  clients["key of end users"] = await newKey({ end_users_only: true });
});
afterAll(async () => {
  await toolgate?.stop();
  await Promise.all([api?.close(), elsewhere?.close(), model?.stop()]);
});

function document(url: string) {
  const responses = { 200: { description: "ok", content: { "application/json": { schema: {} } } } };
  return {
    openapi: "3.1.0",
    info: { title: "Parcels", version: "1" },
    servers: [{ url }],
    "x-auth-type": "api-key",
    "x-required-secrets": [
      {
        secret_id: "key",
        description: "API key",
        vault_key_name: "parcels_key",
        in: "header",
        name: "X-Api-Key",
      },
    ],
    paths: {
      "/parcels": {
        get: { operationId: "listParcels", summary: "List the parcels", responses },
        post: { operationId: "createParcel", summary: "Create a parcel", responses },
      },
    },
  };
}

async function upload(client: ToolgateClient, account: string): Promise<string> {
  const made = await client.call<{ connector_id: string }>(
    "POST",
    "/functions/v1/connectors/upload",
    document(api.url),
  );
  expect([made.status, made.status === 201 ? "" : made.body]).toEqual([201, ""]);
  const { connector_id } = made.body;
  await client.call("POST", "/functions/v1/secrets/vault", {
    connector_id,
    secrets: { key: keyOf(account) },
  });
  await waitForActive(client, connector_id);
  return connector_id;
}

async function connect(client: ToolgateClient, connector_id: string, choice: object, account: string) {
  const body = { connector_id, ...choice, secrets: { key: keyOf(account) } };
  const made = await client.call<{ connection_id: string; status: string }>(
    "POST",
    "/functions/v1/connections",
    body,
  );
  expect([made.status, made.body.status]).toEqual([201, "ACTIVE"]);
  answers.push(made.body);
  return made.body.connection_id;
}

async function newKey(binding: object): Promise<ToolgateClient> {
  const body = { name: "key", scopes: ["agent:query"], ...binding };
  const made = await owner.call<{ key: string }>("POST", "/functions/v1/api-keys", body);
  expect([made.status, made.status === 201 ? "" : made.body]).toEqual([201, ""]);
  return toolgate.as(made.body.key);
}

/** The account that the API saw, or the error's code. */
async function ask(actor: string, choice: object, more: object = {}): Promise<string> {
  const named =
    "connection" in choice ? { ...choice, connection: resolve(String(choice.connection)) } : choice;
  const asked = await clients[actor]?.call<Answer>("POST", "/functions/v1/agent-query", {
    user_query: "List the parcels",
    conversation_id: crypto.randomUUID(),
    tool: "listParcels",
    ...named,
    ...more,
  });
  answers.push(asked?.body);
  const data = asked?.body["final_data"] as { account: string } | undefined;
  return data?.account ?? String(asked?.body.error_code);
}

/** `id of X` stands for the id of the connection X. */
const resolve = (text: string) => (text.startsWith("id of ") ? (ids[text.slice(6)] ?? "") : text);

const ROWS: [actor: string, choice: object, outcome: string][] = [
  ["owner", {}, "own"],
  ["owner", { connection: "default" }, "own"],
  ["owner", { connection: "private" }, "private"],
  ["owner", { connection: "id of private" }, "private"],
  ["owner", { end_user: "customer 7" }, "customer 7"],
  ["owner", { end_user: "customer 8" }, "customer 8"],
  ["owner", { connection: "id of customer 8" }, "customer 8"],
  // An end user without a connection never gets the owner's.
  ["owner", { end_user: "customer 9" }, "AUTH_FAILED"],
  ["owner", { connection: "customer 7" }, "AUTH_FAILED"],
  ["owner", { connection: "id of customer 8", end_user: "customer 7" }, "AUTH_FAILED"],
  ["owner", { connection: "private", end_user: "customer 7" }, "AUTH_FAILED"],
  ["owner", { connection: "default", end_user: "customer 7" }, "AUTH_FAILED"],
  ["owner", { connection: "id of stranger" }, "AUTH_FAILED"],
  ["stranger", {}, "stranger"],
  ["stranger", { connection: "id of private" }, "AUTH_FAILED"],
  ["stranger", { connection: "id of customer 7" }, "AUTH_FAILED"],
  // The stranger's connector has had no end user: its secrets are shared by all, as before.
  ["stranger", { end_user: "customer 7" }, "stranger"],
  ["plain key", {}, "own"],
  ["plain key", { connection: "private" }, "private"],
  ["key bound to private", {}, "private"],
  ["key bound to private", { connection: "private" }, "private"],
  ["key bound to private", { connection: "default" }, "FORBIDDEN"],
  ["key bound to private", { end_user: "customer 7" }, "FORBIDDEN"],
  ["key bound to private", { connection: "id of customer 7" }, "FORBIDDEN"],
  ["key bound to private", { connection: "id of stranger" }, "FORBIDDEN"],
  ["key bound to customer 7", {}, "customer 7"],
  ["key bound to customer 7", { end_user: "customer 7" }, "customer 7"],
  ["key bound to customer 7", { end_user: "customer 8" }, "FORBIDDEN"],
  ["key bound to customer 7", { connection: "private" }, "FORBIDDEN"],
  ["key of end users", {}, "FORBIDDEN"],
  ["key of end users", { connection: "default" }, "FORBIDDEN"],
  ["key of end users", { connection: "private" }, "FORBIDDEN"],
  ["key of end users", { connection: "id of private" }, "FORBIDDEN"],
  ["key of end users", { end_user: "customer 7" }, "customer 7"],
  ["key of end users", { connection: "id of customer 8" }, "customer 8"],
  ["key of end users", { end_user: "customer 9" }, "AUTH_FAILED"],
];

describe("the account that a call uses", () => {
  it.each(ROWS)("%s naming %o: %s", async (actor, choice, outcome) => {
    api.received.length = 0;
    expect(await ask(actor, choice)).toBe(outcome);
    if (outcome === "FORBIDDEN" || outcome === "AUTH_FAILED") expect(api.received).toEqual([]);
  });

  it("of a missing connection: the answer says where to connect", async () => {
    const asked = await owner.call<Answer>("POST", "/functions/v1/agent-query", {
      user_query: "List the parcels",
      conversation_id: crypto.randomUUID(),
      tool: "listParcels",
      end_user: "customer 9",
    });
    expect(asked.body.technical_details).toMatchObject({
      reason: "needs_sign_in",
      connect_url: expect.stringContaining(`${toolgate.stack.url}/connect#`),
    });
  });

  it("is chosen by the client of a conversation, in all three protocols, and never by the model", async () => {
    const attempt = { name: "listParcels", arguments: { connection: "private", end_user: "customer 8" } };
    const call = { name: "listParcels", arguments: {} };
    const messages = [{ role: "user", content: "List the parcels" }];
    for (const [path, body] of [
      ["hydra-orchestrator", { messages }],
      ["hydra-orchestrator/chat/completions", { model: "toolgate", messages }],
      ["hydra-orchestrator/responses", { model: "toolgate", input: "List the parcels" }],
    ] as const) {
      api.received.length = 0;
      model.script.push({ calls: [attempt] }, { calls: [call] }, { text: "Done." });
      const asked = await owner.call<object>("POST", `/functions/v1/${path}`, {
        ...body,
        end_user: "customer 7",
      });
      expect([path, asked.status]).toEqual([path, 200]);
      expect(api.received.map(({ headers }) => headers["x-api-key"])).toEqual([keyOf("customer 7")]);
    }
  });
});

describe("a key that is bound to a connection", () => {
  it.each([
    ["with a scope that could read or replace it", { scopes: ["agent:query", "connectors:write"] }],
    ["to a connection of somebody else", { scopes: ["agent:query"], foreign: true }],
    ["both to a connection and to end users", { scopes: ["agent:query"], end_users_only: true }],
  ])("is not made %s", async (_, { foreign, ...body }: Record<string, unknown>) => {
    const made = await owner.call<Answer>("POST", "/functions/v1/api-keys", {
      name: "key",
      connection_id: foreign ? ids["stranger"] : ids["private"],
      ...body,
    });
    expect([made.status, made.body.error_code]).toEqual([400, "INVALID_REQUEST"]);
  });

  it("does not get the stored answer of another key's request", async () => {
    const key = crypto.randomUUID();
    expect(await ask("plain key", {}, { idempotency_key: key })).toBe("own");
    expect(await ask("key bound to private", {}, { idempotency_key: key })).toBe("CONFLICT");
  });
});

describe("the secrets of a connection", () => {
  it.each<[attempt: string, body: object]>([
    ["that the connector does not ask for", { name: "x", secrets: { key: "a", other: "b" } }],
    ["of which one is missing", { name: "x", secrets: {} }],
    ["that cannot be sent in a header", { name: "x", secrets: { key: "a\nb" } }],
    ["under the name of the connector's own", { name: "default", secrets: { key: "a" } }],
    ["without a name", { secrets: { key: "a" } }],
  ])("%s: refused", async (_, body) => {
    const made = await owner.call<Answer>("POST", "/functions/v1/connections", {
      connector_id: connectorId,
      ...body,
    });
    expect([made.status, made.body.error_code]).toEqual([400, "INVALID_REQUEST"]);
  });

  it.each([
    ["half of a surrogate pair", "s\ud800"],
    ["the other half", "s\udfff"],
    ["NUL", "s\0"],
  ])("for an end user with %s: refused, as another text would be stored", async (_, end_user) => {
    const body = { connector_id: connectorId, end_user, secrets: { key: keyOf("customer 8") } };
    const made = await owner.call<Answer>("POST", "/functions/v1/connections", body);
    expect([made.status, made.body.error_code]).toEqual([400, "INVALID_REQUEST"]);
  });

  it("are apart for end users whose names only look alike", async () => {
    const names = ["Zoë", "Zoe\u0308", "zoë", "Zoë ", " Zoë", "Zoë\u200b", "Ｚoë"];
    const made: string[] = [];
    for (const end_user of names) made.push(await connect(owner, connectorId, { end_user }, "customer 7"));
    expect(new Set(made).size).toBe(names.length);
  });

  it("of another account's connector: not found", async () => {
    const body = { connector_id: connectorId, name: "x", secrets: { key: "a" } };
    expect((await stranger.call("POST", "/functions/v1/connections", body)).status).toBe(404);
  });

  it("are deleted when the connector calls another server", async () => {
    const connector_id = await upload(owner, "own");
    const connection = await connect(owner, connector_id, { name: "moved" }, "private");
    await owner.call("PUT", `/functions/v1/connectors/${connector_id}`, document(elsewhere.url));
    const listed = await owner.call<{ connections: Answer[] }>(
      "GET",
      `/functions/v1/connections?connector_id=${connector_id}`,
    );
    expect(listed.body.connections).toMatchObject([{ connection_id: connection, status: "NEEDS_SIGN_IN" }]);
    await owner.call("DELETE", `/functions/v1/connectors/${connector_id}`);
    expect(elsewhere.received).toEqual([]);
  });

  it("make a connector usable that has none of its own; removed, they are gone from the vault", async () => {
    const made = await stranger.call<{ connector_id: string }>(
      "POST",
      "/functions/v1/connectors/upload",
      document(api.url),
    );
    const { connector_id } = made.body;
    const id = await connect(stranger, connector_id, { end_user: "u" }, "customer 7");
    await waitForActive(stranger, connector_id);
    expect((await stranger.call("DELETE", `/functions/v1/connections/${id}`)).status).toBe(204);
    const left = await stranger.call<Answer>("GET", `/functions/v1/connectors/${connector_id}`);
    expect(left.body["status"]).toBe("PENDING_SECRETS");
  });

  it("appear in no answer and no log", () => {
    const told = JSON.stringify(answers) + toolgate.logs.join("\n");
    for (const value of Object.keys(ACCOUNTS)) expect(told).not.toContain(value);
  });
});
