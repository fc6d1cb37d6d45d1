import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ToolgateClient, waitForActive } from "../../scripts/toolgate-client.ts";
import { answerJson, type Loopback, type Received, startLoopback } from "../calling/loopback-server.ts";
import { startToolgate, type Toolgate } from "../integration/start-toolgate.ts";
import type { Failure, Person } from "../integration/tools-client.ts";

/** A server that signs nobody in: each row says what it answers, and what the browser brings back from it. */
const CODE = "code-canary-4c1f";
const TOKEN = "token-canary-8f02";
const SECRET = "client-secret-canary-77ab";

let hostile: Loopback;
let honest: Loopback;
let toolgate: Toolgate;
let owner: Person;
let other: Person;
let connectorId: string;
/** What the hostile server's token endpoint answers. */
let answerToken: (request: Received, response: Parameters<typeof answerJson>[0]) => unknown;

beforeAll(async () => {
  hostile = await startServer(
    () => hostile,
    (request, response) => answerToken(request, response),
  );
  honest = await startServer(
    () => honest,
    (_, response) => giveToken(response),
  );
  toolgate = await startToolgate({ upstreams: [hostile.url, honest.url], env: { LOG_LEVEL: "debug" } });
  [owner, other] = await Promise.all([toolgate.newPerson(), toolgate.newPerson()]);
  connectorId = await upload(owner.client, hostile.url);
});
afterAll(async () => {
  await toolgate?.stop();
  await Promise.all([hostile, honest].map((server) => server?.close()));
});

/** Publishes metadata that announces `iss` (RFC 9207). */
function startServer(
  self: () => Loopback,
  token: (request: Received, response: Parameters<typeof answerJson>[0]) => unknown,
): Promise<Loopback> {
  return startLoopback((request, response) => {
    const { url } = self();
    if (request.url.startsWith("/.well-known/"))
      return answerJson(response, {
        issuer: url,
        authorization_endpoint: `${url}/authorize`,
        token_endpoint: `${url}/token`,
        response_types_supported: ["code"],
        authorization_response_iss_parameter_supported: true,
      });
    return request.url === "/token" ? token(request, response) : answerJson(response, { ok: true });
  });
}

function giveToken(response: Parameters<typeof answerJson>[0]) {
  answerJson(response, { access_token: TOKEN, token_type: "Bearer", expires_in: 3600 });
}

async function upload(client: ToolgateClient, server: string): Promise<string> {
  const made = await client.call<{ connector_id: string }>("POST", "/functions/v1/connectors/upload", {
    openapi: "3.1.0",
    info: { title: "Accounts", version: "1" },
    servers: [{ url: server }],
    "x-auth-type": "oauth2-authorization-code",
    "x-required-secrets": [],
    components: {
      securitySchemes: {
        account: {
          type: "openIdConnect",
          openIdConnectUrl: `${server}/.well-known/openid-configuration`,
        },
      },
    },
    security: [{ account: ["read"] }],
    paths: { "/me": { get: { operationId: "readMe", responses: { 200: { description: "OK" } } } } },
  });
  expect([made.status, made.status === 201 ? "" : made.body]).toEqual([201, ""]);
  const { connector_id } = made.body;
  const secrets = { client_id: "client", client_secret: SECRET };
  await client.call("POST", "/functions/v1/secrets/vault", { connector_id, secrets });
  await waitForActive(client, connector_id);
  return connector_id;
}

interface Begun {
  connection_id: string;
  authorize_url: string;
}

async function begin(client: ToolgateClient, body: object = {}): Promise<Begun & { state: string }> {
  const made = await client.call<Begun>("POST", "/functions/v1/connections", {
    connector_id: connectorId,
    name: crypto.randomUUID(),
    ...body,
  });
  expect([made.status, made.status === 201 ? "" : made.body]).toEqual([201, ""]);
  return { ...made.body, state: new URL(made.body.authorize_url).searchParams.get("state") ?? "" };
}

