import { createHmac } from "node:crypto";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { connect } from "../integration/start-toolgate.ts";
import { expectNoSeriousFindings, type Look, overhang, press, shoot, startUi, type Ui } from "./open-ui.ts";

let api: Loopback;
let receiver: Loopback;
let ui: Ui;
beforeAll(async () => {
  api = await startLoopback(({ url }, response) =>
    url.startsWith("/broken")
      ? answerJson(response, { message: "out of paper" }, 500)
      : answerJson(response, { sent: true, reference: "R-77" }, 201),
  );
  receiver = await startLoopback((_, response) => response.writeHead(204).end());
  ui = await startUi({ upstreams: [api.url, receiver.url], env: { TOOLGATE_ENV: "prod" } });
});
afterAll(async () => {
  await ui?.close();
  await api?.close();
  await receiver?.close();
});

const write = (operationId: string, summary: string) => ({
  post: {
    operationId,
    summary,
    parameters: [{ name: "copy_to", in: "query", schema: { type: "string" } }],
    requestBody: {
      content: {
        "application/json": {
          schema: {
            type: "object",
            properties: {
              order: { type: "integer" },
              message: {
                type: "object",
                properties: {
                  subject: { type: "string" },
                  lines: { type: "array", items: { type: "string" } },
                },
              },
            },
          },
        },
      },
    },
    responses: { "201": { description: "sent" } },
  },
});

const reminders = () => ({
  openapi: "3.1.0",
  info: { title: "Reminders", version: "1" },
  servers: [{ url: api.url }],
  "x-auth-type": "bearer-token",
  "x-required-secrets": [{ secret_id: "token", description: "Its token", vault_key_name: "token" }],
  paths: {
    "/reminders": write("sendReminder", "Send a payment reminder"),
    "/broken": write("printLetter", "Print a letter on paper"),
  },
});

interface Asked {
  error_code?: string;
  final_data?: unknown;
  trace_id: string;
  technical_details: { approval_id: string; approval_url?: string };
}

/** An owner with an agent file, an agent's key that requests writes, and a page signed in as the owner. */
async function openOwner(look: Look = {}) {
  const { page, problems, person, client } = await ui.newPersonsPage(look);
  await connect(client, reminders(), { token: "canary-token-81c3" });
  const stored = await client.call("PUT", "/functions/v1/agents/dunning", {
    agent_id: "dunning",
    approval: { approver_group: "support-leads", expires_after_s: 7_200 },
    tools: [
      { name: "sendReminder", side_effect: "write" },
      { name: "printLetter", side_effect: "write" },
    ],
  });
  if (stored.status !== 200) throw new Error(JSON.stringify(stored.body));
  const made = await client.call<{ key: string }>("POST", "/functions/v1/api-keys", {
    name: "Billing desk",
    scopes: ["agent:query"],
    agent_id: "dunning",
  });
  const agent = ui.toolgate.as(made.body.key);
  const ask = async (order: number, more: object = {}, user_query = "Send a payment reminder") =>
    (
      await agent.call<Asked>("POST", "/functions/v1/agent-query", {
        user_query,
        conversation_id: "dunning-1",
        user_context_data: {
          order,
          copy_to: "archive",
          message: { subject: "Payment due", lines: ["Dear customer,", "please pay."] },
        },
        ...more,
      })
    ).body;
  const want = async (order: number, user_query?: string) =>
    (await ask(order, {}, user_query)).technical_details.approval_id;
  return { page, problems, person, client, ask, want };
}

type Owner = Awaited<ReturnType<typeof openOwner>>;

/** A member of the owner's group, with a separate page. */
async function openMember(owner: Owner, look: Look = {}) {
  const member = await ui.newPersonsPage(look);
  const put = await owner.client.call("PUT", "/functions/v1/approvals/groups/support-leads", {
    members: [member.person.email],
  });
  expect(put.status).toBe(200);
  return member;
}

const item = (page: Page | Locator, name = "Send a payment reminder") => page.getByRole("article", { name });
const button = (where: Page | Locator, name: string) => where.getByRole("button", { name, exact: true });
const sentFor = (order: number) =>
  api.received.filter(({ body }) => body.includes(`"order":${order},`)).length;

