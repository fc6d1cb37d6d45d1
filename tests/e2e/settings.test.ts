import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Received } from "../calling/loopback-server.ts";
import { type ModelStandIn, startModelStandIn } from "../integration/model-stand-in.ts";
import { connect } from "../integration/start-toolgate.ts";
import { expectGoodLook, press, shoot, startUi, type Ui } from "./open-ui.ts";

const KEY = "page-canary-8c2d6f01";

let endpoint: ModelStandIn;
let ui: Ui;
beforeAll(async () => {
  endpoint = await startModelStandIn();
  ui = await startUi({ upstreams: [endpoint.url] });
});
afterAll(async () => {
  await ui?.close();
  await endpoint?.close();
});
beforeEach(() => {
  endpoint.received.length = 0;
  endpoint.instead = null;
});

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** Everything that the page keeps: its document, values of inputs, storage. */
const keptBy = (page: Page) =>
  page.evaluate(
    () =>
      document.documentElement.outerHTML +
      [...document.querySelectorAll("input")].map(({ value }) => value).join() +
      JSON.stringify(localStorage) +
      JSON.stringify(sessionStorage),
  );

describe("the model", () => {
  it("is set, tested, chosen from the endpoint's list and removed by keyboard alone", async () => {
    const { page, problems } = await ui.open("/settings");
    const model = section(page, "Model");
    await model.getByText("No model is configured.").waitFor();
    await model.getByRole("button", { name: "Use my own endpoint" }).focus();
    await page.keyboard.press("Enter");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("placeholder")))
      .toMatch(/^https/);
    await page.keyboard.type(endpoint.baseUrl);
    await page.keyboard.press("Tab");
    await page.keyboard.type(KEY);
    await model.getByRole("button", { name: "Test" }).focus();
    await page.keyboard.press("Enter");
    await model.getByText("The endpoint answers and lists 2 models. Choose one.").waitFor();
    await expectGoodLook(page, "settings-model-listed");
    await model.getByLabel("Models of the endpoint").focus();
    await page.keyboard.type("large");
    await expect.poll(() => model.getByLabel("Model", { exact: false }).first().inputValue()).toBe("large");
    await model.getByRole("button", { name: "Test" }).focus();
    await page.keyboard.press("Enter");
    await model.getByText(/^It answered in /).waitFor();
    await model.getByRole("button", { name: "Save" }).focus();
    await page.keyboard.press("Enter");
    await model.getByText("Set by you").waitFor();
    await model.getByText(`large at ${endpoint.baseUrl}`).waitFor();
    await model.getByText(/^Key stored /).waitFor();
    expect(await keptBy(page)).not.toContain(KEY);
    expect(new Set(endpoint.received.map(({ headers }) => headers.authorization))).toEqual(
      new Set([`Bearer ${KEY}`]),
    );
    await shoot(page, "settings-model-set");

    await model.getByRole("button", { name: "Check now" }).focus();
    await page.keyboard.press("Enter");
    await model.getByText(/^It answered in /).waitFor();
    await model.getByRole("button", { name: "Remove" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("alertdialog").getByText("chat and the orchestrator stop working").waitFor();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).focus();
    await page.keyboard.press("Enter");
    await model.getByText("No model is configured.").waitFor();
    expect(problems).toEqual([]);
  });

  it("shows the endpoint's refusal, faults at their fields, and where a stored key belongs", async () => {
    const { page, client } = await ui.open("/settings");
    const model = section(page, "Model");
    await model.getByRole("button", { name: "Use my own endpoint" }).click();
    await model.getByRole("button", { name: "Save" }).click();
    expect(await model.locator("[data-invalid] input, input[data-invalid]").count()).toBe(2);
    await model.getByLabel("Base URL").fill("openai");
    await model.getByRole("button", { name: "Test" }).click();
    await model.getByText("must be an http(s) URL").waitFor();
    await model.getByLabel("Base URL").fill("https://10.0.0.8/v1");
    await model.getByRole("button", { name: "Test" }).click();
    await model.getByRole("alert").getByText("EGRESS_BLOCKED").waitFor();
    endpoint.instead = () => ({
      status: 401,
      type: "application/json",
      body: '{"error":{"message":"no such key"}}',
    });
    await model.getByLabel("Base URL").fill(endpoint.baseUrl);
    await model.getByLabel("Model", { exact: false }).first().fill("large");
    await model.getByRole("button", { name: "Test" }).click();
    await model.getByText("answered HTTP 401: no such key. Check the key in Settings.").waitFor();
    await expectGoodLook(page, "settings-model-refused");

    await client.call("PUT", "/functions/v1/settings/model", {
      base_url: endpoint.baseUrl,
      chat_model: "large",
      key: KEY,
    });
    await page.reload();
    await model.getByRole("button", { name: "Change" }).click();
    await model.getByText(/^Stored .* Leave it empty to keep it\.$/).waitFor();
    expect(await model.getByLabel("Key").inputValue()).toBe("");
    await model.getByLabel("Base URL").fill(`${endpoint.url}/other`);
    await model.getByText("The stored key belongs to the previous address and will be deleted.").waitFor();
    await model.getByRole("button", { name: "Save" }).click();
    await model.getByText("No key is stored").waitFor();
  });
});