/** Opens the callback; how the sign-in ended, from the redirect. */
async function open(parameters: Record<string, string> | [string, string][]): Promise<string> {
  const query = new URLSearchParams(parameters);
  const answer = await fetch(`${toolgate.stack.url}/functions/v1/connections/callback?${query}`, {
    redirect: "manual",
  });
  const location = answer.headers.get("location") ?? "";
  const text = location + (await answer.text());
  for (const secret of [CODE, TOKEN, ...query.getAll("state")].filter(Boolean))
    expect(text).not.toContain(secret);
  expect([answer.status, answer.headers.get("referrer-policy")]).toEqual([303, "no-referrer"]);
  return new URL(location).searchParams.get("sign_in") ?? "";
}

async function statusOf(client: ToolgateClient, connectionId: string): Promise<unknown> {
  const { body } = await client.call<{ connections: { connection_id: string; status: string }[] }>(
    "GET",
    "/functions/v1/connections",
  );
  return body.connections.find(({ connection_id }) => connection_id === connectionId)?.status;
}

const tokenRequests = () => hostile.received.filter(({ url }) => url === "/token");

describe("the browser comes back from a hostile provider", () => {
  it.each<[string, (state: string) => Record<string, string> | [string, string][], string]>([
    ["without `iss`, which the server announced", (state) => ({ code: CODE, state }), "failed"],
    ["with the `iss` of another server", (state) => ({ code: CODE, state, iss: honest.url }), "failed"],
    [
      "with two `iss`, one of them right",
      (state) => [
        ["code", CODE],
        ["state", state],
        ["iss", hostile.url],
        ["iss", honest.url],
      ],
      "failed",
    ],
    [
      "with a token instead of a code",
      (state) => ({ access_token: TOKEN, state, iss: hostile.url }),
      "failed",
    ],
    [
      "with an id token (hybrid flow)",
      (state) => ({ code: CODE, id_token: "x", state, iss: hostile.url }),
      "failed",
    ],
    [
      "with a JARM answer that was not asked for",
      (state) => ({ response: "x", state, iss: hostile.url }),
      "failed",
    ],
    [
      "with two codes",
      (state) => [
        ["code", CODE],
        ["code", "b"],
        ["state", state],
        ["iss", hostile.url],
      ],
      "failed",
    ],
    [
      "with a state that was never given out",
      () => ({ code: CODE, state: "unknown", iss: hostile.url }),
      "expired",
    ],
    [
      "with two states",
      (state) => [
        ["code", CODE],
        ["state", state],
        ["state", state],
      ],
      "expired",
    ],
    ["without a state, the token in the fragment", () => ({}), "expired"],
    ["with the person's refusal", (state) => ({ error: "access_denied", state, iss: hostile.url }), "denied"],
    [
      "with a refusal and a code",
      (state) => ({ error: "access_denied", code: CODE, state, iss: hostile.url }),
      "denied",
    ],
    [
      "with an error whose description holds markup, line breaks and a token",
      (state) => ({
        error: "server_error",
        error_description: `<script>${TOKEN}</script>\r\nset-cookie: a=b`,
        error_uri: `javascript:${TOKEN}`,
        state,
        iss: hostile.url,
      }),
      "failed",
    ],
    ["with another error", (state) => ({ error: "server_error", state, iss: hostile.url }), "failed"],
  ])("%s", async (_, parameters, expected) => {
    answerToken = (_request, response) => giveToken(response);
    const { state, connection_id } = await begin(owner.client);
    const before = tokenRequests().length;
    expect(await open(parameters(state))).toBe(expected);
    expect(tokenRequests().length).toBe(before);
    expect(await statusOf(owner.client, connection_id)).toBe("NEEDS_SIGN_IN");
  });

  it("twice: code and state work once", async () => {
    answerToken = (_request, response) => giveToken(response);
    const { state } = await begin(owner.client);
    const callback = { code: CODE, state, iss: hostile.url };
    const before = tokenRequests().length;
    const results = await Promise.all([open(callback), open(callback), open(callback)]);
    expect(results.sort()).toEqual(["connected", "expired", "expired"]);
    expect(await open(callback)).toBe("expired");
    expect(tokenRequests().length).toBe(before + 1);
  });

  it("with the state of a sign-in at another server (mix-up): code and verifier go nowhere", async () => {
    const honestId = await upload(owner.client, honest.url);
    const { state } = await begin(owner.client, { connector_id: honestId });
    const before = [tokenRequests().length, honest.received.length];
    expect(await open({ code: CODE, state, iss: hostile.url })).toBe("failed");
    expect([tokenRequests().length, honest.received.length]).toEqual(before);
  });

  it.each<[string, string]>([
    ["after it has expired", "update private.sign_ins set expires_at = now()"],
    ["after its connection was removed", "delete from public.connections where status = 'NEEDS_SIGN_IN'"],
    ["after the client's destination changed", "update private.sign_ins set client_bound_to = '{elsewhere}'"],
  ])("%s", async (_, statement) => {
    answerToken = (_request, response) => giveToken(response);
    const { state } = await begin(owner.client);
    const before = tokenRequests().length;
    await toolgate.stack.sql(statement);
    expect(await open({ code: CODE, state, iss: hostile.url })).toBe("expired");
    expect(tokenRequests().length).toBe(before);
  });

  it("with the state of another person: only the connection that began it gets the account", async () => {
    answerToken = (_request, response) => giveToken(response);
    const { state, connection_id } = await begin(owner.client);
    const listed = await other.client.call("GET", "/functions/v1/connections");
    // The callback has no session: the state alone decides.
    expect(await open({ code: CODE, state, iss: hostile.url })).toBe("connected");
    expect(await statusOf(owner.client, connection_id)).toBe("ACTIVE");
    expect((await other.client.call("GET", "/functions/v1/connections")).body).toEqual(listed.body);
  });

  it("after the API key that began the sign-in was revoked", async () => {
    const made = await owner.client.call<{ id: string; key: string }>("POST", "/functions/v1/api-keys", {
      name: "setup",
      scopes: ["connectors:write"],
    });
    const { state } = await begin(toolgate.as(made.body.key));
    await owner.client.call("DELETE", `/functions/v1/api-keys/${made.body.id}`);
    expect(await open({ code: CODE, state, iss: hostile.url })).toBe("expired");
  });
});

