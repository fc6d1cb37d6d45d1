import { afterAll, afterEach, beforeAll, describe, expect, it, test } from "vitest";
import { answerJson } from "../calling/loopback-server.ts";
import {
  type OrchestratorSetting,
  offeredNames,
  type Result,
  startOrchestratorSetting,
  toolResults,
} from "./orchestrator-setting.ts";
import type { ModelRequest, Scripted } from "./scripted-model.ts";

let setting: OrchestratorSetting;
/** Writes need no approval. */
let free: string;
/** An approval of an agent whose writes require one. */
let careful: string;
beforeAll(async () => {
  setting = await startOrchestratorSetting({ TOOLGATE_ENV: "dev" });
  const tools = [
    { name: "get_note", side_effect: "read" },
    { name: "send_note", side_effect: "write" },
  ];
  await setting.owner.call("PUT", "/functions/v1/agents/cara", {
    agent_id: "cara",
    approval: { mode: "manual" },
    tools,
  });
  free = await newKey();
  careful = await newKey({ agent_id: "cara" });
});
afterAll(() => setting?.stop());
afterEach(() => setting.expectNoLeak());

async function newKey(more: object = {}): Promise<string> {
  const { body } = await setting.owner.call<{ key: string }>("POST", "/functions/v1/api-keys", {
    name: "k",
    scopes: ["agent:query"],
    ...more,
  });
  return body.key;
}

interface Message {
  role: string;
  content: string | null;
  tool_calls?: { id: string; function: { name: string } }[];
  tool_call_id?: string;
}
interface Answer {
  choices: { finish_reason: string; message: Message }[];
  usage: { prompt_tokens: number; completion_tokens: number };
  toolgate: { steps: Result["steps"]; run_id?: string; approval?: { approval_id: string } };
}

const user = (content: string): Message => ({ role: "user", content });
const named = (name: string) => ({ type: "function", function: { name } });
const CLOCK = named("clock");
const readNote = { name: "get_note", arguments: { id: 7 } };
const sendNote = { name: "send_note", arguments: { text: "pay" } };
const askClock = { name: "clock", arguments: {} };

async function complete(messages: Message[], { tools = [CLOCK], key = free, ...more }: Asked = {}) {
  const { status, body } = await setting.toolgate
    .as(key)
    .call<Answer & { error_code: string }>("POST", "/functions/v1/hydra-orchestrator/chat/completions", {
      model: "toolgate",
      messages,
      tools,
      ...more,
    });
  const message = body.choices?.[0]?.message ?? user("");
  return { status, body, message, said: message.content ?? "", calls: message.tool_calls ?? [] };
}
interface Asked {
  tools?: object[];
  key?: string;
  tool_choice?: unknown;
}

/** The client's answers to its calls. */
const bring = ({ tool_calls = [] }: Message, content = "12:00"): Message[] =>
  tool_calls.map(({ id }) => ({ role: "tool", tool_call_id: id, content }));

const turnsOf = ({ messages }: ModelRequest["body"]) =>
  messages.filter(({ role }) => role === "assistant").length;
/** Requests these calls, one list per turn, then answers with `last`. */
function turns(
  calls: { name: string; arguments: unknown }[][],
  last?: (body: ModelRequest["body"]) => Scripted,
) {
  return (body: ModelRequest["body"]): Scripted => {
    const next = calls[turnsOf(body)];
    if (next) return { calls: next };
    return last?.(body) ?? { text: `Done: ${toolResults(body).join(" | ")}` };
  };
}
const userTexts = ({ messages }: ModelRequest["body"]) =>
  messages.flatMap(({ role, content }) => (role === "user" ? [content] : []));

/** A request that calls the client's clock, and the messages with its result. */
async function clockAsked(more: Asked = {}) {
  const { message } = await complete([user("hi")], more);
  return [user("hi"), message, ...bring(message)];
}