describe("the embedding model", () => {
  const vectors = ({ url, body }: Received, status = 200) => {
    if (!url.endsWith("/embeddings")) return null;
    const { input } = JSON.parse(body) as { input: string[] };
    const data = input.map((_, index) => ({ index, embedding: [1, 0, 0] }));
    return { status, type: "application/json", body: JSON.stringify({ data }) };
  };

  it("is chosen from the models of the account's endpoint, and removed again", async () => {
    const { page, client, problems } = await ui.open("/settings");
    const index = section(page, "Search index");
    await index.getByText("set your own endpoint under Model first").waitFor();
    await client.call("PUT", "/functions/v1/settings/model", {
      base_url: endpoint.baseUrl,
      chat_model: "large",
      key: KEY,
    });
    await page.reload();
    endpoint.instead = (request) => vectors(request);
    await index.getByRole("button", { name: "Use another embedding model" }).click();
    await index.getByRole("button", { name: "Save" }).click();
    expect(await index.locator("input[data-invalid], [data-invalid] input").count()).toBe(1);
    await index.getByLabel("Models of the endpoint").selectOption("small");
    await expectGoodLook(page, "settings-embedding-form");
    await index.getByRole("button", { name: "Save" }).click();
    // The form closes after the settings were read again.
    await index.getByRole("button", { name: "Change embedding model" }).waitFor();
    await index.getByText("Set by you").waitFor();
    await index.getByText("small", { exact: true }).waitFor();
    await index.getByText("Ready", { exact: true }).waitFor();

    await section(page, "Model").getByRole("button", { name: "Change" }).click();
    await page.getByLabel("Base URL").fill(`${endpoint.url}/other`);
    await page.getByText("Your embedding model belongs to the previous address").waitFor();
    await section(page, "Model").getByRole("button", { name: "Cancel" }).click();

    await index.getByRole("button", { name: "Use the installation's embedding model" }).click();
    await index.getByText("Set by the installation").waitFor();
    expect(problems).toEqual([]);
  });

  it("shows why a model cannot be used, and why texts have no vectors yet", async () => {
    const { page, client } = await ui.newPersonsPage();
    const index = section(page, "Search index");
    await client.call("PUT", "/functions/v1/settings/model", {
      base_url: endpoint.baseUrl,
      chat_model: "large",
    });
    await page.goto(`${ui.url}/settings`);
    endpoint.instead = (request) => vectors(request, 404);
    await index.getByRole("button", { name: "Use another embedding model" }).click();
    await index.getByLabel("Embedding model").fill("chat-only");
    await index.getByRole("button", { name: "Save" }).click();
    await index.getByText("choose another embedding model in Settings").waitFor();
    await expectGoodLook(page, "settings-embedding-refused");
    await index.getByRole("button", { name: "Cancel" }).click();

    await connect(client, SHOP_DOCUMENT);
    endpoint.instead = (request) => vectors(request, request.body.includes('"test"') ? 200 : 503);
    await client.call("PUT", "/functions/v1/settings/embedding", { embedding_model: "small" });
    await page.reload();
    await index.getByText("Some texts are not embedded yet").waitFor();
    await index.getByText("Switching models").waitFor();
    await expectGoodLook(page, "settings-embedding-failing");
  });
});

const SHOP_DOCUMENT = {
  openapi: "3.1.0",
  info: { title: "Shop", version: "1" },
  servers: [{ url: "https://shop.example.com" }],
  "x-auth-type": "none",
  "x-required-secrets": [],
  paths: {
    "/articles": {
      get: {
        operationId: "listArticles",
        summary: "All articles",
        responses: { "200": { description: "OK" } },
      },
    },
  },
};