describe("the token endpoint answers", () => {
  it.each<[string, typeof answerToken]>([
    ["500", (_, response) => answerJson(response, { error: "server_error" }, 500)],
    [
      "an HTML page",
      (_, response) => response.writeHead(200, { "content-type": "text/html" }).end(`<p>${TOKEN}</p>`),
    ],
    [
      "an HTML page that says it is JSON",
      (_, response) => response.writeHead(200, { "content-type": "application/json" }).end("<p>"),
    ],
    [
      "a token that is no text",
      (_, response) => answerJson(response, { access_token: { a: 1 }, token_type: "Bearer" }),
    ],
    ["a token without its type", (_, response) => answerJson(response, { access_token: TOKEN })],
    [
      "an error with status 200",
      (_, response) =>
        answerJson(response, { error: "invalid_grant", access_token: TOKEN, token_type: "Bearer" }),
    ],
    [
      "an id token of another issuer",
      (_, response) =>
        answerJson(response, {
          access_token: TOKEN,
          token_type: "Bearer",
          id_token: unsigned({ iss: "https://other.example", sub: "a", aud: "client", exp: 4e9, iat: 1 }),
        }),
    ],
    [
      "a redirect to another server",
      (_, response) => response.writeHead(307, { location: `${honest.url}/token` }).end(),
    ],
    [
      "a megabyte",
      (_, response) =>
        answerJson(response, { access_token: TOKEN, token_type: "Bearer", pad: "x".repeat(1_000_000) }),
    ],
    ["and closes the connection", (_, response) => response.socket?.destroy()],
  ])("%s", async (_, answer) => {
    answerToken = answer;
    const { state, connection_id } = await begin(owner.client);
    const before = honest.received.length;
    expect(await open({ code: CODE, state, iss: hostile.url })).toBe("failed");
    expect(await statusOf(owner.client, connection_id)).toBe("NEEDS_SIGN_IN");
    expect(honest.received.length).toBe(before);
  });

  it("nothing, until the time limit of ten seconds ends the sign-in", async () => {
    answerToken = () => undefined;
    const { state, connection_id } = await begin(owner.client);
    expect(await open({ code: CODE, state, iss: hostile.url })).toBe("failed");
    expect(await statusOf(owner.client, connection_id)).toBe("NEEDS_SIGN_IN");
  }, 25_000);

  it("and gets the code once, with the verifier of its challenge", async () => {
    answerToken = (_request, response) => giveToken(response);
    const { state, authorize_url } = await begin(owner.client);
    expect(await open({ code: CODE, state, iss: hostile.url })).toBe("connected");
    const form = new URLSearchParams(tokenRequests().at(-1)?.body);
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    expect(new URL(authorize_url).searchParams.get("code_challenge")).toBe(challenge);
    expect(form.get("code")).toBe(CODE);
  });
});

