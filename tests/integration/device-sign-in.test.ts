import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { startToolgate, type Toolgate } from "./start-toolgate.ts";
import type { Failure, Person } from "./tools-client.ts";

type Answer = Record<string, unknown> & Failure;

const CODE = "device-code-canary-51";
const TOKEN = "device-token-canary-77";
const SECRET = "registered-secret-canary-12";

let server: Loopback;
let toolgate: Toolgate;
let owner: Person;
let other: Person;
/** What the provider's metadata and endpoints say; each test starts from the usual. */
let metadata: object;
let token: { body: object; status: number };
let device: object;
let registration: { body: object; status: number };
const answers: unknown[] = [];

beforeAll(async () => {
  server = await startLoopback(({ url, headers }, response) => {
    if (url.startsWith("/.well-known/"))
      return answerJson(response, {
        issuer: server.url,
        authorization_endpoint: `${server.url}/authorize`,
        token_endpoint: `${server.url}/token`,
        response_types_supported: ["code"],
        ...metadata,
      });
    if (url === "/device") return answerJson(response, device);
    if (url === "/register") return answerJson(response, registration.body, registration.status);
    if (url === "/token") return answerJson(response, token.body, token.status);
    const isOwn = headers.authorization === `Bearer ${TOKEN}`;
    return answerJson(response, isOwn ? { email: "ann@example.test" } : {}, isOwn ? 200 : 401);
  });
  toolgate = await startToolgate({ upstreams: [server.url], env: { LOG_LEVEL: "debug" } });
  [owner, other] = await Promise.all([toolgate.newPerson(), toolgate.newPerson()]);
});
afterAll(async () => {
  await toolgate?.stop();
  await server?.close();
});
beforeEach(() => {
  metadata = { device_authorization_endpoint: `${server.url}/device` };
  device = {
    device_code: CODE,
    user_code: "WDJB-MJHT",
    verification_uri: `${server.url}/enter`,
    expires_in: 600,
    interval: 1,
  };
  token = { body: { error: "authorization_pending" }, status: 400 };
  registration = {
    body: { client_id: "registered", client_secret: SECRET, client_secret_expires_at: 0 },
    status: 201,
  };
  server.received.length = 0;
});

async function upload(title: string, secrets: object | null = { client_id: "terminal" }): Promise<string> {
  const made = await owner.client.call<{ connector_id: string }>("POST", "/functions/v1/connectors/upload", {
    openapi: "3.1.0",
    info: { title, version: "1" },
    servers: [{ url: server.url }],
    "x-auth-type": "oauth2-authorization-code",
    "x-required-secrets": [],
    components: {
      securitySchemes: {
        account: {
          type: "openIdConnect",
          openIdConnectUrl: `${server.url}/.well-known/openid-configuration`,
        },
      },
    },
    security: [{ account: ["read"] }],
    paths: { "/me": { get: { operationId: "readMe", responses: { 200: { description: "OK" } } } } },
  });
  expect([made.status, made.status === 201 ? "" : made.body]).toEqual([201, ""]);
  const { connector_id } = made.body;
  if (secrets) await owner.client.call("POST", "/functions/v1/secrets/vault", { connector_id, secrets });
  return connector_id;
}

const begin = async (connector_id: string, client = owner.client) => {
  const begun = await client.call<Answer>("POST", "/functions/v1/connections/devices", { connector_id });
  answers.push({ ...begun.body, device_id: null });
  return begun;
};
/** Asks at once, without the pause that the provider wants. */
async function status(device_id: unknown, client = owner.client): Promise<Record<string, unknown>> {
  await toolgate.stack.sql("update private.sign_ins set poll_after = now() where poll_after is not null");
  const { body } = await client.call("POST", "/functions/v1/connections/devices/status", { device_id });
  answers.push(body);
  return body;
}
const polls = () =>
  server.received
    .filter(({ url }) => url === "/token")
    .map(({ body }) => Object.fromEntries(new URLSearchParams(body)));