describe("an approval", () => {
  it("shows the caller, the host and the exact request in words, masks the secret, and focuses no button", async () => {
    const owner = await openOwner();
    const { page } = owner;
    await owner.want(11);
    await page.goto(`${ui.url}/approvals`);
    const one = item(page);
    await one.getByText("key “Billing desk”").waitFor();
    for (const reported of [
      "dunning",
      "version 1",
      "sendReminder",
      new URL(api.url).host,
      "changes something",
    ])
      await one.getByText(reported, { exact: true }).first().waitFor();
    await one.getByRole("button", { name: /^Send ?: action$/ }).waitFor();
    const request = one.getByRole("region", { name: "Exact request" });
    for (const [name, value] of [
      ["order", "11"],
      ["message.subject", "Payment due"],
      ["message.lines[1]", "please pay."],
      ["copy_to", "archive"],
      ["authorization", "Bearer ***"],
    ] as const) {
      const row = request.locator("dl > div", { has: page.getByText(name, { exact: true }) });
      await expect.poll(() => row.locator("dd").textContent(), { message: name }).toBe(value);
    }
    expect(await page.content()).not.toContain("canary-token-81c3");
    expect(await page.evaluate(() => document.activeElement?.textContent ?? "")).not.toMatch(/^Approve/);
    await one.getByText(/1 h 59 min left|2 h 00 min left/).waitFor();
    await expectNoSeriousFindings(page);
    await shoot(page, "approval-open");
  });

  it("of another owner's agent is marked; a group member runs it once, and only the owner sees the answer", async () => {
    const owner = await openOwner();
    const member = await openMember(owner);
    const id = await owner.want(21);
    await member.page.goto(`${ui.url}/approvals`);
    const one = item(member.page);
    await one.getByText(`You decide as a member of support-leads of ${owner.person.email}.`).waitFor();
    await one.getByText("The answer of the API stays with the owner.").waitFor();
    await one.getByRole("button", { name: /^Send ?: action$/ }).waitFor();
    await expectNoSeriousFindings(member.page);
    await shoot(member.page, "approval-member");
    await one.getByLabel("Note").fill("They are three months late");
    await button(one, "Approve and run now").click();
    await one.getByText("approved and sent", { exact: true }).first().waitFor();
    await one.getByText("· 201").waitFor();
    expect(sentFor(21)).toBe(1);
    expect(await member.page.content()).not.toContain("R-77");
    expect(await button(member.page, "Approve").count()).toBe(0);
    await shoot(member.page, "approval-member-ran");

    await owner.page.goto(`${ui.url}/approvals?open=${id}`);
    const own = item(owner.page);
    await own.getByText(`by ${member.person.email}`).waitFor();
    await own.getByText("They are three months late").waitFor();
    await own.getByText("· 201").waitFor();
    await shoot(owner.page, "approval-owner-sees");
    await own.getByRole("link", { name: "Open the run of the call" }).click();
    await owner.page.getByText(`Approved by ${member.person.email}.`).waitFor();
    await owner.page.getByText("Note: They are three months late").waitFor();
    expect(await owner.ask(21, { approval_id: id })).toMatchObject({ final_data: { reference: "R-77" } });
    expect(sentFor(21)).toBe(1);
    expect([...owner.problems, ...member.problems]).toEqual([]);
  });

  it("can be run by its owner, who sees the answer; a failed call is shown as failed", async () => {
    const owner = await openOwner();
    await owner.want(31);
    await owner.page.goto(`${ui.url}/approvals`);
    await button(item(owner.page), "Approve and run now").click();
    await item(owner.page).getByText("R-77").waitFor();
    expect(sentFor(31)).toBe(1);
    await shoot(owner.page, "approval-ran");
    await owner.want(32, "Print a letter on paper");
    const letter = item(owner.page, "Print a letter on paper");
    await letter.getByRole("button", { expanded: false }).click();
    await button(letter, "Approve and run now").click();
    await letter.getByRole("alert").getByText("API_ERROR").waitFor();
    await expectNoSeriousFindings(owner.page);
    await shoot(owner.page, "approval-ran-badly");
    await letter.getByRole("link", { name: "Open the run of the call" }).click();
    await owner.page.getByRole("listbox", { name: "Steps" }).waitFor();
  });

  it("can be rejected with a note for the agent; nothing is sent", async () => {
    const owner = await openOwner();
    const id = await owner.want(41);
    await owner.page.goto(`${ui.url}/approvals`);
    const one = item(owner.page);
    await one.getByLabel("Note").fill("They have paid");
    await button(one, "Reject").click();
    await one.getByText("rejected", { exact: true }).first().waitFor();
    expect(await owner.ask(41, { approval_id: id })).toMatchObject({ error_code: "APPROVAL_REJECTED" });
    expect(sentFor(41)).toBe(0);
    await press(owner.page, "radio", "Decided");
    await owner.page.waitForURL((at) => at.searchParams.get("status") === "decided");
    await owner.page.reload();
    await item(owner.page).getByRole("button", { expanded: false }).click();
    await item(owner.page).getByText("They have paid").waitFor();
    await shoot(owner.page, "approval-rejected");
  });

  it("counts down, expires without a reload, and leaves the badge", async () => {
    const owner = await openOwner();
    const { page } = owner;
    const id = await owner.want(51);
    await page.goto(`${ui.url}/approvals`);
    const badge = page.getByRole("navigation").getByText("1 waiting for a decision");
    await badge.waitFor({ state: "attached" });
    await ui.toolgate.stack.sql(
      "update approvals set expires_at = now() + interval '12 seconds' where approval_id = $1",
      [id],
    );
    const one = item(page);
    await one.getByText(/^0:0\d left$/).waitFor();
    await button(one, "Approve").waitFor();
    // From now on the server does not answer: the page must detect it without a response.
    await page.route("**/functions/v1/approvals**", (route) => route.abort());
    await one.getByText("Expired. It can no longer be approved.").waitFor();
    expect(await button(one, "Approve").count()).toBe(0);
    await shoot(page, "approval-expired");
    await page.unroute("**/functions/v1/approvals**");
    await badge.waitFor({ state: "detached", timeout: 30_000 });
    const late = await owner.client.call("POST", `/functions/v1/approvals/${id}`, { decision: "approve" });
    expect(late.status).toBe(409);
  });

  it("that was decided elsewhere shows by whom, and the second decision has no effect", async () => {
    const owner = await openOwner();
    const member = await openMember(owner);
    const id = await owner.want(61);
    await owner.page.goto(`${ui.url}/approvals`);
    await button(item(owner.page), "Approve and run now").waitFor();
    // The page has not received the change yet when the button is pressed.
    await owner.page.route("**/functions/v1/approvals", (route) => route.abort());
    const decided = await member.client.call("POST", `/functions/v1/approvals/${id}`, { decision: "reject" });
    expect(decided.status).toBe(200);
    await button(item(owner.page), "Approve and run now").click();
    await owner.page.unroute("**/functions/v1/approvals");
    const reported = item(owner.page).getByRole("alert");
    await reported.getByText("Already decided").waitFor();
    await reported
      .getByText(`Already rejected by ${member.person.email}. Your decision had no effect.`)
      .waitFor();
    await expectNoSeriousFindings(owner.page);
    await shoot(owner.page, "approval-conflict");
    expect(sentFor(61)).toBe(0);
  });

  it("opens by its link in every state; an approval of another account is not found", async () => {
    const owner = await openOwner();
    const id = await owner.want(71);
    await owner.want(72);
    await owner.client.call("POST", `/functions/v1/approvals/${id}`, { decision: "approve" });
    await owner.page.goto(`${ui.url}/approvals?open=${id}`);
    const opened = owner.page
      .getByRole("article")
      .filter({ has: owner.page.getByRole("button", { expanded: true }) });
    await opened.getByText("71", { exact: true }).waitFor();
    expect(await opened.count()).toBe(1);
    await opened.getByText(/The agent can still use it/).waitFor();
    expect(await button(opened, "Approve").count()).toBe(0);
    const { page: stranger } = await ui.open(`/approvals?open=${id}`);
    await stranger.getByRole("alert").getByText("or you are not one of its approvers").waitFor();
    await stranger.getByRole("heading", { name: "No pending approvals" }).waitFor();
  });

  it("can be opened and rejected by keyboard alone; a new approval does not replace the open one", async () => {
    const owner = await openOwner();
    const { page } = owner;
    await owner.want(81);
    await page.goto(`${ui.url}/approvals`);
    await item(page).getByText("81", { exact: true }).waitFor();
    const top = async () => (await item(page).first().boundingBox())?.y;
    const before = await top();
    await owner.want(82, "Print a letter on paper");
    await item(page, "Print a letter on paper").waitFor();
    expect(await top()).toBe(before);
    await item(page).getByLabel("Note").focus();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Reject");
    await page.keyboard.press("Enter");
    await item(page).getByText("rejected", { exact: true }).first().waitFor();
    const second = item(page, "Print a letter on paper").getByRole("button", { expanded: false });
    await second.focus();
    await page.keyboard.press("Enter");
    await item(page, "Print a letter on paper").getByText("82", { exact: true }).waitFor();
  });
});

