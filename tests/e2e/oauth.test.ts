import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectNoSeriousFindings, type Look, overhang, shoot, startUi, type Ui } from "./open-ui.ts";

const APP = "https://app.example.com/callback";

let ui: Ui;
beforeAll(async () => {
  ui = await startUi();
});
afterAll(() => ui?.close());

/** Answers of Supabase Auth in the shapes of supabase-js, because the embedded stack has no OAuth server. */
const DETAILS = {
  authorization_id: "one",
  redirect_uri: APP,
  client: { id: crypto.randomUUID(), name: "Desk\u202eapp", uri: "https://app.example.com", logo_uri: "" },
  user: { id: crypto.randomUUID(), email: "ada@example.test" },
  scope: "openid email",
};

interface Stub {
  details?: object;
  status?: number;
}

/** A page whose requests for `/auth/v1/oauth/…` are answered here; `decisions` records the decisions. */
async function open({ details = DETAILS, status = 200 }: Stub = {}, look: Look = {}) {
  const { page } = await ui.newPersonsPage(look);
  const decisions: unknown[] = [];
  await page.route("**/auth/v1/oauth/authorizations/one", (route) =>
    route.fulfill({ status, json: details }),
  );
  await page.route("**/auth/v1/oauth/authorizations/one/consent", (route) => {
    const decided: unknown = route.request().postDataJSON();
    decisions.push(decided);
    const action: unknown = Reflect.get(Object(decided), "action");
    const query = action === "approve" ? "code=abc&state=s" : "error=access_denied&state=s";
    return route.fulfill({ json: { redirect_url: `${APP}?${query}` } });
  });
  await page.route(`${APP}**`, (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>The application</h1>" }),
  );
  await page.goto(`${ui.url}/oauth/consent?authorization_id=one`);
  return { page, decisions };
}

const allow = (page: Page) => page.getByRole("button", { name: "Allow", exact: true });

describe("the consent page", () => {
  it.each([
    ["Allow", "approve", "code=abc"],
    ["Deny", "deny", "error=access_denied"],
  ])("%s is sent to Supabase Auth and redirects the browser back", async (name, action, query) => {
    const { page, decisions } = await open();
    await page.getByRole("heading", { name: "Let Desk\\u202eapp use Toolgate?" }).waitFor();
    await page.getByText("ada@example.test").waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).not.toMatch(/^(Allow|Deny)$/);
    await page.getByRole("button", { name, exact: true }).click();
    await page.waitForURL((at) => at.href.startsWith(APP));
    expect(new URL(page.url()).search).toContain(query);
    expect(decisions).toEqual([{ action }]);
  });

  it("redirects at once when access was allowed before, without another decision", async () => {
    const { page, decisions } = await open({ details: { redirect_url: `${APP}?code=old` } });
    await page.waitForURL(`${APP}?code=old`);
    expect(decisions).toEqual([]);
  });

  it.each(["javascript:alert(1)", "data:text/html,x"])("never follows %s", async (redirect_uri) => {
    const { page } = await open({ details: { ...DETAILS, redirect_uri } });
    await page.getByText("redirect address is not allowed").waitFor();
    expect(await allow(page).isDisabled()).toBe(true);
    const again = await open({ details: { redirect_url: redirect_uri } });
    await again.page.getByText("redirect address is not allowed").waitFor();
    expect(new URL(again.page.url()).pathname).toBe("/oauth/consent");
  });

  it("reports an expired or missing request", async () => {
    const { page } = await open({
      status: 404,
      details: { code: 404, error_code: "oauth_authorization_not_found", msg: "authorization not found" },
    });
    await page.getByText("This request has expired").waitFor();
    await page.goto(`${ui.url}/oauth/consent`);
    await page.getByText("The authorization request is missing").waitFor();
  });

  it("sends a signed-out user to the sign-in page, and continues afterwards", async () => {
    const { page } = await ui.newPage();
    await page.goto(`${ui.url}/oauth/consent?authorization_id=one`);
    await page.waitForURL((at) => at.pathname === "/sign-in");
    expect(new URL(page.url()).searchParams.get("next")).toBe("/oauth/consent?authorization_id=one");
  });

  for (const width of [1280, 360]) {
    it(`has no serious finding and fits, at ${width} px, in light and dark`, async () => {
      const { page } = await open({}, { width });
      await allow(page).waitFor();
      await expectNoSeriousFindings(page);
      expect(await overhang(page)).toBe(0);
      await shoot(page, "oauth-consent");
    });
  }
});