describe("a write of a resumed run", () => {
  it("whose process dies is not repeated; the model learns that it may have been executed", async () => {
    setting.model.answer = turns([[askClock], [sendNote]]);
    const messages = await clockAsked();
    const { release } = setting.hold({ saved: "pay" });
    const one = complete(messages);
    await expect.poll(() => setting.writes().length).toBe(1);
    // Simulates an expired lease.
    await setting.toolgate.stack.sql(
      "update private.orchestrator_runs set lease_until = '-infinity', token = gen_random_uuid()",
    );
    const two = await complete(messages);
    release();
    expect(await one).toMatchObject({ status: 409, body: { error_code: "CONFLICT" } });
    expect([two.status, two.said]).toEqual([200, expect.stringContaining("may have been carried out")]);
    expect(two.body.toolgate.steps).toMatchObject([
      { tool: "send_note", result: { error_code: "CONFLICT", technical_details: { reason: "unknown" } } },
    ]);
    expect(setting.writes()).toHaveLength(1);
  });

  it("is aborted if another process took over the run, without waiting for the model", async () => {
    setting.model.answer = turns([[askClock]], () => ({ hang: true }));
    const messages = await clockAsked();
    const one = complete(messages);
    await expect.poll(() => setting.model.requests.length).toBe(2);
    await setting.toolgate.stack.sql("update private.orchestrator_runs set token = gen_random_uuid()");
    expect(await one).toMatchObject({
      status: 409,
      body: { error_code: "CONFLICT", technical_details: { reason: "superseded" } },
    });
  });

  it("that waits for an approval does not count as begun", async () => {
    setting.model.answer = turns([[askClock], [sendNote]]);
    const more = { key: careful };
    const messages = await clockAsked(more);
    const { body, message } = await complete(messages, more);
    await setting.decide(body.toolgate.approval?.approval_id, "approve");
    expect((await complete([...messages, message, user("ok")], more)).said).toContain('"saved":"pay"');
    expect(setting.writes()).toHaveLength(1);
  });
});

describe("a loop of the client's own functions", () => {
  it("has the limits of one request in each, and reports the usage of each", async () => {
    setting.model.answer = turns(Array.from({ length: 20 }, () => [askClock]));
    const messages: Message[] = [user("hi")];
    const used: number[] = [];
    for (;;) {
      const { body, message, said } = await complete(messages);
      used.push(body.usage.prompt_tokens);
      if (!message.tool_calls) {
        expect(said).toMatch(/^Done: /);
        break;
      }
      messages.push(message, ...bring(message));
    }
    expect(used).toEqual(Array.from({ length: 21 }, () => 100));
  });

  it("offers the functions of each request, and no others; ours that has the name of one gets another", async () => {
    setting.model.answer = turns([[askClock], [readNote]], (body) => ({
      text: offeredNames(body).join(" "),
    }));
    const messages = await clockAsked();
    const { said } = await complete(messages, { tools: [named("other"), named("send_note")] });
    expect(said.split(" ").sort()).toEqual(["get_note", "other", "send_note", "send_note_"]);

    const others = await clockAsked();
    setting.model.answer = (body) => ({ call: "get_note", arguments: { by: offeredNames(body).length } });
    const theirs = await complete(others, { tools: [named("get_note")] });
    expect(theirs.calls.map((call) => call.function.name)).toEqual(["get_note"]);
    expect(setting.api.received.map(({ url }) => url)).toEqual(["/notes/7"]);
  });

  it("lets a later request force one of its functions", async () => {
    setting.model.answer = turns([[askClock]], (body) => ({
      text: JSON.stringify([offeredNames(body), (body as { tool_choice?: unknown }).tool_choice]),
    }));
    const choice = { type: "function", function: { name: "other" } };
    const { said } = await complete(await clockAsked(), {
      tools: [CLOCK, named("other")],
      tool_choice: choice,
    });
    expect(JSON.parse(said)).toEqual([["other"], "required"]);
  });
});

