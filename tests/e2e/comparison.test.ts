import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";
import {
  type AuthorizationSetting,
  CLIENT,
  startAuthorizationSetting,
  thingsDocument,
} from "../integration/authorization-setting.ts";
import { connect } from "../integration/start-toolgate.ts";
import { type PersonsPage, press, startUi, type Ui } from "./open-ui.ts";

/** Measures the clicks that `docs/comparison.md` gives for Toolgate. */
const DOCUMENT = resolve(import.meta.dirname, "../../docs/comparison.md");
const KEY = "canary-comparison";
const NEW_KEY = "canary-comparison-rotated";

let api: Loopback;
let provider: AuthorizationSetting;
let ui: Ui;
let text: string;
let accepted = KEY;
beforeAll(async () => {
  text = await readFile(DOCUMENT, "utf8");
  api = await startLoopback(({ headers, method, url }, response) => {
    const isKnown = headers["x-api-key"] === accepted || headers.authorization === `Bearer ${accepted}`;
    if (!isKnown) return answerJson(response, { message: "no such key" }, 401);
    if (url.startsWith("/engine")) return answerJson(response, { message: "out of order" }, 503);
    if (method === "POST") return answerJson(response, { id: 9 }, 201);
    return answerJson(response, url === "/boats" ? [{ id: 7, name: "Anna" }] : { id: 7, name: "Anna" });
  });
  provider = await startAuthorizationSetting();
  ui = await startUi({ upstreams: [api.url, provider.url] });
  provider.register(`${ui.url}/functions/v1/connections/callback`);
});
afterAll(async () => {
  await ui?.close();
  await provider?.close();
  await api?.close();
});

function ferries() {
  const responses = { "200": { description: "ok" } };
  const id = { name: "id", in: "path", required: true, schema: { type: "integer" } };
  return {
    openapi: "3.1.0",
    info: { title: "Ferries", version: "2" },
    servers: [{ url: api.url }],
    components: { securitySchemes: { key: { type: "apiKey", in: "header", name: "X-Api-Key" } } },
    security: [{ key: [] }],
    paths: {
      "/boats": {
        get: { operationId: "listBoats", summary: "List boats", responses },
        post: { operationId: "addBoat", summary: "Add a boat", responses },
      },
      "/boats/{id}": { get: { operationId: "getBoat", summary: "Get a boat", parameters: [id], responses } },
      "/engine": { get: { operationId: "readEngine", summary: "Read the engine", responses } },
    },
  };
}

/** The same with what `connect` needs. */
const configured = () => ({
  ...ferries(),
  "x-auth-type": "api-key",
  "x-required-secrets": [
    { secret_id: "key", description: "", vault_key_name: "ferries_key", in: "header", name: "X-Api-Key" },
  ],
});

/**
 * Counts what the browser sees: each press of the pointer outside of a text field is a click, each choice
 * in a drop-down list two.
 */
async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0;
  await page.exposeFunction("countClicks", (more: number) => {
    clicks += more;
  });
  await page.addInitScript(() => {
    const count = (more: number) =>
      (Reflect.get(window, "countClicks") as (more: number) => Promise<void>)(more);
    const isField = (at: EventTarget | null) =>
      at instanceof Element &&
      at.closest("select, textarea, [contenteditable=true], input:not([type=checkbox], [type=radio])") !==
        null;
    // Not on the window: Playwright stops a press there that would hit something else, and repeats it.
    document.addEventListener("pointerdown", ({ target }) => void (isField(target) || count(1)), true);
    document.addEventListener(
      "change",
      ({ target }) => void (target instanceof HTMLSelectElement && count(2)),
      true,
    );
  });
  return () => clicks;
}

