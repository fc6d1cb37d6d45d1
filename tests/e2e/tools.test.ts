import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Loopback } from "../calling/loopback-server.ts";
import { startWeatherApi } from "../integration/weather-api.ts";
import { expectNoSeriousFindings, overhang, press, shoot, startUi, type Ui } from "./open-ui.ts";

const CANARY = "canary-ui-5ecret-key";

let weather: Loopback;
let ui: Ui;
beforeAll(async () => {
  weather = await startWeatherApi(CANARY);
  ui = await startUi({ upstreams: [weather.url] });
});
afterAll(async () => {
  await ui?.close();
  await weather?.close();
});

/** Types into a code editor. */
async function type(page: Page, label: string, text: string): Promise<void> {
  // Waits until the code editor has replaced the plain one.
  await page.locator(".cm-content").first().waitFor();
  const editor = page.getByRole("textbox", { name: label, exact: true });
  await editor.click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(text);
}

/** The text of an editor: the code editor or the plain text area. */
function textOf(editor: Locator): Promise<string> {
  return editor.evaluate((node) =>
    node instanceof HTMLTextAreaElement || node instanceof HTMLInputElement
      ? node.value
      : [...node.querySelectorAll(".cm-line")].map((line) => line.textContent).join("\n"),
  );
}

const row = (page: Page, name: string) => page.getByRole("listitem", { name, exact: true });

async function choose(scope: ReturnType<typeof row>, label: string, option: string): Promise<void> {
  await scope.getByLabel(label, { exact: true }).selectOption({ label: option });
}

/** Fills in the form of the weather tool without submitting it. */
async function fillWeatherTool(page: Page, name = "current_weather"): Promise<void> {
  await page.getByLabel("Name", { exact: false }).first().fill(name);
  await page.getByLabel("Description").first().fill("Get the current weather of a city: sunny, rain, snow.");
  await type(page, "URL", `${weather.url}/v1/current.json?q={{city}}`);
  await page.getByRole("button", { name: "Add header" }).click();
  await page.getByLabel("Header name").fill("X-Api-Key");
  await type(page, "Value: X-Api-Key", "{{weather_key}}");
  await row(page, "city").getByLabel("What it means").fill("Name of the city");
  await choose(row(page, "weather_key"), "Filled by", "a secret");
  await page.getByLabel("Secret weather_key").fill(CANARY);
}

