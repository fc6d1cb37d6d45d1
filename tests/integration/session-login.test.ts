import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { connect } from "../../scripts/toolgate-client.ts";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { startToolgate, type Toolgate } from "./start-toolgate.ts";
import type { Failure, Person } from "./tools-client.ts";

type Answer = Record<string, unknown> & Failure;

const PASSWORD = 'pass"word {username} canary';

let api: Loopback;
let toolgate: Toolgate;
let owner: Person;
let connectorId: string;
/** Sessions that the API accepts. */
let sessions: Set<string>;
/** Every token that was given out. */
const given: string[] = [];
let login: { status: number; lifetime: number | undefined };
const answers: unknown[] = [];

beforeAll(async () => {
  api = await startLoopback(({ url, method, body, headers }, response) => {
    if (url === "/login") {
      const { user, secret } = JSON.parse(body) as Record<string, unknown>;
      if (login.status !== 200 || user !== "clerk" || secret !== PASSWORD)
        return answerJson(
          response,
          { message: `no session for ${String(user)} with ${String(secret)}` },
          login.status === 200 ? 403 : login.status,
        );
      const token = `session-canary-${randomBytes(9).toString("hex")}`;
      sessions.add(token);
      given.push(token);
      return answerJson(response, { data: { id: token, lifetime: login.lifetime } });
    }
    const token = String(headers["x-session"] ?? "").replace(/^Session /, "");
    if (!sessions.has(token)) return answerJson(response, { error: "no session" }, 401);
    return answerJson(response, { done: method, echo: token });
  });
  toolgate = await startToolgate({ upstreams: [api.url], env: { LOG_LEVEL: "debug" } });
  owner = await toolgate.newPerson();
  connectorId = await connect(owner.client, documentOf(), { username: "clerk", password: PASSWORD });
});
afterAll(async () => {
  await toolgate?.stop();
  await api?.close();
});
beforeEach(async () => {
  sessions = new Set();
  login = { status: 200, lifetime: undefined };
  await toolgate.stack.sql("delete from private.logins");
  await toolgate.stack.sql("delete from private.oauth_tokens");
  api.received.length = 0;
});

function documentOf(changes: object = {}, server = api.url) {
  const operation = (operationId: string, summary: string) => ({
    operationId,
    summary,
    responses: { 200: { description: "OK" } },
  });
  return {
    openapi: "3.1.0",
    info: { title: "Ledger", version: "1" },
    servers: [{ url: server }],
    "x-auth-type": "session-login",
    "x-required-secrets": [],
    "x-session-login": {
      operation: "logIn",
      arguments: { user: "{username}", secret: "{password}" },
      token: "data.id",
      name: "X-Session",
      prefix: "Session ",
      expires_in: "data.lifetime",
      ...changes,
    },
    paths: {
      "/login": {
        post: {
          ...operation("logIn", "Log in"),
          requestBody: {
            content: {
              "application/json": {
                schema: {
                  type: "object",
                  properties: { user: { type: "string" }, secret: { type: "string" } },
                },
              },
            },
          },
        },
      },
      "/entries": {
        get: operation("listEntries", "List the entries"),
        post: operation("addEntry", "Add an entry"),
        delete: operation("clearEntries", "Clear the entries"),
      },
      "/mailings": { post: operation("startMailing", "Send the newsletter to every customer") },
    },
  };
}

async function ask(tool = "listEntries", body: object = {}): Promise<{ status: number; body: Answer }> {
  const asked = await owner.client.call<Answer>("POST", "/functions/v1/agent-query", {
    user_query: tool === "listEntries" ? "List the entries" : "Add an entry",
    conversation_id: crypto.randomUUID(),
    tool,
    ...body,
  });
  answers.push(asked.body);
  return asked;
}
const sent = () => api.received.map(({ method, url }) => `${method} ${url}`);
const logins = () => sent().filter((line) => line === "POST /login").length;

