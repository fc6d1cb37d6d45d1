import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ToolgateClient } from "../../scripts/toolgate-client.ts";
import { signUp } from "../../scripts/toolgate-client.ts";
import { type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { askSend, INVOICE, type PolicySetting, SECRET, startPolicySetting } from "./policy-setting.ts";
import { connect } from "./start-toolgate.ts";

let setting: PolicySetting;
let receiver: Loopback;
let approver: ToolgateClient;
let agent: ToolgateClient;
const APPROVER = `approver-${crypto.randomUUID()}@example.test`;
/** The next answer of the receiver of notifications. */
let answers: number[] = [];

interface Approval {
  approval_id: string;
  status: string;
  is_mine: boolean;
  owner_email: string | null;
  decided_by_email: string | null;
  execution?: { ok: boolean; http_status: number; result?: unknown; error_code?: string };
}

beforeAll(async () => {
  receiver = await startLoopback((_, response) => response.writeHead(answers.shift() ?? 204).end());
  setting = await startPolicySetting("prod", [receiver.url]);
  approver = setting.toolgate.as(await signUp(setting.toolgate.stack, APPROVER));
  const group = await setting.owner.call("PUT", "/functions/v1/approvals/groups/support-leads", {
    members: [APPROVER],
  });
  expect(group.body).toMatchObject({ name: "support-leads", members: [{ email: APPROVER }] });
  await setting.putAgent({
    agent_id: "support",
    approval: { approver_group: "support-leads" },
    tools: [{ name: "sendInvoiceByEmail", side_effect: "write" }],
  });
  agent = await setting.newKey({ agent_id: "support" });
});
afterAll(async () => {
  await setting.stop();
  await receiver.close();
});

const decide = (client: ToolgateClient, id: string, body: object) =>
  client.call<Approval>("POST", `/functions/v1/approvals/${id}`, body);
const idOf = async (to: string) => (await askSend(agent, to)).body.technical_details.approval_id;

describe("an approver group", () => {
  it("decides its agents' calls; the caller repeats the query and the call is made once", async () => {
    const approval_id = await idOf("group@example.com");
    const listed = await approver.call<{ approvals: Approval[] }>(
      "GET",
      "/functions/v1/approvals?status=PENDING",
    );
    const seen = listed.body.approvals.find((approval) => approval.approval_id === approval_id);
    expect(seen).toMatchObject({ is_mine: false, status: "PENDING" });
    expect(seen?.owner_email).toContain("@example.test");
    const rows = await approver.call<unknown[]>(
      "GET",
      `/rest/v1/approvals?select=summary&approval_id=eq.${approval_id}`,
      undefined,
      { apikey: setting.toolgate.stack.publishableKey },
    );
    expect(rows.body).toHaveLength(1);
    const decided = await decide(approver, approval_id, { decision: "approve", note: "fine" });
    expect(decided.body).toMatchObject({ status: "APPROVED", decided_by_email: APPROVER });
    expect((await askSend(agent, "group@example.com", { approval_id })).status).toBe(200);
    expect((await askSend(agent, "group@example.com", { approval_id })).body.error_code).toBe(
      "APPROVAL_REJECTED",
    );
    expect(setting.api.mails.filter(isTo("group@example.com"))).toHaveLength(1);
  });

  it("is closed to all others and to removed members", async () => {
    const approval_id = await idOf("closed@example.com");
    const { client: stranger } = await setting.toolgate.newPerson();
    expect((await decide(stranger, approval_id, { decision: "approve" })).status).toBe(404);
    const groups = (members: string[]) =>
      setting.owner.call("PUT", "/functions/v1/approvals/groups/support-leads", { members });
    expect((await groups([])).status).toBe(200);
    expect((await decide(approver, approval_id, { decision: "approve" })).status).toBe(404);
    const unknown = await groups([APPROVER, "nobody@nowhere.test"]);
    // Added like the other, without a vote: the answer does not reveal who has an account.
    expect(unknown).toMatchObject({ status: 200, body: { members: [{ user_id: null }, { user_id: null }] } });
    expect((await groups([APPROVER])).status).toBe(200);
    expect((await decide(approver, approval_id, { decision: "reject", note: "no" })).status).toBe(200);
    const answer = await askSend(agent, "closed@example.com", { approval_id });
    expect(answer.body).toMatchObject({
      error_code: "APPROVAL_REJECTED",
      technical_details: { reason: "rejected" },
    });
  });

  it("an agent's own key cannot decide about its calls; another key of the owner can", async () => {
    const both = await setting.newKey({ agent_id: "support", scopes: ["agent:query", "approvals:decide"] });
    const approval_id = (await askSend(both, "self@example.com")).body.technical_details.approval_id;
    expect((await decide(both, approval_id, { decision: "approve" })).status).toBe(403);
    const sibling = await setting.newKey({ agent_id: "support", scopes: ["approvals:decide"] });
    expect((await decide(sibling, approval_id, { decision: "approve" })).status, "same agent").toBe(403);
    const clerk = await setting.newKey({ scopes: ["approvals:decide"] });
    expect((await decide(clerk, approval_id, { decision: "approve" })).status).toBe(200);
  });

  it("an approval belongs to its caller: another key of the same owner needs its own", async () => {
    const approval_id = await idOf("bound@example.com");
    await decide(setting.owner, approval_id, { decision: "approve" });
    const other = await setting.newKey({ agent_id: "support" });
    const answer = await askSend(other, "bound@example.com", { approval_id });
    expect(answer.body.error_code).toBe("APPROVAL_REQUIRED");
    expect(answer.body.technical_details.approval_id).not.toBe(approval_id);
    expect(setting.api.mails.filter(isTo("bound@example.com"))).toHaveLength(0);
  });
});

describe("a member of a group", () => {
  it("lists the user's own approvals first, and lets a member leave the group", async () => {
    const { client: spammer } = await setting.toolgate.newPerson();
    const [row] = await setting.toolgate.stack.sql("select id::text as id from auth.users where email = $1", [
      APPROVER,
    ]);
    const id = String(row?.["id"]);
    const byId = await spammer.call<{ members: { email: string | null }[] }>(
      "PUT",
      "/functions/v1/approvals/groups/spam",
      { members: [id] },
    );
    expect(byId.body.members, "an id tells nobody an address").toEqual([{ user_id: id, email: null }]);
    const memberships = () =>
      approver.call<{ memberships: { owner_id: string; name: string }[] }>(
        "GET",
        "/functions/v1/approvals/memberships",
      );
    const joined = (await memberships()).body.memberships.find(({ name }) => name === "spam");
    expect(joined).toBeDefined();
    const path = `/functions/v1/approvals/memberships/${joined?.owner_id}/spam`;
    expect((await approver.call("DELETE", path)).status).toBe(200);
    expect((await approver.call("DELETE", path)).status).toBe(404);
    expect((await memberships()).body.memberships.map(({ name }) => name)).toEqual(["support-leads"]);
  });
});

describe("an approval that is carried out by the approver", () => {
  it("makes exactly the stored call once under concurrent requests; the caller gets its result", async () => {
    const approval_id = await idOf("run@example.com");
    const decided = await Promise.all(
      Array.from({ length: 25 }, () => decide(approver, approval_id, { decision: "approve", execute: true })),
    );
    const winners = decided.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    expect(winners[0]?.body).toMatchObject({ status: "USED", execution: { ok: true, http_status: 202 } });
    expect(winners[0]?.body.execution, "what the API said is the owner's").not.toHaveProperty("result");
    const back = await Promise.all(
      Array.from({ length: 25 }, () => askSend(agent, "run@example.com", { approval_id })),
    );
    expect(new Set(back.map(({ status }) => status))).toEqual(new Set([200]));
    expect(back[0]?.body.final_data).toEqual({ queued: true });
    expect(setting.api.mails.filter(isTo("run@example.com"))).toEqual([
      { to: "run@example.com", invoice: INVOICE },
    ]);
  });

  it("makes the call once, also if the caller repeats it at the same moment", async () => {
    const approval_id = await idOf("both@example.com");
    await Promise.all([
      decide(setting.owner, approval_id, { decision: "approve", execute: true }),
      ...Array.from({ length: 25 }, () => askSend(agent, "both@example.com", { approval_id })),
    ]);
    expect(setting.api.mails.filter(isTo("both@example.com"))).toHaveLength(1);
  });

  it("returns the result to the owner, and stores a failure for the caller", async () => {
    const first = await decide(setting.owner, await idOf("own@example.com"), {
      decision: "approve",
      execute: true,
    });
    expect(first.body.execution).toMatchObject({ ok: true, result: { queued: true } });
    const store = (value: string) =>
      setting.owner.call("POST", "/api/v1/secrets/vault", {
        connector_id: setting.connector_id,
        secrets: { invoicing_key: value },
      });
    // An approval from before would have been for another account.
    await store("wrong");
    const approval_id = await idOf("fails@example.com");
    const failed = await decide(setting.owner, approval_id, { decision: "approve", execute: true });
    expect(failed.body.execution).toMatchObject({ ok: false, error_code: "AUTH_FAILED" });
    await store(SECRET);
    const back = await askSend(agent, "fails@example.com", { approval_id });
    expect(back.body.error_code, "not made again").toBe("AUTH_FAILED");
    expect(setting.api.mails.filter(isTo("fails@example.com"))).toHaveLength(0);
  });

  it("a failure before the approval is used is not stored: the caller makes the call", async () => {
    await setting.putAgent({
      agent_id: "limited",
      approval: { approver_group: "support-leads" },
      tools: [{ name: "sendInvoiceByEmail", side_effect: "write", rate_limit_per_min: 1 }],
    });
    const limited = await setting.newKey({ agent_id: "limited" });
    const ask = (to: string, more: object = {}) => askSend(limited, to, more);
    const first = (await ask("limit-1@example.com")).body.technical_details.approval_id;
    await decide(approver, first, { decision: "approve", execute: true });
    const approval_id = (await ask("limit-2@example.com")).body.technical_details.approval_id;
    const decided = await decide(approver, approval_id, { decision: "approve", execute: true });
    expect(decided.body).toMatchObject({
      status: "APPROVED",
      execution: { ok: false, error_code: "RATE_LIMITED" },
    });
    await setting.toolgate.stack.sql("delete from private.taken_calls");
    expect((await ask("limit-2@example.com", { approval_id })).status).toBe(200);
    expect((await ask("limit-2@example.com", { approval_id })).body.error_code).toBe("APPROVAL_REJECTED");
    expect(setting.api.mails.filter(isTo("limit-2@example.com"))).toHaveLength(1);
  });

  it("is not executed when the key that requested it was revoked in the meantime", async () => {
    const made = await setting.owner.call<{ id: string; key: string }>("POST", "/functions/v1/api-keys", {
      name: "short-lived",
      scopes: ["agent:query"],
      agent_id: "support",
    });
    const asking = setting.toolgate.as(made.body.key);
    const approval_id = (await askSend(asking, "revoked@example.com")).body.technical_details.approval_id;
    await setting.owner.call("DELETE", `/functions/v1/api-keys/${made.body.id}`);
    const decided = await decide(approver, approval_id, { decision: "approve", execute: true });
    expect(decided.body.execution).toMatchObject({ ok: false, error_code: "CONFLICT" });
    expect(setting.api.mails.filter(isTo("revoked@example.com"))).toHaveLength(0);
  });

  it("one decision wins when 50 callers approve and reject concurrently", async () => {
    const approval_id = await idOf("fifty@example.com");
    const decided = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        decide(i % 2 ? approver : setting.owner, approval_id, { decision: i % 3 ? "approve" : "reject" }),
      ),
    );
    expect(
      decided
        .map(({ status }) => status)
        .sort()
        .slice(0, 2),
    ).toEqual([200, 409]);
    expect(decided.filter(({ status }) => status === 409)).toHaveLength(49);
  });
});

