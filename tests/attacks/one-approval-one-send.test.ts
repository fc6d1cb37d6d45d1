import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ToolgateClient } from "../../scripts/toolgate-client.ts";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { connect, startToolgate, type Toolgate } from "../integration/start-toolgate.ts";
import { toolsClient } from "../integration/tools-client.ts";

type Behaviour = "503" | "429" | "cut" | "401" | "301" | "307" | "308" | "303" | "loop" | "ok";

let behaviour: Behaviour = "ok";
/** Requests to the API, without token requests. */
let sent: string[] = [];
let api: Loopback;
let toolgate: Toolgate;
let person: Awaited<ReturnType<Toolgate["newPerson"]>>;

beforeAll(async () => {
  api = await startLoopback(({ method, url }, response) => {
    if (url === "/token")
      return answerJson(response, { access_token: crypto.randomUUID(), token_type: "Bearer" });
    sent.push(`${method} ${url}`);
    // Only the first request is rejected; a repetition succeeds.
    const now = sent.length === 1 ? behaviour : "ok";
    if (behaviour === "loop") return response.writeHead(307, { location: url ?? "/" }).end();
    if (now.startsWith("30")) return response.writeHead(Number(now), { location: "/other" }).end();
    if (now === "cut") return response.destroy();
    if (now === "503" || now === "429")
      return response.writeHead(Number(now), { "retry-after": "0" }).end("{}");
    if (now === "401") return answerJson(response, { message: "expired" }, 401);
    return answerJson(response, { ok: true });
  });
  toolgate = await startToolgate({ upstreams: [api.url], env: { TOOLGATE_ENV: "prod" } });
});
afterAll(async () => {
  await toolgate.stop();
  await api.close();
});
beforeEach(async () => {
  // Each has its own circuit breaker, because an open one would block the others.
  person = await toolgate.newPerson();
  await connect(person.client, writeDocument(), {
    client_id: "id",
    client_secret: "secret",
    token_url: `${api.url}/token`,
  });
  sent = [];
});

function writeDocument(): object {
  const operations = ["get", "put", "delete", "post", "patch"].map((method) => [
    method,
    {
      operationId: `${method}Thing`,
      ...(method === "get" && { "x-side-effect": "execute" }),
      parameters: [{ name: "ref", in: "query", schema: { type: "string" } }],
      responses: { 200: { description: "OK" } },
    },
  ]);
  return {
    openapi: "3.1.0",
    info: { title: "Things", version: "1" },
    servers: [{ url: api.url }],
    "x-auth-type": "oauth2-client-credentials",
    "x-required-secrets": ["client_id", "client_secret", "token_url"].map((id) => ({
      secret_id: id,
      description: id,
      vault_key_name: id,
    })),
    paths: { "/thing": Object.fromEntries(operations) },
  };
}

interface Answer {
  status: string;
  error_code?: string;
  technical_details: { approval_id: string };
}

function ask(client: ToolgateClient, tool: string, ref: string, approval_id?: string) {
  return client.call<Answer>("POST", "/functions/v1/agent-query", {
    user_query: tool,
    conversation_id: ref,
    tool,
    arguments: { ref },
    ...(approval_id !== undefined && { approval_id }),
  });
}

async function approve(tool: string, ref: string): Promise<string> {
  const held = await ask(person.client, tool, ref);
  expect(held.body.error_code).toBe("APPROVAL_REQUIRED");
  const { approval_id } = held.body.technical_details;
  await person.client.call("POST", `/functions/v1/approvals/${approval_id}`, { decision: "approve" });
  return approval_id;
}

