import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readTools } from "../../web/src/features/mcp/explain/list-tools.ts";
import { expectGoodLook, type PersonsPage, press, startUi, type Ui } from "./open-ui.ts";

let ui: Ui;
beforeAll(async () => {
  ui = await startUi();
});
afterAll(() => ui?.close());

const look = (page: Page, name: string) => expectGoodLook(page, `mcp-${name}`);

const get = (n: number) => ({
  get: {
    operationId: `listOrders${n}`,
    summary: `List orders ${n}`,
    responses: { "200": { description: "ok" } },
  },
});

/** An API of 60 operations. */
const ORDERS = {
  openapi: "3.1.0",
  info: { title: "Orders", version: "1" },
  servers: [{ url: "https://orders.example.com" }],
  "x-auth-type": "none",
  "x-required-secrets": [],
  paths: Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`/orders/${n}`, get(n)])),
};

type Client = PersonsPage["client"];

async function connectOrders(client: Client): Promise<void> {
  const { status } = await client.call("POST", "/api/v1/connectors/upload", ORDERS);
  expect(status).toBe(201);
}

/** The tools that a client sees, requested like the page's curl command. */
async function listTools(key: string): Promise<unknown[]> {
  const { status, body } = await ui.toolgate
    .as(key)
    .call<unknown>(
      "POST",
      "/functions/v1/mcp",
      { jsonrpc: "2.0", id: 1, method: "tools/list", params: {} },
      { accept: "application/json, text/event-stream" },
    );
  expect(status).toBe(200);
  return readTools(body).map((tool) => Reflect.get(Object(tool), "name"));
}

/** Moves on by keyboard to the control of that name. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press("Tab");
    if (name.test((await page.evaluate(() => document.activeElement?.textContent)) ?? "")) return;
  }
  throw new Error(`Twenty presses of Tab do not lead to ${name}.`);
}

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const kept = (page: Page) =>
  page.evaluate(
    () => document.documentElement.outerHTML + JSON.stringify(localStorage) + JSON.stringify(sessionStorage),
  );

describe("the MCP page", () => {
  it("creates a key for a client, fills it into the copied configuration, asks before leaving it uncopied, and reports its first request", async () => {
    const { page, problems } = await ui.open("/mcp");
    await page.getByText("Without a key, the configuration contains a placeholder.").waitFor();
    await page.getByRole("button", { name: "Create a key" }).click();
    const form = page.getByRole("dialog", { name: "Create a key" });
    expect(await form.getByLabel("Name").inputValue()).toContain("MCP client, ");
    await look(page, "make-key");
    await form.getByRole("button", { name: "Create a key" }).click();
    const key = (await page.getByTestId("new-key").textContent()) ?? "";
    expect(key).toMatch(/^tg_/);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Your new key");
    expect(await page.getByTestId("client-config").textContent()).not.toContain(key);
    await look(page, "key-made");

    await page.getByRole("link", { name: "API keys" }).first().click();
    const asked = page.getByRole("alertdialog", { name: "Leave without copying the key?" });
    await asked.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("link", { name: "Cursor" }).click();
    await page.getByText("~/.cursor/mcp.json").waitFor();
    await page.getByRole("button", { name: "Copy", exact: true }).click();
    await expect.poll(() => copied(page)).toContain(`"Authorization": "Bearer ${key}"`);
    await page.getByText("Waiting for the first request…").waitFor();
    expect(await listTools(key)).toEqual(["find_tools", "call_tool", "ask"]);
    await page.getByText("First request received: the key works.").waitFor();

    await page.getByRole("link", { name: "API keys" }).first().click();
    await page.getByText("MCP: catalogue").waitFor();
    expect(await kept(page)).not.toContain(key);
    expect(problems).toEqual([]);
  });

  it("shows the tokens that each tool mode costs for this catalogue", async () => {
    const { page, client } = await ui.open("/mcp");
    await page.getByText("no tools yet").waitFor();
    await connectOrders(client);
    await page.reload();
    await page.getByText("60 tools, with their secrets").waitFor();
    await page.getByText("60 tools, each with its schema").waitFor();
    const sizes = page.getByText(/^about [\d,]+$/);
    await expect.poll(() => sizes.count()).toBe(2);
    const [few = 0, all = 0] = (await sizes.allTextContents()).map((text) =>
      Number(text.replaceAll(/\D/g, "")),
    );
    expect(few).toBeGreaterThan(100);
    expect(few).toBeLessThan(1_000);
    expect(all).toBeGreaterThan(2_000);
  });

  it("the configuration of every client can be reached and copied by keyboard", async () => {
    const { page } = await ui.open("/mcp");
    for (const [name, text] of [
      ["Claude Desktop", "mcp-remote"],
      ["Claude Code", "claude mcp add"],
      ["Cursor", "mcpServers"],
      ["VS Code", "promptString"],
      ["n8n", "mcpClientTool"],
      ["curl", "tools/list"],
    ] as const) {
      await page.getByRole("link", { name, exact: true }).focus();
      await page.keyboard.press("Enter");
      await expect.poll(() => page.getByTestId("client-config").textContent()).toContain(text);
      // It shows "Copied" for a moment.
      await tabTo(page, /^Cop(y|ied)$/);
      await page.keyboard.press("Enter");
      await expect.poll(() => copied(page)).toContain(text);
      expect(await copied(page)).toContain(`${ui.url}/functions/v1/mcp`);
    }
  });
});

describe("what a key shows MCP clients", () => {
  it("can be chosen for the key, tool by tool, and changed later", async () => {
    const { page, problems, client } = await ui.open("/api-keys");
    await connectOrders(client);
    await page.getByRole("button", { name: "Create a key" }).click();
    const form = page.getByRole("dialog", { name: "Create a key" });
    await press(page, "radio", "Direct tools");
    await form.getByText(/60 tools, about [\d,]+ tokens/).waitFor();
    await press(page, "radio", "Selected tools only");
    await form.getByRole("button", { name: "Create a key" }).click();
    await form.getByText("Choose at least one tool.").waitFor();
    await form.getByLabel("Search tools").fill("orders 5");
    await press(page, "checkbox", "listOrders50");
    await press(page, "checkbox", "listOrders5");
    await form.getByRole("button", { name: "Remove listOrders50" }).click();
    await look(page, "key-tools");
    await form.getByRole("button", { name: "Create a key" }).click();
    const shown = page.getByRole("dialog", { name: "Your new key" });
    const key = (await shown.getByTestId("new-key").textContent()) ?? "";
    await shown.getByRole("button", { name: "Copy key" }).click();
    await shown.getByRole("button", { name: "Done" }).click();
    await page.getByText("MCP: 1 tool").waitFor();
    await expect.poll(() => listTools(key)).toEqual(["listOrders5"]);

    await page.getByRole("button", { name: /^What MCP clients see with/ }).click();
    const edit = page.getByRole("dialog", { name: /^MCP clients with/ });
    await press(page, "radio", "All that the key may use");
    await edit.getByLabel("Writes are approved").selectOption("in the client, by its user");
    await look(page, "key-edit");
    await edit.getByRole("button", { name: "Save" }).click();
    await page.getByText("MCP: all tools, approved in the client").waitFor();
    await expect.poll(async () => (await listTools(key)).length).toBeGreaterThan(1);
    expect(problems).toEqual([]);
  });
});
