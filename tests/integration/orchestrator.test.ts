import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type InvoicingApi, startInvoicingApi } from "../../scripts/demo/invoicing-api.ts";
import { ENGLISH, writeInvoicingDocument } from "../../scripts/demo/invoicing-document.ts";
import type { Loopback } from "../calling/loopback-server.ts";
import {
  type ModelRequest,
  type Scripted,
  type ScriptedModel,
  startScriptedModel,
} from "./scripted-model.ts";
import { connect, startToolgate, type Toolgate } from "./start-toolgate.ts";
import { startWeatherApi, weatherTool } from "./weather-api.ts";

const CANARY = "canary-0rchestrator";

const INVOICING = "canary-1nvoicing";

let weather: Loopback;
let invoicing: InvoicingApi;
let model: ScriptedModel;
let toolgate: Toolgate;
let person: Awaited<ReturnType<Toolgate["newPerson"]>>;
beforeAll(async () => {
  weather = await startWeatherApi(CANARY);
  invoicing = await startInvoicingApi(INVOICING);
  model = await startScriptedModel();
  toolgate = await startToolgate({
    upstreams: [weather.url, invoicing.url],
    env: {
      ...model.env,
      TOOLGATE_ENV: "prod",
    },
  });
  person = await toolgate.newPerson();
  await makeTool(weatherTool(weather.url), { weather_key: CANARY });
  await makeTool({
    name: "summarize",
    description: "Summarize a text",
    tool_type: "prompt",
    prompt_template: "Summarize: {{text}}",
  });
  await makeTool({
    name: "send_note",
    description: "Send a note",
    http_config: { url: `${weather.url}/notes`, method: "POST", body_template: '{"n": "{{text}}"}' },
  });
  await connect(person.client, writeInvoicingDocument(invoicing.url, ENGLISH), { invoicing_key: INVOICING });
});
afterAll(async () => {
  await toolgate?.stop();
  await model?.stop();
  await weather?.close();
  await invoicing?.stop();
});
afterEach(() => {
  expect(model.unexpected).toEqual([]);
  // Whatever the test did: no secret was shown to a model or written to a log.
  for (const secret of [CANARY, INVOICING]) {
    expect(JSON.stringify(model.requests)).not.toContain(secret);
    expect(toolgate.logs.filter((line) => line.includes(secret))).toEqual([]);
  }
  model.answer = null;
  model.script.length = 0;
  model.requests.length = 0;
});

async function makeTool(tool: Record<string, unknown>, secrets?: Record<string, string>): Promise<void> {
  const headers = { apikey: toolgate.stack.publishableKey, prefer: "return=representation" };
  const { status, body } = await person.client.call<{ id: string }[]>(
    "POST",
    "/rest/v1/custom_tools",
    tool,
    headers,
  );
  expect([status, status === 201 ? null : body]).toEqual([201, null]);
  if (secrets) await person.client.call("POST", `/functions/v1/tools/${body[0]?.id}/secrets`, secrets);
}

interface Result {
  model: string;
  message: { role: string; content: string };
  steps: {
    tool: string;
    arguments: unknown;
    result: Record<string, unknown> | string;
    duration_ms: number;
  }[];
  usage: { prompt_tokens: number; completion_tokens: number };
  stopped?: string;
  error?: { error_code: string };
  trace_id: string;
}

async function run(more: Record<string, unknown> = {}) {
  const messages = [{ role: "user", content: "What is the weather in Brno?" }];
  const { status, body } = await person.client.call<{
    results: Result[];
    error_code: string;
    technical_details: Record<string, unknown>;
  }>("POST", "/functions/v1/hydra-orchestrator", { messages, ...more });
  return { status, body, results: body.results ?? [], first: body.results?.[0] as Result };
}

const toolResults = (body: ModelRequest["body"]) =>
  body.messages.filter(({ role }) => role === "tool").map(({ content }) => content);
const asks = (args: unknown): Scripted => ({ call: "current_weather", arguments: args });

/** Calls the weather tool, then answers with its result. */
function weatherWise(body: ModelRequest["body"]): Scripted {
  const [result] = toolResults(body);
  return result === undefined
    ? asks({ city: "Brno" })
    : { text: `It is ${/Sunny/.exec(result)?.[0]} in Brno.` };
}

