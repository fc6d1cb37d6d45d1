import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../../src/base/json.ts";
import { annotate } from "../../../src/catalogue/openapi/annotate/annotate.ts";
import { connectorDocument } from "./connector-document.ts";

const SCHEMES = {
  key: { type: "apiKey", in: "header", name: "X-Key" },
  app: { type: "apiKey", in: "header", name: "X-App" },
  urlKey: { type: "apiKey", in: "query", name: "key" },
  basic: { type: "http", scheme: "basic" },
  bearer: { type: "http", scheme: "Bearer" },
  digest: { type: "http", scheme: "digest" },
  hoba: { type: "http", scheme: "hoba" },
  tls: { type: "mutualTLS" },
  machine: { type: "oauth2", flows: { clientCredentials: { tokenUrl: "https://t.example", scopes: {} } } },
  person: {
    type: "oauth2",
    flows: {
      authorizationCode: { authorizationUrl: "https://a.example", tokenUrl: "https://t.example", scopes: {} },
    },
  },
  implicit: {
    type: "oauth2",
    flows: { implicit: { authorizationUrl: "https://a.example", scopes: {} } },
  },
  oidc: { type: "openIdConnect", openIdConnectUrl: "https://o.example" },
} satisfies JsonObject;

type Name = keyof typeof SCHEMES;

/** One operation per entry; each entry lists its alternatives, an alternative its schemes. */
function documentOf(operations: Name[][][], schemes?: Name[]): JsonObject {
  const { "x-auth-type": _, "x-required-secrets": __, ...document } = connectorDocument();
  const used = new Set(schemes ?? operations.flat(2));
  const paths = operations.map((alternatives, index) => {
    const security: Json = alternatives.map((names) => Object.fromEntries(names.map((name) => [name, []])));
    return [`/p${index}`, { get: { security, responses: { "200": { description: "" } } } }] as const;
  });
  const securitySchemes = Object.fromEntries([...used].map((name) => [name, SCHEMES[name]]));
  return { ...document, paths: Object.fromEntries(paths), components: { securitySchemes } };
}

function inferred(operations: Name[][][]): [string, string[]] {
  const { inferred: auth } = annotate(documentOf(operations));
  return [auth.auth_type, auth.required_secrets.map(({ secret_id }) => secret_id)];
}

