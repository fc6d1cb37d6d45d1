import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type InvoicingApi, startInvoicingApi } from "../../scripts/demo/invoicing-api.ts";
import { ENGLISH, writeInvoicingDocument } from "../../scripts/demo/invoicing-document.ts";
import type { ToolgateClient } from "../../scripts/toolgate-client.ts";
import { type ScriptedModel, startScriptedModel } from "./scripted-model.ts";
import { connect, startToolgate, type Toolgate } from "./start-toolgate.ts";

const SECRET = "model-canary-5c2e77";

interface Answer {
  status: string;
  error_code: string;
  final_data: Record<string, unknown>;
  technical_details: Record<string, unknown>;
  tool: { operation_id: string };
  trace: { kind: string; output: Record<string, unknown> }[];
}

let api: InvoicingApi;
let model: ScriptedModel;
let toolgate: Toolgate;
let owner: ToolgateClient;

beforeAll(async () => {
  api = await startInvoicingApi(SECRET);
  model = await startScriptedModel();
  toolgate = await startToolgate({
    upstreams: [api.url],
    env: {
      OPENAI_API_KEY: "sk-model-key",
      OPENAI_BASE_URL: model.url,
      LLM_MODEL: "scripted",
      EMBEDDING_MODEL: "letters",
    },
  });
  owner = (await toolgate.newPerson()).client;
  await connect(owner, writeInvoicingDocument(api.url, ENGLISH), { invoicing_key: SECRET });
});
afterAll(async () => {
  expect(model.unexpected).toEqual([]);
  await toolgate.stop();
  await model.stop();
  await api.stop();
});
beforeEach(() => {
  model.requests.length = 0;
  model.script.length = 0;
});

const ask = (user_query: string, more: object = {}) =>
  owner.call<Answer>("POST", "/functions/v1/agent-query", { user_query, conversation_id: "m", ...more });
const chats = () => model.requests.filter(({ path }) => path.endsWith("/chat/completions"));

/** A question that the rules do not plan. */
const VAGUE = "ABC Corp, newest purple bill";

