import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ToolgateClient } from "../../scripts/toolgate-client.ts";
import {
  type AuthorizationSetting,
  CLIENT,
  startAuthorizationSetting,
  thingsDocument,
} from "../integration/authorization-setting.ts";
import { expectGoodLook, startUi, type Ui } from "./open-ui.ts";

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
  const { page, client } = await ui.open("/connectors", width === undefined ? {} : { width });
  const id = await upload(client);
  await page.goto(`${ui.url}/connectors/${id}`);
  await page.getByRole("heading", { name: "Accounts" }).waitFor();
  return { page, client, id };
}

async function storeClient(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "Client ID" }).fill(CLIENT.client_id);
  await page.getByRole("textbox", { name: "Client secret" }).fill(CLIENT.client_secret);
  await page.getByRole("button", { name: /^(Store|Save)/ }).click();
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

    await accounts(page).getByLabel("Name of the account").fill("work");
    server.who = "bob";
    await accounts(page).getByRole("button", { name: "Connect another account" }).click();
    await accounts(page).getByText("work", { exact: true }).waitFor();

    await accounts(page).getByRole("button", { name: "Remove the account work" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove", exact: true }).click();
    await page.getByText("Account work removed").waitFor();
    await accounts(page).getByText("work", { exact: true }).waitFor({ state: "detached" });
  });

  it("says so when the provider refuses, and the account still needs a sign-in", async () => {
    const { page } = await openConnector();
    await storeClient(page);
    server.who = null;
    await accounts(page).getByRole("button", { name: "Connect account" }).click();
    await page.getByText("The provider did not give access.").waitFor();
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
