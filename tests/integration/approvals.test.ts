import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type InvoicingApi, startInvoicingApi } from "../../scripts/demo/invoicing-api.ts";
import { ENGLISH, writeInvoicingDocument } from "../../scripts/demo/invoicing-document.ts";
import { type ToolgateClient, waitForActive } from "../../scripts/toolgate-client.ts";
import { INVOICE } from "./policy-setting.ts";
import { connect, startToolgate, type Toolgate } from "./start-toolgate.ts";

interface Answer {
  status: string;
  error_code: string;
  technical_details: {
    approval_id: string;
    summary: string;
    request: { url: string; headers: Record<string, string> };
  };
}

const SECRET = "approval-canary-91ab";

let api: InvoicingApi;
let toolgate: Toolgate;
let owner: ToolgateClient;

beforeAll(async () => {
  api = await startInvoicingApi(SECRET);
  toolgate = await startToolgate({ upstreams: [api.url], env: { TOOLGATE_ENV: "prod" } });
  owner = (await toolgate.newPerson()).client;
  await connect(owner, writeInvoicingDocument(api.url, ENGLISH), { invoicing_key: SECRET });
});
afterAll(async () => {
  await toolgate.stop();
  await api.stop();
});

const send = (to: string, more: object = {}) =>
  owner.call<Answer>("POST", "/functions/v1/agent-query", {
    user_query: `Send it to ${to}`,
    conversation_id: "c",
    user_context_data: { invoice: INVOICE },
    ...more,
  });
const decide = (id: string, decision: string, client = owner) =>
  client.call<Answer>("POST", `/functions/v1/approvals/${id}`, { decision });

