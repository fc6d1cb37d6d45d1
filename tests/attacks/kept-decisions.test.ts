import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type ToolgateClient, waitForActive } from "../../scripts/toolgate-client.ts";
import { type Files, serveFiles } from "../integration/imports/serve-files.ts";
import { connectorClient, libraryDocument, overlayOf } from "../integration/overlay-setting.ts";
import { startToolgate, type Toolgate } from "../integration/start-toolgate.ts";
import type { Failure } from "../integration/tools-client.ts";

const SPEC = "/openapi.json";
type Item = Record<string, Record<string, unknown>>;
type Connector = ReturnType<typeof connectorClient>;

let files: Files;
let toolgate: Toolgate;
let owner: ToolgateClient;
let path: string;
let byOwner: Connector;
let byKey: Connector;

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

const current = () => libraryDocument({ server: files.url });
const books = () => current().paths["/books"] as unknown as Item;
/** A source that honours validators, as real ones do. */
function serve(document: object, etag: string): void {
  files.answers.set(SPEC, ({ headers }, response) => {
    const isKnown = headers["if-none-match"] === etag;
    response.writeHead(isKnown ? 304 : 200, { "content-type": "application/json", etag });
    response.end(isKnown ? undefined : JSON.stringify(document));
  });
}
const withBooks = (get: object) => libraryDocument({ server: files.url, paths: { "/books": { get } } });
const added = () =>
  libraryDocument({
    server: files.url,
    version: "2",
    paths: { "/branches": { get: { operationId: "listBranches", responses: { 200: { description: "" } } } } },
  });
function withoutSearch() {
  const { "/books/search": _, ...paths } = current().paths;
  return { ...current(), info: { title: current().info.title, version: "2" }, paths };
}

beforeEach(async () => {
  owner = (await toolgate.newPerson()).client;
  const made = await owner.call<{ key: string }>("POST", "/functions/v1/api-keys", {
    name: "k",
    scopes: ["connectors:write", "agent:query"],
  });
  serve(current(), '"one"');
  const sent = { url: files.url + SPEC, choose: { kind: "openapi" } };
  const { status, body } = await owner.call<{ connector_id: string }>(
    "POST",
    "/functions/v1/connectors/import",
    sent,
  );
  expect(status).toBe(201);
  const id = body.connector_id;
  path = `/functions/v1/connectors/${id}`;
  await waitForActive(owner, id);
  byOwner = connectorClient(owner, id);
  byKey = connectorClient(toolgate.as(made.body.key), id);
});

const check = async () => (await owner.call<{ outcome: string } & Failure>("POST", `${path}/sync`)).body;
const settings = (body: object) => owner.call("PATCH", `${path}/sync`, body);
const ids = async () => (await byOwner.operations()).operations.map(({ operation_id }) => operation_id);
const hasProposal = async () =>
  (await owner.call<{ versions: { state: string }[] }>("GET", `${path}/versions`)).body.versions.some(
    ({ state }) => state === "proposed",
  );

describe("a decision that makes an operation stricter", () => {
  it.each<[attempt: string, get: () => object]>([
    ["another description", () => ({ ...books()["get"], description: "Only looks books up" })],
    ["another summary", () => ({ ...books()["get"], summary: "Look books up" })],
    ["that it reads", () => ({ ...books()["get"], "x-side-effect": "read" })],
    [
      "an optional argument",
      () => ({
        ...books()["get"],
        parameters: [
          ...((books()["get"]?.["parameters"] ?? []) as object[]),
          { name: "genre", in: "query", schema: { type: "string" } },
        ],
      }),
    ],
  ])("is kept when the source states %s, also applied by itself", async (_, get) => {
    await settings({ auto_apply: "compatible" });
    const decided = await owner.call("PATCH", `${path}/operations`, {
      operation_id: "findBooks",
      side_effect: "write",
    });
    expect(decided.status).toBe(200);
    serve(withBooks(get()), '"two"');
    expect(["applied", "proposed"]).toContain((await check()).outcome);
    expect((await byOwner.operation("findBooks"))?.side_effect).toBe("write");
  });
});

describe("a hold, and the proposal that it waits for", () => {
  beforeEach(async () => {
    await settings({ on_breaking: "hold" });
    serve(withoutSearch(), '"two"');
    expect((await check()).outcome).toBe("proposed");
  });

  it.each<[attempt: string, act: () => Promise<unknown>]>([
    ["a key uploads the same document", () => byKey.put(current())],
    ["a key uploads another document", () => byKey.put(added())],
    [
      "an overlay disables the operation and enables it again",
      async () => {
        const disabled = await byOwner.putOverlay(
          overlayOf([{ target: "$.paths['/books/search'].post", update: { "x-enabled": false } }]),
        );
        expect([disabled.status, (await ids()).includes("searchBooks")]).toEqual([200, false]);
        return byOwner.putOverlay(overlayOf([]));
      },
    ],
    [
      "a key's overlay disables the operation and enables it again",
      async () => {
        const target = "$.paths['/books/search'].post";
        await byKey.putOverlay(overlayOf([{ target, update: { "x-enabled": false } }]));
        return byKey.putOverlay(overlayOf([]));
      },
    ],
  ])("stay when %s", async (_, act) => {
    await act();
    expect(await hasProposal()).toBe(true);
    // A key may have been refused to enable what it disabled: then the operation cannot be called at all.
    if (!(await ids()).includes("searchBooks"))
      return expect((await byOwner.overlay()).actions).toHaveLength(1);
    const run = await byOwner.run("searchBooks", {});
    expect(run.body).toMatchObject({
      error_code: "CONFLICT",
      technical_details: { reason: "tool_changed" },
    });
  });
});

describe("what the owner took back, or replaced, is not lost", () => {
  it("a restored version stays under auto_apply, and the newer one is proposed although its validator is known", async () => {
    await settings({ auto_apply: "compatible" });
    serve(added(), '"two"');
    expect((await check()).outcome).toBe("applied");
    const restored = await owner.call("POST", `${path}/versions/1`, { action: "restore" });
    expect(restored.status).toBe(200);
    for (let round = 0; round < 3; round++) {
      const { outcome } = await check();
      expect(outcome).toBe(round === 0 ? "proposed" : "unchanged");
      expect(await ids()).not.toContain("listBranches");
      expect(await hasProposal()).toBe(true);
    }
  });

  it("a proposal returns after an upload by its owner, although its validator is known", async () => {
    serve(withoutSearch(), '"two"');
    expect((await check()).outcome).toBe("proposed");
    expect((await byOwner.put(added())).status).toBe(200);
    expect((await check()).outcome).toBe("proposed");
    expect(await hasProposal()).toBe(true);
  });
});
