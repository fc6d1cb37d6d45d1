import process from "node:process";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ToolgateClient } from "../../scripts/toolgate-client.ts";
import { waitForActive } from "../../scripts/toolgate-client.ts";
import { type Files, serveFiles } from "./imports/serve-files.ts";
import { connectorClient, libraryDocument, overlayOf } from "./overlay-setting.ts";
import { startToolgate, type Toolgate } from "./start-toolgate.ts";
import type { Failure } from "./tools-client.ts";

let files: Files;
let toolgate: Toolgate;
let owner: ToolgateClient;
let key: ToolgateClient;
let id: string;
let path: string;
let connector: ReturnType<typeof connectorClient>;

const SPEC = "/openapi.json";

beforeAll(async () => {
  files = await serveFiles((_, response) => {
    response.writeHead(200, { "content-type": "application/json" }).end('{"ok":true}');
  });
  toolgate = await startToolgate({ upstreams: [files.url] });
});
afterAll(async () => {
  await toolgate?.stop();
  await files?.close();
});

type Document = ReturnType<typeof libraryDocument>;
type Item = Record<string, Record<string, unknown>>;

const current = () => libraryDocument({ server: files.url });
const serve = (document: object, headers = {}) => files.put(SPEC, JSON.stringify(document), headers);

/** The document with one path replaced; undefined removes it. */
function withPath(name: string, item: Item | undefined, version = "2"): Document {
  const document = libraryDocument({ server: files.url, version });
  const paths: Record<string, unknown> = { ...document.paths, [name]: item };
  if (item === undefined) delete paths[name];
  return { ...document, paths: paths as Document["paths"] };
}

const operation = (operationId: string, more: object = {}) => ({
  operationId,
  responses: { 200: { description: "" } },
  ...more,
});
const ADDED = () => withPath("/branches", { get: operation("listBranches") });
/** One operation more, one less, one with a new optional argument, one with a new required one. */
function MIXED(): Document {
  const document = withPath("/branches", { get: operation("listBranches") });
  const paths = document.paths as unknown as Record<string, Record<string, Record<string, unknown>>>;
  delete paths["/books/search"];
  const find = paths["/books"]?.["get"] as { parameters: object[] };
  find.parameters.push({ name: "sort", in: "query", schema: { type: "string" } });
  const lend = paths["/loans"]?.["post"] as { parameters?: object[] };
  lend.parameters = [{ name: "reader", in: "query", required: true, schema: { type: "string" } }];
  return document;
}
const BREAKING = () => withPath("/books/search", undefined);

beforeEach(async () => {
  files.answers.clear();
  files.received.length = 0;
  const person = await toolgate.newPerson();
  owner = person.client;
  const made = await owner.call<{ key: string }>("POST", "/functions/v1/api-keys", {
    name: "k",
    scopes: ["connectors:write", "agent:query"],
  });
  key = toolgate.as(made.body.key);
  serve(current(), { etag: '"one"' });
  const imported = await owner.call<{ connector_id: string } & Failure>(
    "POST",
    "/functions/v1/connectors/import",
    {
      url: files.url + SPEC,
      choose: { kind: "openapi" },
    },
  );
  expect([imported.status, imported.body.error_message]).toEqual([201, undefined]);
  id = imported.body.connector_id;
  path = `/functions/v1/connectors/${id}`;
  await waitForActive(owner, id);
  connector = connectorClient(owner, id);
});

interface Outcome extends Failure {
  outcome: string;
  version?: number;
  counts?: Record<string, number>;
  warnings?: { pointer: string; message: string }[];
}
interface Versions {
  source: {
    every: string;
    outcome: string | null;
    error: string | null;
    failures: number;
    next_check_at: string | null;
  };
  versions: { version: number; state: string; origin: string; api_version: string; counts: object }[];
}

const check = () => owner.call<Outcome>("POST", `${path}/sync`);
const versions = async () => (await owner.call<Versions>("GET", `${path}/versions`)).body;
const states = async () =>
  (await versions()).versions.map(({ version, state, origin }) => `${version} ${state} ${origin}`);
const decide = (version: number | undefined, action: string, client = owner) =>
  client.call<Failure & { warnings: object[] }>("POST", `${path}/versions/${version}`, { action });
