import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { expectNoSeriousFindings, overhang, shoot, startUi, type Ui } from "./open-ui.ts";

const CANARY = "canary-c0nnector-key";

let api: Loopback;
let ui: Ui;
beforeAll(async () => {
  api = await startLoopback(({ headers }, response) =>
    headers["x-api-key"] === CANARY
      ? answerJson(response, { orders: [{ id: 7, state: "paid" }] })
      : answerJson(response, { message: "no such key" }, 401),
  );
  ui = await startUi({ upstreams: [api.url] });
});
afterAll(async () => {
  await ui?.close();
  await api?.close();
});

const editor = (page: Page) => page.getByRole("textbox", { name: "OpenAPI document" });

/** Replaces the whole text by pasting. */
async function paste(page: Page, text: string): Promise<void> {
  // Waits until the code editor has replaced the plain one.
  await page.locator(".cm-content").first().waitFor();
  await editor(page).click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(text);
}

function orders(
  extra = "x-auth-type: api-key\nx-required-secrets:\n  - { secret_id: key, description: From your account page, vault_key_name: orders_key, in: header, name: X-Api-Key }\n",
) {
  return `# Our orders
openapi: 3.1.0
info: { title: Orders, version: "1.0", description: The order service }
servers: [{ url: "${api.url}" }]
${extra}paths:
  /orders:
    get:
      operationId: listOrders
      summary: List all orders
      parameters:
        - { name: state, in: query, description: Only orders in this state, schema: { type: string, enum: [open, paid] } }
      responses:
        "200": { description: The orders }
  /orders/{id}:
    delete:
      operationId: deleteOrder
      summary: Delete an order
      parameters:
        - { name: id, in: path, required: true, schema: { type: integer } }
      responses:
        "204": { description: Gone }
`;
}

async function connect(page: Page, text = orders()): Promise<void> {
  await paste(page, text);
  await page.getByText("Valid: 2 operations.").waitFor();
  await page.getByRole("button", { name: "Connect", exact: true }).click();
  await page.getByRole("heading", { name: "Orders", level: 1 }).waitFor();
}

