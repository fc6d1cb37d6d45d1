import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectGoodLook, startUi, type Ui } from "./open-ui.ts";

let ui: Ui;
beforeAll(async () => {
  ui = await startUi();
});
afterAll(() => ui?.close());

const document = {
  openapi: "3.1.0",
  info: { title: "Lighthouse", version: "1" },
  servers: [{ url: "https://lighthouse.example" }],
  "x-auth-type": "api-key",
  "x-required-secrets": ["api_key"],
  components: { securitySchemes: { key: { type: "apiKey", in: "header", name: "X-Key" } } },
  security: [{ key: [] }],
  paths: {
    "/lamps/{lamp}/dim": {
      post: {
        operationId: "dimLamp",
        summary: "Dim a lamp",
        parameters: [{ name: "lamp", in: "path", required: true, schema: { type: "string" } }],
        responses: { 200: { description: "OK" } },
      },
    },
  },
};

async function openStart(look: Parameters<Ui["open"]>[1] = {}) {
  const opened = await ui.newPersonsPage(look);
  const made = await opened.client.call("POST", "/functions/v1/connectors/upload?annotate=true", document);
  expect(made.status).toBe(201);
  await opened.page.goto(ui.url);
  await opened.page.getByRole("heading", { level: 1 }).waitFor();
  return opened;
}

const dialog = (page: Awaited<ReturnType<typeof openStart>>["page"]) =>
  page.getByRole("dialog", { name: "Search and commands" });

async function openPalette(page: Parameters<typeof dialog>[0], keys = "Control+k"): Promise<void> {
  await page.keyboard.press(keys);
  await dialog(page).getByRole("combobox").waitFor();
}

describe("the command palette", () => {
  it("opens from the menu of a phone, and searches there", async () => {
    const { page, problems } = await openStart({ width: 390 });
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("dialog", { name: "More" }).getByRole("button", { name: "Search" }).click();
    const field = dialog(page).getByRole("combobox");
    await field.waitFor();
    await page.getByRole("dialog", { name: "More" }).waitFor({ state: "detached" });
    expect(await field.evaluate((input) => input === input.ownerDocument.activeElement)).toBe(true);
    await page.keyboard.type("lighth");
    await expectGoodLook(page, "palette-phone");
    await dialog(page).getByRole("option", { name: "Lighthouse" }).click();
    await page.getByRole("heading", { name: "Lighthouse", level: 1 }).waitFor();
    expect(problems).toEqual([]);
  });

  it("opens a page, a connector and an operation by keyboard alone, and closes with Escape", async () => {
    const { page } = await openStart();
    await openPalette(page);
    await page.keyboard.type("appro");
    await dialog(page).getByRole("option", { name: "Approvals" }).waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Approvals", level: 1 }).waitFor();

    await openPalette(page, "Meta+k");
    await page.keyboard.type("lighth");
    await dialog(page).getByRole("option", { name: "Lighthouse" }).waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Lighthouse", level: 1 }).waitFor();

    await openPalette(page);
    await page.keyboard.type("dim lamp");
    await dialog(page)
      .getByRole("option", { name: /Dim a lamp/ })
      .waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL(/operation=dimLamp/);

    await openPalette(page);
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "hidden" });
  });

  it("finds nothing of another account, and says so", async () => {
    await openStart();
    const { page } = await ui.open("/connectors");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await dialog(page).getByRole("combobox").waitFor();
    await page.keyboard.type("lighthouse");
    await dialog(page).getByText("Nothing found.").waitFor();
    expect(await dialog(page).getByRole("option").count()).toBe(0);
  });

  it("lists the shortcuts with `?`, which stays a character in fields", async () => {
    const { page } = await openStart();
    await page.keyboard.press("?");
    const shortcuts = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await shortcuts.getByText("Ctrl K or ⌘ K").waitFor();
    await page.keyboard.press("Escape");
    await shortcuts.waitFor({ state: "hidden" });
    await openPalette(page);
    await page.keyboard.type("what is open?");
    await dialog(page).getByRole("option", { name: "Ask “what is open?” in the playground" }).waitFor();
  });

  it.each([
    [1280, "light"],
    [1280, "dark"],
    [360, "light"],
  ] as const)("looks right and has no serious finding, at %i in %s", async (width, theme) => {
    const { page } = await openStart({ width, theme });
    await openPalette(page);
    await page.keyboard.type("l");
    await dialog(page).getByRole("option", { name: "Lighthouse" }).waitFor();
    await expectGoodLook(page, `palette-${width}-${theme}`);
  });
});
