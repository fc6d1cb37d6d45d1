import { mkdir } from "node:fs/promises";
import { resolve } from "node:path";
import type { Browser, Page } from "playwright-core";
import { expect, onTestFinished, TestRunner } from "vitest";
import type { ToolgateClient } from "../../scripts/toolgate-client.ts";
import { startToolgate, type Toolgate } from "../integration/start-toolgate.ts";
import { expectNoSeriousFindings } from "./axe.ts";
import { openBrowser } from "./open-browser.ts";
import { givePage, type Look, looks, takePage } from "./reuse-pages.ts";

export { expectNoSeriousFindings, type Look };

export interface Ui {
  toolgate: Toolgate;
  url: string;
  /** Opens a page with a separate session. `problems` collects its errors and its requests to other hosts. */
  newPage(look?: Look): Promise<UiPage>;
  /** Signs up a new person on the page, and waits for the start page. */
  newUser(page: Page): Promise<{ email: string; password: string; token(): Promise<string> }>;
  /** A page of a person who has just signed up. It shows nothing yet. */
  newPersonsPage(look?: Look): Promise<PersonsPage>;
  /** The same, at `path`. */
  open(path: string, look?: Look): Promise<PersonsPage>;
  close(): Promise<void>;
}

export interface UiPage {
  page: Page;
  problems: string[];
}

export interface PersonsPage extends UiPage {
  person: Awaited<ReturnType<Ui["newUser"]>>;
  /** The same person through the API. */
  client: ToolgateClient;
}

const PICTURES = resolve(import.meta.dirname, "../../.tmp/screenshots");
/** Where the web UI stores its session (`web/src/lib/supabase.ts`). */
const SESSION_KEY = "toolgate.session";

/** The real stack, in memory, with the built web UI, and a real Chromium. */
export async function startUi(options: Parameters<typeof startToolgate>[0] = {}): Promise<Ui> {
  await mkdir(PICTURES, { recursive: true });
  const [toolgate, browser] = await Promise.all([startOnIdlePort(options), useBrowser()]);
  const { url } = toolgate.stack;
  const kept: Page[] = [];
  const newPage = async (look: Look = {}) => {
    const page = await takePage(browser, url, look);
    // An open page keeps asking for news, which would slow down all later tests.
    if (TestRunner.getCurrentTest())
      onTestFinished(({ task }) => givePage(page, url, task.result?.state === "fail"));
    else kept.push(page);
    return { page, problems: watch(page, url) };
  };
  const newPersonsPage = async (look: Look = {}) => {
    const opened = await newPage(look);
    const person = await signUpByApi(opened.page, toolgate);
    return { ...opened, person, client: toolgate.as(await person.token()) };
  };
  return {
    toolgate,
    url,
    newPage,
    newUser: (page) => signUpOnPage(page, url),
    newPersonsPage,
    async open(path, look) {
      const opened = await newPersonsPage(look);
      await opened.page.goto(`${url}${path}`);
      return opened;
    },
    async close() {
      await Promise.all(kept.map((page) => givePage(page, url, false)));
      await toolgate.stop();
      idlePort = Number(new URL(url).port);
    },
  };
}

/** The port of a stopped stack. On the same address, the pages of this process keep their HTTP cache. */
let idlePort: number | undefined;

async function startOnIdlePort(options: Parameters<typeof startToolgate>[0]): Promise<Toolgate> {
  const port = idlePort;
  idlePort = undefined;
  if (port === undefined) return startToolgate(options);
  // Another program may have taken it.
  return startToolgate({ ...options, port }).catch(() => startToolgate(options));
}

let browser: Promise<Browser> | undefined;

/** The files that a process runs share one browser, which ends with the process. */
export function useBrowser(): Promise<Browser> {
  browser ??= openBrowser().then((opened) =>
    opened.once("disconnected", () => {
      browser = undefined;
    }),
  );
  return browser;
}

function watch(page: Page, url: string): string[] {
  const problems: string[] = [];
  page.on("console", (message) => {
    // A rejected request is not a fault of the page; how the page handles it is tested.
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("request", (request) => {
    const asked = new URL(request.url());
    if (asked.origin !== url && !["data:", "blob:"].includes(asked.protocol)) problems.push(request.url());
  });
  return problems;
}

async function signUpOnPage(page: Page, url: string) {
  const email = `${crypto.randomUUID().slice(0, 8)}@example.test`;
  const password = crypto.randomUUID();
  await page.goto(`${url}/sign-in?mode=sign-up`);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
  await page.waitForURL((at) => at.pathname === "/");
  await page.getByRole("heading", { name: "Start", level: 1 }).waitFor();
  return { email, password, token: () => readToken(page) };
}

/** A new person, whose session the page finds as after a sign-in. */
async function signUpByApi(page: Page, toolgate: Toolgate) {
  const { email, password, session } = await toolgate.newPerson();
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    SESSION_KEY,
    JSON.stringify(session),
  ] as const);
  return { email, password, token: () => readToken(page) };
}

/** The access token of the page's session, to read the same data through the API. */
async function readToken(page: Page): Promise<string> {
  const stored = await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY);
  const session: unknown = JSON.parse(stored ?? "null");
  const token: unknown =
    typeof session === "object" && session !== null ? Reflect.get(session, "access_token") : null;
  if (typeof token !== "string") throw new Error("Nobody is signed in on this page.");
  return token;
}

/** Presses a radio button or switch where people do: on its label. The input itself is hidden. */
export async function press(page: Page, role: "radio" | "switch" | "checkbox", name: string): Promise<void> {
  await page.getByRole(role, { name, exact: true }).locator("xpath=ancestor::label").click();
}

/** With UI_PICTURES=1: a picture of the whole page in `.tmp/screenshots`. No result depends on it. */
export async function shoot(page: Page, name: string): Promise<void> {
  if (process.env["UI_PICTURES"] !== "1") return;
  const { theme: own = "light", width = 1280 } = looks.get(page) ?? {};
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await page.screenshot({ path: resolve(PICTURES, `${name}-${theme}-${width}.png`), fullPage: true });
  }
  await page.emulateMedia({ colorScheme: own });
}

/** Pixels that stick out sideways. */
export function overhang(page: Page): Promise<number> {
  return page.evaluate("Math.max(0, document.documentElement.scrollWidth - innerWidth)");
}

/** Checks that a page has no serious finding and no overflow. */
export async function expectGoodLook(page: Page, name: string): Promise<void> {
  await page.waitForLoadState("networkidle");
  await expectNoSeriousFindings(page);
  expect([name, await overhang(page)]).toEqual([name, 0]);
  await shoot(page, name);
}
