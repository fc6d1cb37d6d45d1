import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { type ScriptedModel, startScriptedModel } from "./scripted-model.ts";
import { startToolgate, type Toolgate } from "./start-toolgate.ts";

/** A user's personal data, by rule; none of it may reach a model, a log, a trace or the audit log. */
const TOLD = [
  "jane.doe@example.com",
  "jan.novak+vip@firma.cz",
  "иван@пример.рф",
  "+420 777 123 456",
  "+48 501 234 567",
  "8 (916) 123-45-67",
  "+44 20 7946 0958",
  "CZ65 0800 0000 1920 0014 5399",
  "GB82 WEST 1234 5698 7654 32",
  "4111 1111 1111 1111",
  "5500-0000-0000-0004",
  "378282246310005",
  "900101/1234",
  "7801233540",
  "44051401359",
];
/** The API's answer. */
const ANSWERED = [
  "112-233-445 95",
  "500100732259",
  "203.0.113.7",
  "2001:db8::8a2e:370:7334",
  "sk-proj-Ab12Cd34Ef56Gh78Ij90",
  "ghp_16C7e42F292c6912E7710c838347Ae178B4a",
  "AKIAIOSFODNN7EXAMPLE",
  "sb_secret_N7UND0UgjKTVK-Uodkm0Hg",
  "xoxb-123456789012-abcdefABCDEF",
  "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln",
  "app:s3cr3t-pw",
  "joe@example.org",
  "+7 (916) 765-43-21",
  "PL61 1090 1014 0000 0712 1981 2874",
  "hunter2-canary",
];
const EMPLOYEE = "EMP-7734-X";
const CANARIES = [...TOLD, ...ANSWERED];
const TOKEN = /\[[a-z][a-z0-9_]*_\d+_[a-z0-9]{5}\]/g;

const received: { url: string; body: string }[] = [];
let upstream: Loopback;
let model: ScriptedModel;
let toolgate: Toolgate;
let person: Awaited<ReturnType<Toolgate["newPerson"]>>;

beforeAll(async () => {
  upstream = await startLoopback(({ url, body }, response) => {
    received.push({ url, body });
    const facts = ANSWERED.map((value) => (value.includes(":s3cr3t") ? `postgres://${value}@db/x` : value));
    const [password, ...rest] = facts.reverse();
    answerJson(response, { saved: true, password, facts: rest, note: `Hi\n${rest.join("\n")}` });
  });
  model = await startScriptedModel();
  toolgate = await startToolgate({
    upstreams: [upstream.url],
    env: {
      OPENAI_API_KEY: "sk-x",
      OPENAI_BASE_URL: model.url,
      LLM_MODEL: "small",
      EMBEDDING_MODEL: "letters",
    },
  });
  person = await toolgate.newPerson();
  const tool = {
    name: "save_customer",
    description: `Save what is known of a customer. Ask ${CANARIES[0]} if unsure.`,
    http_config: {
      url: `${upstream.url}/customers?email={{email}}`,
      method: "POST",
      body_template: '{"details": "{{details}}"}',
    },
  };
  const headers = { apikey: toolgate.stack.publishableKey, prefer: "return=representation" };
  const made = await person.client.call("POST", "/rest/v1/custom_tools", tool, headers);
  expect([made.status, made.body]).toEqual([201, expect.anything()]);
  // Questions are embedded once the tools are.
  await toolgate.as(toolgate.stack.secretKey).call("POST", "/functions/v1/worker");
  const isActive = "select from private.settings where key = 'embedding_model'";
  await vi.waitFor(async () => expect(await toolgate.stack.sql(isActive)).toHaveLength(1), 20_000);
});
afterAll(async () => {
  await toolgate?.stop();
  await model?.stop();
  await upstream?.close();
});

/** Calls the tool with the tokens of the question, then repeats those of the result. */
function playModel(question: string): void {
  let calls = 0;
  model.answer = ({ messages }) => {
    const last = messages.at(-1);
    if (last?.role === "tool") return { text: `Saved. I read: ${last.content.match(TOKEN)?.join(" ")}` };
    const reported = messages.findLast(({ content }) => content?.includes(question))?.content ?? "";
    const [, ...asked] = reported.split(question);
    const tokens = asked.join("").match(TOKEN) ?? [];
    calls++;
    const args = { email: tokens[0], details: tokens.join(" | ") };
    return calls > 1 ? { text: "done" } : { call: "save_customer", arguments: args };
  };
}

