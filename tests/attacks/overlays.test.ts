import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ToolgateClient } from "../../scripts/toolgate-client.ts";
import { applyOverlay } from "../../src/catalogue/openapi/overlay/apply-overlay.ts";
import { readOverlay } from "../../src/catalogue/openapi/overlay/read-overlay.ts";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { connectorClient, libraryDocument, overlayOf, upload } from "../integration/overlay-setting.ts";
import { startToolgate, type Toolgate } from "../integration/start-toolgate.ts";
import type { Person } from "../integration/tools-client.ts";

let home: Loopback;
let elsewhere: Loopback;
let toolgate: Toolgate;
let owner: Person;
let key: ToolgateClient;
let reader: ToolgateClient;
let stranger: ToolgateClient;
let id: string;

const SECRET = "overlay-canary-55";

async function createKey(scopes: string[]) {
  const made = await owner.client.call<{ key: string }>("POST", "/functions/v1/api-keys", {
    name: "k",
    scopes,
  });
  return toolgate.as(made.body.key);
}

beforeAll(async () => {
  [home, elsewhere] = (await Promise.all(
    [1, 2].map(() => startLoopback((_, response) => answerJson(response, {}))),
  )) as [Loopback, Loopback];
  toolgate = await startToolgate({ upstreams: [home.url, elsewhere.url] });
  owner = await toolgate.newPerson();
  key = await createKey(["connectors:write", "agent:query"]);
  reader = await createKey(["agent:query"]);
  stranger = (await toolgate.newPerson()).client;
});
afterAll(async () => {
  await toolgate?.stop();
  await Promise.all([home, elsewhere].map((api) => api?.close()));
});

/** The library with an API key, which is stored. */
function lockedDocument() {
  return libraryDocument({
    server: home.url,
    extra: {
      "x-auth-type": "api-key",
      "x-required-secrets": [{ secret_id: "token", description: "Token", vault_key_name: "library" }],
      security: [{ token: [] }],
      components: { securitySchemes: { token: { type: "apiKey", in: "header", name: "x-token" } } },
    },
  });
}

beforeEach(async () => {
  id = await upload(owner.client, lockedDocument());
  await owner.client.call("POST", "/functions/v1/secrets/vault", {
    connector_id: id,
    secrets: { token: SECRET },
  });
});

const stored = async () =>
  (await owner.client.call<{ secrets_stored: string[] }>("GET", `/functions/v1/connectors/${id}`)).body
    .secrets_stored;

const PURGE = "$.paths['/fees/purge'].get";
const SEARCH = "$.paths['/books/search'].post";
const to = (server: string) => [{ url: server }];

