import { ToolListChangedNotificationSchema } from "@modelcontextprotocol/sdk/types.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Called, type McpSetting, startMcpSetting, writeShopDocument } from "./mcp-setting.ts";
import { connect } from "./start-toolgate.ts";

let setting: McpSetting;
beforeAll(async () => {
  setting = await startMcpSetting();
});
afterAll(() => setting?.stop());

const ACCEPT = { accept: "application/json, text/event-stream" };

function post(token: string | null, body: unknown, headers: Record<string, string> = {}) {
  return setting.toolgate.as(token).send("POST", "/functions/v1/mcp", body, {
    headers: { ...ACCEPT, ...headers },
  });
}

const initialize = (capabilities: object = {}) => ({
  jsonrpc: "2.0",
  id: 1,
  method: "initialize",
  params: { protocolVersion: "2025-11-25", capabilities, clientInfo: { name: "raw", version: "1" } },
});
const callSlow = (id: number, milliseconds: number) => ({
  jsonrpc: "2.0",
  id,
  method: "tools/call",
  params: { name: "waitInShop", arguments: { milliseconds } },
});
const cursorOf = (place: unknown[]) => Buffer.from(JSON.stringify(place)).toString("base64url");
const slowArrived = (milliseconds: number) =>
  setting.shop.received.filter(({ url }) => url === `/slow?milliseconds=${milliseconds}`).length;

describe("access to the MCP endpoint", () => {
  it("a request without a token gets the address of the resource metadata (RFC 9728)", async () => {
    const refused = await post(null, initialize());
    expect(refused.status).toBe(401);
    const challenge = refused.headers.get("www-authenticate") ?? "";
    const metadataUrl = /resource_metadata="([^"]+)"/.exec(challenge)?.[1] ?? "";
    const metadata = (await (await fetch(metadataUrl)).json()) as Record<string, unknown>;
    expect(metadata).toMatchObject({
      resource: setting.url,
      bearer_methods_supported: ["header"],
    });
    // The embedded Auth is not an OAuth server.
    expect(metadata).not.toHaveProperty("authorization_servers");
    const wellKnown = `${setting.toolgate.stack.url}/.well-known/oauth-protected-resource/functions/v1/mcp`;
    expect(await (await fetch(wellKnown)).json()).toEqual(metadata);
  });

  it("an unknown key is 401, a key without the scope 403; neither challenge names a scope that Auth does not know", async () => {
    const unknown = await post("tg_nothing", initialize());
    expect([unknown.status, unknown.headers.get("www-authenticate")]).toEqual([
      401,
      expect.stringContaining("Bearer resource_metadata="),
    ]);
    const poor = await post(await setting.newKey(undefined, { scopes: ["memory:read"] }), initialize());
    expect([poor.status, poor.headers.get("www-authenticate")]).toEqual([
      403,
      expect.stringMatching(/^Bearer error="insufficient_scope", resource_metadata="[^"]+"$/),
    ]);
  });

  it("a page of another site is refused, also under a name that points to this machine; one of this machine is not", async () => {
    const key = await setting.newKey();
    const status = async (headers: Record<string, string>) => (await post(key, initialize(), headers)).status;
    expect(await status({ origin: "https://evil.example" })).toBe(403);
    expect(await status({ origin: "null" })).toBe(403);
    expect(await status({ origin: setting.toolgate.stack.url })).toBe(200);
    expect(await status({ origin: "http://localhost:6274" })).toBe(200);
  });
});

