import { createPrivateKey, X509Certificate } from "node:crypto";
import type { TLSSocket } from "node:tls";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createMemoryTokenCache, createTokenSource } from "../../src/calling/credentials/oauth-token.ts";
import { describePkcs12, readPkcs12 } from "../../src/calling/credentials/read-pkcs12.ts";
import type { TokenCache } from "../../src/calling/credentials/token-source.ts";
import { type ClosableSender, createSender } from "../../src/calling/egress/send-request.ts";
import { buildOperation } from "../../src/calling/execute-operation.ts";
import type { Credential } from "../../src/contract/http-operation.ts";
import { startCpuClock } from "../start-cpu-clock.ts";
import { catchError } from "./catch-error.ts";
import { executeOperation, type OperationRun } from "./execute-operation.ts";
import { answerJson, type Loopback, startLoopback } from "./loopback-server.ts";
import { issue, packPkcs12 } from "./make-certificates.ts";
import { operation, parameter } from "./operation.ts";
import { EC_PFX, RC2_PFX, SLOW_PFX } from "./pfx-samples.ts";

const CANARY = 'c4n4ry/+=&"secret';

let api: Loopback;
let sender: ClosableSender;
let issued = 0;
/** The behavior of the token endpoint and the API, per test. */
let tokenLife: unknown = 3600;
let tokenAnswer:
  | ((body: string, authorization: string | undefined) => { status: number; json: unknown } | undefined)
  | undefined;
let validTokens: (token: string) => boolean = () => true;

beforeAll(async () => {
  api = await startLoopback((request, response) => {
    if (request.url === "/token") {
      const special = tokenAnswer?.(request.body, request.headers.authorization);
      if (special !== undefined) return answerJson(response, special.json, special.status);
      return answerJson(response, {
        access_token: `token-${++issued}`,
        token_type: "bearer",
        expires_in: tokenLife,
      });
    }
    if (request.url.startsWith("/oauth")) {
      const token = request.headers.authorization?.replace("Bearer ", "") ?? "";
      return answerJson(
        response,
        validTokens(token) ? { ok: true } : { message: `bad ${token}` },
        validTokens(token) ? 200 : 401,
      );
    }
    // Echoes the request including its secrets.
    answerJson(response, { url: request.url, headers: request.headers, raw: request.rawHeaders });
  });
  sender = createSender(
    { allow: [{ host: "127.0.0.1", port: api.port }], allowHttp: true },
    { limits: { backoffMs: 1 } },
  );
});

afterEach(() => {
  api.received.length = 0;
  issued = 0;
  tokenLife = 3600;
  tokenAnswer = undefined;
  validTokens = () => true;
});

afterAll(async () => {
  await sender.close();
  await api.close();
});

function call(
  credential: Credential,
  secrets: Record<string, string>,
  rest: Partial<OperationRun> = {},
  path = "/echo",
): OperationRun {
  return {
    operation: operation({ server: { url: api.url, variables: {} }, path, credentials: [credential] }),
    args: {},
    secrets,
    ...rest,
  };
}

function run(operationCall: OperationRun, cache: TokenCache = createMemoryTokenCache()) {
  return executeOperation(operationCall, { sender, tokens: createTokenSource(sender, cache) });
}

