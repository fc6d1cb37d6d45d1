import { readFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { expect, onTestFinished, TestRunner } from "vitest";
import type { ToolgateClient } from "../../scripts/toolgate-client.ts";
import { startToolgate, type Toolgate } from "../integration/start-toolgate.ts";
import { openBrowser } from "./open-browser.ts";

export type Theme = "light" | "dark";

export interface Look {
  theme?: Theme;
  /** CSS pixels; 360 is a phone. */
  width?: number;
  height?: number;
  /** The language of the browser (`en-GB`). */
  locale?: string;
}

export interface Ui {
  toolgate: Toolgate;
  url: string;
  /** Opens a page with a separate session. `problems` collects its errors and its requests to other hosts. */
  newPage(look?: Look): Promise<UiPage>;
  /** Signs up a new person on the page, and waits for the start page. */
  newUser(page: Page): Promise<{ email: string; password: string; token(): Promise<string> }>;
  /** A page at `path` of a person who has just signed up. */
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
const looks = new WeakMap<Page, Required<Look>>();

/** The real stack, in memory, with the built web UI, and a real Chromium. */
export async function startUi(options: Parameters<typeof startToolgate>[0] = {}): Promise<Ui> {
  await mkdir(PICTURES, { recursive: true });
  const [toolgate, browser] = await Promise.all([startToolgate(options), useBrowser()]);
  const { url } = toolgate.stack;
  const contexts: BrowserContext[] = [];
  const open = async (look: Look) => {
    const opened = await newPage(browser, url, look);
    const context = opened.page.context();
    // An open page keeps asking for news, which would slow down all later tests.
    if (TestRunner.getCurrentTest()) onTestFinished(() => context.close());
    else contexts.push(context);
    return opened;
  };
  return {
    toolgate,
    url,
    newPage: (look = {}) => open(look),
    newUser: (page) => signUpOnPage(page, url),
    async open(path, look = {}) {
      const opened = await open(look);
      const person = await signUpByApi(opened.page, toolgate);
      await opened.page.goto(`${url}${path}`);
      return { ...opened, person, client: toolgate.as(await person.token()) };
    },
    async close() {
      await Promise.all(contexts.map((context) => context.close()));
      await toolgate.stop();
    },
  };
}

let browser: Promise<Browser> | undefined;

/** The files that a process runs share one browser, which ends with the process. Each page has its own context. */
function useBrowser(): Promise<Browser> {
  browser ??= openBrowser().then((opened) =>
    opened.once("disconnected", () => {
      browser = undefined;
    }),
  );
  return browser;
}

async function newPage(browser: Browser, url: string, look: Look): Promise<UiPage> {
  const { theme = "light", width = 1280, height = 900, locale = "en-GB" } = look;
  const context = await browser.newContext({
    colorScheme: theme,
    viewport: { width, height },
    hasTouch: width < 640,
    // With animations, screenshots and clicks would depend on the time.
    reducedMotion: "reduce",
    acceptDownloads: true,
    locale,
  });
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: url });
  const page = await context.newPage();
  page.setDefaultTimeout(Number(process.env["UI_TIMEOUT"] ?? 20_000));
  looks.set(page, { theme, width, height, locale });
  return { page, problems: watch(page, url) };
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
  await page.context().addInitScript(
    ({ origin, key, session }) => {
      // Once: a test may sign out, or in as another person.
      if (location.origin !== origin || localStorage.getItem(`${key}.given`) !== null) return;
      localStorage.setItem(`${key}.given`, "1");
      localStorage.setItem(key, session);
    },
    { origin: toolgate.stack.url, key: SESSION_KEY, session: JSON.stringify(session) },
  );
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

/** The rules whose result depends on colours, for the second theme. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];
const ALL_RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface AxeResults {
  violations: {
    id: string;
    impact: string | null;
    help: string;
    nodes: { html: string; failureSummary?: string }[];
  }[];
}

/** Runs axe-core on the current page in both themes. @throws Error that lists every serious or critical finding */
export async function expectNoSeriousFindings(page: Page): Promise<void> {
  await page.evaluate(axe);
  const { theme = "light" } = looks.get(page) ?? {};
  await expectNoSerious(page, theme, ALL_RULES);
  const other = theme === "light" ? "dark" : "light";
  await page.emulateMedia({ colorScheme: other });
  try {
    await expectNoSerious(page, other, COLOUR_RULES);
  } finally {
    await page.emulateMedia({ colorScheme: theme });
  }
}

async function expectNoSerious(page: Page, theme: Theme, runOnly: readonly string[]): Promise<void> {
  const { violations } = await page.evaluate<AxeResults>(
    // The live announcer of react-aria may refer to removed elements, which users cannot reach.
    `axe.run({ exclude: ["[data-live-announcer]"] }, { resultTypes: ["violations"], runOnly: ${JSON.stringify(runOnly)} })`,
  );
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  if (serious.length === 0) return;
  const lines = serious.flatMap(({ id, help, nodes }) =>
    nodes
      .slice(0, 5)
      .map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary ?? ""}`),
  );
  throw new Error(`${new URL(page.url()).pathname} has serious findings in ${theme}:\n${lines.join("\n")}`);
}
