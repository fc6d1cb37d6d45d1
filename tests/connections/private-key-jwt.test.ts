import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from "node:crypto";
import { decodeJwt, decodeProtectedHeader, exportJWK, type JWTPayload, jwtVerify } from "jose";
import * as oauth from "oauth4webapi";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkSecretForms } from "../../src/calling/credentials/check-secret-forms.ts";
import { type ClosableSender, createSender } from "../../src/calling/egress/send-request.ts";
import type { AuthorizationServer } from "../../src/connections/authorization-server.ts";
import { exchangeCode, refreshGrant, revokeToken } from "../../src/connections/request-token.ts";
import { catchError } from "../calling/catch-error.ts";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";

const KEYS = {
  RS256: generateKeyPairSync("rsa", { modulusLength: 2048 }),
  ES256: generateKeyPairSync("ec", { namedCurve: "P-256" }),
  Ed25519: generateKeyPairSync("ed25519"),
};
type Name = keyof typeof KEYS;
const pem = (name: Name) => KEYS[name].privateKey.export({ type: "pkcs8", format: "pem" }).toString();

let server: Loopback;
let sender: ClosableSender;
/** Forms of the requests that arrived, and whether they had an Authorization header. */
const forms: { path: string; form: URLSearchParams; authorization: string | undefined }[] = [];
/** The only audience that the server accepts; null: any. */
let accepted: string | null = null;

beforeAll(async () => {
  server = await startLoopback(({ url, body, headers }, response) => {
    const form = new URLSearchParams(body);
    forms.push({ path: url, form, authorization: headers.authorization });
    const { aud } = decodeJwt(form.get("client_assertion") ?? "e30.e30.");
    if (accepted !== null && aud !== accepted) return answerJson(response, { error: "invalid_client" }, 401);
    answerJson(response, { access_token: "token", token_type: "Bearer", refresh_token: "next" });
  });
  sender = createSender({ allow: [{ host: "127.0.0.1", port: server.port }], allowHttp: true });
});
afterAll(async () => {
  await sender.close();
  await server.close();
});

const metadata = (methods: string[] | undefined, discovered = true): AuthorizationServer => ({
  issuer: server.url,
  discovered,
  authorization_endpoint: `${server.url}/authorize`,
  token_endpoint: `${server.url}/token`,
  revocation_endpoint: `${server.url}/revoke`,
  ...(methods && { token_endpoint_auth_methods_supported: methods }),
});

async function verify(
  name: Name,
  audience: string,
): Promise<{ payload: JWTPayload; kid: string | undefined }> {
  const { form, authorization } = forms.at(-1) ?? { form: new URLSearchParams(), authorization: "none" };
  expect([authorization, form.get("client_secret")]).toEqual([undefined, null]);
  expect(form.get("client_assertion_type")).toBe("urn:ietf:params:oauth:client-assertion-type:jwt-bearer");
  const assertion = form.get("client_assertion") ?? "";
  const { payload } = await jwtVerify(assertion, KEYS[name].publicKey, {
    audience,
    issuer: "client",
    subject: "client",
  });
  return { payload, kid: decodeProtectedHeader(assertion).kid };
}

