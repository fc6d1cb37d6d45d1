import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createSender } from "../../../src/calling/egress/send-request.ts";
import { readConfig } from "../../../src/compose/config.ts";
import { createVerifyExternalUser } from "../../../src/compose/create-verify-external-user.ts";
import { createOidcVerifier } from "../../../src/platform/oidc/verify-external-user.ts";
import { type Answer, answerJson, type Loopback, startLoopback } from "../../calling/loopback-server.ts";
import { createKey, type SigningKey, signToken, startProvider } from "./start-provider.ts";

const BASE = {
  SUPABASE_URL: "http://127.0.0.1:9",
  SUPABASE_PUBLISHABLE_KEYS: '{"default":"sb_publishable_x"}',
  SUPABASE_SECRET_KEYS: '{"default":"sb_secret_x"}',
};
const BROKEN = { code: "INTERNAL", status: 500, details: { reason: "oidc" } };

const running: { stop(): Promise<void> }[] = [];
/** Fakes the clock only, not timers. */
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(running.splice(0).map((one) => one.stop()));
});

async function serve(answer: Answer): Promise<Loopback> {
  const server = await startLoopback(answer);
  running.push({ stop: server.close });
  return server;
}

const verifier = (issuer: string, env: Record<string, string> = {}) =>
  createVerifyExternalUser(readConfig({ ...BASE, OIDC_ISSUERS: issuer, ...env }));

function publicKeys({ jwk: { d: _private, ...jwk } }: SigningKey) {
  return { keys: [jwk] };
}

describe("createIssuerKeys()", () => {
  it("reports an unavailable provider as INTERNAL, pauses, and then tries again", async () => {
    const first = await startProvider();
    const { issuer, port } = first;
    const verify = verifier(issuer);
    await first.stop();
    await expect(verify(await first.sign())).rejects.toMatchObject(BROKEN);
    const second = await startProvider({ port });
    running.push(second);
    const token = await second.sign();
    await expect(verify(token)).rejects.toMatchObject(BROKEN);
    expect(second.requests).toEqual([]);
    vi.setSystemTime(Date.now() + 5_000);
    expect(await verify(token)).toEqual({ issuer, subject: "alice" });
  });

  it("uses cached keys while the provider is unavailable", async () => {
    const provider = await startProvider();
    const verify = verifier(provider.issuer);
    await verify(await provider.sign());
    await provider.stop();
    vi.setSystemTime(Date.now() + 60_000);
    await expect(verify(await provider.sign({}, { kid: "invented" }))).rejects.toMatchObject(BROKEN);
    expect(await verify(await provider.sign())).toMatchObject({ subject: "alice" });
  });

  it("times out if the provider never responds", async () => {
    const silent = await serve(() => undefined);
    const allow = [{ host: "127.0.0.1", port: silent.port }];
    const sender = createSender({ allow, allowHttp: false }, { limits: { totalMs: 200 } });
    const verify = createOidcVerifier({ issuers: [silent.url], audience: "toolgate" }, sender);
    const token = await signToken(await createKey("ES256"), { iss: silent.url });
    await expect(verify(token)).rejects.toMatchObject({ ...BROKEN, message: /timeout/ });
    await sender.close();
  });

  it("rejects a discovery document of another issuer", async () => {
    const provider = await startProvider({ issuer: "https://id.example.com" });
    running.push(provider);
    const address = `http://127.0.0.1:${provider.port}`;
    const answer = verifier(address)(await provider.sign({ iss: address }));
    await expect(answer).rejects.toMatchObject({
      ...BROKEN,
      message: expect.stringContaining('"https://id.example.com"'),
    });
    expect(provider.requests).toEqual(["/.well-known/openid-configuration"]);
  });

  it("finds the document of an issuer with a path, its final slash not doubled", async () => {
    const key = await createKey("ES256");
    const server = await serve(({ url }, response) => {
      const issuer = `${server.url}/realms/one/`;
      if (url === "/realms/one/.well-known/openid-configuration")
        answerJson(response, { issuer, jwks_uri: `${server.url}/keys` });
      else if (url === "/keys") answerJson(response, publicKeys(key));
      else answerJson(response, {}, 404);
    });
    const issuer = `${server.url}/realms/one/`;
    expect(await verifier(issuer)(await signToken(key, { iss: issuer }))).toEqual({
      issuer,
      subject: "alice",
    });
  });

  it("fetches keys from another private address only if EGRESS_ALLOW contains it", async () => {
    const key = await createKey("ES256");
    const keys = await serve((_, response) => answerJson(response, publicKeys(key)));
    const server = await serve((_, response) =>
      answerJson(response, { issuer: server.url, jwks_uri: keys.url }),
    );
    const token = await signToken(key, { iss: server.url });
    await expect(verifier(server.url)(token)).rejects.toMatchObject(BROKEN);
    expect(keys.received).toEqual([]);
    const verify = verifier(server.url, { EGRESS_ALLOW: `127.0.0.1:${keys.port}` });
    expect(await verify(token)).toMatchObject({ subject: "alice" });
  });

  const unusable: [name: string, answer: (url: string, own: string) => [value: unknown, status?: number]][] =
    [
      ["an error", () => [{ error: "down" }, 500]],
      [
        "an error for its keys",
        (url, issuer) => (url === "/jwks" ? [{ keys: [] }, 404] : [{ issuer, jwks_uri: `${issuer}/jwks` }]),
      ],
      ["a document that is a list", () => [[]]],
      ["no jwks_uri", (_, issuer) => [{ issuer }]],
      ["a jwks_uri that is no URL", (_, issuer) => [{ issuer, jwks_uri: "/jwks" }]],
      ["a jwks_uri of the file system", (_, issuer) => [{ issuer, jwks_uri: "file:///etc/passwd" }]],
      [
        "keys that are none",
        (url, issuer) => [url === "/jwks" ? { keys: 1 } : { issuer, jwks_uri: `${issuer}/jwks` }],
      ],
      [
        "a key without its numbers",
        (url, issuer) => [
          url === "/jwks"
            ? { keys: [{ kty: "EC", crv: "P-256", kid: "k" }] }
            : { issuer, jwks_uri: `${issuer}/jwks` },
        ],
      ],
    ];
  it.each(unusable)("reports INTERNAL if the provider answers %s", async (_, answer) => {
    const server = await serve(({ url }, response) => answerJson(response, ...answer(url, server.url)));
    const token = await signToken(await createKey("ES256"), { iss: server.url }, { kid: "k" });
    await expect(verifier(server.url)(token)).rejects.toMatchObject(BROKEN);
  });
});
