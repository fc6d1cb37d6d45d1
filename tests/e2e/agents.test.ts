import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectGoodLook, type PersonsPage, press, startUi, type Ui } from "./open-ui.ts";

let ui: Ui;
beforeAll(async () => {
  ui = await startUi();
});
afterAll(() => ui?.close());

type Client = PersonsPage["client"];

async function switchOn(client: Client, plugin: string): Promise<void> {
  const { status } = await client.call("PUT", `/functions/v1/tools/plugins/${plugin}`, { enabled: true });
  expect(status).toBe(200);
}

const editorOf = (page: Page) => page.getByRole("textbox", { name: "Agent file", exact: true });

/** The text of the code editor. */
function textOf(page: Page): Promise<string> {
  return editorOf(page).evaluate((node) =>
    [...node.querySelectorAll(".cm-line")].map((line) => line.textContent).join("\n"),
  );
}

/** Sets the text of the code editor, with the cursor at its end. */
async function write(page: Page, text: string): Promise<void> {
  await page.locator(".cm-content").waitFor();
  await editorOf(page).click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(text);
}

const look = (page: Page, name: string) => expectGoodLook(page, `agents-${name}`);

/** Accepts the completion. The editor ignores Enter in the first 75 ms after completions appear. */
async function accept(page: Page, name: RegExp): Promise<void> {
  await page.getByRole("option", { name }).and(page.locator("[aria-selected=true]")).waitFor();
  const seen = Date.now();
  await expect.poll(() => Date.now() - seen).toBeGreaterThan(100);
  await page.keyboard.press("Enter");
}

const file = (lines: string[] = []) =>
  [
    "agent_id: clerk",
    "description: Keeps notes",
    ...lines,
    "tools:",
    "  - name: fs.read",
    "    side_effect: read",
    "  - name: fs.write",
    "    side_effect: write",
    "    rate_limit_per_min: 5",
  ].join("\n");

async function store(client: Client, text: string, id = "clerk") {
  const answer = await client.call("PUT", `/functions/v1/agents/${id}`, text, {
    "content-type": "text/yaml",
  });
  expect(answer.status).toBe(200);
}

const picture = (page: Page) => page.getByRole("region", { name: "Summary" });

describe("the form of an agent", () => {
  it("starts empty, proposes tools for the described purpose, and edits the YAML without losing its comments", async () => {
    const { page, problems, client } = await ui.newPersonsPage();
    await switchOn(client, "file-system-tool");
    await page.goto(`${ui.url}/agents/new`);
    const form = page.getByRole("region", { name: "Agent", exact: true });
    await form.getByText("No tools yet").waitFor();
    await form.getByRole("textbox", { name: "ID", exact: true }).fill("clerk");
    await form.getByLabel("What should it do?").fill("Read the files of the workspace");
    await form.getByRole("button", { name: "Propose tools" }).click();
    await form.getByText("These tools fit the description best:").waitFor();
    await press(page, "checkbox", "fs.read");
    await form.getByLabel("Effect of fs.read").selectOption("write");
    await form.getByLabel("Writes").selectOption("auto");
    await form.getByLabel("Minimum confidence").fill("0.6");
    await form.getByText("Prompts for models").click();
    await form.getByLabel("System prompt").fill("You keep notes.");
    await expect.poll(() => textOf(page)).toContain("system: You keep notes.");
    const text = await textOf(page);
    for (const part of [
      "agent_id: clerk",
      "  mode: auto # manual: a person",
      "confidence_threshold: 0.6 # below it",
      "  - name: fs.read\n    side_effect: write",
    ])
      expect(text).toContain(part);
    await look(page, "form");
    // The text is written as well, and the form follows.
    await write(page, `${text}\n# the end\n`.replace("0.6", "0.9"));
    await expect.poll(() => form.getByLabel("Minimum confidence").inputValue()).toBe("0.9");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("heading", { name: "clerk", level: 1 }).waitFor();
    expect(problems).toEqual([]);
  });

  it("runs a test question as the agent, and compares two versions", async () => {
    const { page, client } = await ui.newPersonsPage();
    await switchOn(client, "file-system-tool");
    await store(client, file());
    await store(client, file(["confidence_threshold: 0.2"]));
    await page.goto(`${ui.url}/agents/clerk`);
    const test = page.getByRole("region", { name: "Test as this agent" });
    await test.getByLabel("Question").fill("Write the file notes.txt with the content hello");
    await test.getByRole("button", { name: "Plan only" }).click();
    await test
      .getByText(/Nothing was sent/)
      .or(test.getByRole("alert"))
      .first()
      .waitFor();
    await look(page, "test");
    await page.getByRole("button", { name: "View version 1" }).click();
    const differences = page.getByRole("region", { name: "Differences" }).first();
    await differences.getByText("confidence_threshold: 0.2").first().waitFor();
    await look(page, "differences");
  });
});

