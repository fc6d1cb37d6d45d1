import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ToolgateClient } from "../../scripts/toolgate-client.ts";
import type { Loopback } from "../calling/loopback-server.ts";
import { startDeskApi, writeDeskDocument } from "./desk-api.ts";
import { connect, startToolgate, type Toolgate } from "./start-toolgate.ts";

let desk: Loopback;
let toolgate: Toolgate;
let owner: ToolgateClient;
let connector_id: string;

beforeAll(async () => {
  desk = await startDeskApi();
  toolgate = await startToolgate({ upstreams: [desk.url] });
  owner = (await toolgate.newPerson()).client;
  connector_id = await connect(owner, writeDeskDocument(desk.url), {});
});
afterAll(async () => {
  await toolgate.stop();
  await desk.close();
});

interface Choice {
  tool_id: string;
  operation_id: string;
  connector_id: string;
  api: string;
  name: string;
  side_effect: string;
  arguments: object;
  missing: { name: string; description: string; schema: object }[];
}

interface Answer {
  status: string;
  error_code?: string;
  error_message?: string;
  final_data: { method?: string; url?: string; body?: unknown; request?: { url: string } };
  tool?: { operation_id: string };
  confidence?: number;
  trace_id: string;
  technical_details: {
    question?: string;
    candidates?: string[];
    missing?: string[];
    choices?: Choice[];
    approval_id?: string;
    tool?: string;
    errors?: { pointer: string; message: string }[];
  };
}

function ask(more: object, client = owner) {
  const query = { user_query: "Do it", conversation_id: crypto.randomUUID(), ...more };
  return client.call<Answer>("POST", "/functions/v1/agent-query", query);
}