describe("an approved call is sent once", () => {
  it.each<[tool: string, upstream: Behaviour, does: string]>([
    ["deleteThing", "503", "answers 503 with Retry-After: 0"],
    ["putThing", "503", "answers 503 with Retry-After: 0"],
    ["getThing", "503", "answers 503 with Retry-After: 0"],
    ["deleteThing", "429", "answers 429 with Retry-After: 0"],
    ["putThing", "cut", "cuts the connection after the request"],
    ["deleteThing", "cut", "cuts the connection after the request"],
    ["getThing", "cut", "cuts the connection after the request"],
    ["postThing", "cut", "cuts the connection after the request"],
    ["patchThing", "503", "answers 503 with Retry-After: 0"],
    ["deleteThing", "401", "refuses the token"],
    ["putThing", "401", "refuses the token"],
    ["deleteThing", "307", "redirects to another path"],
    ["postThing", "308", "redirects to another path"],
    ["putThing", "301", "redirects to another path"],
    ["postThing", "loop", "redirects to the same URL"],
  ])("%s, when the upstream %s (%s)", async (tool, upstream) => {
    behaviour = upstream;
    const ref = crypto.randomUUID();
    const approval = await approve(tool, ref);
    const first = await ask(person.client, tool, ref, approval);
    expect(first.body.status).toBe("FAILURE");
    expect(sent).toHaveLength(1);
    await Promise.all(Array.from({ length: 4 }, () => ask(person.client, tool, ref, approval)));
    expect(sent, "the same approval again").toHaveLength(1);
  });

  it("a rejected token does not prevent the next approved call", async () => {
    behaviour = "401";
    const refused = crypto.randomUUID();
    await ask(person.client, "deleteThing", refused, await approve("deleteThing", refused));
    const next = crypto.randomUUID();
    const done = await ask(person.client, "deleteThing", next, await approve("deleteThing", next));
    expect(done.body.status).toBe("SUCCESS");
    expect(sent).toHaveLength(2);
  });

  it("the page that a write redirects to is read", async () => {
    behaviour = "303";
    const ref = crypto.randomUUID();
    const done = await ask(person.client, "postThing", ref, await approve("postThing", ref));
    expect(done.body.status).toBe("SUCCESS");
    expect(sent).toEqual([`POST /thing?ref=${ref}`, "GET /other"]);
  });

  it("an approved call that the approver executes is sent once, too", async () => {
    behaviour = "503";
    const ref = crypto.randomUUID();
    const held = await ask(person.client, "deleteThing", ref);
    const { approval_id } = held.body.technical_details;
    await person.client.call("POST", `/functions/v1/approvals/${approval_id}`, {
      decision: "approve",
      execute: true,
    });
    await ask(person.client, "deleteThing", ref, approval_id);
    expect(sent).toHaveLength(1);
  });

  it.each<Behaviour>(["503", "307"])("a call of an HTTP tool is sent once (%s)", async (upstream) => {
    behaviour = upstream;
    const { makeTool, run } = toolsClient(() => toolgate);
    const tool = await makeTool(person, {
      name: "wipe",
      http_config: { url: `${api.url}/wipe`, method: "DELETE" },
    });
    const held = await run(person, tool.id, { arguments: {} });
    const { approval_id } = held.body.technical_details as { approval_id: string };
    await person.client.call("POST", `/functions/v1/approvals/${approval_id}`, { decision: "approve" });
    await run(person, tool.id, { arguments: {}, approval_id });
    expect(sent).toHaveLength(1);
  });
});

/** The official MCP client with a user's key; the client's user approves each write. */
async function openMcp(): Promise<{ client: Client; asked: () => number }> {
  let asked = 0;
  const made = await person.client.call<{ key: string }>("POST", "/functions/v1/api-keys", {
    name: "mcp",
    scopes: ["agent:query"],
    mcp: { mode: "direct", approvals: "client" },
  });
  const client = new Client(
    { name: "test", version: "1" },
    { versionNegotiation: { mode: "auto" }, capabilities: { elicitation: { form: {} } } },
  );
  client.setRequestHandler("elicitation/create", async () => {
    asked++;
    return { action: "accept", content: { decision: "approve" } } as never;
  });
  const requestInit = { headers: { authorization: `Bearer ${made.body.key}` } };
  const url = new URL(`${toolgate.stack.url}/functions/v1/mcp`);
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit }));
  return { client, asked: () => asked };
}

describe("a write that is approved in an MCP client is sent once", () => {
  it.each<[tool: string, upstream: Behaviour, does: string]>([
    ["deleteThing", "503", "answers 503 with Retry-After: 0"],
    ["putThing", "503", "answers 503 with Retry-After: 0"],
    ["putThing", "cut", "cuts the connection after the request"],
    ["deleteThing", "cut", "cuts the connection after the request"],
    ["postThing", "cut", "cuts the connection after the request"],
    ["deleteThing", "401", "refuses the token"],
  ])("%s, when the upstream %s (%s)", async (tool, upstream) => {
    behaviour = upstream;
    const { client, asked } = await openMcp();
    try {
      const called = await client.callTool({ name: tool, arguments: { ref: crypto.randomUUID() } });
      expect(called.isError).toBe(true);
      expect(asked()).toBe(1);
      expect(sent).toHaveLength(1);
    } finally {
      await client.close();
    }
  });
});
