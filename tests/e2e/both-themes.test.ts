import { beforeAll, describe, expect, it } from "vitest";
import { shareBrowser } from "./open-browser.ts";
import { expectNoSeriousFindings } from "./open-ui.ts";

let browser: Awaited<ReturnType<typeof shareBrowser>>;
beforeAll(async () => {
  browser = await shareBrowser();
});

async function show(ink: string) {
  const page = await browser.newPage();
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
});
