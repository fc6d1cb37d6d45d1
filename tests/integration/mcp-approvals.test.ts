import type { ElicitRequestParams } from "@modelcontextprotocol/client";
import { ElicitRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Called, carefulAgent, type McpSetting, startMcpSetting } from "./mcp-setting.ts";

type Asked = ElicitRequestParams;
type Reply = { action: "accept" | "decline" | "cancel"; content?: Record<string, string> };
type Capability = { form?: object; url?: object } | null;

const BASE_URL = "https://toolgate.example";
const CLERK = "careful-clerk";

let setting: McpSetting;
beforeAll(async () => {
  setting = await startMcpSetting();
  const tools = [
    { name: "find.Customer", side_effect: "read" },
    { name: "createOrder", side_effect: "write" },
  ];
  const file = carefulAgent(CLERK, tools, { gateway: { base_url: BASE_URL } });
  const stored = await setting.owner.call("PUT", `/functions/v1/agents/${CLERK}`, file);
  if (stored.status !== 200) throw new Error(JSON.stringify(stored.body));
});
afterAll(() => setting?.stop());

interface Asking {
  call(args: object): Promise<Called>;
}

/** A client of one of the SDKs whose user answers with `reply`. */
async function open(
  era: "modern" | "old",
  key: string,
  capability: Capability,
  reply: (asked: Asked) => Reply | Promise<Reply>,
): Promise<Asking> {
  const capabilities = capability === null ? {} : { elicitation: capability };
  if (era === "modern") {
    const client = await setting.modern(key, { capabilities: capabilities as object });
    if (capability)
      client.setRequestHandler("elicitation/create", async ({ params }) => reply(params) as never);
    return { call: (args) => client.callTool({ name: "createOrder", arguments: args as never }) as never };
  }
  const client = await setting.old(key, capabilities as never);
  if (capability) {
    client.setRequestHandler(
      ElicitRequestSchema,
      async ({ params }) => (await reply(params as Asked)) as never,
    );
  }
  return { call: (args) => client.callTool({ name: "createOrder", arguments: args as never }) as never };
}

const newKey = (approvals: "url" | "client") =>
  setting.newKey({ mode: "direct", approvals }, { agent_id: CLERK });
const newOrder = () => ({ customer_id: crypto.randomUUID(), product: "tea" });
const ordered = (order: { customer_id: string }) =>
  setting.shop.received.filter(({ body }) => body.includes(order.customer_id)).length;

async function decide(approvalId: string, decision: "approve" | "reject"): Promise<void> {
  const decided = await setting.owner.call("POST", `/functions/v1/approvals/${approvalId}`, {
    decision,
  });
  if (decided.status !== 200) throw new Error(JSON.stringify(decided.body));
}

async function readApproval(id: string) {
  const read = await setting.owner.call<{ status: string; note: string | null }>(
    "GET",
    `/functions/v1/approvals/${id}`,
  );
  return read.body;
}

function approvalIdOf(called: Called): string {
  const details = called.structuredContent?.["technical_details"] as { approval_id?: string } | undefined;
  return details?.approval_id ?? "";
}

