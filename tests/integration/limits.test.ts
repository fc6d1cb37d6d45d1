import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ENGLISH, writeInvoicingDocument } from "../../scripts/demo/invoicing-document.ts";
import { type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { askLast, askSend, type PolicySetting, SECRET, startPolicySetting } from "./policy-setting.ts";
import { connect } from "./start-toolgate.ts";

let setting: PolicySetting;
let upstream: Loopback;
/** The answers of the unreliable upstream. */
let isDown = false;

beforeAll(async () => {
  upstream = await startLoopback((_, response) =>
    response
      .writeHead(isDown ? 503 : 200, { "content-type": "application/json" })
      .end('{"id":1,"number":"n"}'),
  );
  setting = await startPolicySetting("dev", [upstream.url]);
});
afterAll(async () => {
  await setting.stop();
  await upstream.close();
});

const READER = { name: "findLastInvoice", side_effect: "read" };
const SENDER = { name: "sendInvoiceByEmail", side_effect: "write" };
const CALLERS = Array.from({ length: 50 });

/** How many of 50 concurrent calls were made; all others get Retry-After. */
async function race(call: () => ReturnType<typeof askLast>): Promise<number> {
  const answers = await Promise.all(CALLERS.map(call));
  const refused = answers.filter(({ status }) => status !== 200);
  for (const { status, body, headers } of refused) {
    expect([status, body.error_code]).toEqual([429, "RATE_LIMITED"]);
    expect(headers.get("retry-after")).toBe(String(body.technical_details.retry_after_s));
  }
  return answers.length - refused.length;
}

describe("limits hold for 50 concurrent callers", () => {
  it("of a tool, for an agent: reads", async () => {
    await setting.putAgent({ agent_id: "tool-limit", tools: [{ ...READER, rate_limit_per_min: 7 }] });
    const key = await setting.newKey({ agent_id: "tool-limit" });
    expect(await race(() => askLast(key))).toBe(7);
  });

  it("of a tool, for an agent: writes are made so often and no oftener", async () => {
    await setting.putAgent({ agent_id: "write-limit", tools: [{ ...SENDER, rate_limit_per_min: 5 }] });
    const key = await setting.newKey({ agent_id: "write-limit" });
    const before = setting.api.mails.length;
    expect(await race(() => askSend(key, "limit@example.com"))).toBe(5);
    expect(setting.api.mails.length - before).toBe(5);
  });

  it("of an agent, all its tools and keys together", async () => {
    await setting.putAgent({
      agent_id: "agent-limit",
      limits: { calls_per_min: 9 },
      tools: [READER, SENDER],
    });
    const keys = [
      await setting.newKey({ agent_id: "agent-limit" }),
      await setting.newKey({ agent_id: "agent-limit" }),
    ];
    let i = 0;
    const next = () => keys[i++ % 2] ?? setting.owner;
    expect(await race(() => (i % 3 === 0 ? askSend(next(), "x@example.com") : askLast(next())))).toBe(9);
  });

  it("of a key; another key is not concerned", async () => {
    const key = await setting.newKey({ rate_limit_per_min: 4 });
    expect(await race(() => askLast(key))).toBe(4);
    expect((await askLast(await setting.newKey())).status).toBe(200);
  });

  it("a dry run counts for nothing", async () => {
    const key = await setting.newKey({ rate_limit_per_min: 1 });
    for (let i = 0; i < 3; i++) expect((await askLast(key, { dry_run: true })).status).toBe(200);
    expect((await askLast(key)).status).toBe(200);
    expect((await askLast(key)).status).toBe(429);
  });
});

describe("the circuit of an upstream host", () => {
  it("opens after five failures in a row, for its owner alone; one call tries when the time is over", async () => {
    const { client } = await setting.toolgate.newPerson();
    const { client: other } = await setting.toolgate.newPerson();
    for (const person of [client, other])
      await connect(person, writeInvoicingDocument(upstream.url, ENGLISH), { invoicing_key: SECRET });
    const host = new URL(upstream.url).host;
    const failures = async () =>
      (
        await setting.toolgate.stack.sql<{ failures: number }>(
          "select failures from private.circuits where host = $1",
          [host],
        )
      )[0]?.failures ?? 0;
    isDown = true;
    for (let i = 1; i <= 5; i++) {
      expect((await askLast(client)).body.error_code).toBe("API_ERROR");
      await expect.poll(failures).toBe(i);
    }
    const sent = upstream.received.length;
    const refused = await askLast(client);
    expect(refused.body).toMatchObject({
      error_code: "API_ERROR",
      technical_details: { reason: "connection", circuit: "open", host },
    });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(upstream.received, "nothing was sent").toHaveLength(sent);
    isDown = false;
    expect((await askLast(other)).status, "nobody closes a door for others").toBe(200);
    await setting.toolgate.stack.sql("update private.circuits set open_until = now() where host = $1", [
      host,
    ]);
    const answers = await Promise.all(CALLERS.map(() => askLast(client)));
    expect(
      answers.filter(({ status }) => status === 200).length,
      "one tries, or those after it",
    ).toBeGreaterThan(0);
    await expect.poll(failures).toBe(0);
    expect((await askLast(client)).status).toBe(200);
  });

  it("stays available for another call if this call was executed earlier or is rejected", async () => {
    isDown = false;
    const { client } = await setting.toolgate.newPerson();
    await connect(client, writeInvoicingDocument(upstream.url, ENGLISH), { invoicing_key: SECRET });
    await setting.putAgent(
      { agent_id: "asks", approval: { mode: "manual" }, tools: [READER, SENDER] },
      client,
    );
    const made = await client.call<{ key: string }>("POST", "/functions/v1/api-keys", {
      name: "asks",
      scopes: ["agent:query"],
      agent_id: "asks",
    });
    const key = setting.toolgate.as(made.body.key);
    const { approval_id } = (await askSend(key, "done@example.com")).body.technical_details;
    await client.call("POST", `/functions/v1/approvals/${approval_id}`, {
      decision: "approve",
      execute: true,
    });
    const outcomes = () =>
      setting.toolgate.stack.sql(
        "select from public.audit_log where approval_id = $1 and phase = 'outcome'",
        [approval_id],
      );
    // The record of a successful call would close the circuit.
    await expect.poll(outcomes).toHaveLength(1);
    await setting.toolgate.stack.sql(
      "insert into private.circuits (user_id, host, failures, open_until) select user_id, $2, 5, now() from public.approvals where approval_id = $1",
      [approval_id, new URL(upstream.url).host],
    );
    const sent = upstream.received.length;
    expect((await askSend(key, "done@example.com", { approval_id })).status, "carried out before").toBe(200);
    expect((await askSend(key, "next@example.com")).body.error_code).toBe("APPROVAL_REQUIRED");
    expect(upstream.received, "nothing was sent").toHaveLength(sent);
    expect((await askLast(key)).status, "the next one tries").toBe(200);
  });
});