describe("an agent's file", () => {
  it("reports an error with its line, saves after the correction, stores version 2, and restores version 1", async () => {
    const { page, problems, client } = await ui.open("/agents");
    await page.getByRole("heading", { name: "Create the first agent" }).waitFor();
    await switchOn(client, "file-system-tool");
    await page.getByRole("link", { name: "New agent" }).click();
    await page.getByRole("heading", { name: "New agent", level: 1 }).waitFor();
    await page.locator(".cm-content").waitFor();
    expect(await textOf(page)).toContain("agent_id: my-agent");
    expect(await textOf(page)).toContain("tools: []");
    await page.getByText("No errors.").waitFor();

    await write(page, file(["confidence_threshold: 7"]));
    const faults = page.getByRole("region", { name: "1 error" });
    await faults.getByText("line 3, column 1").waitFor();
    expect(await page.getByRole("button", { name: "Save", exact: true }).isDisabled()).toBe(true);
    await look(page, "fault");
    await faults.getByRole("button", { name: "Go to line 3" }).focus();
    await page.keyboard.press("Enter");
    expect(await editorOf(page).evaluate((node) => node.contains(document.activeElement))).toBe(true);
    await page.keyboard.press("End");
    await page.keyboard.press("Backspace");
    await page.keyboard.insertText("0.7");
    await page.getByText("No errors.").waitFor();
    await page.reload();
    await page.locator(".cm-content").waitFor();
    expect(await textOf(page)).toContain("confidence_threshold: 0.7");

    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("heading", { name: "clerk", level: 1 }).waitFor();
    await page.getByText("Version 1", { exact: true }).waitFor();
    await picture(page).getByText("5 per minute").waitFor();
    await write(page, file(["approval:", "  mode: manual"]));
    await picture(page).getByText("needs approval").waitFor();
    await picture(page).getByText("need an approval").waitFor();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Version 2", { exact: true }).waitFor();
    await look(page, "saved");

    await page.getByRole("button", { name: "View version 1" }).click();
    const old = page.getByRole("dialog", { name: "clerk · version 1" });
    await old.getByLabel("Version 1", { exact: true }).waitFor();
    await old.getByText("confidence_threshold: 0.7", { exact: true }).waitFor();
    await look(page, "version");
    await old.getByRole("button", { name: "Restore" }).click();
    await expect.poll(() => textOf(page)).toContain("confidence_threshold: 0.7");
    await page.getByText("No errors.").waitFor();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Version 3", { exact: true }).waitFor();
    const { body } = await client.call<{ version: number; text: string }>(
      "GET",
      "/functions/v1/agents/clerk",
    );
    expect(body).toMatchObject({ version: 3, text: file(["confidence_threshold: 0.7"]) });
    expect(problems).toEqual([]);
  });

  it("suggests keys and tool names while typing, by keyboard alone", async () => {
    const { page, client } = await ui.newPersonsPage();
    await switchOn(client, "file-system-tool");
    await page.goto(`${ui.url}/agents/new`);
    await write(page, "agent_id: clerk\n");
    await page.keyboard.type("en");
    await accept(page, /^env/);
    await page.getByRole("option", { name: "prod" }).waitFor();
    await accept(page, /^dev/);
    await page.keyboard.press("Enter");
    await page.keyboard.type("to");
    await accept(page, /^tools/);
    await page.getByRole("option", { name: /^fs\.write/ }).waitFor();
    await look(page, "completion");
    await page.keyboard.type("fs.w");
    await accept(page, /^fs\.write/);
    await expect
      .poll(() => textOf(page))
      .toBe("agent_id: clerk\nenv: dev\ntools:\n  - name: fs.write\n    side_effect: write");
    await page.getByText("No errors.").waitFor();
  });

  it("keeps the text when another version was stored in the meantime, and offers a choice", async () => {
    const { page, client } = await ui.newPersonsPage();
    await switchOn(client, "file-system-tool");
    await store(client, file());
    await page.goto(`${ui.url}/agents/clerk`);
    await page.getByText("No errors.").waitFor();
    await write(page, file(["env: dev # mine"]));
    await page.getByText("No errors.").waitFor();
    await store(client, file(["env: dev # theirs"]));
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Version 2 was saved in the meantime").waitFor();
    expect(await textOf(page)).toContain("# mine");
    await look(page, "conflict");
    await page.getByRole("button", { name: "Open version 2" }).click();
    await page.getByRole("dialog").getByText("# theirs").first().waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Keep mine and overwrite" }).click();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Version 3", { exact: true }).waitFor();
    expect(await textOf(page)).toContain("# mine");

    await page.goto(`${ui.url}/agents/new`);
    await write(page, file());
    await page.getByText("No errors.").waitFor();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("You already have an agent with this ID, at version 3").waitFor();
    await page.getByRole("link", { name: "Open clerk" }).click();
    await page.getByRole("alertdialog", { name: "Leave without saving?" }).waitFor();
    await page.getByRole("button", { name: "Leave", exact: true }).click();
    await page.waitForURL((at) => at.pathname === "/agents/clerk");
  });

  it("reports an unknown tool and an id of another agent, each with its line", async () => {
    const { page, client } = await ui.newPersonsPage();
    await store(client, "agent_id: clerk\ntools: []");
    await page.goto(`${ui.url}/agents/clerk`);
    await write(page, "agent_id: other\ntools:\n  - name: nowhere\n    side_effect: read");
    await page.getByText("The file says other, but this is clerk.").waitFor();
    await page.getByRole("button", { name: "Go to line 1" }).waitFor();
    await page.getByRole("button", { name: "Go to line 3" }).waitFor();
    await picture(page).getByText("not among your tools").waitFor();
    expect(await page.getByRole("button", { name: "Save", exact: true }).isDisabled()).toBe(true);
    await look(page, "other-id");
  });

  it("can be deleted only without keys; its page creates a key for it", async () => {
    const { page, client } = await ui.newPersonsPage();
    await store(client, "agent_id: clerk\ntools: []");
    await page.goto(`${ui.url}/agents/clerk`);
    await page.getByRole("link", { name: "Create a key for this agent" }).click();
    const form = page.getByRole("dialog", { name: "Create a key" });
    expect(await form.getByLabel("Agent", { exact: true }).inputValue()).toBe("clerk");
    await form.getByLabel("Calls per minute").fill("none");
    await form.getByRole("button", { name: "Create a key" }).click();
    await form.getByText("A whole number from 1 to 100,000.").waitFor();
    await look(page, "key");
    await form.getByLabel("Calls per minute").fill("30");
    await form.getByRole("button", { name: "Create a key" }).click();
    await page.getByRole("button", { name: "Copy key" }).click();
    await page.getByRole("button", { name: "Done" }).click();
    await page.getByText("agent clerk · 30 calls a minute").waitFor();
    expect(new URL(page.url()).search).toBe("");

    await page.goto(`${ui.url}/agents`);
    await page.getByText("0 tools · 1 key").waitFor();
    await page.getByRole("button", { name: "Delete clerk" }).click();
    const asked = page.getByRole("alertdialog", { name: "Delete clerk?" });
    await asked.getByRole("button", { name: "Delete" }).click();
    await asked.getByText("API keys belong to this agent").waitFor();
    await look(page, "delete-refused");
    await asked.getByRole("link", { name: "Go to API keys" }).click();
    await page.getByRole("button", { name: /^Revoke/ }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
    await page.getByText("Revoked", { exact: true }).waitFor();
    await page.goto(`${ui.url}/agents`);
    await page.getByRole("button", { name: "Delete clerk" }).click();
    await asked.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("heading", { name: "Create the first agent" }).waitFor();
  });
});

