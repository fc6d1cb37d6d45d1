import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Called, type McpSetting, startMcpSetting, writeShopDocument } from "./mcp-setting.ts";
import { connect } from "./start-toolgate.ts";

let setting: McpSetting;
/** The questions to the clients' user, and the answers. */
let asked: { message: string; requestedSchema: { properties: Record<string, object> } }[] = [];
let answers: object[] = [];

beforeAll(async () => {
  setting = await startMcpSetting();
});
afterAll(() => setting?.stop());
beforeEach(() => {
  [asked, answers] = [[], []];
});

interface Client {
  callTool(params: { name: string; arguments: object }): Promise<Called>;
}

const FIND = "Find the customer";
const CAPABILITIES = { elicitation: { form: {} } };

async function answer(params: unknown) {
  asked.push(params as (typeof asked)[number]);
  return (answers.shift() ?? { action: "cancel" }) as { action: "accept" | "decline" | "cancel" };
}

async function open(era: "modern" | "old", token: string, canAsk = true): Promise<Client> {
  if (era === "old") {
    const { ElicitRequestSchema } = await import("@modelcontextprotocol/sdk/types.js");
    const client = await setting.old(token, canAsk ? CAPABILITIES : {});
    if (canAsk) client.setRequestHandler(ElicitRequestSchema, ({ params }) => answer(params));
    return client as unknown as Client;
  }
  const client = await setting.modern(token, canAsk ? { capabilities: CAPABILITIES } : {});
  if (canAsk) client.setRequestHandler("elicitation/create", ({ params }) => answer(params));
  return client as unknown as Client;
}

const ask = (client: Client, args: object) => client.callTool({ name: "ask", arguments: args });
const detailsOf = ({ structuredContent }: Called) =>
  structuredContent?.["technical_details"] as {
    conversation_id: string;
    choices: { tool_id: string; arguments: object }[];
  };

describe.each(["modern", "old"] as const)(
  "ask for a client of the %s SDK that cannot ask its user",
  (era) => {
    it("returns choices and the conversation in which to answer", async () => {
      const client = await open(era, await setting.newKey(), false);
      const question = await ask(client, { question: FIND });
      expect(question).toMatchObject({
        isError: true,
        structuredContent: {
          error_code: "CLARIFICATION_NEEDED",
          technical_details: { missing: ["name"], choices: [{ operation_id: "find.Customer" }] },
        },
      });
      const { conversation_id } = detailsOf(question);
      const found = await ask(client, { question: "Grace", conversation_id });
      expect(found.structuredContent).toMatchObject({ final_data: { customers: [{ name: "Grace" }] } });
    });

    it("calls a choice that is sent as tool and arguments", async () => {
      const client = await open(era, await setting.newKey(), false);
      const [choice] = detailsOf(await ask(client, { question: FIND })).choices;
      const found = await ask(client, {
        question: FIND,
        tool: choice?.tool_id,
        arguments: { ...choice?.arguments, name: "Ada" },
      });
      expect(found.structuredContent).toMatchObject({ final_data: { customers: [{ name: "Ada" }] } });
    });

    it("mixes no two clients of one key", async () => {
      const key = await setting.newKey();
      const [one, other] = [await open(era, key, false), await open(era, key, false)];
      const first = detailsOf(await ask(one, { question: FIND }));
      const second = detailsOf(await ask(other, { question: FIND }));
      expect(first.conversation_id).not.toBe(second.conversation_id);
    });
  },
);

it("a session of 2025 is one conversation: its client need not name it", async () => {
  const client = await open("old", await setting.newKey(), false);
  await ask(client, { question: FIND });
  const found = await ask(client, { question: "Grace" });
  expect(found.structuredContent).toMatchObject({ final_data: { customers: [{ name: "Grace" }] } });
});

describe.each(["modern", "old"] as const)("ask for a client of the %s SDK that asks its user", (era) => {
  it("asks for missing values in form fields, and continues", async () => {
    const client = await open(era, await setting.newKey());
    answers = [{ action: "accept", content: { name: "Grace" } }];
    const found = await ask(client, { question: FIND });
    expect(asked[0]?.requestedSchema.properties).toEqual({
      name: { type: "string", title: "name", description: "The customer's name" },
    });
    expect(found.structuredContent).toMatchObject({
      status: "SUCCESS",
      final_data: { customers: [{ name: "Grace" }] },
    });
  });

  it.each(["decline", "cancel"])("returns the question if the user answers with %s", async (action) => {
    const client = await open(era, await setting.newKey());
    answers = [{ action }];
    const reported = await ask(client, { question: FIND });
    expect(reported.structuredContent).toMatchObject({ error_code: "CLARIFICATION_NEEDED" });
    expect(asked).toHaveLength(1);
  });

  it("asks which operation, then what it lacks, then whether it may be done", async () => {
    const second = await connect(setting.owner, writeShopDocument(setting.shop.url, "Second shop"));
    const file = {
      agent_id: `shop-${era}`,
      approval: { mode: "manual" },
      tools: [{ name: "createOrder", side_effect: "write" }],
    };
    await setting.owner.call("PUT", `/functions/v1/agents/shop-${era}`, file);
    const key = await setting.newKey({ mode: "catalogue", approvals: "client" }, { agent_id: `shop-${era}` });
    const client = await open(era, key);
    answers = [
      {
        action: "accept",
        content: { operation: "2. createOrder: Create an order for a customer (Second shop)" },
      },
      { action: "accept", content: { customer_id: "cus_1", product: "Tea" } },
      { action: "accept", content: { decision: "approve" } },
    ];
    const done = await ask(client, { question: "Order it", tool: "createOrder" });
    expect(asked.map(({ requestedSchema }) => Object.keys(requestedSchema.properties).sort())).toEqual([
      ["operation"],
      ["customer_id", "product"],
      ["decision"],
    ]);
    expect(done.structuredContent).toMatchObject({
      status: "SUCCESS",
      tool: { operation_id: "createOrder", connector_id: second },
      final_data: { customer_id: "cus_1", product: "Tea" },
    });
    await setting.owner.call("DELETE", `/functions/v1/connectors/${second}`);
  });
});