describe("a sign-in on another device", () => {
  it("shows a code, waits for the person, and connects the account", async () => {
    const connectorId = await upload("Terminal");
    const begun = await begin(connectorId);
    expect([begun.status, begun.body]).toMatchObject([
      201,
      { user_code: "WDJB-MJHT", verification_uri: `${server.url}/enter`, interval: 1, expires_in: 600 },
    ]);
    const { device_id, connection_id } = begun.body;
    expect(await status(device_id)).toMatchObject({ status: "pending", connection_id });
    token = {
      body: { access_token: TOKEN, token_type: "Bearer", expires_in: 3600, refresh_token: "r-canary" },
      status: 200,
    };
    expect(await status(device_id)).toMatchObject({ status: "connected", connection_id, retry_after: null });
    expect(polls().at(-1)).toMatchObject({
      grant_type: "urn:ietf:params:oauth:grant-type:device_code",
      device_code: CODE,
      client_id: "terminal",
    });
    expect(await status(device_id)).toMatchObject({ status: "expired" });
    await expect
      .poll(
        async () =>
          (await owner.client.call("GET", `/functions/v1/connections?connector_id=${connectorId}`)).body,
      )
      .toMatchObject({ connections: [{ status: "ACTIVE", account: "ann@example.test" }] });
  });

  it("is not polled more often than the provider allows, regardless of the caller", async () => {
    device = { ...device, interval: 30 };
    const { body } = await begin(await upload("Patient"));
    const asked = await Promise.all(
      Array.from({ length: 5 }, () =>
        owner.client.call("POST", "/functions/v1/connections/devices/status", {
          device_id: body["device_id"],
        }),
      ),
    );
    for (const answer of asked) expect(answer.body).toMatchObject({ status: "pending" });
    expect(Number(asked[0]?.body["retry_after"])).toBeGreaterThan(20);
    expect(polls()).toEqual([]);
  });

  it("slows down at the provider's request", async () => {
    const { body } = await begin(await upload("Slow"));
    token = { body: { error: "slow_down" }, status: 400 };
    expect(await status(body["device_id"])).toMatchObject({ status: "pending", retry_after: 6 });
    const [row] = await toolgate.stack.sql<{ poll_seconds: number }>(
      "select poll_seconds from private.sign_ins where poll_after is not null and connection_id = $1",
      [String(body["connection_id"])],
    );
    expect(row?.poll_seconds).toBe(6);
  });

  it.each([
    ["access_denied", "denied"],
    ["expired_token", "expired"],
    ["invalid_grant", "failed"],
  ])("ends after %s", async (error, expected) => {
    const { body } = await begin(await upload(error));
    token = { body: { error }, status: 400 };
    expect(await status(body["device_id"])).toMatchObject({ status: expected });
    expect(await status(body["device_id"])).toMatchObject({ status: "expired" });
    expect(polls()).toHaveLength(1);
  });

  it("is not seen, finished or begun by another account, nor finished at the callback", async () => {
    const connectorId = await upload("Own");
    const { body } = await begin(connectorId);
    token = { body: { access_token: TOKEN, token_type: "Bearer" }, status: 200 };
    expect(await status(body["device_id"], other.client)).toMatchObject({ status: "expired" });
    expect((await begin(connectorId, other.client)).status).toBe(404);
    const callback = `${toolgate.stack.url}/functions/v1/connections/callback?code=c&state=${String(body["device_id"])}`;
    expect((await fetch(callback, { redirect: "manual" })).headers.get("location")).toContain(
      "sign_in=expired",
    );
    expect(polls()).toEqual([]);
    expect(await status(body["device_id"])).toMatchObject({ status: "connected" });
  });

  it("is refused where the provider does not offer it", async () => {
    metadata = {};
    const refused = await begin(await upload("None"));
    expect([refused.status, refused.body.error_code]).toEqual([401, "AUTH_FAILED"]);
  });

  it.each([
    ["without TLS", "http://example.test/enter"],
    ["a script", "javascript:alert(1)"],
    ["with a user", "https://bank.example@evil.example/"],
  ])("is refused with a page %s", async (_, verification_uri) => {
    device = { ...device, verification_uri };
    const refused = await begin(await upload(verification_uri));
    expect([refused.status, refused.body.error_code]).toEqual([401, "AUTH_FAILED"]);
  });

  it("works from a terminal", async () => {
    await upload("From a terminal");
    const made = await owner.client.call<{ key: string }>("POST", "/functions/v1/api-keys", {
      name: "terminal",
      scopes: ["connectors:write"],
    });
    token = { body: { access_token: TOKEN, token_type: "Bearer" }, status: 200 };
    const script = resolve(import.meta.dirname, "../../scripts/connect.ts");
    const args = [
      "--import",
      "tsx",
      script,
      "From a terminal",
      "--url",
      toolgate.stack.url,
      "--key",
      made.body.key,
    ];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    expect(stdout).toContain(`Open ${server.url}/enter and enter WDJB-MJHT`);
    expect(stdout).toContain("Connected.");
    expect(stdout).not.toContain(CODE);
  });
});

