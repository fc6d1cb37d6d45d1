import { afterAll, beforeAll, expect, it } from "vitest";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { connect } from "../integration/start-toolgate.ts";
import { expectGoodLook, startUi, type Ui } from "./open-ui.ts";

let api: Loopback;
let ui: Ui;
beforeAll(async () => {
  api = await startLoopback((_, response) => answerJson(response, { ok: true }));
  ui = await startUi({ upstreams: [api.url] });
});
afterAll(async () => {
  await ui?.close();
  await api?.close();
});

const responses = { "200": { description: "ok" } };

function harbour() {
  return {
    openapi: "3.1.0",
    info: { title: "Harbour", version: "1" },
    servers: [{ url: api.url }],
    "x-auth-type": "none",
    "x-required-secrets": [],
    paths: {
      "/piers": {
        get: { operationId: "listPiers", summary: "List piers", responses },
        post: { operationId: "addPier", summary: "Add a pier", responses },
      },
      "/ships": { get: { operationId: "listShips", summary: "List ships", responses } },
    },
  };
}

it("the upgrade of a large older document is summarised by operation, and its operations by tag", async () => {
  const { page, problems } = await ui.open("/connectors/new");
  const count = 300;
  const paths = Object.fromEntries(
    Array.from({ length: count }, (_, n) => [
      `/depots/${n}`,
      {
        post: {
          operationId: `storeDepot${n}`,
          summary: `Store depot ${n}`,
          tags: [`region ${n % 5}`],
          parameters: [
            { name: "name", in: "formData", type: "string" },
            { name: "codes", in: "query", type: "array", items: { type: "string" }, collectionFormat: "tsv" },
          ],
          responses,
        },
      },
    ]),
  );
  const document = {
    swagger: "2.0",
    info: { title: "Depots", version: "1" },
    host: new URL(api.url).host,
    schemes: ["http"],
    consumes: ["application/x-www-form-urlencoded"],
    paths,
  };
  await page.getByRole("textbox", { name: "What do you want to connect?" }).fill(JSON.stringify(document));
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByText("300 operations, 300 of them write; no authentication.").waitFor();
  expect(await page.getByRole("alert").count()).toBe(0);
  await page.getByText("Show the 300 operations").click();
  await page.getByRole("region", { name: "region 4" }).getByText("Store depot 4", { exact: true }).waitFor();
  await page.getByText(/^Changes and notes in \d+ places$/).click();
  const change = page.getByRole("term").filter({ hasText: /^POST \/depots\/7$/ });
  await change.locator("xpath=..").getByText("Turned form parameters into a request body").waitFor();
  await expectGoodLook(page, "large-upgrade");
  await page.getByRole("button", { name: "Connect", exact: true }).click();
  await page.getByRole("heading", { name: "Depots", level: 1 }).waitFor();
  expect(problems).toEqual([]);
});

it.each([
  ["/tools/new", "Name", "harbour_draft"],
  ["/agents/new", "ID", "harbour-draft"],
])("what was typed on %s does not return after it was left", async (path, label, typed) => {
  const { page } = await ui.open(path);
  const field = page.getByRole("textbox", { name: label, exact: true });
  await field.fill(typed);
  await page
    .getByRole("navigation", { name: "Main navigation" })
    .getByRole("link", { name: "Memory" })
    .click();
  const asked = page.getByRole("alertdialog", { name: "Leave without saving?" });
  const memory = page.getByRole("heading", { name: "Memory", level: 1 });
  await asked.or(memory).first().waitFor();
  if (await asked.isVisible()) await asked.getByRole("button", { name: "Leave", exact: true }).click();
  await memory.waitFor();
  await page.goto(`${ui.url}${path}`);
  await field.waitFor();
  expect(await field.inputValue()).not.toBe(typed);
});

