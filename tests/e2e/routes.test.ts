import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectNoSeriousFindings, overhang, shoot, startUi, type Ui } from "./open-ui.ts";

/** All routes after sign-in with their titles, for an empty account. */
const ROUTES: [path: string, title: string][] = [
  ["/", "Start"],
  ["/connectors", "Connectors"],
  ["/connectors/new", "Connect an API"],
  ["/connectors/new?kind=mcp", "Connect an MCP server"],
  ["/tools", "Tools"],
  ["/tools/new", "New tool"],
  ["/memory", "Memory"],
  ["/playground", "Playground"],
  ["/chat", "Chat"],
  ["/approvals", "Approvals"],
  ["/approvals?part=groups", "Approvals"],
  ["/approvals?part=notifications", "Approvals"],
  ["/runs/2f1c3a5e-0000-4000-8000-000000000000", "Run"],
  ["/runs", "Runs"],
  ["/agents", "Agents"],
  ["/agents/new", "New agent"],
  ["/mcp", "MCP"],
  ["/mcp?client=vscode", "MCP"],
  ["/api-keys", "API keys"],
  ["/settings", "Settings"],
];

let ui: Ui;
beforeAll(async () => {
  ui = await startUi();
});
afterAll(() => ui?.close());

for (const width of [1280, 360]) {
  describe(`an empty account at ${width} px, in light and dark`, () => {
    it("has no serious axe finding, no horizontal overflow and no console error on any route", async () => {
      const { page, problems } = await ui.newPersonsPage({ width });
      for (const [path, title] of ROUTES) {
        await page.goto(`${ui.url}${path}`);
        await page.getByRole("heading", { name: title, level: 1 }).waitFor();
        await page.waitForLoadState("networkidle");
        await expectNoSeriousFindings(page);
        expect([path, await overhang(page)]).toEqual([path, 0]);
        await shoot(page, `empty${path.replaceAll(/[/?=]/g, "-")}`);
      }
      expect(problems).toEqual([]);
    });
  });
}

describe("the frame", () => {
  it("skips to the content by keyboard, and shows a new page from its top", async () => {
    const { page } = await ui.open("/settings");
    await page.getByRole("heading", { name: "Settings", level: 1 }).waitFor();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to content");
    await page.getByRole("link", { name: "Tools", exact: true }).first().click();
    await page.getByRole("heading", { name: "Tools", level: 1 }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
  });

  it("keeps the chosen theme over a reload, without a flash of the other theme", async () => {
    const { page } = await ui.open("/", { theme: "light" });
    await page.getByLabel("Theme", { exact: true }).selectOption("Dark");
    // The label is seen, too.
    await page.getByText("Theme", { exact: true }).first().waitFor();
    await page.reload({ waitUntil: "commit" });
    await page.waitForFunction(() => document.body !== null);
    expect(await page.evaluate(() => document.documentElement.dataset["theme"])).toBe("dark");
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("dark");
  });

  it("reports a page that does not exist", async () => {
    const { page } = await ui.open("/no/such/page");
    await page.getByRole("heading", { name: "Page not found" }).waitFor();
    await expectNoSeriousFindings(page);
  });

  it("on a phone everything is reachable from the bottom bar", async () => {
    const { page } = await ui.open("/", { width: 360 });
    const bar = page.getByRole("navigation", { name: "Main navigation" });
    await bar.getByRole("link", { name: "Approvals" }).click();
    await page.waitForURL((at) => at.pathname === "/approvals");
    for (const [name, path] of [
      ["Start", "/"],
      ["Memory", "/memory"],
      ["Tools", "/tools"],
      ["Agents", "/agents"],
      ["MCP", "/mcp"],
      ["API keys", "/api-keys"],
      ["Settings", "/settings"],
    ] as const) {
      await bar.getByRole("button", { name: "More" }).click();
      const more = page.getByRole("dialog", { name: "More" });
      await more.getByRole("link", { name }).click();
      await page.waitForURL((at) => at.pathname === path);
    }
  });
});

describe("the chat without a model", () => {
  it("explains how to configure a model, and links to the playground", async () => {
    const { page, problems } = await ui.open("/chat");
    await page.getByRole("heading", { name: "No model is configured" }).waitFor();
    await page.getByText("OPENAI_API_KEY").waitFor();
    await expectNoSeriousFindings(page);
    await shoot(page, "chat-no-model");
    await page.getByRole("link", { name: "Open the Playground" }).click();
    await page.getByRole("heading", { name: "Playground", level: 1 }).waitFor();
    expect(problems).toEqual([]);
  });
});
