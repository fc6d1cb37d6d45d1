import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { waitForActive } from "../../scripts/toolgate-client.ts";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { connectorClient, libraryDocument, overlayOf, upload } from "./overlay-setting.ts";
import { startToolgate, type Toolgate } from "./start-toolgate.ts";
import type { Person } from "./tools-client.ts";

let api: Loopback;
let toolgate: Toolgate;
let owner: Person;
let id: string;
let connector: ReturnType<typeof connectorClient>;

beforeAll(async () => {
  api = await startLoopback((_, response) => answerJson(response, { data: { items: [{ isbn: "1" }] } }));
  toolgate = await startToolgate({ upstreams: [api.url] });
});
afterAll(async () => {
  await toolgate?.stop();
  await api?.close();
});
beforeEach(async () => {
  owner = await toolgate.newPerson();
  id = await upload(owner.client, libraryDocument({ server: api.url }));
  await waitForActive(owner.client, id);
  connector = connectorClient(owner.client, id);
  api.received.length = 0;
});

const searchNames = async (query: string) =>
  (
    await owner.client.call<{ tools: { operation_id: string }[] }>("POST", "/functions/v1/tools/search", {
      query,
    })
  ).body.tools.map(({ operation_id }) => operation_id);

const FIND = "$.paths['/books'].get";

describe("the overlay of a connector", () => {
  it("is empty at first, and is returned as it was put", async () => {
    expect(await connector.overlay()).toMatchObject({
      overlay: "1.0.0",
      actions: [],
      "x-toolgate": { revision: 0 },
    });
    const overlay = overlayOf([{ target: FIND, update: { summary: "Look up books" } }]);
    expect((await connector.putOverlay(overlay)).status).toBe(200);
    const stored = await connector.overlay();
    expect(stored).toMatchObject({ ...overlay, "x-toolgate": { revision: 1, conflicts: [] } });
    expect((await connector.operation("findBooks"))?.summary).toBe("Look up books");
    expect((await connector.putOverlay(stored)).status).toBe(200);
  });

  it("is accepted as YAML", async () => {
    const yaml = `overlay: 1.0.0\ninfo: {title: x, version: "1"}\nactions:\n  - target: ${FIND}\n    update: {summary: From YAML}\n`;
    const response = await fetch(`${toolgate.stack.url}/functions/v1/connectors/${id}/overlay`, {
      method: "PUT",
      headers: { authorization: `Bearer ${owner.token}`, "content-type": "application/yaml" },
      body: yaml,
    });
    expect(response.status).toBe(200);
    expect((await connector.operation("findBooks"))?.summary).toBe("From YAML");
  });

  it("sets defaults, fixes and hides arguments", async () => {
    const rules = { page_size: { default: 25 }, branch: { fixed: "north" }, author: { hidden: true } };
    expect(
      (await connector.putOverlay(overlayOf([{ target: FIND, update: { "x-arguments": rules } }]))).status,
    ).toBe(200);
    const schema = (await connector.operation("findBooks"))?.input_schema;
    expect(Object.keys(schema?.properties ?? {})).toEqual(["page_size"]);
    expect(schema?.required).toBeUndefined();
    await connector.run("findBooks", {});
    expect(api.received.at(-1)?.url).toBe("/books?branch=north&page_size=25");
    await connector.run("findBooks", { page_size: 3 });
    expect(api.received.at(-1)?.url).toBe("/books?branch=north&page_size=3");
    const sent = api.received.length;
    for (const args of [{ branch: "south" }, { author: "x" }]) {
      await connector.run("findBooks", args);
      for (const { url } of api.received.slice(sent)) expect(url).not.toMatch(/south|author/);
    }
  });

  it("fixes properties of a body", async () => {
    const update = { "x-arguments": { desk: { fixed: "7" }, days: { default: 14 } } };
    await connector.putOverlay(overlayOf([{ target: "$.paths['/loans'].post", update }]));
    await connector.run("lendBook", { isbn: "9" });
    expect(JSON.parse(api.received.at(-1)?.body ?? "{}")).toEqual({ isbn: "9", desk: "7", days: 14 });
  });

  it("selects a part of the answer and limits a call", async () => {
    const put = (update: object) => connector.putOverlay(overlayOf([{ target: FIND, update }]));
    await put({ "x-response-path": "data.items[0].isbn" });
    expect((await connector.run("findBooks", { branch: "n" })).body.result).toBe("1");
    await put({ "x-limits": { max_response_bytes: 5 } });
    const { body } = await connector.run("findBooks", { branch: "n" });
    expect(body).toMatchObject({ error_code: "API_ERROR", technical_details: { reason: "too_large" } });
    await put({ "x-limits": { calls_per_minute: 1 } });
    await connector.run("findBooks", { branch: "n" });
    expect((await connector.run("findBooks", { branch: "n" })).body.error_code).toBe("RATE_LIMITED");
  });

  it("makes an operation stricter", async () => {
    await connector.putOverlay(overlayOf([{ target: FIND, update: { "x-side-effect": "execute" } }]));
    expect(await connector.operation("findBooks")).toMatchObject({
      side_effect: "execute",
      document_effect: "execute",
    });
  });

  it("makes an operation less strict for the signed-in owner, until the operation changes", async () => {
    const action = { target: "$.paths['/books/search'].post", update: { "x-side-effect": "read" } };
    await connector.putOverlay(overlayOf([action]));
    expect(await connector.operation("searchBooks")).toMatchObject({
      side_effect: "read",
      document_effect: "write",
    });
    const same = libraryDocument({ server: api.url, version: "2" });
    await connector.put(same);
    expect((await connector.operation("searchBooks"))?.side_effect).toBe("read");
    const changed = {
      post: {
        operationId: "searchBooks",
        summary: "Search, and remember it",
        responses: { 200: { description: "" } },
      },
    };
    await connector.put(libraryDocument({ server: api.url, paths: { "/books/search": changed } }));
    expect((await connector.operation("searchBooks"))?.side_effect).toBe("write");
    const { actions, "x-toolgate": about } = await connector.overlay();
    expect([actions, about.conflicts]).toMatchObject([[action], [{ kind: "effect", target: "searchBooks" }]]);
    await connector.putOverlay(overlayOf([action]));
    expect((await connector.operation("searchBooks"))?.side_effect).toBe("read");
    await connector.putOverlay(overlayOf([]));
    expect((await connector.operation("searchBooks"))?.side_effect).toBe("write");
  });

  it("survives new versions, and what does not fit any more is a conflict that stays", async () => {
    const actions = [
      { target: FIND, update: { summary: "Mine" } },
      { target: "$.paths['/loans'].post", update: { "x-arguments": { desk: { fixed: "7" } } } },
      { target: "$.paths['/fees/purge']", remove: true },
    ];
    await connector.putOverlay(overlayOf(actions));
    const { paths, ...rest } = libraryDocument({ server: api.url, version: "2" });
    const { "/loans": _, ...kept } = paths as Record<string, { get?: object }>;
    const books = { get: { ...kept["/books"]?.get, summary: "Find all books" } };
    const next = { ...rest, paths: { ...kept, "/books": books } };
    expect((await connector.put(next)).status).toBe(200);
    const stored = await connector.overlay();
    expect(stored.actions).toEqual(actions);
    expect(stored["x-toolgate"].conflicts).toMatchObject([
      { action: 0, kind: "base_changed" },
      { action: 1, kind: "no_target" },
    ]);
    expect(
      (await connector.operations()).operations.map(
        ({ operation_id, summary }) => `${operation_id} ${summary}`,
      ),
    ).toEqual(["findBooks Mine", "searchBooks Search books by text"]);
    await connector.put(libraryDocument({ server: api.url, version: "3" }));
    expect((await connector.overlay())["x-toolgate"].conflicts).toEqual([]);
    await connector.run("lendBook", { isbn: "9" });
    expect(JSON.parse(api.received.at(-1)?.body ?? "{}")).toEqual({ isbn: "9", desk: "7" });
  });

  it("is not among the document that is stored", async () => {
    await connector.putOverlay(overlayOf([{ target: FIND, update: { summary: "Mine" } }]));
    await connector.putOverlay(overlayOf([]));
    expect((await connector.operation("findBooks"))?.summary).toBe("Find books");
  });
});