describe("built-in tools", () => {
  it("can be enabled by keyboard and are then found; disabled, they are not found any more", async () => {
    const { page, problems, client } = await ui.open("/tools");
    const files = page.getByRole("switch", { name: "Use Files" });
    await files.waitFor();
    await files.focus();
    await page.keyboard.press("Space");
    await page.getByText("Files is on").first().waitFor();
    expect(await files.isChecked()).toBe(true);
    expect(await files.evaluate((node) => node === document.activeElement)).toBe(true);
    const found = async () => {
      const { body } = await client.call<{ results: { operation_id: string }[] }>(
        "POST",
        "/functions/v1/tools/search",
        { query: "read a file" },
      );
      return JSON.stringify(body).includes('"fs.read"');
    };
    await expect.poll(found).toBe(true);
    await press(page, "switch", "Use Files");
    await page.getByText("Files is off").first().waitFor();
    await expect.poll(found).toBe(false);
    expect(problems).toEqual([]);
  });

  it("name the user's tool that has the same name", async () => {
    const { page, client } = await ui.newPersonsPage();
    const tool = { name: "fs.read", description: "Mine", tool_type: "prompt", prompt_template: "Say hello" };
    const headers = { apikey: ui.toolgate.stack.publishableKey, prefer: "return=representation" };
    const stored = await client.call("POST", "/rest/v1/custom_tools", tool, headers);
    expect(stored.status).toBe(201);
    await page.goto(`${ui.url}/tools`);
    await page.setViewportSize({ width: 1280, height: 320 });
    await page.getByRole("link", { name: "Built-in tools" }).click();
    const inSight = () =>
      page
        .getByRole("heading", { name: "Built-in tools" })
        .evaluate((node) => node.getBoundingClientRect().top < innerHeight);
    await expect.poll(inSight).toBe(true);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole("switch", { name: "Use Files" }).waitFor();
    await press(page, "switch", "Use Files");
    await page.getByRole("alert").getByText("fs.read").waitFor();
    expect(await page.getByRole("switch", { name: "Use Files" }).isChecked()).toBe(false);
    await look(page, "plugin-refused");
  });
});

