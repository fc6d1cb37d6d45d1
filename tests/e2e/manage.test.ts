import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { connect } from "../integration/start-toolgate.ts";
import { expectNoSeriousFindings, overhang, shoot, startUi, type Ui } from "./open-ui.ts";

let api: Loopback;
let ui: Ui;
beforeAll(async () => {
  api = await startLoopback((_, response) => answerJson(response, { sent: true }, 201));
  ui = await startUi({ upstreams: [api.url], env: { TOOLGATE_ENV: "prod" } });
});
afterAll(async () => {
  await ui?.close();
  await api?.close();
});

const reminders = () => ({
  openapi: "3.1.0",
  info: { title: "Reminders", version: "1" },
  servers: [{ url: api.url }],
  "x-auth-type": "none",
  "x-required-secrets": [],
  paths: {
    "/reminders": {
      post: {
        operationId: "sendReminder",
        summary: "Send a payment reminder",
        requestBody: {
          content: {
            "application/json": { schema: { type: "object", properties: { order: { type: "integer" } } } },
          },
        },
        responses: { "201": { description: "sent" } },
      },
    },
  },
});

async function wantReminder(client: Awaited<ReturnType<Ui["open"]>>["client"], order: number) {
  const { body } = await client.call<{ technical_details: { approval_id: string } }>(
    "POST",
    "/functions/v1/agent-query",
    {
      user_query: "Send a payment reminder",
      conversation_id: "c",
      user_context_data: { order },
      agent_id: "dunning",
    },
  );
  return body.technical_details.approval_id;
}