it("the draft of an MCP server can be discarded", async () => {
  const { page } = await ui.open("/connectors/new?kind=mcp");
  const field = page.getByRole("textbox", { name: "Name", exact: true });
  await field.fill("Harbour draft");
  await page.reload();
  await expect.poll(() => field.inputValue()).toBe("Harbour draft");
  const discard = page.getByRole("button", { name: "Discard changes" });
  await discard.click();
  await expect.poll(() => field.inputValue()).toBe("");
  await page.reload();
  await field.waitFor();
  expect(await field.inputValue()).toBe("");
  expect(await discard.count()).toBe(0);
});

it("a phone shows in its bottom bar how many writes wait for approval", async () => {
  const { page, client } = await ui.newPersonsPage({ width: 390 });
  await connect(client, harbour());
  await client.call("POST", "/functions/v1/agent-query", {
    user_query: "Add a pier",
    conversation_id: "c",
    require_approval: true,
  });
  await page.goto(ui.url);
  const bar = page.getByRole("navigation", { name: "Main navigation" });
  await bar.getByRole("link", { name: /Approvals.*1 waiting for a decision/ }).click();
  await page.getByText("Add a pier").first().waitFor();
  await expectGoodLook(page, "approvals-in-bar");
});

it("the example on the start page is a question that the user's own API answers", async () => {
  const { page, client } = await ui.open("/");
  await page.getByText("0 of 4 done").waitFor();
  expect(await page.getByRole("button", { name: "Copy curl" }).count()).toBe(0);
  await connect(client, {
    ...harbour(),
    paths: { "/log": { get: { operationId: "readLog", summary: "Read the captain's log", responses } } },
  });
  await page.reload();
  await page.getByRole("button", { name: "Copy curl" }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const quoted = /-d '(.*)'$/s.exec(copied)?.[1]?.replaceAll("'\\''", "'") ?? "";
  const { status, body } = await client.call<{ tool: object }>(
    "POST",
    "/functions/v1/agent-query",
    JSON.parse(quoted),
  );
  expect([status, body.tool]).toMatchObject([200, { operation_id: "readLog" }]);
});

it("the pages agree about the number of tools", async () => {
  const { page, client } = await ui.newPersonsPage();
  await connect(client, harbour());
  const apikey = ui.toolgate.stack.publishableKey;
  const tool = {
    name: "one_request",
    description: "Asks",
    http_config: { url: `${api.url}/x`, method: "GET" },
  };
  expect(
    (await client.call("POST", "/rest/v1/custom_tools", tool, { apikey, prefer: "return=representation" }))
      .status,
  ).toBe(201);
  await page.goto(`${ui.url}/mcp`);
  await page.getByText("4 tools, with their secrets").waitFor();
  await page.getByText("4 tools, each with its schema").waitFor();
  await page.goto(`${ui.url}/settings`);
  await page.getByText("4 of 4 tools").waitFor();
  const quotas = page.getByRole("region", { name: "Used by your account" });
  await quotas.getByText(/^3 of [\d,]+$/).waitFor();
  expect(await quotas.textContent()).toMatch(/Custom tools1 of/);
  await page.goto(`${ui.url}/`);
  await expect.poll(() => page.getByRole("main").textContent()).toMatch(/1Connectors1Custom tools/);
});

it("a server that does not answer is reported in words, with a way to try again", async () => {
  const { page } = await ui.newPersonsPage();
  const down = "<html><head><title>502 Bad Gateway</title></head></html>";
  let isDown = true;
  await page.route("**/functions/v1/connectors", (route) =>
    isDown ? route.fulfill({ status: 502, contentType: "text/html", body: down }) : route.continue(),
  );
  await page.goto(`${ui.url}/connectors`);
  const alert = page.getByRole("alert");
  await alert.getByText("The server is not available at the moment. Try again shortly.").waitFor();
  expect(await page.getByRole("main").textContent()).not.toMatch(/Bad Gateway|<html|Unexpected token/);
  isDown = false;
  await alert.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { name: "Connect your first API" }).waitFor();
});