describe("connecting an API", () => {
  it("reports an error with its line, saves after the correction, and becomes active after its secrets are stored", async () => {
    const { page, problems, person } = await ui.open("/connectors");
    await page.getByRole("heading", { name: "Connect your first API" }).waitFor();
    await page.getByRole("link", { name: "Connect an API" }).click();
    await page.getByRole("link", { name: "Document editor" }).click();
    const broken = orders().replace("      summary: List all orders", "      summary: [List all orders");
    await paste(page, broken);
    const fault = page.getByRole("button", { name: /^Go to line \d+$/ }).first();
    await fault.waitFor();
    const line = Number(/\d+/.exec((await fault.textContent()) ?? "")?.[0]);
    const brokenLine = broken.split("\n").findIndex((text) => text.includes("[List all orders")) + 1;
    expect(Math.abs(line - brokenLine)).toBeLessThanOrEqual(1);
    expect(await page.getByRole("button", { name: "Connect", exact: true }).isDisabled()).toBe(true);
    await shoot(page, "connector-fault");
    await expectNoSeriousFindings(page);
    await fault.focus();
    await page.keyboard.press("Enter");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("role")))
      .toBe("textbox");
    await page.reload();
    await expect.poll(() => editor(page).textContent()).toContain("[List all orders");
    await connect(page);

    await page.getByText("Needs 1 secret").waitFor();
    await page.getByText("From your account page · Sent as X-Api-Key").waitFor();
    await page.getByRole("button", { name: "Store secrets" }).click();
    await page.getByText("Required.").waitFor();
    await page.getByLabel("API key", { exact: true }).fill(CANARY);
    await page.getByRole("button", { name: "Store secrets" }).click();
    await page.getByText("Active. Agents can use it now.").waitFor();
    await page.getByText(/^Set · /).waitFor();
    expect(await leaks(page)).toEqual([]);
    await page.getByRole("button", { name: "Test the connection" }).click();
    await page.getByRole("region", { name: "Connection" }).getByText("passed").nth(3).waitFor();
    await shoot(page, "connector-active");
    const client = ui.toolgate.as(await person.token());
    const { body } = await client.call("POST", "/functions/v1/agent-query", {
      user_query: "List all orders",
      conversation_id: "c",
    });
    expect(body).toMatchObject({ status: "SUCCESS", final_data: { orders: [{ id: 7 }] } });
    expect(problems).toEqual([]);
  });

  it("an older document is not an error: missing settings are proposed, and the primary button accepts every change", async () => {
    const { page } = await ui.open("/connectors/new?kind=openapi");
    await paste(page, orders("").replace("openapi: 3.1.0", "openapi: 3.0.3"));
    await page.getByText("Valid: 2 operations. Missing settings are added when it is saved.").waitFor();
    expect(await page.getByRole("alert").count()).toBe(0);
    await page.getByRole("button", { name: "Suggest missing settings" }).click();
    const accept = page.getByRole("button", { name: /^Accept change 1/ });
    await accept.waitFor();
    await shoot(page, "connector-proposal");
    await expectNoSeriousFindings(page);
    await accept.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("button", { name: "Use all changes" }).click();
    await page.getByText("Valid: 2 operations.", { exact: true }).waitFor();
    expect(await editor(page).textContent()).toContain("openapi: 3.1");
    expect(await editor(page).textContent()).toContain("# Our orders");
    await page.getByRole("button", { name: "Connect", exact: true }).click();
    await page.getByText("Active. Agents can use it now.").waitFor();
  });

  it("empty fields keep the stored secrets; a new version keeps id and secrets; disabling, enabling and deleting work", async () => {
    const { page, person } = await ui.open("/connectors/new?kind=openapi");
    await connect(page);
    await page.getByLabel("API key", { exact: true }).fill(CANARY);
    await page.getByRole("button", { name: "Store secrets" }).click();
    await page.getByText("Active. Agents can use it now.").waitFor();
    const path = new URL(page.url()).pathname;
    await page.getByRole("button", { name: "Store secrets" }).click();
    await page.getByText(/^Set · /).waitFor();

    await page.getByRole("button", { name: "Actions" }).click();
    await page.getByRole("menuitem", { name: "New version" }).click();
    await page.getByText("Valid: 2 operations.").waitFor();
    await paste(page, orders().replace('version: "1.0"', 'version: "2.0"'));
    await page.getByText("version 2.0").waitFor();
    await page.getByText("Valid: 2 operations.").waitFor();
    await page.getByRole("button", { name: "Save this version" }).click();
    await page.waitForURL((at) => at.pathname === path);
    await page.getByText(/version 2\.0/).waitFor();
    await page.getByText("Active. Agents can use it now.").waitFor();

    await page.getByRole("button", { name: "Actions" }).click();
    await page.getByRole("menuitem", { name: "Disable" }).click();
    await page.getByText("Disabled. Agents cannot use it.").waitFor();
    await page.getByRole("button", { name: "Actions" }).click();
    await page.getByRole("menuitem", { name: "Enable" }).click();
    await page.getByText("Active. Agents can use it now.").waitFor();

    await page.getByRole("link", { name: /\/orders\/\{id\}/ }).click();
    const drawer = page.getByRole("dialog", { name: "Delete an order" });
    await drawer.getByText("integer, required").waitFor();
    await expectNoSeriousFindings(page);
    await shoot(page, "connector-operation");
    await page.keyboard.press("Escape");

    await page.getByRole("button", { name: "Actions" }).click();
    await page.getByRole("menuitem", { name: "Delete connector" }).click();
    const asked = page.getByRole("alertdialog", { name: "Delete Orders?" });
    await asked.getByText("2 operations and 1 stored secret are permanently deleted").waitFor();
    await asked.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("heading", { name: "Connect your first API" }).waitFor();
    const { body } = await ui.toolgate.as(await person.token()).call("GET", "/functions/v1/connectors");
    expect(body).toEqual({ connectors: [] });
  });

  it("a wrong passphrase keeps the chosen certificate file and is reported in the form", async () => {
    const { page } = await ui.open("/connectors/new?kind=openapi");
    const secrets = ["pfx", "passphrase"]
      .map((id) => `  - { secret_id: ${id}, description: ${id}, vault_key_name: ${id} }`)
      .join("\n");
    await connect(page, orders(`x-auth-type: client-certificate\nx-required-secrets:\n${secrets}\n`));
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Choose .pfx file" }).click();
    await (await chooser).setFiles({
      name: "client.pfx",
      mimeType: "application/x-pkcs12",
      buffer: Buffer.from("not a certificate"),
    });
    await page.getByText("client.pfx · 17 B").waitFor();
    await page.getByLabel("Passphrase", { exact: true }).fill("wrong");
    // A change of the connector, such as the end of its indexing, keeps what was entered.
    await page.getByRole("button", { name: "Actions" }).click();
    await page.getByRole("menuitem", { name: "Rename" }).click();
    await page.getByLabel("New name").fill("Renamed orders");
    await page.getByRole("button", { name: "Rename" }).click();
    await page.getByRole("heading", { name: "Renamed orders", level: 1 }).waitFor();
    // By key: what is above it may still change its height, and a pointer's press is lost when its button moves away.
    await page.getByRole("button", { name: "Store secrets" }).press("Enter");
    await page.getByRole("alert").waitFor();
    await page.getByText("client.pfx · 17 B").waitFor();
    expect(await page.getByText(/^Set · /).count()).toBe(0);
    await expectNoSeriousFindings(page);
  });

  it("indexing shows its progress, continues after a reload, and ends active without one", async () => {
    const { page, person } = await ui.open("/connectors");
    const get = (n: number) => ({
      get: {
        operationId: `readThing${n}`,
        summary: `Read thing number ${n} of the catalogue`,
        responses: { "200": { description: "ok" } },
      },
    });
    const paths = Object.fromEntries(Array.from({ length: 2_000 }, (_, n) => [`/things/${n}`, get(n)]));
    const client = ui.toolgate.as(await person.token());
    const { body } = await client.call<{ connector_id: string }>("POST", "/api/v1/connectors/upload", {
      openapi: "3.1.0",
      info: { title: "Large", version: "1" },
      servers: [{ url: api.url }],
      "x-auth-type": "none",
      "x-required-secrets": [],
      paths,
    });
    await page.goto(`${ui.url}/connectors/${body.connector_id}`);
    const bar = page.getByRole("progressbar", { name: "Indexing" });
    await bar.waitFor();
    expect(Number(await bar.getAttribute("aria-valuemax"))).toBe(2_000);
    await page.reload();
    await bar.or(page.getByText("Active. Agents can use it now.")).first().waitFor();
    await page.getByText("Active. Agents can use it now.").waitFor({ timeout: 60_000 });
    expect(await page.getByRole("list", { name: "Operations" }).getByRole("listitem").count()).toBeLessThan(
      90,
    );
  });

  for (const width of [1280, 360]) {
    it(`list, page and editor look right and have no serious finding, at ${width} px, in light and dark`, async () => {
      const { page } = await ui.open("/connectors/new?kind=openapi", { width });
      await paste(page, orders());
      await page.getByText("Valid: 2 operations.").waitFor();
      await expectNoSeriousFindings(page);
      expect(await overhang(page)).toBe(0);
      await shoot(page, "connector-new");
      await connect(page);
      await page
        .getByText("waiting", { exact: false })
        .or(page.getByText("Indexed.", { exact: false }))
        .first()
        .waitFor();
      await expectNoSeriousFindings(page);
      expect(await overhang(page)).toBe(0);
      await shoot(page, "connector");
      await page.goto(`${ui.url}/connectors`);
      await page.getByRole("link", { name: "Orders" }).waitFor();
      await expectNoSeriousFindings(page);
      expect(await overhang(page)).toBe(0);
      await shoot(page, "connectors");
    });
  }
});