describe("private_key_jwt", () => {
  it.each<Name>(["RS256", "ES256", "Ed25519"])("signs each token request with an %s key", async (name) => {
    const secrets = { client_id: "client", private_key: pem(name) };
    const parties = { server: metadata(["private_key_jwt"]), secrets, sender };
    await refreshGrant(parties, "refresh");
    const first = await verify(name, server.url);
    await refreshGrant(parties, "refresh");
    const second = await verify(name, server.url);
    expect(first.payload.jti).not.toBe(second.payload.jti);
    expect((first.payload.exp ?? 0) - (first.payload.iat ?? 0)).toBeLessThanOrEqual(300);
    await revokeToken(parties, { token: "next", type: "refresh_token" });
    await verify(name, server.url);
  });

  it("signs the exchange of a code", async () => {
    const of = metadata(["private_key_jwt"]);
    const callback = oauth.validateAuthResponse(
      of,
      { client_id: "client" },
      new URLSearchParams({ code: "c", state: "s" }),
      "s",
    );
    const code = {
      callback,
      redirectUri: "https://toolgate.example/callback",
      verifier: "v".repeat(43),
      nonce: null,
    };
    const parties = { server: of, secrets: { client_id: "client", private_key: pem("ES256") }, sender };
    expect(await exchangeCode(parties, code)).toMatchObject({ access_token: "token" });
    expect(forms.at(-1)?.form.get("code_verifier")).toBe("v".repeat(43));
    await verify("ES256", server.url);
  });

  it("names the token endpoint as the audience where the issuer is not known", async () => {
    const secrets = { client_id: "client", private_key: pem("RS256") };
    await refreshGrant({ server: metadata(undefined, false), secrets, sender }, "refresh");
    await verify("RS256", `${server.url}/token`);
  });

  it("names the key of a JWK to the server", async () => {
    const jwk = { ...(await exportJWK(KEYS.RS256.privateKey)), kid: "key-7", alg: "RS256", use: "sig" };
    const secrets = { client_id: "client", private_key: JSON.stringify(jwk) };
    await refreshGrant({ server: metadata(["private_key_jwt"]), secrets, sender }, "refresh");
    expect((await verify("RS256", server.url)).kid).toBe("key-7");
  });

  it("names the token endpoint, and only to it, if the server refuses its issuer as the audience", async () => {
    const secrets = { client_id: "client", private_key: pem("ES256") };
    const parties = { server: metadata(["private_key_jwt"]), secrets, sender };
    accepted = `${server.url}/token`;
    try {
      expect(await refreshGrant(parties, "refresh")).toMatchObject({ access_token: "token" });
      forms.length = 0;
      await expect(revokeToken(parties, { token: "next", type: "refresh_token" })).rejects.toThrow();
    } finally {
      accepted = null;
    }
    const audiences = forms.map(({ path, form }) => [
      path,
      decodeJwt(form.get("client_assertion") ?? "").aud,
    ]);
    expect(audiences).toEqual([["/revoke", server.url]]);
  });

  it.each<[alg: string, key: KeyObject, algorithms: string[] | undefined]>([
    ["PS256", KEYS.RS256.privateKey, ["PS256"]],
    ["RS256", KEYS.RS256.privateKey, ["PS256", "RS256"]],
    ["RS512", KEYS.RS256.privateKey, ["RS512"]],
    ["RS256", KEYS.RS256.privateKey, ["unknown"]],
    ["RS256", KEYS.RS256.privateKey, undefined],
    ["ES384", generateKeyPairSync("ec", { namedCurve: "P-384" }).privateKey, undefined],
    ["ES512", generateKeyPairSync("ec", { namedCurve: "P-521" }).privateKey, ["ES256", "ES512"]],
  ])("signs with %s where the key and the server allow it", async (alg, key, algorithms) => {
    const private_key = key.export({ type: "pkcs8", format: "pem" }).toString();
    const of = {
      ...metadata(["private_key_jwt"]),
      ...(algorithms && { token_endpoint_auth_signing_alg_values_supported: algorithms }),
    };
    await refreshGrant({ server: of, secrets: { client_id: "client", private_key }, sender }, "refresh");
    const assertion = forms.at(-1)?.form.get("client_assertion") ?? "";
    expect(decodeProtectedHeader(assertion).alg).toBe(alg);
    await jwtVerify(assertion, createPublicKey(key), { algorithms: [alg] });
  });

  it.each(["PS256", "PS512", "RS384"])("signs with %s if the JWK is for it", async (alg) => {
    const jwk = { ...(await exportJWK(KEYS.RS256.privateKey)), alg, use: "sig", key_ops: ["sign"] };
    const secrets = { client_id: "client", private_key: JSON.stringify(jwk) };
    await refreshGrant({ server: metadata(["private_key_jwt"]), secrets, sender }, "refresh");
    await jwtVerify(forms.at(-1)?.form.get("client_assertion") ?? "", KEYS.RS256.publicKey, {
      algorithms: [alg],
    });
  });

  it("is not used beside a secret unless the server offers it", async () => {
    const secrets = { client_id: "client", client_secret: "secret", private_key: pem("RS256") };
    await refreshGrant({ server: metadata(undefined), secrets, sender }, "refresh");
    expect(forms.at(-1)?.authorization).toMatch(/^Basic /);
    await refreshGrant(
      { server: metadata(["client_secret_basic", "private_key_jwt"]), secrets, sender },
      "refresh",
    );
    await verify("RS256", server.url);
  });

  it("sends nothing with a key that cannot sign, and does not show it", async () => {
    const before = forms.length;
    const broken = pem("RS256").replace(/[A-Za-z0-9]{40}/, "x".repeat(40));
    const secrets = { client_id: "client", private_key: broken };
    const error = await catchError(() =>
      refreshGrant({ server: metadata(["private_key_jwt"]), secrets, sender }, "r"),
    );
    expect(error).toMatchObject({ code: "AUTH_FAILED", details: { secret_id: "private_key" } });
    expect(JSON.stringify([error.message, error.details])).not.toContain("xxxx");
    expect(forms.length).toBe(before);
  });
});

describe("the form of a private key", () => {
  it.each<[what: string, key: string, isValid: boolean]>([
    ["PEM", pem("RS256"), true],
    ["a private JWK", JSON.stringify(createPrivateKey(pem("RS256")).export({ format: "jwk" })), true],
    ["a damaged JWK", JSON.stringify({ kty: "EC", crv: "P-256", x: "x", y: "y", d: "d" }), false],
    ["a public JWK", JSON.stringify({ kty: "EC", crv: "P-256", x: "x", y: "y" }), false],
    ["a symmetric JWK", JSON.stringify({ kty: "oct", k: "k" }), false],
    ["a PEM of another kind", "-----BEGIN RSA PRIVATE KEY-----\nAA\n-----END RSA PRIVATE KEY-----", false],
    ["JSON that is no key", "[71]", false],
    ["a text", "pass-canary", false],
  ])("%s", async (_, private_key, isValid) => {
    const faults = await checkSecretForms("oauth2-authorization-code", { private_key });
    expect(faults.length === 0).toBe(isValid);
    expect(JSON.stringify(faults)).not.toContain(private_key);
  });
});
