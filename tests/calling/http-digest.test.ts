import { createHash, randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createMemoryTokenCache, createTokenSource } from "../../src/calling/credentials/oauth-token.ts";
import { answerChallenge, readChallenge } from "../../src/calling/credentials/send-digest.ts";
import { type ClosableSender, createSender } from "../../src/calling/egress/send-request.ts";
import type { HttpOperation } from "../../src/contract/http-operation.ts";
import { executeOperation } from "./execute-operation.ts";
import { answerJson, type Loopback, type Received, startLoopback } from "./loopback-server.ts";
import { operation } from "./operation.ts";

const PASSWORD = "Circle of Life canary";

describe("answerChallenge()", () => {
  // RFC 7616 §3.9.1.
  const cnonce = "f2/wE4q74E6zIJEtWaHKaf5wv/H5QzzpXusqGemxURZJ";
  const nonce = "7ypf/xlj9XXwfDPEoM4URrv/xwf94BcCAzFZH4GiTo0v";
  const base = { realm: "http-auth@example.org", nonce, hasQop: true, opaque: "o", hashesUser: false };
  const request = {
    method: "GET",
    uri: "/dir/index.html",
    username: "Mufasa",
    password: "Circle of Life",
    count: 1,
    cnonce,
  };

  it.each([
    ["MD5", "8ca523f5e9506fed4657c9700eebdbec"],
    ["SHA-256", "753927fa0e85d155564e2e272a28d1802ca10daf4496794697cf8db5856cb6c1"],
  ] as const)("calculates the example of the standard with %s", (algorithm, expected) => {
    const { header, response } = answerChallenge({ ...base, algorithm }, request);
    expect(response).toBe(expected);
    expect(header).toContain(`username="Mufasa", realm="http-auth@example.org"`);
    expect(header).toContain("qop=auth, nc=00000001");
  });

  it("sends the digest of the user name where the server wants it", () => {
    // RFC 7616 §3.9.2: the user name is sent as a digest or as UTF-8.
    const user = { ...request, username: "J\u00e4s\u00f8n Doe" };
    const challenge = { ...base, algorithm: "SHA-256" as const, realm: "api@example.org" };
    expect(answerChallenge({ ...challenge, hashesUser: true }, user).header).toMatch(
      /username="[0-9a-f]{64}".*userhash=true/,
    );
    expect(answerChallenge(challenge, user).header).toContain("username*=UTF-8''J%C3%A4s%C3%B8n%20Doe");
  });
});

describe("readChallenge()", () => {
  it.each<[what: string, header: string | undefined, found: object | null]>([
    [
      "a usual one",
      'Digest realm="a", nonce="n", qop="auth", algorithm=SHA-256',
      { realm: "a", nonce: "n", algorithm: "SHA-256", hasQop: true },
    ],
    ["MD5 without its name", 'Digest realm="a", nonce="n"', { algorithm: "MD5", hasQop: false }],
    [
      "the best of several",
      'Digest realm="a", nonce="m", algorithm=MD5, qop="auth", Digest realm="a", nonce="s", algorithm=SHA-256, qop="auth"',
      { nonce: "s", algorithm: "SHA-256" },
    ],
    [
      "after another scheme",
      'Basic realm="x", charset="UTF-8", Digest realm="a", nonce="n", qop="auth,auth-int"',
      { realm: "a", hasQop: true },
    ],
    ["after a token of another scheme", 'Negotiate abc==, Digest realm="a", nonce="n"', { realm: "a" }],
    ["with commas and quotes in a text", 'Digest realm="a, b=\\"c\\"", nonce="n"', { realm: 'a, b="c"' }],
    ["in small letters", 'digest REALM="a", nonce="n", algorithm=sha-256', { algorithm: "SHA-256" }],
    ["with opaque", 'Digest realm="a", nonce="n", opaque="o"', { opaque: "o" }],
    ["the first of two values", 'Digest realm="a", realm="b", nonce="n"', { realm: "a" }],
    ["only auth-int", 'Digest realm="a", nonce="n", qop="auth-int"', null],
    ["an unknown algorithm", 'Digest realm="a", nonce="n", algorithm=SHA-512-256', null],
    ["no nonce", 'Digest realm="a"', null],
    ["Basic", 'Basic realm="a"', null],
    ["a scheme that only begins alike", 'DigestX realm="a", nonce="n"', null],
    ["nothing", undefined, null],
    ["a megabyte", `Digest realm="${"a".repeat(1e6)}", nonce="n"`, null],
    ["many spaces", `Digest${" ".repeat(7_900)}`, null],
    ["many quotes", `Digest realm="${'\\"'.repeat(3_900)}`, null],
  ])("%s", (_, header, found) => {
    const challenge = readChallenge(header);
    if (found === null) expect(challenge).toBeNull();
    else expect(challenge).toMatchObject(found);
  });
});

