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
  toolgate = await startToolgate({ upstreams: [desk.url], workerInterval: 0 });
  owner = (await toolgate.newPerson()).client;
  connector_id = await connect(owner, writeDeskDocument(desk.url), {});
});
afterAll(async () => {
  await toolgate.stop();
  await desk.close();
});

interface Answer {
  status: string;
  error_code?: string;
  error_message?: string;
  internal_log?: string;
  final_data?: { url?: string; body?: unknown; request?: { url: string } };
  tool?: { operation_id: string };
  technical_details?: {
    missing?: string[];
    candidates?: string[];
    choices?: { operation_id: string; arguments: object; missing: { name: string }[] }[];
    approval_id?: string;
  };
}

/** A separate conversation. */
function talk(client: ToolgateClient = owner, conversation_id: string = crypto.randomUUID()) {
  return async (user_query: string, more: object = {}) => {
    const query = { user_query, conversation_id, ...more };
    const { body } = await client.call<Answer>("POST", "/functions/v1/agent-query", query);
    return body;
  };
}

async function newKey(more: object = {}): Promise<ToolgateClient> {
  const made = await owner.call<{ key: string }>("POST", "/functions/v1/api-keys", {
    name: crypto.randomUUID(),
    scopes: ["agent:query"],
    ...more,
  });
  return toolgate.as(made.body.key);
}

const WEATHER = "What is the current weather?";
const TICKET = "Create a ticket";

describe("a question is answered in the same conversation", () => {
  it("with the one missing value", async () => {
    const say = talk();
    const asked = await say(WEATHER);
    expect(asked.error_code).toBe("CLARIFICATION_NEEDED");
    expect(asked.technical_details).toMatchObject({
      missing: ["city"],
      choices: [{ operation_id: "getWeather", arguments: {}, missing: [{ name: "city" }] }],
    });
    expect(await say("Brno")).toMatchObject({
      status: "SUCCESS",
      final_data: { url: "/weather?city=Brno" },
      tool: { operation_id: "getWeather" },
      confidence: 1,
    });
    expect((await say("Praha")).error_code, "it is answered").toBe("CONNECTOR_NOT_FOUND");
  });

  it("with several values, one after the other, keeping earlier answers", async () => {
    const say = talk();
    expect((await say(TICKET)).technical_details?.missing).toEqual(["title", "priority"]);
    const next = await say("the priority is high");
    expect(next.technical_details).toMatchObject({
      missing: ["title"],
      choices: [{ arguments: { priority: "high" } }],
    });
    expect((await say("Printer broken")).final_data?.body).toEqual({
      title: "Printer broken",
      priority: "high",
    });
  });

  it("with a choice, in words or by its place", async () => {
    const second = await connect(owner, writeDeskDocument(desk.url, "Second desk"), {});
    const named = { tool: "getTicket", arguments: { ticket_id: 7 } };
    const [say, speak] = [talk(), talk()];
    await say("Show it", named);
    expect((await say("druhý, prosím")).final_data?.url).toBe("/tickets/7");
    await speak("Show it", named);
    expect((await speak("all of them")).error_code).not.toBe("SUCCESS");
    await speak("Show it", named);
    const unclear = await speak("yes");
    expect([unclear.error_code, unclear.technical_details?.choices?.length]).toEqual([
      "CLARIFICATION_NEEDED",
      2,
    ]);
    expect((await speak("the second desk")).final_data?.url).toBe("/tickets/7");
    await owner.call("DELETE", `/functions/v1/connectors/${second}`);
  });

  it("asks again for a value that does not fit, naming the fault", async () => {
    const say = talk();
    await say("Show a ticket", { tool: "getTicket" });
    const again = await say("blue");
    expect(again.error_code).toBe("CLARIFICATION_NEEDED");
    expect(again.error_message).toMatch(
      /^"blue" does not fit: field `ticket_id` must be of type integer\. For "Get a ticket"/,
    );
    expect((await say("it's 42")).final_data?.url).toBe("/tickets/42");
  });

  it("with values in user_context_data: the same query again, or beside an answer", async () => {
    const say = talk();
    await say(WEATHER);
    const repeated = await say(WEATHER, { user_context_data: { city: "Brno" } });
    expect(repeated.final_data?.url).toBe("/weather?city=Brno");
    await say(TICKET);
    const beside = await say("high", { user_context_data: { title: "From the context" } });
    expect(beside.final_data?.body).toEqual({ title: "From the context", priority: "high" });
  });

  it("no: nothing is called, and what comes next is a request", async () => {
    const say = talk();
    await say(WEATHER);
    const before = desk.received.length;
    expect(await say("no, thanks")).toMatchObject({
      error_code: "CLARIFICATION_NEEDED",
      technical_details: { choices: [], missing: [], candidates: [] },
    });
    expect((await say("Brno")).error_code).toBe("CONNECTOR_NOT_FOUND");
    expect(desk.received.length).toBe(before);
  });

  it("a new request is not an answer, and drops the question", async () => {
    const say = talk();
    await say(TICKET);
    expect((await say("What is the current weather in Brno?")).final_data?.url).toBe("/weather?city=Brno");
    expect((await say("low, Printer broken")).status).toBe("FAILURE");
  });

  it("a newer question replaces the older one", async () => {
    const say = talk();
    await say(TICKET);
    await say(WEATHER);
    expect((await say("Brno")).tool?.operation_id).toBe("getWeather");
  });

  it("a dry run can ask and can answer: the answering request decides what is sent", async () => {
    const say = talk();
    await say(WEATHER, { dry_run: true });
    const before = desk.received.length;
    expect((await say("Brno", { dry_run: true })).final_data?.request?.url).toBe(
      `${desk.url}/weather?city=Brno`,
    );
    expect(desk.received.length).toBe(before);
    await say(WEATHER, { dry_run: true });
    expect((await say("Brno")).final_data?.url).toBe("/weather?city=Brno");
  });

  it("in plain text, too, under the conversation that the answer names", async () => {
    const post = async (text: string, query = "") => {
      const path = `/functions/v1/agent-query${query}`;
      return (await owner.call<string>("POST", path, text, { "content-type": "text/plain" })).body;
    };
    const asked = await post(WEATHER);
    const query = /\?conversation_id=\S+/.exec(asked)?.[0] ?? "";
    expect(asked).toContain("CLARIFICATION_NEEDED");
    expect(await post("Brno"), "another conversation").toContain("CONNECTOR_NOT_FOUND");
    expect(await post("Brno", query)).toContain("/weather?city=Brno");
  });
});