describe("messages sent while a run waits", () => {
  it("for an approval is reported although calls of the client come first", async () => {
    setting.model.answer = (body) =>
      toolResults(body).length < 2 ? { calls: [sendNote, askClock] } : { text: userTexts(body).join(" | ") };
    const more = { key: careful };
    const one = await complete([user("pay")], more);
    await setting.decide(one.body.toolgate.approval?.approval_id, "approve");
    // The client's function is not even offered any more.
    const asked = [user("pay"), one.message, user("Yes, but answer in Czech")];
    const two = await complete(asked, { ...more, tools: [] });
    expect(two.calls.map((call) => call.function.name)).toEqual(["clock"]);
    const three = await complete([...asked, two.message, ...bring(two.message)], more);
    expect(three.said).toBe("pay | Yes, but answer in Czech");
    expect(setting.writes()).toHaveLength(1);
  });

  it("is reported once when the model failed and the client asks again", async () => {
    let fails = true;
    setting.model.answer = turns([[askClock], [readNote]], (body) =>
      fails ? { status: 400 } : { text: userTexts(body).join(" | ") },
    );
    const messages = [...(await clockAsked()), user("hurry")];
    expect((await complete(messages)).status).toBe(500);
    fails = false;
    const { said, body } = await complete(messages);
    expect([said, body.toolgate.steps.length]).toEqual(["hi | hurry", 1]);
    expect(setting.api.received).toHaveLength(1);
  });
});

describe("a repeated request", () => {
  it("whose run waits for an approval gets the same answer; a new question is a conversation of its own", async () => {
    setting.model.answer = turns([[askClock], [sendNote]]);
    const more = { key: careful };
    const messages = await clockAsked(more);
    const one = await complete(messages, more);
    const asked = setting.model.requests.length;
    const { choices, usage, toolgate } = one.body;
    expect(toolgate.run_id).toBeTypeOf("string");
    expect((await complete(messages, more)).body).toMatchObject({ choices, usage, toolgate });
    expect(setting.model.requests).toHaveLength(asked);
    setting.model.answer = (body) => ({ text: userTexts(body).join(" | ") });
    expect((await complete([...messages, user("Why?")], more)).said).toBe("hi | Why?");
    await setting.decide(one.body.toolgate.approval?.approval_id, "approve");
    // The lease belonged to the run that continues now.
    expect((await complete(messages, more)).body.toolgate.steps).toMatchObject([
      { tool: "send_note", result: { saved: "pay" } },
    ]);
  });

  it("whose run is over gets the same answer; with something else it is a conversation of its own", async () => {
    setting.model.answer = turns([[askClock]], (body) => ({
      text: `${userTexts(body).at(-1)} ${toolResults(body)
        .at(-1)
        ?.replaceAll(/<[^>]*>/g, "")
        .trim()}`,
    }));
    const messages = await clockAsked();
    const said = async (more: Message[]) => (await complete([...messages.slice(0, 2), ...more])).said;
    const result = messages[2] as Message;
    const first = await complete([...messages, user("A?")]);
    expect(first.said).toBe("A? 12:00");
    expect(await complete([...messages, user("A?")])).toMatchObject({
      said: first.said,
      body: { usage: first.body.usage },
    });
    const asked = setting.model.requests.length;
    expect(await said([result, user("A?")])).toBe("A? 12:00");
    expect(setting.model.requests).toHaveLength(asked);
    expect(await said([result, user("B?")])).toBe("B? 12:00");
    expect(await said([{ ...result, content: "23:59" }])).toBe("hi 23:59");
  });
});

