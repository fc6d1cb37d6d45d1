import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ToolgateClient } from "../../scripts/toolgate-client.ts";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { startToolgate, type Toolgate } from "../integration/start-toolgate.ts";

const CLIENT = { client_id: "client-canary-51d0", client_secret: "client-secret-canary-9f33" };

let home: Loopback;
let elsewhere: Loopback;
let toolgate: Toolgate;
let owner: ToolgateClient;
let key: ToolgateClient;

beforeAll(async () => {
  [home, elsewhere] = await Promise.all([startServer(() => home), startServer(() => elsewhere)]);
  toolgate = await startToolgate({ upstreams: [home.url, elsewhere.url] });
  owner = (await toolgate.newPerson()).client;
  const made = await owner.call<{ key: string }>("POST", "/functions/v1/api-keys", {
    name: "key",
    scopes: ["agent:query", "connectors:write"],
  });
  key = toolgate.as(made.body.key);
});
afterAll(async () => {
  await toolgate?.stop();
  await Promise.all([home, elsewhere].map((server) => server?.close()));
});

/** An authorization server that takes every code. */
function startServer(self: () => Loopback): Promise<Loopback> {
  return startLoopback(({ url }, response) => {
    const issuer = self().url;
    if (url.startsWith("/.well-known/"))
      return answerJson(response, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        response_types_supported: ["code"],
      });
    return answerJson(response, { access_token: "t", token_type: "Bearer", expires_in: 3600 });
  });
}

const ADDRESSES = ["authorization_url", "token_url"];

/** A document whose API is at home. `scheme`: where it says that users sign in; `asks`: the addresses that it asks for. */
function writeDocument(scheme: object, asks: string[]): object {
  return {
    openapi: "3.1.0",
    info: { title: "Ledger", version: "1" },
    servers: [{ url: home.url }],
    "x-auth-type": "oauth2-authorization-code",
    "x-required-secrets": ["client_id", "client_secret", ...asks].map((id) => ({
      secret_id: id,
      description: id,
      vault_key_name: id,
    })),
    components: { securitySchemes: { account: scheme } },
    security: [{ account: [] }],
    paths: { "/entries": { get: { operationId: "listEntries", responses: { 200: { description: "OK" } } } } },
  };
}

const unstated = { type: "oauth2", flows: {} };
const metadataOf = (server: Loopback) => ({
  type: "openIdConnect",
  openIdConnectUrl: `${server.url}/.well-known/openid-configuration`,
});

async function connect(document: object, secrets: Record<string, string>): Promise<string> {
  const made = await owner.call<{ connector_id: string }>(
    "POST",
    "/functions/v1/connectors/upload",
    document,
  );
  expect([made.status, made.status === 201 ? "" : made.body]).toEqual([201, ""]);
  await store(owner, made.body.connector_id, secrets);
  return made.body.connector_id;
}

const store = (client: ToolgateClient, connector_id: string, secrets: Record<string, string>) =>
  client.call("POST", "/functions/v1/secrets/vault", { connector_id, secrets });
const put = (client: ToolgateClient, id: string, document: object) =>
  client.call("PUT", `/functions/v1/connectors/${id}`, document);

/** Signs in as whoever has the address: the callback needs no account. */
async function signIn(client: ToolgateClient, connector_id: string): Promise<void> {
  const begun = await client.call<{ authorize_url?: string }>("POST", "/functions/v1/connections", {
    connector_id,
    name: "mine",
  });
  const state = new URL(begun.body.authorize_url ?? "http://none").searchParams.get("state");
  if (state === null) return;
  const query = new URLSearchParams({ code: "c", state });
  await fetch(`${toolgate.stack.url}/functions/v1/connections/callback?${query}`, { redirect: "manual" });
}

const arrivedAt = ({ received }: Loopback) =>
  received.some(({ body, headers }) => {
    const basic = /^Basic (.+)$/.exec(headers.authorization ?? "")?.[1] ?? "";
    return `${body} ${decodeURIComponent(Buffer.from(basic, "base64").toString())}`.includes(
      CLIENT.client_secret,
    );
  });

describe("a client secret that was entered for one authorization server", () => {
  it.each<[attempt: string, before: () => [object, Record<string, string>], change: (id: string) => unknown]>(
    [
      [
        "whose document names another server's metadata, and still asks for the stored token URL",
        () => [writeDocument(unstated, []), { ...CLIENT, ...addressesOf(home) }],
        (id) => put(key, id, writeDocument(metadataOf(elsewhere), ["token_url"])),
      ],
      [
        "whose document names another server's metadata, and still asks for both addresses",
        () => [writeDocument(unstated, []), { ...CLIENT, ...addressesOf(home) }],
        (id) => put(key, id, writeDocument(metadataOf(elsewhere), ADDRESSES)),
      ],
      [
        "before any token URL, which is then stored in a notation of its host that nothing else reads",
        () => [writeDocument(unstated, []), CLIENT],
        (id) =>
          store(key, id, {
            authorization_url: `${elsewhere.url}/authorize`,
            token_url: elsewhere.url.replace("http://", "http:///"),
          }),
      ],
      [
        "whose token URL is stored for another server",
        () => [writeDocument(unstated, []), { ...CLIENT, ...addressesOf(home) }],
        (id) => store(key, id, addressesOf(elsewhere)),
      ],
    ],
  )("does not reach a server that a key names, %s", async (_attempt, before, change) => {
    const id = await connect(...before());
    elsewhere.received.length = 0;
    await change(id);
    await signIn(key, id);
    expect(arrivedAt(elsewhere)).toBe(false);
    await owner.call("DELETE", `/functions/v1/connectors/${id}`);
  });
});

function addressesOf({ url }: Loopback) {
  return { authorization_url: `${url}/authorize`, token_url: `${url}/token` };
}
