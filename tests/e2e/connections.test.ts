import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ToolgateClient } from "../../scripts/toolgate-client.ts";
import {
  type AuthorizationSetting,
  CLIENT,
  startAuthorizationSetting,
  thingsDocument,
} from "../integration/authorization-setting.ts";
import { expectGoodLook, press, startUi, type Ui } from "./open-ui.ts";

let server: AuthorizationSetting;
let ui: Ui;
beforeAll(async () => {
  server = await startAuthorizationSetting();
  ui = await startUi({ upstreams: [server.url] });
  server.register(`${ui.url}/functions/v1/connections/callback`);
});
afterAll(async () => {
  await ui?.close();
  await server?.close();
});

async function upload(client: ToolgateClient): Promise<string> {
  const made = await client.call<{ connector_id: string }>(
    "POST",
    "/functions/v1/connectors/upload?annotate=true",
    thingsDocument(server.url),
  );
  expect(made.status).toBe(201);
  return made.body.connector_id;
}

async function openConnector(width?: number): Promise<{ page: Page; client: ToolgateClient; id: string }> {
  const { page, client } = await ui.newPersonsPage(width === undefined ? {} : { width });
  const id = await upload(client);
  await page.goto(`${ui.url}/connectors/${id}`);
  await page.getByRole("heading", { name: "Accounts" }).waitFor();
  return { page, client, id };
}

async function storeClient(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "Client ID" }).fill(CLIENT.client_id);
  await page.getByRole("textbox", { name: "Client secret" }).fill(CLIENT.client_secret);
  await page.getByRole("button", { name: "Store secrets" }).click();
}

const accounts = (page: Page) => page.getByRole("region", { name: "Accounts" });