describe("a write in prod", () => {
  it("is not sent before exactly this call is approved, and then once", async () => {
    const before = api.mails.length;
    const first = await send("once@example.com");
    expect([first.status, first.body.error_code]).toEqual([400, "APPROVAL_REQUIRED"]);
    const { approval_id, summary, request } = first.body.technical_details;
    expect(summary).toContain("once@example.com");
    expect(request).toMatchObject({
      method: "POST",
      url: `${api.url}/mails`,
      headers: { "x-invoicing-key": "***" },
    });
    expect(JSON.stringify(first.body)).not.toContain(SECRET);
    expect(
      (await send("once@example.com")).body.technical_details.approval_id,
      "the same call waits once",
    ).toBe(approval_id);
    expect((await send("once@example.com", { approval_id })).body.error_code, "still pending").toBe(
      "APPROVAL_REQUIRED",
    );
    expect(api.mails).toHaveLength(before);

    expect((await decide(approval_id, "approve")).status).toBe(200);
    const changed = await send("other@example.com", { approval_id });
    expect(changed.body.error_code).toBe("APPROVAL_REQUIRED");
    expect(changed.body.technical_details.approval_id).not.toBe(approval_id);
    expect(
      (await send("other@example.com", { approval_id })).body.technical_details.approval_id,
      "the changed call waits once, too",
    ).toBe(changed.body.technical_details.approval_id);

    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send("once@example.com", { approval_id })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(
      new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.error_code)),
    ).toEqual(new Set(["APPROVAL_REJECTED"]));
    expect(api.mails.slice(before)).toEqual([{ to: "once@example.com", invoice: INVOICE }]);
  });

  it("leaves an attempt in the audit log before it, and its outcome after it", async () => {
    const first = await send("audit@example.com");
    const { approval_id } = first.body.technical_details;
    await decide(approval_id, "approve");
    await send("audit@example.com", { approval_id });
    const phases = async () =>
      (
        await toolgate.stack.sql<{ phase: string }>(
          "select phase from public.audit_log where approval_id = $1 order by id",
          [approval_id],
        )
      ).map(({ phase }) => phase);
    for (let i = 0; i < 100 && (await phases()).length < 2; i++)
      await new Promise((done) => setTimeout(done, 20));
    expect(await phases()).toEqual(["attempt", "outcome"]);
    await expect(toolgate.stack.sql("update public.audit_log set url = 'x'")).rejects.toThrow("append-only");
  });

  it("is refused after a rejection", async () => {
    const { approval_id } = (await send("no@example.com")).body.technical_details;
    await decide(approval_id, "reject");
    const answer = await send("no@example.com", { approval_id });
    expect([answer.status, answer.body.error_code]).toEqual([400, "APPROVAL_REJECTED"]);
    expect((await decide(approval_id, "approve")).status, "decided once").toBe(409);
  });

  it("one wins when it is approved and rejected at the same moment", async () => {
    const { approval_id } = (await send("race@example.com")).body.technical_details;
    const decisions = await Promise.all([decide(approval_id, "approve"), decide(approval_id, "reject")]);
    expect(decisions.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("waits once, also when it is asked for several times at the same moment", async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => send("together@example.com")));
    const ids = answers.map(({ body }) => body.technical_details.approval_id);
    expect(new Set(ids).size).toBe(1);
  });

  it("is refused once its approval has expired, which can then not be decided either", async () => {
    const { approval_id } = (await send("late@example.com")).body.technical_details;
    await decide(approval_id, "approve");
    const waiting = (await send("later@example.com")).body.technical_details.approval_id;
    await toolgate.stack.sql(
      "update public.approvals set expires_at = now() - interval '1 second' where approval_id in ($1, $2)",
      [approval_id, waiting],
    );
    expect((await send("late@example.com", { approval_id })).body).toMatchObject({
      error_code: "APPROVAL_REJECTED",
      technical_details: { approval_id, reason: "expired" },
    });
    expect((await decide(waiting, "approve")).status).toBe(409);
    const again = await send("later@example.com");
    expect(again.body.error_code).toBe("APPROVAL_REQUIRED");
    expect(again.body.technical_details.approval_id).not.toBe(waiting);
  });

  it("needs a new approval when a new version of the document sends it elsewhere", async () => {
    const { client } = await toolgate.newPerson();
    const id = await connect(client, writeInvoicingDocument(api.url, ENGLISH), { invoicing_key: SECRET });
    const query = (more: object = {}) =>
      client.call<Answer>("POST", "/functions/v1/agent-query", {
        user_query: "Send it to moved@example.com",
        conversation_id: "c",
        user_context_data: { invoice: INVOICE },
        ...more,
      });
    const { approval_id } = (await query()).body.technical_details;
    await decide(approval_id, "approve", client);
    const moved = writeInvoicingDocument(`${api.url}/elsewhere`, ENGLISH);
    expect((await client.call("PUT", `/functions/v1/connectors/${id}`, moved)).status).toBe(200);
    await waitForActive(client, id);
    const before = api.mails.length;
    const answer = await query({ approval_id });
    expect(answer.body.error_code).toBe("APPROVAL_REQUIRED");
    expect(answer.body.technical_details.approval_id).not.toBe(approval_id);
    expect(api.mails).toHaveLength(before);
  });

  it("cannot be decided with a key that may only ask", async () => {
    const { approval_id } = (await send("key@example.com")).body.technical_details;
    const created = await owner.call<{ key: string }>("POST", "/functions/v1/api-keys", {
      name: "agent",
      scopes: ["agent:query"],
    });
    const agent = toolgate.as(created.body.key);
    expect((await decide(approval_id, "approve", agent)).status).toBe(403);
    expect((await agent.call("GET", "/functions/v1/approvals")).status).toBe(403);
  });

  it("cannot be seen or decided by another person", async () => {
    const { approval_id } = (await send("mine@example.com")).body.technical_details;
    const { client } = await toolgate.newPerson();
    expect((await decide(approval_id, "approve", client)).status).toBe(404);
    expect((await client.call("GET", "/functions/v1/approvals")).body).toEqual({ approvals: [] });
    const rows = await client.call("GET", "/rest/v1/approvals?select=*", undefined, {
      apikey: toolgate.stack.publishableKey,
    });
    expect([rows.status, rows.body]).toEqual([200, []]);
    await connect(client, writeInvoicingDocument(api.url, ENGLISH), { invoicing_key: SECRET });
    const used = await client.call<Answer>("POST", "/functions/v1/agent-query", {
      user_query: "Send it to mine@example.com",
      conversation_id: "c",
      user_context_data: { invoice: INVOICE },
      approval_id,
    });
    expect([used.status, used.body.error_code], "nor used").toEqual([400, "INVALID_REQUEST"]);
    const listed = await owner.call<{ approvals: { approval_id: string }[] }>(
      "GET",
      "/functions/v1/approvals?status=PENDING",
    );
    expect(listed.body.approvals.map((approval) => approval.approval_id)).toContain(approval_id);
  });

  it("may be tried dry, and reads need no approval", async () => {
    expect((await send("dry@example.com", { dry_run: true })).status).toBe(200);
    const read = await owner.call("POST", "/functions/v1/agent-query", {
      user_query: "Find the last invoice of ABC Corp",
      conversation_id: "c",
    });
    expect(read.status).toBe(200);
  });
});