describe("an API with a session", () => {
  it("is logged in to once, for calls that come together and later", async () => {
    const together = await Promise.all(Array.from({ length: 8 }, () => ask()));
    expect(together.map(({ status }) => status)).toEqual(Array(8).fill(200));
    await ask();
    expect(logins()).toBe(1);
    expect(given.length).toBeGreaterThan(0);
  });

  it("gets another login after the token has expired", async () => {
    login.lifetime = 3600;
    await ask();
    const [row] = await toolgate.stack.sql<{ seconds: number }>(
      "select extract(epoch from expires_at - now())::float as seconds from private.oauth_tokens",
    );
    expect(row?.seconds).toBeGreaterThan(3500);
    expect(row?.seconds).toBeLessThan(3600);
    await toolgate.stack.sql("update private.oauth_tokens set expires_at = now()");
    await Promise.all([ask(), ask(), ask()]);
    expect(logins()).toBe(2);
  });

  it("gets one login when it refuses the token, and the call is repeated", async () => {
    await ask();
    sessions.clear();
    api.received.length = 0;
    expect((await ask("addEntry")).status).toBe(200);
    expect(sent()).toEqual(["POST /entries", "POST /login", "POST /entries"]);
  });

  it("is not asked again and again when it refuses the new token, too", async () => {
    await ask();
    api.received.length = 0;
    Object.assign(sessions, { has: () => false });
    const refused = await ask();
    expect([refused.status, refused.body.error_code]).toEqual([401, "AUTH_FAILED"]);
    expect(sent()).toEqual(["GET /entries", "POST /login", "GET /entries"]);
  });

  it("sends one login for a wrong password, for any number of waiting calls", async () => {
    login.status = 403;
    const refused = await Promise.all(Array.from({ length: 6 }, () => ask()));
    expect(refused.map(({ body }) => body.error_code)).toEqual(Array(6).fill("AUTH_FAILED"));
    expect(sent()).toEqual(["POST /login"]);
    expect(JSON.stringify(refused)).toContain("no session for");
  });

  it("gets an approved write once, also when the session has ended", async () => {
    const file = {
      agent_id: "clerk",
      tools: [{ name: "addEntry", side_effect: "write" }],
      approval: { mode: "manual" },
    };
    expect((await owner.client.call("PUT", "/functions/v1/agents/clerk", file)).status).toBe(200);
    await ask();
    const write = { agent_id: "clerk", conversation_id: "one" };
    const pending = await ask("addEntry", write);
    const { approval_id } = pending.body.technical_details;
    await owner.client.call("POST", `/functions/v1/approvals/${approval_id}`, { decision: "approve" });
    sessions.clear();
    api.received.length = 0;
    const refused = await ask("addEntry", { ...write, approval_id });
    expect(refused.body.error_code).toBe("AUTH_FAILED");
    expect(sent().filter((line) => line === "POST /entries")).toHaveLength(1);
  });

  it("is not sent the password by a new version that logs in elsewhere", async () => {
    const moved = documentOf({}, "https://elsewhere.example");
    const made = await owner.client.call<Answer>("PUT", `/functions/v1/connectors/${connectorId}`, moved);
    expect(made.status).toBe(200);
    const secrets = await toolgate.stack.sql(
      "select 1 from private.connector_secrets where connector_id = $1",
      [connectorId],
    );
    expect(secrets).toEqual([]);
  });
});

it("no answer, log, trace or audit row has the password or a token", async () => {
  const rows = await toolgate.stack.sql<{ line: string }>(
    "select t::text as line from public.traces t union all select a::text from public.audit_log a",
  );
  const texts = [
    ...answers.map((one) => JSON.stringify(one)),
    ...toolgate.logs,
    ...rows.map(({ line }) => line),
  ].join("\n");
  expect(given.length).toBeGreaterThan(3);
  expect(
    [...given, PASSWORD, JSON.stringify(PASSWORD).slice(1, -1)].filter((secret) => texts.includes(secret)),
  ).toEqual([]);
});

describe("`x-session-login` is refused", () => {
  it.each<[what: string, changes: object, pointer: string]>([
    ["with an operation that does not exist", { operation: "nope" }, "/x-session-login/operation"],
    ["with an operation that deletes", { operation: "clearEntries" }, "/x-session-login/operation"],
    ["with an operation that sends", { operation: "startMailing" }, "/x-session-login/operation"],
    ["without the password", { arguments: { user: "{username}" } }, "/x-session-login/arguments"],
    [
      "with another secret",
      { arguments: { a: "{password}", b: "{client_secret}" } },
      "/x-session-login/arguments",
    ],
    ["without a token", { token: undefined }, "/x-session-login/token"],
    ["in the body", { in: "body" }, "/x-session-login/in"],
    ["as a header of the connection", { name: "Host" }, "/x-session-login/name"],
    ["as a header with a line break", { name: "A\r\nB" }, "/x-session-login/name"],
    ["with an unknown field", { url: "https://evil.example" }, "/x-session-login/url"],
    ["with a life of no seconds", { expires_in: 0 }, "/x-session-login/expires_in"],
    ["with a prefix that has a line break", { prefix: "a\n" }, "/x-session-login/prefix"],
  ])("%s", async (_, changes, pointer) => {
    const made = await owner.client.call<Answer>(
      "POST",
      "/functions/v1/connectors/upload",
      documentOf(changes),
    );
    expect(made.status).toBe(400);
    expect(JSON.stringify(made.body)).toContain(`"${pointer}"`);
  });
});
