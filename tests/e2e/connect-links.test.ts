import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createClient, signUp, type ToolgateClient } from "../../scripts/toolgate-client.ts";
import {
  type AuthorizationSetting,
  CLIENT,
  startAuthorizationSetting,
  thingsDocument,
} from "../integration/authorization-setting.ts";
import { expectGoodLook, startUi, type Ui } from "./open-ui.ts";

let server: AuthorizationSetting;
let ui: Ui;
let owner: ToolgateClient;
let signsIn: string;
let takesKey: string;
beforeAll(async () => {
  server = await startAuthorizationSetting();
  ui = await startUi({ upstreams: [server.url] });
  server.register(`${ui.url}/functions/v1/connections/callback`);
  owner = createClient(ui.url, await signUp(ui.toolgate.stack, "shop@example.test"));
  signsIn = await upload(thingsDocument(server.url));
  await owner.call("POST", "/functions/v1/secrets/vault", { connector_id: signsIn, secrets: CLIENT });
  takesKey = await upload({
    openapi: "3.1.0",
    info: { title: "Parcels", version: "1" },
    servers: [{ url: server.url }],
    "x-auth-type": "api-key",
    "x-required-secrets": [
      {
        secret_id: "key",
        description: "Key from your parcel settings",
        vault_key_name: "k",
        in: "header",
        name: "X-Key",
      },
    ],
    paths: { "/p": { get: { operationId: "listParcels", responses: { 200: { description: "OK" } } } } },
  });
});
afterAll(async () => {
  await ui?.close();
  await server?.close();
});

async function upload(document: object): Promise<string> {
  const made = await owner.call<{ connector_id: string }>(
    "POST",
    "/functions/v1/connectors/upload?annotate=true",
    document,
  );
  expect(made.status).toBe(201);
  return made.body.connector_id;
}

async function newLink(end_user: string, connector_id = signsIn): Promise<string> {
  const body = { connector_id, end_user, return_url: `${ui.url}/healthz` };
  const made = await owner.call<{ url: string }>("POST", "/functions/v1/connections/links", body);
  expect(made.status).toBe(201);
  return made.body.url;
}

async function statusOf(end_user: string): Promise<string | undefined> {
  const listed = await owner.call<{ connections: { end_user: string; status: string }[] }>(
    "GET",
    "/functions/v1/connections",
  );
  return listed.body.connections.find((connection) => connection.end_user === end_user)?.status;
}

const goOn = (page: Page) => page.getByRole("button", { name: "Continue" }).click();
const isConnected = (page: Page) => page.getByText("Your account is connected.").waitFor();

describe("an end user with a connect link", () => {
  it("signs in without an account; no secret is in the address or the history", async () => {
    const { page } = await ui.newPage();
    server.who = "alice";
    const link = await newLink("seven");
    await page.goto(link);
    await page.getByText("shop@example.test is asking for access").waitFor();
    await page.getByText(new URL(server.url).host).waitFor();
    expect(page.url()).toBe(`${ui.url}/connect`);
    await goOn(page);
    await isConnected(page);
    expect(page.url()).toBe(`${ui.url}/connect/done`);
    expect(await page.getByRole("link", { name: /^Back to/ }).getAttribute("href")).toBe(`${ui.url}/healthz`);
    expect(await statusOf("seven")).toBe("ACTIVE");
    await page.goto(link);
    await page.getByText("This link is unknown, was used already").waitFor();
  });

  it("opens it in two tabs: the first to finish connects, the second is refused", async () => {
    const { page: first } = await ui.newPage();
    const link = await newLink("two tabs");
    await first.goto(link);
    const second = await first.context().newPage();
    await second.goto(link);
    server.who = "alice";
    await Promise.all(
      [first, second].map((page) => page.getByRole("button", { name: "Continue" }).waitFor()),
    );
    await goOn(first);
    await isConnected(first);
    await goOn(second);
    await second.getByText("This link is unknown, was used already").waitFor();
  });

  it("is denied, tries again, goes back and signs in after all", async () => {
    const { page } = await ui.newPage();
    await page.goto(await newLink("denied"));
    server.who = null;
    await goOn(page);
    await page.getByText("The provider denied access.").waitFor();
    expect(await statusOf("denied")).toBe("NEEDS_SIGN_IN");
    server.who = "alice";
    await page.getByRole("link", { name: "Try again" }).click();
    await page.getByRole("button", { name: "Continue" }).waitFor();
    await page.reload();
    await goOn(page);
    await isConnected(page);
    await page.goBack();
    await page
      .getByText(/This address is incomplete|This link is unknown|Continue/)
      .first()
      .waitFor();
    expect(await statusOf("denied")).toBe("ACTIVE");
  });

  it("leaves half way: nothing is connected, and the link still works", async () => {
    const { page } = await ui.newPage();
    const link = await newLink("abandoned");
    await page.goto(link);
    await page.route(`${server.url}/**`, (route) => route.abort());
    await goOn(page);
    await expect.poll(() => statusOf("abandoned")).toBe("NEEDS_SIGN_IN");
    await page.close();
    const { page: later } = await ui.newPage();
    server.who = "alice";
    await later.goto(link);
    await goOn(later);
    await isConnected(later);
  });

  it("opens a sign-in that another person began: it is refused, and nothing is stored", async () => {
    const { page: attacker } = await ui.newPage();
    await attacker.goto(await newLink("lured"));
    let address = "";
    await attacker.route(`${server.url}/**`, (route) => {
      address ||= route.request().url();
      return route.abort();
    });
    await goOn(attacker);
    await expect.poll(() => address).not.toBe("");
    const { page: victim } = await ui.newPage();
    server.who = "bob";
    await victim.goto(address);
    await victim.getByText(/was started in another browser/).waitFor();
    expect(await statusOf("lured")).toBe("NEEDS_SIGN_IN");
  });

  it("enters an API key, labelled from the document", async () => {
    const { page } = await ui.newPage();
    await page.goto(await newLink("by key", takesKey));
    await page.getByLabel("Key from your parcel settings").fill("a-key-of-mine");
    await goOn(page);
    await isConnected(page);
    expect(await statusOf("by key")).toBe("ACTIVE");
  });

  for (const width of [1280, 360]) {
    it(`sees a page without serious findings at ${width} px, in light and dark`, async () => {
      const { page } = await ui.newPage({ width });
      await page.goto(await newLink(`look ${width}`, takesKey));
      await page.getByRole("button", { name: "Continue" }).waitFor();
      await expectGoodLook(page, "connect-link");
    });
  }
});
