import { exportSPKI, SignJWT, UnsecuredJWT } from "jose";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readConfig } from "../../../src/compose/config.ts";
import { createVerifyExternalUser } from "../../../src/compose/create-verify-external-user.ts";
import { answerJson, type Loopback, startLoopback } from "../../calling/loopback-server.ts";
import {
  createKey,
  type ProviderOptions,
  signToken,
  startProvider,
  type TestProvider,
} from "./start-provider.ts";

const BASE = {
  SUPABASE_URL: "http://127.0.0.1:9",
  SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_x"}',
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_x"}',
};

const running: { stop(): Promise<void> }[] = [];
/** Fakes the clock only, not timers. */
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(running.splice(0).map((one) => one.stop()));
});

async function provide(options?: ProviderOptions): Promise<TestProvider> {
  const provider = await startProvider(options);
  running.push(provider);
  return provider;
}

async function serve(answer: Parameters<typeof startLoopback>[0]): Promise<Loopback> {
  const server = await startLoopback(answer);
  running.push({ stop: server.close });
  return server;
}

const verifier = (issuers: string, env: Record<string, string> = {}) =>
  createVerifyExternalUser(readConfig({ ...BASE, OIDC_ISSUERS: issuers, ...env }));
const passSeconds = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

describe("createVerifyExternalUser() with valid tokens", () => {
  it.each(["ES256", "RS256", "EdDSA"] as const)("accepts a token signed with %s", async (algorithm) => {
    const { issuer, signIn } = await provide({ algorithm });
    const verify = verifier(`https://id.example.com, ${issuer}`);
    expect(await verify(await signIn("alice"))).toEqual({ issuer, subject: "alice" });
    expect(await verify(await signIn("bob"))).toEqual({ issuer, subject: "bob" });
  });

  it("distinguishes users of two providers and does not mix their keys", async () => {
    const [one, two] = [await provide(), await provide()];
    const verify = verifier(`${one.issuer},${two.issuer}`);
    expect(await verify(await one.sign())).toEqual({ issuer: one.issuer, subject: "alice" });
    expect(await verify(await two.sign())).toEqual({ issuer: two.issuer, subject: "alice" });
    const forged = await one.sign({ iss: two.issuer }, { kid: two.key().jwk.kid });
    await expect(verify(forged)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  });

  it("accepts the audience of OIDC_AUDIENCE, also among several", async () => {
    const { issuer, sign, signIn } = await provide();
    const verify = verifier(issuer, { OIDC_AUDIENCE: "shop" });
    expect(await verify(await signIn("alice", "shop"))).toMatchObject({ subject: "alice" });
    expect(await verify(await sign({ aud: ["other", "shop"] }))).toMatchObject({ subject: "alice" });
    await expect(verify(await signIn("alice"))).rejects.toThrow("shop");
  });

  it("tolerates a clock that is five seconds off", async () => {
    const { issuer, sign } = await provide();
    const now = Math.floor(Date.now() / 1000);
    expect(await verifier(issuer)(await sign({ exp: now - 4, nbf: now }))).toMatchObject({
      subject: "alice",
    });
    expect(await verifier(issuer)(await sign({ nbf: now + 4 }))).toMatchObject({ subject: "alice" });
  });

  it("fetches the keys once for concurrent tokens", async () => {
    const { issuer, sign, requests } = await provide();
    const verify = verifier(issuer);
    const tokens = await Promise.all(["a", "b", "c", "d"].map((sub) => sign({ sub })));
    await Promise.all(tokens.map((token) => verify(token)));
    await Promise.all(tokens.map((token) => verify(token)));
    expect(requests).toEqual(["/.well-known/openid-configuration", "/jwks"]);
  });
});

describe("createVerifyExternalUser() with tokens of other issuers", () => {
  const others: [name: string, make: (provider: TestProvider) => Promise<string> | string][] = [
    ["an unknown issuer", ({ sign }) => sign({ iss: "https://somebody.example.com" })],
    ["an issuer that differs by a slash", ({ sign, issuer }) => sign({ iss: `${issuer}/` })],
    ["no issuer", ({ sign }) => sign({ iss: undefined as unknown as string })],
    ["an issuer that is no text", ({ sign, issuer }) => sign({ iss: [issuer] as unknown as string })],
    ["an API key", () => "tg_0123456789abcdef"],
    ["an encrypted token", () => "eyJhbGciOiJkaXIiLCJlbmMiOiJBMTI4R0NNIn0..AAAA.BBBB.CCCC"],
    ["nothing", () => ""],
  ];
  it.each(others)("returns null for %s without a request", async (_, make) => {
    const provider = await provide();
    expect(await verifier(provider.issuer)(await make(provider))).toBeNull();
    expect(provider.requests).toEqual([]);
  });

  it("returns null for every token if no issuer is configured", async () => {
    const { sign } = await provide();
    expect(await verifier("")(await sign())).toBeNull();
  });
});

describe("createVerifyExternalUser() with invalid tokens", () => {
  const now = () => Math.floor(Date.now() / 1000);
  const stranger = createKey("ES256");
  const refused: [
    name: string,
    sentence: RegExp,
    make: (provider: TestProvider) => Promise<string> | string,
  ][] = [
    ["for another audience", /"aud" does not contain "toolgate"/, ({ signIn }) => signIn("alice", "shop")],
    ["without an audience", /"aud"/, ({ sign }) => sign({ aud: undefined as unknown as string })],
    ["that has expired", /expired/, ({ sign }) => sign({ exp: now() - 6 })],
    ["without an expiry", /"exp"/, ({ sign }) => sign({ exp: undefined as unknown as number })],
    ["that is not valid yet", /not valid yet/, ({ sign }) => sign({ nbf: now() + 60 })],
    ["without a subject", /"sub"/, ({ sign }) => sign({ sub: undefined as unknown as string })],
    ["with an empty subject", /"sub"/, ({ sign }) => sign({ sub: "" })],
    ["with a subject of 256 characters", /"sub"/, ({ sign }) => sign({ sub: "a".repeat(256) })],
    ["with a subject that holds NUL", /"sub"/, ({ sign }) => sign({ sub: "a\0b" })],
    ["with a subject that is a number", /"sub"/, ({ sign }) => sign({ sub: 1 as unknown as string })],
    [
      "signed by a stranger under the provider's key id",
      /signature/,
      async ({ issuer, key }) => signToken(await stranger, { iss: issuer }, { kid: key().jwk.kid }),
    ],
    [
      "signed by a stranger who brings the key along (jwk)",
      /signature/,
      async ({ issuer, key }) => {
        const { kty, crv, x, y } = (await stranger).jwk;
        const jwk = { kty, crv, x, y } as { kty: string };
        return signToken(await stranger, { iss: issuer }, { kid: key().jwk.kid, jwk });
      },
    ],
    [
      "signed with a key that is not published",
      /does not publish/,
      async ({ issuer }) => signToken(await stranger, { iss: issuer }),
    ],
    [
      "whose subject was changed afterwards",
      /signature/,
      async ({ sign }) => {
        const [header, , signature] = (await sign()).split(".");
        const [, payload] = (await sign({ sub: "admin" })).split(".");
        return `${header}.${payload}.${signature}`;
      },
    ],
    [
      "by HS256 with the public key as the secret (PEM)",
      /asymmetric/,
      async ({ issuer, key }) => hs256(issuer, key().jwk.kid, await exportSPKI(key().publicKey)),
    ],
    [
      "by HS256 with the public key as the secret (JWK)",
      /asymmetric/,
      ({ issuer, key }) => hs256(issuer, key().jwk.kid, JSON.stringify({ ...key().jwk, d: undefined })),
    ],
    [
      "that is not signed (none)",
      /asymmetric/,
      ({ issuer }) =>
        new UnsecuredJWT({ sub: "alice", aud: "toolgate", iss: issuer }).setExpirationTime("1h").encode(),
    ],
    [
      "that says None in another case",
      /asymmetric/,
      async ({ sign }) => {
        const [, payload] = (await sign()).split(".");
        return `${btoa('{"alg":"nOnE"}').replaceAll("=", "")}.${payload}.`;
      },
    ],
    [
      "without its signature",
      /signature|well-formed/,
      async ({ sign }) => (await sign()).replace(/[^.]*$/, ""),
    ],
    [
      "with an extension nobody knows (crit)",
      /well-formed/,
      async ({ sign }) => {
        const [, payload, signature] = (await sign()).split(".");
        const header = btoa('{"alg":"ES256","crit":["pay"],"pay":1}').replaceAll("=", "");
        return `${header}.${payload}.${signature}`;
      },
    ],
  ];
  it.each(refused)("rejects a token %s", async (_, sentence, make) => {
    const provider = await provide();
    const answer = verifier(provider.issuer)(await make(provider));
    await expect(answer).rejects.toMatchObject({
      code: "UNAUTHENTICATED",
      message: expect.stringMatching(sentence),
    });
  });

  it("never fetches the address in a token's header (jku, x5u)", async () => {
    const { issuer, sign } = await provide();
    const trap = await serve((_, response) => answerJson(response, { keys: [] }));
    const token = await sign({}, { kid: "x", jku: `${trap.url}/jwks`, x5u: `${trap.url}/x5u` });
    await expect(verifier(issuer)(token)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
    expect(trap.received).toEqual([]);
  });

  function hs256(issuer: string, kid: string, secret: string): Promise<string> {
    return new SignJWT({ sub: "alice", aud: "toolgate", iss: issuer })
      .setProtectedHeader({ alg: "HS256", kid })
      .setExpirationTime("1h")
      .sign(new TextEncoder().encode(secret));
  }
});

describe("createVerifyExternalUser() when keys change", () => {
  it("accepts a new key without a restart and then rejects the old one", async () => {
    const provider = await provide();
    const verify = verifier(provider.issuer);
    const before = await provider.sign();
    await verify(before);
    await provider.rotate();
    passSeconds(31);
    expect(await verify(await provider.signIn("alice"))).toMatchObject({ subject: "alice" });
    await expect(verify(before)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  });

  it("rejects withdrawn keys within ten minutes", async () => {
    const provider = await provide();
    const verify = verifier(provider.issuer);
    const before = await provider.sign();
    await verify(before);
    await provider.rotate();
    passSeconds(601);
    await expect(verify(before)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
  });

  it("does not fetch the keys for every unknown key id", async () => {
    const { issuer, sign, requests } = await provide();
    const verify = verifier(issuer);
    await verify(await sign());
    passSeconds(31);
    const invented = await Promise.all(
      Array.from({ length: 20 }, (_, n) => sign({}, { kid: `invented-${n}` })),
    );
    for (const token of invented)
      await expect(verify(token)).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
    expect(requests).toHaveLength(4);
    expect(await verify(await sign())).toMatchObject({ subject: "alice" });
  });
});
