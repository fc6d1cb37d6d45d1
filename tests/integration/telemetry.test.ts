import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { ToolgateClient } from "../../scripts/toolgate-client.ts";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";
import type { ReadSpan } from "../platform/telemetry/check-otlp.ts";
import { type Collector, startCollector } from "../platform/telemetry/start-collector.ts";
import { type ScriptedModel, startScriptedModel } from "./scripted-model.ts";
import { connect, startToolgate, type Toolgate } from "./start-toolgate.ts";

const SECRET = "canary-secret-9d41c7e2a8";
const PERSON = "canary.person@example.com";
const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const PARENT = "00f067aa0ba902b7";
const TRACEPARENT = `00-${TRACE}-${PARENT}-01`;

let collector: Collector;
let api: Loopback;
let model: ScriptedModel;
let toolgate: Toolgate;
let owner: ToolgateClient;

beforeAll(async () => {
  collector = await startCollector();
  model = await startScriptedModel();
  api = await startLoopback(({ url }, response) =>
    url.includes("broken")
      ? answerJson(response, { error: "no" }, 500)
      : answerJson(response, { customer: PERSON }),
  );
  toolgate = await startToolgate({
    upstreams: [api.url],
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: `x-key=${SECRET}`,
      OTEL_SERVICE_NAME: "toolgate-test",
      OPENAI_API_KEY: "sk-model-key",
      OPENAI_BASE_URL: model.url,
      LLM_MODEL: "scripted",
      EMBEDDING_MODEL: "local",
    },
  });
  owner = (await toolgate.newPerson()).client;
  await connect(owner, writeDocument(), { api_key: SECRET });
});
afterAll(async () => {
  await toolgate?.stop();
  await Promise.all([collector.stop(), model.stop(), api.close()]);
});
afterEach(() => {
  expect(collector.faults).toEqual([]);
  expect(model.unexpected).toEqual([]);
  expect(model.script).toEqual([]);
  collector.answer = { status: 200, body: "{}" };
  collector.exports.length = 0;
  collector.bodies.length = 0;
  api.received.length = 0;
});

const TRACED = "Find the customer of an order";
const PLAIN = "Count the parcels in a warehouse";

function writeDocument() {
  const text = { type: "string" };
  const answers = { "200": { description: "Found" } };
  return {
    openapi: "3.1.0",
    info: { title: "Shop", version: "1.0.0" },
    servers: [{ url: `${api.url}/v1` }],
    "x-auth-type": "api-key",
    "x-required-secrets": [{ secret_id: "api_key", description: "Key", vault_key_name: "api_key" }],
    paths: {
      "/orders/{order}/customer": {
        get: {
          operationId: "findCustomer",
          summary: TRACED,
          parameters: [
            { name: "order", in: "path", required: true, schema: text },
            { name: "note", in: "query", schema: text },
            { name: "TraceParent", in: "header", required: true, schema: text },
          ],
          responses: answers,
        },
      },
      "/parcels": { get: { operationId: "countParcels", summary: PLAIN, responses: answers } },
    },
  };
}

interface Answer {
  status: string;
  error_code?: string;
  trace_id: string;
  final_data: unknown;
}

function ask(user_query: string, more: object = {}, headers: Record<string, string> = {}) {
  const question = { user_query, conversation_id: `about ${PERSON}`, ...more };
  return owner.call<Answer>("POST", "/functions/v1/agent-query", question, headers);
}

const findCustomer = (headers: Record<string, string> = {}, order = `order of ${PERSON}`) =>
  ask(TRACED, { user_context_data: { order, note: PERSON } }, headers);

async function spansOf(count = 1): Promise<ReadSpan[]> {
  await collector.until(() => collector.exports.length >= count);
  return collector.spans();
}

const named = (spans: ReadSpan[], name: string) => {
  const span = spans.find((one) => one.name === name);
  if (!span) throw new Error(`no span ${name} among ${spans.map((one) => one.name).join(", ")}`);
  return span;
};

