import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type ToolgateClient, waitForActive } from "../../scripts/toolgate-client.ts";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { overlayOf } from "../integration/overlay-setting.ts";
import { connect, startToolgate, type Toolgate } from "../integration/start-toolgate.ts";

/*
 * Who: an API key with `connectors:write` that lacks `agent:query`, as deployments use; or whoever controls the source of a document.
 * What they try: to have an operation called with a stored secret by a check of a connection, a test of the connector or the next
 * sign-in, and to read a part of the answer.
 * Expected: it uploads documents, and calls nothing.
 */

const OWN = "own-key-000111";
const PRIVATE = "private-key-000222";

type Answer = Record<string, unknown> & { error_code?: string };

let api: Loopback;
let toolgate: Toolgate;
let owner: ToolgateClient;
let deployment: ToolgateClient;
let caller: ToolgateClient;
let id: string;
let connection: string;
/** The document at `/openapi.json`. */
let source: object;

beforeAll(async () => {
  api = await startLoopback(({ url }, response) =>
    answerJson(
      response,
      url === "/openapi.json" ? source : { name: url.startsWith("/payroll") ? "CEO: 912000 EUR" : "ann" },
    ),
  );
  toolgate = await startToolgate({ upstreams: [api.url] });
});
afterAll(async () => {
  await toolgate?.stop();
  await api?.close();
});
beforeEach(async () => {
  owner = (await toolgate.newPerson()).client;
  source = newDocument();
  id = await connect(owner, document({ "/me": operation("getMe") }), { api_key: OWN });
  deployment = await newKey({ scopes: ["connectors:write"] });
  caller = await newKey({ scopes: ["connectors:write", "agent:query"] });
  connection = await store(owner, "private");
  await expect.poll(accountOf).toBe("ann");
  api.received.length = 0;
});

const operation = (operationId: string, more: object = {}) => ({
  get: { operationId, summary: operationId, responses: { 200: { description: "OK" } }, ...more },
});
const document = (paths: object, base = "") => ({
  openapi: "3.1.0",
  info: { title: "Staff", version: "1" },
  servers: [{ url: api.url + base }],
  "x-auth-type": "api-key",
  "x-required-secrets": [
    {
      secret_id: "api_key",
      description: "Key",
      vault_key_name: "staff_key",
      in: "header",
      name: "X-Api-Key",
    },
  ],
  paths,
});

async function newKey(options: object): Promise<ToolgateClient> {
  const made = await owner.call<{ key: string }>("POST", "/functions/v1/api-keys", { name: "k", ...options });
  expect(made.status).toBe(201);
  return toolgate.as(made.body.key);
}

async function store(client: ToolgateClient, name: string): Promise<string> {
  const body = { connector_id: id, name, secrets: { api_key: PRIVATE } };
  const made = await client.call<{ connection_id: string }>("POST", "/functions/v1/connections", body);
  expect(made.status).toBe(201);
  return made.body.connection_id;
}

const put = (client: ToolgateClient, sent: object) =>
  client.call<Answer>("PUT", `/functions/v1/connectors/${id}`, sent);
const putOverlay = (client: ToolgateClient, sent: object) =>
  client.call<Answer>("PUT", `/functions/v1/connectors/${id}/overlay`, sent);
const choose = (client: ToolgateClient, identity_operation: string | null) =>
  client.call<Answer>("PATCH", `/functions/v1/connectors/${id}`, { identity_operation });
const check = (client: ToolgateClient) =>
  client.call<Answer>("POST", `/functions/v1/connections/${connection}/check`);
const test = (client: ToolgateClient) => client.call<Answer>("POST", `/functions/v1/connectors/${id}/test`);
const received = () => api.received.map(({ url, headers }) => `${url} ${headers["x-api-key"] ?? "no key"}`);

async function accountOf(): Promise<unknown> {
  const path = `/functions/v1/connections?connector_id=${id}`;
  const { body } = await owner.call<{ connections: Answer[] }>("GET", path);
  return body.connections.find(({ connection_id }) => connection_id === connection)?.["account"];
}

const PAYROLL = { "/payroll/ceo": operation("payrollCeo") };

