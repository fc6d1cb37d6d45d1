import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../../src/base/json.ts";
import { compileOperations } from "../../../src/catalogue/openapi/compile/compile-operations.ts";
import { readConnector } from "../../../src/catalogue/openapi/parse/read-connector.ts";
import type { Credential } from "../../../src/contract/http-operation.ts";
import { withOperation } from "./connector-document.ts";

const SCHEMES: JsonObject = {
  key: { type: "apiKey", in: "query", name: "api_key" },
  app: { type: "apiKey", in: "header", name: "X-App" },
  bearer: { type: "http", scheme: "bearer" },
  basic: { type: "http", scheme: "basic" },
  machine: { type: "oauth2", flows: { clientCredentials: { tokenUrl: "/token", scopes: {} } } },
  tls: { type: "mutualTLS" },
};

interface Case {
  type: string;
  secrets?: (string | JsonObject)[];
  schemes?: string[];
  security?: Json;
}

function documentOf({ type, secrets = [], schemes = [], security }: Case): JsonObject {
  const listed = secrets.map((secret) =>
    typeof secret === "string" ? { secret_id: secret, description: "", vault_key_name: secret } : secret,
  );
  const securitySchemes = Object.fromEntries(schemes.map((name) => [name, SCHEMES[name] ?? {}]));
  return withOperation("get", security === undefined ? {} : { security }, {
    "x-auth-type": type,
    "x-required-secrets": listed,
    components: { securitySchemes },
  });
}

function credentials(one: Case): Credential[] | undefined {
  return compileOperations(documentOf(one)).tools[0]?.definition.credentials;
}

const placed = { secret_id: "t", description: "", vault_key_name: "t", in: "header", name: "X-Tenant" };
const KEY: Credential = { type: "api-key", secret: "key", in: "query", name: "api_key" };
const BASIC: Credential = { type: "basic", username: "username", password: "password" };

