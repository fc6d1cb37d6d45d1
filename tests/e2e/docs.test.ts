import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startToolgate, type Toolgate } from "../integration/start-toolgate.ts";
import { openBrowser } from "./open-browser.ts";

/** Pictures of every page in both themes and two widths; nobody but us reads them. */
const PICTURES = resolve(import.meta.dirname, "../../.tmp/screenshots");

let toolgate: Toolgate;
let browser: Browser;
beforeAll(async () => {
  mkdirSync(PICTURES, { recursive: true });
  [toolgate, browser] = await Promise.all([startToolgate(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await toolgate?.stop();
});

describe("the API reader at /docs", () => {
  for (const colorScheme of ["light", "dark"] as const) {
    for (const width of [1280, 360]) {
      it(`shows every function's endpoints, in ${colorScheme} at ${width} px, and asks nobody else`, async () => {
        const page = await browser.newPage({ colorScheme, viewport: { width, height: 900 } });
        const problems: string[] = [];
        page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
        page.on("pageerror", (error) => problems.push(String(error)));
        page.on("request", (request) => {
          if (!request.url().startsWith(toolgate.stack.url) && !request.url().startsWith("data:"))
            problems.push(request.url());
        });
        await page.goto(`${toolgate.stack.url}/`);
        await page.getByText("Ask in plain words and get one API's answer").waitFor();
        expect(new URL(page.url()).pathname).toBe("/docs");
        expect(await page.title()).toBe("Toolgate API");
        for (const text of [
          "Upload a connector definition",
          "Store a connector's secrets in the vault",
          "Create an API key",
        ]) {
          expect(await page.getByText(text).count(), text).toBeGreaterThan(0);
        }
        expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
        await page.screenshot({ path: resolve(PICTURES, `docs-${colorScheme}-${width}.png`) });
        expect(problems).toEqual([]);
        await page.close();
      });
    }
  }

  it("tries a request out on this very gateway, with the person's own token", async () => {
    const { token } = await toolgate.newPerson();
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${toolgate.stack.url}/docs`);
    await page.getByRole("button", { name: "Authorize" }).first().click();
    await page.locator(".auth-container input").fill(token);
    await page.locator(".auth-btn-wrapper .authorize").click();
    await page.locator(".btn-done").click();
    await page.getByText("List your connectors").click();
    await page.getByRole("button", { name: "Try it out" }).click();
    const answer = page.waitForResponse((response) => response.url().endsWith("/functions/v1/connectors"));
    await page.getByRole("button", { name: "Execute" }).click();
    expect((await answer).status()).toBe(200);
    expect(await (await answer).json()).toEqual({ connectors: [] });
    await page.close();
  });
});
