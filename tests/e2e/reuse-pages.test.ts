import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { useBrowser } from "./open-ui.ts";
import { givePage, takePage } from "./reuse-pages.ts";

let server: Loopback;
beforeAll(async () => {
  server = await startLoopback((_, response) =>
    response.writeHead(200, { "content-type": "text/html" }).end("<p>A page</p>"),
  );
});
afterAll(() => server?.close());

/** What a page keeps. */
const kept = (page: Page) =>
  page.evaluate(async () => [
    { ...localStorage },
    { ...sessionStorage },
    document.cookie,
    (await indexedDB.databases()).map(({ name }) => name),
    history.length,
  ]);

describe("a page that another test used", () => {
  it("keeps nothing of it: no storage, cookie, history, tab, route and listener", async () => {
    const browser = await useBrowser();
    const page = await takePage(browser, server.url, { width: 900, theme: "dark" });
    await page.goto(`${server.url}/first`);
    await page.evaluate(async () => {
      localStorage.setItem("a", "1");
      sessionStorage.setItem("b", "2");
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store needs HTTPS
      document.cookie = "c=3";
      await new Promise((resolve) => {
        indexedDB.open("d").onsuccess = resolve;
      });
    });
    await page.goto(`${server.url}/second`);
    await page.route("**/third", (route) => route.abort());
    const heard: string[] = [];
    page.on("request", (request) => heard.push(request.url()));
    await page.context().newPage();
    expect(await kept(page)).toMatchObject([{ a: "1" }, { b: "2" }, "c=3", ["d"], 4]);
    await givePage(page, server.url, false);
    heard.length = 0;

    const again = await takePage(browser, server.url, {});
    expect(again).toBe(page);
    await again.goto(`${server.url}/third`);
    expect(await kept(again)).toEqual([{}, {}, "", [], 2]);
    expect(heard).toEqual([]);
    expect(again.context().pages()).toEqual([again]);
    expect(again.viewportSize()).toEqual({ width: 1280, height: 900 });
    expect(await again.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches)).toBe(false);
    await givePage(again, server.url, false);
  });

  it("is not used again after a failure, or when the test asked for it", async () => {
    const browser = await useBrowser();
    const failed = await takePage(browser, server.url, {});
    await givePage(failed, server.url, true);
    const own = await takePage(browser, server.url, { reuse: false });
    await givePage(own, server.url, false);
    expect([failed.isClosed(), own.isClosed()]).toEqual([true, true]);
  });
});