const settings = (body: object) => owner.call<Versions["source"] & Failure>("PATCH", `${path}/sync`, body);
const ids = async () => (await connector.operations()).operations.map(({ operation_id }) => operation_id);

describe("a check of the source", () => {
  it("asks with the validators of the last version", async () => {
    files.answers.set(SPEC, ({ headers }, response) => {
      response.writeHead(headers["if-none-match"] === '"one"' ? 304 : 500).end();
    });
    expect((await check()).body.outcome).toBe("unchanged");
    expect(await states()).toEqual(["1 current upload"]);
  });

  it("proposes a new version and changes nothing", async () => {
    serve(BREAKING());
    const { body } = await check();
    expect(body).toMatchObject({ outcome: "proposed", version: 2, counts: { removed: 1 } });
    expect(await states()).toEqual(["2 proposed source", "1 current upload"]);
    expect(await ids()).toContain("searchBooks");
    expect((await connector.run("searchBooks", {})).body.status).not.toBe("FAILURE");
    expect((await check()).body).toMatchObject({ outcome: "proposed", version: 2 });
  });

  it("lists the differences and who uses what breaks", async () => {
    const agent = { agent_id: "desk", tools: [{ name: "searchBooks", side_effect: "write" }] };
    const stored = await owner.call("PUT", "/functions/v1/agents/desk", agent);
    expect(stored.status).toBeLessThan(300);
    serve(BREAKING());
    const { body } = await check();
    const version = await owner.call<{ differences: object[]; used_by: object[] }>(
      "GET",
      `${path}/versions/${body.version}`,
    );
    expect(version.body.differences).toMatchObject([
      { kind: "removed", operation_id: "searchBooks", operation: "POST /books/search" },
    ]);
    expect(version.body.used_by).toMatchObject([{ operation_id: "searchBooks", agents: ["desk"] }]);
  });

  it("applies compatible versions if the owner chose so, with the overlay", async () => {
    await settings({ auto_apply: "compatible" });
    await connector.putOverlay(overlayOf([{ target: "$.paths['/books'].get", update: { summary: "Mine" } }]));
    serve(ADDED());
    expect((await check()).body).toMatchObject({ outcome: "applied", counts: { added: 1 } });
    expect(await ids()).toContain("listBranches");
    expect((await connector.operation("findBooks"))?.summary).toBe("Mine");
    expect(await states()).toEqual(["2 current source", "1 earlier upload"]);
    serve(BREAKING());
    expect((await check()).body.outcome).toBe("proposed");
  });

  it("applies the compatible changes of a version that also breaks operations, and proposes the rest", async () => {
    await settings({ auto_apply: "compatible", on_breaking: "hold" });
    await connector.putOverlay(overlayOf([{ target: "$.paths['/books'].get", update: { summary: "Mine" } }]));
    serve(MIXED(), { etag: '"two"' });
    const { body } = await check();
    expect(body).toMatchObject({
      outcome: "applied_partly",
      version: 2,
      counts: { removed: 1, breaking: 1, added: 1, compatible: 1 },
      applied: { added: 1, compatible: 1 },
    });
    expect(await states()).toEqual(["3 current source", "2 proposed source", "1 earlier upload"]);
    expect((await ids()).sort()).toEqual([
      "findBooks",
      "lendBook",
      "listBranches",
      "purgeFees",
      "searchBooks",
    ]);
    const find = await connector.operation("findBooks");
    expect([find?.summary, Object.keys(find?.input_schema.properties ?? {})]).toEqual([
      "Mine",
      ["author", "branch", "page_size", "sort"],
    ]);
    expect((await connector.operation("lendBook"))?.input_schema.required).not.toContain("reader");
    const left = await owner.call<{ differences: object[]; counts: object }>("GET", `${path}/versions/2`);
    expect(left.body).toMatchObject({ state: "proposed", counts: { removed: 1, breaking: 1 } });
    // The others wait, and their calls are refused as the owner chose.
    for (const [id, args] of [
      ["searchBooks", {}],
      ["lendBook", { isbn: "1", desk: "2" }],
    ] as const)
      expect((await connector.run(id, args)).body).toMatchObject({ error_code: "CONFLICT" });
    expect((await connector.run("findBooks", { branch: "north", sort: "title" })).body.ok).toBe(true);

    // The next check neither applies nor proposes anything again, with validators of the source and without.
    files.answers.set(SPEC, ({ headers }, response) => {
      response.writeHead(headers["if-none-match"] === '"two"' ? 304 : 500).end();
    });
    expect((await check()).body.outcome).toBe("unchanged");
    files.answers.clear();
    serve(MIXED());
    expect((await check()).body).toMatchObject({
      outcome: "proposed",
      version: 2,
      counts: { removed: 1, breaking: 1 },
    });
    expect(await states()).toEqual(["3 current source", "2 proposed source", "1 earlier upload"]);

    expect((await decide(2, "accept")).status).toBe(200);
    expect((await ids()).sort()).toEqual(["findBooks", "lendBook", "listBranches", "purgeFees"]);
    expect((await connector.operation("lendBook"))?.input_schema.required).toContain("reader");
    expect((await check()).body.outcome).toBe("unchanged");
  });

  it("applies the compatible changes of a waiting version once the owner chose so, and of a rejected one never", async () => {
    serve(MIXED(), { etag: '"two"' });
    expect((await check()).body.outcome).toBe("proposed");
    await settings({ auto_apply: "compatible" });
    expect((await check()).body).toMatchObject({ outcome: "applied_partly", version: 2 });
    expect(await ids()).toContain("listBranches");
    expect((await decide(1, "restore")).status).toBe(200);
    const { body } = await check();
    expect(body.outcome).toBe("proposed");
    await decide(body.version, "reject");
    await settings({ auto_apply: "compatible" });
    expect((await check()).body.outcome).toBe("rejected_before");
    expect(await ids()).not.toContain("listBranches");
  });

  it("proposes a version as a whole if its compatible changes cannot be separated or it looks like another API", async () => {
    await settings({ auto_apply: "compatible" });
    const renamed = MIXED();
    serve({ ...renamed, info: { ...renamed.info, title: "Another library" } });
    expect((await check()).body.outcome).toBe("proposed");
    serve({ ...renamed, security: [] });
    expect((await check()).body).toMatchObject({ outcome: "proposed", counts: { added: 1 } });
    expect(await ids()).not.toContain("listBranches");
    const { versions: listed } = await versions();
    const version = listed.find(({ state }) => state === "proposed")?.version;
    const refused = await decide(version, "accept_compatible");
    expect([refused.status, refused.body.error_message]).toEqual([
      409,
      expect.stringContaining("cannot be applied on their own"),
    ]);
  });

  it("withdraws a proposal when the source returns to the current version", async () => {
    serve(BREAKING());
    await check();
    serve(current());
    expect((await check()).body.outcome).toBe("unchanged");
    expect(await states()).toEqual(["1 current upload"]);
  });
});