describe("hydra-orchestrator", () => {
  it("answers through the weather tool, with one model", async () => {
    model.answer = weatherWise;
    const { status, first } = await run();
    expect([status, first]).toMatchObject([
      200,
      {
        model: "small",
        message: { role: "assistant", content: "It is Sunny in Brno." },
        steps: [{ tool: "current_weather", arguments: { city: "Brno" }, result: "Sunny" }],
        usage: { prompt_tokens: 200, completion_tokens: 20 },
      },
    ]);
    const [request] = model.requests;
    expect(request?.body.tools?.map(({ function: { name } }) => name)).toEqual(
      expect.arrayContaining(["current_weather", "summarize", "send_note"]),
    );
    await expect
      .poll(() =>
        toolgate.stack.sql("select operation_id, http_status from public.audit_log where trace_id = $1", [
          first.trace_id,
        ]),
      )
      .toEqual([{ operation_id: "current_weather", http_status: 200 }]);
    const [trace] = await toolgate.stack.sql<{ status: string; kinds: string }>(
      "select status, source, operation_ids, side_effects, input_tokens, output_tokens, (select string_agg(s ->> 'kind', ',') from json_array_elements(steps) s) as kinds from public.traces where trace_id = $1",
      [first.trace_id],
    );
    expect(trace).toEqual({
      status: "SUCCESS",
      source: "chat",
      operation_ids: ["current_weather"],
      side_effects: ["read"],
      input_tokens: 200,
      output_tokens: 20,
      kinds: "plan,tool_call,compose",
    });
  });

  it("answers with three models side by side, and when one of two fails the other still does", async () => {
    model.answer = weatherWise;
    const three = await run({ models: ["a", "b", "c"] });
    expect(three.results.map(({ model: name, message }) => [name, message.content])).toEqual([
      ["a", "It is Sunny in Brno."],
      ["b", "It is Sunny in Brno."],
      ["c", "It is Sunny in Brno."],
    ]);
    model.answer = (body) => (body.model === "bad" ? { status: 400 } : weatherWise(body));
    const two = await run({ models: ["good", "bad"] });
    expect(two.results).toMatchObject([
      { model: "good", message: { content: "It is Sunny in Brno." } },
      { model: "bad", error: { error_code: "MODEL_ERROR" }, steps: [] },
    ]);
    model.answer = () => ({ status: 400 });
    expect(await run({ models: ["bad", "worse"] })).toMatchObject({
      status: 500,
      body: {
        error_code: "MODEL_ERROR",
        technical_details: {
          http_status: 400,
          results: [
            { model: "bad", steps: [] },
            { model: "worse", steps: [] },
          ],
        },
      },
    });
  });

  it("returns the steps done before the only model failed", async () => {
    model.answer = (body) => (toolResults(body).length === 0 ? weatherWise(body) : { status: 400 });
    const { status, body } = await run();
    expect([status, body.error_code, body.technical_details["results"]]).toMatchObject([
      500,
      "MODEL_ERROR",
      [{ model: "small", steps: [{ result: "Sunny" }], usage: { prompt_tokens: 100 } }],
    ]);
  });

  it("finds and calls a connector's operation, for an API key and its agent; every call has its audit row", async () => {
    const made = await person.client.call<{ key: string }>("POST", "/functions/v1/api-keys", {
      name: "agent",
      scopes: ["agent:query"],
      agent_id: "bookkeeper",
    });
    model.answer = (body) => {
      const invoice = (company_name: string) => ({ name: "findLastInvoice", arguments: { company_name } });
      if (toolResults(body).length > 0) return { text: `They are ${toolResults(body).join(" and ")}.` };
      return {
        calls: [
          invoice("ABC Corp"),
          invoice("Nobody"),
          { name: "current_weather", arguments: { city: "Brno" } },
        ],
      };
    };
    const { status, body } = await toolgate
      .as(made.body.key)
      .call<{ results: Result[] }>("POST", "/functions/v1/hydra-orchestrator", {
        messages: [{ role: "user", content: "Find the last invoice of ABC Corp" }],
        agent_id: "somebody else",
      });
    const [first] = body.results as [Result];
    expect([status, first.steps]).toMatchObject([
      200,
      [{ result: { number: "2026-003" } }, { result: { error_code: "API_ERROR" } }, { result: "Sunny" }],
    ]);
    expect(first.message.content).toContain("2026-003");
    const audit = () =>
      toolgate.stack.sql<Record<string, unknown>>(
        "select operation_id, http_status, agent_id, error_code from public.audit_log where trace_id = $1 order by operation_id, http_status",
        [first.trace_id],
      );
    const agent_id = "bookkeeper";
    await expect.poll(audit).toEqual([
      { operation_id: "current_weather", http_status: 200, agent_id, error_code: null },
      { operation_id: "findLastInvoice", http_status: 200, agent_id, error_code: null },
      { operation_id: "findLastInvoice", http_status: 404, agent_id, error_code: "API_ERROR" },
    ]);
    await expect
      .poll(() =>
        toolgate.stack.sql("select agent_id, user_query from public.traces where trace_id = $1", [
          first.trace_id,
        ]),
      )
      .toEqual([{ agent_id, user_query: "Find the last invoice of ABC Corp" }]);
  });

  it("shows a model nothing of a secret that the API gives back", async () => {
    const { response_path: _path, ...http_config } = weatherTool(weather.url).http_config;
    await makeTool(
      { ...weatherTool(weather.url), name: "whole_weather", http_config },
      { weather_key: CANARY },
    );
    model.answer = (body) =>
      toolResults(body).length === 0
        ? { call: "whole_weather", arguments: { city: "Brno" } }
        : { text: "done" };
    const { first, body } = await run({ tools: ["whole_weather"] });
    expect(first.steps[0]?.result).toMatchObject({ location: { name: "Brno" } });
    expect(JSON.stringify(body)).not.toContain(CANARY);
  });

  it("ends a model's request and the run when the caller leaves, and keeps the trace", async () => {
    model.answer = (body) => (toolResults(body).length === 0 ? weatherWise(body) : { hang: true });
    const before = model.abandoned;
    const controller = new AbortController();
    const asked = fetch(`${toolgate.stack.url}/functions/v1/hydra-orchestrator`, {
      method: "POST",
      headers: { authorization: `Bearer ${person.token}`, "content-type": "application/json" },
      body: JSON.stringify({ messages: [{ role: "user", content: "Will anybody wait for the weather?" }] }),
      signal: controller.signal,
    }).catch(() => null);
    await expect.poll(() => model.requests.filter(({ body }) => toolResults(body).length > 0).length).toBe(1);
    controller.abort();
    await asked;
    await expect.poll(() => model.abandoned).toBe(before + 1);
    await expect
      .poll(() =>
        toolgate.stack.sql(
          "select status, steps -> -1 -> 'output' ->> 'stopped' as stopped from public.traces where user_query like 'Will anybody wait%'",
        ),
      )
      .toEqual([{ status: "FAILURE", stopped: "disconnected" }]);
  });

  it("reports wrong arguments, unknown functions and failing tools to the model, and continues", async () => {
    const script: Scripted[] = [
      asks({ town: "Brno" }),
      asks("{not json"),
      { call: "no_such_function", arguments: {} },
      { call: "summarize", arguments: {} },
      asks({ city: "Brno" }),
      { text: "Sunny after all." },
    ];
    model.answer = (body) => {
      const offered = body.tools?.map(({ function: { name } }) => name) ?? [];
      // Asked to repair the arguments of a call, this model repeats them.
      if (!offered.includes("summarize"))
        return { call: "corrected_arguments", arguments: { arguments: {} } };
      return script.shift() ?? { text: "too often" };
    };
    const { first } = await run();
    expect(first.message.content).toBe("Sunny after all.");
    expect(
      first.steps.map(({ result }) => (typeof result === "string" ? result : result["error_code"])),
    ).toEqual(["INVALID_ARGUMENTS", "INVALID_ARGUMENTS", "INVALID_ARGUMENTS", "INVALID_ARGUMENTS", "Sunny"]);
    const last = model.requests.findLast(({ body }) => (body.tools?.length ?? 0) > 1) as ModelRequest;
    const reported = toolResults(last.body);
    expect(reported[0]).toContain("city");
    expect(reported[2]).toContain("current_weather");
  });

  it("routes a prompt tool to the model, and a write waits for its approval", async () => {
    model.answer = (body) => {
      if (body.messages[0]?.content === "Summarize: long text") return { text: "short" };
      const results = toolResults(body);
      if (results.length === 0)
        return {
          calls: [
            { name: "summarize", arguments: { text: "long text" } },
            { name: "send_note", arguments: { text: "hi" } },
          ],
        };
      return { text: results.join(" ") };
    };
    const sent = weather.received.length;
    const { first } = await run();
    expect(first.steps).toMatchObject([
      { tool: "summarize", result: "short" },
      {
        tool: "send_note",
        result: {
          status: "FAILURE",
          error_code: "APPROVAL_REQUIRED",
          technical_details: { approval_id: expect.any(String) },
        },
      },
    ]);
    expect(weather.received.length).toBe(sent);
  });

  it("makes an approved write once, when it is given the approval", async () => {
    model.answer = (body) => {
      const [result] = toolResults(body);
      return result === undefined ? { call: "send_note", arguments: { text: "hello" } } : { text: result };
    };
    const result = async (more = {}) => (await run(more)).first.steps[0]?.result as Record<string, unknown>;
    const { approval_id } = (await result())["technical_details"] as { approval_id: string };
    await person.client.call("POST", `/functions/v1/approvals/${approval_id}`, { decision: "approve" });
    const sent = weather.received.length;
    // The weather API has no notes and no key; only the call itself is tested.
    expect(await result({ approval_id })).toMatchObject({ error_code: "AUTH_FAILED" });
    expect(await result({ approval_id })).toMatchObject({ error_code: "APPROVAL_REJECTED" });
    expect(weather.received.slice(sent).map(({ url, body }) => [url, body])).toEqual([
      ["/notes", '{"n": "hello"}'],
    ]);
  });

  it("ends a model that never stops", async () => {
    model.answer = () => asks({ city: "Brno" });
    const { first } = await run();
    expect(first).toMatchObject({
      stopped: "steps",
      message: { content: expect.stringContaining("stopped") },
    });
    expect(first.steps.length).toBe(15);
    model.answer = () => ({
      calls: Array.from({ length: 33 }, () => ({ name: "current_weather", arguments: { city: "Brno" } })),
    });
    expect((await run()).first).toMatchObject({ stopped: "tool_calls", steps: [] });
  });

  it("offers only the named tools; unknown names and malformed requests are refused by pointer", async () => {
    model.answer = () => ({ text: "done" });
    await run({ tools: ["summarize"] });
    expect(model.requests[0]?.body.tools?.map(({ function: { name } }) => name)).toEqual(["summarize"]);
    const pointers = async (more: Record<string, unknown>) => {
      const { status, body } = await run(more);
      return [status, (body.technical_details["errors"] as { pointer: string }[])[0]?.pointer];
    };
    expect(await pointers({ tools: ["summarize", "nothing"] })).toEqual([400, "/tools/1"]);
    expect(await pointers({ tools: ["summarize", "half \ud800 of a pair"] })).toEqual([400, "/tools/1"]);
    expect(await pointers({ messages: [] })).toEqual([400, "/messages"]);
    expect(await pointers({ messages: [{ role: "tool", content: "x" }] })).toEqual([400, "/messages/0/role"]);
    expect(await pointers({ messages: [{ role: "assistant", content: "x" }] })).toEqual([400, "/messages"]);
    const long = { role: "user", content: "x".repeat(99_999) };
    expect(await pointers({ messages: [long, long, long, long] })).toEqual([400, "/messages"]);
  });

  it("offers no disabled tool", async () => {
    await makeTool({ name: "asleep", tool_type: "prompt", prompt_template: "x", enabled: false });
    model.answer = () => ({ text: "done" });
    await run();
    expect(model.requests[0]?.body.tools?.map(({ function: { name } }) => name)).not.toContain("asleep");
    expect((await run({ tools: ["asleep"] })).status).toBe(400);
  });

  it("never offers tools of other users, and requires the scope", async () => {
    model.answer = () => ({ text: "done" });
    const other = await toolgate.newPerson();
    await other.client.call("POST", "/functions/v1/hydra-orchestrator", {
      messages: [{ role: "user", content: "weather in Brno" }],
    });
    expect(model.requests[0]?.body.tools ?? []).toEqual([]);
    const named = await other.client.call<{ technical_details: unknown }>(
      "POST",
      "/functions/v1/hydra-orchestrator",
      {
        messages: [{ role: "user", content: "weather in Brno" }],
        tools: ["current_weather", "findLastInvoice"],
      },
    );
    expect([named.status, named.body.technical_details]).toMatchObject([
      400,
      { errors: [{ pointer: "/tools/0" }, { pointer: "/tools/1" }] },
    ]);
    const { body } = await person.client.call<{ key: string }>("POST", "/functions/v1/api-keys", {
      name: "k",
      scopes: ["tools:write"],
    });
    const refused = await toolgate
      .as(body.key)
      .call("POST", "/functions/v1/hydra-orchestrator", { messages: [{ role: "user", content: "x" }] });
    expect(refused.status).toBe(403);
  });
});

describe("hydra-orchestrator without a model", () => {
  it("says which variables to set", async () => {
    const bare = await startToolgate();
    try {
      const { client } = await bare.newPerson();
      const { status, body } = await client.call("POST", "/functions/v1/hydra-orchestrator", {
        messages: [{ role: "user", content: "hi" }],
      });
      expect([status, body]).toMatchObject([
        500,
        { error_code: "MODEL_ERROR", technical_details: { reason: "not_configured" } },
      ]);
      expect(body["error_message"]).toContain("OPENAI_API_KEY");
    } finally {
      await bare.stop();
    }
  });
});