describe("hostile and broken clients", () => {
  it.each([
    ["no JSON", "{", 400],
    ["no message", { hello: 1 }, 400],
    ["an empty batch", [], 400],
    [
      "a batch of a hundred and one",
      Array.from({ length: 101 }, (_, id) => ({ jsonrpc: "2.0", id, method: "ping" })),
      400,
    ],
    [
      "a batch of a hundred and one answers",
      Array.from({ length: 101 }, (_, i) => ({ jsonrpc: "2.0", id: `toolgate-${i}`, result: {} })),
      400,
    ],
    ["a text", '"x"', 400],
    ["null", "null", 400],
    ["seven megabytes", JSON.stringify({ x: "x".repeat(7 * 1024 * 1024) }), 413],
  ])("%s is refused", async (_, body, status) => {
    expect((await post(await setting.newKey(), body)).status).toBe(status);
  });

  it("keys of prototypes are arguments like any other", async () => {
    const key = await setting.newKey({ mode: "direct" });
    const args = '{"name":"Ada","__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}';
    const body = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"find_Customer","arguments":${args}}}`;
    const answer = await (await post(key, body)).text();
    expect(answer).toContain("INVALID_ARGUMENTS");
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it("an unknown session id is 404, so that the client starts again", async () => {
    const key = await setting.newKey();
    const ping = { jsonrpc: "2.0", id: 1, method: "ping" };
    expect((await post(key, ping, { "mcp-session-id": "made-up" })).status).toBe(404);
  });

  it("a legacy batch that calls a tool is refused as a whole, in words", async () => {
    const key = await setting.newKey({ mode: "direct" });
    const answer = await post(key, [{ jsonrpc: "2.0", id: 1, method: "ping" }, callSlow(2, 0)]);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({ error: { code: -32600, message: expect.stringContaining("tools/call") } }),
    ]);
  });

  it.each([
    ["tools/list", { cursor: cursorOf(["00000000-0000-0000-0000-000000000000", 1.5e300]) }],
    ["tools/list", { cursor: cursorOf(["00000000-0000-0000-0000-000000000000", 1.5]) }],
    ["tools/list", { cursor: cursorOf(["x", 1]) }],
    ["prompts/list", { cursor: cursorOf(["\0"]) }],
    ["prompts/get", { name: "\0" }],
    ["resources/list", { cursor: cursorOf(["\0", "a", "b"]) }],
    ["resources/read", { uri: "toolgate://sites/%00/instructions/x" }],
  ])("%s with %j is the client's fault", async (method, params) => {
    const scopes = ["agent:query", "memory:read", "tools:write"];
    const key = await setting.newKey({ mode: "direct" }, { scopes });
    const answer = await (await post(key, { jsonrpc: "2.0", id: 1, method, params })).text();
    expect(answer).toMatch(/"code":-32(602|002)/);
  });

  it("a legacy batch is answered as one", async () => {
    const key = await setting.newKey();
    const batch = [1, 2].map((id) => ({ jsonrpc: "2.0", id, method: "tools/list" }));
    const answer = await (await post(key, batch)).text();
    expect([...answer.matchAll(/"id":(\d)/g)].map(([, id]) => id).sort()).toEqual(["1", "2"]);
  });
});

describe("slow calls", () => {
  it.each(["modern", "old"] as const)(
    "a client of the %s SDK that requests progress receives it",
    async (era) => {
      const client = await setting[era](await setting.newKey({ mode: "direct" }));
      const reported: number[] = [];
      const call = { name: "waitInShop", arguments: { milliseconds: 3_600 } };
      const options = { onprogress: ({ progress }: { progress: number }) => void reported.push(progress) };
      const called = (await (era === "modern"
        ? (client as Awaited<ReturnType<McpSetting["modern"]>>).callTool(call, options)
        : (client as Awaited<ReturnType<McpSetting["old"]>>).callTool(
            call,
            undefined,
            options,
          ))) as unknown as Called;
      expect(called.structuredContent).toEqual({ waited: 3_600 });
      expect(reported.length).toBeGreaterThanOrEqual(2);
      expect(reported).toEqual([...new Set(reported)].sort((a, b) => a - b));
    },
  );

  it.each([
    ["modern", 20_001],
    ["old", 20_002],
  ] as const)(
    "a call that a client of the %s SDK cancels is aborted at the API",
    async (era, milliseconds) => {
      const client = await setting[era](await setting.newKey({ mode: "direct" }));
      const stop = new AbortController();
      const call = { name: "waitInShop", arguments: { milliseconds } };
      const options = { signal: stop.signal };
      const called =
        era === "modern"
          ? (client as Awaited<ReturnType<McpSetting["modern"]>>).callTool(call, options)
          : (client as Awaited<ReturnType<McpSetting["old"]>>).callTool(call, undefined, options);
      const refused = expect(called).rejects.toThrow();
      await expect.poll(() => slowArrived(milliseconds)).toBe(1);
      stop.abort();
      await refused;
      await expect.poll(() => auditOf(milliseconds)).toMatchObject([{ error_code: "API_ERROR" }]);
    },
  );

  it.each([
    ["2025-11-25", 20_003],
    ["2026-07-28", 20_004],
  ])("a client of %s that disconnects aborts the call at the API", async (version, milliseconds) => {
    const key = await setting.newKey({ mode: "direct" });
    const stop = new AbortController();
    const modern = {
      "io.modelcontextprotocol/protocolVersion": version,
      "io.modelcontextprotocol/clientInfo": { name: "x", version: "1" },
      "io.modelcontextprotocol/clientCapabilities": {},
    };
    const call = callSlow(1, milliseconds);
    const isModern = version === "2026-07-28";
    const body = isModern ? { ...call, params: { ...call.params, _meta: modern } } : call;
    const gone = setting.toolgate.as(key).send("POST", "/functions/v1/mcp", body, {
      headers: {
        ...ACCEPT,
        "mcp-protocol-version": version,
        ...(isModern && { "mcp-method": "tools/call", "mcp-name": "waitInShop" }),
      },
      signal: stop.signal,
    });
    gone.catch(() => undefined);
    await expect.poll(() => slowArrived(milliseconds)).toBe(1);
    stop.abort();
    await expect.poll(() => auditOf(milliseconds)).toMatchObject([{ error_code: "API_ERROR" }]);
  });

  it("another user cannot cancel or answer in a session whose id they know", async () => {
    const [key, stranger] = [
      await setting.newKey({ mode: "direct" }),
      (await setting.toolgate.newPerson()).token,
    ];
    const begun = await post(key, initialize());
    const session = {
      "mcp-session-id": begun.headers.get("mcp-session-id") ?? "",
      "mcp-protocol-version": "2025-11-25",
    };
    await begun.text();
    const call = post(key, callSlow(7, 4_005), session);
    await expect.poll(() => slowArrived(4_005)).toBe(1);
    const cancelled = { jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 7 } };
    expect((await post(stranger, cancelled, session)).status).toBe(202);
    expect(await (await call).text()).toContain('"waited":4005');
  });
});

/** Audit rows of the call that waits so long. */
async function auditOf(milliseconds: number) {
  const rows = await setting.owner.call<{ url: string; error_code: string | null }[]>(
    "GET",
    `/rest/v1/audit_log?url=like.*milliseconds=${milliseconds}*&select=url,error_code`,
    undefined,
    { apikey: setting.toolgate.stack.publishableKey },
  );
  return rows.body;
}

describe("change notifications", () => {
  it("a client of 2025 that listens is notified of new tools", async () => {
    const { client: owner } = await setting.toolgate.newPerson();
    const key = await owner.call<{ key: string; id: string }>("POST", "/functions/v1/api-keys", {
      name: "listens",
      scopes: ["agent:query"],
      mcp: { mode: "direct" },
    });
    const client = await setting.old(key.body.key);
    let reported = 0;
    client.setNotificationHandler(ToolListChangedNotificationSchema, () => void reported++);
    await connect(owner, writeShopDocument(setting.shop.url));
    await expect.poll(() => reported).toBeGreaterThanOrEqual(1);
  });

  it("a client of 2026 that subscribes is notified when its key's tools change", async () => {
    const made = await setting.owner.call<{ id: string; key: string }>("POST", "/functions/v1/api-keys", {
      name: "subscribes",
      scopes: ["agent:query"],
      mcp: { mode: "direct" },
    });
    let reported = 0;
    await setting.modern(made.body.key, {
      listChanged: { tools: { autoRefresh: false, onChanged: () => void reported++ } },
    });
    // The first query may come after a change: only changes between two queries are reported.
    let isAll = true;
    const change = async () => {
      isAll = !isAll;
      await setting.owner.call("PATCH", `/functions/v1/api-keys/${made.body.id}`, {
        mcp: { mode: "direct", tools: isAll ? null : ["listNumbers"] },
      });
      return reported;
    };
    await expect.poll(change, { interval: 4_000 }).toBeGreaterThanOrEqual(1);
  });
});