describe("annotate() proposes", () => {
  it.each<[string, Name[][][], string, string[]]>([
    ["api-key for an apiKey scheme", [[["key"]]], "api-key", ["key"]],
    ["a secret for each scheme that goes together", [[["key", "app"]]], "api-key", ["key", "app"]],
    ["username-password for HTTP basic", [[["basic"]]], "username-password", ["username", "password"]],
    ["bearer-token for HTTP bearer", [[["bearer"]]], "bearer-token", ["bearer"]],
    ["api-key with the whole header for other HTTP schemes", [[["hoba"]]], "api-key", ["hoba"]],
    ["http-digest for HTTP digest", [[["digest"]]], "http-digest", ["username", "password"]],
    ["client-certificate for mutual TLS", [[["tls"]]], "client-certificate", ["pfx", "passphrase"]],
    [
      "oauth2-client-credentials, asking no token URL that is known",
      [[["machine"]]],
      "oauth2-client-credentials",
      ["client_id", "client_secret"],
    ],
    [
      "oauth2-authorization-code for a flow with a sign-in",
      [[["person"]]],
      "oauth2-authorization-code",
      ["client_id", "client_secret", "private_key"],
    ],
    [
      "oauth2-authorization-code for OpenID Connect",
      [[["oidc"]]],
      "oauth2-authorization-code",
      ["client_id", "client_secret", "private_key"],
    ],
    [
      "bearer-token for the implicit flow, which is no longer in use",
      [[["implicit"]]],
      "bearer-token",
      ["implicit"],
    ],
    ["none for public operations", [[]], "none", []],
    [
      "the scheme without a login, among equals",
      [[["person"], ["machine"]]],
      "oauth2-client-credentials",
      ["client_id", "client_secret"],
    ],
    [
      "what most operations accept",
      [[["key"]], [["basic"]], [["basic"]]],
      "username-password",
      ["username", "password", "key"],
    ],
    ["a key in a header rather than in the URL", [[["urlKey"], ["key"]]], "api-key", ["key"]],
    ["one token for several token schemes", [[["bearer", "person"]]], "bearer-token", ["bearer"]],
    [
      "an extra key beside a fixed form",
      [[["machine", "key"]]],
      "oauth2-client-credentials",
      ["client_id", "client_secret", "key"],
    ],
  ])("%s", (_, operations, type, secrets) => {
    expect(inferred(operations)).toEqual([type, secrets]);
  });

  it("a note that the flow requires an interactive login", () => {
    const { changes } = annotate(documentOf([[["person"]]]));
    expect(changes.find(({ pointer }) => pointer === "/x-auth-type")?.message).toMatch(
      /requires an interactive login/,
    );
  });

  it("the schemes of a document that forgot to say where they apply", () => {
    const document = documentOf([[]], ["key"]);
    const paths = { "/a": { get: { responses: { "200": { description: "" } } } } };
    expect(annotate({ ...document, paths }).inferred.auth_type).toBe("api-key");
  });

  it.each(["3.1.0", "3.2.0"])(
    "a sign-in at the server whose metadata address OpenAPI %s states",
    (openapi) => {
      const document = documentOf([[["person"]]]);
      const oauth2MetadataUrl = "https://a.example/.well-known/oauth-authorization-server";
      document["openapi"] = openapi;
      document["components"] = {
        securitySchemes: { person: { type: "oauth2", flows: {}, oauth2MetadataUrl } },
      };
      expect(annotate(document).inferred).toMatchObject({
        auth_type: "oauth2-authorization-code",
        required_secrets: [
          { secret_id: "client_id" },
          { secret_id: "client_secret" },
          { secret_id: "private_key" },
        ],
      });
    },
  );

  it.each(["basic", "digest"])("what the document says of the user name and password (%s)", (scheme) => {
    const document = documentOf([[["basic"]]]);
    const description = "Your e-mail address, and a *token* from the page Settings.";
    document["components"] = { securitySchemes: { basic: { type: "http", scheme, description } } };
    const texts = annotate(document).inferred.required_secrets.map((secret) => secret.description);
    expect(texts).toEqual([
      "User name. Your e-mail address, and a token from the page Settings.",
      "Password. Your e-mail address, and a token from the page Settings.",
    ]);
  });

  it("a secret for an Authorization header that is only listed as a parameter", () => {
    const { "x-auth-type": _, ...document } = connectorDocument();
    const parameters = [{ name: "authorization", in: "header", schema: { type: "string" } }];
    const paths = { "/a": { get: { parameters, responses: { "200": { description: "" } } } } };
    expect(annotate({ ...document, paths }).inferred).toMatchObject({
      auth_type: "api-key",
      required_secrets: [{ in: "header", name: "Authorization" }],
    });
  });

  it("nothing else than what the document rightly says", () => {
    const secrets = [{ secret_id: "mine", description: "", vault_key_name: "mine" }];
    const document = {
      ...documentOf([[["basic"]]]),
      "x-auth-type": "api-key",
      "x-required-secrets": secrets,
    };
    expect(annotate(document).inferred).toEqual({ auth_type: "api-key", required_secrets: secrets });
  });

  it("the scheme that an undeclared name plainly means", () => {
    const document = documentOf([[["bearer"]]]);
    const paths = {
      "/a": { get: { security: [{ apikey: [] }], responses: { "200": { description: "" } } } },
    };
    const { document: repaired, inferred: auth } = annotate({ ...document, paths });
    expect(auth.auth_type).toBe("bearer-token");
    expect(repaired["paths"]).toMatchObject({ "/a": { get: { security: [{ bearer: [] }] } } });
  });
});
