import { generateKeyPairSync } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkSecretForms } from "../../src/calling/credentials/check-secret-forms.ts";
import { issue, packPkcs12 } from "../calling/make-certificates.ts";
import { EC_PFX } from "../calling/pfx-samples.ts";
import { startToolgate, type Toolgate } from "../integration/start-toolgate.ts";

const RSA_PFX = packPkcs12(issue({ name: "client" }), "right", "aes256");
const BROKEN_PFX = RSA_PFX.slice(0, 400);
const TEXT_AS_PFX = Buffer.from("-----BEGIN CERTIFICATE-----").toString("base64");

const KEY = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({
  type: "pkcs8",
  format: "pem",
}) as string;
const CUT_KEY = KEY.replace(/\n.{30}/, "\n");

/** Who: a person, or a program with `connectors:write`. */
const REFUSED: [attempt: string, type: string, secrets: Record<string, string>, pointer: string][] = [
  ["a .pfx that is cut off", "client-certificate", { pfx: BROKEN_PFX, passphrase: "right" }, "/secrets/pfx"],
  ["a .pfx that is cut off, alone", "client-certificate", { pfx: BROKEN_PFX }, "/secrets/pfx"],
  ["another file as .pfx, alone", "client-certificate", { pfx: TEXT_AS_PFX }, "/secrets/pfx"],
  [
    "a certificate alone as .pfx",
    "client-certificate",
    { pfx: Buffer.from([0x30, 0x03, 0x02, 0x01, 0x03]).toString("base64") },
    "/secrets/pfx",
  ],
  ["a text as .pfx", "client-certificate", { pfx: "my certificate", passphrase: "x" }, "/secrets/pfx"],
  [
    "a wrong passphrase",
    "client-certificate",
    { pfx: RSA_PFX, passphrase: "mistaken" },
    "/secrets/passphrase",
  ],
  [
    "a wrong passphrase for an elliptic-curve key",
    "client-certificate",
    { pfx: EC_PFX, passphrase: "mistaken" },
    "/secrets/passphrase",
  ],
  [
    "a token URL without a scheme",
    "oauth2-client-credentials",
    { token_url: "auth.example.com/token" },
    "/secrets/token_url",
  ],
  [
    "a script as token URL",
    "oauth2-client-credentials",
    { token_url: "javascript:alert(1)" },
    "/secrets/token_url",
  ],
  [
    "a file as token URL",
    "oauth2-client-credentials",
    { token_url: "file:///etc/passwd" },
    "/secrets/token_url",
  ],
  [
    "a token URL with a line end",
    "oauth2-client-credentials",
    { token_url: "https://a.example.com/\nx" },
    "/secrets/token_url",
  ],
  [
    "a token URL with a password",
    "oauth2-client-credentials",
    { token_url: "https://u:p@a.example.com/" },
    "/secrets/token_url",
  ],
  ["a key with a line end inside", "api-key", { key: "abc\r\nX-Admin: 1" }, "/secrets/key"],
  ["a token of two lines", "bearer-token", { token: "a\nb" }, "/secrets/token"],
  ["a token with its scheme", "bearer-token", { token: "Bearer abc" }, "/secrets/token"],
  ["a token of other characters", "bearer-token", { token: "klíč-č" }, "/secrets/token"],
  ["a user name with a colon", "username-password", { username: "a:b", password: "c" }, "/secrets/username"],
  ["a private key that is cut off", "oauth2-jwt-bearer", { private_key: CUT_KEY }, "/secrets/private_key"],
  [
    "a private key without content",
    "oauth2-jwt-bearer",
    { private_key: "-----BEGIN PRIVATE KEY-----\n\n-----END PRIVATE KEY-----" },
    "/secrets/private_key",
  ],
  [
    "a JWK without a usable private part",
    "oauth2-jwt-bearer",
    { private_key: '{"kty":"EC","crv":"P-256","d":"!!"}' },
    "/secrets/private_key",
  ],
  ["a key with a zero-width space", "api-key", { key: "ab\u200bc" }, "/secrets/key"],
  ["a key behind a byte order mark and a blank", "api-key", { key: "x\ufeffabc" }, "/secrets/key"],
  ["a key with half of a character", "api-key", { key: "abc\ud800" }, "/secrets/key"],
  ["blanks only", "api-key", { key: "  \n" }, "/secrets/key"],
];