let api: Loopback;
let other: Loopback;
let sender: ClosableSender;
/** How the API behaves; each test starts from the usual. */
let settings: {
  algorithm: string;
  uses: number;
  redirectTo: string | null;
  echoes: boolean;
  nextNonce: boolean;
};
/** Nonces that the API gave, with the highest count that it accepted. */
let nonces: Map<string, number>;

beforeAll(async () => {
  api = await startLoopback((request, response) => answer(request, response));
  other = await startLoopback((_, response) =>
    response.writeHead(401, { "www-authenticate": 'Digest realm="api", nonce="theirs", qop="auth"' }).end(),
  );
  sender = createSender({
    allow: [api, other].map(({ port }) => ({ host: "127.0.0.1", port })),
    allowHttp: true,
  });
});
afterAll(async () => {
  await sender.close();
  await Promise.all([api.close(), other.close()]);
});
beforeEach(() => {
  settings = { algorithm: "SHA-256", uses: 1000, redirectTo: null, echoes: false, nextNonce: false };
  nonces = new Map();
  api.received.length = 0;
  other.received.length = 0;
});

/** A server of its own, written from the standard. */
function answer({ method, url, headers }: Received, response: Parameters<typeof answerJson>[0]): unknown {
  if (settings.redirectTo !== null) return response.writeHead(302, { location: settings.redirectTo }).end();
  const given = Object.fromEntries(
    [...(headers.authorization ?? "").matchAll(/(\w+)=(?:"([^"]*)"|([^,\s]+))/g)].map(
      ([, name, quoted, token]) => [name, quoted ?? token],
    ),
  ) as Record<string, string>;
  const count = Number.parseInt(given["nc"] ?? "0", 16);
  const last = nonces.get(given["nonce"] ?? "");
  const hash = (text: string) =>
    createHash(settings.algorithm === "MD5" ? "md5" : "sha256")
      .update(text)
      .digest("hex");
  const expected = hash(
    [
      hash(`admin:api:${PASSWORD}`),
      given["nonce"],
      given["nc"],
      given["cnonce"],
      "auth",
      hash(`${method}:${url}`),
    ].join(":"),
  );
  const isRight =
    given["response"] === expected && given["uri"] === url && given["algorithm"] === settings.algorithm;
  if (isRight && last !== undefined && count > last && count <= settings.uses) {
    nonces.set(given["nonce"] ?? "", count);
    const next = randomBytes(6).toString("hex");
    if (settings.nextNonce) nonces.set(next, 0);
    if (settings.nextNonce) response.setHeader("authentication-info", `nextnonce="${next}"`);
    return answerJson(response, { ok: true, echo: settings.echoes ? headers.authorization : null });
  }
  const nonce = randomBytes(6).toString("hex");
  nonces.set(nonce, 0);
  const stale = isRight ? ", stale=true" : "";
  return response
    .writeHead(401, {
      "www-authenticate": `Digest realm="api", qop="auth", algorithm=${settings.algorithm}, nonce="${nonce}"${stale}`,
      "content-type": "application/json",
    })
    .end("{}");
}