describe("an open question is its caller's alone", () => {
  it.each<[string, () => Promise<ToolgateClient>, object?]>([
    ["another key of the same owner", () => newKey()],
    ["the owner", async () => owner],
    ["somebody else", async () => (await toolgate.newPerson()).client],
  ])("not for %s", async (_who, other, more = {}) => {
    const conversation = crypto.randomUUID();
    const key = await newKey();
    await talk(key, conversation)(WEATHER);
    const answer = await talk(await other(), conversation)("Brno", more);
    expect(answer.error_code).toBe("CONNECTOR_NOT_FOUND");
    expect((await talk(key, conversation)("Brno")).status, "it is still there").toBe("SUCCESS");
  });

  it("not for the same key under another agent", async () => {
    const file = { agent_id: "desk", tools: [{ name: "getWeather", side_effect: "read" }] };
    await owner.call("PUT", "/functions/v1/agents/desk", file);
    const say = talk(await newKey());
    await say(WEATHER);
    expect((await say("Brno", { agent_id: "desk" })).error_code).toBe("CONNECTOR_NOT_FOUND");
    expect((await say("Brno")).status).toBe("SUCCESS");
  });

  it("not in another conversation", async () => {
    await talk()(WEATHER);
    expect((await talk()("Brno")).error_code).toBe("CONNECTOR_NOT_FOUND");
  });

  it("for 15 minutes", async () => {
    const conversation = crypto.randomUUID();
    const say = talk(owner, conversation);
    await say(WEATHER);
    const [row] = await toolgate.stack.sql<{ minutes: number }>(
      "select round(extract(epoch from expires_at - now()) / 60)::int as minutes from private.open_questions where conversation_id = $1",
      [conversation],
    );
    expect(row?.minutes).toBe(15);
    await toolgate.stack.sql(
      "update private.open_questions set expires_at = now() where conversation_id = $1",
      [conversation],
    );
    expect((await say("Brno")).error_code).toBe("CONNECTOR_NOT_FOUND");
  });

  it("and is swept by the schedule when its time is over", async () => {
    const conversation = crypto.randomUUID();
    await talk(owner, conversation)(WEATHER);
    await toolgate.stack.sql(
      "update private.open_questions set expires_at = now() where conversation_id = $1",
      [conversation],
    );
    const worker = toolgate.as(toolgate.stack.secretKey);
    const leftAfter = async (path: string) => {
      expect((await worker.call("POST", path, {})).status).toBe(200);
      return toolgate.stack.sql("select question_id from private.open_questions where conversation_id = $1", [
        conversation,
      ]);
    };
    expect(await leftAfter("/functions/v1/worker?wake=true")).toHaveLength(1);
    expect(await leftAfter("/functions/v1/worker")).toEqual([]);
  });

  it("answered once, with concurrent answers", async () => {
    const say = talk();
    await say(TICKET);
    const before = desk.received.length;
    const answers = await Promise.all(Array.from({ length: 8 }, () => say("priority low, title Once only")));
    expect(answers.filter(({ status }) => status === "SUCCESS")).toHaveLength(1);
    expect(desk.received.length - before).toBe(1);
  });

  it("not after its tool was deleted", async () => {
    const say = talk();
    await say(WEATHER);
    await owner.call("PATCH", `/functions/v1/connectors/${connector_id}`, { status: "DISABLED" });
    expect((await say("Brno")).error_code).toBe("CONNECTOR_NOT_FOUND");
    await owner.call("PATCH", `/functions/v1/connectors/${connector_id}`, { status: "ACTIVE" });
  });

  it("is not kept when it is larger than 64 KB", async () => {
    const say = talk();
    const asked = await say(WEATHER, { user_context_data: { notes: "x".repeat(70_000) } });
    expect(asked.error_code).toBe("CLARIFICATION_NEEDED");
    expect((await say("Brno")).error_code).toBe("CONNECTOR_NOT_FOUND");
  });
});