function leaks(page: Page): Promise<string[]> {
  return page.evaluate((secret) => {
    const places: [string, string][] = [
      ["html", document.documentElement.outerHTML],
      ["storage", JSON.stringify(localStorage) + JSON.stringify(sessionStorage)],
      ["input", [...document.querySelectorAll("input")].map(({ value }) => value).join("\n")],
    ];
    return places.filter(([, text]) => text.includes(secret)).map(([place]) => place);
  }, CANARY);
}

describe("the side effect of an operation", () => {
  it("is shown with its reason, can be changed by the owner, and can be reset", async () => {
    const { page, client } = await ui.open("/connectors");
    const text = `openapi: 3.1.0
info: { title: Newsletter, version: "1.0" }
servers: [{ url: "${api.url}" }]
x-auth-type: none
x-required-secrets: []
paths:
  /newsletter/send:
    get: { operationId: sendNewsletter, summary: Send the newsletter, responses: { "200": { description: OK } } }
`;
    const uploaded = await client.call<{ connector_id: string }>("POST", "/api/v1/connectors/upload", text, {
      "content-type": "application/yaml",
    });
    const id = uploaded.body.connector_id;
    await page.goto(`${ui.url}/connectors/${id}?operation=sendNewsletter`);
    const part = page.getByRole("region", { name: "Side effect" });
    await part.getByText(/It counts as a write until you decide otherwise/).waitFor();
    await shoot(page, "operation-effect-doubted");
    await part.getByRole("combobox", { name: "What sendNewsletter counts as" }).selectOption("read");
    await part.getByText(/Without your decision it is “write: changes data”/).waitFor();
    await expectNoSeriousFindings(page);
    await shoot(page, "operation-effect-decided");
    await part.getByRole("button", { name: "Reset the decision" }).click();
    await part.getByText(/It counts as a write until you decide otherwise/).waitFor();
  });
});