describe("a run", () => {
  it("of a key without an agent does not belong to the named agent", async () => {
    const bound = setting.toolgate.as(await newKey({ agent_id: "cara" }));
    setting.model.answer = turns([[sendNote]]);
    const { client } = await setting.newKey();
    const { first } = await setting.ask({ agent_id: "cara" }, { client });
    await setting.decide(first.approval?.approval_id, "approve");
    expect((await setting.resume(first.run_id, bound)).status).toBe(404);
    expect((await setting.resume(first.run_id, client)).first.steps).toMatchObject([
      { result: { saved: "pay" } },
    ]);
  });

  it("stores results cut to the model's limit, and returns those of the request whole", async () => {
    const text = "x".repeat(95_000);
    setting.answerWith(({ method }, response) =>
      answerJson(response, method === "POST" ? { saved: text } : { text }),
    );
    const reads = [1, 2, 3, 4].map((id) => ({ name: "get_note", arguments: { id } }));
    setting.model.answer = turns([reads, reads, reads, [sendNote]]);
    const { first } = await setting.ask({ agent_id: "cara" });
    expect(first.steps.map(({ result }) => JSON.stringify(result).length > 90_000)).toEqual([
      ...Array.from({ length: 12 }, () => true),
      false,
    ]);
    const [row] = await setting.toolgate.stack.sql(
      "select length(state) as size from private.orchestrator_runs where run_id = $1",
      [first.run_id ?? null],
    );
    expect(row?.["size"]).toBeLessThan(12 * 2 * 18_000);
    expect((await setting.resume(first.run_id)).body.technical_details).toMatchObject({
      approval_id: first.approval?.approval_id,
      run_id: first.run_id,
    });
    await setting.decide(first.approval?.approval_id, "approve");
    const done = await setting.resume(first.run_id);
    expect(done.first.steps[0]).toMatchObject({ cut: true, result: expect.stringMatching(/^\{"text":"x+$/) });
    expect(done.first.steps.map(({ result }) => JSON.stringify(result).length > 90_000)).toEqual([
      ...Array.from({ length: 12 }, () => false),
      true,
    ]);
    expect((await setting.resume(first.run_id)).body).toEqual(done.body);
  });

  it("that fails before it continues is released at once", async () => {
    setting.model.answer = turns([[sendNote]]);
    const { first } = await setting.ask({ agent_id: "cara" });
    await setting.decide(first.approval?.approval_id, "approve");
    await setting.toolgate.stack.sql(
      "update private.orchestrator_runs set state = 'no JSON' where run_id = $1",
      [first.run_id ?? null],
    );
    for (const _ of [1, 2]) expect((await setting.resume(first.run_id)).status).toBe(500);
  });

  it("that is finished is deleted first when an account has too many", async () => {
    const { client } = await setting.toolgate.newPerson();
    const [person] = await setting.toolgate.stack.sql(
      "select id from auth.users order by created_at desc limit 1",
    );
    expect(client).toBeDefined();
    const user_id = String(person?.["id"]);
    await setting.toolgate.stack.sql(
      "insert into private.orchestrator_runs (run_id, user_id, tool_ids, state, is_over, created_at) select gen_random_uuid(), $1, '{}', '', n > 400, now() + make_interval(secs => n) from generate_series(1, 500) n",
      [user_id],
    );
    await setting.toolgate.stack.sql(
      "select service.save_run(gen_random_uuid(), $1, null, null, null, '{}', '{}')",
      [user_id],
    );
    expect(
      await setting.toolgate.stack.sql(
        "select is_over, count(*)::int as count from private.orchestrator_runs where user_id = $1 group by 1 order by 1",
        [user_id],
      ),
    ).toEqual([
      { is_over: false, count: 401 },
      { is_over: true, count: 99 },
    ]);
    await expect(
      setting.toolgate.stack.sql(
        "select service.save_run(gen_random_uuid(), $1, null, null, null, '{}', repeat('x', 8000001))",
        [user_id],
      ),
    ).rejects.toThrow("bytes");
  });
});

test.each(["chat/completions", "responses"])(
  "an Idempotency-Key of %s whose caller leaves before anything was written is free again",
  async (path) => {
    const headers = { "idempotency-key": crypto.randomUUID() };
    const body = { model: "toolgate", messages: [user("hi")], input: "hi" };
    const url = `/functions/v1/hydra-orchestrator/${path}`;
    setting.model.answer = () => ({ hang: true });
    const before = setting.model.abandoned;
    const controller = new AbortController();
    const client = setting.toolgate.as(free);
    const lost = client.send("POST", url, body, { headers, signal: controller.signal }).catch(() => null);
    await expect.poll(() => setting.model.requests.length).toBe(1);
    controller.abort();
    await lost;
    await expect.poll(() => setting.model.abandoned).toBe(before + 1);
    setting.model.answer = () => ({ text: "second time" });
    const again = () => client.call<Record<string, unknown>>("POST", url, body, headers);
    let answer = await again();
    while ((answer.body["technical_details"] as { reason?: string })?.reason === "in_flight") {
      answer = await again();
    }
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([
      200,
      expect.stringContaining("second time"),
    ]);
  },
);