describe("the tools library", () => {
  it("creates the weather tool, sends it, selects the result in the answer, and agents find it", async () => {
    const { page, problems, person } = await ui.open("/tools");
    await page.getByRole("heading", { name: "Create your first tool" }).waitFor();
    await page.getByRole("link", { name: "New tool" }).click();
    await fillWeatherTool(page);
    await shoot(page, "tool-new-filled");
    await page.getByRole("textbox", { name: "city" }).fill("Brno");
    await page.getByRole("button", { name: "Preview request" }).click();
    await page.getByText("Not sent. This is the exact request.").waitFor();
    const preview = await page.getByTestId("try-result").textContent();
    expect(preview).toContain("/v1/current.json?q=Brno");
    expect(preview).toContain("x-api-key: ***");
    expect(weather.received.length).toBe(0);
    await page.getByRole("button", { name: "Save and send" }).click();
    const tree = page.getByRole("tree", { name: "Whole answer" });
    await tree.waitFor();
    expect(weather.received.at(-1)).toMatchObject({
      url: "/v1/current.json?q=Brno",
      headers: { "x-api-key": CANARY },
    });
    await tree.focus();
    for (let i = 0; i < 20 && !(await activeText(page)).startsWith("text:"); i++)
      await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    expect(await page.getByLabel("Response path").inputValue()).toBe("current.condition.text");
    expect(await page.getByTestId("path-preview").textContent()).toContain('"Sunny"');
    await page.getByRole("button", { name: "Save and send" }).click();
    await expect.poll(() => page.getByTestId("try-value").textContent()).toBe("Sunny");
    await shoot(page, "tool-tried");
    await expectNoSeriousFindings(page);
    expect(await secretLeaks(page)).toEqual([]);
    const client = ui.toolgate.as(await person.token());
    const ask = async () =>
      (
        await client.call("POST", "/functions/v1/agent-query", {
          user_query: "What is the weather in Brno?",
          conversation_id: "c",
        })
      ).body;
    await expect.poll(ask).toMatchObject({ status: "SUCCESS", final_data: { result: "Sunny" } });
    expect(problems).toEqual([]);
  });

  it("shows a failed answer with status, time, size, headers and body, and the request that was sent", async () => {
    const { page, problems } = await ui.open("/tools/new");
    await fillWeatherTool(page, "refused_weather");
    await page.getByLabel("Secret weather_key").fill("not-the-key");
    await page.getByRole("textbox", { name: "city" }).fill("Brno");
    await page.getByRole("button", { name: "Save and send" }).click();
    const result = page.getByTestId("try-result");
    await result.getByText(/401.* · [\d.]+ m?s · \d+ B/).waitFor();
    await result.getByRole("tree", { name: "Result" }).getByText("API key is invalid.").waitFor();
    await result.getByText(/response headers?$/).click();
    await result.getByText("content-type", { exact: true }).waitFor();
    await result.getByRole("heading", { name: "Exact request" }).waitFor();
    expect(await result.textContent()).toContain("x-api-key: ***");
    expect(await result.textContent()).not.toContain("not-the-key");
    await press(page, "radio", "Raw");
    await result.getByText('"message": "API key is invalid."').waitFor();
    await expectNoSeriousFindings(page);
    await shoot(page, "tool-failed");
    const expected = /401/;
    expect(problems.filter((problem) => !expected.test(problem))).toEqual([]);
  });

  it("adds a row for a placeholder while it is typed, and marks the row when the placeholder is removed", async () => {
    const { page } = await ui.open("/tools/new");
    await type(page, "URL", "https://api.example.com/{{city}}");
    await row(page, "city").waitFor();
    await row(page, "city").getByLabel("What it means").fill("A city");
    await type(page, "URL", "https://api.example.com/");
    await row(page, "city").getByText("not used; removed").waitFor();
  });

  it("keeps all values when saving is refused, reports errors at their fields, and keeps a draft over a reload", async () => {
    const { page } = await ui.open("/tools/new");
    await page.getByLabel("Description").first().fill("Something long to type again");
    await type(page, "URL", "https://{{tld}}/x");
    await page.getByRole("button", { name: "Save tool" }).click();
    await page.getByText("2 fields need attention.").waitFor();
    await page.getByText("Only labels before the domain can be placeholders").waitFor();
    await page.getByText("A tool needs a name.").waitFor();
    await expectNoSeriousFindings(page);
    page.once("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await expect
      .poll(() => page.getByLabel("Description").first().inputValue())
      .toBe("Something long to type again");
    await page.getByRole("link", { name: "Connectors", exact: true }).first().click();
    const asked = page.getByRole("alertdialog", { name: "Leave without saving?" });
    await asked.getByRole("button", { name: "Cancel" }).click();
    expect(new URL(page.url()).pathname).toBe("/tools/new");
  });

  it("keeps arguments in step between the form and JSON", async () => {
    const { page } = await ui.open("/tools/new");
    await type(page, "URL", "https://api.example.com/{{city}}?n={{count}}&deep={{deep}}");
    await choose(row(page, "count"), "Type", "whole number");
    await choose(row(page, "deep"), "Type", "list");
    await page.getByRole("textbox", { name: "city" }).fill('Ústí "nad" Labem');
    await page.getByRole("textbox", { name: "count" }).fill("3");
    await page.getByRole("textbox", { name: "deep" }).fill('["a", 1]');
    await press(page, "radio", "JSON");
    const editor = page.getByRole("textbox", { name: "Arguments as JSON" });
    await editor.waitFor();
    const typed = { city: 'Ústí "nad" Labem', count: 3, deep: ["a", 1] };
    await expect.poll(async () => JSON.parse(await textOf(editor))).toEqual(typed);
    await press(page, "radio", "Form");
    expect(await page.getByRole("textbox", { name: "city" }).inputValue()).toBe(typed.city);
    expect(await page.getByRole("textbox", { name: "count" }).inputValue()).toBe("3");
    expect(JSON.parse(await page.getByRole("textbox", { name: "deep" }).inputValue())).toEqual(typed.deep);
  });

  it("imports a curl command, lists recognised and ignored parts, and stores the token as a secret", async () => {
    const { page } = await ui.open("/tools");
    await page.getByRole("button", { name: "Import from curl" }).click();
    await page
      .getByLabel("curl command")
      .fill(
        `curl -sS --max-time 10 https://api.example.com/v1/orders?q=a%20b -H 'Authorization: Bearer ${CANARY}' --data-urlencode 'note=a b&c' -d tag=1 -d tag=2`,
      );
    const ignored = page.getByRole("region", { name: "Ignored" });
    await ignored.waitFor();
    expect(await ignored.getByRole("listitem").allTextContents()).toEqual(["-sS", "--max-time 10"]);
    await shoot(page, "tool-import-curl");
    await page.getByRole("button", { name: "Use this request" }).click();
    await page.waitForURL((at) => at.pathname === "/tools/new");
    await page.getByRole("textbox", { name: "Body", exact: true }).waitFor();
    await expect
      .poll(() => textOf(page.getByRole("textbox", { name: "Body", exact: true })))
      .toBe("note=a+b%26c&tag=1&tag=2");
    expect(await textOf(page.getByRole("textbox", { name: "URL", exact: true }))).toBe(
      "https://api.example.com/v1/orders?q=a%20b",
    );
    await row(page, "token").waitFor();
    expect((await secretLeaks(page)).filter((place) => !["input", "html"].includes(place))).toEqual([]);
  });

  it("edits, duplicates, disables and deletes; a change made elsewhere is not lost", async () => {
    const { page, person } = await ui.open("/tools/new");
    await fillWeatherTool(page);
    await page.getByRole("button", { name: "Save tool" }).click();
    await page.getByRole("heading", { name: "current_weather", level: 1 }).waitFor();
    await page.getByText(/^Stored · /).waitFor();
    await page.getByLabel("Description").first().fill("Mine");
    const id = new URL(page.url()).pathname.split("/").at(-1);
    const headers = { apikey: ui.toolgate.stack.publishableKey, prefer: "return=representation" };
    const client = ui.toolgate.as(await person.token());
    await client.call("PATCH", `/rest/v1/custom_tools?id=eq.${id}`, { description: "Theirs" }, headers);
    await page.getByRole("button", { name: "Save tool" }).click();
    await page.getByText("This tool was changed elsewhere.").waitFor();
    expect(await page.getByLabel("Description").first().inputValue()).toBe("Mine");
    await page.getByRole("button", { name: "Overwrite" }).click();
    await page.getByText("This tool was changed elsewhere.").waitFor({ state: "detached" });
    await page.getByText("Unsaved changes").waitFor({ state: "detached" });

    await page.getByRole("button", { name: "Actions for current_weather" }).click();
    await page.getByRole("menuitem", { name: "Duplicate" }).click();
    await page.waitForURL((at) => at.pathname === "/tools/new");
    await expect
      .poll(() => page.getByLabel("Name", { exact: false }).first().inputValue())
      .toBe("current_weather copy");
    await page.getByLabel("Description").first().fill("The copy");
    await page.getByRole("button", { name: "Save tool" }).click();
    await page.getByRole("heading", { name: "current_weather copy", level: 1 }).waitFor();

    await page.goto(`${ui.url}/tools`);
    await press(page, "switch", "Enable current_weather copy");
    await page.getByText("current_weather copy is disabled").waitFor();
    await page.getByRole("button", { name: "Actions for current_weather", exact: true }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    const asked = page.getByRole("alertdialog", { name: "Delete current_weather?" });
    await asked.getByText("1 stored secret is also deleted.").waitFor();
    await shoot(page, "tool-delete");
    await asked.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("link", { name: "current_weather", exact: true }).waitFor({ state: "detached" });
    const { body } = await client.call<{ name: string }[]>(
      "GET",
      "/rest/v1/custom_tools?select=name",
      undefined,
      headers,
    );
    expect(body).toEqual([{ name: "current_weather copy" }]);
  });

  it("renders few of 3,000 tools, and the last one is reachable", async () => {
    const { page, person } = await ui.open("/tools");
    await ui.toolgate.stack.sql(
      `insert into custom_tools (user_id, name, enabled, http_config)
       select u.id, 'tool ' || n, false, '{"url": "https://api.example.com/", "method": "GET"}'
       from auth.users u, generate_series(0, 2999) n where u.email = $1`,
      [person.email],
    );
    await page.reload();
    const list = page.getByRole("list", { name: "Tools" });
    await list.waitFor();
    expect(await list.getByRole("listitem").count()).toBeLessThan(80);
    await page.keyboard.press("End");
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => list.locator('[aria-posinset="3000"]').count()).toBe(1);
    await page.getByLabel("Search tools").fill("tool 2876");
    await page.getByRole("link", { name: "tool 2876" }).waitFor();
    expect(new URL(page.url()).searchParams.get("q")).toBe("tool 2876");
  });

  for (const width of [1280, 360]) {
    it(`a filled form and list look right and have no serious finding, at ${width} px, in light and dark`, async () => {
      const { page } = await ui.open("/tools/new", { width });
      await fillWeatherTool(page);
      await page.getByRole("textbox", { name: "city" }).fill("Brno");
      await page.getByRole("button", { name: "Save and send" }).click();
      await page.getByRole("tree", { name: "Whole answer" }).waitFor();
      await expectNoSeriousFindings(page);
      expect(await overhang(page)).toBe(0);
      await shoot(page, "tool");
      await page.goto(`${ui.url}/tools`);
      await page.getByRole("link", { name: "current_weather" }).waitFor();
      await expectNoSeriousFindings(page);
      expect(await overhang(page)).toBe(0);
      await shoot(page, "tools");
    });
  }
});

function activeText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const id = document.activeElement?.getAttribute("aria-activedescendant") ?? "";
    return document.getElementById(id)?.textContent ?? "";
  });
}

/** Places of the page where the secret can be read. */
function secretLeaks(page: Page): Promise<string[]> {
  return page.evaluate((secret) => {
    const places: [string, string][] = [
      ["html", document.documentElement.outerHTML],
      ["local storage", JSON.stringify(localStorage)],
      ["session storage", JSON.stringify(sessionStorage)],
      ["url", location.href],
      ["input", [...document.querySelectorAll("input")].map(({ value }) => value).join("\n")],
    ];
    return places.filter(([, text]) => text.includes(secret)).map(([place]) => place);
  }, CANARY);
}