describe("an overlay written with an API key", () => {
  it.each<[string, object[]]>([
    [
      "sends calls to another server",
      [{ target: "$", update: { servers: to("https://elsewhere.example") } }],
    ],
    ["adds a server to the list", [{ target: "$.servers", update: { url: "https://elsewhere.example" } }]],
    ["changes the first server", [{ target: "$.servers[0]", update: { url: "https://elsewhere.example" } }]],
    ["removes the servers", [{ target: "$.servers", remove: true }]],
    [
      "gives an operation a server",
      [{ target: PURGE, update: { servers: to("https://elsewhere.example") } }],
    ],
    [
      "gives a path a server",
      [{ target: "$.paths['/books']", update: { servers: to("https://elsewhere.example") } }],
    ],
    [
      "gives all paths a server",
      [{ target: "$.paths.*", update: { servers: to("https://elsewhere.example") } }],
    ],
    [
      "replaces a path through its parent",
      [{ target: "$.paths", update: { "/books": { get: { security: [] } } } }],
    ],
    [
      "replaces a path through the root",
      [{ target: "$", update: { paths: { "/books": { get: { servers: [] } } } } }],
    ],
    [
      "points a path elsewhere",
      [{ target: "$.paths['/books']", update: { $ref: "#/components/pathItems/x" } }],
    ],
    ["makes an operation public", [{ target: PURGE, update: { security: [] } }]],
    ["removes the security of the document", [{ target: "$.security", remove: true }]],
    ["removes one requirement", [{ target: "$.security[0]", remove: true }]],
    ["finds security wherever it is", [{ target: "$..security", remove: true }]],
    [
      "changes the header of the secret",
      [{ target: "$.components.securitySchemes.token", update: { name: "x-log" } }],
    ],
    ["removes the components with the schemes", [{ target: "$.components", remove: true }]],
    ["changes the kind of authentication", [{ target: "$", update: { "x-auth-type": "none" } }]],
    [
      "renames the stored secret",
      [{ target: "$['x-required-secrets'][0]", update: { vault_key_name: "other" } }],
    ],
    ["makes a write a read", [{ target: SEARCH, update: { "x-side-effect": "read" } }]],
    ["makes all operations reads", [{ target: "$.paths.*.*", update: { "x-side-effect": "read" } }]],
  ])("is refused if it %s", async (_, actions) => {
    const { status, body } = await connectorClient(key, id).putOverlay(overlayOf(actions));
    expect([status, body.error_code]).toEqual([403, "FORBIDDEN"]);
    expect(await stored()).toEqual(["library"]);
    expect((await connectorClient(owner.client, id).overlay()).actions).toEqual([]);
  });

  it.each<[string, object[]]>([
    [
      "replaces the words that make a GET a write",
      [{ target: PURGE, update: { summary: "List fees", operationId: "listFees" } }],
    ],
    [
      "removes those words",
      [
        { target: `${PURGE}.summary`, remove: true },
        { target: `${PURGE}.operationId`, remove: true },
      ],
    ],
    [
      "replaces the operation",
      [
        { target: PURGE, remove: true },
        {
          target: "$.paths['/fees/purge']",
          update: { get: { operationId: "listFees", responses: { 200: { description: "" } } } },
        },
      ],
    ],
  ])("leaves the effect as strict as it was if it %s", async (_, actions) => {
    const { status } = await connectorClient(key, id).putOverlay(overlayOf(actions));
    expect(status).toBe(200);
    const { operations } = await connectorClient(owner.client, id).operations();
    expect(
      operations.find(
        ({ tool_id: _t, ...one }) => /fees/i.test(one.operation_id) || one.operation_id.includes("purge"),
      )?.side_effect,
    ).toBe("write");
  });

  it("does not redirect calls when a later document gives its targets another meaning", async () => {
    const note = { name: "note", in: "query", schema: { type: "object", properties: { note: {} } } };
    const withNote = {
      get: { operationId: "noted", parameters: [note], responses: { 200: { description: "" } } },
    };
    const { hostname, port } = new URL(home.url);
    const document = (servers: object[]) => ({
      ...lockedDocument(),
      servers,
      paths: { ...lockedDocument().paths, "/noted": withNote },
    });
    expect((await connectorClient(owner.client, id).put(document(to(home.url)))).status).toBe(200);
    const selects = [{ target: "$..note", update: { default: new URL(elsewhere.url).port } }];
    expect((await connectorClient(key, id).putOverlay(overlayOf(selects))).status).toBe(200);
    const later = [{ url: `http://${hostname}:{note}`, variables: { note: { default: port } } }];
    expect((await connectorClient(owner.client, id).put(document(later))).status).toBe(200);
    const overlay = await connectorClient(owner.client, id).overlay();
    expect(overlay["x-toolgate"].conflicts).toMatchObject([{ action: 0, kind: "guarded" }]);
    const secrets = { connector_id: id, secrets: { token: SECRET } };
    expect((await owner.client.call("POST", "/functions/v1/secrets/vault", secrets)).status).toBe(200);
    const before = elsewhere.received.length;
    const asked = home.received.length;
    const { body } = await connectorClient(owner.client, id).run("findBooks", { branch: "n" });
    expect(body.error_message).toBeUndefined();
    expect([elsewhere.received.length - before, home.received.length - asked]).toEqual([0, 1]);
  });
});

