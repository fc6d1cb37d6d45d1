import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type Called,
  carefulAgent,
  type McpSetting,
  startMcpSetting,
  writeShopDocument,
} from "./mcp-setting.ts";
import { connect } from "./start-toolgate.ts";

interface Listed {
  name: string;
  title?: string;
  description?: string;
  inputSchema: { type: string; properties?: Record<string, unknown> };
  outputSchema?: { type: string };
  annotations?: Record<string, unknown>;
}

interface Opened {
  listTools(params?: { cursor?: string }): Promise<{ tools: Listed[]; nextCursor?: string }>;
  callTool(params: { name: string; arguments: object }): Promise<Called>;
}

let setting: McpSetting;
beforeAll(async () => {
  setting = await startMcpSetting();
});
afterAll(() => setting?.stop());

async function open(token: string, era: "modern" | "old" = "modern"): Promise<Opened> {
  return (await setting[era](token)) as unknown as Opened;
}

/** All pages. */
async function listAll(client: Opened): Promise<Listed[]> {
  const tools: Listed[] = [];
  let cursor: string | undefined;
  do {
    const page = await client.listTools(cursor === undefined ? {} : { cursor });
    tools.push(...page.tools);
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  return tools;
}

describe.each(["modern", "old"] as const)("direct mode for a client of the %s SDK", (era) => {
  it("tools are themselves: names that are allowed, titles, hints and schemas", async () => {
    const tools = await listAll(await open(await setting.newKey({ mode: "direct" }), era));
    const byName = new Map(tools.map((tool) => [tool.name, tool]));
    expect([...byName.keys()].sort()).toEqual([
      "breakShop",
      "createOrder",
      "find_Customer",
      "listNumbers",
      "waitInShop",
    ]);
    expect(byName.get("find_Customer")).toMatchObject({
      title: "Find a customer by name",
      inputSchema: { type: "object", required: ["name"] },
      annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
    });
    expect(byName.get("createOrder")?.annotations).toMatchObject({ readOnlyHint: false });
  });

  it("an answer is structured and text: an object as it is, anything else under `result`", async () => {
    const client = await open(await setting.newKey({ mode: "direct" }), era);
    await client.listTools();
    const found = await client.callTool({ name: "find_Customer", arguments: { name: "Ada" } });
    // The document declares a `total` that the API never returns; a validating client must still accept the result.
    expect(found.structuredContent).toEqual({ customers: [{ id: "cus_814", name: "Ada" }] });
    expect(JSON.parse(found.content[0]?.text ?? "")).toEqual(found.structuredContent);
    const numbers = await client.callTool({ name: "listNumbers", arguments: {} });
    expect(numbers.structuredContent).toEqual({ result: [1, 2, 3] });
    expect(await client.callTool({ name: "breakShop", arguments: {} })).toMatchObject({
      isError: true,
      structuredContent: { error_code: "API_ERROR", technical_details: { http_status: 409 } },
    });
  });

  it("the tools of the catalogue mode are unknown here", async () => {
    const client = await open(await setting.newKey({ mode: "direct" }), era);
    await expect(client.callTool({ name: "find_tools", arguments: { query: "x" } })).rejects.toMatchObject({
      code: -32602,
    });
  });
});

describe("direct mode", () => {
  it("only the chosen tools are shown and callable, by operation id", async () => {
    const key = await setting.newKey({ mode: "direct", tools: ["find.Customer", "listNumbers"] });
    const client = await open(key);
    expect((await listAll(client)).map(({ name }) => name).sort()).toEqual(["find_Customer", "listNumbers"]);
    await expect(client.callTool({ name: "createOrder", arguments: {} })).rejects.toMatchObject({
      code: -32602,
    });
  });

  it("what a key shows can be changed later, and only by its owner", async () => {
    const made = await setting.owner.call<{ id: string; key: string }>("POST", "/functions/v1/api-keys", {
      name: "to change",
      scopes: ["agent:query"],
    });
    const path = `/functions/v1/api-keys/${made.body.id}`;
    const mcp = { mode: "direct", tools: ["listNumbers"] };
    const stranger = (await setting.toolgate.newPerson()).client;
    expect((await stranger.call("PATCH", path, { mcp })).status).toBe(404);
    expect((await setting.toolgate.as(made.body.key).call("PATCH", path, { mcp })).status).toBe(403);
    const changed = await setting.owner.call<{ mcp: object }>("PATCH", path, { mcp });
    expect(changed.body.mcp).toEqual({ mode: "direct", tools: ["listNumbers"], approvals: "url" });
    expect((await listAll(await open(made.body.key))).map(({ name }) => name)).toEqual(["listNumbers"]);
    const listed = await setting.owner.call<{ api_keys: { id: string; mcp: object }[] }>(
      "GET",
      "/functions/v1/api-keys",
    );
    expect(listed.body.api_keys.find(({ id }) => id === made.body.id)?.mcp).toEqual(changed.body.mcp);
    expect((await setting.owner.call("PATCH", path, { mcp: { mode: "all" } })).status).toBe(400);
  });

  it("of two tools with one name, the older one keeps it; the other gets a stable name from its identity", async () => {
    const { client: owner } = await setting.toolgate.newPerson();
    const older = await connect(owner, writeShopDocument(setting.shop.url, "Older"));
    await connect(owner, writeShopDocument(setting.shop.url, "Younger"));
    const key = await owner.call<{ key: string }>("POST", "/functions/v1/api-keys", {
      name: "two shops",
      scopes: ["agent:query"],
      mcp: { mode: "direct" },
    });
    const client = await open(key.body.key);
    const names = (await listAll(client)).map(({ name }) => name);
    expect(new Set(names).size).toBe(10);
    const ofNumbers = names.filter((name) => name.startsWith("listNumbers")).sort();
    expect(ofNumbers[0]).toBe("listNumbers");
    expect(ofNumbers[1]).toMatch(/^listNumbers_[0-9a-f]{8}$/);
    const younger = { name: ofNumbers[1] ?? "", arguments: {} };
    expect((await client.callTool(younger)).structuredContent).toEqual({ result: [1, 2, 3] });
    // The older one is disabled; the name of the newer one does not change.
    await owner.call("PATCH", `/functions/v1/connectors/${older}`, { status: "DISABLED" });
    expect((await listAll(client)).map(({ name }) => name)).toContain(ofNumbers[1]);
    expect((await client.callTool(younger)).structuredContent).toEqual({ result: [1, 2, 3] });
    await expect(client.callTool({ name: "listNumbers", arguments: {} })).rejects.toMatchObject({
      code: -32602,
    });
    // It was deleted: the newer one with that name is used.
    await owner.call("DELETE", `/functions/v1/connectors/${older}`);
    expect((await client.callTool(younger)).structuredContent).toEqual({ result: [1, 2, 3] });
  });

  it("a key of an agent shows only what the agent's file lists, with the stricter effect", async () => {
    const file = carefulAgent("clerk", [
      { name: "find.Customer", side_effect: "write" },
      { name: "listNumbers", side_effect: "execute" },
      { name: "waitInShop", side_effect: "read" },
    ]);
    const stored = await setting.owner.call("PUT", "/functions/v1/agents/clerk", file);
    expect(stored.status).toBe(200);
    const client = await open(await setting.newKey({ mode: "direct" }, { agent_id: "clerk" }));
    const tools = await listAll(client);
    expect(tools.map(({ name }) => name).sort()).toEqual(["find_Customer", "listNumbers", "waitInShop"]);
    const hints = (tool: string) => tools.find(({ name }) => name === tool)?.annotations ?? {};
    expect(hints("waitInShop")).toMatchObject({ readOnlyHint: true, idempotentHint: true });
    expect(hints("find_Customer")).toMatchObject({ readOnlyHint: false });
    expect(hints("find_Customer")).not.toHaveProperty("idempotentHint");
    expect(hints("find_Customer")).not.toHaveProperty("destructiveHint");
    expect(hints("listNumbers")).toMatchObject({ readOnlyHint: false, destructiveHint: true });
    expect(hints("listNumbers")).not.toHaveProperty("idempotentHint");
    await expect(client.callTool({ name: "createOrder", arguments: {} })).rejects.toMatchObject({
      code: -32602,
    });
  });

  it("names are valid, unique and callable for any operation id", async () => {
    const { client: owner } = await setting.toolgate.newPerson();
    const long = "a".repeat(80);
    const ids = [
      "get user/by id",
      "get_user.by id",
      "čti číslo",
      `${long}1`,
      `${long}2`,
      "数を読む",
      "数を書く",
      "$$",
    ];
    await connect(owner, writeOperations(setting.shop.url, ids));
    const key = await owner.call<{ key: string }>("POST", "/functions/v1/api-keys", {
      name: "odd names",
      scopes: ["agent:query"],
      mcp: { mode: "direct" },
    });
    const client = await open(key.body.key);
    const names = (await listAll(client)).map(({ name }) => name);
    expect(new Set(names).size).toBe(ids.length);
    for (const name of names) {
      expect(name).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
      const called = await client.callTool({ name, arguments: {} });
      expect(called.structuredContent, name).toMatchObject({ error_code: "API_ERROR" });
    }
  });

  it("a long list comes in pages, each tool once", async () => {
    const { client: owner } = await setting.toolgate.newPerson();
    await connect(owner, writeManyOperations(setting.shop.url, 530));
    const key = await owner.call<{ key: string }>("POST", "/functions/v1/api-keys", {
      name: "many",
      scopes: ["agent:query"],
      mcp: { mode: "direct" },
    });
    const client = await open(key.body.key, "old");
    const first = await client.listTools();
    expect(first.tools).toHaveLength(250);
    expect(first.nextCursor).toBeTypeOf("string");
    const names = (await listAll(client)).map(({ name }) => name);
    expect(new Set(names).size).toBe(530);
    expect(names).toHaveLength(530);
    await expect(client.listTools({ cursor: "bm9uc2Vuc2U" })).rejects.toMatchObject({ code: -32602 });
  });

  it("tools of other users are invisible, in either mode", async () => {
    const { client: other, token } = await setting.toolgate.newPerson();
    const key = await other.call<{ key: string }>("POST", "/functions/v1/api-keys", {
      name: "other",
      scopes: ["agent:query"],
      mcp: { mode: "direct" },
    });
    const client = await open(key.body.key);
    expect(await listAll(client)).toEqual([]);
    await expect(client.callTool({ name: "listNumbers", arguments: {} })).rejects.toMatchObject({
      code: -32602,
    });
    const mine = await open(setting.ownerToken);
    const found = await mine.callTool({ name: "find_tools", arguments: { query: "lucky numbers" } });
    const [tool] = (found.structuredContent?.["tools"] ?? []) as { tool_id: string }[];
    const stolen = await (await open(token)).callTool({
      name: "call_tool",
      arguments: { tool_id: tool?.tool_id },
    });
    expect(stolen).toMatchObject({ isError: true, structuredContent: { error_code: "NOT_FOUND" } });
  });
});

function writeManyOperations(url: string, count: number): object {
  return writeOperations(
    url,
    Array.from({ length: count }, (_, i) => `readNumber${i}`),
  );
}

/** Operations that the shop does not implement. */
function writeOperations(url: string, ids: readonly string[]): object {
  const answer = { responses: { 200: { description: "A number" } } };
  const paths = ids.map((operationId, i) => [
    `/unknown/${i}`,
    { get: { operationId, summary: `Read number ${i}`, ...answer } },
  ]);
  return {
    openapi: "3.1.0",
    info: { title: "Numbers", version: "1", description: "Numbers." },
    "x-auth-type": "none",
    "x-required-secrets": [],
    servers: [{ url }],
    paths: Object.fromEntries(paths) as object,
  };
}