describe("groups of operations", () => {
  it.each([
    ["tag:loans", ["lendBook"]],
    ["writes", ["searchBooks", "lendBook", "purgeFees"]],
    ["path:/books*", ["findBooks", "searchBooks"]],
    ["path:*/purge", ["purgeFees"]],
    ["all", ["findBooks", "searchBooks", "lendBook", "purgeFees"]],
  ])("are disabled at import: %s", async (group, ids) => {
    const fresh = await upload(
      owner.client,
      libraryDocument({ server: api.url }),
      `?disable=${encodeURIComponent(group)}`,
    );
    const { disabled, operations } = await connectorClient(owner.client, fresh).operations();
    expect(disabled.map(({ operation_id }) => operation_id)).toEqual(ids);
    expect(operations.filter(({ operation_id }) => ids.includes(operation_id))).toEqual([]);
  });

  it("are neither found nor callable, and the ones that matter are enabled one by one", async () => {
    const tool = await connector.operation("lendBook");
    expect(await searchNames("lend a book")).toContain("lendBook");
    await connector.putOverlay(
      overlayOf([
        { target: "$", update: { "x-disabled": { all: true } } },
        { target: FIND, update: { "x-enabled": true } },
      ]),
    );
    expect((await connector.operations()).operations.map(({ operation_id }) => operation_id)).toEqual([
      "findBooks",
    ]);
    const run = await owner.client.call<{ error_code: string }>(
      "POST",
      `/functions/v1/tools/${tool?.tool_id}/run`,
      { arguments: {} },
    );
    expect([run.status, run.body.error_code]).toEqual([404, "NOT_FOUND"]);
    const named = await owner.client.call<{ status: string }>("POST", "/functions/v1/agent-query", {
      user_query: "lend a book",
      conversation_id: "c",
      tool: "lendBook",
      arguments: { isbn: "1", desk: "2" },
    });
    expect(named.body.status).toBe("FAILURE");
    expect(await searchNames("lend a book")).not.toContain("lendBook");
    expect(api.received).toEqual([]);
  });

  it("include operations that a later version adds", async () => {
    await connector.putOverlay(overlayOf([{ target: "$", update: { "x-disabled": { tags: ["fees"] } } }]));
    const added = {
      post: {
        operationId: "chargeFee",
        summary: "Charge a fee",
        tags: ["fees"],
        responses: { 200: { description: "" } },
      },
    };
    await connector.put(libraryDocument({ server: api.url, paths: { "/fees": added } }));
    expect((await connector.operations()).disabled.map(({ operation_id }) => operation_id)).toEqual([
      "purgeFees",
      "chargeFee",
    ]);
  });
});
