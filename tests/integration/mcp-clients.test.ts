import type { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Called, type McpSetting, startMcpSetting } from "./mcp-setting.ts";

/*
 * What n8n's own nodes do with the SDK of 2025, by the source of @n8n/n8n-nodes-langchain 2.41 (`McpClient.node.js`,
 * `mcp/shared/utils.js`): no capabilities, lists page by page, reads texts as JSON, fails with the first text of an error.
 */

let setting: McpSetting;
beforeAll(async () => {
  setting = await startMcpSetting({ TOOLGATE_ENV: "prod" });
});
afterAll(() => setting?.stop());

type Listed = Awaited<ReturnType<Client["listTools"]>>["tools"];

/** `getAllTools`: the first time with a cursor that is undefined. */
async function getAllTools(client: Client, cursor?: string): Promise<Listed> {
  const { tools, nextCursor } = await client.listTools({ cursor });
  return nextCursor ? [...tools, ...(await getAllTools(client, nextCursor))] : tools;
}

/** `McpClient.execute`, version 1.1. */
async function execute(client: Client, name: string, parameters: Record<string, unknown>) {
  const result = (await client.callTool({ name, arguments: parameters }, undefined, {})) as Called;
  const texts = result.content.flatMap(({ type, text }) => (type === "text" && text ? [text] : []));
  if (result.isError) throw new Error(texts[0]);
  return {
    structuredContent: result.structuredContent,
    content: texts.map((text): unknown => JSON.parse(text)),
  };
}

describe("n8n's MCP nodes", () => {
  it("list what a key shows in catalogue mode, and find and call by it", async () => {
    const client = await setting.old(await setting.newKey());
    const tools = await getAllTools(client);
    expect(tools.map(({ name, inputSchema }) => [name, inputSchema.type])).toEqual([
      ["find_tools", "object"],
      ["call_tool", "object"],
      ["ask", "object"],
    ]);
    const found = await execute(client, "find_tools", { query: "find a customer by name" });
    expect(found.content).toEqual([found.structuredContent]);
    const answer = { customers: [{ id: "cus_814", name: "Ada" }] };
    expect(await execute(client, "call_tool", { name: "find.Customer", arguments: { name: "Ada" } })).toEqual(
      {
        structuredContent: answer,
        content: [answer],
      },
    );
  });

  it("call a tool as itself in direct mode, also when its answer is not as its output schema says", async () => {
    const client = await setting.old(await setting.newKey({ mode: "direct" }));
    const tool = (await getAllTools(client)).find(({ title }) => title?.startsWith("Find a customer"));
    // It promises a `total` that the shop never sends: the client checks answers by the schema it has listed.
    expect(tool?.outputSchema).toBeDefined();
    expect(await execute(client, tool?.name ?? "", { name: "Ada" })).toMatchObject({
      structuredContent: { customers: [{ id: "cus_814", name: "Ada" }] },
    });
  });

  it("fail with an error that names the approval that a write needs", async () => {
    const client = await setting.old(await setting.newKey());
    const fault = await execute(client, "call_tool", {
      name: "createOrder",
      arguments: { customer_id: "cus_814", product: "tea" },
    }).catch((error: Error) => JSON.parse(error.message));
    expect(fault).toMatchObject({ status: "FAILURE", error_code: "APPROVAL_REQUIRED" });
    const { approval_id } = fault.technical_details;
    await setting.owner.call("POST", `/functions/v1/approvals/${approval_id}`, { decision: "approve" });
    expect(
      await execute(client, "call_tool", {
        name: "createOrder",
        arguments: { customer_id: "cus_814", product: "tea" },
        approval_id,
      }),
    ).toMatchObject({ structuredContent: { order_id: "ord_1" } });
  });
});
