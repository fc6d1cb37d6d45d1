import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type ToolgateClient, waitForActive } from "../../scripts/toolgate-client.ts";
import { answerJson, type Loopback, type Received, startLoopback } from "../calling/loopback-server.ts";
import { startToolgate, type Toolgate } from "../integration/start-toolgate.ts";

/** What an authorization server answers when its metadata is read, and when a token is refreshed. */
type Answer = (request: Received, response: Parameters<typeof answerJson>[0]) => unknown;

const TOKENS = ["token-canary-51ab", "token-canary-62bc", "refresh-canary-73cd"] as const;
const [FIRST, SECOND, REFRESH] = TOKENS;
const SECRET = "client-secret-canary-84de";

let hostile: Loopback;
let elsewhere: Loopback;
let toolgate: Toolgate;
let client: ToolgateClient;
let answerMetadata: Answer;
let answerToken: Answer;

const metadata = () => ({
  issuer: hostile.url,
  authorization_endpoint: `${hostile.url}/authorize`,
  token_endpoint: `${hostile.url}/token`,
  response_types_supported: ["code"],
});
const grant = (access_token: string) => ({
  access_token,
  token_type: "Bearer",
  refresh_token: REFRESH,
  expires_in: 3600,
});

beforeAll(async () => {
  hostile = await startLoopback((request, response) => {
    if (request.url.startsWith("/.well-known/")) return answerMetadata(request, response);
    if (request.url === "/token") return answerToken(request, response);
    answerJson(response, { ok: true });
  });
  elsewhere = await startLoopback((_, response) => answerJson(response, grant(FIRST)));
  toolgate = await startToolgate({ upstreams: [hostile.url, elsewhere.url], env: { LOG_LEVEL: "debug" } });
  client = (await toolgate.newPerson()).client;
});
afterAll(async () => {
  const logs = toolgate?.logs.join("\n") ?? "";
  await toolgate?.stop();
  await Promise.all([hostile, elsewhere].map((server) => server?.close()));
  expect([...TOKENS, SECRET].filter((secret) => logs.includes(secret))).toEqual([]);
});

beforeEach(() => {
  answerMetadata = (_, response) => answerJson(response, metadata());
  answerToken = (_, response) => answerJson(response, grant(FIRST));
  elsewhere.received.length = 0;
});

async function connector(): Promise<string> {
  const made = await client.call<{ connector_id: string }>("POST", "/functions/v1/connectors/upload", {
    openapi: "3.1.0",
    info: { title: "Accounts", version: "1" },
    servers: [{ url: hostile.url }],
    "x-auth-type": "oauth2-authorization-code",
    "x-required-secrets": [],
    components: {
      securitySchemes: {
        account: {
          type: "openIdConnect",
          openIdConnectUrl: `${hostile.url}/.well-known/openid-configuration`,
        },
      },
    },
    security: [{ account: [] }],
    paths: { "/me": { get: { operationId: "readMe", responses: { 200: { description: "OK" } } } } },
  });
  const { connector_id } = made.body;
  await client.call("POST", "/functions/v1/secrets/vault", {
    connector_id,
    secrets: { client_id: "client", client_secret: SECRET },
  });
  await waitForActive(client, connector_id);
  return connector_id;
}

interface Begun {
  authorize_url?: string;
  error_code?: string;
}
const begin = (connector_id: string) =>
  client.call<Begun>("POST", "/functions/v1/connections", { connector_id });

async function comeBack({ authorize_url = "" }: Begun): Promise<string | null> {
  const state = new URL(authorize_url).searchParams.get("state") ?? "";
  const query = new URLSearchParams({ code: "a-code", state });
  const answer = await fetch(`${toolgate.stack.url}/functions/v1/connections/callback?${query}`, {
    redirect: "manual",
  });
  return new URL(answer.headers.get("location") ?? "").searchParams.get("sign_in");
}

const redirect: Answer = (_, response) =>
  response.writeHead(307, { location: `${elsewhere.url}/token` }).end();
const page: Answer = (_, response) =>
  response.writeHead(200, { "content-type": "text/html" }).end(`<p>${SECOND}</p>`);
