import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Called, type McpSetting, startMcpSetting } from "./mcp-setting.ts";

let setting: McpSetting;
beforeAll(async () => {
  setting = await startMcpSetting();
});
afterAll(() => setting?.stop());

describe.each(["modern", "old"] as const)("catalogue mode for a client of the %s SDK", (era) => {
  async function open(token: string) {
    return (await setting[era](token)) as unknown as {
      listTools(): Promise<{ tools: { name: string }[] }>;
      callTool(params: { name: string; arguments: object }): Promise<Called>;
    };
  }

  it("three tools find, call and ask, for a catalogue of any size", async () => {
    const client = await open(await setting.newKey());
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(["find_tools", "call_tool", "ask"]);
    expect(JSON.stringify(tools).length).toBeLessThan(2_400);
  });

  it("find_tools searches in plain words, and call_tool calls a found tool by id or name", async () => {
    const client = await open(await setting.newKey());
    const found = await client.callTool({ name: "find_tools", arguments: { query: "find a customer" } });
    const tools = found.structuredContent?.["tools"] as { tool_id: string; name: string }[] | undefined;
    const first = tools?.[0];
    expect(first?.name).toBe("find.Customer");
    const args = { name: "Ada" };
    const byId = await client.callTool({
      name: "call_tool",
      arguments: { tool_id: first?.tool_id, arguments: args },
    });
    const byName = await client.callTool({
      name: "call_tool",
      arguments: { name: "find.Customer", arguments: args },
    });
    expect(byId.structuredContent).toEqual({ customers: [{ id: "cus_814", name: "Ada" }] });
    expect(byName.structuredContent).toEqual(byId.structuredContent);
    expect(JSON.parse(byId.content[0]?.text ?? "")).toEqual(byId.structuredContent);
    expect(byId._meta?.["toolgate/trace_id"]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("ask answers a question like agent-query, with a trace", async () => {
    const client = await open(await setting.newKey());
    const answer = await client.callTool({
      name: "ask",
      arguments: { question: "Find the customer named Grace", context: { name: "Grace" } },
    });
    expect(answer.structuredContent).toMatchObject({
      status: "SUCCESS",
      final_data: { customers: [{ id: "cus_814", name: "Grace" }] },
      tool: { operation_id: "find.Customer" },
    });
    const traceId = answer.structuredContent?.["trace_id"];
    await expect
      .poll(async () => {
        const read = await setting.owner.call<{ trace_id: string; source: string }[]>(
          "GET",
          `/rest/v1/traces?trace_id=eq.${traceId}&select=trace_id,user_query,source`,
          undefined,
          { apikey: setting.toolgate.stack.publishableKey },
        );
        return read.body;
      })
      .toEqual([{ trace_id: traceId, user_query: "Find the customer named Grace", source: "mcp" }]);
  });

  it("failures are results that the model sees, in the FAILURE shape", async () => {
    const client = await open(await setting.newKey());
    const call = (args: object) => client.callTool({ name: "call_tool", arguments: args });
    const failed = await call({ name: "breakShop" });
    expect(failed).toMatchObject({
      isError: true,
      structuredContent: { status: "FAILURE", error_code: "API_ERROR" },
    });
    expect(await call({ name: "nothing" })).toMatchObject({
      isError: true,
      structuredContent: { error_code: "NOT_FOUND" },
    });
    expect(await call({})).toMatchObject({
      isError: true,
      structuredContent: { error_code: "INVALID_REQUEST" },
    });
    expect(await call({ name: "find.Customer", arguments: { nme: "x" } })).toMatchObject({
      isError: true,
      structuredContent: { error_code: "INVALID_ARGUMENTS" },
    });
  });

  it("a tool that does not exist is a mistake of the protocol", async () => {
    const client = await open(await setting.newKey());
    await expect(client.callTool({ name: "no_such_tool", arguments: {} })).rejects.toMatchObject({
      code: -32602,
    });
  });

  it("a person's own token sees the catalogue", async () => {
    const client = await open(setting.ownerToken);
    expect((await client.listTools()).tools).toHaveLength(3);
  });
});
