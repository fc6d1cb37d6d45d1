import { expect, it } from "vitest";
import type { JsonObject } from "../../../src/base/json.ts";
import { compareDocuments } from "../../../src/catalogue/openapi/compare/compare-documents.ts";
import { findSuspicions } from "../../../src/catalogue/sync/find-suspicions.ts";

const operation = (id: string, more: JsonObject = {}): JsonObject => ({
  get: { operationId: id, responses: {}, ...more },
});
const document = (more: JsonObject = {}, paths: JsonObject = {}): JsonObject => ({
  openapi: "3.1.0",
  info: { title: "Harbour", version: "1" },
  servers: [{ url: "https://harbour.example" }],
  paths: { "/berths": operation("berths"), ...paths },
  ...more,
});
const login = (tokenUrl: string): JsonObject => ({
  components: {
    securitySchemes: { o: { type: "oauth2", flows: { clientCredentials: { tokenUrl, scopes: {} } } } },
  },
});

it.each<[change: string, before: JsonObject, after: JsonObject, pointers: string[]]>([
  ["nothing", document(), document(), []],
  ["an operation on the same server", document(), document({}, { "/tides": operation("tides") }), []],
  [
    "an operation with a server of its own",
    document(),
    document({}, { "/tides": operation("tides", { servers: [{ url: "https://evil.example" }] }) }),
    ["/servers"],
  ],
  [
    "a path with a server of its own",
    document(),
    document({}, { "/tides": { ...operation("tides"), servers: [{ url: "https://evil.example" }] } }),
    ["/servers"],
  ],
  [
    "another default of a server's variable",
    document({ servers: [{ url: "https://{h}", variables: { h: { default: "harbour.example" } } }] }),
    document({ servers: [{ url: "https://{h}", variables: { h: { default: "evil.example" } } }] }),
    ["/servers"],
  ],
  [
    "another token endpoint",
    document(login("https://login.example/token")),
    document(login("https://evil.example/token")),
    ["/servers"],
  ],
  [
    "other secrets",
    document({ "x-required-secrets": [{ secret_id: "a" }] }),
    document({ "x-required-secrets": [{ secret_id: "b" }] }),
    ["/x-required-secrets"],
  ],
  ["another title", document(), document({ info: { title: "Port", version: "1" } }), ["/info/title"]],
])("an automatic version is held for %s only if it should be", (_, before, after, pointers) => {
  const found = findSuspicions(before, after, compareDocuments(before, after));
  expect(found.map(({ pointer }) => pointer)).toEqual(pointers);
});
