import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../../src/base/json.ts";
import {
  validateConnector,
  validateConnectorParts,
  validateExtensions,
} from "../../../src/catalogue/openapi/validate/validate-document.ts";
import { connectorDocument, put, withOperation, withSchema } from "./connector-document.ts";

function without(key: string): JsonObject {
  const { [key]: _, ...rest } = connectorDocument();
  return rest;
}

describe("validateConnectorParts() reports", () => {
  it.each<[string, JsonObject, string, RegExp]>([
    ["OpenAPI 3.0, with the way out", connectorDocument({ openapi: "3.0.3" }), "/openapi", /annotate=true/],
    ["Swagger 2.0, with the way out", { swagger: "2.0" }, "/openapi", /annotate=true/],
    ["OpenAPI 4", connectorDocument({ openapi: "4.0.0" }), "/openapi", /only 3\.1/],
    ["missing info", without("info"), "/info", /missing/],
    ["missing paths", without("paths"), "/paths", /missing/],
    ["empty paths", connectorDocument({ paths: {} }), "/paths", /no operation/],
    [
      "a document of webhooks",
      { ...without("paths"), webhooks: {} },
      "/paths",
      /webhooks, which the API calls/,
    ],
    ["missing servers", without("servers"), "/servers", /does not state the address of the API/],
    ["empty servers", connectorDocument({ servers: [] }), "/servers", /missing or empty/],
    [
      "a host per customer",
      { ...without("servers"), "x-ms-parameterized-host": {} },
      "/servers",
      /x-ms-parameterized-host/,
    ],
    [
      "a relative server",
      connectorDocument({ servers: [{ url: "/v1" }] }),
      "/servers/0/url",
      /not an absolute http/,
    ],
    [
      "an ftp server",
      connectorDocument({ servers: [{ url: "ftp://x.example" }] }),
      "/servers/0/url",
      /not an absolute http/,
    ],
    [
      "a server with an undeclared variable",
      connectorDocument({ servers: [{ url: "https://{a}.example" }] }),
      "/servers/0/url",
      /`a`.*no default/,
    ],
    [
      "a server with credentials",
      connectorDocument({ servers: [{ url: "https://u:p@x.example" }] }),
      "/servers/0/url",
      /user name/,
    ],
    [
      "a relative server of an operation",
      withOperation("get", { servers: [{ url: "v2" }] }),
      "/paths/~1things/get/servers/0/url",
      /not an absolute/,
    ],
    [
      "an external reference",
      withSchema({ $ref: "other.yaml#/Pet" }),
      "/paths/~1things/post/requestBody/content/application~1json/schema/$ref",
      /`other.yaml#\/Pet` is outside/,
    ],
    [
      "a reference to nothing",
      withSchema({ $ref: "#/components/schemas/Pet" }),
      "/paths/~1things/post/requestBody/content/application~1json/schema/$ref",
      /points to nothing/,
    ],
    [
      "an undeclared path parameter",
      connectorDocument({ paths: { "/a/{b}": { get: {} } } }),
      "/paths/~1a~1{b}/get",
      /`\{b\}`/,
    ],
    [
      "a path parameter without a place",
      withOperation("get", { parameters: [{ name: "z", in: "path", required: true, schema: {} }] }),
      "/paths/~1things/get/parameters/0",
      /no `\{z\}`/,
    ],
  ])("%s", (_, document, pointer, message) => {
    const fault = validateConnectorParts(document).find((one) => one.pointer === pointer);
    expect(fault?.message).toMatch(message);
  });
});

describe("validateConnectorParts() accepts", () => {
  it.each<[string, JsonObject]>([
    ["a connector document", connectorDocument()],
    [
      "server variables with defaults",
      connectorDocument({ servers: [{ url: "https://{a}.example", variables: { a: { default: "x" } } }] }),
    ],
    [
      "references by anchor and by id",
      withSchema(
        { allOf: [{ $ref: "#pet" }, { $ref: "https://x.example/pet" }] },
        { schemas: { A: { $anchor: "pet" }, B: { $id: "https://x.example/pet" } } },
      ),
    ],
    ["a reference into another path", withSchema({ $ref: "#/paths/~1things/post/responses" })],
    [
      "path parameters behind references",
      connectorDocument({
        paths: { "/a/{b}": { parameters: [{ $ref: "#/components/parameters/B" }], get: {} } },
        components: { parameters: { B: { name: "b", in: "path", required: true, schema: {} } } },
      }),
    ],
  ])("%s", (_, document) => {
    expect(validateConnectorParts(document)).toEqual([]);
  });
});

const SECRET = { secret_id: "key", description: "Your key", vault_key_name: "key" };

function extended(type: Json, secrets: Json): JsonObject {
  return connectorDocument({ "x-auth-type": type, "x-required-secrets": secrets });
}