describe("a secret that cannot work", () => {
  test.each(REFUSED)("%s is rejected before it is stored", async (_, type, secrets, pointer) => {
    const faults = await checkSecretForms(type, secrets);
    expect(faults.map((fault) => fault.pointer)).toEqual([pointer]);
    for (const value of Object.values(secrets).filter((one) => one.trim().length > 3))
      expect(JSON.stringify(faults)).not.toContain(value);
  });

  test.each<[string, string, Record<string, string>]>([
    ["a .pfx with its passphrase", "client-certificate", { pfx: RSA_PFX, passphrase: "right" }],
    [
      "a passphrase with the line end of a paste",
      "client-certificate",
      { pfx: RSA_PFX, passphrase: "right\n" },
    ],
    ["an elliptic-curve .pfx", "client-certificate", { pfx: EC_PFX, passphrase: "abc" }],
    ["a .pfx alone, in lines", "client-certificate", { pfx: RSA_PFX.replace(/.{64}/g, "$&\n") }],
    ["a passphrase alone", "client-certificate", { passphrase: "right" }],
    [
      "a token URL with blanks around",
      "oauth2-client-credentials",
      { token_url: " https://a.example.com/token " },
    ],
    ["a private key", "oauth2-jwt-bearer", { private_key: KEY }],
    ["a private key with CRLF", "oauth2-jwt-bearer", { private_key: KEY.replaceAll("\n", "\r\n") }],
    ["a private key of a JSON file", "oauth2-jwt-bearer", { private_key: KEY.replaceAll("\n", "\\n") }],
    ["a key with the line end of a paste", "api-key", { key: "abc\n" }],
    ["a password of any characters", "username-password", { username: "a@b", password: "p:ä\tč" }],
  ])("%s is accepted", async (_, type, secrets) => {
    expect(await checkSecretForms(type, secrets)).toEqual([]);
  });

  test("the part that is already stored is included in the check", async () => {
    expect(
      await checkSecretForms("client-certificate", { passphrase: "mistaken" }, { pfx: RSA_PFX }),
    ).toMatchObject([{ pointer: "/secrets/passphrase" }]);
    expect(
      await checkSecretForms("client-certificate", { pfx: RSA_PFX }, { passphrase: "mistaken" }),
    ).toMatchObject([{ pointer: "/secrets/pfx" }]);
    expect(await checkSecretForms("client-certificate", { passphrase: "right" }, { pfx: RSA_PFX })).toEqual(
      [],
    );
  });
});

describe("over HTTP", () => {
  let toolgate: Toolgate;
  beforeAll(async () => {
    toolgate = await startToolgate();
  });
  afterAll(() => toolgate?.stop());

  test("a damaged certificate leaves the connector waiting, whichever part is sent first", async () => {
    const { client } = await toolgate.newPerson();
    const { body: connector } = await client.call<{ connector_id: string }>(
      "POST",
      "/functions/v1/connectors/upload",
      JSON.stringify({
        openapi: "3.1.0",
        info: { title: "Certified", version: "1" },
        servers: [{ url: "https://api.example.com" }],
        "x-auth-type": "client-certificate",
        "x-required-secrets": [],
        paths: { "/a": { get: { operationId: "a", responses: { "200": { description: "" } } } } },
      }),
    );
    const store = (secrets: Record<string, string>) =>
      client.call<{ status: string; error_code?: string; missing: string[] }>(
        "POST",
        "/functions/v1/secrets/vault",
        {
          connector_id: connector.connector_id,
          secrets,
        },
      );
    for (const secrets of [
      { pfx: BROKEN_PFX, passphrase: "right" },
      { pfx: BROKEN_PFX },
      { pfx: RSA_PFX, passphrase: "mistaken" },
    ])
      expect((await store(secrets)).body).toMatchObject({ error_code: "INVALID_REQUEST" });
    expect((await store({ pfx: RSA_PFX })).body.missing).toEqual(["passphrase"]);
    expect((await store({ passphrase: "mistaken" })).body).toMatchObject({ error_code: "INVALID_REQUEST" });
    expect((await store({ passphrase: "right" })).body).toMatchObject({ missing: [] });
    expect((await store({ passphrase: "mistaken again" })).body).toMatchObject({
      error_code: "INVALID_REQUEST",
    });
  });
});
