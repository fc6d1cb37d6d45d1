import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { expectGoodLook, startUi, type Ui } from "./open-ui.ts";

const KEY = "canary-first-minutes";

let api: Loopback;
let ui: Ui;
const requested: string[] = [];
beforeAll(async () => {
  api = await startLoopback(({ headers, method, url }, response) => {
    requested.push(url);
    const isKnown = headers["x-api-key"] === KEY || headers.authorization === `Bearer ${KEY}`;
    if (!isKnown) return answerJson(response, { message: "no such key" }, 401);
    if (method === "POST") return answerJson(response, { id: 9 }, 201);
    return answerJson(response, url.startsWith("/boats") ? { boats: [{ id: 7, name: "Anna" }] } : {});
  });
  ui = await startUi({ sample: true, upstreams: [api.url] });
});
afterAll(async () => {
  await ui?.close();
  await api?.close();
});

/** An ordinary OpenAPI 3.0 document, without any setting of Toolgate. */
function ferries(url = api.url) {
  const responses = { "200": { description: "ok" } };
  const id = { name: "id", in: "path", required: true, schema: { type: "integer" } };
  return {
    openapi: "3.0.3",
    info: { title: "Ferries", version: "2" },
    servers: [{ url }],
    components: { securitySchemes: { key: { type: "apiKey", in: "header", name: "X-Api-Key" } } },
    security: [{ key: [] }],
    paths: {
      "/boats": {
        get: { operationId: "listBoats", summary: "List boats", tags: ["boats"], responses },
        post: { operationId: "addBoat", tags: ["boats"], responses },
      },
      "/boats/{id}": { get: { operationId: "getBoat", summary: "Get a boat", parameters: [id], responses } },
    },
  };
}

function countClicks() {
  const clicked: string[] = [];
  return {
    clicked,
    async click(target: Locator): Promise<void> {
      clicked.push((await target.textContent()) ?? "");
      await target.click();
    },
  };
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const answer = (page: Page) => page.getByRole("region", { name: /^Answered by/ });
/** The suggested questions. */
const questions = (page: Page) =>
  page.getByRole("region", { name: "Try it" }).first().getByRole("list").getByRole("button");

/** Prints the clicks and the time. */
function report(task: string, clicked: string[], started: number): void {
  const seconds = (performance.now() - started) / 1000;
  console.log(`${task}: ${clicked.length} clicks (${clicked.join(" → ")}), ${seconds.toFixed(1)} s`);
}

it("the sample: at most three clicks from an empty account to a first right answer", async () => {
  const { page, problems } = await ui.open("/");
  const { clicked, click } = countClicks();
  const started = performance.now();
  await click(page.getByRole("link", { name: "Try a sample API" }));
  await page.getByText("5 operations, 1 of them writes; no authentication.").waitFor();
  await click(button(page, "Connect"));
  await click(questions(page).first());
  await answer(page).getByText("Amsterdam").first().waitFor();
  report("sample", clicked, started);
  expect(clicked.length).toBeLessThanOrEqual(3);
  expect(await questions(page).count()).toBe(3);
  await expectGoodLook(page, "start-sample");
  expect(problems).toEqual([]);
});

it("an own OpenAPI 3.0 file: at most five clicks, typing only the key", async () => {
  const { page, problems } = await ui.open("/");
  const { clicked, click } = countClicks();
  const started = performance.now();
  await click(page.getByRole("link", { name: "Connect an API" }).first());
  const chooser = page.waitForEvent("filechooser");
  await click(button(page, "Choose a file"));
  const file = {
    name: "ferries.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(ferries())),
  };
  await (await chooser).setFiles(file);
  await page
    .getByText("3 operations, 1 of them writes; API key in X-Api-Key; 1 operation without a description.")
    .waitFor();
  expect(await page.getByRole("alert").count()).toBe(0);
  await expectGoodLook(page, "connect-review");
  await page.keyboard.type(KEY);
  await click(button(page, "Connect"));
  await click(questions(page).first());
  await answer(page).getByText("Anna").waitFor();
  report("own OpenAPI 3.0 file", clicked, started);
  expect(clicked.length).toBeLessThanOrEqual(5);
  await page.getByRole("region", { name: "Connection" }).getByText("passed").nth(3).waitFor();
  expect(await page.content()).not.toContain(KEY);
  await expectGoodLook(page, "start-own");
  expect(problems).toEqual([]);
});

it("a curl command: at most four clicks to a working tool with its token", async () => {
  const { page } = await ui.open("/");
  const { clicked, click } = countClicks();
  const started = performance.now();
  await click(page.getByRole("link", { name: "Connect an API" }).first());
  await page.getByRole("textbox", { name: "What do you want to connect?" }).waitFor();
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    `curl '${api.url}/boats?size=30&harbour=North%20side' -H 'Authorization: Bearer ${KEY}'`,
  );
  await page.keyboard.press("ControlOrMeta+v");
  await page.getByText("1 operation; Bearer token").waitFor();
  await click(button(page, "Connect"));
  await click(button(page, "Send"));
  await page.getByText("Anna").first().waitFor();
  report("curl", clicked, started);
  expect(clicked.length).toBeLessThanOrEqual(4);
  // The first call is that of the command.
  expect(requested.at(-1)).toBe("/boats?size=30&harbour=North%20side");
});

