import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ToolgateClient, waitForActive } from "../../scripts/toolgate-client.ts";
import { type Files, serveFiles } from "../integration/imports/serve-files.ts";
import { connectorClient, libraryDocument } from "../integration/overlay-setting.ts";
import { expectGoodLook, startUi, type Ui } from "./open-ui.ts";

let files: Files;
let ui: Ui;
beforeAll(async () => {
  files = await serveFiles();
  ui = await startUi({ upstreams: [files.url] });
});
afterAll(async () => {
  await ui?.close();
  await files?.close();
});

const serve = (document: object) => files.put("/openapi.json", JSON.stringify(document));

async function openConnector(width?: number): Promise<{ page: Page; client: ToolgateClient; id: string }> {
  const { page, client } = await ui.newPersonsPage(width === undefined ? {} : { width });
  serve(libraryDocument({ server: files.url }));
  const { body } = await client.call<{ connector_id: string }>("POST", "/functions/v1/connectors/import", {
    url: `${files.url}/openapi.json`,
    choose: { kind: "openapi" },
  });
  await waitForActive(client, body.connector_id);
  await page.goto(`${ui.url}/connectors/${body.connector_id}`);
  await page.getByRole("heading", { name: "Versions" }).waitFor();
  return { page, client, id: body.connector_id };
}

const versions = (page: Page) => page.getByRole("region", { name: "Versions" });
const overrides = (page: Page) => page.getByRole("region", { name: "Overrides" });

describe("the versions of a connector", () => {
  it("show what a new version changes, and the owner accepts it and restores the earlier one", async () => {
    const { page, client, id } = await openConnector();
    const { "/books/search": _, ...paths } = libraryDocument({ server: files.url }).paths;
    const added = { get: { operationId: "listBranches", responses: { 200: { description: "" } } } };
    serve({
      ...libraryDocument({ server: files.url, version: "2" }),
      paths: { ...paths, "/branches": added },
    });
    await versions(page).getByRole("button", { name: "Check now" }).click();
    const proposal = page.getByRole("region", { name: "Version 2 awaits your decision" });
    await proposal.getByText("POST /books/search").waitFor();
    await proposal.getByText("Added (1)").click();
    await proposal.getByText("GET /branches").waitFor();
    await expectGoodLook(page, "version-proposal");
    await proposal.getByRole("button", { name: "Accept" }).click();
    await page.getByText("Version 2 accepted").waitFor();
    const names = async () =>
      (await connectorClient(client, id).operations()).operations.map((one) => one.operation_id);
    expect(await names()).toContain("listBranches");
    await versions(page).getByRole("button", { name: "Restore version 1" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Restore" }).click();
    await page.getByText("Version 1 restored").waitFor();
    expect(await names()).toContain("searchBooks");
  });

  it("get the compatible changes of a new version, and the rest keeps waiting", async () => {
    const { page, client, id } = await openConnector();
    const { "/books/search": _, ...paths } = libraryDocument({ server: files.url }).paths;
    const added = { get: { operationId: "listBranches", responses: { 200: { description: "" } } } };
    serve({
      ...libraryDocument({ server: files.url, version: "2" }),
      paths: { ...paths, "/branches": added },
    });
    await versions(page).getByRole("button", { name: "Check now" }).click();
    const proposal = page.getByRole("region", { name: "Version 2 awaits your decision" });
    await proposal.getByRole("button", { name: "Apply compatible changes" }).click();
    await page.getByText("Compatible changes applied; the others still await your decision").waitFor();
    await proposal.getByText("Removed (1)").waitFor();
    await expect.poll(() => proposal.getByText("Added (1)").count()).toBe(0);
    expect(await proposal.getByRole("button", { name: "Apply compatible changes" }).count()).toBe(0);
    const { operations } = await connectorClient(client, id).operations();
    expect(operations.map((one) => one.operation_id).sort()).toEqual([
      "findBooks",
      "lendBook",
      "listBranches",
      "purgeFees",
      "searchBooks",
    ]);
  });

  it("are checked on a schedule that the owner sets", async () => {
    const { page, client, id } = await openConnector();
    await versions(page).getByLabel("Check", { exact: true }).selectOption("daily");
    await versions(page).getByText("Apply compatible versions without asking").click();
    const read = async () =>
      (await client.call<{ source: object }>("GET", `/functions/v1/connectors/${id}/versions`)).body.source;
    await expect.poll(read).toMatchObject({ every: "daily", auto_apply: "compatible" });
  });
});

describe("overrides", () => {
  it("disable groups of operations, and enable one of them", async () => {
    const { page, client, id } = await openConnector(400);
    await overrides(page).getByText("Disable all writes").click();
    await overrides(page).getByRole("button", { name: "Save overrides" }).click();
    await overrides(page).getByText("3 operations are disabled").click();
    await overrides(page).getByRole("button", { name: "Enable lendBook" }).click();
    await overrides(page).getByText("2 operations are disabled").waitFor();
    await expectGoodLook(page, "overrides");
    const { operations } = await connectorClient(client, id).operations();
    expect(operations.map(({ operation_id }) => operation_id)).toEqual(["findBooks", "lendBook"]);
  });

  it("change an operation on its page, and show a conflict when it disappears", async () => {
    const { page, client, id } = await openConnector();
    await page
      .getByRole("link", { name: /\/books\b(?!\/)/ })
      .first()
      .click();
    const drawer = page.getByRole("dialog");
    await drawer.getByRole("textbox", { name: "Title" }).fill("Look for a book");
    await drawer.getByLabel("Rule of branch").selectOption("fixed");
    await drawer.getByRole("textbox", { name: "Value of branch" }).fill("north");
    await expectGoodLook(page, "operation-overrides");
    await drawer.getByRole("button", { name: "Save overrides" }).click();
    await page.getByText("Overrides saved").waitFor();
    const changed = await connectorClient(client, id).operation("findBooks");
    expect([changed?.summary, Object.keys(changed?.input_schema.properties ?? {})]).toEqual([
      "Look for a book",
      ["author", "page_size"],
    ]);
    const { "/books": _, ...paths } = libraryDocument({ server: files.url }).paths;
    await connectorClient(client, id).put({ ...libraryDocument({ server: files.url }), paths });
    await page.reload();
    await overrides(page).getByText("The target selects nothing in this version of the document.").waitFor();
  });
});