describe("a proposal", () => {
  it("is accepted, and the earlier version restored", async () => {
    serve(BREAKING());
    const { body } = await check();
    expect((await decide(body.version, "accept")).status).toBe(200);
    expect(await ids()).not.toContain("searchBooks");
    expect(await states()).toEqual(["3 current source", "1 earlier upload"]);
    expect((await decide(1, "restore")).status).toBe(200);
    expect(await ids()).toContain("searchBooks");
    expect((await states())[0]).toBe("4 current restore");
    const audit = await owner.call<{ operation_id: string }[]>(
      "GET",
      `/rest/v1/audit_log?select=operation_id&phase=eq.decision&order=seq`,
      undefined,
      {
        apikey: toolgate.stack.publishableKey,
      },
    );
    expect(audit.body.map(({ operation_id }) => operation_id)).toEqual([
      "connector/propose",
      "connector/accept",
      "connector/restore",
    ]);
  });

  it("is rejected for good", async () => {
    serve(BREAKING());
    const { body } = await check();
    expect((await decide(body.version, "reject")).status).toBe(200);
    expect(await ids()).toContain("searchBooks");
    expect((await check()).body.outcome).toBe("rejected_before");
    expect((await decide(body.version, "accept")).body.error_code).toBe("CONFLICT");
    serve(ADDED());
    expect((await check()).body.outcome).toBe("proposed");
  });

  it("that breaks an operation refuses its calls if the owner chose so, as a changed tool of an MCP server does", async () => {
    await settings({ on_breaking: "hold" });
    serve(BREAKING());
    const { body } = await check();
    const run = await connector.run("searchBooks", {});
    expect(run.body).toMatchObject({
      error_code: "CONFLICT",
      technical_details: { reason: "tool_changed", version: body.version },
    });
    expect((await connector.run("findBooks", { branch: "n" })).body.error_code).toBeUndefined();
    await settings({ on_breaking: "keep" });
    expect((await connector.run("searchBooks", {})).body.error_code).not.toBe("CONFLICT");
    await settings({ on_breaking: "hold" });
    await decide(body.version, "reject");
    expect((await connector.run("searchBooks", {})).body.error_code).not.toBe("CONFLICT");
  });

  it("that sends calls elsewhere deletes the secrets when it is accepted, not before", async () => {
    const locked = (server: string) =>
      libraryDocument({
        server,
        extra: {
          "x-auth-type": "api-key",
          "x-required-secrets": [{ secret_id: "token", description: "Token", vault_key_name: "library" }],
          components: { securitySchemes: { token: { type: "apiKey", in: "header", name: "x-token" } } },
          security: [{ token: [] }],
        },
      });
    await connector.put(locked(files.url));
    await owner.call("POST", "/functions/v1/secrets/vault", {
      connector_id: id,
      secrets: { token: "canary-91" },
    });
    const secrets = async () =>
      (await owner.call<{ secrets_stored: string[] }>("GET", path)).body.secrets_stored;
    await settings({ auto_apply: "compatible" });
    serve(locked("http://127.0.0.1:9"));
    const { body } = await check();
    expect([body.outcome, body.warnings?.[0]?.pointer]).toEqual(["proposed", "/servers"]);
    expect(await secrets()).toEqual(["library"]);
    expect((await decide(body.version, "accept")).body.warnings).not.toEqual([]);
    expect(await secrets()).toEqual([]);
  });
});

