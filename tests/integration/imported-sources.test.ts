import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ToolgateClient } from "../../scripts/toolgate-client.ts";
import { targetOf } from "../../web/src/features/connectors/versions/edit-overlay.ts";
import { type Files, serveFiles } from "./imports/serve-files.ts";
import { connectorClient, libraryDocument, overlayOf } from "./overlay-setting.ts";
import { startToolgate, type Toolgate } from "./start-toolgate.ts";
import type { Failure } from "./tools-client.ts";

let files: Files;
let toolgate: Toolgate;
let owner: ToolgateClient;

beforeAll(async () => {
  files = await serveFiles();
  toolgate = await startToolgate({ upstreams: [files.url] });
});
afterAll(async () => {
  await toolgate?.stop();
  await files?.close();
});
beforeEach(async () => {
  files.answers.clear();
  files.received.length = 0;
  owner = (await toolgate.newPerson()).client;
});

/** The path of the connector. */
async function importFrom(path: string, kind: string, more: object = {}): Promise<string> {
  const sent = { url: files.url + path, choose: { kind }, ...more };
  const { status, body } = await owner.call<{ connector_id: string } & Failure>(
    "POST",
    "/functions/v1/connectors/import",
    sent,
  );
  expect([status, body.error_message]).toEqual([201, undefined]);
  return `/functions/v1/connectors/${body.connector_id}`;
}
const check = (connector: string) => owner.call<{ outcome: string } & Failure>("POST", `${connector}/sync`);

const schema = (...fields: string[]) => {
  const text = { kind: "SCALAR", name: "String" };
  const queries = fields.map((name) => ({ name, description: name, args: [], type: text }));
  const types = [{ kind: "OBJECT", name: "Query", fields: queries }, text];
  return JSON.stringify({ data: { __schema: { queryType: { name: "Query" }, types } } });
};

const document = (more: object) => JSON.stringify({ ...libraryDocument({ server: files.url }), ...more });

describe("a check reads the source as the import did", () => {
  it.each<[string, string, string, () => string, () => object]>([
    [
      "a GraphQL schema file, whose server is the endpoint",
      "/schema.json",
      "graphql",
      () => schema("trains"),
      () => ({ server: `${files.url}/graphql` }),
    ],
    [
      "a document without a server, with a stated one",
      "/openapi.json",
      "openapi",
      () => document({ servers: undefined }),
      () => ({ server: `${files.url}/v9` }),
    ],
    [
      "a document with another name",
      "/openapi.json",
      "openapi",
      () => document({}),
      () => ({ name: "City library" }),
    ],
  ])("%s is unchanged", async (_, path, kind, text, options) => {
    files.put(path, text());
    const connector = await importFrom(path, kind, options());
    files.received.length = 0;
    const { body } = await check(connector);
    expect([body.outcome, body.error_message]).toEqual(["unchanged", undefined]);
    expect(files.received.map(({ method, path: asked }) => `${method} ${asked}`)).toEqual([`GET ${path}`]);
  });

  it("a new field of a GraphQL schema file is proposed, with the endpoint that the import stated", async () => {
    files.put("/schema.json", schema("trains"));
    const connector = await importFrom("/schema.json", "graphql", { server: `${files.url}/graphql` });
    files.put("/schema.json", schema("trains", "stations"));
    expect((await check(connector)).body).toMatchObject({ outcome: "proposed", counts: { added: 1 } });
  });

  it("a GraphQL endpoint that is stated as its own server is introspected", async () => {
    files.answers.set("/graphql", ({ method, body }, response) => {
      const isQuery = method === "POST" && body.includes("__schema");
      response.writeHead(isQuery ? 200 : 400, { "content-type": "application/json" });
      response.end(isQuery ? schema("trains") : "{}");
    });
    const connector = await importFrom("/graphql", "graphql", { server: `${files.url}/graphql` });
    expect((await check(connector)).body.outcome).toBe("unchanged");
  });
});

