import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerJson, type Loopback, type Received, startLoopback } from "../calling/loopback-server.ts";
import { connect, startToolgate, type Toolgate } from "../integration/start-toolgate.ts";

/*
 * Who: the model endpoint of an account. What it tries: to occupy the functions of all users, to hold a run, or to prevent
 * its trace. Expected: an answer or an error soon, others do not wait, and the run has a trace of a bounded size.
 */

type Respond = (request: Received, response: ServerResponse) => unknown;
interface Outcome {
  /** `SUCCESS`, or the code of the error. */
  outcome: string;
  body: string;
}

/** Milliseconds for which a request of another user may wait. It took 2 s on a machine with much other work. */
const LIMIT_MS = 6_000;
const MAX_TRACE = 400_000;

/** A token of 20 characters stands for it in the request to the model. */
const PRIVATE_KEY = `-----BEGIN PRIVATE KEY-----\n${"MIIEvQIBADANBgkqhkiG9w0BAQEFAASC\n".repeat(450)}-----END PRIVATE KEY-----`;

let endpoint: Loopback;
let api: Loopback;
let toolgate: Toolgate;
let owner: Awaited<ReturnType<Toolgate["newPerson"]>>;
let other: typeof owner;
let respond: Respond = () => {};

beforeAll(async () => {
  endpoint = await startLoopback((request, response) => respond(request, response));
  api = await startLoopback((_, response) => answerJson(response, { ok: true }));
  toolgate = await startToolgate({ upstreams: [endpoint.url, api.url] });
  [owner, other] = [await toolgate.newPerson(), await toolgate.newPerson()];
  await connect(owner.client, writeDocument());
  const model = { base_url: `${endpoint.url}/v1`, chat_model: "m", key: "model-canary-51e0c77ab9" };
  expect((await owner.client.call("PUT", "/functions/v1/settings/model", model)).status).toBe(200);
  respond = call("listNotes", "{}");
  await plan();
});
afterAll(async () => {
  await toolgate?.stop();
  await Promise.all([endpoint?.close(), api?.close()]);
});

function writeDocument(): object {
  const list = {
    operationId: "listNotes",
    summary: "List notes",
    parameters: [{ name: "tag", in: "query", schema: {} }],
    responses: { 200: { description: "OK" } },
  };
  return {
    openapi: "3.1.0",
    info: { title: "Notes", version: "1" },
    servers: [{ url: api.url }],
    "x-auth-type": "none",
    "x-required-secrets": [],
    paths: { "/notes": { get: list } },
  };
}

const complete =
  (message: object, more: { finish_reason?: string; usage?: object } = {}): Respond =>
  (_, response) => {
    const { finish_reason = "stop", usage = {} } = more;
    answerJson(response, { choices: [{ index: 0, message, finish_reason }], usage });
  };
const say = (content: string, more = {}) => complete({ content }, more);
const call = (name: string, args: string, more = {}) =>
  complete({ tool_calls: [{ id: "c", function: { name, arguments: args } }] }, more);
const stream =
  (deltas: object[]): Respond =>
  (_, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    const events = deltas.map((delta) => `data: ${JSON.stringify({ choices: [{ delta }] })}\n\n`);
    response.end(`${events.join("")}data: [DONE]\n\n`);
  };
const refuse =
  (status: number, headers: Record<string, string>): Respond =>
  (_, response) =>
    response.writeHead(status, headers).end();

const numbers = (count: number) => Array.from({ length: count }, (_, i) => i);
const nested = (depth: number) => `{"tag":${"[".repeat(depth)}${"]".repeat(depth)}}`;

async function ask(path: string, body: object): Promise<Outcome> {
  const response = await owner.client.send("POST", `/functions/v1/${path}`, body);
  const text = await response.text();
  return { outcome: /"error_code":"([A-Z_]+)"/.exec(text)?.[1] ?? "SUCCESS", body: text };
}
const plan = () =>
  ask("agent-query", { user_query: "Show me notes somehow wibbly", conversation_id: crypto.randomUUID() });
const chat = (content = "Hello", more = {}) =>
  ask("hydra-orchestrator", { messages: [{ role: "user", content }], ...more });
const streamed = (content = "Hello") => chat(content, { stream: true });

