import { generateKeyPairSync } from "node:crypto";
import { createLocalJWKSet, decodeJwt, exportJWK, jwtVerify } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkSecretForms } from "../../src/calling/credentials/check-secret-forms.ts";
import { createMemoryTokenCache, createTokenSource } from "../../src/calling/credentials/oauth-token.ts";
import { type ClosableSender, createSender } from "../../src/calling/egress/send-request.ts";
import { compileOperations } from "../../src/catalogue/openapi/compile/compile-operations.ts";
import { readConnector } from "../../src/catalogue/openapi/parse/read-connector.ts";
import { validateExtensions } from "../../src/catalogue/openapi/validate/validate-document.ts";
import { connectorDocument } from "../catalogue/openapi/connector-document.ts";
import { catchError } from "./catch-error.ts";
import { executeOperation } from "./execute-operation.ts";
import { answerJson, type Loopback, startLoopback } from "./loopback-server.ts";

const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 });
const ec = generateKeyPairSync("ec", { namedCurve: "P-256" });
const pem = (pair: typeof rsa) => pair.privateKey.export({ type: "pkcs8", format: "pem" }).toString();

let api: Loopback;
let sender: ClosableSender;
let refuse = false;

beforeAll(async () => {
  api = await startLoopback(({ url, body, headers }, response) => {
    if (url !== "/token") return answerJson(response, { echo: headers.authorization });
    const assertion = new URLSearchParams(body).get("assertion");
    // A refusal echoes the assertion.
    if (refuse)
      return answerJson(response, { error: "invalid_grant", error_description: `bad ${assertion}` }, 400);
    return answerJson(response, { access_token: "service-token", token_type: "Bearer", expires_in: 3600 });
  });
  sender = createSender({ allow: [{ host: "127.0.0.1", port: api.port }], allowHttp: true });
});
afterAll(async () => {
  await sender.close();
  await api.close();
});

function documentOf(more: object = {}) {
  const flow = { authorizationUrl: "https://a.example", tokenUrl: `${api.url}/token`, scopes: {} };
  return connectorDocument({
    servers: [{ url: api.url }],
    "x-auth-type": "oauth2-jwt-bearer",
    components: { securitySchemes: { google: { type: "oauth2", flows: { authorizationCode: flow } } } },
    security: [{ google: ["files.read"] }],
    ...more,
  });
}

async function run(secrets: Record<string, string>, more: object = {}) {
  const operation = compileOperations(documentOf(more)).tools[0]?.definition;
  if (operation === undefined) throw new Error("no operation");
  const tokens = createTokenSource(sender, createMemoryTokenCache());
  return executeOperation({ operation, args: { id: "1" }, secrets }, { sender, tokens });
}

describe("oauth2-jwt-bearer", () => {
  it("asks for the key, and for a token URL only if the document states none", () => {
    const ids = readConnector(documentOf()).required_secrets.map(({ secret_id }) => secret_id);
    expect(ids).toEqual(["client_id", "private_key", "subject"]);
  });

  it.each([
    ["an RSA key and a subject", rsa, pem(rsa), "person@example.com"],
    ["a P-256 key without a subject", ec as typeof rsa, pem(ec as typeof rsa), ""],
    ["a key whose line breaks are escaped, as in a key file", rsa, pem(rsa).replaceAll("\n", "\\n"), ""],
  ])("exchanges an assertion signed with %s for a token", async (_, pair, private_key, subject) => {
    refuse = false;
    const outcome = await run({ client_id: "bot@example.com", private_key, ...(subject && { subject }) });
    expect(outcome.result).toEqual({ echo: "Bearer ***" });
    const form = new URLSearchParams(api.received.findLast(({ url }) => url === "/token")?.body);
    expect(form.get("grant_type")).toBe("urn:ietf:params:oauth:grant-type:jwt-bearer");
    const keys = createLocalJWKSet({ keys: [await exportJWK(pair.publicKey)] });
    const { payload } = await jwtVerify(form.get("assertion") ?? "", keys, {
      audience: `${api.url}/token`,
      issuer: "bot@example.com",
      maxTokenAge: 60,
    });
    expect(payload).toMatchObject({ sub: subject || "bot@example.com", scope: "files.read" });
  });

  it.each(["origin", "host"] as const)(
    "names the %s of the token URL as the audience if the document says so",
    async (audience) => {
      refuse = false;
      await run({ client_id: "bot", private_key: pem(rsa) }, { "x-jwt-bearer": { audience } });
      const form = new URLSearchParams(api.received.findLast(({ url }) => url === "/token")?.body);
      expect(decodeJwt(form.get("assertion") ?? "").aud).toBe(new URL(api.url)[audience]);
    },
  );

  it.each([{ audience: "https://other.example" }, { audience: "host", claims: {} }, "host", {}])(
    "names no other audience: %j is refused",
    (stated) => {
      const faults = validateExtensions(documentOf({ "x-jwt-bearer": stated }));
      expect(faults.map(({ pointer }) => pointer)).toEqual(["/x-jwt-bearer"]);
    },
  );

  it("reports a refusal without the assertion or the key", async () => {
    refuse = true;
    const error = await catchError(() => run({ client_id: "bot@example.com", private_key: pem(rsa) }));
    expect(error).toMatchObject({ code: "AUTH_FAILED", details: { http_status: 400 } });
    expect(JSON.stringify([error.message, error.details])).not.toMatch(/eyJ|PRIVATE/);
  });

  it("refuses what is not a private key, when it is stored and when it is used", async () => {
    expect(await checkSecretForms("oauth2-jwt-bearer", { private_key: "abc" })).toHaveLength(1);
    expect(await checkSecretForms("oauth2-jwt-bearer", { private_key: pem(rsa) })).toEqual([]);
    const error = await catchError(() => run({ client_id: "b", private_key: "abc" }));
    expect(error).toMatchObject({ code: "AUTH_FAILED", details: { secret_id: "private_key" } });
  });
});