describe("agent-query with a model", () => {
  it("asks no model when the match is sure and the arguments are complete", async () => {
    const { body } = await ask("Find the last invoice of ABC Corp");
    expect(body.status).toBe("SUCCESS");
    expect(chats()).toEqual([]);
  });

  it("makes one model call on the common path and reports its tokens in the trace", async () => {
    model.script.push({ call: "findLastInvoice", arguments: { company_name: "ABC Corp" } });
    const { body } = await ask(VAGUE);
    expect(body.final_data).toMatchObject({ number: "2026-003" });
    expect(chats()).toHaveLength(1);
    expect(body.trace[0]?.output["model_usage"]).toEqual({
      calls: 1,
      prompt_tokens: 100,
      completion_tokens: 10,
    });
    expect(chats()[0]?.body.tools?.map((tool) => tool.function.name)).toContain("findLastInvoice");
  });

  it("stores the tokens of a run, and counts them by operation, connector and agent, and over time", async () => {
    const { token, client } = await toolgate.newPerson();
    const id = await connect(client, writeInvoicingDocument(api.url, ENGLISH), { invoicing_key: SECRET });
    const askAs = (user_query: string) =>
      client.call<Answer>("POST", "/functions/v1/agent-query", { user_query, conversation_id: "m" });
    const since = Date.now() - 60_000;
    const range = { p_from: new Date(since).toISOString(), p_to: new Date(since + 600_000).toISOString() };
    const rpc = async (name: string, body: object) => {
      const path = `/rest/v1/rpc/${name}`;
      const headers = { apikey: toolgate.stack.publishableKey };
      return (await toolgate.as(token).call<Record<string, unknown>[]>("POST", path, body, headers)).body;
    };
    model.script.push({ call: "findLastInvoice", arguments: { company_name: "ABC Corp" } });
    await askAs(VAGUE);
    model.script.push({ call: "no_tool_fits", arguments: { reason: "no poems here" } });
    await askAs("ABC Corp, a purple poem");
    await askAs("Find the last invoice of ABC Corp");
    await expect
      .poll(() => rpc("activity_by", { ...range, p_by: "operation" }))
      .toMatchObject([
        { id: "findLastInvoice", calls: 2, tokens: 110 },
        { id: null, calls: 0, errors: 0, p50_ms: null, tokens: 110 },
      ]);
    expect(await rpc("activity_by", { ...range, p_by: "connector", p_connector: id })).toMatchObject([
      { id, calls: 2, tokens: 110 },
    ]);
    expect(await rpc("activity_by", { ...range, p_by: "agent" })).toMatchObject([
      { id: null, calls: 2, tokens: 220 },
    ]);
    const series = await rpc("activity_series", { ...range, p_buckets: 10 });
    const total = (name: string) => series.reduce((sum, bucket) => sum + Number(bucket[name]), 0);
    expect([series.length, total("calls"), total("input_tokens"), total("output_tokens")]).toEqual([
      10, 2, 200, 20,
    ]);
  });

  it("repairs arguments that do not fit with one more call", async () => {
    model.script.push({ call: "findLastInvoice", arguments: { company: "ABC Corp" } });
    model.script.push({
      call: "corrected_arguments",
      arguments: { arguments: { company_name: "ABC Corp" } },
    });
    const { body } = await ask(VAGUE);
    expect(body.final_data).toMatchObject({ number: "2026-003" });
    expect(chats()).toHaveLength(2);
  });

  it("returns the faults of the arguments if the model does not correct them", async () => {
    model.script.push({ call: "findLastInvoice", arguments: { company: "ABC Corp" } }, { text: "I cannot." });
    const { body } = await ask(VAGUE);
    expect(body.error_code).toBe("INVALID_ARGUMENTS");
    expect(body.technical_details["errors"]).toMatchObject([
      { pointer: "/company_name" },
      { pointer: "/company" },
    ]);
  });

  it("asks no model about the arguments of a call that names its tool", async () => {
    const found = await owner.call<{ tools: { tool_id: string }[] }>("POST", "/functions/v1/tools/search", {
      query: "last invoice of a company",
    });
    const run = `/functions/v1/tools/${found.body.tools[0]?.tool_id}/run`;
    const { body } = await owner.call<Answer>("POST", run, { arguments: { wrong: "ABC Corp" } });
    expect(body.error_code).toBe("INVALID_ARGUMENTS");
    expect(chats()).toEqual([]);
  });

  it("asks no model when a question rule has chosen the operation, and again when the rule is gone", async () => {
    const question = "Beam the papyrus for ABC Corp";
    const offer = () =>
      model.script.push({ call: "findLastInvoice", arguments: { company_name: "ABC Corp" } });
    offer();
    await ask(question);
    expect(chats().length).toBeGreaterThan(0);
    const found = await owner.call<{ tools: { tool_id: string; operation_id: string }[] }>(
      "POST",
      "/functions/v1/tools/search",
      { query: "last invoice of a company" },
    );
    const tool = found.body.tools.find(({ operation_id }) => operation_id === "findLastInvoice");
    const { body: rule } = await owner.call<{ rule_id: string }>(
      "POST",
      "/functions/v1/settings/question-rules",
      { phrase: "beam papyrus", tool_id: tool?.tool_id },
    );
    model.requests.length = 0;
    model.script.length = 0;
    expect((await ask(question)).body.final_data).toMatchObject({ number: "2026-003" });
    expect(chats()).toEqual([]);
    await owner.call("DELETE", `/functions/v1/settings/question-rules/${rule.rule_id}`);
    offer();
    await ask(question);
    expect(chats().length).toBeGreaterThan(0);
  });

  it("never lets the model overwrite the caller's values", async () => {
    model.script.push({ call: "findLastInvoice", arguments: { company_name: "Delta s.r.o." } });
    const { body } = await ask("what did we bill them most recently?", {
      user_context_data: { company_name: "ABC Corp" },
    });
    expect(body.final_data).toMatchObject({ company: "ABC Corp" });
  });

  it("passes a question of the model on", async () => {
    model.script.push({
      call: "ask_user",
      arguments: { question: "Which company?", missing: ["company_name"] },
    });
    const { body } = await ask("what did we bill most recently?");
    expect(body.error_code).toBe("CLARIFICATION_NEEDED");
    expect(body.technical_details).toMatchObject({ question: "Which company?", missing: ["company_name"] });
  });

  it("says when the model finds that nothing fits", async () => {
    model.script.push({ call: "no_tool_fits", arguments: { reason: "no poems here" } });
    expect((await ask("which invoice rhymes best?")).body.error_code).toBe("CONNECTOR_NOT_FOUND");
  });

  const broken: [name: string, script: ScriptedModel["script"]][] = [
    ["fails", [{ status: 500 }, { status: 500 }, { status: 500 }]],
    ["refuses our key", [{ status: 401 }]],
    ["answers no JSON", [{ raw: "<html>" }, { raw: "<html>" }, { raw: "<html>" }]],
    [
      "calls an unknown tool twice",
      [
        { call: "rm_rf", arguments: {} },
        { call: "rm_rf", arguments: {} },
      ],
    ],
    [
      "writes arguments that are no JSON twice",
      [
        { call: "findLastInvoice", arguments: "{oops" },
        { call: "findLastInvoice", arguments: "{oops" },
      ],
    ],
  ];
  for (const [name, script] of broken) {
    it(`a model that ${name} ends in MODEL_ERROR, without a call of the API`, async () => {
      model.script.push(...script);
      const { status, body } = await ask(VAGUE);
      expect([status, body.error_code]).toEqual([500, "MODEL_ERROR"]);
      expect(body.trace ?? []).toEqual([]);
      expect(JSON.stringify(body)).not.toContain("sk-model-key");
      model.script.length = 0;
    });
  }

  it("reveals no secret to the model, and never the model's key", async () => {
    model.script.push({ call: "findLastInvoice", arguments: { company_name: "ABC Corp" } });
    await ask(VAGUE);
    expect(JSON.stringify(model.requests)).not.toContain(SECRET);
    expect(toolgate.logs.filter((line) => line.includes("sk-model-key") || line.includes(SECRET))).toEqual(
      [],
    );
  });

  it("searches with the vectors of the embedding model", async () => {
    const rows = await toolgate.stack.sql("select distinct model from private.tool_embeddings");
    expect(rows).toEqual([{ model: "letters" }]);
    model.requests.length = 0;
    await owner.call("POST", "/functions/v1/tools/search", { query: "invoice" });
    expect(model.requests.map(({ path }) => path)).toEqual(["/v1/embeddings"]);
  });
});
