import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type ToolgateClient, waitForActive } from "../../scripts/toolgate-client.ts";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { startToolgate, type Toolgate } from "./start-toolgate.ts";

/** Whose key it is. */
const ACCOUNTS: Record<string, string> = {
  "key-0001": "first",
  "key-0002": "work",
  "key-0003": "private",
  "key-0004": "customer 7",
  "key-0005": "long",
};
const keyOf = (account: string) => Object.entries(ACCOUNTS).find(([, name]) => name === account)?.[0] ?? "";

let api: Loopback;
let toolgate: Toolgate;
let owner: ToolgateClient;
let connectorId: string;
let toolId: string;
const ids: Record<string, string> = {};

beforeAll(async () => {
  api = await startLoopback(
    (
      { headers },
      response, // An echoed key would be masked.
    ) => answerJson(response, { account: ACCOUNTS[String(headers["x-api-key"])] ?? "nobody" }),
  );
  toolgate = await startToolgate({ upstreams: [api.url] });
});
afterAll(async () => {
  await toolgate?.stop();
  await api?.close();
});

beforeEach(async () => {
  owner = (await toolgate.newPerson()).client;
  const responses = { 200: { description: "ok", content: { "application/json": { schema: {} } } } };
  const secret = {
    secret_id: "key",
    description: "API key",
    vault_key_name: "key",
    in: "header",
    name: "X-Api-Key",
  };
  const made = await owner.call<{ connector_id: string }>("POST", "/functions/v1/connectors/upload", {
    openapi: "3.1.0",
    info: { title: "Ferries", version: "1" },
    servers: [{ url: api.url }],
    "x-auth-type": "api-key",
    "x-required-secrets": [secret],
    paths: { "/ferries": { post: { operationId: "bookFerry", summary: "Book a ferry", responses } } },
  });
  connectorId = made.body.connector_id;
  await owner.call("POST", "/functions/v1/secrets/vault", {
    connector_id: connectorId,
    secrets: { key: keyOf("first") },
  });
  for (const choice of [{ name: "work" }, { name: "private" }, { end_user: "customer 7" }]) {
    const name = choice.name ?? choice.end_user ?? "";
    const body = { connector_id: connectorId, ...choice, secrets: { key: keyOf(name) } };
    const added = await owner.call<{ connection_id: string }>("POST", "/functions/v1/connections", body);
    ids[name] = added.body.connection_id;
  }
  await waitForActive(owner, connectorId);
  const found = await owner.call<{ tools: { tool_id: string }[] }>("POST", "/functions/v1/tools/search", {
    query: "book a ferry",
  });
  toolId = found.body.tools[0]?.tool_id ?? "";
});

interface Ran {
  result?: { account: string };
  error_code?: string;
}

async function usedAccount(choice: object = {}): Promise<string | undefined> {
  const ran = await owner.call<Ran>("POST", `/functions/v1/tools/${toolId}/run`, {
    arguments: {},
    ...choice,
  });
  return ran.body.result?.account ?? ran.body.error_code;
}

const setDefault = (name: string, is_default = true, client = owner) =>
  client.call<{ is_default?: boolean; error_code?: string }>(
    "PATCH",
    `/functions/v1/connections/${ids[name]}`,
    {
      is_default,
    },
  );

describe("the default connection of a connector with keys", () => {
  it("is the connector itself at first, then the one that its owner chooses", async () => {
    expect(await usedAccount()).toBe("first");
    expect((await setDefault("work")).body).toMatchObject({ is_default: true, name: "work" });
    expect(await usedAccount()).toBe("work");
    await setDefault("private");
    expect([
      await usedAccount(),
      await usedAccount({ connection: "work" }),
      await usedAccount({ connection: "default" }),
    ]).toEqual(["private", "work", "first"]);
    expect(await usedAccount({ end_user: "customer 7" })).toBe("customer 7");
    expect((await setDefault("private", false)).body).toMatchObject({ is_default: false });
    expect(await usedAccount()).toBe("first");
  });

  it("is the connector itself again when the chosen one is removed", async () => {
    await setDefault("work");
    await owner.call("DELETE", `/functions/v1/connections/${ids["work"]}`);
    expect(await usedAccount()).toBe("first");
  });

  it.each<[what: string, name: string, status: number]>([
    ["a connection of an end user", "customer 7", 400],
    ["an unknown one", "nobody", 404],
  ])("is not %s", async (_, name, status) => {
    ids["nobody"] = crypto.randomUUID();
    expect((await setDefault(name)).status).toBe(status);
    expect(await usedAccount()).toBe("first");
  });

  it("is not changed by another account, or a key that only asks", async () => {
    const stranger = (await toolgate.newPerson()).client;
    expect((await setDefault("work", true, stranger)).status).toBe(404);
    const made = await owner.call<{ key: string }>("POST", "/functions/v1/api-keys", {
      name: "agent",
      scopes: ["agent:query"],
    });
    expect((await setDefault("work", true, toolgate.as(made.body.key))).status).toBe(403);
    expect(await usedAccount()).toBe("first");
  });

  it("is the one that an approver saw: approvals that wait end when another one is the default", async () => {
    await owner.call("PUT", "/functions/v1/agents/booker", {
      definition: { agent_id: "booker", env: "prod", approval: { mode: "manual" } },
    });
    const made = await owner.call<{ key: string }>("POST", "/functions/v1/api-keys", {
      name: "agent",
      scopes: ["agent:query"],
      agent_id: "booker",
    });
    const agent = toolgate.as(made.body.key);
    const path = `/functions/v1/tools/${toolId}/run`;
    const ask = (body: object) =>
      agent.call<{
        approval_id?: string;
        technical_details?: { approval_id?: string };
        result?: { account: string };
      }>("POST", path, { arguments: {}, ...body });
    const approvals: string[] = [];
    for (const choice of [{}, { connection: "private" }]) {
      const { body } = await ask(choice);
      const id = body.approval_id ?? body.technical_details?.approval_id ?? "";
      expect(id).not.toBe("");
      const decided = await owner.call("POST", `/functions/v1/approvals/${id}`, { decision: "approve" });
      expect(decided.status).toBe(200);
      approvals.push(id);
    }
    const before = api.received.length;
    await setDefault("work");
    const [of, ofPrivate] = approvals;
    expect((await ask({ approval_id: of })).body.result).toBeUndefined();
    expect(api.received.length).toBe(before);
    expect((await ask({ connection: "private", approval_id: ofPrivate })).body.result?.account).toBe(
      "private",
    );
  });
});

it("an end user is any text of up to 500 characters, such as an issuer and a subject", async () => {
  const end_user = `https://id.example|${"ž🐎".repeat(160)}`.slice(0, 500);
  const body = { connector_id: connectorId, end_user, secrets: { key: keyOf("long") } };
  expect((await owner.call("POST", "/functions/v1/connections", body)).status).toBe(201);
  expect(await usedAccount({ end_user })).toBe("long");
  expect(await usedAccount({ end_user: end_user.replace("https", "http") })).toBe("AUTH_FAILED");
});
