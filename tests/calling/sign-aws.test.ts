import { createRequire } from "node:module";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readAwsEndpoint } from "../../src/base/url-parts.ts";
import { signRequest } from "../../src/calling/credentials/apply-credentials.ts";
import { buildRequest } from "../../src/calling/request/build-request.ts";
import type { AwsCredential, HttpOperation } from "../../src/contract/http-operation.ts";
import { catchError } from "./catch-error.ts";
import { operation, parameter } from "./operation.ts";

interface Aws4 {
  sign(request: object, keys: object): { headers: Record<string, string> };
}
/** An independent implementation, without types. */
const aws4 = createRequire(import.meta.url)("aws4") as Aws4;

const CREDENTIAL: AwsCredential = {
  type: "aws-sigv4",
  access_key_id: "access_key_id",
  secret_access_key: "secret_access_key",
  session_token: "session_token",
};
/** The keys of the published test suite of Signature Version 4. */
const KEYS = {
  access_key_id: "AKIDEXAMPLE",
  secret_access_key: "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY",
};
const NOW = new Date("2015-08-30T12:36:00Z");

async function sign(
  rest: Partial<HttpOperation>,
  args = {},
  secrets: Record<string, string> = KEYS,
  credential = CREDENTIAL,
) {
  const bare = buildRequest(operation(rest), args);
  const { request, signatures } = await signRequest(bare, [credential], secrets, NOW);
  return { request, signatures, headers: Object.fromEntries(request.headers) };
}

// The independent implementation reads the clock.
beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

describe("signRequest() with AWS Signature Version 4", () => {
  it("gives the signature of the published vector get-vanilla", async () => {
    const credential = { ...CREDENTIAL, region: "us-east-1", service: "service" };
    const server = { url: "https://example.amazonaws.com", variables: {} };
    const { headers, signatures } = await sign({ server, path: "/" }, {}, KEYS, credential);
    const signature = "5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31";
    expect(signatures).toEqual([signature]);
    expect(headers["authorization"]).toBe(
      `AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/service/aws4_request, SignedHeaders=host;x-amz-date, Signature=${signature}`,
    );
  });

  const body = {
    contentType: "application/json",
    required: true,
    mode: "whole",
    argument: "body",
  } as const;
  it.each<[string, string, Partial<HttpOperation>, Record<string, string | string[] | object>]>([
    ["a plain GET", "https://abc.execute-api.eu-west-1.amazonaws.com/prod", {}, {}],
    [
      "a path with spaces, a plus, a slash, quotes and Unicode",
      "https://abc.execute-api.eu-west-1.amazonaws.com",
      { path: "/items/{id}/x", parameters: [parameter("path", "id")] },
      { id: "a b+c/d'(é)*~" },
    ],
    [
      "the same as the key of a stored object, which is encoded once",
      "https://bucket.s3.eu-central-1.amazonaws.com",
      { path: "/{id}", parameters: [parameter("path", "id")] },
      { id: "a b+c/d'(é)*~" },
    ],
    [
      "a query with repeated names, an empty value and reserved characters",
      "https://ec2.eu-west-1.amazonaws.com",
      { parameters: [parameter("query", "b"), parameter("query", "a"), parameter("query", "B")] },
      { b: ["z", "y", "a b"], a: "", B: "+&=/é" },
    ],
    [
      "a JSON body with a target header",
      "https://dynamodb.us-west-2.amazonaws.com",
      { method: "POST", path: "/", body, parameters: [parameter("header", "x-amz-target")] },
      { body: { TableName: "t", note: "é" }, "x-amz-target": "DynamoDB_20120810.GetItem" },
    ],
    ["an upload to S3", "https://s3.eu-west-1.amazonaws.com", { method: "PUT", body }, { body: { a: 1 } }],
  ])("agrees with an independent implementation on %s", async (_, url, rest, args) => {
    const secrets = { ...KEYS, session_token: "temporary-token" };
    const { request, headers } = await sign({ ...rest, server: { url, variables: {} } }, args, secrets);
    const { host, pathname, search } = new URL(request.url);
    const amz = Object.entries(headers)
      .filter(([name]) => name.startsWith("x-amz-"))
      .map(([name, value]) => [name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()), value]);
    const expected = aws4.sign(
      {
        method: request.method,
        host,
        path: pathname + search,
        headers: { Host: host, ...Object.fromEntries(amz) },
        ...readAwsEndpoint(host),
        ...(request.body && { body: Buffer.from(request.body) }),
        doNotModifyHeaders: true,
      },
      { accessKeyId: KEYS.access_key_id, secretAccessKey: KEYS.secret_access_key },
    );
    const own = expected.headers["Authorization"] ?? expected.headers["authorization"];
    expect(headers["authorization"]).toBe(own);
    expect(headers["x-amz-security-token"]).toBe("temporary-token");
    expect(request.sensitive.headers).toEqual(
      expect.arrayContaining(["authorization", "x-amz-date", "x-amz-security-token"]),
    );
  });

  it("replaces dates, tokens and digests that arguments set", async () => {
    const parameters = ["x-amz-date", "x-amz-security-token", "x-amz-content-sha256"].map((name) =>
      parameter("header", name),
    );
    const server = { url: "https://s3.eu-west-1.amazonaws.com", variables: {} };
    const args = { "x-amz-date": "19990101T000000Z", "x-amz-content-sha256": "UNSIGNED-PAYLOAD" };
    const { headers } = await sign({ server, parameters }, args);
    expect(headers["x-amz-date"]).toBe("20150830T123600Z");
    expect(headers["x-amz-content-sha256"]).toMatch(/^[0-9a-f]{64}$/);
  });

  it("reports a host that states no region", async () => {
    const error = await catchError(() => sign({}));
    expect(error).toMatchObject({ code: "AUTH_FAILED", message: expect.stringContaining("x-aws-sigv4") });
  });
});

describe("readAwsEndpoint()", () => {
  it.each([
    ["bucket.s3.eu-west-1.amazonaws.com", { service: "s3", region: "eu-west-1" }],
    ["s3.dualstack.us-east-2.amazonaws.com", { service: "s3", region: "us-east-2" }],
    ["iam.amazonaws.com", { service: "iam", region: "us-east-1" }],
    ["bedrock-runtime.us-east-1.amazonaws.com", { service: "bedrock", region: "us-east-1" }],
    ["dynamodb.cn-north-1.amazonaws.com.cn", { service: "dynamodb", region: "cn-north-1" }],
    ["ec2.us-gov-west-1.amazonaws.com", { service: "ec2", region: "us-gov-west-1" }],
    ["abc.lambda-url.eu-west-1.on.aws", { service: "lambda", region: "eu-west-1" }],
    ["s3.eu-west-1.amazonaws.com.example.org", {}],
    ["api.example.com", {}],
  ])("reads %s", (host, expected) => expect(readAwsEndpoint(host)).toEqual(expected));
});