describe("approver groups", () => {
  it("groups can be created, filled by e-mail and emptied, without revealing which addresses have accounts", async () => {
    const { page, problems } = await openOwner();
    const member = await ui.toolgate.newPerson();
    await page.goto(`${ui.url}/approvals?part=groups`);
    await page.getByRole("heading", { name: "No groups" }).waitFor();
    await shoot(page, "groups-empty");
    await page.getByLabel("Name of the group").fill("no spaces please");
    await button(page, "Create group").click();
    await page.getByText(/^Letters, digits, dot/).waitFor();
    await page.getByLabel("Name of the group").fill("support-leads");
    await page.keyboard.press("Enter");
    const group = page.getByRole("region", { name: "support-leads" });
    await group.getByText("No members. Only you can approve.").waitFor();
    const field = group.getByLabel("E-mail of a Toolgate account");
    await field.fill("nobody@nowhere.test");
    await button(group, "Add").click();
    const members = group.getByRole("list", { name: "Members of support-leads" });
    await members.getByText("nobody@nowhere.test").waitFor();
    await expectNoSeriousFindings(page);
    await button(group, "Remove nobody@nowhere.test from support-leads").click();
    await group.getByText("No members. Only you can approve.").waitFor();
    await field.fill(member.email);
    await page.keyboard.press("Enter");
    await members.getByText(member.email).waitFor();
    await group.getByText("1 member").waitFor();
    await shoot(page, "groups");
    await page.reload();
    await button(group, `Remove ${member.email} from support-leads`).click();
    await group.getByText("No members. Only you can approve.").waitFor();
    await button(group, "Delete support-leads").click();
    await button(page.getByRole("alertdialog"), "Delete").click();
    await page.getByRole("heading", { name: "No groups" }).waitFor();
    expect(problems).toEqual([]);
  });
});

