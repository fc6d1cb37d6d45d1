import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startUi, type Ui } from "./open-ui.ts";

/** Stops of the Tab key from the start of a page to any of its controls. */
const MOST_STOPS = 80;

let ui: Ui;
beforeAll(async () => {
  ui = await startUi({ sample: true, env: { TOOLGATE_ENV: "prod" } });
});
afterAll(() => ui?.close());

/** Goes to a control with Tab (or Shift+Tab) alone, as a person without a pointer does. */
async function reach(page: Page, target: Locator, tab = "Tab"): Promise<void> {
  await target.waitFor();
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    if (await target.evaluate((element) => element.contains(document.activeElement))) return;
    await page.keyboard.press(tab);
  }
  throw new Error(`${target} is not reached with ${MOST_STOPS} stops.`);
}

async function press(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await reach(page, target);
  await page.keyboard.press(key);
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await reach(page, target);
  await page.keyboard.insertText(text);
}

/** Opens a page with the command palette. */
async function open(page: Page, name: string): Promise<void> {
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog");
  await palette.getByRole("combobox").waitFor();
  await page.keyboard.type(name.toLowerCase());
  await palette.getByRole("option", { name, exact: true }).first().waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name, level: 1 }).waitFor();
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });
const link = (page: Page, name: string | RegExp) =>
  page.getByRole("link", { name, exact: typeof name === "string" });

it("the main tasks need a keyboard only: connect, ask, approve, create an agent, connect an MCP client", async () => {
  const { page, problems } = await ui.open("/");

  // Connect an API and ask its first question.
  await press(page, link(page, "Try a sample API"));
  await press(page, button(page, "Connect"));
  const questions = page
    .getByRole("region", { name: "Try it" })
    .first()
    .getByRole("list")
    .getByRole("button");
  await press(page, questions.first());
  await page
    .getByRole("region", { name: /^Answered by/ })
    .getByText("Amsterdam")
    .waitFor();

  // Ask in the playground.
  await open(page, "Playground");
  await type(page, page.getByLabel("Question", { exact: true }), "What is the current weather in Brno?");
  await page.keyboard.press("ControlOrMeta+Enter");
  await page.getByTestId("final-data").getByText("Czechia").first().waitFor();

  // Approve a write.
  await press(page, button(page, "New question"));
  await type(page, page.getByLabel("Question", { exact: true }), "Write a new note: buy milk");
  await page.keyboard.press("ControlOrMeta+Enter");
  await press(page, link(page, "Open in Approvals"));
  await page.getByRole("heading", { name: "Approvals", level: 1 }).waitFor();
  await press(page, button(page, "Approve and run now"));
  await page.getByText("Approved and sent.").first().waitFor();

  // Create an agent with two tools.
  await open(page, "Agents");
  await press(page, link(page, "New agent").first());
  const id = page.getByRole("textbox", { name: "ID", exact: true });
  await reach(page, id);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText("reporter");
  for (const name of ["getCurrentWeather", "listCities"])
    await press(page, page.getByRole("checkbox", { name, exact: true }), "Space");
  await reach(page, button(page, "Save"), "Shift+Tab");
  await page.keyboard.press("Enter");
  await page.getByText("reporter: version 1 is saved and in effect").first().waitFor();

  // A configuration for an MCP client.
  await open(page, "MCP");
  await press(page, button(page, "Create a key"));
  await press(page, page.getByRole("dialog").getByRole("button", { name: "Create a key" }));
  await press(page, button(page, "Copy"));
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/Bearer tg_/);
  expect(problems).toEqual([]);
});