const falsePage: Answer = (_, response) =>
  response.writeHead(200, { "content-type": "application/json" }).end(`<p>${SECOND}</p>`);
const close: Answer = (_, response) => response.socket?.destroy();

describe("the metadata of a server", () => {
  let id: string;
  beforeAll(async () => {
    id = await connector();
  });

  const stating =
    (members: object): Answer =>
    (_, response) =>
      answerJson(response, { ...metadata(), ...members });

  it.each<[string, Answer]>([
    ["name another issuer", (_, response) => answerJson(response, { ...metadata(), issuer: elsewhere.url })],
    ["are a page", page],
    ["are a page that says it is JSON", falsePage],
    ["are a list", (_, response) => answerJson(response, [])],
    ["are answered with 500", (_, response) => answerJson(response, metadata(), 500)],
    ["end with the connection", close],
    [
      "state a script as the authorization endpoint",
      stating({ authorization_endpoint: "javascript:alert(1)" }),
    ],
    ["state an authorization endpoint without TLS", stating({ authorization_endpoint: "http://a.example/" })],
    ["state a token endpoint without TLS", stating({ token_endpoint: "http://auth.example/token" })],
    ["state a token endpoint with a user", stating({ token_endpoint: "https://a:b@auth.example/token" })],
    ["state a token endpoint with a fragment", stating({ token_endpoint: "https://auth.example/token#a" })],
    ["state no token endpoint", stating({ token_endpoint: undefined })],
    ["state a number as the token endpoint", stating({ token_endpoint: 7 })],
  ])("%s: no sign-in begins", async (_, answer) => {
    answerMetadata = answer;
    const { status, body } = await begin(id);
    expect([status, body.error_code]).toEqual([401, "AUTH_FAILED"]);
    expect(elsewhere.received).toHaveLength(0);
    expect(JSON.stringify(body)).not.toContain(SECOND);
  });

  it("lead to another server: nothing is sent there", async () => {
    answerMetadata = redirect;
    expect((await begin(id)).body.error_code).toBe("EGRESS_BLOCKED");
    expect(elsewhere.received).toHaveLength(0);
  });

  it("never arrive: the sign-in ends after its time limit", async () => {
    answerMetadata = () => undefined;
    expect((await begin(id)).body.error_code).toBe("AUTH_FAILED");
  }, 40_000);

  it("state a token endpoint at a private address: nothing is sent there", async () => {
    answerMetadata = stating({ token_endpoint: "https://10.0.0.1/token" });
    const { status, body } = await begin(id);
    expect(status).toBe(201);
    expect(await comeBack(body)).toBe("failed");
  });
});

describe("the revocation endpoint that the metadata of a server state", () => {
  it.each<[what: string, members: () => object, asked: string[]]>([
    [
      "for the tokens of another server: is not asked",
      () => ({
        token_endpoint: `${elsewhere.url}/token`,
        revocation_endpoint: `${hostile.url}/revoke`,
      }),
      [],
    ],
    ["at another server: is not asked", () => ({ revocation_endpoint: `${elsewhere.url}/revoke` }), []],
    [
      "for its own tokens: is asked",
      () => ({ revocation_endpoint: `${hostile.url}/revoke` }),
      [`${REFRESH} at /revoke`],
    ],
  ])("%s when the connection is removed", async (_, members, asked) => {
    answerMetadata = (_request, response) => answerJson(response, { ...metadata(), ...members() });
    const id = await connector();
    expect(await comeBack((await begin(id)).body)).toBe("connected");
    const path = "/functions/v1/connections";
    const listed = await client.call<{ connections: { connection_id: string }[] }>(
      "GET",
      `${path}?connector_id=${id}`,
    );
    await expect.poll(() => hostile.received.some(({ url }) => url === "/me")).toBe(true);
    hostile.received.length = 0;
    elsewhere.received.length = 0;
    const removed = await client.call("DELETE", `${path}/${listed.body.connections[0]?.connection_id}`);
    expect(removed.status).toBe(204);
    const received = [...hostile.received, ...elsewhere.received].map(
      ({ url, body }) => `${new URLSearchParams(body).get("token")} at ${url}`,
    );
    expect(received).toEqual(asked);
  });
});