describe("a check that fails for any reason", () => {
  interface Checks {
    source: { outcome: string | null; error: string | null; failures: number; next_check_at: string };
  }
  const settings = (connector: string, body: object) => owner.call("PATCH", `${connector}/sync`, body);
  const stateOf = async (connector: string) =>
    (await owner.call<Checks>("GET", `${connector}/versions`)).body.source;
  const hoursUntil = (time: string) => (new Date(time).getTime() - Date.now()) / 3_600_000;
  const idOf = (connector: string) => connector.split("/").at(-1);
  /** Claims the check as a worker does, and leaves it. */
  const claimAndDie = (connector: string) =>
    toolgate.stack.sql(`do $$ begin
      update private.source_checks set next_check_at = now() - interval '1 day' where connector_id = '${idOf(connector)}';
      perform service.claim_source_checks(1);
      update private.source_checks set started_at = now() - interval '11 minutes' where connector_id = '${idOf(connector)}';
    end $$`);

  it("an error of the database is recorded, without its text, and delays the next check", async () => {
    files.put("/openapi.json", document({}));
    const connector = await importFrom("/openapi.json", "openapi");
    await settings(connector, { every: "hourly" });
    files.put("/openapi.json", document({ info: { title: "Other", version: "2" } }));
    await toolgate.stack.sql(`create function private.fail_now() returns trigger language plpgsql as $$ begin
      raise exception 'canary-of-the-database'; end $$`);
    await toolgate.stack.sql(
      "create trigger fail_now before insert on private.document_versions for each row execute function private.fail_now()",
    );
    try {
      expect((await check(connector)).status).toBe(500);
      expect((await check(connector)).status).toBe(500);
    } finally {
      await toolgate.stack.sql("drop function private.fail_now() cascade");
    }
    const { outcome, failures, error, next_check_at } = await stateOf(connector);
    expect([outcome, failures]).toEqual(["failed", 2]);
    expect(error).not.toContain("canary");
    expect(hoursUntil(next_check_at)).toBeGreaterThan(3.9);
    expect((await check(connector)).body.outcome).toBe("proposed");
    expect((await stateOf(connector)).failures).toBe(0);
  });

  it("a killed process delays the next check, longer each time, and the owner sees it", async () => {
    files.put("/openapi.json", document({}));
    const connector = await importFrom("/openapi.json", "openapi");
    await settings(connector, { every: "hourly" });
    const delays: number[] = [];
    for (const round of [1, 2, 3]) {
      await claimAndDie(connector);
      const { outcome, failures, error, next_check_at } = await stateOf(connector);
      expect([outcome, failures]).toEqual(["failed", round]);
      expect(error).toContain("stopped");
      delays.push(Math.floor(hoursUntil(next_check_at) + 0.01));
    }
    expect(delays).toEqual([2, 4, 8]);
    expect((await check(connector)).body.outcome).toBe("unchanged");
    expect(await stateOf(connector)).toMatchObject({ outcome: "unchanged", error: null, failures: 0 });
  });
});

describe("overrides of operations whose path has a fragment", () => {
  interface Listed {
    operation_id: string;
    method: string;
    path: string;
    document_path?: string;
    summary: string;
  }
  interface Operations {
    operations: Listed[];
    disabled: Listed[];
  }

  it("concern the one operation that the UI names, also to disable it and to enable it again", async () => {
    files.put("/schema.json", schema("trains", "stations"));
    const path = await importFrom("/schema.json", "graphql", { server: `${files.url}/graphql` });
    const connector = connectorClient(owner, path.split("/").at(-1) ?? "");
    const listed = async () => (await owner.call<Operations>("GET", `${path}/operations`)).body;
    const find = async (id: string): Promise<Listed> => {
      const { operations, disabled } = await listed();
      const found = [...operations, ...disabled].find(({ operation_id }) => operation_id === id);
      if (found === undefined) throw new Error(`${id} is not listed`);
      return found;
    };
    const trains = await find("trains");
    expect([trains.path, trains.document_path]).toEqual(["/graphql", "/graphql#query.trains"]);
    const put = async (operation: Listed, update: object) => {
      const { status, body } = await connector.putOverlay(
        overlayOf([{ target: targetOf(operation), update }]),
      );
      expect([status, (body as Failure).error_message]).toEqual([200, undefined]);
    };
    await put(trains, { summary: "All trains" });
    expect([(await find("trains")).summary, (await find("stations")).summary]).toEqual([
      "All trains",
      "Stations",
    ]);
    await put(trains, { "x-enabled": false });
    expect((await listed()).disabled.map(({ operation_id }) => operation_id)).toEqual(["trains"]);
    expect(targetOf(await find("trains"))).toBe(targetOf(trains));
    await put(await find("trains"), { "x-enabled": true });
    expect((await listed()).disabled).toEqual([]);
  });
});
