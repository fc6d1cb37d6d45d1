import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ToolgateClient } from "../../scripts/toolgate-client.ts";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { connect, startToolgate, type Toolgate } from "../integration/start-toolgate.ts";
import { type Person, toolsClient } from "../integration/tools-client.ts";

const SECRET = "destination-canary-7d41";

let home: Loopback;
let other: Loopback;
let elsewhere: Loopback;
let toolgate: Toolgate;
let person: Person;
/** A key of the user for queries and for changes of connectors and tools. */
let key: ToolgateClient;

beforeAll(async () => {
  [home, other, elsewhere] = await Promise.all([startApi(), startApi(), startApi()]);
  toolgate = await startToolgate({ upstreams: [home.url, other.url, elsewhere.url] });
  person = await toolgate.newPerson();
  const made = await person.client.call<{ key: string }>("POST", "/functions/v1/api-keys", {
    name: "deployment",
    scopes: ["agent:query", "connectors:write", "tools:write"],
  });
  key = toolgate.as(made.body.key);
});
afterAll(async () => {
  await toolgate.stop();
  await Promise.all([home, other, elsewhere].map((api) => api.close()));
});

/** A token endpoint and an API in one; it issues a token to every client. */
function startApi(): Promise<Loopback> {
  return startLoopback(({ url }, response) =>
    answerJson(
      response,
      url.startsWith("/token") ? { access_token: "t", token_type: "Bearer" } : { ok: true },
    ),
  );
}

const arrivedAt = (api: Loopback) =>
  api.received.some(({ url, headers, body }) => {
    const basic = /^Basic (.+)$/.exec(headers.authorization ?? "")?.[1] ?? "";
    return [url, body, JSON.stringify(headers), Buffer.from(basic, "base64").toString()].some((text) =>
      text.includes(SECRET),
    );
  });

interface Operation {
  id: string;
  server: string;
  secret?: string;
}

/** Every operation is a GET of its own server; the secrets are sent as headers of their names. */
function writeDocument(operations: Operation[], secrets: string[]): object {
  return {
    openapi: "3.1.0",
    info: { title: "Ledger", version: "1" },
    servers: [{ url: home.url }],
    "x-auth-type": secrets.length > 0 ? "api-key" : "none",
    "x-required-secrets": secrets.map((id) => ({ secret_id: id, description: id, vault_key_name: id })),
    components: {
      securitySchemes: Object.fromEntries(
        secrets.map((id) => [id, { type: "apiKey", in: "header", name: `x-${id}` }]),
      ),
    },
    paths: Object.fromEntries(
      operations.map(({ id, server, secret }) => [
        `/${id}`,
        {
          get: {
            operationId: id,
            servers: [{ url: server }],
            security: secret === undefined ? [] : [{ [secret]: [] }],
            responses: { 200: { description: "OK" } },
          },
        },
      ]),
    ),
  };
}

function writeOauthDocument(server: string, tokenUrl?: string): object {
  return {
    openapi: "3.1.0",
    info: { title: "Ledger", version: "1" },
    servers: [{ url: server }],
    "x-auth-type": "oauth2-client-credentials",
    "x-required-secrets": [
      "client_id",
      "client_secret",
      ...(tokenUrl === undefined ? ["token_url"] : []),
    ].map((id) => ({ secret_id: id, description: id, vault_key_name: id })),
    components: {
      securitySchemes: {
        oauth: {
          type: "oauth2",
          flows: {
            clientCredentials: { tokenUrl: tokenUrl ?? `${home.url}/ignored`, scopes: {} },
          },
        },
      },
    },
    security: [{ oauth: [] }],
    paths: { "/entries": { get: { operationId: "listEntries", responses: { 200: { description: "OK" } } } } },
  };
}

const read = (connectorId: string) =>
  person.client.call<{ status: string; secrets_stored: string[] }>(
    "GET",
    `/functions/v1/connectors/${connectorId}`,
  );
const put = (client: ToolgateClient, connectorId: string, document: object) =>
  client.call<{ report: { warnings: { message: string }[] } }>(
    "PUT",
    `/functions/v1/connectors/${connectorId}`,
    document,
  );