describe("an overlay written by the signed-in owner", () => {
  it("that changes the server deletes the secrets that would go elsewhere", async () => {
    const change = overlayOf([{ target: "$.servers[0]", update: { url: elsewhere.url } }]);
    const { status, body } = await connectorClient(owner.client, id).putOverlay(change);
    expect(status).toBe(200);
    expect(JSON.stringify(body.warnings)).toContain("were deleted");
    expect(await stored()).toEqual([]);
  });

  it.each([
    ["the same actions", [{ target: SEARCH, update: { "x-side-effect": "read" } }]],
    ["none", []],
    ["one more", [{ target: SEARCH, update: { "x-side-effect": "read", description: "Sends an e-mail" } }]],
  ])("is not replaced by a key, with %s", async (_, actions) => {
    const relax = { target: SEARCH, update: { "x-side-effect": "read" } };
    await connectorClient(owner.client, id).putOverlay(overlayOf([relax]));
    const changed = await connectorClient(key, id).putOverlay(overlayOf(actions));
    expect(changed.body.error_code).toBe("FORBIDDEN");
    expect((await connectorClient(owner.client, id).overlay()).actions).toEqual([relax]);
  });
});

describe("arguments that the overlay fixes or hides", () => {
  const parameter = (name: string, place: "query" | "cookie", schema: object) => ({
    name,
    in: place,
    schema,
  });
  const TEXT = { type: "string" };
  const OPEN = { type: "object", additionalProperties: { type: "string" } };
  const form = (properties: object) => ({
    content: {
      "application/x-www-form-urlencoded": {
        schema: { type: "object", properties },
        encoding: { filter: { style: "form", explode: true } },
      },
    },
  });
  const OPERATIONS: Record<string, object> = {
    query: {
      operationId: "listInQuery",
      parameters: [
        parameter("account", "query", TEXT),
        parameter("debug", "query", TEXT),
        parameter("filter", "query", OPEN),
      ],
    },
    cookie: {
      operationId: "listInCookie",
      parameters: [
        parameter("account", "cookie", TEXT),
        parameter("debug", "cookie", TEXT),
        { ...parameter("filter", "cookie", OPEN), style: "form", explode: true },
      ],
    },
    form: { operationId: "sendForm", requestBody: form({ account: TEXT, debug: TEXT, filter: OPEN }) },
  };
  const RULES = { account: { fixed: "mine" }, debug: { hidden: true } };

  it.each([
    ["query", "get", "account"],
    ["query", "get", "debug"],
    ["cookie", "get", "account"],
    ["cookie", "get", "debug"],
    ["form", "post", "account"],
    ["query", "get", "action"],
    ["query", "get", " Account[]"],
    ["form", "post", "debug"],
  ])("in the %s (%s): no member of another argument takes the place of `%s`", async (place, method, name) => {
    const operation = { ...OPERATIONS[place], responses: { 200: { description: "OK" } } };
    const connectorId = await upload(
      owner.client,
      libraryDocument({ server: home.url, paths: { "/x?action=list": { [method]: operation } } }),
    );
    const client = connectorClient(owner.client, connectorId);
    const written = await client.putOverlay(
      overlayOf([{ target: `$.paths['/x?action=list'].${method}`, update: { "x-arguments": RULES } }]),
    );
    expect(written.status).toBe(200);
    const run = (filter: object) => client.run(String(Reflect.get(operation, "operationId")), { filter });
    home.received.length = 0;
    const refused = await run({ [name]: "yours" });
    expect([refused.body.error_code, home.received]).toEqual(["INVALID_ARGUMENTS", []]);
    expect((await run({ colour: "red" })).status).toBe(200);
    const sent = home.received.map(({ url, headers, body }) => `${url} ${headers.cookie} ${body}`).join();
    expect(sent).toContain("account=mine");
    expect(sent).toContain("colour=red");
    await owner.client.call("DELETE", `/functions/v1/connectors/${connectorId}`);
  });
});