const DIGEST: HttpOperation["credentials"] = [{ type: "digest", username: "username", password: "password" }];

function call(rest: Partial<HttpOperation> = {}, { once = false, password = PASSWORD, args = {} } = {}) {
  const tokens = createTokenSource(sender, createMemoryTokenCache());
  const one = operation({ server: { url: api.url, variables: {} }, credentials: DIGEST, ...rest });
  return executeOperation(
    { operation: one, args, secrets: { username: "admin", password }, once },
    { sender, tokens },
  );
}
const methods = () => api.received.map(({ method }) => method);

describe("a call with digest authentication", () => {
  it.each(["SHA-256", "MD5"])("answers a challenge with %s", async (algorithm) => {
    settings.algorithm = algorithm;
    const { result, preview } = await call({ path: `/things/${algorithm}` }, { args: {} });
    expect(result).toMatchObject({ ok: true });
    expect(preview.headers["authorization"]).toBe("***");
  });

  it("signs path and query as they are sent", async () => {
    const parameters = [
      {
        argument: "q",
        name: "q",
        in: "query",
        required: false,
        style: "form",
        explode: true,
        allowReserved: false,
      } as const,
    ];
    expect((await call({ parameters: [...parameters] }, { args: { q: "a b&c=é" } })).result).toMatchObject({
      ok: true,
    });
  });

  it("uses a nonce again, counting, also in parallel", async () => {
    await call();
    const before = api.received.length;
    await Promise.all(Array.from({ length: 5 }, () => call()));
    expect(api.received.length - before).toBeLessThanOrEqual(10);
    api.received.length = 0;
    await call();
    expect(methods()).toEqual(["GET"]);
  });

  it("answers a new challenge when the nonce is used up", async () => {
    settings.uses = 1;
    await call();
    api.received.length = 0;
    expect((await call({ method: "POST" })).result).toMatchObject({ ok: true });
    expect(methods()).toEqual(["POST", "POST"]);
  });

  it("follows the server's next nonce", async () => {
    settings.nextNonce = true;
    await call();
    const sent = () => /nonce="([^"]+)"/.exec(api.received.at(-1)?.headers.authorization ?? "")?.[1];
    const first = sent();
    api.received.length = 0;
    await call();
    expect(methods()).toEqual(["GET"]);
    expect(sent()).not.toBe(first);
  });
});

describe("a call with digest authentication does not", () => {
  it("try a wrong password more than twice, nor show it", async () => {
    await expect(call({}, { password: "wrong canary" })).rejects.toMatchObject({ code: "AUTH_FAILED" });
    expect(methods()).toEqual(["GET", "GET"]);
    expect(JSON.stringify(api.received)).not.toContain("wrong canary");
  });

  it("send an approved write twice: its challenge comes from HEAD", async () => {
    settings.uses = 1;
    const { result } = await call({ method: "POST" }, { once: true });
    expect(result).toMatchObject({ ok: true });
    expect(methods()).toEqual(["HEAD", "POST"]);
  });

  it("answer the challenge of another origin that the API redirects to", async () => {
    settings.redirectTo = `${other.url}/elsewhere`;
    await expect(call({}, { password: "unused before" })).rejects.toMatchObject({ code: "AUTH_FAILED" });
    expect(other.received.length).toBe(1);
    expect(other.received.every(({ headers }) => headers.authorization === undefined)).toBe(true);
  });

  it("carry the answer of a known nonce to another origin", async () => {
    await call();
    settings.redirectTo = `${other.url}/elsewhere`;
    await expect(call()).rejects.toMatchObject({ code: "AUTH_FAILED" });
    expect(other.received.every(({ headers }) => headers.authorization === undefined)).toBe(true);
  });

  it("show the digest that the API echoes", async () => {
    settings.echoes = true;
    const { result } = await call();
    const [, response = "none"] =
      /response="([^"]+)"/.exec(api.received.at(-1)?.headers.authorization ?? "") ?? [];
    expect(JSON.stringify(result)).not.toContain(response);
  });
});