describe("API keys", () => {
  it("shows a key once, asks before closing it uncopied, reports its first request, and revokes it", async () => {
    const { page, problems } = await ui.open("/api-keys");
    await page.getByRole("button", { name: "Create a key" }).click();
    const form = page.getByRole("dialog", { name: "Create a key" });
    expect(await form.getByLabel("Name").inputValue()).toContain("Agent key, ");
    await expectNoSeriousFindings(page);
    await form.getByRole("button", { name: "Create a key" }).click();
    const shown = page.getByRole("dialog", { name: "Your new key" });
    const key = (await shown.getByTestId("new-key").textContent()) ?? "";
    expect(key).toMatch(/^tg_/);
    await shoot(page, "api-key-made");
    await shown.getByRole("button", { name: "Done" }).click();
    await page
      .getByRole("alertdialog", { name: "Close without copying?" })
      .getByRole("button", { name: "Cancel" })
      .click();
    await ui.toolgate.as(key).call("POST", "/functions/v1/tools/search", { query: "anything" });
    await shown.getByText("First request received: the key works.").waitFor();
    await shown.getByRole("button", { name: "Copy key" }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
    await shown.getByRole("button", { name: "Done" }).click();
    const kept = await page.evaluate(
      () =>
        document.documentElement.outerHTML + JSON.stringify(localStorage) + JSON.stringify(sessionStorage),
    );
    expect(kept).not.toContain(key);
    await page.getByRole("button", { name: /^Revoke Agent key/ }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
    await page.getByText("Revoked", { exact: true }).waitFor();
    expect(
      (await ui.toolgate.as(key).call("POST", "/functions/v1/tools/search", { query: "x" })).status,
    ).toBe(401);
    expect(problems).toEqual([]);
  });
});

describe("approvals", () => {
  it("shows the exact request and its caller; an approval lets the repeated call through once", async () => {
    const { page, client } = await ui.open("/approvals");
    await page.getByRole("heading", { name: "No pending approvals" }).waitFor();
    await connect(client, reminders());
    const approval_id = await wantReminder(client, 7);
    const item = page.getByRole("article", { name: "Send a payment reminder" });
    await item.waitFor();
    await item.getByText("dunning", { exact: true }).waitFor();
    expect(await item.textContent()).toContain('"order": 7');
    expect(await page.evaluate(() => document.activeElement?.textContent)).not.toBe("Approve");
    await expectNoSeriousFindings(page);
    await shoot(page, "approval");
    await item.getByRole("button", { name: "Approve", exact: true }).click();
    await page.getByText("The agent can now make the call once.").first().waitFor();
    const before = api.received.length;
    const again = await client.call("POST", "/functions/v1/agent-query", {
      user_query: "Send a payment reminder",
      conversation_id: "c",
      user_context_data: { order: 7 },
      agent_id: "dunning",
      approval_id,
    });
    expect(again.body).toMatchObject({ status: "SUCCESS" });
    expect(api.received.length).toBe(before + 1);
    await page.goto(`${ui.url}/approvals?status=decided`);
    await page.getByText("approved and sent").first().waitFor();
  });

  it("an expired approval cannot be approved, and the badge counts only pending ones", async () => {
    const { page, client } = await ui.open("/approvals");
    await connect(client, reminders());
    const id = await wantReminder(client, 8);
    await page.getByRole("button", { name: "Approve", exact: true }).waitFor();
    await page.getByText("1 waiting for a decision").first().waitFor({ state: "attached", timeout: 20_000 });
    await ui.toolgate.stack.sql(
      "update approvals set expires_at = now() - interval '1 second' where approval_id = $1",
      [id],
    );
    await page.getByRole("button", { name: "Approve", exact: true }).waitFor({ state: "detached" });
    await page.goto(`${ui.url}/approvals?open=${id}`);
    await page.getByText("Expired. It can no longer be approved.").waitFor();
    expect((await client.call("POST", `/functions/v1/approvals/${id}`, { decision: "approve" })).status).toBe(
      409,
    );
  });
});

function askAuth(grant: string, body: object): Promise<Response> {
  const { url, publishableKey } = ui.toolgate.stack;
  return fetch(`${url}/auth/v1/token?grant_type=${grant}`, {
    method: "POST",
    headers: { apikey: publishableKey, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

/** Another session of the person. @returns its refresh token */
async function signIn(email: string, password: string): Promise<string> {
  const answer = await askAuth("password", { email, password });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { refresh_token: string }).refresh_token;
}

const refresh = (refresh_token: string) => askAuth("refresh_token", { refresh_token });

describe("settings", () => {
  it("shows the configuration, and changes the password", async () => {
    const { page, person, problems } = await ui.open("/settings");
    await page.getByText("Manual: each write needs an approval.").waitFor();
    await page.getByText("Used by chat, the orchestrator and prompt tools").waitFor();
    await page.getByText("No model is configured.").waitFor();
    await page.getByText("EGRESS_ALLOW").first().waitFor();
    expect(await page.getByText(new URL(api.url).host).count()).toBe(0);
    await page.getByLabel("New password").fill("short");
    await page.getByRole("button", { name: "Change password" }).click();
    await page.getByText("at least 8").waitFor();
    await page
      .getByRole("link", { name: /Toolgate\s*prod/ })
      .first()
      .waitFor();
    await page.getByRole("progressbar", { name: "connectors" }).waitFor();
    await page.getByLabel("New password").fill("a much longer one");
    await page.getByLabel("Current password").fill("not the password");
    await page.getByRole("button", { name: "Change password" }).click();
    await page.getByRole("alert").waitFor();
    const other = await signIn(person.email, person.password);
    await page.getByLabel("Current password").fill(person.password);
    await page.getByRole("button", { name: "Change password" }).click();
    await page.getByText("Password changed").waitFor();
    await page.getByRole("button", { name: "Sign out other sessions" }).click();
    await page.getByText("All other sessions were ended").waitFor();
    expect((await refresh(other)).status).toBeGreaterThanOrEqual(400);
    await page.getByRole("button", { name: "Sign out everywhere" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Sign out everywhere" }).click();
    await page.waitForURL((at) => at.pathname === "/sign-in");
    await page.getByLabel("E-mail").fill(person.email);
    await page.getByLabel("Password").fill("a much longer one");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page
      .getByRole("heading", { name: "Settings", level: 1 })
      .or(page.getByRole("heading", { name: "Start", level: 1 }))
      .waitFor();
    expect(problems).toEqual([]);
  });
});

describe("the start page", () => {
  it("marks each step as done by the actual state, and lists what needs attention", async () => {
    const { page, client } = await ui.open("/");
    await page.getByText("0 of 4 done").waitFor();
    await connect(client, {
      ...reminders(),
      paths: {
        "/x": {
          get: { operationId: "x", summary: "Read the notes", responses: { "200": { description: "ok" } } },
        },
      },
    });
    await client.call("POST", "/api/v1/connectors/upload", {
      ...reminders(),
      info: { title: "Locked", version: "1" },
      "x-auth-type": "bearer-token",
      "x-required-secrets": [{ secret_id: "token", description: "", vault_key_name: "token" }],
    });
    await page.reload();
    await page.getByText("1 of 4 done").waitFor();
    await page.getByRole("link", { name: "Locked needs its secrets" }).waitFor();
    await client.call("POST", "/functions/v1/agent-query", {
      user_query: "Read the notes",
      conversation_id: "c",
    });
    await page.reload();
    await page.getByText("3 of 4 done").waitFor();
    await page.getByRole("link", { name: /GET 127/ }).waitFor();
    await shoot(page, "home-used");
    await page.getByRole("button", { name: "Hide these steps" }).click();
    await page.reload();
    await page.getByRole("button", { name: "Show the first steps" }).click();
    await page.getByText("3 of 4 done").waitFor();
  });
});

describe("by keyboard alone", () => {
  it("from signing in to the first successful try in at most 12 activations", async () => {
    const demo = await startUi({ demo: true, upstreams: [api.url] });
    try {
      const { page } = await demo.newPage();
      let activations = 0;
      const press = async (name: string, role: "button" | "link" = "button") => {
        await reach(page, role, name);
        await page.keyboard.press("Enter");
        activations++;
      };
      await page.goto(demo.url);
      await press("Open the demo account");
      await press("Create a tool", "link");
      await reach(page, "textbox", "Name");
      await page.keyboard.type("send_reminder");
      await reach(page, "textbox", "URL");
      await page.keyboard.type(`${api.url}/reminders`);
      await page.keyboard.press("Escape");
      await press("Save and send");
      await page.getByTestId("try-value").waitFor();
      expect(activations).toBeLessThanOrEqual(12);
    } finally {
      await demo.close();
    }
  });
});

/** Presses Tab until the element has the focus, like a keyboard user. */
async function reach(page: Page, role: "button" | "link" | "textbox", name: string): Promise<void> {
  const target = page.getByRole(role, { name, exact: role !== "textbox" }).first();
  await target.waitFor();
  for (let i = 0; i < 80; i++) {
    if (
      await target.evaluate(
        (node) => node === document.activeElement || node.contains(document.activeElement),
      )
    )
      return;
    // In an editor, Escape makes the next Tab leave it.
    await page.keyboard.press("Escape");
    await page.keyboard.press("Tab");
  }
  throw new Error(`${role} ${name} cannot be reached by keyboard`);
}

for (const width of [1280, 360]) {
  describe(`used pages at ${width} px, in light and dark`, () => {
    it("look right and have no serious finding", async () => {
      const { page, client } = await ui.newPersonsPage({ width });
      await connect(client, reminders());
      await wantReminder(client, 9);
      await client.call("POST", "/functions/v1/api-keys", { name: "n8n", scopes: ["agent:query"] });
      for (const [path, text] of [
        ["/", "Latest calls"],
        ["/approvals", "Exact request"],
        ["/api-keys", "n8n"],
        ["/settings", "Search index"],
      ] as const) {
        await page.goto(`${ui.url}${path}`);
        await page.getByText(text).first().waitFor();
        await expectNoSeriousFindings(page);
        expect([path, await overhang(page)]).toEqual([path, 0]);
        await shoot(page, `used${path.replace("/", "-")}`);
      }
    });
  });
}
