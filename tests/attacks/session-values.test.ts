import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ToolgateClient } from "../../scripts/toolgate-client.ts";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { connect, startToolgate, type Toolgate } from "../integration/start-toolgate.ts";

/*
 * Who: the API keys of different customers, bound to their connections. What they try: to read, change or delete the values that
 * another customer's key stored in a session of the same agent, and so to fill arguments of the other's calls. Expected: each
 * binding has its own values.
 */

let api: Loopback;
let toolgate: Toolgate;
let owner: ToolgateClient;
let connector: string;
let session: string;
const ids: Record<string, string> = {};
const callers: Record<string, ToolgateClient> = {};

beforeAll(async () => {
  api = await startLoopback((_request, response) => answerJson(response, { ok: true }));
  toolgate = await startToolgate({ upstreams: [api.url] });
  owner = (await toolgate.newPerson()).client;
  connector = await connect(owner, document(), { api_key: "own-key-000111" });
  for (const end_user of ["customer 7", "customer 8"]) {
    const body = { connector_id: connector, end_user, secrets: { api_key: `${end_user}-key-0001` } };
    const made = await owner.call<{ connection_id: string }>("POST", "/functions/v1/connections", body);
    expect(made.status).toBe(201);
    ids[end_user] = made.body.connection_id;
  }
  for (const agent_id of ["parcel", "other"]) {
    const file = { agent_id, tools: [{ name: "trackParcel", side_effect: "read" }] };
    expect((await owner.call("PUT", `/functions/v1/agents/${agent_id}`, file)).status).toBe(200);
  }
  const seven = { connection_id: ids["customer 7"] };
  const eight = { connection_id: ids["customer 8"] };
  const parcel = { agent_id: "parcel" };
  callers["customer 7's key of the agent"] = await newKey({ ...parcel, ...seven });
  callers["customer 8's key of the agent"] = await newKey({ ...parcel, ...eight });
  callers["customer 8's renewed key of the agent"] = await newKey({ ...parcel, ...eight });
  callers["the agent's key for end users"] = await newKey({ ...parcel, end_users_only: true });
  callers["the agent's unbound key"] = await newKey(parcel);
  callers["customer 7's key without an agent"] = await newKey(seven);
  callers["a key for end users without an agent"] = await newKey({ end_users_only: true });
  callers["customer 7's key of another agent"] = await newKey({ agent_id: "other", ...seven });
  callers["an unbound key without an agent"] = await newKey({});
  callers["the owner"] = owner;
});
afterAll(async () => {
  await toolgate?.stop();
  await api?.close();
});
beforeEach(async () => {
  session = `chat-${crypto.randomUUID()}`;
  api.received.length = 0;
  const stored = await values("customer 8's key of the agent", "PUT", { tracking_code: "C8-PRIVATE" });
  expect(stored.status).toBe(200);
});

function document() {
  const responses = { 200: { description: "Done" } };
  const tracking_code = { name: "tracking_code", in: "query", required: true, schema: { type: "string" } };
  return {
    openapi: "3.1.0",
    info: { title: "Parcels", version: "1" },
    servers: [{ url: api.url }],
    "x-auth-type": "api-key",
    "x-required-secrets": [
      {
        secret_id: "api_key",
        description: "Key",
        vault_key_name: "parcels_key",
        in: "header",
        name: "X-Api-Key",
      },
    ],
    paths: {
      "/parcels": {
        get: {
          operationId: "trackParcel",
          summary: "Track a parcel",
          parameters: [tracking_code],
          responses,
        },
      },
    },
  };
}

async function newKey(options: object): Promise<ToolgateClient> {
  const body = { name: "key", scopes: ["agent:query"], ...options };
  const made = await owner.call<{ key: string }>("POST", "/functions/v1/api-keys", body);
  expect(made.status).toBe(201);
  return toolgate.as(made.body.key);
}

type Answer = { data?: unknown; error_code?: string };

function callerOf(actor: string): ToolgateClient {
  const client = callers[actor];
  if (!client) throw new Error(`There is no ${actor}.`);
  return client;
}

const values = (actor: string, method: string, body?: object) =>
  callerOf(actor).call<Answer>(method, `/functions/v1/agents/parcel/sessions/${session}`, body);

const query = (actor: string, more: object = {}) =>
  callerOf(actor).call<Answer>("POST", "/functions/v1/agent-query", {
    user_query: "Track a parcel",
    conversation_id: session,
    ...more,
  });
const tracked = () => api.received.map(({ url, headers }) => [url, headers["x-api-key"]]);

/** `refused`: the key may not use sessions of this agent at all; else it has values of its own. */
const ACTORS: [actor: string, expected: "refused" | "its own values"][] = [
  ["customer 7's key of the agent", "its own values"],
  ["the agent's key for end users", "its own values"],
  ["the agent's unbound key", "its own values"],
  ["an unbound key without an agent", "its own values"],
  ["the owner", "its own values"],
  ["customer 7's key without an agent", "refused"],
  ["a key for end users without an agent", "refused"],
  ["customer 7's key of another agent", "refused"],
];

describe.each(ACTORS)("%s", (actor, expected) => {
  const isRefused = expected === "refused";
  const kept = async () => (await values("customer 8's key of the agent", "GET")).body.data;

  it("does not read customer 8's values", async () => {
    const { status, body } = await values(actor, "GET");
    expect([status, body.error_code]).toEqual(isRefused ? [403, "FORBIDDEN"] : [404, "NOT_FOUND"]);
  });

  it("does not change them, nor what customer 8's query is sent with", async () => {
    const { status } = await values(actor, "PUT", { tracking_code: "ATTACKER" });
    expect([status, await kept()]).toEqual([isRefused ? 403 : 200, { tracking_code: "C8-PRIVATE" }]);
    await query("customer 8's key of the agent");
    expect(tracked()).toEqual([["/parcels?tracking_code=C8-PRIVATE", "customer 8-key-0001"]]);
  });

  it("does not delete them", async () => {
    const { status } = await values(actor, "DELETE");
    expect([status, await kept()]).toEqual([isRefused ? 403 : 200, { tracking_code: "C8-PRIVATE" }]);
  });

  it("does not have its own query filled with them", async () => {
    const choice = actor.includes("end users") ? { end_user: "customer 7" } : {};
    const agent = actor.includes("of the agent") || actor.includes("agent's") ? {} : { agent_id: "parcel" };
    await query(actor, { ...agent, ...choice });
    expect(tracked()).toEqual([]);
  });
});

describe("customer 8", () => {
  it("reads and uses the values with a renewed key of the same agent and connection", async () => {
    const renewed = "customer 8's renewed key of the agent";
    expect((await values(renewed, "GET")).body.data).toEqual({ tracking_code: "C8-PRIVATE" });
    await query(renewed);
    expect(tracked()).toEqual([["/parcels?tracking_code=C8-PRIVATE", "customer 8-key-0001"]]);
  });
});
