import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ToolgateClient } from "../../scripts/toolgate-client.ts";
import { type McpSetting, startMcpSetting } from "./mcp-setting.ts";

/** A token like those of Supabase Auth's OAuth server: signed asymmetrically, with the application's `client_id`. */
let application: { token: string; client: ToolgateClient };
let setting: McpSetting;

beforeAll(async () => {
  const { privateKey, publicKey } = await generateKeyPair("ES256");
  const jwk = { ...(await exportJWK(publicKey)), kid: "one", alg: "ES256" };
  setting = await startMcpSetting({
    TOOLGATE_ENV: "prod",
    SUPABASE_JWKS: JSON.stringify({ keys: [jwk] }),
  });
  const token = await new SignJWT({ role: "authenticated", client_id: "some-application" })
    .setProtectedHeader({ alg: "ES256", kid: "one" })
    .setSubject(decodeJwt(setting.ownerToken).sub ?? "")
    .setExpirationTime("1h")
    .sign(privateKey);
  application = { token, client: setting.toolgate.as(token) };
});

afterAll(() => setting.stop());

describe("an application that a person has let act for them", () => {
  it("may ask", async () => {
    const query = { user_query: "zzz qqq", conversation_id: "1" };
    const asked = await application.client.call("POST", "/functions/v1/agent-query", query);
    expect(asked.body).toMatchObject({ error_code: "CONNECTOR_NOT_FOUND" });
  });

  it.each([
    ["GET", "/functions/v1/connectors", undefined],
    ["POST", "/functions/v1/api-keys", { name: "mine", scopes: ["agent:query"] }],
    ["GET", "/functions/v1/approvals", undefined],
    ["POST", `/functions/v1/approvals/${crypto.randomUUID()}`, { decision: "approve" }],
    ["PUT", "/functions/v1/agents/mine", { agent_id: "mine" }],
    ["POST", "/functions/v1/sites/shop/members", { user_id: crypto.randomUUID(), role: "admin" }],
    ["DELETE", "/functions/v1/sites/shop/members?user_id=somebody", undefined],
    ["DELETE", "/functions/v1/sites?site_id=shop", undefined],
    ["DELETE", "/functions/v1/chat-messages/cleanup", undefined],
    ["PUT", "/functions/v1/settings/model", { base_url: "https://models.example.com/v1", chat_model: "m" }],
    ["POST", "/functions/v1/settings/list-models", { base_url: "https://models.example.com/v1" }],
    ["PATCH", "/functions/v1/settings", { environment: null }],
    ["GET", "/functions/v1/settings/sessions", undefined],
  ])("gets 403 for %s %s", async (method, path, body) => {
    const refused = await application.client.call(method, path, body);
    expect([refused.status, refused.body]).toEqual([
      403,
      expect.objectContaining({ error_code: "FORBIDDEN" }),
    ]);
  });

  it("does not see what the person has set for the account", async () => {
    const { body } = await application.client.call("GET", "/functions/v1/settings");
    expect(body).toMatchObject({ environment: "prod", account: null });
  });

  it("uses the person's memory", async () => {
    const made = await application.client.call("POST", "/functions/v1/sites", { site_id: "appsite" });
    expect(made.status).toBe(201);
    const listed = await setting.owner.call("GET", "/functions/v1/sites");
    expect(listed.body).toMatchObject({ sites: [{ site_id: "appsite" }] });
  });

  it("gets no prompts of agents", async () => {
    const file = { agent_id: "clerk", tools: [{ name: "listNumbers", side_effect: "read" }] };
    expect((await setting.owner.call("PUT", "/functions/v1/agents/clerk", file)).status).toBe(200);
    const client = await setting.modern(application.token);
    expect((await client.listPrompts()).prompts).toEqual([]);
    await expect(client.getPrompt({ name: "clerk" })).rejects.toMatchObject({ code: -32602 });
    const person = await setting.modern(setting.ownerToken);
    expect((await person.listPrompts()).prompts).toMatchObject([{ name: "clerk" }]);
  });

  it("learns from the metadata where its tokens come from", async () => {
    const metadata = await fetch(`${setting.url}/.well-known/oauth-protected-resource`);
    expect(await metadata.json()).toMatchObject({
      scopes_supported: ["openid", "email", "profile"],
      authorization_servers: [`${setting.toolgate.stack.url}/auth/v1`],
    });
  });

  it("does not decide about a write by answering for its user", async () => {
    const client = await setting.modern(application.token, { capabilities: { elicitation: { form: {} } } });
    // The user rejects it meanwhile, at the URL of the message.
    client.setRequestHandler("elicitation/create", async ({ params }) => {
      const id = /\/approvals\?open=([0-9a-f-]{36})/.exec(params.message)?.[1];
      await setting.owner.call("POST", `/functions/v1/approvals/${id}`, { decision: "reject" });
      return { action: "accept", content: { decision: "approve" } };
    });
    const called = await client.callTool({
      name: "call_tool",
      arguments: { name: "createOrder", arguments: { customer_id: "c1", product: "bread" } },
    });
    expect(called).toMatchObject({ isError: true, structuredContent: { error_code: "APPROVAL_REJECTED" } });
  });
});