describe("a source that fails", () => {
  const big = () => {
    const many = Object.fromEntries(
      Array.from({ length: 900 }, (_, i) => [
        `/p${i}`,
        { get: operation(`p${i}`, { description: "x".repeat(300) }) },
      ]),
    );
    return libraryDocument({ server: files.url, paths: many });
  };

  it.each<[string, () => void, string]>([
    [
      "404",
      () => files.answers.set(SPEC, (_, response) => void response.writeHead(404).end("no")),
      "API_ERROR",
    ],
    [
      "500",
      () => files.answers.set(SPEC, (_, response) => void response.writeHead(500).end("no")),
      "API_ERROR",
    ],
    [
      "a page",
      () => files.put(SPEC, "<html><title>Sign in</title></html>", { "content-type": "text/html" }),
      "",
    ],
    ["half a document", () => files.put(SPEC, JSON.stringify(current()).slice(0, 900)), ""],
    ["an empty answer", () => files.put(SPEC, ""), ""],
    [
      "a broken connection",
      () => files.answers.set(SPEC, (_, response) => void response.destroy()),
      "API_ERROR",
    ],
    ["no operations", () => serve({ ...current(), paths: {} }), "INVALID_OPENAPI"],
    [
      "a redirect to a private address",
      () =>
        files.answers.set(
          SPEC,
          (_, response) => void response.writeHead(302, { location: "http://169.254.169.254/" }).end(),
        ),
      "EGRESS_BLOCKED",
    ],
  ])("with %s changes nothing and is recorded", async (_, fail, code) => {
    await settings({ every: "hourly", auto_apply: "compatible" });
    fail();
    const { status, body } = await check();
    expect(status).toBeGreaterThanOrEqual(400);
    if (code !== "") expect(body.error_code).toBe(code);
    const { source } = await versions();
    expect([source.outcome, source.failures, source.error === null]).toEqual(["failed", 1, false]);
    expect(await states()).toEqual(["1 current upload"]);
    expect((await connector.run("findBooks", { branch: "n" })).body.error_code).toBeUndefined();
    serve(ADDED());
    expect((await check()).body.outcome).toBe("applied");
    expect((await versions()).source.failures).toBe(0);
  });

  it.each<[string, () => object]>([
    ["another API", () => libraryDocument({ server: files.url, title: "Casino", paths: {} })],
    ["a document ten times as large", big],
  ])("with %s is only a proposal", async (_, document) => {
    await settings({ auto_apply: "compatible" });
    serve(document());
    const { body } = await check();
    expect([body.outcome, body.warnings?.length]).toEqual(["proposed", 1]);
    expect((await connector.operations()).operations).toHaveLength(4);
  });

  it("by changing back and forth keeps a bounded number of versions", async () => {
    await settings({ auto_apply: "compatible" });
    for (let round = 0; round < 14; round++) {
      serve(libraryDocument({ server: files.url, version: `r${round}` }));
      expect((await check()).body.outcome).toBe("applied");
    }
    expect((await versions()).versions).toHaveLength(11);
  });
});

