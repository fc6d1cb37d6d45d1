import { mkdir, stat } from "node:fs/promises";
import { resolve } from "node:path";
import chromium from "@sparticuz/chromium";
import { type Browser, type BrowserContext, type Page, chromium as playwright } from "playwright-core";
import { ensureWebBuilt } from "../supabase/embedded/build-web.ts";
import { startCalendarProvider } from "./demo/calendar-provider.ts";
import { startInvoicingApi } from "./demo/invoicing-api.ts";
import { ENGLISH, writeInvoicingDocument } from "./demo/invoicing-document.ts";
import { startDemoStack } from "./demo/start-demo-stack.ts";
import { startModelStandIn } from "./screenshots/model-stand-in.ts";
import { prepareAccount } from "./screenshots/prepare-account.ts";
import { DESKTOP, writePages } from "./screenshots/write-pages.ts";
import { createClient, signUp, type ToolgateClient, waitForActive } from "./toolgate-client.ts";

/**
 * `npm run screenshots`: pictures of the running product. `docs/images` gets those of the documents, in light
 * and dark, `docs/screenshots` every page. Uses a stack in memory with the invoicing API of the demo in the
 * mode `prod`, in which a write waits for an approval.
 */
const ROOT = resolve(import.meta.dirname, "..");
const FOLDER = resolve(ROOT, "docs/images");
const MAX_BYTES = 200 * 1024;
const EMAIL = "demo@toolgate.local";
const PASSWORD = crypto.randomUUID();
const READ = "Find the last invoice of ABC Corp";
const WRITE = "Send it to accounts@abccorp.example";

await mkdir(FOLDER, { recursive: true });
await ensureWebBuilt(ROOT);
const key = `inv_${crypto.randomUUID()}`;
const api = await startInvoicingApi(key);
const [calendar, model] = await Promise.all([startCalendarProvider(), startModelStandIn()]);
const stack = await startDemoStack([api, calendar, model], "prod");
const browser = await openBrowser();
try {
  const client = createClient(stack.url, await signUp(stack, EMAIL, PASSWORD));
  const connectorId = await connectInvoicing(client);
  for (const theme of ["light", "dark"] as const) await takePictures(theme);
  const shown = await prepareAccount(client, stack, {
    connectorId,
    calendar: calendar.url,
    model: model.url,
    invoicing: api.url,
    email: EMAIL,
  });
  await writePages({
    url: stack.url,
    folder: resolve(ROOT, "docs/screenshots"),
    shown,
    open: async ({ viewport }, isSignedIn) =>
      isSignedIn ? signIn("light", viewport) : newContext("light", viewport),
  });
} finally {
  await browser.close();
  await stack.stop();
}

async function connectInvoicing(client: ToolgateClient): Promise<string> {
  const { status, body } = await client.call<{ connector_id: string }>(
    "POST",
    "/api/v1/connectors/upload",
    writeInvoicingDocument(api.url, ENGLISH),
  );
  if (status !== 201) throw new Error(JSON.stringify(body));
  await client.call("POST", "/api/v1/secrets/vault", {
    connector_id: body.connector_id,
    secrets: { invoicing_key: key },
  });
  await waitForActive(client, body.connector_id);
  const found = await query<{ final_data: object }>(client, READ);
  const { error_code } = await query<{ error_code?: string }>(client, WRITE, { invoice: found.final_data });
  if (error_code !== "APPROVAL_REQUIRED")
    throw new Error(`The write must wait for an approval, not ${error_code}.`);
  return body.connector_id;
}

async function query<Answer>(
  client: ToolgateClient,
  user_query: string,
  known: object = {},
): Promise<Answer> {
  const request = { user_query, conversation_id: "screenshots", user_context_data: known };
  return (await client.call<Answer>("POST", "/api/v1/agent/query", request)).body;
}

async function newContext(
  theme: "light" | "dark",
  viewport: typeof DESKTOP.viewport,
): Promise<BrowserContext> {
  return browser.newContext({ colorScheme: theme, viewport, reducedMotion: "reduce", locale: "en-GB" });
}

async function signIn(theme: "light" | "dark", viewport: typeof DESKTOP.viewport): Promise<BrowserContext> {
  const context = await newContext(theme, viewport);
  const page = await context.newPage();
  await page.goto(`${stack.url}/sign-in`);
  await page.getByLabel("E-mail").fill(EMAIL);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByRole("heading", { name: "Start", level: 1 }).waitFor();
  await page.close();
  return context;
}

async function takePictures(theme: "light" | "dark"): Promise<void> {
  const context = await signIn(theme, DESKTOP.viewport);
  const page = await context.newPage();
  await ask(page, READ);
  await page.getByText("2026-003").first().waitFor();
  await shoot(page, `playground-${theme}`);
  await page.goto(`${stack.url}/approvals`);
  await page
    .getByRole("button", { name: /approve/i })
    .first()
    .waitFor();
  await shoot(page, `approvals-${theme}`);
  await page.goto(`${stack.url}/connectors`);
  await page.getByText("Active").first().waitFor();
  await shoot(page, `connectors-${theme}`);
  await context.close();
}

async function ask(page: Page, question: string): Promise<void> {
  await page.goto(`${stack.url}/playground`);
  await page.getByLabel("Question", { exact: true }).fill(question);
  await page.getByRole("button", { name: "Ask", exact: true }).click();
}

async function shoot(page: Page, name: string): Promise<void> {
  await page.waitForLoadState("networkidle");
  const path = resolve(FOLDER, `${name}.png`);
  await page.screenshot({ path });
  const { size } = await stat(path);
  if (size > MAX_BYTES) throw new Error(`${path} has ${size} bytes; the limit is ${MAX_BYTES}.`);
  console.log(`docs/images/${name}.png ${Math.round(size / 1024)} KB`);
}

async function openBrowser(): Promise<Browser> {
  return playwright.launch({
    executablePath: await chromium.executablePath(),
    headless: true,
    args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"],
  });
}