describe("validateExtensions() reports", () => {
  it.each<[string, JsonObject, string, RegExp]>([
    ["a missing auth type", without("x-auth-type"), "/x-auth-type", /missing/],
    ["an unknown auth type", extended("magic", []), "/x-auth-type", /must be one of/],
    ["missing secrets", without("x-required-secrets"), "/x-required-secrets", /missing/],
    ["secrets that are no list", extended("api-key", {}), "/x-required-secrets", /list/],
    ["a secret that is no object", extended("api-key", ["key"]), "/x-required-secrets/0", /object/],
    [
      "a secret without description",
      extended("api-key", [{ secret_id: "a", vault_key_name: "a" }]),
      "/x-required-secrets/0/description",
      /missing/,
    ],
    [
      "an unknown field of a secret",
      extended("api-key", [{ ...SECRET, value: "x" }]),
      "/x-required-secrets/0/value",
      /not a field/,
    ],
    [
      "a repeated secret id",
      extended("api-key", [SECRET, { ...SECRET, vault_key_name: "b" }]),
      "/x-required-secrets/1/secret_id",
      /earlier/,
    ],
    [
      "a repeated vault name",
      extended("api-key", [SECRET, { ...SECRET, secret_id: "b" }]),
      "/x-required-secrets/1/vault_key_name",
      /earlier/,
    ],
    [
      "a vault name that ends in a slash",
      extended("api-key", [{ ...SECRET, vault_key_name: "a/" }]),
      "/x-required-secrets/0/vault_key_name",
      /slash/,
    ],
    [
      "a vault name that climbs",
      extended("api-key", [{ ...SECRET, vault_key_name: "../a" }]),
      "/x-required-secrets/0/vault_key_name",
      /slash/,
    ],
    [
      "a vault name with a line break",
      extended("api-key", [{ ...SECRET, vault_key_name: "a\nb" }]),
      "/x-required-secrets/0/vault_key_name",
      /control/,
    ],
    [
      "a place without a name",
      extended("api-key", [{ ...SECRET, in: "header" }]),
      "/x-required-secrets/0",
      /both or neither/,
    ],
    ["secrets of auth type none", extended("none", [SECRET]), "/x-required-secrets", /must be empty/],
    ["an api-key without secrets", extended("api-key", []), "/x-required-secrets", /at least one/],
    [
      "a secret that the form does not have",
      extended("username-password", [SECRET]),
      "/x-required-secrets/0/secret_id",
      /not a secret of the form/,
    ],
  ])("%s", (_, document, pointer, message) => {
    const fault = validateExtensions(document).find((one) => one.pointer === pointer);
    expect(fault?.message).toMatch(message);
  });
});

describe("validateExtensions() accepts", () => {
  it.each<[string, JsonObject]>([
    ["an api key", extended("api-key", [SECRET])],
    ["none without secrets", extended("none", [])],
    ["a fixed form without a list", extended("oauth2-client-credentials", [])],
    ["a fixed form with its own ids", extended("username-password", [{ ...SECRET, secret_id: "username" }])],
    [
      "an extra secret that says where it goes",
      extended("username-password", [{ ...SECRET, in: "header", name: "X-Tenant" }]),
    ],
    [
      "an extra secret called like a scheme",
      put(extended("username-password", [SECRET]), ["components", "securitySchemes", "key"], {
        type: "apiKey",
        in: "query",
        name: "k",
      }),
    ],
  ])("%s", (_, document) => {
    expect(validateExtensions(document)).toEqual([]);
  });
});

describe("validateConnector()", () => {
  it.each<[string, JsonObject]>([
    ["an empty document", {}],
    ["another version", connectorDocument({ openapi: "3.0.3", "x-auth-type": "?", "x-required-secrets": 1 })],
  ])("also reports the faults of our extensions in %s", (_, document) => {
    const { document: faults, extensions } = validateConnector(document);
    expect(faults.map(({ pointer }) => pointer)).toContain("/openapi");
    expect(extensions.map(({ pointer }) => pointer)).toEqual(["/x-auth-type", "/x-required-secrets"]);
  });

  it("says the same as the three checks together", () => {
    const document = { ...withSchema({ $ref: "#/nothing", type: "int" }), servers: [] };
    const { document: faults, extensions } = validateConnector(document);
    expect(faults.map(({ pointer }) => pointer).sort()).toEqual([
      "/paths/~1things/post/requestBody/content/application~1json/schema/$ref",
      "/paths/~1things/post/requestBody/content/application~1json/schema/type",
      "/servers",
    ]);
    expect(extensions).toEqual([]);
  });

  it("answers a document of another version with one sentence", () => {
    expect(
      validateConnector({ swagger: "2.0", info: {}, paths: {} }).document.map(({ pointer }) => pointer),
    ).toContain("/openapi");
  });
});
