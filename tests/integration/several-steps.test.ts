import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ToolgateClient } from "../../scripts/toolgate-client.ts";
import type { Loopback } from "../calling/loopback-server.ts";
import { startOrdersApi, writeOrdersDocument } from "./orders-api.ts";
import {
  type ModelRequest,
  type Scripted,
  type ScriptedModel,
  startScriptedModel,
} from "./scripted-model.ts";
import { connect, startToolgate, type Toolgate } from "./start-toolgate.ts";

interface Answer {
  status: string;
  error_code?: string;
  final_data: Record<string, unknown>;
  internal_log: string;
  tool: { operation_id: string };
  technical_details: Record<string, string>;
  trace: { kind: string; input: Record<string, unknown>; output: Record<string, unknown> }[];
}

const QUESTION = "Find the customer ABC Corp and create an order of 3 chairs and one of 1 table for them";
const MORE = "toolgate_more_steps";
const FIND: Scripted = { call: "findCustomer", arguments: { name: "ABC Corp", [MORE]: true } };
const CREATE: Scripted = { call: "createOrder", arguments: { customer_id: "cus_814", product: "3 chairs" } };
const FINISHED: Scripted = { call: "finished", arguments: {} };

let api: Loopback;
let model: ScriptedModel;
const running: Toolgate[] = [];

beforeAll(async () => {
  api = await startOrdersApi();
  model = await startScriptedModel();
});
afterAll(async () => {
  expect(model.unexpected).toEqual([]);
  for (const toolgate of running) await toolgate.stop();
  await model.stop();
  await api.close();
});
beforeEach(() => {
  model.requests.length = 0;
  model.script.length = 0;
  api.received.length = 0;
});

async function start(env: Record<string, string>): Promise<{ toolgate: Toolgate; owner: ToolgateClient }> {
  const toolgate = await startToolgate({ upstreams: [api.url], env });
  running.push(toolgate);
  const { client } = await toolgate.newPerson();
  await connect(client, writeOrdersDocument(api.url));
  return { toolgate, owner: client };
}

const modelEnv = () => ({
  OPENAI_API_KEY: "sk-steps",
  OPENAI_BASE_URL: model.url,
  LLM_MODEL: "scripted",
  EMBEDDING_MODEL: "local",
});
const ask = async (client: ToolgateClient, more: object = {}) =>
  (
    await client.call<Answer>("POST", "/functions/v1/agent-query", {
      user_query: QUESTION,
      conversation_id: "steps",
      ...more,
    })
  ).body;
const calls = () => api.received.map(({ method, url }) => `${method} ${url.split("?")[0]}`);
const offered = (request: ModelRequest | undefined) =>
  request?.body.tools?.map(({ function: { name } }) => name) ?? [];
const promptOf = (request: ModelRequest | undefined) => JSON.stringify(request?.body.messages);

