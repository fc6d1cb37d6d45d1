import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ToolgateClient } from "../../scripts/toolgate-client.ts";
import type { ReadSpan } from "../../src/contract/tool.ts";
import type { TraceStep } from "../../src/contract/trace.ts";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { connect, startToolgate, type Toolgate } from "./start-toolgate.ts";

let api: Loopback;
let toolgate: Toolgate;
let owner: ToolgateClient;
let tools: { tool_id: string; operation_id: string }[];

beforeAll(async () => {
  api = await startLoopback((_, response) => answerJson(response, { ok: true }));
  toolgate = await startToolgate({ upstreams: [api.url], env: { TOOLGATE_ENV: "prod" } });
  owner = (await toolgate.newPerson()).client;
  const connector = await connect(owner, document(api.url), {});
  const listed = await owner.call<{ operations: typeof tools }>(
    "GET",
    `/functions/v1/connectors/${connector}/operations`,
  );
  tools = listed.body.operations;
});
afterAll(async () => {
  await toolgate.stop();
  await api.close();
});

const document = (url: string) => ({
  openapi: "3.1.0",
  info: { title: "Desk", version: "1" },
  servers: [{ url }],
  "x-auth-type": "none",
  "x-required-secrets": [],
  paths: {
    "/tickets": {
      get: {
        operationId: "listTickets",
        summary: "List all tickets",
        parameters: [
          {
            name: "status",
            in: "query",
            description: "Only tickets in this status",
            schema: { type: "string", enum: ["open", "closed"] },
          },
        ],
        responses: { "200": { description: "ok" } },
      },
    },
    "/tickets/{ticket_id}": {
      get: {
        operationId: "getTicket",
        summary: "Get one ticket by its id",
        parameters: [
          {
            name: "ticket_id",
            in: "path",
            required: true,
            description: "Id of the ticket",
            schema: { type: "integer" },
          },
        ],
        responses: { "200": { description: "ok" } },
      },
    },
    "/invitations": {
      post: {
        operationId: "sendInvitation",
        summary: "Send an invitation",
        requestBody: {
          required: true,
          content: {
            "application/json": {
              schema: {
                type: "object",
                required: ["email"],
                properties: {
                  email: { type: "string", format: "email", description: "Who is invited" },
                },
              },
            },
          },
        },
        responses: { "201": { description: "sent" } },
      },
    },
  },
});

interface Answer {
  status: string;
  error_code?: string;
  reading?: ReadSpan[];
  trace: TraceStep[];
  trace_id: string;
  technical_details: { approval_id: string };
}

const ask = (user_query: string, more: object = {}) =>
  owner.call<Answer>("POST", "/functions/v1/agent-query", { user_query, conversation_id: "c", ...more });

async function traceOf(id: string): Promise<{ user_query: string; steps: TraceStep[] }> {
  const find = () =>
    toolgate.stack.sql<{ user_query: string; steps: TraceStep[] }>(
      "select user_query, steps from traces where trace_id = $1",
      [id],
    );
  await expect.poll(async () => (await find()).length).toBe(1);
  const [trace] = await find();
  if (!trace) throw new Error("no trace");
  return trace;
}

function readingOf(steps: readonly TraceStep[]): ReadSpan[] {
  const output = steps.find(({ kind }) => kind === "plan")?.output as { reading?: ReadSpan[] };
  return output.reading ?? [];
}

/** Checks that each part is at its stated position. */
function expectInPlace(request: string, reading: readonly ReadSpan[]): void {
  expect(reading.length).toBeGreaterThan(0);
  for (const { text, start, end } of reading) expect(request.slice(start, end)).toBe(text);
}

describe("the reading of a request", () => {
  it("is in the answer, and in the trace as it was", async () => {
    const request = "Please list the open tickets";
    const { status, body } = await ask(request);
    expect(status).toBe(200);
    expectInPlace(request, body.reading ?? []);
    expect(body.reading).toContainEqual({
      text: "open",
      start: 16,
      end: 20,
      role: "argument",
      detail: "status",
    });
    expect(readingOf(body.trace)).toEqual(body.reading);
    expect(readingOf((await traceOf(body.trace_id)).steps)).toEqual(body.reading);
  });

  it.each([
    ["Get one ticket by its id", "CLARIFICATION_NEEDED"],
    ["Book a flight to Lisbon with tickets for the opera", "CONNECTOR_NOT_FOUND"],
  ])("is in the trace of a failure: %s", async (request, code) => {
    const { body } = await ask(request);
    expect(body.error_code).toBe(code);
    const trace = await traceOf(body.trace_id);
    expectInPlace(request, readingOf(trace.steps));
  });

  it("an approval keeps it with the request, personal data masked as in the trace", async () => {
    const { body } = await ask("Send an invitation to anna.novak@example.com please");
    expect(body.error_code).toBe("APPROVAL_REQUIRED");
    const { approval_id } = body.technical_details;
    const { body: approval } = await owner.call<{ user_query: string; reading: ReadSpan[] }>(
      "GET",
      `/functions/v1/approvals/${approval_id}`,
    );
    expect(approval.user_query).toBe("Send an invitation to [email] please");
    expectInPlace(approval.user_query, approval.reading);
    expect(approval.reading).toContainEqual(
      expect.objectContaining({
        text: expect.stringContaining("[email]"),
        role: "argument",
        detail: "email",
      }),
    );
    const trace = await traceOf(body.trace_id);
    expect(trace.user_query).toBe(approval.user_query);
    expect(readingOf(trace.steps)).toEqual(approval.reading);
    const listed = await owner.call<{ approvals: (typeof approval & { approval_id: string })[] }>(
      "GET",
      "/functions/v1/approvals",
    );
    expect(listed.body.approvals.find((one) => one.approval_id === approval_id)).toMatchObject(approval);
  });

  it("an approval of a tool that was run directly has none", async () => {
    const tool = tools.find(({ operation_id }) => operation_id === "sendInvitation");
    const run = await owner.call<Answer>("POST", `/functions/v1/tools/${tool?.tool_id}/run`, {
      arguments: { email: "direct@example.com" },
    });
    expect(run.body.error_code).toBe("APPROVAL_REQUIRED");
    const { body } = await owner.call(
      "GET",
      `/functions/v1/approvals/${run.body.technical_details.approval_id}`,
    );
    expect(body).toMatchObject({ user_query: null, reading: null });
  });
});