describe("the schedule", () => {
  it("checks sources that are due, once, and later again", async () => {
    await settings({ every: "daily", auto_apply: "compatible" });
    serve(ADDED());
    const { source } = await versions();
    expect(new Date(source.next_check_at ?? 0).getTime() - Date.now()).toBeGreaterThan(23 * 3_600_000);
    await toolgate.stack.sql(
      `update private.source_checks set next_check_at = now() where connector_id = '${id}'`,
    );
    await expect.poll(async () => (await versions()).source.outcome, { timeout: 20_000 }).toBe("applied");
    expect(await ids()).toContain("listBranches");
  });

  it("needs a source", async () => {
    const { body } = await owner.call<{ connector_id: string }>(
      "POST",
      "/functions/v1/connectors/upload",
      current(),
    );
    const other = `/functions/v1/connectors/${body.connector_id}/sync`;
    expect((await owner.call("PATCH", other, { every: "daily" })).status).toBe(400);
    expect((await owner.call("POST", other)).status).toBe(400);
  });
});

describe("checks, uploads and overlays at the same time", () => {
  it("leave one whole version with its overlay", async () => {
    await settings({ auto_apply: "compatible" });
    serve(ADDED());
    const summaries = ["A", "B"];
    const answers = await Promise.all([
      check(),
      check(),
      ...summaries.map((summary) =>
        connector.putOverlay(overlayOf([{ target: "$.paths['/books'].get", update: { summary } }])),
      ),
      connector.put(libraryDocument({ server: files.url, version: "uploaded" })),
    ]);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const { versions: listed } = await versions();
    expect(listed.filter(({ state }) => state === "current")).toHaveLength(1);
    const [action] = (await connector.overlay()).actions as { update: { summary: string } }[];
    expect((await connector.operation("findBooks"))?.summary).toBe(action?.update.summary ?? "Find books");
    const stored = await toolgate.stack.sql(
      `select full_schema_json -> 'paths' -> '/branches' is not null as has from public.connectors where connector_id = '${id}'`,
    );
    expect(JSON.stringify(stored).includes('"has":true')).toBe((await ids()).includes("listBranches"));
  });

  it("change nothing if storing fails half way", async () => {
    await toolgate.stack.sql(`create function private.fail_now() returns trigger language plpgsql as $$ begin
      if new.operation_id = 'listBranches' then raise exception 'stopped'; end if; return new; end $$`);
    await toolgate.stack.sql(
      "create trigger fail_now after insert on public.tools for each row execute function private.fail_now()",
    );
    try {
      await settings({ auto_apply: "compatible" });
      serve(ADDED());
      expect((await check()).status).toBe(500);
    } finally {
      await toolgate.stack.sql("drop function private.fail_now() cascade");
    }
    expect(await states()).toEqual(["1 current upload"]);
    expect(await ids()).not.toContain("listBranches");
    expect((await check()).body.outcome).toBe("applied");
  });
});