describe("notifications", () => {
  it("are sent signed to a URL whose secret is shown once, are listed, and can be stopped", async () => {
    const { page, problems, want } = await openOwner();
    await page.goto(`${ui.url}/approvals?part=notifications`);
    await page.getByRole("heading", { name: "Notifications are off" }).waitFor();
    await shoot(page, "webhook-empty");
    await page.getByLabel("Webhook URL").fill("example");
    await button(page, "Save webhook").click();
    await page.getByText("Enter a URL that starts with https://").waitFor();
    await page.getByLabel("Webhook URL").fill(`${receiver.url}/hook`);
    await button(page, "Save webhook").click();
    const dialog = page.getByRole("dialog", { name: "Your signing secret" });
    const secret = (await dialog.getByTestId("webhook-secret").textContent()) ?? "";
    expect(secret).toMatch(/^whsec_/);
    await expectNoSeriousFindings(page);
    await shoot(page, "webhook-secret");
    await button(dialog, "Done").click();
    await button(page.getByRole("alertdialog"), "Cancel").click();
    await button(dialog, "Copy the secret").click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
    await button(dialog, "Done").click();
    await dialog.waitFor({ state: "detached" });
    expect(await page.content()).not.toContain(secret);
    const id = await want(91);
    const list = page.getByRole("list", { name: "Recent deliveries" });
    await list.getByText("delivered", { exact: true }).waitFor({ timeout: 40_000 });
    const arrived = receiver.received.find(({ body }) => body.includes(id));
    const { headers, body = "" } = arrived ?? { headers: {} as Record<string, string> };
    const key = Buffer.from(secret.slice("whsec_".length), "base64");
    const signed = createHmac("sha256", key)
      .update(`${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`)
      .digest("base64");
    expect(headers["webhook-signature"]).toBe(`v1,${signed}`);
    await expectNoSeriousFindings(page);
    await shoot(page, "webhook");
    await list.getByRole("link", { name: "Approval requested" }).click();
    await item(page).getByText("91", { exact: true }).waitFor();
    await page.goto(`${ui.url}/approvals?part=notifications`);
    await button(page, "Stop notifications").click();
    await button(page.getByRole("alertdialog"), "Stop notifications").click();
    await page.getByRole("heading", { name: "Notifications are off" }).waitFor();
    expect(problems).toEqual([]);
  });
});