describe.each(["modern", "old"] as const)(
  "a write that needs an approval, from a client of the %s SDK",
  (era) => {
    it("the client's user approves it in the client if the key allows it; it is sent once", async () => {
      const asked: Asked[] = [];
      const client = await open(era, await newKey("client"), { form: {} }, (question) => {
        asked.push(question);
        return { action: "accept", content: { decision: "approve" } };
      });
      const order = newOrder();
      const called = await client.call(order);
      expect(called.structuredContent).toEqual({ order_id: "ord_1", ...order });
      expect(asked).toHaveLength(1);
      expect(asked[0]?.message).toContain(`POST ${setting.shop.url}/orders`);
      expect(asked[0]?.message).toContain(JSON.stringify(order.customer_id));
      expect(asked[0]).toMatchObject({
        requestedSchema: { properties: { decision: { enum: ["approve", "reject"] } } },
      });
      expect(ordered(order)).toBe(1);
      const approvals = await setting.owner.call<{
        approvals: { status: string; note: string; request: object }[];
      }>("GET", "/functions/v1/approvals?status=USED");
      const mine = approvals.body.approvals.find(({ request }) =>
        JSON.stringify(request).includes(order.customer_id),
      );
      expect(mine?.note).toMatch(/^Decided in an MCP client with the API key "key /);
    });

    it.each([{ action: "accept", content: { decision: "reject" } }, { action: "decline" }] as Reply[])(
      "rejected at the client with %j it is not sent",
      async (reply) => {
        const client = await open(era, await newKey("client"), { form: {} }, () => reply);
        const order = newOrder();
        const called = await client.call(order);
        expect(called).toMatchObject({
          isError: true,
          structuredContent: { error_code: "APPROVAL_REJECTED" },
        });
        expect(ordered(order)).toBe(0);
      },
    );

    it.each([
      { action: "cancel" },
      { action: "accept", content: { decision: "yes please" } },
      { action: "accept" },
    ] as Reply[])("with %j nothing is decided", async (reply) => {
      const client = await open(era, await newKey("client"), { form: {} }, () => reply);
      const order = newOrder();
      const called = await client.call(order);
      expect(called).toMatchObject({ isError: true, structuredContent: { error_code: "APPROVAL_REQUIRED" } });
      expect((await readApproval(approvalIdOf(called))).status).toBe("PENDING");
      expect(ordered(order)).toBe(0);
    });

    it("a person decides on Toolgate's page, which the client opens, and the call continues", async () => {
      const asked: Asked[] = [];
      const client = await open(era, await newKey("url"), { form: {}, url: {} }, async (question) => {
        asked.push(question);
        // The client opens the page; the decision is made a moment later.
        const id = new URL((question as { url: string }).url).searchParams.get("open") ?? "";
        setTimeout(() => void decide(id, "approve"), 500);
        return { action: "accept" };
      });
      const order = newOrder();
      const called = await client.call(order);
      expect(asked[0]).toMatchObject({
        mode: "url",
        url: expect.stringContaining(`${BASE_URL}/approvals?open=`),
      });
      expect(called.structuredContent).toEqual({ order_id: "ord_1", ...order });
      expect(ordered(order)).toBe(1);
    });

    it("a client that supports only forms shows where to decide, and the call continues", async () => {
      const client = await open(era, await newKey("url"), { form: {} }, async ({ message }) => {
        const id = /open=([0-9a-f-]{36})/.exec(message)?.[1] ?? "";
        await decide(id, "approve");
        return { action: "accept" };
      });
      const order = newOrder();
      expect((await client.call(order)).structuredContent).toEqual({ order_id: "ord_1", ...order });
      expect(ordered(order)).toBe(1);
    });

    it("a form approves nothing if the key requires decisions in Toolgate", async () => {
      const reply = { action: "accept" as const, content: { decision: "approve" } };
      const client = await open(era, await newKey("url"), { form: {} }, async ({ message }) => {
        await decide(/open=([0-9a-f-]{36})/.exec(message)?.[1] ?? "", "reject");
        return reply;
      });
      const order = newOrder();
      expect(await client.call(order)).toMatchObject({
        structuredContent: { error_code: "APPROVAL_REJECTED" },
      });
      expect(ordered(order)).toBe(0);
    });

    it("a client that cannot ask gets the failure with the approval and its page, and repeats the call once approved", async () => {
      const client = await open(era, await newKey("url"), null, () => ({ action: "cancel" }));
      const order = newOrder();
      const called = await client.call(order);
      const approvalId = approvalIdOf(called);
      expect(called).toMatchObject({
        isError: true,
        structuredContent: {
          error_code: "APPROVAL_REQUIRED",
          error_message: expect.stringMatching(/ Then make the same call again, unchanged\.$/),
          technical_details: { approval_url: `${BASE_URL}/approvals?open=${approvalId}` },
        },
      });
      await decide(approvalId, "approve");
      // The same call again is the approved one, once; another is not.
      expect(approvalIdOf(await client.call({ ...order, product: "milk" }))).not.toBe(approvalId);
      expect((await client.call(order)).structuredContent).toEqual({ order_id: "ord_1", ...order });
      expect(approvalIdOf(await client.call(order))).not.toBe(approvalId);
      expect(ordered(order)).toBe(1);
    });

    it("a call that the approver executed returns its stored answer when it is repeated, once", async () => {
      const client = await open(era, await newKey("url"), null, () => ({ action: "cancel" }));
      const order = newOrder();
      const approvalId = approvalIdOf(await client.call(order));
      const path = `/functions/v1/approvals/${approvalId}`;
      const done = await setting.owner.call("POST", path, { decision: "approve", execute: true });
      expect(done.body).toMatchObject({ execution: { ok: true } });
      expect((await client.call(order)).structuredContent).toEqual({ order_id: "ord_1", ...order });
      expect(ordered(order)).toBe(1);
      const next = approvalIdOf(await client.call(order));
      expect(next).not.toBe("");
      expect(next).not.toBe(approvalId);
    });

    it("the result of one approval is not reused for the next identical call", async () => {
      const client = await open(era, await newKey("url"), { form: {}, url: {} }, async (question) => {
        const id = new URL((question as { url: string }).url).searchParams.get("open") ?? "";
        const path = `/functions/v1/approvals/${id}`;
        await setting.owner.call("POST", path, { decision: "approve", execute: true });
        return { action: "accept" };
      });
      const order = newOrder();
      expect((await client.call(order)).structuredContent).toEqual({ order_id: "ord_1", ...order });
      expect(ordered(order)).toBe(1);
      expect((await client.call(order)).structuredContent).toEqual({ order_id: "ord_1", ...order });
      expect(ordered(order)).toBe(2);
    });

    it("two concurrent questions are two calls, each with its own answer", async () => {
      let answerTea = () => {};
      const milkIsAnswered = new Promise<void>((done) => {
        answerTea = done;
      });
      const client = await open(era, await newKey("client"), { form: {} }, async ({ message }) => {
        // Tea, which is asked first, is answered last.
        if (message.includes("tea")) await milkIsAnswered;
        return { action: "accept", content: { decision: message.includes("tea") ? "approve" : "reject" } };
      });
      const [tea, milk] = [newOrder(), { ...newOrder(), product: "milk" }];
      const [first, second] = await Promise.all([client.call(tea), client.call(milk).finally(answerTea)]);
      expect(first.structuredContent).toEqual({ order_id: "ord_1", ...tea });
      expect(second.structuredContent).toMatchObject({ error_code: "APPROVAL_REJECTED" });
      expect([ordered(tea), ordered(milk)]).toEqual([1, 0]);
    });
  },
);

describe("a write that needs an approval, in catalogue mode", () => {
  it("is made with the approval_id of the failure, once approved", async () => {
    const key = await setting.newKey({ mode: "catalogue" }, { agent_id: CLERK });
    const client = await setting.old(key);
    const order = newOrder();
    const call = (more: object) =>
      client.callTool({
        name: "call_tool",
        arguments: { name: "createOrder", arguments: order, ...more },
      }) as unknown as Promise<Called>;
    const approvalId = approvalIdOf(await call({}));
    expect(await call({ approval_id: approvalId })).toMatchObject({
      structuredContent: { error_code: "APPROVAL_REQUIRED" },
    });
    await decide(approvalId, "approve");
    expect((await call({ approval_id: approvalId })).structuredContent).toEqual({
      order_id: "ord_1",
      ...order,
    });
    expect(ordered(order)).toBe(1);
  });

  it("asked in plain words it is approved at the client, too", async () => {
    const key = await setting.newKey({ mode: "catalogue", approvals: "client" }, { agent_id: CLERK });
    const client = await setting.modern(key, { capabilities: { elicitation: { form: {} } } });
    client.setRequestHandler("elicitation/create", async () => ({
      action: "accept",
      content: { decision: "approve" },
    }));
    const order = newOrder();
    const answer = (await client.callTool({
      name: "ask",
      arguments: { question: "Create an order for a customer", context: order },
    })) as unknown as Called;
    expect(answer.structuredContent).toMatchObject({ status: "SUCCESS", final_data: { order_id: "ord_1" } });
    expect(ordered(order)).toBe(1);
  });

  it("a forged answer of a client cannot decide approvals of others", async () => {
    const victim = await setting.old(await newKey("url"));
    const order = newOrder();
    const pending = approvalIdOf((await victim.callTool({ name: "createOrder", arguments: order })) as never);
    const attacker = await newKey("client");
    const forged = await setting.toolgate.as(attacker).call<{ result: Called }>(
      "POST",
      "/functions/v1/mcp",
      {
        jsonrpc: "2.0",
        id: 1,
        method: "tools/call",
        params: {
          name: "createOrder",
          arguments: order,
          requestState: JSON.stringify({ kind: "here", approvalId: pending, chosen: null }),
          inputResponses: { question: { action: "accept", content: { decision: "approve" } } },
          _meta: {
            "io.modelcontextprotocol/protocolVersion": "2026-07-28",
            "io.modelcontextprotocol/clientInfo": { name: "x", version: "1" },
            "io.modelcontextprotocol/clientCapabilities": { elicitation: { form: {} } },
          },
        },
      },
      {
        accept: "application/json, text/event-stream",
        "mcp-protocol-version": "2026-07-28",
        "mcp-method": "tools/call",
        "mcp-name": "createOrder",
      },
    );
    expect(forged.body.result).toMatchObject({
      isError: true,
      structuredContent: { error_code: "NOT_FOUND" },
    });
    expect((await readApproval(pending)).status).toBe("PENDING");
    expect(ordered(order)).toBe(0);
  });
});

describe("a person with their own token, where every write needs an approval", () => {
  let prod: McpSetting;
  beforeAll(async () => {
    prod = await startMcpSetting({ TOOLGATE_ENV: "prod" });
  });
  afterAll(() => prod?.stop());

  it("decides in the client, which the approval records", async () => {
    const client = await prod.modern(prod.ownerToken, { capabilities: { elicitation: { form: {} } } });
    client.setRequestHandler("elicitation/create", async () => ({
      action: "accept",
      content: { decision: "approve" },
    }));
    const order = newOrder();
    const called = (await client.callTool({
      name: "call_tool",
      arguments: { name: "createOrder", arguments: order },
    })) as unknown as Called;
    expect(called.structuredContent).toEqual({ order_id: "ord_1", ...order });
    const path = "/functions/v1/approvals?status=USED";
    const used = await prod.owner.call<{ approvals: { note: string; decided_by: string | null }[] }>(
      "GET",
      path,
    );
    expect(used.body.approvals).toMatchObject([
      { note: "Decided in an MCP client.", decided_by: expect.any(String) },
    ]);
  });
});

describe("an agent whose file names no address", () => {
  it("sends people to the pages of this Toolgate", async () => {
    const tools = [{ name: "createOrder", side_effect: "write" }];
    const stored = await setting.owner.call(
      "PUT",
      "/functions/v1/agents/homely",
      carefulAgent("homely", tools),
    );
    expect(stored.status).toBe(200);
    const key = await setting.newKey({ mode: "direct" }, { agent_id: "homely" });
    const urls: string[] = [];
    const client = await open("modern", key, { url: {} }, async (question) => {
      const { url } = question as { url: string };
      urls.push(url);
      await decide(new URL(url).searchParams.get("open") ?? "", "approve");
      return { action: "accept" };
    });
    const order = newOrder();
    expect((await client.call(order)).structuredContent).toEqual({ order_id: "ord_1", ...order });
    expect(urls).toEqual([expect.stringContaining(`${setting.toolgate.stack.url}/approvals?open=`)]);
  });
});

describe("a session of 2025 whose id and question are known to others", () => {
  const ACCEPT = { accept: "application/json, text/event-stream", "mcp-protocol-version": "2025-11-25" };
  const post = (key: string, body: object, session: string) =>
    setting.toolgate.as(key).send("POST", "/functions/v1/mcp", body, {
      headers: { ...ACCEPT, ...(session && { "mcp-session-id": session }) },
    });

  it("can be answered only by its own caller, and the first answer counts", async () => {
    const key = await newKey("client");
    const clientInfo = { name: "raw", version: "1" };
    const params = { protocolVersion: "2025-11-25", capabilities: { elicitation: {} }, clientInfo };
    const begun = await post(key, { jsonrpc: "2.0", id: 1, method: "initialize", params }, "");
    const session = begun.headers.get("mcp-session-id") ?? "";
    await begun.text();
    const order = newOrder();
    const call = { name: "createOrder", arguments: order };
    const stream = await post(key, { jsonrpc: "2.0", id: 2, method: "tools/call", params: call }, session);
    const events = readEvents(stream);
    const question = await events.next();
    expect(question).toMatchObject({ method: "elicitation/create", id: expect.stringMatching(/^toolgate-/) });
    const answer = (decision: string) => ({
      jsonrpc: "2.0",
      id: question["id"],
      result: { action: "accept", content: { decision } },
    });
    const stranger = (await setting.toolgate.newPerson()).token;
    for (const other of [stranger, setting.ownerToken, await newKey("client")]) {
      expect((await post(other, answer("approve"), session)).status).toBe(202);
    }
    expect((await post(key, answer("reject"), session)).status).toBe(202);
    expect((await post(key, answer("approve"), session)).status).toBe(202);
    expect(await events.next()).toMatchObject({
      id: 2,
      result: { structuredContent: { error_code: "APPROVAL_REJECTED" } },
    });
    expect(ordered(order)).toBe(0);
  });
});

/** The messages of a stream of events, one after the other. */
function readEvents(response: Response) {
  const reader = (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  return {
    async next(): Promise<Record<string, unknown>> {
      for (;;) {
        const found = /data: (.+)\n\n/.exec(text);
        if (found) {
          text = text.slice(found.index + found[0].length);
          return JSON.parse(found[1] ?? "") as Record<string, unknown>;
        }
        const { done, value } = await reader.read();
        if (done) throw new Error(`The stream ended: ${text}`);
        text += value;
      }
    },
  };
}