const store = (client: ToolgateClient, connector_id: string, secrets: Record<string, string>) =>
  client.call<{ missing: string[]; forgotten: string[] }>("POST", "/functions/v1/secrets/vault", {
    connector_id,
    secrets,
  });
const callTool = (client: ToolgateClient, tool: string) =>
  client.call<{ status: string }>("POST", "/functions/v1/agent-query", {
    user_query: tool,
    conversation_id: "c",
    tool,
    arguments: {},
  });

type Who = "owner" | "key";
const clientOf = (who: Who) => (who === "owner" ? person.client : key);

describe("a connector's secrets after their destination was changed", () => {
  const CLIENT = { client_id: "me", client_secret: SECRET };
  const rows: [
    actor: Who,
    attempt: string,
    before: () => [document: object, secrets: Record<string, string>],
    change: (client: ToolgateClient, id: string) => Promise<unknown>,
    kept: string[],
  ][] = [
    [
      "key",
      "stores only a token_url on another host",
      () => [writeOauthDocument(home.url), { ...CLIENT, token_url: `${home.url}/token` }],
      (client, id) => store(client, id, { token_url: `${elsewhere.url}/token` }),
      ["token_url"],
    ],
    [
      "key",
      "stores a token_url on another host and a client_id of its own",
      () => [writeOauthDocument(home.url), { ...CLIENT, token_url: `${home.url}/token` }],
      (client, id) => store(client, id, { token_url: `${elsewhere.url}/token`, client_id: "mine" }),
      ["client_id", "token_url"],
    ],
    [
      "owner",
      "stores a token_url on another host",
      () => [writeOauthDocument(home.url), { ...CLIENT, token_url: `${home.url}/token` }],
      (client, id) => store(client, id, { token_url: `${elsewhere.url}/token` }),
      ["token_url"],
    ],
    [
      "owner",
      "stores a token_url on another host together with the client's secrets",
      () => [writeOauthDocument(home.url), { ...CLIENT, token_url: `${home.url}/token` }],
      (client, id) =>
        store(client, id, { client_id: "new", client_secret: "new", token_url: `${elsewhere.url}/token` }),
      ["client_id", "client_secret", "token_url"],
    ],
    [
      "key",
      "stores a token_url with another path on the same host",
      () => [writeOauthDocument(home.url), { ...CLIENT, token_url: `${home.url}/token` }],
      (client, id) => store(client, id, { token_url: `${home.url}/token/v2` }),
      ["client_id", "client_secret", "token_url"],
    ],
    [
      "key",
      "uploads a document whose security scheme names a token URL on another host",
      () => [writeOauthDocument(home.url, `${home.url}/token`), CLIENT],
      (client, id) => put(client, id, writeOauthDocument(home.url, `${elsewhere.url}/token`)),
      [],
    ],
    [
      "key",
      "uploads a document that sends the tokens of the same token URL to another host",
      () => [writeOauthDocument(home.url, `${home.url}/token`), CLIENT],
      (client, id) => put(client, id, writeOauthDocument(elsewhere.url, `${home.url}/token`)),
      [],
    ],
    [
      "key",
      "uploads a document that sends the client secret itself to the API's host",
      () => [writeOauthDocument(other.url, `${home.url}/token`), CLIENT],
      (client, id) =>
        put(
          client,
          id,
          writeDocument(
            [{ id: "listEntries", server: other.url, secret: "client_secret" }],
            ["client_secret"],
          ),
        ),
      [],
    ],
    [
      "key",
      "uploads a document with another server",
      () => [writeDocument([{ id: "listEntries", server: home.url, secret: "a" }], ["a"]), { a: SECRET }],
      (client, id) =>
        put(client, id, writeDocument([{ id: "listEntries", server: elsewhere.url, secret: "a" }], ["a"])),
      [],
    ],
    [
      "key",
      "uploads a document that adds one operation on another server",
      () => [writeDocument([{ id: "listEntries", server: home.url, secret: "a" }], ["a"]), { a: SECRET }],
      (client, id) =>
        put(
          client,
          id,
          writeDocument(
            [
              { id: "listEntries", server: home.url, secret: "a" },
              { id: "listMore", server: elsewhere.url, secret: "a" },
            ],
            ["a"],
          ),
        ),
      [],
    ],
    [
      "key",
      "uploads a document that sends a secret to a host which it already named for another one",
      () => [
        writeDocument(
          [
            { id: "listEntries", server: home.url, secret: "a" },
            { id: "listMore", server: elsewhere.url, secret: "b" },
          ],
          ["a", "b"],
        ),
        { a: SECRET, b: "other" },
      ],
      (client, id) =>
        put(
          client,
          id,
          writeDocument(
            [
              { id: "listEntries", server: home.url, secret: "b" },
              { id: "listMore", server: elsewhere.url, secret: "a" },
            ],
            ["a", "b"],
          ),
        ),
      [],
    ],
    [
      "key",
      "uploads a document with another port",
      () => [writeDocument([{ id: "listEntries", server: home.url, secret: "a" }], ["a"]), { a: SECRET }],
      (client, id) =>
        put(client, id, writeDocument([{ id: "listEntries", server: other.url, secret: "a" }], ["a"])),
      [],
    ],
    [
      "key",
      "uploads a document with another path on the same server",
      () => [writeDocument([{ id: "listEntries", server: home.url, secret: "a" }], ["a"]), { a: SECRET }],
      (client, id) =>
        put(client, id, writeDocument([{ id: "listEntries", server: `${home.url}/v2`, secret: "a" }], ["a"])),
      ["a"],
    ],
    [
      "key",
      "uploads a document with a public operation on another host",
      () => [writeDocument([{ id: "listEntries", server: home.url, secret: "a" }], ["a"]), { a: SECRET }],
      (client, id) =>
        put(
          client,
          id,
          writeDocument(
            [
              { id: "listEntries", server: home.url, secret: "a" },
              { id: "listNews", server: other.url },
            ],
            ["a"],
          ),
        ),
      ["a"],
    ],
  ];
  it.each(rows)("%s %s", async (who, _attempt, before, change, kept) => {
    const [document, secrets] = before();
    const id = await connect(person.client, document, secrets);
    await change(clientOf(who), id);
    const { body } = await read(id);
    expect([...body.secrets_stored].sort()).toEqual(kept);
    expect(body.status === "PENDING_SECRETS").toBe(kept.length < requiredOf(body));
    // Tools that can still be called send no secret to a destination it was not stored for.
    for (const tool of ["listEntries", "listMore"]) await callTool(key, tool);
    expect([arrivedAt(elsewhere), arrivedAt(other)]).toEqual([false, false]);
    await person.client.call("DELETE", `/functions/v1/connectors/${id}`);
  });

  it("the answer and the new version's report list the deleted secrets", async () => {
    const id = await connect(person.client, writeOauthDocument(home.url), {
      ...CLIENT,
      token_url: `${home.url}/token`,
    });
    const stored = await store(key, id, { token_url: `${elsewhere.url}/token` });
    expect(stored.body).toMatchObject({
      forgotten: ["client_id", "client_secret"],
      missing: ["client_id", "client_secret"],
    });
    await store(person.client, id, CLIENT);
    const replaced = await put(person.client, id, writeOauthDocument(other.url));
    expect(replaced.body.report.warnings.map(({ message }) => message).join()).toMatch(
      /client_id, client_secret were deleted/,
    );
    await person.client.call("DELETE", `/functions/v1/connectors/${id}`);
  });

  it("a definition that was changed in the tables directly gets no secret", async () => {
    const id = await connect(
      person.client,
      writeDocument([{ id: "listEntries", server: home.url, secret: "a" }], ["a"]),
      { a: SECRET },
    );
    await toolgate.stack.sql(
      `update public.tools set definition = jsonb_set(definition, '{server,url}', to_jsonb($1::text)) where connector_id = $2`,
      [elsewhere.url, id],
    );
    expect((await callTool(person.client, "listEntries")).status).toBe(401);
    expect(arrivedAt(elsewhere)).toBe(false);
    await person.client.call("DELETE", `/functions/v1/connectors/${id}`);
  });
});