describe("a document", () => {
  it("cannot set what only an overlay may set", async () => {
    const document = lockedDocument();
    const books = (document.paths as Record<string, { get?: object }>)["/books"];
    Object.assign(document, { "x-disabled": { all: true } });
    Object.assign(books?.get ?? {}, {
      "x-enabled": false,
      "x-arguments": { branch: { fixed: "evil" } },
      "x-response-path": "a",
    });
    const own = connectorClient(owner.client, await upload(owner.client, document));
    const { operations, disabled } = await own.operations();
    expect([operations.length, disabled]).toEqual([4, []]);
    expect(Object.keys(operations[0]?.input_schema.properties ?? {})).toContain("branch");
  });
});

describe("who may use the overlay", () => {
  it.each([
    ["another account", () => stranger, 404],
    ["a key without the scope", () => reader, 403],
    ["no token", () => toolgate.as(null), 401],
  ])("%s reads and writes nothing", async (_, client, expected) => {
    const path = `/functions/v1/connectors/${id}/overlay`;
    expect((await client().call("GET", path)).status).toBe(expected);
    expect((await client().call("PUT", path, overlayOf([]))).status).toBe(expected);
  });
});

describe("a hostile overlay", () => {
  const SMALL = {
    info: { title: "t", version: "1" },
    paths: { "/a": { get: { tags: ["x"], responses: {} } } },
  };

  it.each<[string, unknown]>([
    ["no overlay", { openapi: "3.1.0" }],
    ["another version", { ...overlayOf([]), overlay: "2.0.0" }],
    ["an unknown field of an action", overlayOf([{ target: "$", update: {}, upsert: true }])],
    ["an action without an effect", overlayOf([{ target: "$" }])],
    ["an action that does both", overlayOf([{ target: "$.info", update: {}, remove: true }])],
    ["a target that is no JSONPath", overlayOf([{ target: "$.paths[", update: {} }])],
    ["a target that is a number", overlayOf([{ target: 7, update: {} }])],
    ["a target that selects nothing", overlayOf([{ target: "$.paths['/none'].get", update: {} }])],
    ["a plain value as the target", overlayOf([{ target: "$.info.title", update: { a: 1 } }])],
    ["the removal of everything", overlayOf([{ target: "$", remove: true }])],
    ["501 actions", overlayOf(Array.from({ length: 501 }, () => ({ target: "$.info", update: { x: 1 } })))],
    ["a huge value", overlayOf([{ target: "$.info", update: { description: "x".repeat(300_000) } }])],
    [
      "an argument that does not exist",
      overlayOf([{ target: PURGE, update: { "x-arguments": { nope: { fixed: 1 } } } }]),
    ],
    [
      "a hidden required argument",
      overlayOf([
        { target: "$.paths['/books'].get", update: { "x-arguments": { branch: { hidden: true } } } },
      ]),
    ],
    [
      "a wider limit than the sender's",
      overlayOf([{ target: PURGE, update: { "x-limits": { timeout_ms: 3_600_000 } } }]),
    ],
    ["groups of another form", overlayOf([{ target: "$", update: { "x-disabled": { tags: "all" } } }])],
    [
      "an operation that is none",
      overlayOf([{ target: "$.paths['/books']", update: { get: { responses: 7 } } }]),
    ],
  ])("is refused with its position: %s", async (_, overlay) => {
    const { status, body } = await connectorClient(owner.client, id).putOverlay(overlay);
    expect(status).toBe(400);
    const { errors } = body.technical_details as { errors: { pointer: string; message: string }[] };
    expect(errors[0]?.message).not.toBe("");
  });

  it("with prototype keys is refused or harmless", async () => {
    for (const name of ["__proto__", "constructor", "prototype"]) {
      const text = `{"overlay":"1.0.0","info":{"title":"x","version":"1"},"actions":[{"target":"$.info","update":{"${name}":{"polluted":true}}}]}`;
      const response = await fetch(`${toolgate.stack.url}/functions/v1/connectors/${id}/overlay`, {
        method: "PUT",
        headers: { authorization: `Bearer ${owner.token}`, "content-type": "application/json" },
        body: text,
      });
      expect([200, 400]).toContain(response.status);
    }
    expect(Reflect.get({}, "polluted")).toBeUndefined();
    applyOverlay(
      structuredClone(SMALL),
      readOverlay(
        overlayOf([{ target: "$.info", update: { constructor: { prototype: { polluted: 1 } } } }]) as never,
      ),
      { bases: null, mayRetarget: true },
    );
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });

  it.each([
    ["two descents", "$..*..*"],
    ["a slice", "$.paths[0:10:0]"],
    ["a function with a pattern", "$.paths.*[?search(@.description, '(a+)+$')]"],
    ["a descent in a filter", "$.paths.*[?@..x]"],
    ["the document in a filter", "$.paths.*[?$..x == @.y]"],
    ["a list of selectors in a filter", "$.paths.*[?@[*,*][*,*]]"],
    ["a long path", `$${"[*]".repeat(500)}`],
  ])("with a costly target is refused: %s", (_, target) => {
    expect(() => readOverlay(overlayOf([{ target, update: {} }]) as never)).toThrow(/target/i);
  });

  it("with doubling selectors and a deep document ends after the nodes it may visit", () => {
    let deep: object = { leaf: true };
    for (let level = 0; level < 48; level++) deep = { a: deep };
    const document = { ...structuredClone(SMALL), components: deep };
    const target = `$${"['a','a']".repeat(48)}`;
    const wide = { ...structuredClone(SMALL), "x-wide": Array.from({ length: 300_000 }, (_, i) => ({ i })) };
    const overlay = (path: string) => readOverlay(overlayOf([{ target: path, update: {} }]) as never);
    expect(
      applyOverlay(document as never, overlay(target), { bases: null, mayRetarget: true }).conflicts,
    ).toHaveLength(1);
    const many = Array.from({ length: 50 }, () => ({ target: "$..*", update: { x: 1 } }));
    const applied = applyOverlay(wide as never, readOverlay(overlayOf(many) as never), {
      bases: null,
      mayRetarget: true,
    });
    expect(applied.conflicts.at(-1)?.kind).toBe("unusable");
  });

  it("that multiplies a large value is stopped before it fills the memory", () => {
    const paths = Object.fromEntries(
      Array.from({ length: 2_000 }, (_, i) => [`/${i}`, { get: { responses: {} } }]),
    );
    const overlay = readOverlay(
      overlayOf([{ target: "$.paths.*.get", update: { description: "x".repeat(200_000) } }]) as never,
    );
    const document = { ...structuredClone(SMALL), paths };
    const { conflicts } = applyOverlay(document as never, overlay, { bases: null, mayRetarget: true });
    expect(conflicts[0]?.message).toContain("too much text");
    expect(JSON.stringify(document).length).toBeLessThan(200_000);
  });
});

describe("requests at the same time", () => {
  it("leave one document with one overlay, whole", async () => {
    const own = connectorClient(owner.client, id);
    const overlays = ["A", "B", "C"].map((summary) =>
      overlayOf([{ target: "$.paths['/books'].get", update: { summary } }]),
    );
    const versions = ["2", "3"].map((version) => ({
      ...lockedDocument(),
      info: { title: "Lending library", version },
    }));
    const answers = await Promise.all([
      ...overlays.map((one) => own.putOverlay(one)),
      ...versions.map((one) => own.put(one)),
    ]);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const { actions } = await own.overlay();
    const [{ update }] = actions as [{ update: { summary: string } }];
    expect((await own.operation("findBooks"))?.summary).toBe(update.summary);
    expect(await stored()).toEqual(["library"]);
  });
});