describe("agent-query with a collector", () => {
  it("leaves one batch: the request, its steps and the call of the API, each under its parent", async () => {
    const { body } = await findCustomer();
    expect(body.status).toBe("SUCCESS");
    const spans = await spansOf();
    const root = named(spans, "invoke_agent manager");
    const tool = named(spans, "execute_tool findCustomer");
    const call = named(spans, "GET /orders/{order}/customer");
    expect(spans.map(({ name }) => name).sort()).toEqual(
      [root.name, tool.name, call.name, "plan", "compose"].sort(),
    );
    expect([root.kind, tool.kind, call.kind]).toEqual([2, 1, 3]);
    expect([root.parentSpanId, tool.parentSpanId, call.parentSpanId]).toEqual([
      null,
      root.spanId,
      tool.spanId,
    ]);
    expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1);
    for (const span of spans) {
      expect(span.started >= root.started && span.ended <= root.ended, span.name).toBe(true);
      expect(span.isError).toBe(false);
    }
    expect(call.ended - call.started).toBeGreaterThan(0n);
    expect(root.attributes).toMatchObject({
      "gen_ai.operation.name": "invoke_agent",
      "gen_ai.agent.name": "manager",
      "http.request.method": "POST",
      "http.response.status_code": 200,
      "toolgate.trace_id": body.trace_id ?? expect.any(String),
    });
    expect(tool.attributes).toMatchObject({
      "gen_ai.operation.name": "execute_tool",
      "gen_ai.tool.name": "findCustomer",
      "gen_ai.tool.call.id": expect.stringMatching(/^[\da-f-]{36}$/),
      "gen_ai.conversation.id": "about [email]",
    });
    expect(call.attributes).toMatchObject({
      "http.request.method": "GET",
      "http.response.status_code": 200,
      "server.port": api.port,
      "url.template": "/orders/{order}/customer",
      "url.full": expect.stringMatching(/\/v1\/orders\/REDACTED\/customer\?note=REDACTED$/),
    });
    expect(collector.exports[0]?.resource["service.name"]).toBe("toolgate-test");
  });

  it("continues the caller's trace and hands it to the API that describes a traceparent, and to no other", async () => {
    await findCustomer({ traceparent: TRACEPARENT, tracestate: "rojo=1" });
    const spans = await spansOf();
    expect(spans.every(({ traceId }) => traceId === TRACE)).toBe(true);
    expect(named(spans, "invoke_agent manager").parentSpanId).toBe(PARENT);
    const { spanId } = named(spans, "GET /orders/{order}/customer");
    expect(api.received.at(-1)?.headers).toMatchObject({
      traceparent: `00-${TRACE}-${spanId}-01`,
      tracestate: "rojo=1",
    });
    await ask(PLAIN, {}, { traceparent: TRACEPARENT, tracestate: "rojo=1" });
    const { url, headers } = api.received.at(-1) ?? { url: "", headers: {} };
    expect(url).toBe("/v1/parcels");
    expect(headers).not.toHaveProperty("traceparent");
    expect(headers).not.toHaveProperty("tracestate");
    await spansOf(2);
  });

  it("records nothing of a trace that its caller does not sample, and still passes it on", async () => {
    const parent = TRACEPARENT.replace(/01$/, "00");
    await findCustomer({ traceparent: parent });
    expect(api.received.at(-1)?.headers["traceparent"]).toBe(parent);
    await ask(PLAIN);
    const spans = await spansOf();
    expect(spans.some(({ traceId }) => traceId === TRACE)).toBe(false);
  });

  it("a broken traceparent begins a new trace", async () => {
    await ask(PLAIN, {}, { traceparent: TRACEPARENT.toUpperCase() });
    const root = named(await spansOf(), "invoke_agent manager");
    expect(root.parentSpanId).toBeNull();
    expect(root.traceId.toLowerCase()).not.toBe(TRACE);
  });

  it("an API's failure marks the call, the step and the request", async () => {
    const { body } = await findCustomer({}, "broken");
    expect(body.status).toBe("FAILURE");
    const spans = await spansOf();
    expect(named(spans, "GET /orders/{order}/customer").attributes["error.type"]).toBe("500");
    expect(named(spans, "execute_tool findCustomer")).toMatchObject({
      isError: true,
      attributes: { "error.type": "API_ERROR" },
    });
    expect(named(spans, "invoke_agent manager")).toMatchObject({
      isError: true,
      attributes: { "error.type": "API_ERROR", "http.response.status_code": 500 },
    });
  });

  it("a model call is a child of the step that made it, with its tokens", async () => {
    model.script.push({ call: "findCustomer", arguments: { order: "7" } });
    await ask(`${TRACED}, 7, the purple one`);
    const spans = await spansOf();
    expect(named(spans, "chat scripted")).toMatchObject({
      kind: 3,
      parentSpanId: named(spans, "plan").spanId,
      attributes: {
        "gen_ai.operation.name": "chat",
        "gen_ai.provider.name": "openai",
        "gen_ai.request.model": "scripted",
        "gen_ai.usage.input_tokens": 100,
        "gen_ai.usage.output_tokens": 10,
      },
    });
  });

  it("requests at the same time do not mix", async () => {
    const ids = Array.from({ length: 20 }, (_, i) => `${"a".repeat(30)}${String(i).padStart(2, "0")}`);
    await Promise.all(ids.map((id) => findCustomer({ traceparent: `00-${id}-${PARENT}-01` })));
    await spansOf(20);
    expect(collector.exports).toHaveLength(20);
    const seen = collector.exports.map(({ spans }) => [...new Set(spans.map(({ traceId }) => traceId))]);
    expect(seen.flat().sort()).toEqual(ids);
    const parents = api.received.map(({ headers }) => String(headers["traceparent"]).slice(3, 35));
    expect(parents.sort()).toEqual(ids);
  });

  it("no argument, result, person or secret is in any span", async () => {
    await findCustomer();
    await findCustomer({}, "broken");
    await spansOf(2);
    for (const body of collector.bodies)
      expect(body).not.toMatch(/canary|person@|order of|sk-model-key|Find the customer/);
    expect(collector.bodies.length).toBeGreaterThan(0);
  });
});

