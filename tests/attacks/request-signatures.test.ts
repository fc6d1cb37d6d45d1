import { createHmac, generateKeyPairSync } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerJson, type Loopback, type Received, startLoopback } from "../calling/loopback-server.ts";
import { connect, startToolgate, type Toolgate } from "../integration/start-toolgate.ts";
import type { Person } from "../integration/tools-client.ts";

const KEY = "signing-canary-41b7";
const KEY_ID = "AKIACANARY41B7";
const SESSION = "session-canary-41b7";
const SKEWED = "Mon, 01 Jan 2024 00:00:00 GMT";

let home: Loopback;
let elsewhere: Loopback;
let toolgate: Toolgate;
let person: Person;
/** All answers to callers, and what they can read afterwards. */
const answers: string[] = [];

beforeAll(async () => {
  elsewhere = await startLoopback((_, response) => answerJson(response, { ok: true }));
  home = await startLoopback((request, response) => {
    if (request.url.startsWith("/away"))
      return response.writeHead(302, { location: `${elsewhere.url}/stolen` }).end();
    if (request.url.startsWith("/skewed"))
      return response.writeHead(403, { date: SKEWED, "content-type": "application/json" }).end("{}");
    // The API echoes the request with its signature.
    return answerJson(response, { url: request.url, headers: request.headers });
  });
  toolgate = await startToolgate({ upstreams: [home.url, elsewhere.url] });
  person = await toolgate.newPerson();
});
afterAll(async () => {
  await toolgate.stop();
  await Promise.all([home.close(), elsewhere.close()]);
});

const responses = { 200: { description: "OK" } };
const document = (type: "aws-sigv4" | "hmac", server: string) => ({
  openapi: "3.1.0",
  info: { title: `Ledger ${type}`, version: "1" },
  servers: [{ url: server }],
  "x-auth-type": type,
  "x-required-secrets": [],
  ...(type === "hmac"
    ? {
        "x-hmac": {
          string: "{timestamp}{method}{path_and_query}{body}",
          headers: { "X-Key": "{key_id}", "X-Time": "{timestamp}", "X-Sign": "{signature}" },
        },
      }
    : { "x-aws-sigv4": { region: "eu-west-1", service: "execute-api" } }),
  paths: Object.fromEntries(
    ["echo", "away", "skewed"].map((name) => [
      `/${name}`,
      { get: { operationId: name, summary: name, responses } },
    ]),
  ),
});
const SECRETS = {
  "aws-sigv4": { access_key_id: KEY_ID, secret_access_key: KEY, session_token: SESSION },
  hmac: { key_id: KEY_ID, signing_key: KEY },
};

async function connected(type: "aws-sigv4" | "hmac"): Promise<string> {
  return connect(person.client, document(type, home.url), SECRETS[type]);
}

async function call(tool: string, extra: object = {}) {
  const answer = await person.client.call<Record<string, unknown>>("POST", "/functions/v1/agent-query", {
    user_query: tool,
    conversation_id: crypto.randomUUID(),
    tool,
    arguments: {},
    ...extra,
  });
  answers.push(JSON.stringify(answer.body));
  return answer;
}

async function readTraces(): Promise<string> {
  const { body } = await person.client.call("GET", "/rest/v1/traces?select=*", undefined, {
    apikey: toolgate.stack.publishableKey,
  });
  return JSON.stringify(body);
}

const sent = (path: string): Received | undefined =>
  home.received.findLast(({ url }) => url.startsWith(path));
const signatureOf = ({ headers }: Received) =>
  /Signature=([0-9a-f]{64})/.exec(String(headers.authorization))?.[1] ?? String(headers["x-sign"]);

describe.each(["aws-sigv4", "hmac"] as const)("the signature of %s", (type) => {
  let connector: string;
  beforeAll(async () => {
    connector = await connected(type);
  });
  afterAll(() => person.client.call("DELETE", `/functions/v1/connectors/${connector}`));

  it("API: echoes the request → the caller gets neither key nor signature", async () => {
    const { status, body } = await call("echo");
    expect([status, body["status"]]).toEqual([200, "SUCCESS"]);
    const request = sent("/echo");
    expect(request).toBeDefined();
    const signature = signatureOf(request as Received);
    expect(signature).toMatch(/^[0-9a-f]{64}$/);
    if (type === "hmac") {
      const time = String(request?.headers["x-time"]);
      expect(signature).toBe(createHmac("sha256", KEY).update(`${time}GET/echo`).digest("hex"));
    }
    // Traces are stored after the answer.
    await expect.poll(readTraces, { timeout: 10_000 }).toContain(String(body["trace_id"]));
    const text = [...answers, await readTraces()].join("\n");
    for (const value of [signature, KEY, SESSION]) expect(text).not.toContain(value);
  });

  it("caller: asks for the request without sending it → no signature is shown", async () => {
    const before = home.received.length;
    const { body } = await call("echo", { dry_run: true });
    expect(home.received).toHaveLength(before);
    expect(JSON.stringify(body)).not.toMatch(/[0-9a-f]{64}|Signature=/);
    expect(JSON.stringify(body)).toContain("***");
  });

  it("API: redirects to another host → that host gets no signature, key id or token", async () => {
    await call("away");
    const stolen = elsewhere.received.at(-1);
    expect(stolen?.url).toBe("/stolen");
    const text = JSON.stringify([stolen?.headers, stolen?.url]);
    for (const part of [KEY_ID, SESSION, "x-sign", "x-amz", "Signature"]) expect(text).not.toContain(part);
  });

  it("clock: differs from the API's → the answer says so", async () => {
    const { body } = await call("skewed");
    expect(body).toMatchObject({ error_code: "AUTH_FAILED" });
    expect(String(body["error_message"])).toContain("clock");
  });

  it("document: a new version sends requests to another server → the keys are deleted", async () => {
    await person.client.call("PUT", `/functions/v1/connectors/${connector}`, document(type, elsewhere.url));
    const { body } = await person.client.call<{ status: string; secrets_stored: string[] }>(
      "GET",
      `/functions/v1/connectors/${connector}`,
    );
    expect(body).toMatchObject({ status: "PENDING_SECRETS", secrets_stored: [] });
  });
});

describe("the private key of a service account", () => {
  const flow = (tokenUrl: string) => ({ clientCredentials: { tokenUrl, scopes: {} } });
  const service = (tokenUrl: string, server: string) => ({
    ...document("hmac", server),
    "x-auth-type": "oauth2-jwt-bearer",
    components: { securitySchemes: { account: { type: "oauth2", flows: flow(tokenUrl) } } },
  });
  const PEM = generateKeyPairSync("ec", { namedCurve: "P-256" })
    .privateKey.export({ type: "pkcs8", format: "pem" })
    .toString();

  it.each<[string, () => object, string[]]>([
    [
      "names another path of the token server",
      () => service(`${home.url}/token/v2`, home.url),
      ["client_id", "private_key"],
    ],
    ["names another token server", () => service(`${elsewhere.url}/token`, home.url), []],
    ["sends the tokens to another server", () => service(`${home.url}/token`, elsewhere.url), []],
  ])("document: a new version %s", async (_, next, kept) => {
    const secrets = { client_id: "bot@example.com", private_key: PEM };
    const id = await connect(person.client, service(`${home.url}/token`, home.url), secrets);
    await person.client.call("PUT", `/functions/v1/connectors/${id}`, next());
    const { body } = await person.client.call<{ secrets_stored: string[] }>(
      "GET",
      `/functions/v1/connectors/${id}`,
    );
    expect(body.secrets_stored).toEqual(kept);
  });
});
