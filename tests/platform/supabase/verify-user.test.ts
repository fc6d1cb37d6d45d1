import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../../../src/compose/config.ts";
import { createVerifyUser } from "../../../src/platform/supabase/verify-user.ts";

const SECRET = "a-secret-of-at-least-thirty-two-characters";
const BASE = {
  SUPABASE_URL: "http://127.0.0.1:9",
  SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_x"}',
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_x"}',
};
const person: JWTPayload = { sub: "u1", role: "authenticated" };

let keys: CryptoKeyPair;
let jwk: Record<string, unknown>;
beforeAll(async () => {
  keys = (await generateKeyPair("ES256", { extractable: true })) as CryptoKeyPair;
  jwk = { ...(await exportJWK(keys.publicKey)), kid: "k1", alg: "ES256" };
});

const hs256 = (claims: JWTPayload, secret: string | Uint8Array = SECRET, expires = "1h") =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256" })
    .setExpirationTime(expires)
    .sign(typeof secret === "string" ? new TextEncoder().encode(secret) : secret);
const es256 = (claims: JWTPayload, key: CryptoKey = keys.privateKey, expires = "1h") =>
  new SignJWT(claims).setProtectedHeader({ alg: "ES256", kid: "k1" }).setExpirationTime(expires).sign(key);

const verifier = (env: Record<string, string>) => createVerifyUser(readConfig({ ...BASE, ...env }));

describe("createVerifyUser()", () => {
  it("accepts ES256 tokens by kid, with the JWKS as an object or as an array", async () => {
    for (const jwks of [{ keys: [jwk] }, [jwk]]) {
      expect(await verifier({ SUPABASE_JWKS: JSON.stringify(jwks) })(await es256(person))).toBe("u1");
    }
  });

  it("accepts HS256 tokens with the secret", async () => {
    expect(await verifier({ TOOLGATE_JWT_SECRET: SECRET })(await hs256(person))).toBe("u1");
  });

  it("asks the Auth server about HS256 tokens when the secret is not known", async () => {
    const server = createServer((request, response) => {
      const good =
        request.headers.authorization === `Bearer ${token}` &&
        request.headers["apikey"] === "sb_publishable_x";
      response
        .writeHead(good ? 200 : 401, { "content-type": "application/json" })
        .end(JSON.stringify(good ? { id: "u1" } : {}));
    });
    const token = await hs256(person);
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    try {
      const verify = verifier({ SUPABASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
      expect(await verify(token)).toBe("u1");
      await expect(
        verify(await hs256(person, "another secret, just as long as the first")),
      ).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
    } finally {
      server.close();
    }
  });

  const refused: [name: string, make: () => Promise<string>][] = [
    [
      "a forged ES256 token",
      async () => es256(person, (await generateKeyPair("ES256")).privateKey as CryptoKey),
    ],
    ["an expired ES256 token", () => es256(person, keys.privateKey, "-1h")],
    ["a forged HS256 token", () => hs256(person, "another secret, just as long as the first")],
    ["an expired HS256 token", () => hs256(person, SECRET, "-1h")],
    [
      "an HS256 token signed with the public key",
      async () => hs256(person, await exportSPKI(keys.publicKey)),
    ],
    ["an unsigned token", async () => `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify(person))}.`],
    ["a service_role token", () => hs256({ ...person, role: "service_role" })],
    ["an anon token", () => hs256({ role: "anon" })],
    ["a token without a subject", () => hs256({ role: "authenticated" })],
    ["text that is no token", async () => "nonsense"],
  ];
  for (const [name, make] of refused) {
    it(`refuses ${name}`, async () => {
      const verify = verifier({
        SUPABASE_JWKS: JSON.stringify({ keys: [jwk] }),
        TOOLGATE_JWT_SECRET: SECRET,
      });
      await expect(verify((await make()).replaceAll("=", ""))).rejects.toMatchObject({
        code: "UNAUTHENTICATED",
      });
    });
  }
});

describe("readConfig()", () => {
  const wrong: [name: string, env: Record<string, string>, variable: string][] = [
    ["a URL that is none", { SUPABASE_URL: "supabase" }, "SUPABASE_URL"],
    ["keys that are no JSON", { SUPABASE_SECRET_KEYS: "sb_secret_x" }, "SUPABASE_SECRET_KEYS"],
    ["a JWKS without keys", { SUPABASE_JWKS: "{}" }, "SUPABASE_JWKS"],
    ["an unknown environment", { TOOLGATE_ENV: "staging" }, "TOOLGATE_ENV"],
    ["several audiences", { OIDC_AUDIENCE: "toolgate,other" }, "OIDC_AUDIENCE"],
    ["an issuer that is no URL", { OIDC_ISSUERS: "https://id.example.com,zitadel" }, "OIDC_ISSUERS"],
    ["an issuer with a query", { OIDC_ISSUERS: "https://id.example.com?tenant=1" }, "OIDC_ISSUERS"],
    ["an issuer with a user", { OIDC_ISSUERS: "https://me@id.example.com" }, "OIDC_ISSUERS"],
  ];
  for (const [name, env, variable] of wrong) {
    it(`names ${variable} for ${name}, and never repeats a key`, () => {
      expect(() => readConfig({ ...BASE, ...env })).toThrow(variable);
      expect(() => readConfig({ ...BASE, ...env })).not.toThrow("sb_secret_x");
    });
  }
});
