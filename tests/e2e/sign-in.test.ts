import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectNoSeriousFindings, overhang, shoot, startUi, type Ui } from "./open-ui.ts";

let ui: Ui;
beforeAll(async () => {
  ui = await startUi({ demo: true });
});
afterAll(() => ui?.close());

const errorsOf = (page: Page, label: string) =>
  page.getByLabel(label).evaluate((input) => {
    const ids = (input.getAttribute("aria-describedby") ?? "").split(" ");
    return ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
  });

describe("signing in", () => {
  it("a first visit to any page lands in the demo account in one click, and goes on to that page", async () => {
    const { page, problems } = await ui.newPage();
    await page.goto(`${ui.url}/settings`);
    await page.getByRole("button", { name: "Open the demo account" }).click();
    await page.getByRole("heading", { name: "Settings", level: 1 }).waitFor();
    expect(problems).toEqual([]);
  });

  it("reports errors at their fields, keeps the entered values, and sends nothing", async () => {
    const { page } = await ui.newPage();
    await page.goto(`${ui.url}/sign-in?mode=sign-up`);
    await page.getByLabel("E-mail").fill("nobody");
    await page.getByLabel("Password").fill("short");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.getByRole("button", { name: "Create account" }).click();
    await page.getByText("Enter a valid e-mail address.").waitFor();
    expect(await errorsOf(page, "E-mail")).toContain("Enter a valid e-mail address.");
    expect(await errorsOf(page, "Password")).toContain("at least 8");
    expect(await page.getByLabel("E-mail").inputValue()).toBe("nobody");
    expect(asked).toEqual([]);
    await shoot(page, "sign-in-faults");
    await expectNoSeriousFindings(page);
  });

  it("signs up, signs out, refuses a wrong password in words, and signs in again", async () => {
    const { page, problems } = await ui.newPage();
    const person = await ui.newUser(page);
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.waitForURL((at) => at.pathname === "/sign-in");
    expect(await page.evaluate(() => localStorage.getItem("toolgate.session"))).toBeNull();
    await page.getByLabel("E-mail").fill(person.email);
    await page.getByLabel("Password").fill("not the password");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.getByRole("alert").waitFor();
    await page.getByLabel("Password").fill(person.password);
    await page.keyboard.press("Enter");
    await page.waitForURL((at) => at.pathname === "/");
    expect(problems).toEqual([]);
  });

  it("a session whose token has expired is refreshed, without a new sign-in", async () => {
    const { page } = await ui.newPage();
    const person = await ui.newUser(page);
    const before = await person.token();
    await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem("toolgate.session") ?? "{}");
      localStorage.setItem(
        "toolgate.session",
        JSON.stringify({ ...session, expires_at: 1, access_token: "x.y.z" }),
      );
    });
    await page.goto(`${ui.url}/connectors`);
    await page.getByRole("heading", { name: "Connectors", level: 1 }).waitFor();
    expect(await person.token()).not.toBe("x.y.z");
    expect((await person.token()).split(".").length).toBe(before.split(".").length);
  });

  it("never redirects to another site, for any address", async () => {
    for (const next of ["https://evil.test/", "//evil.test", "/\\evil.test"]) {
      const { page, problems } = await ui.newPage();
      await page.goto(`${ui.url}/sign-in?next=${encodeURIComponent(next)}`);
      await page.getByRole("button", { name: "Open the demo account" }).click();
      await page.waitForURL((at) => at.pathname === "/");
      expect([next, new URL(page.url()).origin, problems]).toEqual([next, ui.url, []]);
    }
  });

  for (const width of [360, 1280]) {
    it(`has no serious axe finding and no overflow, at ${width} px, in light and dark`, async () => {
      const { page } = await ui.newPage({ width });
      await page.goto(`${ui.url}/sign-in`);
      await page.getByRole("button", { name: "Open the demo account" }).waitFor();
      await expectNoSeriousFindings(page);
      expect(await overhang(page)).toBe(0);
      await shoot(page, "sign-in");
    });
  }
});