describe("other runs with a collector", () => {
  it("tools/run and the orchestrator leave theirs", async () => {
    const found = await owner.call<{ tools: { tool_id: string; operation_id: string }[] }>(
      "POST",
      "/functions/v1/tools/search",
      { query: PLAIN },
    );
    const tool = found.body.tools.find(({ operation_id }) => operation_id === "countParcels");
    await owner.call("POST", `/functions/v1/tools/${tool?.tool_id}/run`, { arguments: {} });
    const ran = await spansOf();
    const [root] = ran.filter(({ kind }) => kind === 2);
    expect(root).toMatchObject({ name: "execute_tool countParcels", parentSpanId: null });
    expect(ran.some(({ kind, parentSpanId }) => kind === 1 && parentSpanId === root?.spanId)).toBe(true);

    model.script.push({ call: "countParcels", arguments: {} }, { text: `There are some of ${PERSON}` });
    await owner.call("POST", "/functions/v1/hydra-orchestrator", {
      messages: [{ role: "user", content: `How many parcels has ${PERSON}?` }],
    });
    await collector.until(() => collector.exports.length === 2);
    const spans = collector.exports[1]?.spans ?? [];
    const agent = spans.find(({ name, kind }) => name === "invoke_agent orchestrator" && kind === 1);
    expect(
      spans.filter(({ name }) => name === "chat scripted").map(({ parentSpanId }) => parentSpanId),
    ).toEqual([agent?.spanId, agent?.spanId]);
    expect(named(spans, "execute_tool countParcels").parentSpanId).toBe(agent?.spanId);
    expect(collector.bodies.join()).not.toMatch(/canary|person@|How many/);
  });
});

describe("a collector that does not work", () => {
  it.each([
    ["answers 500", { status: 500, body: `{"message":"${SECRET}"}` }],
    ["hangs", "hang" as const],
  ])("that %s changes no answer and leaves one line in the log at most", async (_, answer) => {
    collector.answer = answer;
    const before = warnings().length;
    const started = performance.now();
    const { body } = await ask(PLAIN);
    expect(body.status).toBe("SUCCESS");
    expect(performance.now() - started).toBeLessThan(5_000);
    await collector.until(() => collector.bodies.length > 0);
    if (answer !== "hang") await waitFor(() => warnings().length > before);
    expect(warnings().length - before).toBe(answer === "hang" ? 0 : 1);
    expect(warnings().join("\n")).not.toContain(SECRET);
  });
});

const warnings = () => toolgate.logs.filter((line) => line.includes("spans could not be exported"));

/** Waits, because the log is written to a pipe. */
async function waitFor(holds: () => boolean): Promise<void> {
  await expect.poll(holds).toBe(true);
}

describe("without a collector", () => {
  it("nothing is exported, and the caller's trace context still reaches an API that asks for it", async () => {
    const plain = await startToolgate({ upstreams: [api.url] });
    try {
      owner = (await plain.newPerson()).client;
      await connect(owner, writeDocument(), { api_key: SECRET });
      await findCustomer({ traceparent: TRACEPARENT });
      expect(api.received.at(-1)?.headers["traceparent"]).toBe(TRACEPARENT);
      await findCustomer();
      expect(api.received.at(-1)?.headers["traceparent"]).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-00$/);
      expect(collector.bodies).toEqual([]);
    } finally {
      await plain.stop();
    }
  });
});