describe("approvals", () => {
  it("can be required where the installation does not, which the badge in the frame shows at once", async () => {
    const { page, client, problems } = await ui.open("/settings");
    const approvals = section(page, "Approvals");
    const badge = page.getByRole("link", { name: /^Toolgate/ }).first();
    await badge.getByText("dev", { exact: true }).waitFor();
    await approvals.getByText("Set by the installation").waitFor();
    await press(page, "switch", "Require an approval for each write");
    await approvals.getByText("Manual: each write needs an approval.").waitFor();
    await approvals.getByText("Set by you").waitFor();
    await badge.getByText("prod", { exact: true }).waitFor();
    expect((await client.call("GET", "/functions/v1/settings")).body).toMatchObject({ environment: "prod" });
    await expectGoodLook(page, "settings-approvals-required");

    await press(page, "switch", "Require an approval for each write");
    const dialog = page.getByRole("alertdialog", { name: "Send writes without approval?" });
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await badge.getByText("prod", { exact: true }).waitFor();
    await press(page, "switch", "Require an approval for each write");
    await dialog.getByRole("button", { name: "Turn off" }).click();
    await badge.getByText("dev", { exact: true }).waitFor();
    expect(problems).toEqual([]);
  });
});

describe("sessions", () => {
  it("are listed with device and address, this one marked; another one is signed out", async () => {
    const { page, person, problems } = await ui.newPersonsPage();
    const { url, publishableKey } = ui.toolgate.stack;
    const auth = (grant: string, body: object) =>
      fetch(`${url}/auth/v1/token?grant_type=${grant}`, {
        method: "POST",
        headers: {
          apikey: publishableKey,
          "content-type": "application/json",
          "user-agent":
            "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0 Safari/537.36 Edg/149.0",
        },
        body: JSON.stringify(body),
      });
    const { email, password } = person;
    const other = (await (await auth("password", { email, password })).json()) as { refresh_token: string };
    await page.goto(`${ui.url}/settings`);
    const sessions = page.getByRole("list", { name: "Sessions" });
    await sessions.getByText("This session").waitFor();
    await expectGoodLook(page, "settings-sessions");
    const row = sessions.getByRole("listitem").filter({ hasText: "Edge, Linux" });
    await row.getByText(/127\.0\.0\.1 · /).waitFor();
    await row.getByRole("button", { name: "Sign out Edge, Linux, 127.0.0.1" }).focus();
    await page.keyboard.press("Enter");
    await row.waitFor({ state: "detached" });
    expect(await sessions.getByRole("listitem").count()).toBe(1);
    expect((await auth("refresh_token", { refresh_token: other.refresh_token })).status).toBe(400);
    expect(problems).toEqual([]);
  });
});

describe("limits", () => {
  it("can be lowered, not raised, and emptied again", async () => {
    const { page, problems } = await ui.open("/settings");
    const limits = section(page, "Limits");
    await limits.getByRole("button", { name: "Change limits" }).click();
    await limits.getByLabel("Timeout (seconds)").fill("31");
    await limits.getByRole("button", { name: "Save" }).click();
    await limits.getByText("Enter a number from 1 to 30.").waitFor();
    await limits.getByLabel("Timeout (seconds)").fill("2.5");
    await limits.getByLabel("Calls per minute").fill("60");
    await limits.getByRole("button", { name: "Save" }).click();
    await limits.getByText("2.5 s").waitFor();
    expect(await limits.getByText("Set by you").count()).toBe(2);
    await page.reload();
    await limits.getByRole("button", { name: "Change limits" }).click();
    expect(await limits.getByLabel("Calls per minute").inputValue()).toBe("60");
    await limits.getByLabel("Timeout (seconds)").fill("");
    await limits.getByLabel("Calls per minute").fill("");
    await limits.getByRole("button", { name: "Save" }).click();
    await limits.getByText("30 s").waitFor();
    expect(await limits.getByText("Set by you").count()).toBe(0);
    expect(problems).toEqual([]);
  });
});

describe.each([390, 1280])("the page at %i px", (width) => {
  it("with every form open looks right and has no serious finding", async () => {
    const { page, client } = await ui.newPersonsPage({ width });
    await client.call("PUT", "/functions/v1/settings/model", {
      base_url: `${endpoint.url}/a/rather/long/path/of/a/shared/gateway/v1`,
      chat_model: "a-model-with-a-rather-long-name-2026-11-23-preview",
      key: KEY,
    });
    await client.call("PATCH", "/functions/v1/settings", {
      environment: "prod",
      limits: { call_ms: 2_000, answer_bytes: 50_000, calls_per_min: 30 },
    });
    await page.goto(`${ui.url}/settings`);
    await section(page, "Model")
      .getByText(/^Key stored /)
      .waitFor();
    await expectGoodLook(page, "settings-own");
    await section(page, "Model").getByRole("button", { name: "Change" }).click();
    await section(page, "Limits").getByRole("button", { name: "Change limits" }).click();
    await expectGoodLook(page, "settings-forms");
  });
});
