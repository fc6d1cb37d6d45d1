import { createRequire } from "node:module";
import type { BrowserContext } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AXE_SCRIPT, expectNoSeriousFindings, MODERATE_RULES } from "./axe.ts";
import { useBrowser } from "./open-ui.ts";

let context: BrowserContext;
beforeAll(async () => {
  context = await (await useBrowser()).newContext();
  await context.addInitScript({ content: AXE_SCRIPT });
});
afterAll(() => context?.close());

async function show(ink: string) {
  const page = await context.newPage();
  await page.setContent(
    `<html lang="en" style="color-scheme: light dark"><title>A page</title>
      <main style="background: light-dark(#ffffff, #131514); color: ${ink}"><h1>A heading</h1><p>A text</p></main></html>`,
  );
  return page;
}

describe("expectNoSeriousFindings()", () => {
  it("accepts a text that can be read in both themes", async () => {
    await expectNoSeriousFindings(await show("light-dark(#18201c, #e7ebe8)"));
  });

  it.each([
    ["light", "light-dark(#e7ebe8, #e7ebe8)"],
    ["dark", "light-dark(#18201c, #18201c)"],
  ])("finds a text that cannot be read in %s", async (theme, ink) => {
    await expect(expectNoSeriousFindings(await show(ink))).rejects.toThrow(`serious findings in ${theme}`);
  });

  it("leaves out only rules whose findings are never serious", () => {
    const { _audit }: { _audit: { rules: { id: string; impact: string }[] } } = createRequire(
      import.meta.url,
    )("axe-core");
    const impacts = MODERATE_RULES.map((rule) => _audit.rules.find(({ id }) => id === rule)?.impact);
    expect(new Set(impacts)).toEqual(new Set(["minor", "moderate"]));
  });
});
