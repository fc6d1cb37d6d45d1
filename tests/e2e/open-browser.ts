import chromium from "@sparticuz/chromium";
import { type Browser, chromium as playwright } from "playwright-core";

/** Chromium from npm, without background connections. */
export async function openBrowser(): Promise<Browser> {
  return playwright.launch({
    executablePath: await chromium.executablePath(),
    headless: true,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}

let shared: Promise<Browser> | undefined;

/** The browser of this worker, which its test files share: each opens contexts of its own and closes them. */
export function shareBrowser(): Promise<Browser> {
  shared ??= openBrowser().then((browser) => {
    browser.once("disconnected", () => {
      shared = undefined;
    });
    return browser;
  });
  return shared;
}