for (const width of [1280, 360]) {
  describe(`agents at ${width} px, in light and dark`, () => {
    it("look right and have no serious finding", async () => {
      const { page, problems, client } = await ui.newPersonsPage({ width });
      await switchOn(client, "file-system-tool");
      await store(client, file(["env: dev", "approval:", "  mode: manual", "  approver_group: leads"]));
      await store(
        client,
        "agent_id: a-very-long-name-of-an-agent.that-somebody-made_up-2026\ndescription: Answers questions from the knowledge base, opens tickets, and closes them when nobody needs them any more\nenv: prod\ntools: []",
        "a-very-long-name-of-an-agent.that-somebody-made_up-2026",
      );
      await page.goto(`${ui.url}/agents`);
      await page.getByRole("link", { name: "clerk" }).waitFor();
      await look(page, "list");
      await page.getByRole("link", { name: "clerk" }).click();
      await picture(page).getByText("you and the group leads").waitFor();
      await look(page, "agent");
      await page.goto(`${ui.url}/agents/new`);
      await page.getByText("No errors.").waitFor();
      await write(
        page,
        "agent_id: clerk\nenv: test\nmemory: 3\ntools:\n  - name: fs.write\n    side_effect: read",
      );
      await page.getByRole("region", { name: /errors?$/ }).waitFor();
      await look(page, "faults");
      await page.keyboard.press("Enter");
      await page.keyboard.type("r");
      await page.getByRole("option", { name: /^rate_limit_per_min/ }).waitFor();
      await page.locator(".cm-completionInfo").waitFor();
      await look(page, "offers");
      await page.goto(`${ui.url}/tools`);
      const built = page.getByRole("region", { name: "Built-in tools" });
      await built.locator("summary").first().click();
      await look(page, "built-in");
      await page.goto(`${ui.url}/agents/no-such`);
      await page.getByRole("heading", { name: "Agent not found" }).waitFor();
      await look(page, "missing");
      expect(problems).toEqual([]);
    });
  });
}
