import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ToolgateClient, waitForActive } from "../../scripts/toolgate-client.ts";
import { sha256 } from "../../src/base/sha256.ts";
import {
  type AuthorizationSetting,
  CLIENT,
  startAuthorizationSetting,
  thingsDocument,
} from "../integration/authorization-setting.ts";
import { startToolgate, type Toolgate } from "../integration/start-toolgate.ts";

type Answer = Record<string, unknown> & { technical_details?: { connect_url?: string } };

const BROWSER = "a".repeat(64);

let server: AuthorizationSetting;
let toolgate: Toolgate;
let owner: { token: string; client: ToolgateClient };
let stranger: ToolgateClient;
let connectorId: string;
let toolId: string;
let ownersPage: string;

beforeAll(async () => {
  server = await startAuthorizationSetting();
  toolgate = await startToolgate({ upstreams: [server.url], env: { LOG_LEVEL: "debug" } });
  server.register(`${toolgate.stack.url}/functions/v1/connections/callback`);
  owner = await toolgate.newPerson();
  stranger = (await toolgate.newPerson()).client;
  const made = await owner.client.call<{ connector_id: string }>(
    "POST",
    "/functions/v1/connectors/upload?annotate=true",
    thingsDocument(server.url),
  );
  connectorId = made.body.connector_id;
  await owner.client.call("POST", "/functions/v1/secrets/vault", {
    connector_id: connectorId,
    secrets: CLIENT,
  });
  await waitForActive(owner.client, connectorId);
  ownersPage = `${toolgate.stack.url}/connectors/${connectorId}`;
  const found = await owner.client.call<{ tools: { tool_id: string; name: string }[] }>(
    "POST",
    "/functions/v1/tools/search",
    { query: "list my things" },
  );
  toolId = found.body.tools[0]?.tool_id ?? "";
});
afterAll(async () => {
  await toolgate?.stop();
  await server?.close();
});

async function newKey(scopes: string[], more: object = {}): Promise<{ id: string; client: ToolgateClient }> {
  const made = await owner.client.call<{ id: string; key: string }>("POST", "/functions/v1/api-keys", {
    name: crypto.randomUUID(),
    scopes,
    ...more,
  });
  expect(made.status).toBe(201);
  return { id: made.body.id, client: toolgate.as(made.body.key) };
}

async function run(client: ToolgateClient, body: object): Promise<Answer> {
  return (await client.call<Answer>("POST", `/functions/v1/tools/${toolId}/run`, body)).body;
}

const urlOf = (answer: Answer) => answer.technical_details?.connect_url ?? "";
const tokenOf = (url: string) => new URL(url).hash.slice(1);

async function open(url: string): Promise<number> {
  const page = { token: tokenOf(url) };
  return (await toolgate.as(null).call("POST", "/functions/v1/connections/links/open", page)).status;
}

/** What the person does who opens the link. */
async function connect(url: string, who: string): Promise<void> {
  const nobody = toolgate.as(null);
  const begun = await nobody.call<Answer>("POST", "/functions/v1/connections/links/follow", {
    token: tokenOf(url),
    proof_hash: sha256(BROWSER),
    hosts: [new URL(server.url).origin],
  });
  server.who = who;
  const callback = await server.signIn(String(begun.body["authorize_url"]));
  const held = await fetch(callback, { redirect: "manual" });
  const handle = new URL(held.headers.get("location") ?? "").hash.slice(1);
  const done = await nobody.call<Answer>("POST", "/functions/v1/connections/finish", {
    handle,
    proof: BROWSER,
  });
  expect(done.body["result"]).toBe("connected");
}

