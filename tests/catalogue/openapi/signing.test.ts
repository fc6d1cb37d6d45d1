import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../../src/base/json.ts";
import { annotate } from "../../../src/catalogue/openapi/annotate/annotate.ts";
import { compileOperations } from "../../../src/catalogue/openapi/compile/compile-operations.ts";
import { readConnector } from "../../../src/catalogue/openapi/parse/read-connector.ts";
import { validateExtensions } from "../../../src/catalogue/openapi/validate/validate-document.ts";
import { connectorDocument } from "./connector-document.ts";

const HMAC = { string: "{timestamp}{body}", headers: { "X-Sign": "{signature}" } };
const aws = (over: JsonObject = {}) => connectorDocument({ "x-auth-type": "aws-sigv4", ...over });
const hmac = (scheme: Json, over: JsonObject = {}) =>
  connectorDocument({ "x-auth-type": "hmac", "x-hmac": scheme, ...over });
const AWS_HOST = {
  servers: [
    { url: "https://x.execute-api.{region}.amazonaws.com", variables: { region: { default: "eu-west-1" } } },
  ],
};

describe("validateExtensions() of signatures", () => {
  it.each<[string, JsonObject, string[]]>([
    ["an AWS host that states both", aws(AWS_HOST), []],
    ["another host without region and service", aws(), ["/x-aws-sigv4/region", "/x-aws-sigv4/service"]],
    ["another host with both", aws({ "x-aws-sigv4": { region: "eu-west-1", service: "execute-api" } }), []],
    ["an unusable region", aws({ ...AWS_HOST, "x-aws-sigv4": { region: "a/b" } }), ["/x-aws-sigv4/region"]],
    ["an unknown field", aws({ ...AWS_HOST, "x-aws-sigv4": { zone: "a" } }), ["/x-aws-sigv4/zone"]],
    ["a complete x-hmac", hmac(HMAC), []],
    ["no x-hmac", connectorDocument({ "x-auth-type": "hmac" }), ["/x-hmac"]],
    ["no string", hmac({ headers: HMAC.headers }), ["/x-hmac/string"]],
    ["no signature", hmac({ ...HMAC, headers: { "X-Key": "{key_id}" } }), ["/x-hmac"]],
    ["an unknown part", hmac({ ...HMAC, string: "{constructor}" }), ["/x-hmac/string"]],
    ["the key itself", hmac({ ...HMAC, string: "{signing_key}" }), ["/x-hmac/string"]],
    [
      "a body in a header",
      hmac({ ...HMAC, headers: { "X-Sign": "{signature}{body}" } }),
      ["/x-hmac/headers/X-Sign"],
    ],
    [
      "another header in a header",
      hmac({ ...HMAC, headers: { "X-Sign": "{signature}{header:x-api-key}" } }),
      ["/x-hmac/headers/X-Sign"],
    ],
    [
      "a header that frames the message",
      hmac({ ...HMAC, headers: { ...HMAC.headers, Host: "{key_id}" } }),
      ["/x-hmac/headers/Host"],
    ],
    [
      "a header that changes the method",
      hmac({ ...HMAC, headers: { "X-HTTP-Method-Override": "{signature}" } }),
      ["/x-hmac/headers/X-HTTP-Method-Override", "/x-hmac"].slice(0, 1),
    ],
    [
      "a line end in a header",
      hmac({ ...HMAC, headers: { "X-Sign": "{signature}\r\nX-Admin: 1" } }),
      ["/x-hmac/headers/X-Sign"],
    ],
    ["an unknown algorithm", hmac({ ...HMAC, algorithm: "md5" }), ["/x-hmac/algorithm"]],
  ])("finds the faults of %s", (_, document, expected) => {
    expect(validateExtensions(document).map(({ pointer }) => pointer)).toEqual(expected);
  });
});

describe("a document that signs", () => {
  it.each<[string, JsonObject, [string, boolean][]]>([
    [
      "aws-sigv4",
      aws(AWS_HOST),
      [
        ["access_key_id", false],
        ["secret_access_key", false],
        ["session_token", true],
      ],
    ],
    ["hmac", hmac(HMAC), [["signing_key", false]]],
    [
      "hmac with a key id",
      hmac({ ...HMAC, headers: { A: "{key_id}", B: "{signature}" } }),
      [
        ["key_id", false],
        ["signing_key", false],
      ],
    ],
  ])("%s asks for its secrets", (_, document, expected) => {
    const secrets = readConnector(document).required_secrets;
    expect(secrets.map(({ secret_id, optional = false }) => [secret_id, optional])).toEqual(expected);
  });

  it("signs operations of any scheme, and leaves public ones alone", () => {
    const document = aws({
      ...AWS_HOST,
      components: { securitySchemes: { sig: { type: "apiKey", in: "header", name: "Authorization" } } },
      paths: {
        "/a": { get: { operationId: "a", security: [{ sig: [] }], responses: { 200: { description: "" } } } },
        "/b": { get: { operationId: "b", security: [], responses: { 200: { description: "" } } } },
      },
    });
    const types = compileOperations(document).tools.map(({ definition }) =>
      definition.credentials.map(({ type }) => type),
    );
    expect(types).toEqual([["aws-sigv4"], []]);
  });

  it.each<[string, JsonObject, string, string[]]>([
    [
      "aws-sigv4 for the mark of API Gateway",
      {
        ...AWS_HOST,
        components: {
          securitySchemes: {
            hmac: {
              type: "apiKey",
              in: "header",
              name: "Authorization",
              "x-amazon-apigateway-authtype": "awsSigv4",
            },
          },
        },
        security: [{ hmac: [] }],
      },
      "aws-sigv4",
      ["access_key_id", "secret_access_key", "session_token"],
    ],
    ["hmac for a document with x-hmac", { "x-hmac": HMAC }, "hmac", ["signing_key"]],
  ])("annotate() proposes %s", (_, over, type, ids) => {
    const { "x-auth-type": _type, "x-required-secrets": _secrets, ...document } = connectorDocument(over);
    const { inferred } = annotate(document);
    expect([inferred.auth_type, inferred.required_secrets.map(({ secret_id }) => secret_id)]).toEqual([
      type,
      ids,
    ]);
  });
});