describe("the accounts of a connector that is signed in to", () => {
  it("asks for the client first, connects an account at the provider, and agents use it", async () => {
    const { page, client, id } = await openConnector();
    await accounts(page).getByText(`${ui.url}/functions/v1/connections/callback`).waitFor();
    await accounts(page).getByText("Store the client ID above first.").waitFor();
    await storeClient(page);
    server.who = "alice";
    await accounts(page).getByRole("button", { name: "Connect account" }).click();
    await page.getByText("Account connected").waitFor();
    expect(page.url()).toBe(`${ui.url}/connectors/${id}`);
    await accounts(page).getByText("Active", { exact: true }).waitFor();
    await expect
      .poll(async () => {
        const asked = await client.call<{ status: string }>("POST", "/functions/v1/agent-query", {
          user_query: "List my things",
          conversation_id: crypto.randomUUID(),
        });
        return asked.body.status;
      })
      .toBe("SUCCESS");
    expect(server.calls.at(-1)).toMatchObject({ path: "/api/things", account: "alice" });

    await accounts(page).getByText("alice@example.test").waitFor();
    await accounts(page).getByRole("button", { name: "Check the account default" }).click();
    await page.getByText("No operation says whose account it is.").waitFor();

    await accounts(page).getByLabel("Name of the account").fill("work");
    server.who = "bob";
    await accounts(page).getByRole("button", { name: "Connect another account" }).click();
    await accounts(page).getByText("work", { exact: true }).waitFor();

    await accounts(page).getByRole("button", { name: "Use by default: work", exact: true }).click();
    await accounts(page).getByRole("button", { name: "Use by default: default", exact: true }).waitFor();
    const listed = await client.call<{ connections: { name: string; is_default: boolean }[] }>(
      "GET",
      `/functions/v1/connections?connector_id=${id}`,
    );
    expect(listed.body.connections.filter(({ is_default }) => is_default)).toMatchObject([{ name: "work" }]);
    await accounts(page).getByRole("button", { name: "Use by default: default", exact: true }).click();
    await accounts(page).getByRole("button", { name: "Use by default: work", exact: true }).waitFor();

    await accounts(page).getByRole("button", { name: "Remove the account work" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove", exact: true }).click();
    await page.getByText("Account work removed").waitFor();
    await accounts(page).getByText("work", { exact: true }).waitFor({ state: "detached" });
  });

  it("has a provider to choose when its document does not say where users sign in", async () => {
    const { page, client } = await openConnector();
    const made = await client.call<{ connector_id: string }>("POST", "/functions/v1/connectors/upload", {
      openapi: "3.1.0",
      info: { title: "Behind a proxy", version: "1" },
      servers: [{ url: "https://proxy.example" }],
      "x-auth-type": "oauth2-authorization-code",
      "x-required-secrets": [],
      paths: { "/me": { get: { operationId: "readMe", responses: { 200: { description: "OK" } } } } },
    });
    await page.goto(`${ui.url}/connectors/${made.body.connector_id}`);
    await accounts(page).getByLabel("Provider").selectOption({ label: "Shopify" });
    await accounts(page).getByRole("button", { name: "Use these addresses" }).click();
    await accounts(page).getByText("must be the part of the provider's host").waitFor();
    await accounts(page).getByLabel("Name of the shop").fill("Acme");
    await expectGoodLook(page, "connector-provider");
    await accounts(page).getByRole("button", { name: "Use these addresses" }).click();
    await accounts(page).getByText("Users sign in at Shopify.").waitFor();
    const link = accounts(page).getByRole("link", { name: "Register an OAuth app with Shopify" });
    expect(await link.getAttribute("href")).toMatch(/^https:\/\/partners\.shopify\.com\//);
  });

  it("has an operation that names the account, which its owner changes", async () => {
    const { page, client, id } = await openConnector();
    await storeClient(page);
    server.who = "alice";
    await accounts(page).getByRole("button", { name: "Connect account" }).click();
    await page.getByText("Account connected").waitFor();
    const choice = accounts(page).getByLabel("Operation that names the account");
    await choice.selectOption({ label: "listThings · /things" });
    await page.getByText("Saved").waitFor();
    const { body } = await client.call("GET", `/functions/v1/connectors/${id}`);
    expect(body).toMatchObject({ identity_operation: "listThings" });
    await accounts(page).getByRole("button", { name: "Check the account default" }).click();
    await page.getByText("The API answered: alice").waitFor();
    await choice.selectOption({ label: "None" });
    await expect
      .poll(async () => (await client.call("GET", `/functions/v1/connectors/${id}`)).body)
      .toMatchObject({ identity_operation: "" });
    await expectGoodLook(page, "connector-identity");
  });

  it("gives an end user a link", async () => {
    const { page } = await openConnector();
    await storeClient(page);
    await accounts(page).getByLabel("End user").fill("customer 7");
    await accounts(page).getByRole("button", { name: "Create connect link" }).click();
    const link = await accounts(page).getByText(`${ui.url}/connect#`).textContent();
    const { page: theirs } = await ui.newPage();
    server.who = "alice";
    await theirs.goto(link ?? "");
    await theirs.getByRole("button", { name: "Continue" }).click();
    await theirs.getByText("Your account is connected.").waitFor();
    await page.reload();
    await accounts(page).getByText("customer 7", { exact: true }).waitFor();
  });

  it("lists open links, and revokes one", async () => {
    const { page } = await openConnector();
    await storeClient(page);
    await accounts(page).getByLabel("End user").fill("customer 9");
    await accounts(page).getByRole("button", { name: "Create connect link" }).click();
    const link = await accounts(page).getByText(`${ui.url}/connect#`).textContent();
    await page.reload();
    const open = accounts(page).getByRole("list", { name: "Pending connect links" });
    await open.getByText("customer 9", { exact: true }).waitFor();
    await expectGoodLook(page, "open-links");
    await open.getByRole("button", { name: "Revoke the connect link for customer 9" }).click();
    await page.getByText("Connect link for customer 9 revoked").waitFor();
    await open.waitFor({ state: "detached" });
    const { page: theirs } = await ui.newPage();
    await theirs.goto(link ?? "");
    await theirs.getByText("This link is unknown, was used already").waitFor();
  });

  it("binds an API key to end users or to one account, with no scope that would lift it", async () => {
    const { page, client } = await openConnector();
    await storeClient(page);
    server.who = "alice";
    await accounts(page).getByRole("button", { name: "Connect account" }).click();
    await accounts(page).getByText("Active", { exact: true }).waitFor();
    await page.goto(`${ui.url}/api-keys`);
    for (const [choice, shown] of [
      ["Accounts of end users, which each request names", "end users only"],
      ["Things: default (alice@example.test)", "one account"],
    ] as const) {
      await page
        .getByRole("button", { name: /^Create/ })
        .first()
        .click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("combobox", { name: "Accounts" }).selectOption({ label: choice });
      await press(page, "checkbox", "Store secrets of tools tools:write");
      await dialog.getByText("A bound key cannot have tools:write.").waitFor();
      await expectGoodLook(page, "bound-key");
      await press(page, "checkbox", "Store secrets of tools tools:write");
      await dialog.getByRole("button", { name: "Create a key" }).click();
      await page.getByText("Your new key").waitFor();
      await page.reload();
      await page.getByText(shown).waitFor();
    }
    const { body } = await client.call<{
      api_keys: { end_users_only: boolean; connection_id: string | null }[];
    }>("GET", "/functions/v1/api-keys");
    const [bound, forEndUsers] = [
      body.api_keys.filter(({ connection_id }) => connection_id !== null),
      body.api_keys.filter(({ end_users_only }) => end_users_only),
    ];
    expect([bound.length, forEndUsers.length]).toEqual([1, 1]);
  });

  it("says so when the provider refuses, and the account still needs a sign-in", async () => {
    const { page } = await openConnector();
    await storeClient(page);
    server.who = null;
    await accounts(page).getByRole("button", { name: "Connect account" }).click();
    await page.getByText("The provider denied access.").waitFor();
    await accounts(page).getByText("Sign-in required").waitFor();
    server.who = "alice";
    await accounts(page).getByRole("button", { name: "Sign in again: default" }).click();
    await page.getByText("Account connected").waitFor();
  });

  for (const width of [1280, 360]) {
    it(`has no serious finding and fits, at ${width} px, in light and dark`, async () => {
      const { page } = await openConnector(width);
      await storeClient(page);
      server.who = "alice";
      await accounts(page).getByRole("button", { name: "Connect account" }).click();
      await accounts(page).getByText("Active", { exact: true }).waitFor();
      await expectGoodLook(page, "connector-accounts");
    });
  }
});

describe("the accounts of a connector with API keys", () => {
  const document = () => ({
    openapi: "3.1.0",
    info: { title: "Ferries", version: "1" },
    servers: [{ url: server.url }],
    "x-auth-type": "api-key",
    "x-required-secrets": [
      {
        secret_id: "key",
        description: "Key from the page Settings",
        vault_key_name: "key",
        in: "header",
        name: "X-Api-Key",
      },
    ],
    paths: { "/ferries": { get: { operationId: "listFerries", responses: { 200: { description: "ok" } } } } },
  });

  it("are added by name with secrets of their own, and one is chosen as the default", async () => {
    const { page, client } = await ui.newPersonsPage();
    const made = await client.call<{ connector_id: string }>(
      "POST",
      "/functions/v1/connectors/upload",
      document(),
    );
    const { connector_id } = made.body;
    await page.goto(`${ui.url}/connectors/${connector_id}`);
    await accounts(page).getByRole("button", { name: "Add an account" }).click();
    const form = accounts(page).getByRole("form", { name: "Add an account" });
    await form.getByText("Key from the page Settings").waitFor();
    await form.getByLabel("Name of the account").fill("work");
    await form.getByRole("button", { name: "Store the account" }).click();
    await form.getByText("is required").first().waitFor();
    await form.getByRole("textbox", { name: "key" }).fill("key-canary-77");
    await form.getByRole("button", { name: "Store the account" }).click();
    await page.getByText("Account work stored").waitFor();
    await accounts(page).getByRole("button", { name: "Use by default: work", exact: true }).click();
    await accounts(page).getByRole("button", { name: "Do not use by default: work" }).waitFor();
    const listed = await client.call<{ connections: object[] }>(
      "GET",
      `/functions/v1/connections?connector_id=${connector_id}`,
    );
    expect(listed.body.connections).toMatchObject([{ name: "work", is_default: true, status: "ACTIVE" }]);
    expect(await page.content()).not.toContain("key-canary-77");
    await expectGoodLook(page, "connector-key-accounts");
  });
});
