import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startToolgate, type Toolgate } from "../integration/start-toolgate.ts";

const DOCUMENT = {
  openapi: "3.1.0",
  info: { title: "Shelves", version: "1" },
  "x-auth-type": "none",
  "x-required-secrets": [],
  servers: [{ url: "https://shelves.example.com" }, { url: "https://test.example.com" }],
  paths: { "/shelves": { get: { operationId: "list_shelves", responses: { 200: { description: "ok" } } } } },
};

let toolgate: Toolgate;
let owner: Awaited<ReturnType<Toolgate["newPerson"]>>;
let connectorId: string;
beforeAll(async () => {
  toolgate = await startToolgate();
  owner = await toolgate.newPerson();
  const uploaded = await owner.client.call<{ connector_id: string }>(
    "POST",
    "/functions/v1/connectors/upload",
    DOCUMENT,
  );
  connectorId = uploaded.body.connector_id;
});
afterAll(() => toolgate.stop());

/** Who: the owner of a connector whose document is large. */
describe("a query cannot return a document many times, nor filter by its parts", () => {
  test.each([
    ["once for each tool", "tools?select=tool_id,connectors(full_schema_json)"],
    ["with a cast, once for each tool", "tools?select=tool_id,connectors(full_schema_json::text)&limit=2"],
    ["with all columns, once for each tool", "tools?select=tool_id,connectors(*)&limit=2"],
    ["with all columns and again", "connectors?select=*,a:full_schema_json"],
    ["under several casts", "connectors?select=full_schema_json::text,full_schema_json::jsonb"],
    ["under several names", "connectors?select=a:full_schema_json,b:full_schema_json"],
    ["as a filter", "connectors?select=name&full_schema_json->info->>title=ilike.*x*"],
    [
      "as many filters",
      `connectors?select=name&or=(${Array(9).fill("full_schema_json->info->>title.ilike.*x*")})`,
    ],
    ["as an order", "connectors?select=name&order=full_schema_json->info->>title"],
    [
      "as a filter of an embedded relation",
      "tools?select=tool_id,connectors!inner(name)&connectors.full_schema_json->>a=eq.b",
    ],
  ])("%s", async (_, path) => {
    const answer = await owner.client.call("GET", `/rest/v1/${path}`, undefined, {
      apikey: toolgate.stack.publishableKey,
    });
    expect([answer.status, answer.body]).toMatchObject([403, { code: "PT403" }]);
  });

  test.each([
    ["all columns", "connectors"],
    ["the document alone", "connectors?select=full_schema_json"],
    ["a part of it", "connectors?select=servers:full_schema_json->servers"],
  ])("its owner selects %s", async (_, path) => {
    const answer = await owner.client.call<object[]>("GET", `/rest/v1/${path}`, undefined, {
      apikey: toolgate.stack.publishableKey,
    });
    expect([answer.status, answer.body.length]).toEqual([200, 1]);
  });

  test.each([
    ["all of it", "", DOCUMENT],
    ["a member", "?member=servers", { servers: DOCUMENT.servers }],
    ["a member that it does not have", "?member=toString", { toString: null }],
  ])("its owner reads %s with the function", async (_, query, document) => {
    const answer = await owner.client.call("GET", `/functions/v1/connectors/${connectorId}/document${query}`);
    expect([answer.status, answer.body]).toEqual([200, { document }]);
  });

  test("another account and a key without the scope do not", async () => {
    const stranger = await toolgate.newPerson();
    const path = `/functions/v1/connectors/${connectorId}/document`;
    expect((await stranger.client.call("GET", path)).status).toBe(404);
    const key = await owner.client.call<{ key: string }>("POST", "/functions/v1/api-keys", {
      name: "reader",
      scopes: ["agent:query"],
    });
    expect((await toolgate.as(key.body.key).call("GET", path)).status).toBe(403);
  });
});
