import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toolsClient } from "../integration/tools-client.ts";
import { type Look, overhang, shoot, startUi, type Ui } from "./open-ui.ts";

let ui: Ui;
beforeAll(async () => {
  ui = await startUi();
});
afterAll(() => ui?.close());

/** A page of a person who has an HTTP tool with two stored secrets. */
async function openTool(look: Look) {
  const opened = await ui.newPersonsPage(look);
  const person = { token: await opened.person.token(), client: opened.client };
  const { makeTool, storeSecrets } = toolsClient(() => ui.toolgate);
  const tool = await makeTool(person, {
    name: "current_weather",
    description: "The weather of a city.",
    http_config: {
      url: "https://api.example.com/",
      method: "GET",
      headers: { "x-key": "{{first_key}}", "x-other": "{{second_key}}" },
    },
    secret_names: ["first_key", "second_key"],
  });
  const stored = await storeSecrets(person, tool.id, { first_key: "a", second_key: "b" });
  expect(stored.status).toBe(200);
  return { ...opened, tool };
}

const CONTROLS = "a[href], button, input, select, textarea, label, summary, [role=button]";

describe("the actions of a stored secret", () => {
  for (const width of [1280, 1024, 390]) {
    it(`lie on nothing else at ${width} px`, async () => {
      const { page, tool } = await openTool({ width });
      await page.goto(`${ui.url}/tools/${tool.id}`);
      const remove = page.getByRole("button", { name: "Delete", exact: true });
      await expect.poll(() => remove.count()).toBe(2);
      // The row of buttons is as high as its content, so that nothing below can be covered.
      for (const button of await remove.all()) {
        const [own, row] = [await button.boundingBox(), await button.locator("xpath=..").boundingBox()];
        expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThanOrEqual(
          (row?.y ?? 0) + (row?.height ?? 0) + 1,
        );
      }
      await shoot(page, "tool-secrets");
      expect(await overhang(page)).toBe(0);
    });
  }
});

describe("a notice", () => {
  const notice = (page: Page) => page.locator("[data-sonner-toast]").first();

  async function showNotice(look: Look): Promise<Page> {
    const { page, person, client } = await openTool(look);
    const { makeTool } = toolsClient(() => ui.toolgate);
    for (let i = 0; i < 20; i++) {
      const http_config = { url: "https://api.example.com/", method: "GET" };
      await makeTool(
        { token: await person.token(), client },
        { name: `tool_${i}`, description: "A tool", http_config },
      );
    }
    await page.goto(`${ui.url}/tools`);
    await page
      .getByRole("switch", { name: "Enable current_weather" })
      .locator("xpath=ancestor::label")
      .click();
    await notice(page).waitFor();
    // It moves into its place.
    await page.locator("[data-sonner-toast][data-mounted=true]").first().waitFor();
    return page;
  }

  it("covers no control of a long list on a desktop page", async () => {
    const page = await showNotice({ width: 1280, height: 900 });
    await shoot(page, "notice");
    const covered = await page.evaluate((controls) => {
      const box = document.querySelector("[data-sonner-toast]")?.getBoundingClientRect();
      return [...document.querySelectorAll<HTMLElement>(controls)]
        .filter((one) => one.checkVisibility() && !one.closest("[data-sonner-toaster]"))
        .map((one) => [one, one.getBoundingClientRect()] as const)
        .filter(
          ([, { left, right, top, bottom, width }]) =>
            box && width > 1 && left < box.right && right > box.left && top < box.bottom && bottom > box.top,
        )
        .map(([one]) => one.textContent || one.ariaLabel);
    }, CONTROLS);
    expect(covered).toEqual([]);
  });

  it.each([
    ["a phone", { width: 390, height: 844 }],
    ["a low window", { width: 1280, height: 640 }],
  ])("on %s, what it covers can be used through it, and the bottom bar is free", async (_, look) => {
    const page = await showNotice(look);
    await shoot(page, `notice-${look.width}`);
    const box = await notice(page).boundingBox();
    const bar = await page.getByRole("navigation", { name: "Main navigation" }).last().boundingBox();
    if (look.width < 640) expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    const hit = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x ?? 0, y ?? 0)?.closest("[data-sonner-toaster]") ?? null,
      [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2],
    );
    expect(hit).toBeNull();
  });
});
