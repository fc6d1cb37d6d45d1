import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { linkIn, type MailServer, startMailServer } from "../embedded/mail-server.ts";
import { expectNoSeriousFindings, overhang, shoot, startUi, type Ui } from "./open-ui.ts";

let ui: Ui;
let mailServer: MailServer;
beforeAll(async () => {
  mailServer = await startMailServer();
  ui = await startUi({ demo: true, mail: { smtpUrl: mailServer.url, from: "toolgate@example.test" } });
});
afterAll(async () => {
  await ui?.close();
  await mailServer?.close();
});

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
    const { page, person } = await ui.newPersonsPage();
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

describe("a forgotten password", () => {
  /** Requests a link on the page. @returns the link of the mail */
  async function requestLink(page: Page, email: string): Promise<string> {
    const before = mailServer.mails.length;
    await page.goto(`${ui.url}/sign-in`);
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await page.getByRole("heading", { name: "New password", level: 1 }).waitFor();
    await page.getByLabel("E-mail").fill(email);
    await page.getByRole("button", { name: "Send link" }).click();
    await page.getByText(`If ${email} has an account, a link is on its way.`).waitFor();
    await expect.poll(() => mailServer.mails.length).toBe(before + 1);
    return linkIn(mailServer.mails.at(-1)).href;
  }

  it("is replaced through the link of a mail, which works once, and signs other browsers out", async () => {
    const own = await ui.newPersonsPage();
    const { person } = own;
    const { page, problems } = await ui.newPage();
    const link = await requestLink(page, person.email);

    // Opening the link alone changes nothing.
    await page.goto("about:blank");
    await page.goto(link);
    await page.getByLabel("New password").fill("short");
    await page.getByRole("button", { name: "Set password" }).click();
    await page.getByText("Use at least 8 characters.").waitFor();
    await shoot(page, "reset-password-new");
    await expectNoSeriousFindings(page);
    await page.goto("about:blank");
    await page.goto(link);
    await page.getByLabel("New password").fill("a new long password");
    await page.keyboard.press("Enter");
    await page.waitForURL((at) => at.pathname === "/" && at.hash === "");
    await page.getByRole("heading", { name: "Start", level: 1 }).waitFor();
    expect(problems).toEqual([]);

    // The other browser is signed out at its next refresh.
    await own.page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem("toolgate.session") ?? "{}");
      localStorage.setItem("toolgate.session", JSON.stringify({ ...session, expires_at: 1 }));
    });
    await own.page.goto(`${ui.url}/connectors`);
    await own.page.waitForURL((at) => at.pathname === "/sign-in");
    await own.page.getByLabel("E-mail").fill(person.email);
    await own.page.getByLabel("Password").fill("a new long password");
    await own.page.keyboard.press("Enter");
    await own.page.waitForURL((at) => at.pathname === "/connectors");

    const later = await ui.newPage();
    await later.page.goto(link);
    await later.page.getByLabel("New password").fill("one more password");
    await later.page.keyboard.press("Enter");
    await later.page.getByText("This link is no longer valid.").waitFor();
    await later.page.getByRole("button", { name: "Send link" }).waitFor();
  });

  it("is replaced after the link of a hosted project, which signs in first, and asks again after an invalid one", async () => {
    const { page, person } = await ui.newPersonsPage();
    const session = await page.evaluate(() => JSON.parse(localStorage.getItem("toolgate.session") ?? "{}"));
    const hash = new URLSearchParams({
      access_token: session.access_token,
      refresh_token: session.refresh_token,
      expires_in: "3600",
      token_type: "bearer",
      type: "recovery",
    });
    const other = await ui.newPage();
    await other.page.goto(`${ui.url}/reset-password#${hash}`);
    await other.page.getByLabel("New password").fill("a hosted password");
    await other.page.keyboard.press("Enter");
    await other.page.waitForURL((at) => at.pathname === "/");
    await other.page.getByRole("button", { name: "Sign out" }).click();
    await other.page.getByLabel("E-mail").fill(person.email);
    await other.page.getByLabel("Password").fill("a hosted password");
    await other.page.keyboard.press("Enter");
    await other.page.waitForURL((at) => at.pathname === "/");

    const late = await ui.newPage();
    await late.page.goto(
      `${ui.url}/reset-password#error=access_denied&error_code=otp_expired&error_description=expired`,
    );
    await late.page.getByText("This link is no longer valid.").waitFor();
  });

  it("asks a signed-in visitor without a link for the e-mail address, not for a new password", async () => {
    const { page } = await ui.open("/reset-password");
    await page.getByRole("button", { name: "Send link" }).waitFor();
    expect(await page.getByLabel("New password").count()).toBe(0);
  });

  for (const width of [360, 1280]) {
    it(`has no serious axe finding and no overflow, at ${width} px, in light and dark`, async () => {
      const { page } = await ui.newPage({ width });
      await page.goto(`${ui.url}/reset-password`);
      await page.getByRole("button", { name: "Send link" }).click();
      await page.getByText("Enter your e-mail address.").waitFor();
      await expectNoSeriousFindings(page);
      expect(await overhang(page)).toBe(0);
      await shoot(page, "reset-password");
    });
  }
});