describe("a refresh is answered", () => {
  let id: string;
  let tool: string;
  beforeAll(async () => {
    id = await connector();
    const sql = "select tool_id from public.tools where connector_id = $1";
    tool = (await toolgate.stack.sql<{ tool_id: string }>(sql, [id]))[0]?.tool_id ?? "";
  });

  const run = () =>
    client.call<{ ok?: boolean; error_code?: string }>("POST", `/functions/v1/tools/${tool}/run`, {
      arguments: {},
    });
  const status = async () =>
    (
      await toolgate.stack.sql<{ status: string }>(
        "select status::text as status from public.connections where connector_id = $1",
        [id],
      )
    )[0]?.status;

  beforeEach(async () => {
    hostile.received.length = 0;
    expect(await comeBack((await begin(id)).body)).toBe("connected");
    // The name of the account is asked for after the answer.
    await expect.poll(() => sentToApi().length).toBe(1);
    await toolgate.stack.sql(
      `update private.connection_grants g set usable_until = now(), refresh_at = now()
       from public.connections c where c.connection_id = g.connection_id and c.connector_id = $1`,
      [id],
    );
    hostile.received.length = 0;
  });

  const sentToApi = () => hostile.received.filter(({ url }) => url === "/me");

  it.each<[string, Answer]>([
    ["with 500", (_, response) => answerJson(response, { error: "server_error" }, 500)],
    ["with a page", page],
    ["with a page that says it is JSON", falsePage],
    ["with a redirect to another server", redirect],
    ["by closing the connection", close],
    ["with 429", (_, response) => answerJson(response, { error: "slow_down" }, 429)],
    ["with another error", (_, response) => answerJson(response, { error: "temporarily_unavailable" }, 400)],
    ["with a refused client", (_, response) => answerJson(response, { error: "invalid_client" }, 401)],
    ["with a token without its type", (_, response) => answerJson(response, { access_token: SECOND })],
    [
      "with a token of another type",
      (_, response) => answerJson(response, { ...grant(SECOND), token_type: "mac" }),
    ],
    [
      "with a token that is no text",
      (_, response) => answerJson(response, { ...grant(SECOND), access_token: { a: 1 } }),
    ],
    [
      "with a megabyte",
      (_, response) => answerJson(response, { ...grant(SECOND), pad: "x".repeat(1_000_000) }),
    ],
  ])("%s: nothing is sent, and the grant is not lost", async (_, answer) => {
    answerToken = answer;
    const refused = await run();
    expect([refused.status, refused.body.error_code]).toEqual([401, "AUTH_FAILED"]);
    expect([sentToApi().length, elsewhere.received.length]).toEqual([0, 0]);
    expect(JSON.stringify(refused.body)).not.toContain(SECOND);
    expect(await status()).toBe("ACTIVE");
    answerToken = (_request, response) => answerJson(response, grant(SECOND));
    expect((await run()).status).toBe(200);
    const presented = hostile.received.filter(({ url }) => url === "/token").at(-1)?.body;
    expect(new URLSearchParams(presented).get("refresh_token")).toBe(REFRESH);
  });

  it("with a token that holds line breaks: nothing is sent", async () => {
    answerToken = (_, response) => answerJson(response, grant(`${SECOND}\r\nx-injected: 1`));
    expect((await run()).body.error_code).toBe("AUTH_FAILED");
    expect(sentToApi()).toHaveLength(0);
  });

  it("with `invalid_grant`: the connection needs a new sign-in, and the provider is not asked again", async () => {
    answerToken = (_, response) => answerJson(response, { error: "invalid_grant" }, 400);
    expect((await run()).body.error_code).toBe("AUTH_FAILED");
    expect(await status()).toBe("NEEDS_SIGN_IN");
    const asked = hostile.received.length;
    expect((await run()).body.error_code).toBe("AUTH_FAILED");
    expect(hostile.received.length).toBe(asked);
  });
});