describe("sendOperation() authenticates", () => {
  const cases: [
    string,
    Credential,
    Record<string, string>,
    (received: Loopback["received"][number]) => unknown,
    unknown,
  ][] = [
    [
      "with an API key in a header",
      { type: "api-key", secret: "k", in: "header", name: "X-API-Key" },
      { k: CANARY },
      ({ headers }) => headers["x-api-key"],
      CANARY,
    ],
    [
      "with an API key in the query",
      { type: "api-key", secret: "k", in: "query", name: "api key" },
      { k: CANARY },
      ({ url }) => new URL(url, "http://x").searchParams.get("api key"),
      CANARY,
    ],
    [
      "with an API key in a cookie",
      { type: "api-key", secret: "k", in: "cookie", name: "sid" },
      { k: CANARY },
      ({ headers }) => decodeURIComponent(headers.cookie ?? ""),
      `sid=${CANARY}`,
    ],
    [
      "with a plain API key in a cookie, unchanged",
      { type: "api-key", secret: "k", in: "cookie", name: "sid" },
      { k: "abc+/=DEF123" },
      ({ headers }) => headers.cookie,
      "sid=abc+/=DEF123",
    ],
    [
      "with a bearer token",
      { type: "bearer", secret: "t" },
      { t: `${CANARY}\n` },
      ({ headers }) => headers.authorization,
      `Bearer ${CANARY}`,
    ],
    [
      "with user name and password in UTF-8",
      { type: "basic", username: "u", password: "p" },
      { u: "jürgen", p: "pä:ß-long" },
      ({ headers }) => headers.authorization,
      `Basic ${Buffer.from("jürgen:pä:ß-long").toString("base64")}`,
    ],
    [
      "with an empty password",
      { type: "basic", username: "u", password: "p" },
      { u: "api-key-as-user", p: "" },
      ({ headers }) => headers.authorization,
      `Basic ${Buffer.from("api-key-as-user:").toString("base64")}`,
    ],
  ];

  it.each(cases)("%s", async (_, credential, secrets, read, expected) => {
    const { result, preview } = await run(call(credential, secrets));
    expect(api.received.map(read)).toEqual([expected]);
    const shown = JSON.stringify([result, preview]);
    for (const secret of Object.values(secrets).filter(({ length }) => length >= 4)) {
      expect(shown).not.toContain(secret.trim());
      expect(shown).not.toContain(JSON.stringify(secret.trim()).slice(1, -1));
      expect(shown).not.toContain(encodeURIComponent(secret.trim()));
    }
    expect(JSON.stringify(preview)).toContain("***");
  });

  it("replaces the caller's value in the place of the credential and keeps other values", async () => {
    const parameters = [
      parameter("header", "X-API-Key"),
      parameter("query", "key"),
      parameter("query", "q"),
      parameter("cookie", "sid"),
      parameter("cookie", "lang"),
    ];
    const credentials: Credential[] = [
      { type: "api-key", secret: "k", in: "header", name: "x-api-key" },
      { type: "api-key", secret: "k", in: "query", name: "key" },
      { type: "api-key", secret: "k", in: "cookie", name: "sid" },
    ];
    const args = { "X-API-Key": "mine", key: "mine", q: "a b+c", sid: "mine", lang: "cs" };
    await run({
      ...call({ type: "bearer", secret: "k" }, { k: "stored-key-1" }),
      args,
      operation: operation({
        server: { url: api.url, variables: {} },
        path: "/echo",
        parameters,
        credentials,
      }),
    });
    const [seen] = api.received;
    expect(seen?.url).toBe("/echo?q=a%20b%2Bc&key=stored-key-1");
    expect(seen?.rawHeaders.filter((_, index) => seen.rawHeaders[index - 1] === "x-api-key")).toEqual([
      "stored-key-1",
    ]);
    expect(seen?.headers.cookie).toBe("lang=cs; sid=stored-key-1");
  });

  it.each([
    ["a missing secret", { type: "bearer", secret: "api_token" }, {}, "api_token"],
    [
      "a secret with a line break inside",
      { type: "bearer", secret: "api_token" },
      { api_token: "abc\r\nX: y" },
      "api_token",
    ],
    [
      "an empty key for the query",
      { type: "api-key", secret: "api_token", in: "query", name: "x" },
      { api_token: "\n" },
      "api_token",
    ],
    [
      "an empty secret",
      { type: "api-key", secret: "api_token", in: "header", name: "x" },
      { api_token: "" },
      "api_token",
    ],
    ["a user name with a colon", { type: "basic", username: "u", password: "p" }, { u: "a:b", p: "x" }, "u"],
    ["a secret named like a method of every object", { type: "bearer", secret: "toString" }, {}, "toString"],
  ] as [string, Credential, Record<string, string>, string][])(
    "refuses %s, naming its id, and sends nothing",
    async (_, credential, secrets, id) => {
      const error = await catchError(() => run(call(credential, secrets)));
      expect(error).toMatchObject({ code: "AUTH_FAILED", details: { secret_id: id } });
      expect(error.message).toContain(`"${id}"`);
      expect(api.received).toEqual([]);
    },
  );

  it("previews the place of each secret before it is stored", async () => {
    const credentials: Credential[] = [
      { type: "api-key", secret: "k", in: "query", name: "key" },
      { type: "oauth2", client_id: "i", client_secret: "s", token_url: `${api.url}/token`, scopes: [] },
      { type: "mutual-tls", pfx: "pfx", passphrase: "passphrase" },
    ];
    const { preview } = buildOperation(operation({ credentials }), {});
    expect(preview).toEqual({
      method: "GET",
      url: "https://api.example.com/v1/things?key=***",
      headers: { accept: "application/json, */*;q=0.1", authorization: "Bearer ***" },
      client_certificate: "***",
    });
    expect(api.received).toEqual([]);
  });
});