function requiredOf(body: unknown): number {
  return (body as { auth: { required_secrets: unknown[] } }).auth.required_secrets.length;
}

describe("a tool's secret after its owner's session changed its destination", () => {
  const { rest, makeTool, run, storeSecrets } = toolsClient(() => toolgate);
  const headers = { "x-key": "{{api_key}}" };
  const rows: [attempt: string, change: () => Record<string, unknown>, kept: boolean][] = [
    ["another host", () => ({ http_config: { url: `${elsewhere.url}/a`, method: "GET", headers } }), false],
    [
      "a prompt without any host",
      () => ({ tool_type: "prompt", prompt_template: "x", http_config: null }),
      false,
    ],
    ["another path", () => ({ http_config: { url: `${home.url}/b?c=1`, method: "GET", headers } }), true],
    ["another method", () => ({ http_config: { url: `${home.url}/a`, method: "POST", headers } }), true],
    ["another description", () => ({ description: "other" }), true],
  ];
  it.each(rows)("owner sets %s", async (attempt, change, kept) => {
    const tool = await makeTool(person, {
      name: `Ledger, ${attempt}`,
      http_config: { url: `${home.url}/a`, method: "GET", headers },
      secret_names: ["api_key"],
    });
    await storeSecrets(person, tool.id, { api_key: SECRET });
    expect((await rest(person, "PATCH", `?id=eq.${tool.id}`, change())).status).toBe(200);
    const held = await toolgate.stack.sql("select 1 from private.tool_secrets where tool_id = $1", [tool.id]);
    expect(held.length).toBe(kept ? 1 : 0);
    await run(person, tool.id, { arguments: {} });
    expect(arrivedAt(elsewhere)).toBe(false);
  });

  it.each([
    ["the fixed part of the host", { tenant: { type: "string", const: "b" } }, 0],
    ["an argument in place of the fixed part", { tenant: { type: "string" } }, 0],
    ["nothing of the host", { tenant: { type: "string", const: "a" }, page: { type: "string" } }, 1],
  ])("owner changes %s in the schema", async (attempt, properties, held) => {
    const tool = await makeTool(person, {
      name: `Tenants, ${attempt}`,
      http_config: { url: "https://{{tenant}}.example.com/{{page}}", method: "GET", headers },
      secret_names: ["api_key"],
      parameters: {
        type: "object",
        properties: { tenant: { type: "string", const: "a" }, page: { type: "integer" } },
      },
    });
    await storeSecrets(person, tool.id, { api_key: SECRET });
    const changed = await rest(person, "PATCH", `?id=eq.${tool.id}`, {
      parameters: { type: "object", properties: { page: { type: "integer" }, ...properties } },
    });
    expect(changed.status).toBe(200);
    const rows = await toolgate.stack.sql("select 1 from private.tool_secrets where tool_id = $1", [tool.id]);
    expect(rows.length).toBe(held);
  });
});

describe("an MCP server's secret", () => {
  it("is deleted when its row gets another address, regardless of who changed it", async () => {
    const made = await person.client.call<{ connector_id: string }>("POST", "/functions/v1/connectors/mcp", {
      url: `${home.url}/mcp`,
      auth: { type: "bearer-token" },
    });
    expect(made.status).toBe(201);
    const id = made.body.connector_id;
    await store(person.client, id, { token: SECRET });
    expect((await read(id)).body.secrets_stored).toEqual(["token"]);
    await toolgate.stack.sql("update public.mcp_servers set url = $1 where connector_id = $2", [
      `${home.url}/mcp/v2`,
      id,
    ]);
    expect((await read(id)).body.secrets_stored).toEqual(["token"]);
    await toolgate.stack.sql("update public.mcp_servers set url = $1 where connector_id = $2", [
      `${elsewhere.url}/mcp`,
      id,
    ]);
    expect((await read(id)).body).toMatchObject({ secrets_stored: [], status: "PENDING_SECRETS" });
  });
});
