import type { Browser, Page } from "playwright-core";
import { AXE_SCRIPT } from "./axe.ts";

export type Theme = "light" | "dark";

export interface Look {
  theme?: Theme;
  /** CSS pixels; 360 is a phone. */
  width?: number;
  height?: number;
  /** The language of the browser (`en-GB`). */
  locale?: string;
  /** False: the page is closed after the test, which adds scripts to it. */
  reuse?: boolean;
}

export const looks = new WeakMap<Page, Look>();

/** Idle pages by what only a new context can change. */
const idle = new Map<string, Page[]>();
/** Of the same kind; a test rarely has more persons. */
const MOST_IDLE = 2;
/** A document of the UI's origin without scripts. */
const BLANK = "/favicon.svg";
const EVENTS = ["console", "pageerror", "request", "response", "dialog", "download"];

/**
 * A page with a separate session. A new context starts a process, loads the UI with an empty cache and compiles it
 * again, which costs as much CPU time as three loads. A test therefore gives its page back, and the next test finds it
 * without storage, cookies, history, routes and listeners.
 */
export async function takePage(browser: Browser, origin: string, look: Look): Promise<Page> {
  const { theme = "light", width = 1280, height = 900, locale = "en-GB" } = look;
  const page = takeIdle(kindOf(look)) ?? (await openPage(browser, locale, width));
  looks.set(page, look);
  await Promise.all([
    page.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin }),
    page.setViewportSize({ width, height }),
    page.emulateMedia({ colorScheme: theme }),
  ]);
  if (page.url() !== origin + BLANK) await page.goto(origin + BLANK);
  return page;
}

/** Call it when the test has ended and its server still runs. A page of a failed test is closed. */
export async function givePage(page: Page, origin: string, hasFailed: boolean): Promise<void> {
  const context = page.context();
  const look = looks.get(page) ?? {};
  const isUsable = !hasFailed && look.reuse !== false && !page.isClosed();
  if (!isUsable || !(await empty(page, origin))) return context.close();
  const pages = idle.get(kindOf(look)) ?? [];
  if (pages.length >= MOST_IDLE) return context.close();
  idle.set(kindOf(look), [...pages, page]);
}

function takeIdle(kind: string): Page | undefined {
  const page = idle.get(kind)?.pop();
  // Its browser may have ended.
  return page?.isClosed() ? takeIdle(kind) : page;
}

function kindOf({ locale = "en-GB", width = 1280 }: Look): string {
  return `${locale} ${hasTouch(width)}`;
}

const hasTouch = (width: number) => width < 640;

async function openPage(browser: Browser, locale: string, width: number): Promise<Page> {
  const context = await browser.newContext({
    hasTouch: hasTouch(width),
    // With animations, screenshots and clicks would depend on the time.
    reducedMotion: "reduce",
    acceptDownloads: true,
    locale,
  });
  await context.addInitScript({ content: AXE_SCRIPT });
  const page = await context.newPage();
  page.setDefaultTimeout(Number(process.env["UI_TIMEOUT"] ?? 20_000));
  return page;
}

/** @returns false when the page did not become empty */
async function empty(page: Page, origin: string): Promise<boolean> {
  const context = page.context();
  try {
    const others = context.pages().filter((other) => other !== page);
    await Promise.all(others.map((other) => other.close()));
    for (const event of EVENTS) page.removeAllListeners(event);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    // Ends the scripts of the page, which could write to its storage again.
    await page.goto(origin + BLANK);
    const session = await context.newCDPSession(page);
    await Promise.all([
      page.evaluate("localStorage.clear(); sessionStorage.clear()"),
      session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" }),
      session.send("Page.resetNavigationHistory"),
      context.clearCookies(),
      page.mouse.move(0, 0),
    ]);
    await session.detach();
    return true;
  } catch {
    return false;
  }
}