const ROWS: [attempt: string, ask: () => Promise<Outcome>, respond: Respond, outcome: string][] = [
  ["a text of 5 MB", chat, say("x".repeat(5_000_000)), "MODEL_ERROR"],
  [
    "a streamed text of 1 MB",
    streamed,
    stream(numbers(1_000).map(() => ({ content: "x".repeat(1_000) }))),
    "MODEL_ERROR",
  ],
  [
    "30,000 streamed calls, each with a number of its own",
    streamed,
    stream([{ tool_calls: numbers(30_000).map((index) => ({ index })) }]),
    "MODEL_ERROR",
  ],
  [
    "100,000 calls in one answer",
    chat,
    complete({ tool_calls: numbers(100_000).map((id) => ({ id: `c${id}`, function: { name: "f" } })) }),
    "MODEL_ERROR",
  ],
  ["a finish reason of 5 MB", chat, say("Hello", { finish_reason: "x".repeat(5_000_000) }), "SUCCESS"],
  ["900 values of one argument", plan, call("listNotes", JSON.stringify({ tag: numbers(900) })), "SUCCESS"],
  [
    "40,000 values of one argument",
    plan,
    call("listNotes", JSON.stringify({ tag: numbers(40_000) })),
    "MODEL_ERROR",
  ],
  ["arguments 50,000 deep", plan, call("listNotes", nested(50_000)), "MODEL_ERROR"],
  [
    "a question of 5 MB",
    plan,
    call("ask_user", JSON.stringify({ question: "x".repeat(5e6) })),
    "MODEL_ERROR",
  ],
  [
    "a reason of 5 MB",
    plan,
    call("no_tool_fits", JSON.stringify({ reason: "x".repeat(5e6) })),
    "MODEL_ERROR",
  ],
  ["a tool that was not offered", plan, call("deleteEverything", "{}"), "MODEL_ERROR"],
  ["a tool named __proto__", plan, call("__proto__", "{}"), "MODEL_ERROR"],
  [
    "arguments named __proto__ and constructor",
    plan,
    call("listNotes", '{"__proto__":{"tag":"a"},"constructor":{"prototype":{"tag":"b"}}}'),
    "INVALID_ARGUMENTS",
  ],
  ["a web page", chat, refuse(200, { "content-type": "text/html" }), "MODEL_ERROR"],
  ["429, again in a day", chat, refuse(429, { "retry-after": "86400" }), "MODEL_ERROR"],
  ["503, again in a minute", plan, refuse(503, { "retry-after-ms": "60000" }), "MODEL_ERROR"],
  [
    "429 that is to be repeated",
    chat,
    refuse(429, { "x-should-retry": "true", "retry-after": "1e9" }),
    "MODEL_ERROR",
  ],
];

describe("the model endpoint of an account answers", () => {
  test.each(ROWS)("%s", async (_, send, answer, expected) => {
    respond = answer;
    let isOver = false;
    const asked = send().finally(() => {
      isOver = true;
    });
    let longest = 0;
    while (!isOver) {
      const started = performance.now();
      await other.client.call("GET", "/functions/v1/connectors");
      longest = Math.max(longest, performance.now() - started);
    }
    const { outcome, body } = await asked;
    expect(outcome).toBe(expected);
    expect(longest).toBeLessThan(LIMIT_MS);
    await traceOf(body);
  });

  const USAGES: [usage: object, input: number, output: number][] = [
    [{ prompt_tokens: 3e9, completion_tokens: 1e308 }, 10_000_000, 10_000_000],
    [{ prompt_tokens: 1.5, completion_tokens: -4 }, 2, 0],
    [{ prompt_tokens: "7", completion_tokens: null }, 0, 0],
  ];
  test.each(USAGES)("usage %j: the run has a trace", async (usage, input_tokens, output_tokens) => {
    for (const [send, answer] of [
      [chat, say("Hello", { usage })],
      [plan, call("listNotes", "{}", { usage })],
    ] as const) {
      respond = answer;
      const { outcome, body } = await send();
      expect(outcome).toBe("SUCCESS");
      expect(await traceOf(body)).toMatchObject({ input_tokens, output_tokens });
    }
  });

  test.each([
    ["whole", chat],
    ["streamed", streamed],
  ])("the token of a long secret 8,000 times, %s: it is restored some of them", async (_, send) => {
    respond = (request, response) => {
      const token = /\[private_key_\d+_\w{5}\]/.exec(request.body)?.[0] ?? "";
      say(token.repeat(8_000))(request, response);
    };
    const { outcome, body } = await send(`My key is ${PRIVATE_KEY}`);
    expect(outcome).toBe("SUCCESS");
    expect(body.length).toBeGreaterThan(PRIVATE_KEY.length);
    expect(body.length).toBeLessThan(8_000_000);
  });
});

async function traceOf(body: string): Promise<unknown> {
  const id = /"trace_id":"([\w-]+)"/.exec(body)?.[1] ?? null;
  const read = () =>
    toolgate.stack.sql<{ size: number }>(
      "select length(steps::text) as size, input_tokens, output_tokens from traces where trace_id = $1",
      [id],
    );
  await expect.poll(async () => (await read()).length, { timeout: 5_000 }).toBe(1);
  const [trace] = await read();
  expect(trace?.size).toBeLessThan(MAX_TRACE);
  return trace;
}