describe("sendOperation() with OAuth2 client credentials", () => {
  const SECRETS = { client_id: "my client", client_secret: CANARY };
  const credential = (): Credential => ({
    type: "oauth2",
    client_id: "client_id",
    client_secret: "client_secret",
    token_url: `${api.url}/token`,
    scopes: ["read", "write"],
  });
  const tokenRequests = () => api.received.filter(({ url }) => url === "/token");
  const oauthCall = (secrets: Record<string, string> = SECRETS) =>
    call(credential(), secrets, {}, "/oauth/x");

  it("requests a token with form-encoded Basic credentials, and sends it", async () => {
    await run(oauthCall());
    const [token, request] = api.received;
    const expected = `${new URLSearchParams({ x: "my client" }).toString().slice(2)}:${new URLSearchParams({ x: CANARY }).toString().slice(2)}`;
    expect(token?.headers.authorization).toBe(`Basic ${Buffer.from(expected).toString("base64")}`);
    expect(token?.body).toBe("grant_type=client_credentials&scope=read+write");
    expect(request?.headers.authorization).toBe("Bearer token-1");
  });

  it.each([
    ["401", 401, {}],
    ["400 invalid_client", 400, { error: "invalid_client" }],
  ])("falls back to client_secret_post on %s", async (_, status, json) => {
    tokenAnswer = (_body, authorization) => (authorization === undefined ? undefined : { status, json });
    await run(oauthCall());
    expect(Object.fromEntries(new URLSearchParams(tokenRequests()[1]?.body))).toEqual({
      grant_type: "client_credentials",
      scope: "read write",
      client_id: "my client",
      client_secret: CANARY,
    });
  });

  it("fetches one token for 20 concurrent calls and later ones", async () => {
    const tokens = createTokenSource(sender, createMemoryTokenCache());
    await Promise.all(Array.from({ length: 20 }, () => executeOperation(oauthCall(), { sender, tokens })));
    await executeOperation(oauthCall(), { sender, tokens });
    expect(tokenRequests()).toHaveLength(1);
    expect(api.received).toHaveLength(22);
  });

  it("shares the token with other processes through the cache, whose keys contain no secret", async () => {
    const entries = new Map<string, { token: string; expires_at: number }>();
    const cache: TokenCache = {
      get: async (key) => entries.get(key) ?? null,
      set: async (key, entry) => void entries.set(key, entry),
    };
    await run(oauthCall(), cache);
    await run(oauthCall(), cache);
    expect(tokenRequests()).toHaveLength(1);
    const [[key, entry] = ["", undefined]] = entries;
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect((entry?.expires_at ?? 0) - Date.now()).toBeGreaterThan(3_500_000);
    expect((entry?.expires_at ?? 0) - Date.now()).toBeLessThan(3_600_000);
    await run(oauthCall({ ...SECRETS, client_secret: "changed-secret" }), cache);
    expect(tokenRequests()).toHaveLength(2);
    expect(entries.size).toBe(2);
  });

  it.each([
    ["1", 1],
    ["0", 0],
    ["negative", -5],
  ])("does not cache a token that expires in %s s", async (_, life) => {
    tokenLife = life;
    const cache = createMemoryTokenCache();
    await run(oauthCall(), cache);
    await run(oauthCall(), cache);
    expect(tokenRequests()).toHaveLength(2);
  });

  it("accepts expires_in as text", async () => {
    tokenLife = "3600";
    const cache = createMemoryTokenCache();
    await run(oauthCall(), cache);
    await run(oauthCall(), cache);
    expect(tokenRequests()).toHaveLength(1);
  });

  it("fetches a token if the cache fails", async () => {
    const broken: TokenCache = {
      get: () => Promise.reject(new Error("down")),
      set: () => Promise.reject(new Error("down")),
    };
    await expect(run(oauthCall(), broken)).resolves.toMatchObject({ result: { ok: true } });
  });

  it("refreshes the token once on 401 and repeats the call, also a POST", async () => {
    validTokens = (token) => token === "token-2";
    const post = oauthCall();
    const outcome = await run({ ...post, operation: { ...post.operation, method: "POST" } });
    expect(outcome).toMatchObject({ result: { ok: true }, response: { attempts: 2 } });
    expect(api.received.map(({ url }) => url)).toEqual(["/token", "/oauth/x", "/token", "/oauth/x"]);
  });

  it("refreshes the token once for 10 concurrent calls that were refused", async () => {
    const cache = createMemoryTokenCache();
    await run(oauthCall(), cache);
    validTokens = (token) => token === "token-2";
    const tokens = createTokenSource(sender, cache);
    await Promise.all(Array.from({ length: 10 }, () => executeOperation(oauthCall(), { sender, tokens })));
    expect(tokenRequests()).toHaveLength(2);
  });

  it("fails after one refresh if the API answers 401 again", async () => {
    validTokens = () => false;
    const error = await catchError(() => run(oauthCall()));
    expect(error).toMatchObject({
      code: "AUTH_FAILED",
      details: { http_status: 401, api_message: "bad ***" },
    });
    expect(api.received.map(({ url }) => url)).toEqual(["/token", "/oauth/x", "/token", "/oauth/x"]);
  });

  it.each([
    ["an error answer", 400, { error: "invalid_scope", error_description: `no scope for ${CANARY}` }, 400],
    ["an answer without a token", 200, { hello: 1 }, 200],
    ["a token of another type", 200, { access_token: "x", token_type: "mac" }, 200],
    ["a token that would break the header", 200, { access_token: "a\r\nX: y" }, 200],
    ["a server error", 500, { message: `echo ${CANARY}` }, 500],
  ])(
    "turns %s of the token endpoint into AUTH_FAILED without the secret",
    async (_, status, json, http_status) => {
      tokenAnswer = () => ({ status, json });
      const error = await catchError(() => run(oauthCall()));
      expect(error).toMatchObject({ code: "AUTH_FAILED", details: { http_status } });
      expect(JSON.stringify([error.message, error.details])).not.toContain("c4n4ry");
      expect(api.received.every(({ url }) => url === "/token")).toBe(true);
    },
  );

  it("prefers the stored token URL to the document's, and guards it like every URL", async () => {
    const stored: Credential = { ...credential(), token_url_secret: "token_url" } as Credential;
    const error = await catchError(() =>
      run(call(stored, { ...SECRETS, token_url: "http://169.254.169.254/token" })),
    );
    expect(error).toMatchObject({ code: "EGRESS_BLOCKED", details: { reason: "ip_blocked" } });
  });
});

