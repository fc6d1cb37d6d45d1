import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startToolgate, type Toolgate } from "./start-toolgate.ts";
import type { Failure, Person } from "./tools-client.ts";

type Answer = Record<string, unknown> & Failure;

const CLIENT_SECRET = "client-secret-canary-of-a-preset";

let toolgate: Toolgate;
let owner: Person;
let other: Person;

beforeAll(async () => {
  toolgate = await startToolgate({ env: { LOG_LEVEL: "debug" } });
  [owner, other] = await Promise.all([toolgate.newPerson(), toolgate.newPerson()]);
});
afterAll(() => toolgate?.stop());

interface Made {
  connector_id: string;
}

async function secretsOf(connectorId: string): Promise<string[]> {
  const { body } = await owner.client.call<{ secrets: { secret_id: string }[] }>(
    "GET",
    `/functions/v1/connectors/${connectorId}`,
  );
  return body.secrets.map(({ secret_id }) => secret_id);
}

/** A connector that signs in; `flows` is what its document states. */
async function upload(server: string, flows?: object): Promise<Made> {
  const made = await owner.client.call<Made>("POST", "/functions/v1/connectors/upload", {
    openapi: "3.1.0",
    info: { title: `Of ${server}`, version: "1" },
    servers: [{ url: server }],
    "x-auth-type": "oauth2-authorization-code",
    "x-required-secrets": [],
    components: {
      securitySchemes: {
        account: flows ? { type: "oauth2", flows } : { type: "http", scheme: "bearer" },
      },
    },
    security: [{ account: flows ? ["first", "second"] : [] }],
    paths: { "/me": { get: { operationId: "readMe", responses: { 200: { description: "OK" } } } } },
  });
  expect([made.status, made.status === 201 ? "" : made.body]).toEqual([201, ""]);
  return made.body;
}

const store = (connector_id: string, secrets: object) =>
  owner.client.call<Answer & { missing: string[]; forgotten: string[] }>(
    "POST",
    "/functions/v1/secrets/vault",
    {
      connector_id,
      secrets,
    },
  );
const choose = (client: Person["client"], connectorId: string, body: object) =>
  client.call<Answer>("PATCH", `/functions/v1/connectors/${connectorId}`, body);
const providerOf = async (connectorId: string) =>
  (
    await owner.client.call<{ chosen: { provider: string } | null; providers: object[] }>(
      "GET",
      `/functions/v1/connections/providers?connector_id=${connectorId}`,
    )
  ).body;
async function authorizeUrl(connectorId: string): Promise<URL> {
  const begun = await owner.client.call<{ authorize_url: string }>("POST", "/functions/v1/connections", {
    connector_id: connectorId,
  });
  expect([begun.status, begun.status === 201 ? "" : begun.body]).toEqual([201, ""]);
  return new URL(begun.body.authorize_url);
}

describe("the preset of the document's server", () => {
  it("fills in the addresses that the document leaves out", async () => {
    const { connector_id } = await upload("https://api.github.com");
    expect(await secretsOf(connector_id)).toEqual(["client_id", "client_secret", "private_key"]);
    expect(
      (await store(connector_id, { client_id: "c", client_secret: CLIENT_SECRET })).body.missing,
    ).toEqual([]);
    const url = await authorizeUrl(connector_id);
    expect(url.origin + url.pathname).toBe("https://github.com/login/oauth/authorize");
    const bound = await toolgate.stack.sql<{ bound_to: string[] }>(
      "select bound_to from private.connector_secrets where connector_id = $1 and secret_id = 'client_secret'",
      [connector_id],
    );
    expect(bound).toEqual([{ bound_to: ["https://github.com for https://api.github.com"] }]);
    expect(await providerOf(connector_id)).toMatchObject({ chosen: { provider: "github" } });
  });

  it("leaves what the document states, and adds what it cannot say", async () => {
    const { connector_id } = await upload("https://www.googleapis.com/drive/v3", {
      authorizationCode: {
        authorizationUrl: "https://accounts.google.com/o/oauth2/auth?prompt=select_account",
        tokenUrl: "https://accounts.google.com/o/oauth2/token",
        scopes: { first: "", second: "" },
      },
    });
    await store(connector_id, { client_id: "c" });
    const url = await authorizeUrl(connector_id);
    expect(url.origin + url.pathname).toBe("https://accounts.google.com/o/oauth2/auth");
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      access_type: "offline",
      prompt: "select_account",
      scope: "first second",
      code_challenge_method: "S256",
      client_id: "c",
    });
  });

  it("adds nothing to the addresses of another server", async () => {
    const { connector_id } = await upload("https://www.googleapis.com/drive/v3", {
      authorizationCode: {
        authorizationUrl: "https://accounts.google.com/o/oauth2/auth",
        tokenUrl: "https://token.example/token",
        scopes: { first: "", second: "" },
      },
    });
    await store(connector_id, { client_id: "c" });
    expect((await authorizeUrl(connector_id)).searchParams.get("access_type")).toBeNull();
    expect(await providerOf(connector_id)).toMatchObject({ chosen: null });
  });

  it("joins scopes as the provider reads them", async () => {
    const { connector_id } = await upload("https://slack.com/api", {
      authorizationCode: {
        authorizationUrl: "https://slack.com/oauth/v2/authorize",
        tokenUrl: "https://slack.com/api/oauth.v2.access",
        scopes: { first: "", second: "" },
      },
    });
    await store(connector_id, { client_id: "c" });
    expect((await authorizeUrl(connector_id)).searchParams.get("scope")).toBe("first,second");
  });
});

