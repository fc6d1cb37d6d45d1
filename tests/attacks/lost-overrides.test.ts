import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type ToolgateClient, waitForActive } from "../../scripts/toolgate-client.ts";
import { type Files, serveFiles } from "../integration/imports/serve-files.ts";
import { connectorClient, libraryDocument, overlayOf } from "../integration/overlay-setting.ts";
import { startToolgate, type Toolgate } from "../integration/start-toolgate.ts";

/** What the owner's overlay disables stays disabled, whatever a new version calls it, until its owner decides. */

const SPEC = "/openapi.json";

let files: Files;
let toolgate: Toolgate;
let owner: ToolgateClient;
let id: string;

beforeAll(async () => {
  files = await serveFiles();
  toolgate = await startToolgate({ upstreams: [files.url] });
});
afterAll(async () => {
  await toolgate?.stop();
  await files?.close();
});

type Operation = Record<string, unknown>;

/** The library, whose fees have the tag `fees`, with some members of the operation replaced. */
function write(more: Operation): object {
  const document = libraryDocument({ server: files.url });
  const paths = document.paths as unknown as Record<string, { get: Operation }>;
  const fees = paths["/fees/purge"];
  return { ...document, paths: { ...paths, "/fees/purge": { get: { ...fees?.get, ...more } } } };
}

beforeEach(async () => {
  owner = (await toolgate.newPerson()).client;
  files.put(SPEC, JSON.stringify(write({})));
  const imported = await owner.call<{ connector_id: string }>("POST", "/functions/v1/connectors/import", {
    url: files.url + SPEC,
    choose: { kind: "openapi" },
  });
  expect(imported.status).toBe(201);
  id = imported.body.connector_id;
  await waitForActive(owner, id);
});

const TARGETS: [by: string, action: object, more: Operation][] = [
  ["its tag", { target: "$", update: { "x-disabled": { tags: ["fees"] } } }, { tags: ["books"] }],
  ["its tag", { target: "$", update: { "x-disabled": { tags: ["fees"] } } }, { tags: [] }],
  [
    "its summary",
    { target: "$.paths.*[?@.summary=='Delete all fees']", update: { "x-enabled": false } },
    { summary: "Delete all the fees" },
  ],
];

const idsOf = async () =>
  (await connectorClient(owner, id).operations()).operations.map(({ operation_id }) => operation_id);

describe("an operation that the owner disabled", () => {
  it.each(TARGETS)("by %s is not enabled by its source, with %o", async (_by, action, more) => {
    expect((await connectorClient(owner, id).putOverlay(overlayOf([action]))).status).toBe(200);
    expect(await idsOf()).not.toContain("purgeFees");
    const path = `/functions/v1/connectors/${id}/sync`;
    expect((await owner.call("PATCH", path, { auto_apply: "compatible" })).status).toBe(200);
    files.put(SPEC, JSON.stringify(write(more)));
    const checked = await owner.call<{ outcome: string; warnings?: { message: string }[] }>("POST", path);
    expect([checked.body.outcome, await idsOf()]).toEqual([
      "proposed",
      expect.not.arrayContaining(["purgeFees"]),
    ]);
    expect(JSON.stringify(checked.body.warnings)).toContain("would be enabled: GET /fees/purge");
  });

  it.each(TARGETS)("by %s is not enabled by an API key's document, with %o", async (_by, action, more) => {
    await connectorClient(owner, id).putOverlay(overlayOf([action]));
    const made = await owner.call<{ key: string }>("POST", "/functions/v1/api-keys", {
      name: "k",
      scopes: ["connectors:write"],
    });
    const path = `/functions/v1/connectors/${id}?annotate=true`;
    const put = (client: ToolgateClient, document: object) =>
      client.call<{ error_code?: string }>("PUT", path, document);
    const refused = await put(toolgate.as(made.body.key), write(more));
    expect([refused.status, refused.body.error_code]).toEqual([403, "FORBIDDEN"]);
    expect(await idsOf()).not.toContain("purgeFees");
    expect((await put(toolgate.as(made.body.key), write({}))).status).toBe(200);
    expect((await put(owner, write(more))).status).toBe(200);
  });
});