describe("a key that may not call operations", () => {
  it.each<[attempt: string, act: () => Promise<{ status: number; body: Answer }>]>([
    ["checks a connection", () => check(deployment)],
    ["chooses the operation that names accounts", () => choose(deployment, "getMe")],
    ["has it chosen by name", () => choose(deployment, null)],
    [
      "uploads one and chooses it",
      async () => {
        expect((await put(deployment, document(PAYROLL))).status).toBe(200);
        return choose(deployment, "payrollCeo");
      },
    ],
  ])("%s: refused, and nothing is sent", async (_, act) => {
    const { status, body } = await act();
    expect([status, body.error_code, body["error_message"]]).toEqual([
      403,
      "FORBIDDEN",
      "This API key lacks the scope agent:query.",
    ]);
    expect([received(), await accountOf()]).toEqual([[], "ann"]);
  });

  it("tests a connector: the server is contacted without a secret, and no operation is called", async () => {
    const { status, body } = await test(deployment);
    expect([status, body["ok"], body["operation_id"]]).toEqual([200, true, undefined]);
    expect(body["message"]).toContain("lacks the scope agent:query");
    expect(received()).toEqual(["/ no key"]);
  });
});

/** A new document or overlay that points an operation elsewhere. */
const CHANGES: [
  change: string,
  chosen: string | null,
  change_: (client: ToolgateClient) => Promise<unknown>,
][] = [
  [
    "moves the chosen operation",
    "getMe",
    (client) => put(client, document({ "/payroll/ceo": operation("getMe") })),
  ],
  [
    "moves the server of the chosen one",
    "getMe",
    (client) => put(client, document({ "/me": operation("getMe") }, "/payroll")),
  ],
  [
    "moves the one that is chosen by its name",
    null,
    (client) => put(client, document({ "/payroll/ceo": operation("getMe") })),
  ],
  [
    "adds one that is chosen by its name",
    null,
    (client) =>
      put(client, document({ "/payroll/me": operation("whoami"), "/payroll/all": operation("list") })),
  ],
  [
    "adds one with an overlay",
    null,
    (client) =>
      putOverlay(
        client,
        overlayOf([
          { target: "$.paths['/me']", remove: true },
          { target: "$.paths", update: { "/payroll/me": operation("whoami") } },
        ]),
      ),
  ],
];

describe.each(CHANGES)("an upload that %s", (_change, chosen, change) => {
  it("by a key that may not call operations: it is not called by the owner's check, until the owner chooses it", async () => {
    await choose(owner, chosen);
    expect(await change(deployment)).toMatchObject({ status: 200 });
    expect((await check(owner)).body).toMatchObject({ ok: false, operation_id: null });
    expect([received(), await accountOf()]).toEqual([[], "ann"]);
    await choose(owner, null);
    expect((await check(owner)).body).toMatchObject({ ok: true, connection: { account: "CEO: 912000 EUR" } });
  });

  it("nor with a connection that the key stores", async () => {
    await choose(owner, chosen);
    expect(await change(deployment)).toMatchObject({ status: 200 });
    connection = await store(deployment, "new");
    expect((await check(owner)).body).toMatchObject({ operation_id: null });
    expect([received(), await accountOf()]).toEqual([[], null]);
  });

  it.each<[actor: string, client: () => ToolgateClient]>([
    ["the owner", () => owner],
    ["a key that may call operations", () => caller],
  ])("by %s: it is called", async (_actor, client) => {
    await choose(owner, chosen);
    expect(await change(client())).toMatchObject({ status: 200 });
    expect((await check(client())).body).toMatchObject({
      ok: true,
      connection: { account: "CEO: 912000 EUR" },
    });
  });
});

/** A new connector, and a caller who creates it. */
const newDocument = () => document({ "/payroll/me": operation("whoami"), "/payroll/all": operation("list") });
const largeDocument = () =>
  document({
    "/payroll/me": operation("whoami"),
    ...Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`/list/${i}`, operation(`list${i}`)])),
  });
const uploaded = (sent: object, query = "") =>
  ["POST", `/functions/v1/connectors/upload${query}`, sent] as const;
const CREATIONS: [creation: string, request: () => readonly [method: string, path: string, body: object]][] =
  [
    ["uploads a document", () => uploaded(newDocument())],
    ["uploads one with many operations", () => uploaded(largeDocument())],
    [
      "uploads one without a group of operations",
      () => uploaded(newDocument(), "?disable=path:/payroll/all"),
    ],
    [
      "imports one as text",
      () => [
        "POST",
        "/functions/v1/connectors/import",
        { text: JSON.stringify(newDocument()), choose: { kind: "openapi" } },
      ],
    ],
    [
      "imports one from an address",
      () => [
        "POST",
        "/functions/v1/connectors/import",
        { url: `${api.url}/openapi.json`, choose: { kind: "openapi", url: `${api.url}/openapi.json` } },
      ],
    ],
  ];

