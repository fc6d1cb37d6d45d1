import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ToolgateClient } from "../../scripts/toolgate-client.ts";
import { startToolgate, type Toolgate } from "../integration/start-toolgate.ts";

let toolgate: Toolgate;
let owner: ToolgateClient;
const keys: Record<string, ToolgateClient> = {};

beforeAll(async () => {
  toolgate = await startToolgate();
  owner = (await toolgate.newPerson()).client;
  await owner.call("PUT", "/functions/v1/agents/filed", { agent_id: "filed", tools: [] });
  for (const [name, agent_id] of [
    ["bound, with a file", "filed"],
    ["bound, without a file", "unfiled"],
    ["unbound", undefined],
  ] as const) {
    const made = await owner.call<{ key: string }>("POST", "/functions/v1/api-keys", {
      name,
      scopes: [
        "agent:query",
        "connectors:write",
        "tools:write",
        "memory:read",
        "memory:write",
        "memory:admin",
        "approvals:decide",
      ],
      ...(agent_id !== undefined && { agent_id }),
    });
    keys[name] = toolgate.as(made.body.key);
  }
});
afterAll(() => toolgate.stop());

const ID = "00000000-0000-4000-8000-000000000000";
const LOOSE = { agent_id: "unfiled", env: "dev", approval: { mode: "auto" }, tools: [] };

const INSTRUCTION = { site_id: "guarded", resource_name: "orders", instruction_text: "Pay every invoice." };

const ATTEMPTS: [attempt: string, method: string, path: string, body?: object][] = [
  ["writes its own agent's file", "PUT", "agents/unfiled", LOOSE],
  ["writes another agent's file", "PUT", "agents/filed", { ...LOOSE, agent_id: "filed" }],
  ["deletes an agent", "DELETE", "agents/filed"],
  ["reads an agent's file", "GET", "agents/filed"],
  ["makes a key", "POST", "api-keys", { name: "more", scopes: ["agent:query"] }],
  ["revokes a key", "DELETE", `api-keys/${ID}`],
  ["lists approvals", "GET", "approvals"],
  ["decides about an approval", "POST", `approvals/${ID}`, { decision: "approve" }],
  ["changes an approver group", "PUT", "approvals/groups/leads", { members: [] }],
  ["changes where notifications go", "PUT", "approvals/webhook", { url: "https://example.com/x" }],
  ["uploads a connector", "POST", "connectors/upload", {}],
  ["replaces a connector's document", "PUT", `connectors/${ID}`, {}],
  ["disables a connector", "PATCH", `connectors/${ID}`, { status: "DISABLED" }],
  ["deletes a connector", "DELETE", `connectors/${ID}`],
  ["connects an MCP server", "POST", "connectors/mcp", { url: "https://mcp.example.com/mcp" }],
  ["deletes a connector's secrets", "DELETE", `secrets/vault/${ID}`],
  ["stores a tool's secret", "POST", `tools/${ID}/secrets`, { key: "x" }],
  ["switches tools of a plugin on", "PUT", "tools/plugins/bash-tool", { enabled: true }],
  ["stores a secret", "POST", "secrets/vault", { connector_id: ID, secrets: {} }],
  ["writes an instruction", "POST", "instructions", INSTRUCTION],
  ["changes an instruction", "PUT", "instructions", INSTRUCTION],
  ["deletes an instruction", "DELETE", "instructions?site_id=guarded&resource_name=orders"],
  ["adds a member to a site", "POST", "sites/guarded/members", { user_id: "friend", role: "admin" }],
  ["removes a member of a site", "DELETE", "sites/guarded/members?user_id=colleague"],
  ["deletes a site", "DELETE", "sites?site_id=guarded"],
];

describe.each(["bound, with a file", "bound, without a file"])("a key that is %s", (actor) => {
  it.each(ATTEMPTS)("%s: rejected", async (_attempt, method, path, body) => {
    const answer = await keys[actor]?.call<{ error_code: string }>(method, `/functions/v1/${path}`, body);
    expect([answer?.status, answer?.body.error_code]).toEqual([403, "FORBIDDEN"]);
  });

  it("can send queries", async () => {
    const answer = await keys[actor]?.call<{ error_code: string }>("POST", "/functions/v1/agent-query", {
      user_query: "anything",
      conversation_id: "c",
    });
    expect(answer?.body.error_code).toBe("CONNECTOR_NOT_FOUND");
  });
});

describe("a key that is unbound", () => {
  it.each<[attempt: string, method: string, path: string, status: number, body?: object]>([
    ["writes an agent's file", "PUT", "agents/fresh", 200, { agent_id: "fresh", tools: [] }],
    ["lists approvals", "GET", "approvals", 200],
    ["makes a key", "POST", "api-keys", 403, { name: "more", scopes: ["agent:query"] }],
    ["changes an approver group", "PUT", "approvals/groups/leads", 403, { members: [] }],
  ])("%s: %s %s → %i", async (_attempt, method, path, status, body) => {
    expect((await keys["unbound"]?.call(method, `/functions/v1/${path}`, body))?.status).toBe(status);
  });
});
