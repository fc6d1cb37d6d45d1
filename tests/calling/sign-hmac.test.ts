import { createHash, createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../src/base/json.ts";
import { signRequest } from "../../src/calling/credentials/apply-credentials.ts";
import { buildRequest } from "../../src/calling/request/build-request.ts";
import { readHmac } from "../../src/catalogue/openapi/parse/read-auth.ts";
import type { HttpOperation } from "../../src/contract/http-operation.ts";
import { catchError } from "./catch-error.ts";
import { operation, parameter } from "./operation.ts";

const NOW = new Date("2026-03-04T05:06:07.089Z");
const BODY = {
  contentType: "application/json",
  required: true,
  mode: "whole",
  argument: "body",
} as const;
const SECRETS = { key_id: "public-7", signing_key: "c2lnbmluZy1rZXk=" };

async function sign(
  scheme: JsonObject,
  rest: Partial<HttpOperation> = {},
  args: JsonObject = {},
  secrets = SECRETS,
) {
  const bare = buildRequest(operation(rest), args);
  const { request, signatures } = await signRequest(bare, [readHmac({ "x-hmac": scheme })], secrets, NOW);
  return { request, headers: Object.fromEntries(request.headers), signature: signatures[0] };
}

describe("signRequest() with x-hmac expresses", () => {
  it("an exchange: time, method, path and body with a base64 key", async () => {
    const scheme = {
      key_encoding: "base64",
      output: "base64",
      string: "{timestamp}{method}{path_and_query}{body}",
      headers: { "X-Access-Key": "{key_id}", "X-Access-Sign": "{signature}", "X-Access-Time": "{timestamp}" },
    };
    const { headers } = await sign(scheme, { method: "POST", body: BODY }, { body: { size: "0.1" } });
    const expected = createHmac("sha256", "signing-key")
      .update('1772600767POST/v1/things{"size":"0.1"}')
      .digest("base64");
    expect(headers).toMatchObject({
      "x-access-key": "public-7",
      "x-access-sign": expected,
      "x-access-time": "1772600767",
    });
  });

  it("a webhook: time and body in one header", async () => {
    const scheme = {
      string: "{timestamp}.{body}",
      headers: { "X-Hook-Signature": "t={timestamp},v1={signature}" },
    };
    const { headers } = await sign(scheme, { method: "POST", body: BODY }, { body: { a: "é" } });
    const expected = createHmac("sha256", SECRETS.signing_key).update('1772600767.{"a":"é"}').digest("hex");
    expect(headers["x-hook-signature"]).toBe(`t=1772600767,v1=${expected}`);
  });

  it("an HTTP signature: host, date and digest as headers that are signed", async () => {
    const scheme = {
      algorithm: "sha512",
      output: "base64",
      timestamp: "http-date",
      body_digest: { algorithm: "sha256", output: "base64" },
      string:
        "(request-target): {method_lower} {path_and_query}\nhost: {host}\ndate: {header:date}\ndigest: {header:digest}",
      headers: {
        Date: "{timestamp}",
        Digest: "SHA-256={body_digest}",
        Authorization:
          'Signature keyId="{key_id}",algorithm="hmac-sha512",headers="(request-target) host date digest",signature="{signature}"',
      },
    };
    const { headers } = await sign(scheme, { method: "POST", body: BODY }, { body: {} });
    const digest = createHash("sha256").update("{}").digest("base64");
    const expected = createHmac("sha512", SECRETS.signing_key)
      .update(
        `(request-target): post /v1/things\nhost: api.example.com\ndate: Wed, 04 Mar 2026 05:06:07 GMT\ndigest: SHA-256=${digest}`,
      )
      .digest("base64");
    expect(headers["authorization"]).toContain(`keyId="public-7"`);
    expect(headers["authorization"]).toContain(`signature="${expected}"`);
  });

  it("a sorted query: parameters of the scheme are signed with the others", async () => {
    const scheme = {
      algorithm: "sha1",
      timestamp: "milliseconds",
      string: "{method}&{path}&{sorted_query}",
      query: { key: "{key_id}", at: "{timestamp}", sign: "{signature}" },
    };
    const { request } = await sign(
      scheme,
      { parameters: [parameter("query", "z"), parameter("query", "b")] },
      { z: "1", b: "x y" },
    );
    const expected = createHmac("sha1", SECRETS.signing_key)
      .update("GET&/v1/things&at=1772600767089&b=x%20y&key=public-7&z=1")
      .digest("hex");
    expect(request.url).toBe(
      `https://api.example.com/v1/things?z=1&b=x%20y&key=public-7&at=1772600767089&sign=${expected}`,
    );
    expect(request.sensitive.query).toEqual(["key", "at", "sign"]);
  });

  it("a nonce, a new one for each request, with a key in hex", async () => {
    const scheme = {
      key_encoding: "hex",
      timestamp: "iso8601",
      string: "{nonce}\n{timestamp}\n{url}",
      headers: { "X-Nonce": "{nonce}", "X-Sign": "{signature}" },
    };
    const secrets = { key_id: "", signing_key: "00ff10ab" };
    const [one, two] = [await sign(scheme, {}, {}, secrets), await sign(scheme, {}, {}, secrets)];
    const expected = createHmac("sha256", Buffer.from("00ff10ab", "hex"))
      .update(`${one.headers["x-nonce"]}\n2026-03-04T05:06:07.089Z\nhttps://api.example.com/v1/things`)
      .digest("hex");
    expect(one.signature).toBe(expected);
    expect(two.headers["x-nonce"]).not.toBe(one.headers["x-nonce"]);
  });
});

describe("signRequest() with x-hmac", () => {
  it.each([
    ["is not in its encoding", "hex", "not hex"],
    ["is too short", "base64", "AA=="],
    ["is empty", "utf8", ""],
  ])("refuses a key that %s, without its value", async (_, key_encoding, signing_key) => {
    const scheme = { key_encoding, string: "{body}", headers: { "X-Sign": "{signature}" } };
    const error = await catchError(() => sign(scheme, {}, {}, { key_id: "", signing_key }));
    expect(error).toMatchObject({ code: "AUTH_FAILED", details: { secret_id: "signing_key" } });
    if (signing_key) expect(error.message).not.toContain(signing_key);
  });
});