describe("a trace", () => {
  it("is reached from a row of Runs by keyboard alone, and tells who, what, why and what policy said", async () => {
    const { page, problems, ask, client, want } = await openOwner();
    const id = await want(101);
    await client.call("POST", `/functions/v1/approvals/${id}`, { decision: "approve", note: "fine" });
    await ask(101, { approval_id: id });
    await page.goto(`${ui.url}/runs`);
    const row = page.getByRole("list", { name: "Runs" }).getByRole("link").first();
    await row.waitFor();
    await row.focus();
    await page.keyboard.press("Enter");
    await page.waitForURL((at) => at.pathname.startsWith("/runs/"));
    await page.getByRole("heading", { name: "Run", level: 1 }).waitFor();
    await page.getByText("Send a payment reminder").first().waitFor();
    for (const reported of ["key “Billing desk”", "dunning", "version 1", "dunning-1", "Answered"])
      await page.getByText(reported, { exact: true }).first().waitFor();
    const call = page.getByRole("region", { name: "sendReminder" });
    await page.getByRole("region", { name: "Choice of operation" }).getByText("Why:").waitFor();
    await call.getByText(/^Policy: Approved by .*@example\.test\.$/).waitFor();
    await call.getByText("Note: fine").waitFor();
    await call.getByText("201", { exact: true }).waitFor();
    await call.getByText("Request, secrets masked").click();
    await call.getByText('"authorization"').waitFor();
    const audit = page.getByRole("region", { name: "Audit log" });
    await expect.poll(() => audit.getByRole("listitem").count()).toBe(2);
    const steps = page.getByRole("listbox", { name: "Steps" });
    await steps.focus();
    await page.keyboard.press("Home");
    await page.keyboard.press("Enter");
    await page.waitForURL((at) => at.searchParams.has("span"));
    // The candidates, above and in the selected step.
    await expect.poll(() => page.getByRole("meter").count()).toBe(2);
    await page.reload();
    await expect.poll(() => page.getByRole("meter").count()).toBe(2);
    expect(problems).toEqual([]);
  });

  it("of a held call links to its approval", async () => {
    const { page, ask } = await openOwner();
    const { trace_id } = await ask(111);
    await page.goto(`${ui.url}/runs/${trace_id}`);
    const call = page.getByRole("region", { name: "sendReminder" });
    await call.getByText("Policy: Awaiting approval.").waitFor();
    await page.getByText("No calls were sent in this run.").waitFor();
    await call.getByRole("link", { name: "Open the approval" }).click();
    await item(page).getByText("111", { exact: true }).waitFor();
  });

  it("that does not exist or belongs to another account is reported as not found", async () => {
    const owner = await openOwner();
    const { trace_id } = await owner.ask(121);
    const { page } = await ui.newPersonsPage();
    for (const id of [trace_id, crypto.randomUUID(), "no-uuid"]) {
      await page.goto(`${ui.url}/runs/${id}`);
      await page.getByRole("heading", { name: "Run not found" }).waitFor();
    }
    await expectNoSeriousFindings(page);
    await shoot(page, "trace-gone");
  });
});

for (const width of [1280, 360]) {
  it(`approvals, groups, notifications and a trace look right and have no serious finding, at ${width} px, in light and dark`, async () => {
    const owner = await openOwner({ width });
    const { page, client, ask, want } = owner;
    await openMember(owner);
    await client.call("PUT", "/functions/v1/approvals/webhook", { url: `${receiver.url}/hook` });
    const done = await want(131);
    const rejected = await want(132);
    await want(133);
    await want(134, "Print a letter on paper");
    const decide = (id: string, body: object) => client.call("POST", `/functions/v1/approvals/${id}`, body);
    await decide(done, { decision: "approve", execute: true });
    await decide(rejected, { decision: "reject", note: "They have paid" });
    const { trace_id } = await ask(131, { approval_id: done });
    for (const [name, path, sign] of [
      ["approvals", "/approvals", "Exact request"],
      ["approvals-all", "/approvals?status=all", "rejected"],
      ["approvals-groups", "/approvals?part=groups", "1 member"],
      ["approvals-webhook", "/approvals?part=notifications", "Verify a message"],
      ["trace", `/runs/${trace_id}`, "Audit log"],
    ] as const) {
      await page.goto(`${ui.url}${path}`);
      await page.getByText(sign).first().waitFor();
      await page.waitForLoadState("networkidle");
      await expectNoSeriousFindings(page);
      expect([path, await overhang(page)]).toEqual([path, 0]);
      await shoot(page, `look-${name}`);
    }
  });
}