describe("a write that an answer leads to", () => {
  it("needs its approval; the same answer with it is carried out", async () => {
    const file = {
      agent_id: "careful",
      approval: { mode: "manual" },
      tools: [{ name: "createTicket", side_effect: "write" }],
    };
    await owner.call("PUT", "/functions/v1/agents/careful", file);
    const say = talk(await newKey({ agent_id: "careful" }));
    expect((await say(TICKET)).error_code).toBe("CLARIFICATION_NEEDED");
    const before = desk.received.length;
    const reply = "low, Printer broken";
    const waiting = await say(reply);
    expect(waiting.error_code).toBe("APPROVAL_REQUIRED");
    const approval_id = waiting.technical_details?.approval_id;
    expect((await say(reply)).technical_details?.approval_id, "it waits once").toBe(approval_id);
    await say("What is the weather in Brno?");
    expect(desk.received.length).toBe(before);

    await owner.call("POST", `/functions/v1/approvals/${approval_id}`, { decision: "approve" });
    expect((await say(reply, { approval_id })).final_data?.body).toEqual({
      title: "Printer broken",
      priority: "low",
    });
    expect((await say(reply, { approval_id })).error_code, "an approval is for one call").toBe(
      "APPROVAL_REJECTED",
    );
    expect(desk.received.length - before).toBe(1);
  });

  it("may be answered again when a limit kept it back", async () => {
    const file = {
      agent_id: "slow",
      tools: [{ name: "createTicket", side_effect: "write", rate_limit_per_min: 1 }],
    };
    await owner.call("PUT", "/functions/v1/agents/slow", file);
    const key = await newKey({ agent_id: "slow" });
    const named = { tool: "createTicket", arguments: { title: "First", priority: "low" } };
    expect((await talk(key)(TICKET, named)).status).toBe("SUCCESS");
    const say = talk(key);
    await say(TICKET);
    expect((await say("low, Second")).error_code).toBe("RATE_LIMITED");
    expect((await say("low, Second")).error_code, "it is still open").toBe("RATE_LIMITED");
  });
});