describe.each(CREATIONS)("a caller who %s for a new connector", (_creation, request) => {
  async function create(client: ToolgateClient): Promise<void> {
    const made = await client.call<{ connector_id: string }>(...request());
    expect([made.status, made.body]).toEqual([
      201,
      expect.objectContaining({ connector_id: expect.any(String) }),
    ]);
    id = made.body.connector_id;
    await owner.call("POST", "/functions/v1/secrets/vault", { connector_id: id, secrets: { api_key: OWN } });
    await waitForActive(owner, id);
    api.received.length = 0;
    connection = await store(owner, "private");
  }

  it("and may not call operations: none is called for the name of an account, until the owner chooses it", async () => {
    await create(deployment);
    const { body } = await check(owner);
    expect(body).toMatchObject({ ok: false, operation_id: null, message: expect.stringContaining("whoami") });
    expect([received(), await accountOf()]).toEqual([[], null]);
    await choose(owner, "whoami");
    expect((await check(owner)).body).toMatchObject({ ok: true, connection: { account: "CEO: 912000 EUR" } });
  });

  it.each<[actor: string, client: () => ToolgateClient]>([
    ["is the owner", () => owner],
    ["has a key that may call operations", () => caller],
  ])("and %s: it is called", async (_actor, client) => {
    await create(client());
    await expect.poll(accountOf).toBe("CEO: 912000 EUR");
  });
});

it("an operation that a source adds without the owner is not called, until the owner chooses it", async () => {
  const list = { "/payroll/all": operation("list") };
  source = document(list);
  const url = `${api.url}/openapi.json`;
  const made = await owner.call<{ connector_id: string }>("POST", "/functions/v1/connectors/import", {
    url,
    choose: { kind: "openapi", url },
  });
  id = made.body.connector_id;
  await owner.call("POST", "/functions/v1/secrets/vault", { connector_id: id, secrets: { api_key: OWN } });
  await waitForActive(owner, id);
  const path = `/functions/v1/connectors/${id}/sync`;
  expect((await owner.call("PATCH", path, { auto_apply: "compatible" })).status).toBe(200);
  source = document({ ...list, "/payroll/me": operation("whoami") });
  expect((await deployment.call<Answer>("POST", path)).body).toMatchObject({
    outcome: "applied",
  });
  connection = await store(owner, "private");
  api.received.length = 0;
  expect((await check(owner)).body).toMatchObject({ ok: false, operation_id: null });
  expect([received(), await accountOf()]).toEqual([[], null]);
  await choose(owner, "whoami");
  expect((await check(owner)).body).toMatchObject({ ok: true });
});

it("an operation of a key that may not call operations is not called once the owner decides that it reads", async () => {
  await put(deployment, document({ "/payroll/me": operation("whoami", { "x-side-effect": "write" }) }));
  const effect = { operation_id: "whoami", side_effect: "read" };
  expect((await owner.call("PATCH", `/functions/v1/connectors/${id}/operations`, effect)).status).toBe(200);
  expect((await check(owner)).body).toMatchObject({ ok: false, operation_id: null });
  expect(received()).toEqual([]);
});

describe("what stays", () => {
  it("an operation that the key's upload leaves as it was is still called", async () => {
    await choose(owner, "getMe");
    await put(deployment, document({ "/me": operation("getMe", { description: "More words" }), ...PAYROLL }));
    expect((await check(owner)).body).toMatchObject({ ok: true, operation_id: "getMe" });
    expect(received()).toEqual([`/me ${PRIVATE}`]);
  });

  it.each<[what: string, act: (client: ToolgateClient) => Promise<{ body: Answer }>]>([
    ["checks a connection", check],
    ["tests the connector", test],
  ])("a key that may call operations %s, within the limits of its account and its own", async (_, act) => {
    const limited = await newKey({ scopes: ["connectors:write", "agent:query"], rate_limit_per_min: 1 });
    expect((await act(limited)).body).toMatchObject({ ok: true, operation_id: "getMe" });
    expect((await act(limited)).body).toMatchObject({
      ok: false,
      message: expect.stringContaining("1 calls a minute"),
    });
    await owner.call("PATCH", "/functions/v1/settings", { limits: { calls_per_min: 1 } });
    expect((await act(owner)).body).toMatchObject({ ok: true });
    expect((await act(owner)).body).toMatchObject({
      ok: false,
      message: expect.stringContaining("This account may"),
    });
    expect(received()).toHaveLength(2);
  });
});