describe("another account", () => {
  let connectionId: string;
  let foreignConnector: string;

  beforeAll(async () => {
    answerToken = (_request, response) => giveToken(response);
    const begun = await begin(owner.client, { name: "work" });
    expect(await open({ code: CODE, state: begun.state, iss: hostile.url })).toBe("connected");
    connectionId = begun.connection_id;
    foreignConnector = await upload(other.client, hostile.url);
  });

  it("does not see, remove or renew the connection", async () => {
    expect(await statusOf(other.client, connectionId)).toBeUndefined();
    const rows = await other.client.call("GET", "/rest/v1/connections?select=*", undefined, {
      apikey: toolgate.stack.publishableKey,
    });
    expect(JSON.stringify(rows.body)).not.toContain(connectionId);
    const removed = await other.client.call("DELETE", `/functions/v1/connections/${connectionId}`);
    expect(removed.status).toBe(404);
    const begun = await other.client.call("POST", "/functions/v1/connections", { connector_id: connectorId });
    expect(begun.status).toBe(404);
  });

  it.each([
    ["its id", () => ({ connection: connectionId })],
    ["its id in capitals", () => ({ connection: connectionId.toUpperCase() })],
    ["its name", () => ({ connection: "work" })],
  ])("does not call with it by %s", async (_, choice) => {
    const before = hostile.received.length;
    const asked = await other.client.call<Failure>("POST", "/functions/v1/agent-query", {
      user_query: "Read me",
      conversation_id: "1",
      tool: "readMe",
      ...choice(),
    });
    expect([asked.status, asked.body.error_code]).toEqual([401, "AUTH_FAILED"]);
    expect(asked.body.technical_details["connect_url"]).toContain(foreignConnector);
    expect(hostile.received.length).toBe(before);
  });

  it("of the same person, the connection of another connector is not used", async () => {
    const second = await upload(owner.client, honest.url);
    const asked = await owner.client.call<Failure>("POST", "/functions/v1/agent-query", {
      user_query: "Read me",
      conversation_id: "1",
      tool: "readMe",
      connector_ids: [second],
      connection: connectionId,
    });
    expect([asked.status, asked.body.error_code]).toEqual([401, "AUTH_FAILED"]);
  });

  it("nobody reads grants, sign-ins or their functions over the Data API", async () => {
    const headers = { apikey: toolgate.stack.publishableKey };
    for (const path of [
      "/rest/v1/connection_grants",
      "/rest/v1/sign_ins",
      "/rest/v1/rpc/use_connection",
      "/rest/v1/rpc/take_sign_in",
    ]) {
      const read = await owner.client.call(
        path.includes("rpc") ? "POST" : "GET",
        path,
        path.includes("rpc") ? {} : undefined,
        headers,
      );
      expect([path, read.status >= 400]).toEqual([path, true]);
    }
    const written = await owner.client.call(
      "PATCH",
      `/rest/v1/connections?connection_id=eq.${connectionId}`,
      { status: "ACTIVE" },
      headers,
    );
    expect(written.status).toBeGreaterThanOrEqual(400);
  });
});

it("no log, trace or audit row holds a code, a token, a verifier or the client's secret", async () => {
  const verifiers = [...hostile.received, ...honest.received].flatMap(
    ({ body }) => new URLSearchParams(body).get("code_verifier") ?? [],
  );
  expect(verifiers.length).toBeGreaterThan(3);
  const rows = await Promise.all(
    ["public.traces", "public.audit_log", "public.connections", "private.sign_ins"].map((table) =>
      toolgate.stack.sql(`select coalesce(jsonb_agg(to_jsonb(t)), '[]')::text as rows from ${table} t`),
    ),
  );
  const held = JSON.stringify([toolgate.logs, rows]);
  expect([CODE, TOKEN, SECRET, ...verifiers].filter((secret) => held.includes(secret))).toEqual([]);
});

function unsigned(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "RS256" })}.${part(claims)}.c2ln`;
}