describe("accepting a proposal", () => {
  /** A version with one operation more and one less, proposed, and an override of one that both have. */
  async function propose(): Promise<number> {
    await connector.putOverlay(overlayOf([{ target: "$.paths['/books'].get", update: { summary: "Mine" } }]));
    const next = ADDED();
    delete (next.paths as Record<string, unknown>)["/books/search"];
    serve(next);
    const { body } = await check();
    expect(body.outcome).toBe("proposed");
    return body.version ?? 0;
  }
  const BEFORE = ["findBooks", "lendBook", "purgeFees", "searchBooks"];
  const AFTER = ["findBooks", "lendBook", "listBranches", "purgeFees"];

  it("many times at once takes effect once; the other requests get CONFLICT", async () => {
    const version = await propose();
    const answers = await Promise.all(Array.from({ length: 6 }, () => decide(version, "accept")));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    for (const { status, body } of answers) if (status === 409) expect(body.error_code).toBe("CONFLICT");
    expect((await states()).map((state) => state.slice(2))).toEqual(["current source", "earlier upload"]);
    expect((await ids()).sort()).toEqual(AFTER);
    expect((await connector.operation("findBooks"))?.summary).toBe("Mine");
  });

  it("killed at any moment, leaves the old or the new version whole, and can be repeated", async () => {
    let completed = 0;
    for (const moment of [0, 15, 30, 50, 80]) {
      const version = await propose();
      const accepting = decide(version, "accept").catch(() => undefined);
      await new Promise((done) => setTimeout(done, moment));
      killFunctions();
      await accepting;
      await waitForFunctions();
      const [latest] = (await versions()).versions;
      expect(["proposed", "current"]).toContain(latest?.state);
      expect((await ids()).sort(), `killed after ${moment} ms`).toEqual(
        latest?.state === "current" ? AFTER : BEFORE,
      );
      expect((await connector.operation("findBooks"))?.summary).toBe("Mine");
      if (latest?.state === "current") completed++;
      else await decideAgain(version, "accept");
      expect((await ids()).sort()).toEqual(AFTER);
      // Back to the first version for the next round.
      expect((await connector.put(current())).status).toBe(200);
      expect((await ids()).sort()).toEqual(BEFORE);
    }
    expect(completed).toBeLessThan(5);
  });
});

describe("applying the compatible changes of a proposal", () => {
  const BEFORE = ["findBooks", "lendBook", "purgeFees", "searchBooks"];
  const WITH_ADDED = ["findBooks", "lendBook", "listBranches", "purgeFees", "searchBooks"];

  it("is a decision of the owner, takes effect once, and leaves the rest waiting", async () => {
    serve(MIXED());
    const { body } = await check();
    expect((await decide(body.version, "accept_compatible", key)).status).toBe(403);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => decide(body.version, "accept_compatible")),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect((await ids()).sort()).toEqual(WITH_ADDED);
    expect((await states()).map((state) => state.slice(2))).toEqual([
      "current source",
      "proposed source",
      "earlier upload",
    ]);
    const again = await decide(body.version, "accept_compatible");
    expect([again.status, again.body.error_message]).toEqual([
      409,
      "This version has no compatible changes.",
    ]);
    await decide(body.version, "reject");
    expect((await ids()).sort()).toEqual(WITH_ADDED);
    expect((await decide(body.version, "accept_compatible")).status).toBe(409);
  });

  describe("of a document that is too large for one request", () => {
    /** The document with 1.5 MB of schemas. */
    const large = (document: Document) => ({
      ...document,
      components: {
        schemas: Object.fromEntries(
          Array.from({ length: 150 }, (_, index) => [
            `Large${index}`,
            { type: "object", description: `${index} `.repeat(2_500) },
          ]),
        ),
      },
    });
    const uploads = async () => {
      const sql =
        "select count(*)::int as count from private.uploads u join public.connectors c on c.user_id = u.user_id where c.connector_id = $1";
      return (await toolgate.stack.sql<{ count: number }>(sql, [id]))[0]?.count;
    };

    beforeEach(async () => {
      expect((await connector.put(large(current()) as unknown as Document)).status).toBe(200);
    });

    it("happens by itself if the owner chose so, with the overlay, and leaves the rest waiting", async () => {
      await settings({ auto_apply: "compatible" });
      await connector.putOverlay(
        overlayOf([{ target: "$.paths['/books'].get", update: { summary: "Mine" } }]),
      );
      serve(large(MIXED()));
      expect((await check()).body).toMatchObject({
        outcome: "applied_partly",
        counts: { removed: 1, breaking: 1, added: 1, compatible: 1 },
        applied: { added: 1, compatible: 1 },
      });
      expect((await ids()).sort()).toEqual(WITH_ADDED);
      expect((await connector.operation("findBooks"))?.summary).toBe("Mine");
      expect((await connector.operation("lendBook"))?.input_schema.required).not.toContain("reader");
      expect((await states()).map((state) => state.slice(2))).toContain("proposed source");
      expect(await uploads()).toBe(0);
    });

    it("takes effect once, also if it is asked for at the same time", async () => {
      serve(large(MIXED()));
      const { body } = await check();
      const answers = await Promise.all(
        Array.from({ length: 3 }, () => decide(body.version, "accept_compatible")),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      expect((await ids()).sort()).toEqual(WITH_ADDED);
      expect(await uploads()).toBe(0);
      const again = await decide(body.version, "accept_compatible");
      expect(again.body.error_message).toBe("This version has no compatible changes.");
      expect(await uploads()).toBe(0);
    });

    it("compiles nothing if no change is compatible", async () => {
      const { sql } = toolgate.stack;
      await sql("create table private.seen_steps (step text not null)");
      await sql(
        "create function private.see_step() returns trigger language plpgsql security definer set search_path = '' as $$ begin insert into private.seen_steps values (coalesce(new.state ->> 'step', 'none')); return new; end $$",
      );
      await sql(
        "create trigger see_step after insert or update on private.uploads for each row execute function private.see_step()",
      );
      serve(large(withPath("/books/search", undefined)));
      const { body } = await check();
      await sql("delete from private.seen_steps");
      const refused = await decide(body.version, "accept_compatible");
      const steps = await sql<{ step: string }>("select distinct step from private.seen_steps");
      await sql("drop function private.see_step cascade");
      await sql("drop table private.seen_steps");
      expect([refused.status, refused.body.error_message]).toEqual([
        409,
        "This version has no compatible changes.",
      ]);
      expect(steps.length).toBeGreaterThan(0);
      for (const { step } of steps) expect(["annotate", "check"]).toContain(step);
      expect(await uploads()).toBe(0);
    });

    it("is refused if the changes cannot be separated", async () => {
      serve(large({ ...MIXED(), security: [] } as Document));
      const { body } = await check();
      const refused = await decide(body.version, "accept_compatible");
      expect([refused.status, refused.body.error_message]).toEqual([
        409,
        expect.stringContaining("cannot be applied on their own"),
      ]);
      expect(await uploads()).toBe(0);
    });
  });

  it("killed at any moment, leaves one whole version and the proposal, and can be repeated", async () => {
    for (const moment of [0, 20, 45, 75]) {
      serve(MIXED());
      const { body } = await check();
      expect(body.outcome).toBe("proposed");
      const applying = decide(body.version, "accept_compatible").catch(() => undefined);
      await new Promise((done) => setTimeout(done, moment));
      killFunctions();
      await applying;
      await waitForFunctions();
      const listed = (await versions()).versions.filter(
        ({ state }) => state === "proposed" || state === "current",
      );
      expect(listed.map(({ state }) => state).sort(), `${moment} ms`).toEqual(["current", "proposed"]);
      const names = (await ids()).sort();
      expect([BEFORE, WITH_ADDED]).toContainEqual(names);
      if (names.length === BEFORE.length) await decideAgain(body.version, "accept_compatible");
      expect((await ids()).sort()).toEqual(WITH_ADDED);
      expect((await connector.put(current())).status).toBe(200);
    }
  });
});