describe("agent-query with a tool", () => {
  it("calls it by its operation id or tool_id, without a search", async () => {
    const answer = await ask({ tool: "getTicket", arguments: { ticket_id: 91 } });
    expect(answer.body).toMatchObject({
      status: "SUCCESS",
      final_data: { method: "GET", url: "/tickets/91" },
      tool: { operation_id: "getTicket" },
      confidence: 1,
    });
    const { body } = await ask({ tool: "getTicket" });
    const id = body.technical_details.choices?.[0]?.tool_id;
    const again = await ask({ tool: id, arguments: { ticket_id: 92 } });
    expect(again.body.final_data.url).toBe("/tickets/92");
  });

  it("repairs arguments by rule and refuses the rest with every fault", async () => {
    const repaired = await ask({
      tool: "createTicket",
      arguments: { title: 5, priority: "HIGH" },
    });
    expect(repaired.body.final_data.body).toEqual({ title: "5", priority: "high" });
    const wrong = await ask({ tool: "createTicket", arguments: { title: "T", priority: "purple", more: 1 } });
    expect([wrong.status, wrong.body.error_code]).toEqual([400, "INVALID_ARGUMENTS"]);
    expect(wrong.body.technical_details.errors?.map(({ pointer }) => pointer).sort()).toEqual([
      "/more",
      "/priority",
    ]);
  });

  it("fills missing arguments from the context; given arguments take precedence", async () => {
    const answer = await ask({
      tool: "createTicket",
      arguments: { title: "Given" },
      user_context_data: { title: "Known", priority: "low" },
    });
    expect(answer.body.final_data.body).toEqual({ title: "Given", priority: "low" });
  });

  it("reads arguments from the request's words only where none are given", async () => {
    const read = await ask({ tool: "getWeather", user_query: "What is the weather in Brno?" });
    expect(read.body.final_data.url).toBe("/weather?city=Brno");
    const given = await ask({
      tool: "getWeather",
      user_query: "What is the weather in Brno?",
      arguments: {},
    });
    expect(given.body.error_code).toBe("CLARIFICATION_NEEDED");
  });

  it("asks for missing arguments with the choice, its description and schema", async () => {
    const answer = await ask({ tool: "createTicket", arguments: { priority: "high" } });
    expect([answer.status, answer.body.error_code]).toEqual([400, "CLARIFICATION_NEEDED"]);
    expect(answer.body.technical_details).toMatchObject({
      candidates: ["createTicket"],
      missing: ["title"],
      choices: [
        {
          operation_id: "createTicket",
          connector_id,
          api: "Desk",
          name: "Create a ticket",
          side_effect: "write",
          arguments: { priority: "high" },
          missing: [{ name: "title", description: "What it is about", schema: { type: "string" } }],
        },
      ],
    });
    const [choice] = answer.body.technical_details.choices ?? [];
    const sent = await ask({ tool: choice?.tool_id, arguments: { ...choice?.arguments, title: "T" } });
    expect(sent.body.final_data.body).toEqual({ priority: "high", title: "T" });
  });

  it.each([
    ["an unknown name", { tool: "nothingLikeIt" }],
    ["what Postgres cannot store", { tool: "odd\u0000 \ud800" }],
    ["an unknown id", { tool: "00000000-0000-4000-8000-000000000000" }],
    ["another connector's", { tool: "getTicket", arguments: { ticket_id: 1 } }],
  ])("knows no tool: %s", async (what, query) => {
    const other = await connect(owner, writeDeskDocument(desk.url, "Other"), {});
    await owner.call("PATCH", `/functions/v1/connectors/${other}`, { status: "DISABLED" });
    const scoped = what === "another connector's" ? { connector_ids: [other] } : {};
    const answer = await ask({ ...query, ...scoped });
    expect([answer.status, answer.body.error_code]).toEqual([400, "CONNECTOR_NOT_FOUND"]);
    expect(answer.body.technical_details).toMatchObject({ candidates: [] });
    await owner.call("DELETE", `/functions/v1/connectors/${other}`);
  });

  it("is invisible to other users", async () => {
    const { client } = await toolgate.newPerson();
    const [choice] = (await ask({ tool: "getTicket" })).body.technical_details.choices ?? [];
    for (const tool of ["getTicket", choice?.tool_id]) {
      expect((await ask({ tool, arguments: { ticket_id: 1 } }, client)).body.error_code).toBe(
        "CONNECTOR_NOT_FOUND",
      );
    }
  });

  it("asks which, where several connectors have the operation; a connector settles it", async () => {
    const second = await connect(owner, writeDeskDocument(desk.url, "Second desk"), {});
    const answer = await ask({ tool: "getTicket", arguments: { ticket_id: 7 } });
    expect(answer.body.error_code).toBe("CLARIFICATION_NEEDED");
    expect(answer.body.error_message).toContain("(Second desk)");
    expect(answer.body.technical_details.missing).toEqual([]);
    expect(answer.body.technical_details.choices?.map(({ api, arguments: args }) => [api, args])).toEqual([
      ["Desk", { ticket_id: 7 }],
      ["Second desk", { ticket_id: 7 }],
    ]);
    const settled = await ask({
      tool: "getTicket",
      arguments: { ticket_id: 7 },
      connector_ids: [second],
    });
    expect(settled.body.status).toBe("SUCCESS");
    await owner.call("DELETE", `/functions/v1/connectors/${second}`);
  });

  it("shows the request of a dry run and sends nothing", async () => {
    const before = desk.received.length;
    const answer = await ask({ tool: "getTicket", arguments: { ticket_id: 3 }, dry_run: true });
    expect(answer.body.final_data.request?.url).toBe(`${desk.url}/tickets/3`);
    expect(desk.received.length).toBe(before);
  });

  it("is done once under an idempotency key", async () => {
    const before = desk.received.length;
    const query = {
      tool: "createTicket",
      arguments: { title: "Once", priority: "low" },
      conversation_id: "once",
      idempotency_key: crypto.randomUUID(),
    };
    const [first, second] = [await ask(query), await ask(query)];
    expect(second.body).toEqual(first.body);
    expect(desk.received.length - before).toBe(1);
  });

  it("is under the rules of the agent: its tools, limits and approvals", async () => {
    const file = {
      agent_id: "named",
      approval: { mode: "manual" },
      tools: [
        { name: "createTicket", side_effect: "write" },
        { name: "getWeather", side_effect: "read", rate_limit_per_min: 1 },
      ],
    };
    await owner.call("PUT", "/functions/v1/agents/named", file);
    const made = await owner.call<{ key: string }>("POST", "/functions/v1/api-keys", {
      name: "named",
      scopes: ["agent:query"],
      agent_id: "named",
    });
    const key = toolgate.as(made.body.key);
    expect((await ask({ tool: "getTicket", arguments: { ticket_id: 1 } }, key)).body.error_code).toBe(
      "CONNECTOR_NOT_FOUND",
    );
    const weather = { tool: "getWeather", arguments: { city: "Brno" } };
    expect((await ask(weather, key)).status).toBe(200);
    expect((await ask(weather, key)).body.error_code).toBe("RATE_LIMITED");

    const write = { tool: "createTicket", arguments: { title: "T", priority: "low" } };
    const before = desk.received.length;
    const waiting = await ask(write, key);
    expect(waiting.body.error_code).toBe("APPROVAL_REQUIRED");
    const { approval_id } = waiting.body.technical_details;
    expect(desk.received.length).toBe(before);
    await owner.call("POST", `/functions/v1/approvals/${approval_id}`, { decision: "approve" });
    const done = await ask({ ...write, approval_id }, key);
    expect([done.body.status, desk.received.length - before]).toEqual(["SUCCESS", 1]);
  });

  it.each([
    ["arguments without a tool", { arguments: {} }, "/arguments"],
    ["an empty tool", { tool: "" }, "/tool"],
    ["arguments that are no object", { tool: "x", arguments: [1] }, "/arguments"],
  ])("refuses %s", async (_what, query, pointer) => {
    const answer = await ask(query);
    expect([answer.status, answer.body.error_code]).toEqual([400, "INVALID_REQUEST"]);
    expect(answer.body.technical_details.errors?.map((error) => error.pointer)).toContain(pointer);
  });

  it("leaves a trace with the request as it was asked", async () => {
    const { body } = await ask({
      user_query: "Show ticket five",
      tool: "getTicket",
      arguments: { ticket_id: 5 },
    });
    const rows = () =>
      toolgate.stack.sql<{ user_query: string; operation_id: string }>(
        "select user_query, operation_id from public.traces where trace_id = $1",
        [body.trace_id],
      );
    for (let i = 0; i < 100 && (await rows()).length === 0; i++)
      await new Promise((done) => setTimeout(done, 20));
    expect(await rows()).toEqual([{ user_query: "Show ticket five", operation_id: "getTicket" }]);
  });
});