describe("compileOperations() assigns secrets to requests:", () => {
  it.each<[string, Case, Credential[]]>([
    [
      "the secret called like the scheme",
      { type: "api-key", secrets: ["key"], schemes: ["key", "app"], security: [{ key: [] }] },
      [KEY],
    ],
    [
      "each of several that go together",
      { type: "api-key", secrets: ["key", "app"], schemes: ["key", "app"], security: [{ key: [], app: [] }] },
      [KEY, { type: "api-key", secret: "app", in: "header", name: "X-App" }],
    ],
    [
      "one secret and one scheme of different names",
      { type: "api-key", secrets: ["mine"], schemes: ["key"], security: [{ key: [] }] },
      [{ ...KEY, secret: "mine" }],
    ],
    [
      "a secret that says its place itself",
      { type: "api-key", secrets: [placed] },
      [{ type: "api-key", secret: "t", in: "header", name: "X-Tenant" }],
    ],
    [
      "an api key without any scheme",
      { type: "api-key", secrets: ["k"] },
      [{ type: "api-key", secret: "k", in: "header", name: "X-API-Key" }],
    ],
    [
      "a bearer token without any scheme",
      { type: "bearer-token", secrets: ["t"] },
      [{ type: "bearer", secret: "t" }],
    ],
    [
      "a bearer token through OAuth and bearer schemes, once",
      {
        type: "bearer-token",
        secrets: ["t"],
        schemes: ["bearer", "machine"],
        security: [{ bearer: [], machine: [] }],
      },
      [{ type: "bearer", secret: "t" }],
    ],
    [
      "user name and password",
      { type: "username-password", schemes: ["basic"], security: [{ basic: [] }] },
      [BASIC],
    ],
    [
      "a fixed form with a key beside it",
      {
        type: "username-password",
        secrets: ["app"],
        schemes: ["basic", "app"],
        security: [{ basic: [], app: [] }],
      },
      [BASIC, { type: "api-key", secret: "app", in: "header", name: "X-App" }],
    ],
    [
      "a client certificate",
      { type: "client-certificate", schemes: ["tls"], security: [{ tls: [] }] },
      [{ type: "mutual-tls", pfx: "pfx", passphrase: "passphrase" }],
    ],
    [
      "a client certificate without any scheme",
      { type: "client-certificate" },
      [{ type: "mutual-tls", pfx: "pfx", passphrase: "passphrase" }],
    ],
    [
      "OAuth scopes and the token URL of the scheme, relative to the server",
      { type: "oauth2-client-credentials", schemes: ["machine"], security: [{ machine: ["read"] }] },
      [
        {
          type: "oauth2",
          client_id: "client_id",
          client_secret: "client_secret",
          token_url: "https://api.example.com/token",
          scopes: ["read"],
        },
      ],
    ],
    [
      "OAuth with a stored token URL",
      { type: "oauth2-client-credentials" },
      [
        {
          type: "oauth2",
          client_id: "client_id",
          client_secret: "client_secret",
          token_url_secret: "token_url",
          scopes: [],
        },
      ],
    ],
    [
      "the first alternative that can be satisfied",
      {
        type: "api-key",
        secrets: ["key"],
        schemes: ["key", "basic"],
        security: [{ basic: [] }, { key: [] }],
      },
      [KEY],
    ],
    [
      "an optional requirement, when there is a secret",
      { type: "api-key", secrets: ["key"], schemes: ["key"], security: [{}, { key: [] }] },
      [KEY],
    ],
    [
      "schemes that the document forgot to require",
      { type: "api-key", secrets: ["key"], schemes: ["key"] },
      [KEY],
    ],
    [
      "nothing, for a public operation",
      { type: "api-key", secrets: ["key"], schemes: ["key"], security: [] },
      [],
    ],
    [
      "nothing, where only no security is required",
      { type: "api-key", secrets: ["key"], schemes: ["key"], security: [{}] },
      [],
    ],
    ["nothing, with auth type none", { type: "none", schemes: ["key"], security: [{ key: [] }] }, []],
  ])("%s", (_, one, expected) => {
    expect(credentials(one)).toEqual(expected);
  });

  it.each<[what: string, exempt: JsonObject[], sent: number]>([
    ["all others, where operations are only exempted", [], 1],
    ["nothing more, where operations state what they require", [{ key: [] }], 0],
  ])("%s", (_, exempt, sent) => {
    const responses = { 200: { description: "ok" } };
    const { tools } = compileOperations({
      openapi: "3.1.0",
      info: { title: "Shop", version: "1" },
      servers: [{ url: "https://shop.example" }],
      "x-auth-type": "bearer-token",
      "x-required-secrets": [{ secret_id: "token", description: "Token", vault_key_name: "token" }],
      paths: {
        "/login": { post: { operationId: "logIn", security: exempt, responses } },
        "/orders": { get: { operationId: "listOrders", responses } },
      },
    });
    const orders = tools.find(({ operation_id }) => operation_id === "listOrders");
    expect(orders?.definition.credentials).toHaveLength(sent);
  });

  it("the default of the auth type, with a warning, when no secret matches", () => {
    const { tools, warnings } = compileOperations(
      documentOf({ type: "username-password", schemes: ["key"], security: [{ key: [] }] }),
    );
    expect(tools[0]?.definition.credentials).toEqual([BASIC]);
    expect(warnings).toEqual([
      { pointer: "/paths/~1things/get/security", message: expect.stringContaining("key") },
    ]);
  });

  it("with a warning about an unused secret", () => {
    const { warnings } = compileOperations(
      documentOf({ type: "api-key", secrets: ["key", "lost"], schemes: ["key"], security: [{ key: [] }] }),
    );
    expect(warnings).toEqual([
      { pointer: "/x-required-secrets/1", message: expect.stringContaining("`lost`") },
    ]);
  });

  it("and hides the parameter that a secret fills", () => {
    const document = documentOf({ type: "api-key", secrets: ["key"], schemes: ["key"] });
    const parameters = ["api_key", "q"].map((name) => ({ name, in: "query", required: true, schema: {} }));
    const [tool] = compileOperations({ ...document, paths: { "/a": { get: { parameters } } } }).tools;
    expect(tool?.input_schema["required"]).toEqual(["q"]);
  });

  it("keeps operations without security public if others state it", () => {
    const document = documentOf({ type: "api-key", secrets: ["key"], schemes: ["key"] });
    const { tools } = compileOperations({
      ...document,
      paths: { "/a": { get: { security: [{ key: [] }] } }, "/b": { get: {} } },
    });
    expect(tools.map(({ definition }) => definition.credentials)).toEqual([[KEY], []]);
  });
});

describe("readConnector()", () => {
  const ids = (one: Case) =>
    readConnector(documentOf(one)).required_secrets.map(({ secret_id }) => secret_id);

  it("adds the fixed secrets of the auth type", () => {
    expect(ids({ type: "username-password" })).toEqual(["username", "password"]);
    expect(ids({ type: "client-certificate", secrets: ["pfx"] })).toEqual(["passphrase", "pfx"]);
    expect(ids({ type: "oauth2-client-credentials" })).toEqual(["client_id", "client_secret", "token_url"]);
  });

  it("does not require a token URL that a scheme states", () => {
    expect(ids({ type: "oauth2-client-credentials", schemes: ["machine"] })).toEqual([
      "client_id",
      "client_secret",
    ]);
  });

  it("never assigns two secrets to one vault key", () => {
    const taken = { secret_id: "app", description: "", vault_key_name: "username" };
    const names = readConnector(
      documentOf({ type: "username-password", secrets: [taken] }),
    ).required_secrets.map((secret) => secret.vault_key_name);
    expect(new Set(names).size).toBe(names.length);
  });

  it("reads name, description and version", () => {
    const info = { title: "T", version: "2", description: "See [the docs](https://x) for <b>more</b>." };
    expect(readConnector({ ...documentOf({ type: "none" }), info })).toEqual({
      name: "T",
      version: "2",
      description: "See the docs for more.",
      auth_type: "none",
      required_secrets: [],
    });
  });
});