async function everythingKept(traceId: string): Promise<string> {
  const rows = (table: string) =>
    toolgate.stack.sql(`select to_jsonb(t) as row from public.${table} t where trace_id = '${traceId}'`);
  await expect.poll(async () => (await rows("traces")).length).toBe(1);
  await expect.poll(async () => (await rows("audit_log")).length).toBeGreaterThanOrEqual(2);
  return JSON.stringify([await rows("traces"), await rows("audit_log"), toolgate.logs]);
}

const leaked = (text: string) =>
  [...CANARIES, EMPLOYEE].filter(
    (canary) => text.includes(canary) || text.includes(encodeURIComponent(canary)),
  );

it("the orchestrator's models see none of 30 canaries, the API gets and the caller reads the real values", async () => {
  const question = "Save this customer:";
  playModel(question);
  const messages = [{ role: "user", content: `${question} ${TOLD.join(", ")}.` }];
  const { body } = await person.client.call<{
    results: { message: { content: string }; trace_id: string }[];
  }>("POST", "/functions/v1/hydra-orchestrator", { messages, tools: ["save_customer"] });
  const [result] = body.results;
  expect(JSON.parse(received.at(-1)?.body ?? "{}")).toEqual({ details: TOLD.join(" | ") });
  expect(new URL(received.at(-1)?.url ?? "", upstream.url).searchParams.get("email")).toBe(TOLD[0]);
  expect(ANSWERED.filter((value) => !result?.message.content.includes(value))).toEqual([]);
  expect(model.requests.length).toBeGreaterThanOrEqual(2);
  expect(leaked(JSON.stringify(model.requests))).toEqual([]);
  expect(leaked(await everythingKept(result?.trace_id ?? ""))).toEqual([]);
});

it("agent-query's planner sees none of them in the question and the context, and answers with the real values", async () => {
  model.requests.length = 0;
  playModel("Known values");
  const { body } = await person.client.call<{ status: string; trace_id: string; final_data: unknown }>(
    "POST",
    "/functions/v1/agent-query",
    {
      user_query: `customer ${TOLD[1]}, take care of it all`,
      conversation_id: "s",
      user_context_data: { known: TOLD, more: { [String(TOLD[0])]: 1 } },
    },
  );
  expect([body.status, body.status === "SUCCESS" ? null : body]).toEqual(["SUCCESS", null]);
  expect(JSON.parse(received.at(-1)?.body ?? "{}").details).toContain(TOLD.join(" | "));
  expect(ANSWERED.filter((value) => !JSON.stringify(body).includes(value))).toEqual([]);
  expect(model.requests.some(({ path }) => path.endsWith("/chat/completions"))).toBe(true);
  expect(model.requests.some(({ path }) => path.endsWith("/embeddings"))).toBe(true);
  expect(leaked(JSON.stringify(model.requests))).toEqual([]);
  expect(leaked(await everythingKept(body.trace_id))).toEqual([]);
});

it("an agent's own rules hold for its models, traces and audit rows, and the rules it turned off do not", async () => {
  model.requests.length = 0;
  const question = "Save this employee:";
  playModel(question);
  const file = {
    agent_id: "hr",
    env: "dev",
    approval: { mode: "auto" },
    tools: [{ name: "save_customer", side_effect: "write" }],
    scrub: { off: ["ipv4"], rules: [{ name: "employee", pattern: "emp-[0-9]{4}-[A-Z]", flags: "i" }] },
  };
  const stored = await person.client.call("PUT", "/functions/v1/agents/hr", file);
  expect([stored.status, stored.body]).toEqual([
    stored.status < 300 ? stored.status : 200,
    expect.anything(),
  ]);
  const messages = [{ role: "user", content: `${question} ${EMPLOYEE} at 198.51.100.7` }];
  const { body } = await person.client.call<{ results: { trace_id: string }[] }>(
    "POST",
    "/functions/v1/hydra-orchestrator",
    { messages, agent_id: "hr" },
  );
  expect(JSON.parse(received.at(-1)?.body ?? "{}")).toEqual({ details: EMPLOYEE });
  const asked = JSON.stringify(model.requests);
  expect(asked).toContain("198.51.100.7");
  expect(leaked(asked)).toEqual([ANSWERED[2]]);
  expect(leaked(await everythingKept(body.results[0]?.trace_id ?? ""))).toEqual([ANSWERED[2]]);
});
