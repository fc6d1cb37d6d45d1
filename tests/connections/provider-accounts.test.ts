import * as oauth from "oauth4webapi";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSender } from "../../src/calling/egress/send-request.ts";
import { exchangeCode } from "../../src/connections/request-token.ts";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";

const NONCE = "nonce-1";

let server: Loopback;
/** Claims of the id token; null: the server gives none. */
let idToken: object | null;
/** What the UserInfo endpoint answers. */
let answerUser: (response: Parameters<typeof answerJson>[0]) => unknown;

beforeAll(async () => {
  server = await startLoopback(({ url }, response) => {
    if (url === "/user") return answerUser(response);
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: server.url, aud: "client", sub: "7", iat: now, exp: now + 60, nonce: NONCE };
    return answerJson(response, {
      access_token: "token",
      token_type: "Bearer",
      ...(idToken && { id_token: writeToken({ ...claims, ...idToken }) }),
    });
  });
});
afterAll(() => server?.close());

/** The signature is not needed: the token comes from the token endpoint itself (OpenID Connect Core 1.0 §3.1.3.7). */
function writeToken(claims: object): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
  return `${encode({ alg: "RS256", typ: "JWT" })}.${encode(claims)}.c2lnbmF0dXJl`;
}

async function accountOf(withUserInfo: boolean): Promise<string | null> {
  const metadata = {
    issuer: server.url,
    discovered: true,
    authorization_endpoint: `${server.url}/authorize`,
    token_endpoint: `${server.url}/token`,
    ...(withUserInfo && { userinfo_endpoint: `${server.url}/user` }),
  };
  const callback = oauth.validateAuthResponse(
    metadata,
    { client_id: "client" },
    new URLSearchParams({ code: "c", state: "s" }),
    "s",
  );
  const sender = createSender({
    allow: [{ host: "127.0.0.1", port: Number(new URL(server.url).port) }],
    allowHttp: true,
  });
  const parties = { server: metadata, secrets: { client_id: "client" }, sender };
  const code = {
    callback,
    redirectUri: "https://toolgate.example/callback",
    verifier: "v".repeat(43),
    nonce: idToken === null ? null : NONCE,
  };
  return (await exchangeCode(parties, code)).account;
}

describe("the account that an OpenID provider names", () => {
  const json =
    (body: object, status = 200) =>
    (response: Parameters<typeof answerJson>[0]) =>
      answerJson(response, body, status);
  const unused = json({ sub: "7", email: "user-info@example.test" });

  it.each<[what: string, claims: object | null, user: typeof answerUser | null, account: string | null]>([
    ["is in the id token", { email: "ann@example.test" }, unused, "ann@example.test"],
    ["is in the user information", {}, json({ sub: "7", name: "Ann" }), "Ann"],
    ["is not that of another subject", {}, json({ sub: "8", name: "Eve" }), null],
    ["is none if the server fails", {}, json({ error: "down" }, 500), null],
    ["is none if the answer is a page", {}, (response) => response.end("<html>"), null],
    ["is none without a UserInfo endpoint", {}, null, null],
    ["is none without an id token", null, unused, null],
  ])("%s: %j", async (_, claims, user, account) => {
    idToken = claims;
    answerUser = user ?? unused;
    expect(await accountOf(user !== null)).toBe(account);
  });
});