describe("the data that an approver sees", () => {
  it("of a multipart body contain every field that will be sent", async () => {
    const { client } = await setting.toolgate.newPerson();
    const names = ["a", "b", "c", "d", "e", "f", "g", "h", "recipient"];
    await connect(client, writeUploadDocument(receiver.url, names));
    const found = await client.call<{ tools: { tool_id: string }[] }>("POST", "/functions/v1/tools/search", {
      query: "upload a letter",
    });
    const run = await client.call<{ technical_details: { approval_id: string } }>(
      "POST",
      `/functions/v1/tools/${found.body.tools[0]?.tool_id}/run`,
      { arguments: Object.fromEntries(names.map((name) => [name, `value of ${name}`])) },
    );
    const { approval_id } = run.body.technical_details;
    const seen = await client.call<{ request: { body: { parts: object[] } } }>(
      "GET",
      `/functions/v1/approvals/${approval_id}`,
    );
    expect(seen.body.request.body.parts).toEqual(names.map((name) => ({ name, value: `value of ${name}` })));
  });
});

describe("notifications", () => {
  it("are signed, and retried until the receiver accepts them", async () => {
    answers = [500];
    const set = await setting.owner.call<{ secret: string }>("PUT", "/functions/v1/approvals/webhook", {
      url: `${receiver.url}/hook`,
    });
    const { secret } = set.body;
    expect(secret).toMatch(/^whsec_/);
    expect(
      JSON.stringify((await setting.owner.call("GET", "/functions/v1/approvals/webhook")).body),
    ).not.toContain(secret);
    const approval_id = await idOf("hook@example.com");
    await expect.poll(() => receiver.received.length).toBeGreaterThanOrEqual(1);
    await setting.toolgate.stack.sql(
      "update private.webhook_deliveries set next_at = now() where delivered_at is null",
    );
    await expect.poll(() => receiver.received.length).toBeGreaterThanOrEqual(2);
    const [first, second] = receiver.received;
    expect(first?.headers["webhook-id"], "a repetition has the same id").toBe(second?.headers["webhook-id"]);
    const { type, data } = JSON.parse(second?.body ?? "null") as {
      type: string;
      data: { approval_id: string };
    };
    expect([type, data.approval_id]).toEqual(["approval.requested", approval_id]);
    if (!second) throw new Error("There is no second attempt.");
    const { headers, body } = second;
    const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
    const expected = createHmac("sha256", Buffer.from(secret.slice(6), "base64"))
      .update(signed)
      .digest("base64");
    expect(headers["webhook-signature"]).toBe(`v1,${expected}`);
    await decide(setting.owner, approval_id, { decision: "reject" });
    await expect
      .poll(() => receiver.received.map((request) => (JSON.parse(request.body) as { type: string }).type))
      .toContain("approval.decided");
    const stored = await setting.toolgate.stack.sql<{ found: number }>(
      "select count(*)::int as found from private.webhooks where row_to_json(webhooks)::text like $1",
      [`%${secret.slice(6, 30)}%`],
    );
    expect(stored[0]?.found, "the secret lives in the vault").toBe(0);
    expect((await setting.owner.call("DELETE", "/functions/v1/approvals/webhook")).status).toBe(200);
  });
});

function isTo(to: string) {
  return (mail: unknown) => (mail as { to?: string }).to === to;
}

function writeUploadDocument(url: string, fields: string[]): object {
  const properties = Object.fromEntries(fields.map((name) => [name, { type: "string", description: name }]));
  return {
    openapi: "3.1.0",
    info: { title: "Letters", version: "1" },
    "x-auth-type": "none",
    "x-required-secrets": [],
    servers: [{ url }],
    paths: {
      "/letters": {
        post: {
          operationId: "uploadLetter",
          summary: "Upload a letter",
          requestBody: {
            required: true,
            content: { "multipart/form-data": { schema: { type: "object", required: fields, properties } } },
          },
          responses: { 200: { description: "Taken" } },
        },
      },
    },
  };
}
