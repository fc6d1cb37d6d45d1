import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Look, overhang, shoot, startUi, type Ui } from "./open-ui.ts";

let ui: Ui;
beforeAll(async () => {
  ui = await startUi();
});
afterAll(() => ui?.close());

/** Scrolls from the top until the text is there. A long list of operations only contains the visible ones. */
async function scrollTo(page: Page, text: string): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect
    .poll(
      async () => {
        const count = await page.getByText(text).count();
        if (count === 0) await page.mouse.wheel(0, 500);
        return count;
      },
      { message: text },
    )
    .toBeGreaterThan(0);
}

describe("the API reader at /docs", () => {
  for (const width of [1280, 360]) {
    it(`shows every function's endpoints in light and dark, sends a request with the user's own token, and loads nothing from other hosts, at ${width} px`, async () => {
      const { page, problems } = await openPage({ width });
      await page.goto(`${ui.url}/docs`);
      await page.getByText("Ask in plain words and get one API's answer").waitFor();
      expect(await page.title()).toBe("Toolgate API");
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        for (const text of [
          "Upload a connector definition",
          "Store a connector's secrets in the vault",
          "Create an API key",
        ]) {
          await scrollTo(page, text);
        }
        expect(await overhang(page)).toBe(0);
      }
      await shoot(page, "docs");

      const { token } = await ui.toolgate.newPerson();
      await page.getByRole("button", { name: "Authorize" }).first().click();
      await page.locator(".auth-container input").fill(token);
      await page.locator(".auth-btn-wrapper .authorize").click();
      await page.locator(".btn-done").click();
      await scrollTo(page, "List your connectors");
      await page.getByText("List your connectors").click();
      await page.getByRole("button", { name: "Try it out" }).click();
      const answer = page.waitForResponse((response) => response.url().endsWith("/functions/v1/connectors"));
      await page.getByRole("button", { name: "Execute", exact: true }).click();
      expect((await answer).status()).toBe(200);
      expect(await (await answer).json()).toEqual({ connectors: [] });
      await page.locator(".live-responses-table .highlight-code").first().waitFor();
      expect(await overhang(page)).toBe(0);
      await shoot(page, "docs-tried");
      expect(problems).toEqual([]);
    });
  }

  it("reports a description that cannot be read", async () => {
    const { page } = await openPage({});
    await page.route("**/openapi.json", (route) => route.fulfill({ status: 503, body: "{}" }));
    await page.goto(`${ui.url}/docs`);
    expect(await page.getByRole("alert").textContent()).toContain("HTTP 503");
  });

  it("cannot be framed, and can neither load from nor send to another host", async () => {
    const { headers } = await fetch(`${ui.url}/docs`);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy.split("; ")).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "connect-src 'self'",
        "form-action 'none'",
        "frame-ancestors 'none'",
      ]),
    );
  });

  it("serves its script again only after a change", async () => {
    const script = `${ui.url}/docs/reader.js`;
    const first = await fetch(script);
    const bytes = (await first.arrayBuffer()).byteLength;
    const etag = first.headers.get("etag") ?? "";
    const again = await fetch(script, { headers: { "if-none-match": etag } });
    expect(bytes).toBeGreaterThan(1_000_000);
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
    const changed = await fetch(script, { headers: { "if-none-match": '"of an older version"' } });
    expect(changed.status).toBe(200);
    await changed.body?.cancel();
  });
});

/** A page with its errors and its requests to other hosts. */
async function openPage(look: Look): Promise<{ page: Page; problems: string[] }> {
  const { page } = await ui.newPage(look);
  const problems: string[] = [];
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== ui.url && protocol !== "data:") problems.push(request.url());
  });
  return { page, problems };
}
