import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { connect, startToolgate, type Toolgate } from "../integration/start-toolgate.ts";
import { toolsClient } from "../integration/tools-client.ts";

/*
 * Who: an upstream that received a secret. What it tries: to have a part of it stored where people and models read it later.
 * Whole secrets are masked everywhere; a part cannot be distinguished from other text, so the answer is not stored in the trace.
 */

const KEY = "sk_live_51HabcXYZ0987654321";

let answer: { status: number; body: object } = { status: 200, body: {} };
let api: Loopback;
let toolgate: Toolgate;
let person: Awaited<ReturnType<Toolgate["newPerson"]>>;

beforeAll(async () => {
  api = await startLoopback(({ headers }, response) => {
    const got = JSON.stringify(headers).includes(KEY);
    answerJson(response, { got, ...answer.body }, answer.status);
  });
  toolgate = await startToolgate({ upstreams: [api.url] });
  person = await toolgate.newPerson();
  await connect(person.client, writeDocument(), { key: KEY });
});
afterAll(async () => {
  await toolgate.stop();
  await api.close();
});

function writeDocument(): object {
  return {
    openapi: "3.1.0",
    info: { title: "Echo", version: "1" },
    servers: [{ url: api.url }],
    "x-auth-type": "api-key",
    "x-required-secrets": [
      { secret_id: "key", description: "Key", vault_key_name: "key", in: "header", name: "x-key" },
    ],
    paths: { "/echo": { get: { operationId: "echoThing", responses: { 200: { description: "OK" } } } } },
  };
}

interface Answer {
  status: string;
  trace_id: string;
  final_data?: { got: boolean };
}

/** The trace, read by its owner through the Data API. */
async function readTrace(traceId: string): Promise<string> {
  const path = `/rest/v1/traces?trace_id=eq.${traceId}`;
  const headers = { apikey: toolgate.stack.publishableKey };
  for (let count = 0; count < 100; count++) {
    const { status, body } = await person.client.call<object[]>("GET", path, undefined, headers);
    expect(status).toBe(200);
    if (body.length > 0) return JSON.stringify(body);
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`There is no trace ${traceId}.`);
}

const ask = () =>
  person.client.call<Answer>("POST", "/functions/v1/agent-query", {
    user_query: "echo",
    conversation_id: crypto.randomUUID(),
    tool: "echoThing",
    arguments: {},
  });

const PARTS: [attempt: string, part: string][] = [
  ["its beginning", KEY.slice(0, 14)],
  ["its end", KEY.slice(-13)],
  ["its middle, spaced", Array.from(KEY.slice(8, 22)).join(" ")],
  ["all but its last character", KEY.slice(0, -1)],
  ["its beginning in capitals", KEY.slice(0, 14).toUpperCase()],
];

describe("an answer that contains a part of a secret", () => {
  test.each(PARTS)("of an operation: %s is not in the trace", async (_, part) => {
    answer = { status: 200, body: { hint: `key ${part}…` } };
    const { body } = await ask();
    expect(body).toMatchObject({ status: "SUCCESS", final_data: { got: true } });
    const trace = await readTrace(body.trace_id);
    expect(trace).toContain("withheld");
    expect(trace).not.toContain(part);
  });

  test.each(PARTS)("of an operation that fails: %s is not in the trace", async (_, part) => {
    answer = { status: 403, body: { message: `Invalid key ${part}` } };
    const { body } = await ask();
    expect(body.status).toBe("FAILURE");
    const trace = await readTrace(body.trace_id);
    expect(trace).toContain("withheld");
    expect(trace).not.toContain(part);
  });

  test.each(PARTS)("of an HTTP tool: %s is not in the trace", async (_, part) => {
    answer = { status: 200, body: { hint: `key ${part}…` } };
    const { makeTool, run, storeSecrets } = toolsClient(() => toolgate);
    const tool = await makeTool(person, {
      name: `echo_${crypto.randomUUID().slice(0, 8)}`,
      http_config: { url: `${api.url}/echo`, method: "GET", headers: { "x-key": "{{key}}" } },
      secret_names: ["key"],
    });
    await storeSecrets(person, tool.id, { key: KEY });
    const { body } = await run(person, tool.id, { arguments: {} });
    const trace = await readTrace(String(body["trace_id"]));
    expect(trace).toContain("withheld");
    expect(trace).not.toContain(part);
  });

  test("an answer without one is in the trace", async () => {
    answer = { status: 200, body: { hint: "keys begin with sk_live_" } };
    const { body } = await ask();
    const trace = await readTrace(body.trace_id);
    expect(trace).toContain("keys begin with");
    expect(trace).not.toContain("withheld");
  });
});