describe("a call for an end user without a connection", () => {
  const CALLERS: [caller: string, client: () => Promise<ToolgateClient>, link: boolean][] = [
    ["the owner", async () => owner.client, true],
    [
      "a key that may create links",
      async () => (await newKey(["agent:query", "connectors:write"])).client,
      true,
    ],
    ["a key that may only ask", async () => (await newKey(["agent:query"])).client, false],
    [
      "an agent's key with the scope",
      async () => (await newKey(["agent:query", "connectors:write"], { agent_id: "clerk" })).client,
      false,
    ],
    [
      "a key of end users",
      async () => (await newKey(["agent:query"], { end_users_only: true })).client,
      false,
    ],
  ];
  it.each(CALLERS)("%s gets %o: a link is offered: %s", async (_, client, link) => {
    const end_user = crypto.randomUUID();
    const caller = await client();
    const asked = await run(caller, { end_user });
    expect(asked["error_code"]).toBe("AUTH_FAILED");
    const url = urlOf(asked);
    if (!link) {
      expect(url).toBe(ownersPage);
      return;
    }
    expect(new URL(url).pathname).toBe("/connect");
    expect(asked["error_message"]).toContain(url);
    expect(await open(url)).toBe(200);
    const query = { user_query: "x", conversation_id: "c", tool: "listThings", end_user };
    const again = await caller.call<Answer>("POST", "/functions/v1/agent-query", query);
    expect(urlOf(again.body)).toBe(url);
    expect(again.body["error_message"]).toContain(url);
    await connect(url, "alice");
    expect(await run(caller, { end_user })).toMatchObject({ result: { account: "alice" } });
    expect(await open(url)).toBe(404);
  });

  it.each<[what: string, body: object]>([
    ["for the owner's own connection", {}],
    ["for a connection by name", { connection: "work" }],
  ])("is not offered a link %s", async (_, body) => {
    expect(urlOf(await run(owner.client, body))).toBe(ownersPage);
  });

  it("gets a link of its own: not one that another key, or the owner, was offered", async () => {
    const end_user = crypto.randomUUID();
    const [one, two] = [
      await newKey(["agent:query", "connectors:write"]),
      await newKey(["agent:query", "connectors:write"]),
    ];
    const asked = [owner.client, one.client, two.client, one.client].map((client) =>
      run(client, { end_user }),
    );
    const urls = (await Promise.all(asked)).map(urlOf);
    expect(new Set(urls).size).toBe(3);
    expect(urls[3]).toBe(urls[1]);
    await owner.client.call("DELETE", `/functions/v1/api-keys/${one.id}`);
    expect(await Promise.all(urls.map(open))).toEqual([200, 404, 200, 404]);
  });

  it("gets the same link for many calls at once, another one when that expires", async () => {
    const end_user = crypto.randomUUID();
    const many = await Promise.all(Array.from({ length: 5 }, () => run(owner.client, { end_user })));
    const [first = "", ...others] = new Set(many.map(urlOf));
    expect(others).toEqual([]);
    await toolgate.stack.sql(
      `update private.connect_links set expires_at = now() + interval '1 minute' where end_user = '${end_user}'`,
    );
    expect(urlOf(await run(owner.client, { end_user }))).not.toBe(first);
  });

  it("gets the owner's page when 500 offered links are open; other links are still made", async () => {
    await toolgate.stack.sql(
      `insert into private.connect_links (token_hash, user_id, connector_id, end_user, vault_id, expires_at)
       select gen_random_uuid()::text, user_id, connector_id, 'many ' || n, gen_random_uuid(), now() + interval '1 hour'
       from public.connectors, generate_series(1, 500) n where connector_id = '${connectorId}'`,
    );
    expect(urlOf(await run(owner.client, { end_user: crypto.randomUUID() }))).toBe(ownersPage);
    const body = { connector_id: connectorId, end_user: "u" };
    expect((await owner.client.call("POST", "/functions/v1/connections/links", body)).status).toBe(201);
    await toolgate.stack.sql("delete from private.connect_links where end_user like 'many %'");
  });

  it("is not possible with a connector of another account", async () => {
    const answer = await stranger.call<Answer>("POST", `/functions/v1/tools/${toolId}/run`, {
      end_user: "u",
    });
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([
      404,
      expect.not.stringContaining("/connect#"),
    ]);
  });

  it("leaves the link in no trace, stored answer, list or log, and in the vault until it is used", async () => {
    const end_user = crypto.randomUUID();
    const body = { end_user };
    const asked = await owner.client.call<Answer>("POST", `/functions/v1/tools/${toolId}/run`, body, {
      "idempotency-key": crypto.randomUUID(),
    });
    const token = tokenOf(urlOf(asked.body));
    expect(token).toHaveLength(43);
    const tables = await toolgate.stack.sql(
      `select relname, n.nspname from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where relkind in ('r', 'p') and nspname in ('public', 'private', 'service')`,
    );
    for (const { nspname, relname } of tables as { nspname: string; relname: string }[]) {
      const [row] = await toolgate.stack.sql(
        `select count(*)::integer as held from ${nspname}.${relname} x where x::text like '%${token}%'`,
      );
      expect([relname, (row as { held: number }).held]).toEqual([relname, 0]);
    }
    const stored = () =>
      toolgate.stack.sql(`select 1 from vault.decrypted_secrets where decrypted_secret = '${token}'`);
    expect(await stored()).toHaveLength(1);
    expect(toolgate.logs.join("\n")).not.toContain(token);
    const listed = await owner.client.call("GET", "/functions/v1/connections/links");
    expect(JSON.stringify(listed.body)).not.toContain(token);
    await connect(urlOf(asked.body), "bob");
    expect(await stored()).toHaveLength(0);
  });
});

describe("an MCP client", () => {
  it.each<
    [declares: string, elicitation: { url?: object; form?: object } | null, action: string, outcome: object]
  >([
    ["URL elicitation, and its user signs in", { url: {} }, "accept", { account: "carol" }],
    ["URL elicitation, and its user declines", { url: {} }, "decline", { error_code: "AUTH_FAILED" }],
    ["forms only", { form: {} }, "accept", { error_code: "AUTH_FAILED" }],
    ["nothing", null, "accept", { error_code: "AUTH_FAILED" }],
  ])("that declares %s: %o, %s → %o", async (_, elicitation, action, outcome) => {
    const capabilities = elicitation === null ? {} : { elicitation };
    const client = new Client(
      { name: "test", version: "1" },
      { versionNegotiation: { mode: "auto" }, capabilities: capabilities as object },
    );
    const asked: Record<string, unknown>[] = [];
    if (elicitation !== null)
      client.setRequestHandler("elicitation/create", async ({ params }) => {
        asked.push({ ...params });
        if (action === "accept") await connect(String(asked[0]?.["url"]), "carol");
        return { action } as never;
      });
    const headers = { authorization: `Bearer ${owner.token}` };
    const address = new URL(`${toolgate.stack.url}/functions/v1/mcp`);
    await client.connect(new StreamableHTTPClientTransport(address, { requestInit: { headers } }));
    const called = await client.callTool({
      name: "call_tool",
      arguments: { name: "listThings" },
      _meta: { "toolgate/end_user": crypto.randomUUID() },
    });
    await client.close();
    const result = called.structuredContent as Answer;
    expect(result).toMatchObject(outcome);
    expect(asked.map((params) => params["mode"])).toEqual(elicitation && "url" in elicitation ? ["url"] : []);
    const url = String(asked[0]?.["url"] ?? urlOf(result));
    expect(new URL(url).pathname).toBe("/connect");
    if (asked.length === 0) expect(JSON.stringify(called.content)).toContain(tokenOf(url));
  });
});
