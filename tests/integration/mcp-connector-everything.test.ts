import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ToolgateClient, waitForActive } from "../../scripts/toolgate-client.ts";
import { startEverything } from "../mcp/client/start-everything.ts";
import { startToolgate, type Toolgate } from "./start-toolgate.ts";

type Running = Awaited<ReturnType<typeof startEverything>>;

const servers: Running[] = [];
let toolgate: Toolgate;

beforeAll(async () => {
  servers.push(await startEverything("streamableHttp"), await startEverything("sse"));
  toolgate = await startToolgate({
    upstreams: servers.map(({ url }) => url),
    env: { TOOLGATE_ENV: "prod" },
  });
});
afterAll(async () => {
  await toolgate?.stop();
  for (const server of servers) await server.stop();
});

interface Answered {
  status: string;
  error_code?: string;
  final_data?: unknown;
  tool?: { operation_id: string };
  technical_details?: Record<string, unknown>;
}

async function ask(client: ToolgateClient, user_query: string, user_context_data: object = {}) {
  const request = { user_query, conversation_id: "everything", user_context_data };
  return (await client.call<Answered>("POST", "/functions/v1/agent-query", request)).body;
}

describe.each([
  ["streamable-http", 0],
  ["sse", 1],
] as const)("@modelcontextprotocol/server-everything over %s", (transport, index) => {
  let client: ToolgateClient;
  let id: string;

  beforeAll(async () => {
    client = (await toolgate.newPerson()).client;
    const { status, body } = await client.call<{ connector_id: string; report: { skipped: unknown[] } }>(
      "POST",
      "/functions/v1/connectors/mcp",
      { url: servers[index]?.url, trust_hints: true },
    );
    expect([status, body]).toMatchObject([201, { connector_id: expect.any(String) }]);
    expect(body.report.skipped).toEqual([
      { operation: "simulate-research-query", reason: "it can only be run as a task" },
    ]);
    id = body.connector_id;
    await waitForActive(client, id);
  });

  it("is connected and indexed", async () => {
    const { body } = await client.call<{ operation_count: number }>("GET", `/functions/v1/connectors/${id}`);
    expect(body).toMatchObject({ status: "ACTIVE", mcp: { transport, protocol_version: "2025-11-25" } });
    expect(body.operation_count).toBeGreaterThan(10);
  });

  it("is found by plain words and called", async () => {
    expect(await ask(client, "What is the sum of two numbers?", { a: 3, b: 4 })).toMatchObject({
      status: "SUCCESS",
      tool: { operation_id: "get-sum" },
      final_data: { content: [{ type: "text", text: expect.stringContaining("7") }] },
    });
  });

  it("gives structured content as the data", async () => {
    const answer = await ask(client, "Get structured content for a city", { location: "Chicago" });
    expect(answer).toMatchObject({
      status: "SUCCESS",
      tool: { operation_id: "get-structured-content" },
      final_data: { temperature: expect.any(Number), conditions: expect.any(String) },
    });
  });

  it("gives an image as its block", async () => {
    expect(await ask(client, "Get the tiny image")).toMatchObject({
      status: "SUCCESS",
      tool: { operation_id: "get-tiny-image" },
      final_data: {
        content: expect.arrayContaining([
          { type: "image", mimeType: "image/png", data: expect.stringMatching(/^iVBOR/) },
        ]),
      },
    });
  });

  it("is called although it reports progress for a while", async () => {
    const answer = await ask(client, "Trigger a long running operation", { duration: 1, steps: 4 });
    expect(answer).toMatchObject({
      status: "SUCCESS",
      tool: { operation_id: "trigger-long-running-operation" },
    });
  });

  it("passes its connection test", async () => {
    const { body } = await client.call("POST", `/functions/v1/connectors/${id}/test`);
    expect(body).toMatchObject({ ok: true, stage: "status" });
  });
});

describe("a tool of an untrusted server, in prod", () => {
  it("waits for an approval and is then called once", async () => {
    const { client } = await toolgate.newPerson();
    const { body } = await client.call<{ connector_id: string }>("POST", "/functions/v1/connectors/mcp", {
      url: servers[0]?.url,
    });
    await waitForActive(client, body.connector_id);
    const waiting = await ask(client, "What is the sum of two numbers?", { a: 3, b: 4 });
    expect(waiting).toMatchObject({
      error_code: "APPROVAL_REQUIRED",
      technical_details: {
        request: { method: "POST", url: servers[0]?.url, body: { params: { arguments: { a: 3, b: 4 } } } },
      },
    });
    const id = waiting.technical_details?.["approval_id"];
    const decided = await client.call("POST", `/functions/v1/approvals/${id}`, {
      decision: "approve",
      execute: true,
    });
    expect(decided.body).toMatchObject({
      execution: { ok: true, result: { content: [{ text: expect.stringContaining("7") }] } },
    });
  });
});