describe("a request that takes several calls", () => {
  let owner: ToolgateClient;
  let toolgate: Toolgate;
  beforeAll(async () => {
    ({ owner, toolgate } = await start(modelEnv()));
  });

  it("is done in two steps: the second has a fresh context with the request and the first result", async () => {
    model.script.push(FIND, CREATE);
    const answer = await ask(owner);
    expect(answer).toMatchObject({ status: "SUCCESS", tool: { operation_id: "createOrder" } });
    expect(answer.final_data).toMatchObject({ order_id: "ord_1", customer_id: "cus_814" });
    expect(answer.internal_log).toContain("After findCustomer.");
    expect(calls()).toEqual(["GET /customers", "POST /orders"]);
    expect(JSON.parse(api.received[1]?.body ?? "")).toEqual({ customer_id: "cus_814", product: "3 chairs" });
    expect(api.received[0]?.url, "the model's answer to our question is no argument").not.toContain(MORE);

    const [first, second] = model.requests;
    expect(model.requests).toHaveLength(2);
    expect(promptOf(first)).not.toContain("cus_814");
    expect(promptOf(second)).toContain("ABC Corp and create an order");
    expect(promptOf(second)).toContain("cus_814");
    expect(offered(first)).toEqual(expect.arrayContaining(["findCustomer", "createOrder", "ask_user"]));
    expect([offered(first), offered(second)].map((names) => names.includes("finished"))).toEqual([
      false,
      true,
    ]);
    expect(JSON.stringify(first?.body.tools?.[0])).toContain(MORE);
  });

  it("leaves both steps in the trace and one audit row for each call", async () => {
    model.script.push(FIND, CREATE);
    const answer = await ask(owner);
    expect(answer.trace.map(({ kind }) => kind)).toEqual([
      "plan",
      "tool_call",
      "plan",
      "tool_call",
      "compose",
    ]);
    expect(answer.trace.filter(({ kind }) => kind === "tool_call").map(({ input }) => input)).toEqual([
      { operation_id: "findCustomer", arguments: { name: "ABC Corp" } },
      { operation_id: "createOrder", arguments: { customer_id: "cus_814", product: "3 chairs" } },
    ]);
    const audited = () =>
      toolgate.stack.sql(
        "select operation_id, phase, http_status from public.audit_log where trace_id = (select trace_id from public.traces order by started_at desc limit 1) order by operation_id, phase",
      );
    await expect.poll(audited).toEqual([
      { operation_id: "createOrder", phase: "attempt", http_status: null },
      { operation_id: "createOrder", phase: "outcome", http_status: 201 },
      { operation_id: "findCustomer", phase: "outcome", http_status: 200 },
    ]);
  });

  it("answers the last result when the model finds that nothing is left to do", async () => {
    model.script.push(FIND, FINISHED);
    const answer = await ask(owner);
    expect(answer).toMatchObject({ status: "SUCCESS", tool: { operation_id: "findCustomer" } });
    expect(answer.final_data).toMatchObject({ customers: [{ id: "cus_814" }] });
    expect(calls()).toEqual(["GET /customers"]);
  });

  it("asks before a call that would leave a part of the request undone", async () => {
    model.script.push({ call: "findCustomer", arguments: { name: "ABC Corp" } });
    const answer = await ask(owner);
    expect(answer.error_code).toBe("CLARIFICATION_NEEDED");
    expect(answer.technical_details["choices"]).toMatchObject([{ operation_id: "findCustomer" }]);
    expect([model.requests.length, calls()]).toEqual([1, []]);
  });

  it("stays one call when the model asks for no more", async () => {
    model.script.push({ call: "findCustomer", arguments: { name: "ABC Corp" } });
    const answer = await ask(owner, { user_query: "customer named ABC Corp, the purple one" });
    expect(answer.tool.operation_id).toBe("findCustomer");
    expect(model.requests).toHaveLength(1);
  });

  it("asks no model for a request with one wish that the rules are sure of", async () => {
    const answer = await ask(owner, { user_query: "Find the customer named ABC Corp" });
    expect(answer.tool.operation_id).toBe("findCustomer");
    expect(model.requests).toEqual([]);
  });

  it("ends after eight calls, regardless of the model", async () => {
    for (let step = 0; step < 8; step++) model.script.push(FIND);
    const answer = await ask(owner);
    expect([answer.error_code, answer.technical_details["reason"]]).toEqual(["INTERNAL", "step_limit"]);
    expect(calls()).toHaveLength(8);
  });

  it("cannot be finished before the first call", async () => {
    model.script.push(FINISHED, FINISHED);
    expect((await ask(owner)).error_code).toBe("MODEL_ERROR");
    expect(calls()).toEqual([]);
  });

  it("tries nothing further in a dry run: the first request is the answer", async () => {
    model.script.push(FIND);
    const answer = await ask(owner, { dry_run: true });
    expect(answer.final_data).toMatchObject({ request: { method: "GET" } });
    expect(calls()).toEqual([]);
  });

  it("ends with the step's question, the earlier call in the trace", async () => {
    model.script.push(FIND, {
      call: "ask_user",
      arguments: { question: "Which chairs?", missing: ["product"] },
    });
    const answer = await ask(owner);
    expect(answer.error_code).toBe("CLARIFICATION_NEEDED");
    expect(calls()).toEqual(["GET /customers"]);
  });
});

describe("an approval in the middle", () => {
  it("is resumed with its id: reads are repeated, the write is made once", async () => {
    const { owner } = await start({ ...modelEnv(), TOOLGATE_ENV: "prod" });
    model.script.push(FIND, CREATE);
    const waiting = await ask(owner);
    expect(waiting.error_code).toBe("APPROVAL_REQUIRED");
    expect(calls()).toEqual(["GET /customers"]);

    const approval_id = waiting.technical_details["approval_id"];
    const decided = await owner.call("POST", `/functions/v1/approvals/${approval_id}`, {
      decision: "approve",
    });
    expect(decided.status).toBe(200);
    model.script.push(FIND, CREATE);
    const answer = await ask(owner, { approval_id });
    expect(answer).toMatchObject({ status: "SUCCESS", tool: { operation_id: "createOrder" } });
    expect(answer.final_data).toMatchObject({ order_id: "ord_1" });
    expect(calls().filter((call) => call === "POST /orders")).toHaveLength(1);
    expect(calls().filter((call) => call === "GET /customers")).toHaveLength(2);
  });

  it("makes two approved writes once each", async () => {
    const { owner } = await start({ ...modelEnv(), TOOLGATE_ENV: "prod" });
    const first: Scripted = {
      call: "createOrder",
      arguments: { customer_id: "cus_1", product: "3 chairs", [MORE]: true },
    };
    const second: Scripted = { call: "createOrder", arguments: { customer_id: "cus_1", product: "1 table" } };
    const script = () => model.script.push(first, second);
    const known = { user_context_data: { customer_id: "cus_1" } };
    const waitFor = async (more: object) => {
      script();
      const waiting = await ask(owner, { ...more, ...known });
      expect(waiting.error_code).toBe("APPROVAL_REQUIRED");
      const approval_id = waiting.technical_details["approval_id"] ?? "";
      await owner.call("POST", `/functions/v1/approvals/${approval_id}`, { decision: "approve" });
      model.script.length = 0;
      return { approval_id, summary: waiting.technical_details["summary"] };
    };
    const chairs = await waitFor({});
    expect([chairs.summary?.includes("3 chairs"), calls()]).toEqual([true, []]);
    const table = await waitFor({ approval_id: chairs.approval_id });
    expect([table.summary?.includes("1 table"), calls()]).toEqual([true, ["POST /orders"]]);
    script();
    const answer = await ask(owner, { approval_id: table.approval_id, ...known });
    expect(answer.final_data).toMatchObject({ product: "1 table" });
    expect(api.received.map(({ body }) => (JSON.parse(body) as { product: string }).product)).toEqual([
      "3 chairs",
      "1 table",
    ]);
  });
});
