import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ToolgateClient, waitForActive } from "../../scripts/toolgate-client.ts";
import {
  type AuthorizationSetting,
  CLIENT,
  startAuthorizationSetting,
  thingsDocument,
} from "./authorization-setting.ts";
import { startToolgate, type Toolgate } from "./start-toolgate.ts";
import type { Failure, Person } from "./tools-client.ts";

type Answer = Record<string, unknown> & Failure;
interface Begun {
  connection_id: string;
  status: string;
  authorize_url: string;
  redirect_uri: string;
}

let server: AuthorizationSetting;
let toolgate: Toolgate;
let person: Person;
let connectorId: string;
/** All that anybody was answered. */
const answers: unknown[] = [];

beforeAll(async () => {
  server = await startAuthorizationSetting();
  toolgate = await startToolgate({ upstreams: [server.url], env: { LOG_LEVEL: "debug" } });
  server.register(`${toolgate.stack.url}/functions/v1/connections/callback`);
  person = await toolgate.newPerson();
  connectorId = await upload(person.client, "Things");
});
afterAll(async () => {
  await toolgate?.stop();
  await server?.close();
});

async function upload(client: ToolgateClient, title: string): Promise<string> {
  const made = await client.call<{ connector_id: string; auth_type: string }>(
    "POST",
    "/functions/v1/connectors/upload?annotate=true",
    thingsDocument(server.url, { title }),
  );
  expect([made.status, made.status === 201 ? "" : made.body]).toEqual([201, ""]);
  const stored = await client.call("POST", "/functions/v1/secrets/vault", {
    connector_id: made.body.connector_id,
    secrets: CLIENT,
  });
  expect(stored.body).toMatchObject({ missing: [] });
  await waitForActive(client, made.body.connector_id);
  return made.body.connector_id;
}

async function begin(client: ToolgateClient, body: object): Promise<Begun> {
  const begun = await client.call<Begun>("POST", "/functions/v1/connections", body);
  expect([begun.status, begun.status === 201 ? "" : begun.body]).toEqual([201, ""]);
  answers.push({ ...begun.body, authorize_url: null });
  return begun.body;
}

/** Where the callback sends the browser. */
async function open(callback: string): Promise<{ status: number; location: string; policy: string | null }> {
  const answer = await fetch(callback, { redirect: "manual" });
  const location = answer.headers.get("location") ?? "";
  answers.push(location, await answer.text());
  return { status: answer.status, location, policy: answer.headers.get("referrer-policy") };
}

async function connect(client: ToolgateClient, who: string, body: object): Promise<string> {
  server.who = who;
  const { authorize_url, connection_id } = await begin(client, body);
  expect((await open(await server.signIn(authorize_url))).location).toContain("sign_in=connected");
  return connection_id;
}

async function ask(client: ToolgateClient, body: object = {}): Promise<{ status: number; body: Answer }> {
  const asked = await client.call<Answer>("POST", "/functions/v1/agent-query", {
    user_query: "List my things",
    conversation_id: crypto.randomUUID(),
    tool: "listThings",
    ...body,
  });
  answers.push(asked.body);
  return asked;
}