describe("sendOperation() with a client certificate", () => {
  const authority = issue({ name: "Test authority", isAuthority: true });
  const client = issue({ name: "Jana Nováková" }, authority);
  const stranger = issue({ name: "stranger" }, issue({ name: "other authority", isAuthority: true }));
  let secure: Loopback;
  let secureSender: ClosableSender;

  beforeAll(async () => {
    const certified = issue({ name: "localhost", hosts: ["localhost", "127.0.0.1"] }, authority);
    secure = await startLoopback(
      (_, response) => {
        const socket = response.socket as TLSSocket;
        answerJson(response, {
          peer: socket.getPeerCertificate().subject?.CN,
          authorized: socket.authorized,
        });
      },
      { ...certified, ca: [authority.cert], requestCert: true, rejectUnauthorized: true },
    );
    secureSender = createSender(
      { allow: [{ host: "localhost", port: secure.port }], allowHttp: true },
      { ca: [authority.cert], limits: { totalMs: 5000, backoffMs: 1 } },
    );
  });
  afterAll(async () => {
    await secureSender.close();
    await secure.close();
  });

  const credential: Credential = { type: "mutual-tls", pfx: "pfx", passphrase: "passphrase" };
  function runSecure(pfx: string, passphrase: string) {
    const tls = operation({
      server: { url: secure.url, variables: {} },
      path: "/me",
      credentials: [credential],
    });
    const tokens = createTokenSource(secureSender, createMemoryTokenCache());
    return executeOperation(
      { operation: tls, args: {}, secrets: { pfx, passphrase } },
      { sender: secureSender, tokens },
    );
  }

  it.each(["aes256", "3des"] as const)("authenticates with a %s-encrypted .pfx", async (algorithm) => {
    const { result } = await runSecure(
      packPkcs12(client, "pass-phrase", algorithm, [authority.cert]),
      "pass-phrase",
    );
    expect(result).toEqual({ peer: "Jana Nováková", authorized: true });
  });

  it("is rejected with a certificate of another authority", async () => {
    const error = await catchError(() =>
      runSecure(packPkcs12(stranger, "pass-phrase", "aes256"), "pass-phrase"),
    );
    expect(error).toMatchObject({ code: "API_ERROR", details: { reason: "connection" } });
  });

  it("reports a wrong passphrase without showing it", async () => {
    const error = await catchError(() =>
      runSecure(packPkcs12(client, "right-phrase", "aes256"), "wrong-phrase"),
    );
    expect(error.code).toBe("AUTH_FAILED");
    expect(error.message).toMatch(/passphrase is wrong/);
    expect(JSON.stringify([error.message, error.details])).not.toMatch(/wrong-phrase|right-phrase/);
  });

  it.each([
    ["no base64", "@@@"],
    ["no PKCS#12", Buffer.from("hello").toString("base64")],
    ["nothing", ""],
    ["300 KB", "A".repeat(300_000)],
  ])("rejects a file that is %s", async (_, pfx) => {
    const error = await catchError(() => readPkcs12(pfx, "x"));
    expect(error.code).toBe("AUTH_FAILED");
  });

  // Created with OpenSSL 3: `openssl pkcs12 -export` of a self-signed P-256 certificate, passphrase "abc".
  it("reads and describes an elliptic-curve certificate", () => {
    expect(describePkcs12(EC_PFX, "abc")).toEqual({
      subject: "CN=ec client",
      issuer: "CN=ec client",
      not_after: "2026-11-23T01:32:35.000Z",
    });
    const { key, cert } = readPkcs12(EC_PFX, "abc");
    expect(createPrivateKey(key).asymmetricKeyType).toBe("ec");
    expect(new X509Certificate(cert).checkPrivateKey(createPrivateKey(key))).toBe(true);
  });

  it("rejects a file with millions of key derivation rounds before deriving a key", async () => {
    const spent = startCpuClock();
    const error = await catchError(() => readPkcs12(SLOW_PFX, "abc"));
    expect(error.message).toMatch(/rounds/);
    expect(spent()).toBeLessThan(500);
  });

  it("reads an RC2-encrypted .pfx of older Windows versions", () => {
    const { key, cert } = readPkcs12(RC2_PFX, "abc");
    expect(new X509Certificate(cert).checkPrivateKey(createPrivateKey(key))).toBe(true);
  });

  it("describes a certificate by subject, issuer and expiry", () => {
    const described = describePkcs12(packPkcs12(client, "p", "aes256", [authority.cert]), "p");
    expect(described).toMatchObject({ subject: "CN=Jana Nováková", issuer: "CN=Test authority" });
    expect(new Date(described.not_after).getTime()).toBeGreaterThan(Date.now());
  });

  it("reads the leaf followed by its chain", () => {
    const { cert } = readPkcs12(packPkcs12(client, "p", "aes256", [authority.cert]), "p");
    expect(cert.match(/BEGIN CERTIFICATE/g)).toHaveLength(2);
  });
});