/** Both processes: decisions are carried out in the second one. */
function killFunctions(): void {
  const { functionsPid, sparePid } = toolgate.stack;
  for (const pid of [functionsPid(), sparePid()]) if (pid !== undefined) process.kill(pid, "SIGKILL");
}

/** The second process may still be starting again. */
async function decideAgain(version: number | undefined, action: string): Promise<void> {
  await expect.poll(async () => (await decide(version, action)).status, { timeout: 20_000 }).toBe(200);
}

async function waitForFunctions(): Promise<void> {
  await expect
    .poll(async () => (await fetch(`${toolgate.stack.url}/healthz`).catch(() => null))?.status)
    .toBe(200);
  await expect.poll(async () => (await owner.call("GET", `${path}/versions`)).status).toBe(200);
}

describe("who may decide", () => {
  it("is the signed-in owner: not a key, not another account", async () => {
    serve(BREAKING());
    const { body } = await check();
    expect((await decide(body.version, "accept", key)).status).toBe(403);
    expect((await key.call("PATCH", `${path}/sync`, { auto_apply: "compatible" })).status).toBe(403);
    const stranger = (await toolgate.newPerson()).client;
    for (const [method, suffix, sent] of [
      ["GET", "/versions", undefined],
      ["GET", "/versions/1", undefined],
      ["POST", `/versions/${body.version}`, { action: "accept" }],
      ["POST", "/sync", undefined],
      ["PATCH", "/sync", { every: "never" }],
    ] as const)
      expect((await stranger.call(method, path + suffix, sent)).status).toBe(404);
    expect(await ids()).toContain("searchBooks");
  });
});