describe("a connector that signs in", () => {
  it("is active with its client alone; a call without a connection says where to sign in", async () => {
    const { body } = await person.client.call("GET", `/functions/v1/connectors/${connectorId}`);
    expect(body).toMatchObject({ auth: { type: "oauth2-authorization-code" }, status: "ACTIVE" });
    const asked = await ask(person.client);
    expect([asked.status, asked.body.error_code]).toEqual([401, "AUTH_FAILED"]);
    expect(asked.body.technical_details).toMatchObject({
      connect_url: `${toolgate.stack.url}/connectors/${connectorId}`,
    });
    expect(server.calls).toEqual([]);
  });

  it("calls with the account that signed in", async () => {
    const { authorize_url, status } = await begin(person.client, { connector_id: connectorId });
    expect(status).toBe("NEEDS_SIGN_IN");
    const asked = new URL(authorize_url).searchParams;
    expect(asked.get("code_challenge_method")).toBe("S256");
    expect(asked.get("scope")?.split(" ").sort()).toEqual([
      "offline_access",
      "openid",
      "things:read",
      "things:write",
    ]);
    const opened = await open(await server.signIn(authorize_url));
    expect(opened).toEqual({
      status: 303,
      location: `${toolgate.stack.url}/connectors/${connectorId}?sign_in=connected`,
      policy: "no-referrer",
    });
    const answered = await ask(person.client);
    expect([answered.status, answered.body["final_data"]]).toMatchObject([200, { account: "alice" }]);
    const listed = await person.client.call<{ connections: object[] }>(
      "GET",
      `/functions/v1/connections?connector_id=${connectorId}`,
    );
    answers.push(listed.body);
    expect(listed.body.connections).toMatchObject([
      { name: "default", end_user: null, is_default: true, status: "ACTIVE", connector_id: connectorId },
    ]);
  });

  it("has several accounts: by name, by id and by end user", async () => {
    const work = await connect(person.client, "bob", { connector_id: connectorId, name: "work" });
    await connect(person.client, "carol", { connector_id: connectorId, end_user: "customer 7" });
    const accountOf = async (choice: object) =>
      ((await ask(person.client, choice)).body["final_data"] as { account?: string } | undefined)?.account;
    expect(await accountOf({})).toBe("alice");
    expect(await accountOf({ connection: "work" })).toBe("bob");
    expect(await accountOf({ connection: work })).toBe("bob");
    expect(await accountOf({ end_user: "customer 7" })).toBe("carol");
    const unknown = await ask(person.client, { end_user: "customer 8" });
    expect([unknown.status, unknown.body.error_code]).toEqual([401, "AUTH_FAILED"]);
  });

  it("runs one tool with a chosen connection, and shows the choice in a dry run", async () => {
    const { body } = await person.client.call<{ tools: { tool_id: string }[] }>(
      "POST",
      "/functions/v1/tools/search",
      { query: "list my things" },
    );
    const path = `/functions/v1/tools/${body.tools[0]?.tool_id}/run`;
    const ran = await person.client.call<Answer>("POST", path, { connection: "work" });
    expect(ran.body["result"]).toMatchObject({ account: "bob" });
    const dry = await person.client.call<Answer>("POST", path, { connection: "work", dry_run: true });
    expect(dry.body["request"]).toMatchObject({
      connection: "work",
      headers: { authorization: "Bearer ***" },
    });
  });

  it("is chosen by an MCP client in `_meta`, not in the model's arguments", async () => {
    const call = async (meta: object, args: object = {}) => {
      const { body } = await person.client.call<{ result: { structuredContent: Record<string, unknown> } }>(
        "POST",
        "/functions/v1/mcp",
        {
          jsonrpc: "2.0",
          id: 1,
          method: "tools/call",
          params: { name: "call_tool", arguments: { name: "listThings", ...args }, _meta: meta },
        },
        { accept: "application/json, text/event-stream", "mcp-protocol-version": "2025-06-18" },
      );
      answers.push(body);
      const text = typeof body === "string" ? /data: (.*)/.exec(body)?.[1] : JSON.stringify(body);
      return (JSON.parse(text ?? "{}") as typeof body).result.structuredContent;
    };
    expect(await call({})).toMatchObject({ account: "alice" });
    expect(await call({ "toolgate/connection": "work" })).toMatchObject({ account: "bob" });
    expect(await call({ "toolgate/end_user": "customer 7" })).toMatchObject({ account: "carol" });
    expect(await call({ "toolgate/end_user": "customer 8" })).toMatchObject({
      error_code: "AUTH_FAILED",
      technical_details: { connect_url: expect.stringContaining(`${toolgate.stack.url}/connect#`) },
    });
    expect(await call({}, { end_user: "customer 7" })).toMatchObject({ error_code: "INVALID_REQUEST" });
    expect(await call({ "toolgate/end_user": 7 })).toMatchObject({ error_code: "INVALID_REQUEST" });
  });

  it("an approved write is made with the connection that the approver saw, and no other", async () => {
    const file = {
      agent_id: "clerk",
      tools: [{ name: "addThing", side_effect: "write" }],
      approval: { mode: "manual" },
    };
    expect((await person.client.call("PUT", "/functions/v1/agents/clerk", file)).status).toBe(200);
    const write = { tool: "addThing", user_query: "Add a thing", agent_id: "clerk" };
    const asked = await ask(person.client, { ...write, end_user: "customer 7" });
    expect(asked.body.error_code).toBe("APPROVAL_REQUIRED");
    const { approval_id, request } = asked.body.technical_details;
    expect(request).toMatchObject({ end_user: "customer 7" });
    const decided = await person.client.call("POST", `/functions/v1/approvals/${approval_id}`, {
      decision: "approve",
    });
    expect(decided.status).toBe(200);
    const calls = server.calls.length;
    const other = await ask(person.client, { ...write, connection: "work", approval_id });
    expect(other.body.error_code).toBe("APPROVAL_REQUIRED");
    expect(server.calls.length).toBe(calls);
    const made = await ask(person.client, { ...write, end_user: "customer 7", approval_id });
    expect(made.body["final_data"]).toMatchObject({ account: "carol" });
  });

  it("an approver executes the stored call with the same connection", async () => {
    const write = { tool: "addThing", user_query: "Add a thing", agent_id: "clerk", connection: "work" };
    const asked = await ask(person.client, write);
    const { approval_id } = asked.body.technical_details;
    const executed = await person.client.call("POST", `/functions/v1/approvals/${approval_id}`, {
      decision: "approve",
      execute: true,
    });
    expect([executed.status, server.calls.at(-1)]).toMatchObject([200, { method: "POST", account: "bob" }]);
  });

  it.each(["GET", "POST"])(
    "refreshes a token that the API refuses, once, and repeats a %s",
    async (method) => {
      const [refreshes, calls] = [server.refreshes.length, server.calls.length];
      server.refuseTokens();
      const asked = await ask(person.client, {
        tool: method === "GET" ? "listThings" : "addThing",
        user_query: "My things",
      });
      expect([asked.status, asked.body["final_data"]]).toMatchObject([200, { account: "alice" }]);
      expect(server.refreshes.slice(refreshes)).toEqual([200]);
      expect(server.calls.slice(calls).map(({ status }) => status)).toEqual([401, 200]);
    },
  );

  it("refreshes before a token expires, once for several callers", async () => {
    await sql("update private.connection_grants set refresh_at = now() - interval '1 minute'");
    const before = server.refreshes.length;
    const [one, two] = await Promise.all([ask(person.client), ask(person.client)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(server.refreshes.slice(before)).toEqual([200]);
  });

  it("needs a new sign-in when the provider refuses the grant, and answers so at once", async () => {
    const id = await connect(person.client, "dora", { connector_id: connectorId, name: "gone" });
    const begun = server.refreshes.length;
    server.beforeToken = (form) => {
      if (form.has("refresh_token")) form.set("refresh_token", "unknown");
    };
    await sql(
      `update private.connection_grants set refresh_at = now(), usable_until = now() where connection_id = '${id}'`,
    );
    for (const _ of [1, 2, 3]) {
      const asked = await ask(person.client, { connection: "gone" });
      expect([asked.status, asked.body.error_code]).toEqual([401, "AUTH_FAILED"]);
      expect(asked.body.technical_details).toMatchObject({
        connect_url: `${toolgate.stack.url}/connectors/${connectorId}`,
        connection_id: id,
      });
    }
    server.beforeToken = () => undefined;
    expect(server.refreshes.length - begun).toBe(1);
    // Signing in again heals the same connection.
    expect(await connect(person.client, "dora", { connector_id: connectorId, name: "gone" })).toBe(id);
    expect((await ask(person.client, { connection: "gone" })).status).toBe(200);
  });

  it("is removed with its tokens", async () => {
    const id = await connect(person.client, "eve", { connector_id: connectorId, name: "short" });
    const count = async () => {
      const { rows } = await sql("select count(*)::int as n from vault.secrets");
      return Number(rows[0]?.["n"]);
    };
    const before = await count();
    expect((await person.client.call("DELETE", `/functions/v1/connections/${id}`)).status).toBe(204);
    expect(await count()).toBe(before - 1);
    expect(server.revoked).toBe(1);
    expect((await ask(person.client, { connection: "short" })).status).toBe(401);
    expect((await person.client.call("DELETE", `/functions/v1/connections/${id}`)).status).toBe(404);
  });

  it("is removed also if the provider does not revoke its grant", async () => {
    const id = await connect(person.client, "eve", { connector_id: connectorId, name: "short" });
    server.refusesRevocations = true;
    expect((await person.client.call("DELETE", `/functions/v1/connections/${id}`)).status).toBe(204);
    server.refusesRevocations = false;
    expect(server.revoked).toBe(1);
    expect((await ask(person.client, { connection: "short" })).status).toBe(401);
    expect(toolgate.logs.join("\n")).toContain("A grant was not revoked");
  });

  it("leaves no code, token, verifier or client secret anywhere but in the vault", async () => {
    const { tokens, codes, verifiers } = server.canaries;
    const secrets = [...tokens, ...codes, ...verifiers, CLIENT.client_secret];
    expect([tokens.size > 4, codes.size > 3, verifiers.size > 3]).toEqual([true, true, true]);
    const tables = ["public.traces", "public.audit_log", "public.connections", "private.sign_ins"];
    const stored = await Promise.all(
      [...tables, "private.connection_grants"].map((table) =>
        sql(`select coalesce(jsonb_agg(to_jsonb(t)), '[]')::text as rows from ${table} t`),
      ),
    );
    const places = { answers, logs: toolgate.logs, stored: stored.map(({ rows }) => rows) };
    const leaks = Object.entries(places).flatMap(([place, held]) => {
      const text = JSON.stringify(held);
      return secrets
        .filter((secret) => text.includes(secret))
        .map((secret) => `${place}: ${secret.slice(0, 8)}`);
    });
    expect(leaks).toEqual([]);
  });
});

async function sql(statement: string): Promise<{ rows: Record<string, unknown>[] }> {
  return { rows: (await toolgate.stack.sql(statement)) as Record<string, unknown>[] };
}