interface Task {
  title: string;
  /** What the account has before. */
  prepare?: (person: PersonsPage) => Promise<void>;
  perform: (person: PersonsPage) => Promise<void>;
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const sideLink = (page: Page, name: string) =>
  page.getByRole("navigation").getByRole("link", { name, exact: true });
const hasFerries = async ({ client }: PersonsPage) => {
  await connect(client, configured(), { key: KEY });
};
const ask = ({ client }: PersonsPage, user_query: string) =>
  client.call("POST", "/functions/v1/agent-query", { user_query, conversation_id: "c" });

async function openFerries(page: Page): Promise<void> {
  await sideLink(page, "Connectors").click();
  await page.getByRole("link", { name: "Ferries" }).first().click();
  await page.getByRole("heading", { name: "Ferries", level: 1 }).waitFor();
}

async function failLastWeek(person: PersonsPage): Promise<void> {
  await hasFerries(person);
  await ask(person, "Read the engine");
  await ask(person, "List boats");
  const { stack } = ui.toolgate;
  const mine = "user_id = (select id from auth.users where email = $1)";
  const count = async () =>
    (
      await stack.sql<{ n: number }>(`select count(*)::int as n from traces where ${mine}`, [
        person.person.email,
      ])
    )[0]?.n;
  await expect.poll(count).toBe(2);
  await stack.sql(`update traces set started_at = now() - interval '5 days' where ${mine}`, [
    person.person.email,
  ]);
}

async function findFailure({ page }: PersonsPage): Promise<void> {
  await sideLink(page, "Runs").click();
  await page.getByLabel("Time", { exact: true }).selectOption({ label: "Last 7 days" });
  await press(page, "radio", "Failed");
  const runs = page.getByRole("list", { name: "Runs" }).getByRole("link");
  await expect.poll(() => runs.count()).toBe(1);
  await runs.click();
  const call = page.getByRole("region", { name: "readEngine" });
  await call.getByText("503", { exact: true }).waitFor();
  await page.getByText("The API answered with status 503: out of order").first().waitFor();
}

const TASKS: Task[] = [
  {
    title: "Connect an API from an OpenAPI document and get a first answer",
    async perform({ page }) {
      await page.getByRole("link", { name: "Connect an API" }).first().click();
      const chooser = page.waitForEvent("filechooser");
      await button(page, "Choose a file").click();
      const buffer = Buffer.from(JSON.stringify({ ...ferries(), openapi: "3.0.3" }));
      await (await chooser).setFiles({ name: "ferries.json", mimeType: "application/json", buffer });
      await page.getByText(/^4 operations, 1 of them writes; API key in X-Api-Key/).waitFor();
      await page.keyboard.type(KEY);
      await button(page, "Connect").click();
      await page
        .getByRole("region", { name: "Try it" })
        .first()
        .getByRole("list")
        .getByRole("button")
        .first()
        .click();
      await page
        .getByRole("region", { name: /^Answered by/ })
        .getByText("Anna")
        .first()
        .waitFor();
    },
  },
  {
    title: "Turn a curl command into a tool that works",
    async perform({ page }) {
      await page.getByRole("link", { name: "Connect an API" }).first().click();
      await page.getByRole("textbox", { name: "What do you want to connect?" }).waitFor();
      await page.evaluate(
        (command) => navigator.clipboard.writeText(command),
        `curl ${api.url}/boats -H 'Authorization: Bearer ${KEY}'`,
      );
      await page.keyboard.press("ControlOrMeta+v");
      await page.getByText("1 operation; Bearer token").waitFor();
      await button(page, "Connect").click();
      await button(page, "Send").click();
      await page.getByText("Anna").first().waitFor();
    },
  },
  {
    title: "Sign in to an API with OAuth 2",
    async prepare({ client }) {
      const made = await client.call(
        "POST",
        "/functions/v1/connectors/upload?annotate=true",
        thingsDocument(provider.url),
      );
      expect(made.status).toBe(201);
      provider.who = "alice";
    },
    async perform({ page }) {
      await sideLink(page, "Connectors").click();
      await page.getByRole("link", { name: "Things" }).first().click();
      await page.getByRole("textbox", { name: "Client ID" }).fill(CLIENT.client_id);
      await page.getByRole("textbox", { name: "Client secret" }).fill(CLIENT.client_secret);
      await button(page, "Store secrets").click();
      await button(page, "Connect account").click();
      await page.getByRole("region", { name: "Accounts" }).getByText("Active", { exact: true }).waitFor();
    },
  },
  {
    title: "Call one operation with arguments and see its response",
    prepare: hasFerries,
    async perform({ page }) {
      await openFerries(page);
      await page.getByRole("link", { name: /\/boats\/\{id\}/ }).click();
      const form = page.getByRole("dialog").getByRole("region", { name: "Try it" });
      await form.getByLabel("id", { exact: false }).first().fill("7");
      await form.getByRole("button", { name: "Send", exact: true }).click();
      await form.getByTestId("response").getByText("Anna").first().waitFor();
    },
  },
  { title: "Find a call that failed last week and see why", prepare: failLastWeek, perform: findFailure },
  {
    title: "Run a past call again",
    async prepare(person) {
      await failLastWeek(person);
      await person.page.goto(ui.url);
      await findFailure(person);
    },
    async perform({ page }) {
      const first = new URL(page.url()).pathname;
      await button(page, "Run again").click();
      await page.waitForURL((at) => at.pathname.startsWith("/runs/") && at.pathname !== first);
      await page.getByText("The API answered with status 503: out of order").first().waitFor();
    },
  },
  {
    title: "Require an approval before every write",
    prepare: hasFerries,
    async perform(person) {
      const { page } = person;
      await sideLink(page, "Settings").click();
      await press(page, "switch", "Require an approval for each write");
      await page.getByText("Manual: each write needs an approval.").waitFor();
      const { body } = await ask(person, "Add a boat");
      expect(body).toMatchObject({ error_code: "APPROVAL_REQUIRED" });
    },
  },
  {
    title: "Give an agent two tools and no others",
    prepare: hasFerries,
    async perform({ page, client }) {
      await sideLink(page, "Agents").click();
      await page.getByRole("link", { name: "New agent" }).first().click();
      const form = page.getByRole("region", { name: "Agent", exact: true });
      await form.getByRole("textbox", { name: "ID", exact: true }).fill("harbour");
      await form.getByLabel("What should it do?").fill("List boats and get a boat");
      await form.getByRole("button", { name: "Propose tools" }).click();
      for (const tool of ["listBoats", "getBoat"]) await press(page, "checkbox", tool);
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await page.getByRole("heading", { name: "harbour", level: 1 }).waitFor();
      const { body } = await client.call("GET", "/functions/v1/agents/harbour");
      expect(JSON.stringify(body)).toMatch(/listBoats.*getBoat/);
      expect(JSON.stringify(body)).not.toContain("addBoat");
    },
  },
  {
    title: "Let an MCP client use the tools",
    prepare: hasFerries,
    async perform({ page }) {
      await sideLink(page, "MCP").click();
      await page.getByRole("link", { name: "Cursor" }).click();
      await button(page, "Create a key").click();
      await page
        .getByRole("dialog", { name: "Create a key" })
        .getByRole("button", { name: "Create a key" })
        .click();
      const key = (await page.getByTestId("new-key").textContent()) ?? "";
      await page.getByRole("button", { name: "Copy", exact: true }).click();
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toContain(`"Authorization": "Bearer ${key}"`);
      const { status } = await ui.toolgate
        .as(key)
        .call(
          "POST",
          "/functions/v1/mcp",
          { jsonrpc: "2.0", id: 1, method: "tools/list", params: {} },
          { accept: "application/json, text/event-stream" },
        );
      expect(status).toBe(200);
    },
  },
  {
    title: "Replace the API key of a connected API",
    prepare: hasFerries,
    async perform(person) {
      const { page } = person;
      await openFerries(page);
      await page.locator("input[type=password]").first().fill(NEW_KEY);
      await button(page, "Store secrets").click();
      await page.getByText("Secrets stored").first().waitFor();
      accepted = NEW_KEY;
      try {
        expect((await ask(person, "List boats")).body).toMatchObject({ status: "SUCCESS" });
      } finally {
        accepted = KEY;
      }
    },
  },
];

/** The rows of the table: task, then the clicks of each product. */
function readRows(): string[][] {
  return text
    .split("\n")
    .filter((line) => /^\| \d+\. /.test(line))
    .map((line) =>
      line
        .split("|")
        .map((cell) => cell.trim())
        .slice(1, -1),
    );
}

describe("docs/comparison.md", () => {
  it("has a row and a section with sources for each task", () => {
    const rows = readRows();
    expect(rows.map(([task]) => task)).toEqual(TASKS.map(({ title }, index) => `${index + 1}. ${title}`));
    for (const row of rows) expect(row).toHaveLength(5);
    for (const [task = ""] of rows) {
      const [, section = ""] = text.split(`\n### ${task}\n`);
      const lines = (section.split(/\n##+ /)[0] ?? "").split("\n");
      expect(
        lines.filter((line) => line.startsWith("- **Toolgate**")),
        task,
      ).toHaveLength(1);
      for (const product of ["n8n", "Supabase Studio", "Executor"]) {
        const described = lines.filter((line) => line.startsWith(`- **${product}**`));
        expect(described, `${task}: ${product}`).toHaveLength(1);
        expect(described[0], `${task}: ${product}`).toMatch(/\[[^\]]+\]\(https:\/\/[^)]+\)/);
      }
    }
  });

  it.each(TASKS.map((task, index) => ({ number: index + 1, ...task })))(
    "gives the measured clicks of task $number: $title",
    async ({ number, prepare, perform }) => {
      const person = await ui.newPersonsPage({ reuse: false });
      const clicks = await countClicks(person.page);
      await prepare?.(person);
      if (!new URL(person.page.url()).pathname.startsWith("/runs/")) await person.page.goto(ui.url);
      const before = clicks();
      await perform(person);
      const taken = clicks() - before;
      console.log(`${number}: ${taken} clicks`);
      expect(String(taken)).toBe(readRows()[number - 1]?.[1]);
    },
  );
});