describe("a chosen preset", () => {
  it("stores the provider's addresses where the document states none", async () => {
    const { connector_id } = await upload("https://proxy.example");
    expect(await secretsOf(connector_id)).toContain("token_url");
    const chosen = await choose(owner.client, connector_id, {
      provider: "zendesk",
      provider_variables: { company: "acme" },
    });
    expect([chosen.status, chosen.body["status"]]).toEqual([200, "PENDING_SECRETS"]);
    expect(
      (await store(connector_id, { client_id: "c", client_secret: CLIENT_SECRET })).body.missing,
    ).toEqual([]);
    expect((await authorizeUrl(connector_id)).origin).toBe("https://acme.zendesk.com");
    expect(await providerOf(connector_id)).toMatchObject({
      chosen: { provider: "zendesk", variables: ["company"] },
    });
  });

  it("of another provider deletes the client's secret of the first one", async () => {
    const { connector_id } = await upload("https://proxy.example/two");
    await choose(owner.client, connector_id, { provider: "github" });
    await store(connector_id, { client_id: "c", client_secret: CLIENT_SECRET });
    await choose(owner.client, connector_id, { provider: "gitlab" });
    const kept = await toolgate.stack.sql<{ secret_id: string }>(
      "select secret_id from private.connector_secrets where connector_id = $1 order by secret_id",
      [connector_id],
    );
    expect(kept.map(({ secret_id }) => secret_id)).toEqual(["authorization_url", "token_url"]);
  });

  it.each<[what: string, body: object, pointer: string]>([
    ["that is unknown", { provider: "nobody" }, "/provider"],
    ["named like a member of every object", { provider: "__proto__" }, "/provider"],
    ["without its variable", { provider: "shopify" }, "/provider_variables/shop"],
    [
      "with a variable that leaves the provider's host",
      { provider: "shopify", provider_variables: { shop: "evil.example/" } },
      "/provider_variables/shop",
    ],
  ])("%s is refused", async (_, body, pointer) => {
    const { connector_id } = await upload("https://proxy.example/three");
    const refused = await choose(owner.client, connector_id, body);
    expect([refused.status, refused.body.technical_details["errors"]]).toMatchObject([400, [{ pointer }]]);
  });

  it("does not replace the addresses that the document states", async () => {
    const { connector_id } = await upload("https://proxy.example/four", {
      authorizationCode: {
        authorizationUrl: "https://a.example/a",
        tokenUrl: "https://a.example/t",
        scopes: {},
      },
    });
    const refused = await choose(owner.client, connector_id, { provider: "github" });
    expect([refused.status, refused.body.error_code]).toEqual([400, "INVALID_REQUEST"]);
  });

  it("is not for the connector of another account", async () => {
    const { connector_id } = await upload("https://proxy.example/five");
    expect((await choose(other.client, connector_id, { provider: "github" })).status).toBe(404);
    const path = `/functions/v1/connections/providers?connector_id=${connector_id}`;
    expect((await other.client.call("GET", path)).status).toBe(404);
  });
});

it("no log holds the client's secret", () => {
  expect(toolgate.logs.join("\n")).not.toContain(CLIENT_SECRET);
});