it("unreadable input is reported, a document that is already connected is recognised, and the base URL can be changed", async () => {
  const { page, client } = await ui.open("/connectors/new");
  const box = page.getByRole("textbox", { name: "What do you want to connect?" });
  await box.fill("neither one nor the other");
  await button(page, "Continue").click();
  await page.getByText("The text is none of the formats").waitFor();
  await box.fill("curl https://boats.example -F photo=@boat.png");
  await button(page, "Continue").click();
  await page.getByText("it sends a file with -F, which is not supported").waitFor();
  await box.fill(JSON.stringify(ferries("https://ferries.invalid")));
  await button(page, "Continue").click();
  const base = page.getByLabel("Base URL");
  await base.waitFor();
  expect(await base.inputValue()).toBe("https://ferries.invalid");
  await base.fill(api.url);
  await page.getByLabel("Name", { exact: true }).fill("Ferries at home");
  await page.getByText("Sent as X-Api-Key", { exact: true }).waitFor();
  await page.getByLabel("API key", { exact: true }).fill(KEY);
  await button(page, "Connect").click();
  await page.getByRole("heading", { name: "Ferries at home", level: 1 }).waitFor();
  await questions(page).first().click();
  await answer(page).getByText("Anna").waitFor();

  // A document without a server asks for the base URL.
  await page.goto(`${ui.url}/connectors/new`);
  await box.fill(
    JSON.stringify({ ...ferries(), servers: [{ url: "/v1" }], info: { title: "No server", version: "1" } }),
  );
  await button(page, "Continue").click();
  await page.getByText("The document names no server.").waitFor();
  expect(await base.inputValue()).toBe("");
  expect(await button(page, "Connect").isDisabled()).toBe(true);

  const { body } = await client.call<{ connectors: { name: string; host: string }[] }>(
    "GET",
    "/functions/v1/connectors",
  );
  expect(body.connectors).toMatchObject([{ name: "Ferries at home", host: api.url }]);
  await page.goto(`${ui.url}/connectors/new`);
  await box.fill(JSON.stringify({ ...ferries(), info: { title: "Ferries at home", version: "3" } }));
  await button(page, "Continue").click();
  await page.getByText("You have already connected this").waitFor();
  await expectGoodLook(page, "connect-twin");
  await button(page, "Update Ferries at home").click();
  await page.getByText("version 3").waitFor();
  const after = await client.call<{ connectors: unknown[] }>("GET", "/functions/v1/connectors");
  expect(after.body.connectors).toHaveLength(1);
});

it("a connector is renamed, and the list shows its host, authentication, state and last call", async () => {
  const { page, client } = await ui.newPersonsPage();
  await client.call("POST", "/functions/v1/connectors/upload?annotate=true", ferries());
  await page.goto(`${ui.url}/connectors`);
  await page.getByRole("link", { name: "Ferries" }).click();
  await button(page, "Actions").click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  await page.getByLabel("New name").fill("Harbour");
  await button(page, "Rename").click();
  await page.getByRole("heading", { name: "Harbour", level: 1 }).waitFor();
  await page.goto(`${ui.url}/connectors`);
  const row = page.getByRole("listitem").filter({ hasText: "Harbour" });
  await row.getByText(new URL(api.url).host).waitFor();
  for (const text of ["API key", "Needs 1 secret", "not called yet"])
    await row.getByText(text).first().waitFor();
});

it("before the first call, the step “Try it” opens the connector with its questions; a draft can be discarded", async () => {
  const { page, client } = await ui.newPersonsPage();
  const { body } = await client.call<{ connector_id: string }>(
    "POST",
    "/functions/v1/connectors/upload?annotate=true",
    { ...ferries(), components: {}, security: [] },
  );
  await expect
    .poll(async () => (await client.call("GET", `/functions/v1/connectors/${body.connector_id}`)).body)
    .toMatchObject({ status: "ACTIVE" });
  await page.goto(ui.url);
  await page.getByRole("link", { name: "Try Ferries" }).click();
  await questions(page).first().waitFor();

  await page.goto(`${ui.url}/connectors/new?replace=${body.connector_id}`);
  await page.getByText("Valid: 3 operations.").waitFor();
  await page.locator(".cm-content").first().waitFor();
  const editor = page.getByRole("textbox", { name: "OpenAPI document" });
  await editor.click();
  await page.keyboard.insertText("x");
  await button(page, "Discard changes").click();
  await page.getByText("Valid: 3 operations.").waitFor();
  await page.reload();
  await page.getByText("Valid: 3 operations.").waitFor();
  expect(await button(page, "Discard changes").count()).toBe(0);
});

it("the box, the review and the first questions fit a phone, and need no pointer", async () => {
  const { page, problems } = await ui.open("/connectors/new", { width: 360 });
  await page.getByRole("textbox", { name: "What do you want to connect?" }).waitFor();
  await expectGoodLook(page, "connect-box");
  await page.keyboard.insertText(JSON.stringify({ ...ferries(), components: {}, security: [] }));
  await button(page, "Continue").press("Enter");
  await page.getByText("3 operations, 1 of them writes; no authentication").waitFor();
  await page.getByText("Show the 3 operations").press("Enter");
  await expectGoodLook(page, "connect-review");
  await button(page, "Connect").press("Enter");
  await questions(page).first().press("Enter");
  await page
    .getByText(/no such key|Answered by/)
    .first()
    .waitFor();
  await expectGoodLook(page, "start-phone");
  expect(problems).toEqual([]);
});