describe("a connector without a client", () => {
  const authorizeUrl = async (connector_id: string) =>
    owner.client.call<Answer>("POST", "/functions/v1/connections", { connector_id });

  it("is registered dynamically, once", async () => {
    metadata = {
      registration_endpoint: `${server.url}/register`,
      token_endpoint_auth_methods_supported: ["client_secret_basic"],
    };
    const connectorId = await upload("Registered", null);
    for (let i = 0; i < 2; i++) {
      const begun = await authorizeUrl(connectorId);
      expect(new URL(String(begun.body["authorize_url"])).searchParams.get("client_id")).toBe("registered");
    }
    const requests = server.received.filter(({ url }) => url === "/register");
    expect(requests.map(({ body }) => JSON.parse(body))).toEqual([
      {
        client_name: "Toolgate",
        redirect_uris: [`${toolgate.stack.url}/functions/v1/connections/callback`],
        grant_types: ["authorization_code", "refresh_token"],
        response_types: ["code"],
        token_endpoint_auth_method: "client_secret_basic",
      },
    ]);
    const { body } = await owner.client.call<Answer>("GET", `/functions/v1/connectors/${connectorId}`);
    expect(body["secrets_stored"]).toEqual(expect.arrayContaining(["client_id", "client_secret"]));
  });

  it("uses the address of its metadata document where the provider accepts it", async () => {
    metadata = {
      client_id_metadata_document_supported: true,
      registration_endpoint: `${server.url}/register`,
    };
    const begun = await authorizeUrl(await upload("Document", null));
    const clientId = new URL(String(begun.body["authorize_url"])).searchParams.get("client_id") ?? "";
    expect(clientId).toBe(`${toolgate.stack.url}/functions/v1/connections/client`);
    expect(await (await fetch(clientId)).json()).toEqual({
      client_id: clientId,
      client_name: "Toolgate",
      redirect_uris: [`${toolgate.stack.url}/functions/v1/connections/callback`],
      grant_types: ["authorization_code", "refresh_token"],
      response_types: ["code"],
      token_endpoint_auth_method: "none",
    });
    expect(server.received.filter(({ url }) => url === "/register")).toEqual([]);
  });

  it.each<[what: string, registration: { body: object; status: number } | null]>([
    ["is refused", { body: { error: "invalid_redirect_uri", secret: SECRET }, status: 400 }],
    [
      "gives a client that cannot be sent",
      { body: { client_id: "a\r\nb", client_secret: SECRET, client_secret_expires_at: 0 }, status: 201 },
    ],
    ["gives no client", { body: {}, status: 201 }],
    ["is not offered", null],
  ])("stays without one when registration %s", async (what, answer) => {
    metadata = answer === null ? {} : { registration_endpoint: `${server.url}/register` };
    if (answer) registration = answer;
    const connectorId = await upload(`Registration ${what}`, null);
    const refused = await authorizeUrl(connectorId);
    answers.push(refused.body);
    expect([refused.status, refused.body.error_code]).toEqual([401, "AUTH_FAILED"]);
    expect(refused.body.technical_details).toMatchObject({ secret_id: "client_id" });
    const { body } = await owner.client.call<Answer>("GET", `/functions/v1/connectors/${connectorId}`);
    expect(body["secrets_stored"]).toEqual([]);
  });
});

it("no answer and no log holds a device code, a token or a registered secret", async () => {
  const texts = [...answers.map((one) => JSON.stringify(one)), ...toolgate.logs].join("\n");
  expect([CODE, TOKEN, SECRET, "r-canary"].filter((secret) => texts.includes(secret))).toEqual([]);
});
