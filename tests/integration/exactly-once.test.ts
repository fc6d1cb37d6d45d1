import type { ServerResponse } from "node:http";
import process from "node:process";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { writeOrdersDocument } from "./orders-api.ts";
import { connect, startToolgate, type Toolgate } from "./start-toolgate.ts";

interface Answer {
  status?: string;
  error_code?: string;
  ok?: boolean;
  trace?: { kind: string; output: unknown }[];
  technical_details?: Record<string, unknown> & { reason?: string; approval_id?: string };
}
interface Told {
  status: number;
  text: string;
  body: Answer;
  retryAfter: string | null;
}
interface Person {
  token: string;
  createOrder: string;
  findCustomer: string;
  connectorId: string;
}

const AGENT_QUERY = "/functions/v1/agent-query";
const PLACE = "Create an order for a customer";
/** In the prompt's JSON. */
const PLACE_ASKED = `Request of the user:\\n${PLACE}`;
/** Requires several calls, so that the model plans it. */
const SEVERAL =
  "Create an order of two chairs and one table for customer cus_1 and then find the customer ABC Corp";

let shop: Loopback;
let model: Loopback;
let dev: Toolgate;
let owner: Person;
/** Where writes wait for an approval. */
let prod: Toolgate;
let careful: Person;
/** Orders and model requests that wait until the test releases them. */
const heldOrders: ServerResponse[] = [];
const heldQuestions: ServerResponse[] = [];
let holdsOrders = false;
let holdsQuestions = false;
let refusesTokens = false;
/** The next answers of the model. */
const script: ({ call: string; arguments: object } | { status: number })[] = [];

beforeAll(async () => {
  shop = await startLoopback(({ method, url, body }, response) => {
    if (url === "/token") return answerToken(response);
    if (method === "GET") return answerJson(response, { zeta: 1, alpha: [{ id: "cus_1" }] });
    if (holdsOrders) return heldOrders.push(response);
    return placeOrder(body, response);
  });
  model = await startLoopback(({ body }, response) => {
    if (holdsQuestions) heldQuestions.push(response);
    else answerQuestion(response, body);
  });
  const env = { OPENAI_API_KEY: "sk-once", OPENAI_BASE_URL: `${model.url}/v1`, EMBEDDING_MODEL: "local" };
  dev = await startToolgate({ upstreams: [shop.url], longestPause: 50, env });
  owner = await newPerson(dev);
  prod = await startToolgate({ upstreams: [shop.url], env: { ...env, TOOLGATE_ENV: "prod" } });
  careful = await newPerson(prod);
});
afterAll(async () => {
  await dev?.stop();
  await prod?.stop();
  await shop?.close();
  await model?.close();
});
beforeEach(() => {
  shop.received.length = 0;
  script.length = 0;
});

function placeOrder(body: string, response: ServerResponse): void {
  const { product } = JSON.parse(body) as { product: string };
  if (product === "fail") answerJson(response, { error: "broken" }, 500);
  else if (product === "redirect") response.writeHead(303, { location: "http://10.0.0.1/there" }).end();
  // Unsorted members, an integer-like one, NUL and a lone surrogate: a database would change them.
  else response.writeHead(201, { "content-type": "application/json" }).end(ODD);
}
const ODD = `{"zeta":1,"alpha":{"b":1,"a":[1.50,-0]},"10":true,"odd":"\\u0000 \\ud800"}`;

function answerToken(response: ServerResponse): void {
  if (refusesTokens) answerJson(response, { error: "invalid_client" }, 401);
  else answerJson(response, { access_token: "token-once", token_type: "bearer", expires_in: 3600 });
}

/** Answers by the script; without one, the model makes the requested order. */
function answerQuestion(response: ServerResponse, asked = ""): void {
  const place = asked.includes(PLACE_ASKED) ? { call: "createOrder", arguments: {} } : { status: 500 };
  const next = script.shift() ?? place;
  if ("status" in next) {
    answerJson(response, { error: { message: "scripted" } }, next.status);
    return;
  }
  const call = { name: next.call, arguments: JSON.stringify(next.arguments) };
  const message = {
    role: "assistant",
    content: null,
    tool_calls: [{ id: "t", type: "function", function: call }],
  };
  answerJson(response, {
    id: "c",
    object: "chat.completion",
    created: 0,
    model: "scripted",
    choices: [{ index: 0, finish_reason: "tool_calls", message }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  });
}

async function newPerson(toolgate: Toolgate): Promise<Person> {
  const { token, client } = await toolgate.newPerson();
  const connectorId = await connect(client, writeOrdersDocument(shop.url));
  const [createOrder, findCustomer] = await listTools(toolgate, token, connectorId, [
    "createOrder",
    "findCustomer",
  ]);
  return { token, connectorId, createOrder: createOrder ?? "", findCustomer: findCustomer ?? "" };
}

async function listTools(toolgate: Toolgate, token: string, connectorId: string, names: string[]) {
  const { body } = await toolgate
    .as(token)
    .call<{ operations: { operation_id: string; tool_id: string }[] }>(
      "GET",
      `/functions/v1/connectors/${connectorId}/operations`,
    );
  return names.map((name) => body.operations.find((o) => o.operation_id === name)?.tool_id ?? "");
}

async function post(
  path: string,
  key: string,
  body: object,
  { token = owner.token, toolgate = dev } = {},
): Promise<Told> {
  const response = await fetch(toolgate.stack.url + path, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "idempotency-key": key,
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const retryAfter = response.headers.get("retry-after");
  return { status: response.status, text, body: JSON.parse(text) as Answer, retryAfter };
}

type As = { token?: string; toolgate?: Toolgate };
/** An order by a question, and by a run of the tool. */
const ask = (key: string, product: string, as: As = {}, more: object = {}) =>
  post(
    AGENT_QUERY,
    key,
    { user_query: PLACE, conversation_id: "once", user_context_data: order(product), ...more },
    as,
  );
const run = (key: string, product: unknown, as: As & { tool?: string } = {}, more: object = {}) =>
  post(
    `/functions/v1/tools/${as.tool ?? owner.createOrder}/run`,
    key,
    { arguments: { ...order(product) }, ...more },
    as,
  );
const askSeveral = (key: string, as: As = {}, more: object = {}) =>
  post(AGENT_QUERY, key, { user_query: SEVERAL, conversation_id: "several", ...more }, as);
const order = (product: unknown) => ({ customer_id: "cus_1", product });
const newKey = () => crypto.randomUUID();
const orders = () => shop.received.filter(({ url }) => url === "/orders").length;
const reasonOf = ({ status, body }: Told) => [status, body.error_code, body.technical_details?.reason];

async function apiKey(more: object = {}): Promise<{ key: string; id: string }> {
  const { status, body } = await dev
    .as(owner.token)
    .call<{ key: string; id: string }>("POST", "/functions/v1/api-keys", {
      name: newKey(),
      scopes: ["agent:query"],
      ...more,
    });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
}

/** Sends an order that the shop answers after `release`. */
async function holdOrder(send: () => Promise<Told>) {
  holdsOrders = true;
  const reported = send();
  await expect.poll(() => heldOrders.length).toBe(1);
  holdsOrders = false;
  return {
    told: reported,
    release() {
      for (const response of heldOrders.splice(0)) placeOrder("{}", response);
    },
  };
}

const WAYS = { "POST /agent-query": ask, "POST /tools/:id/run": run };

for (const [way, send] of Object.entries(WAYS)) {
  describe(`an idempotency key at ${way}`, () => {
    it("returns the stored answer to a repetition, byte for byte, and sends nothing", async () => {
      const key = newKey();
      const first = await send(key, "chairs");
      expect(first.status).toBe(200);
      for (let again = 0; again < 3; again++) expect(await send(key, "chairs")).toEqual(first);
      expect(orders()).toBe(1);
    });

    it("is rejected for another request", async () => {
      const key = newKey();
      await send(key, "chairs");
      expect(reasonOf(await send(key, "tables"))).toEqual([409, "CONFLICT", "mismatch"]);
      expect(orders()).toBe(1);
    });

    it("is another one for another person", async () => {
      const other = await newPerson(dev);
      const key = newKey();
      await send(key, "chairs");
      const as = { token: other.token, tool: other.createOrder };
      expect((await send(key, "chairs", as)).status).toBe(200);
      expect(orders()).toBe(2);
    });

    it("belongs to the owner: a renewed API key gets the stored answer, an agent's key gets a mismatch", async () => {
      const key = newKey();
      const first = await send(key, "chairs", { token: (await apiKey()).key });
      expect(await send(key, "chairs", { token: (await apiKey()).key })).toEqual(first);
      expect(await send(key, "chairs")).toEqual(first);
      const agent = { token: (await apiKey({ agent_id: "stranger" })).key };
      const refused = await send(key, "chairs", agent);
      expect(reasonOf(refused)).toEqual([409, "CONFLICT", "mismatch"]);
      expect(refused.text).not.toContain("zeta");
      expect(orders()).toBe(1);
    });

    it("is in flight until the first has its answer: 409 with Retry-After", async () => {
      const key = newKey();
      const held = await holdOrder(() => send(key, "chairs"));
      const second = await send(key, "chairs");
      expect(reasonOf(second)).toEqual([409, "CONFLICT", "in_flight"]);
      expect(second.retryAfter).toBe(String(second.body.technical_details?.["retry_after_s"]));
      expect(Number(second.retryAfter)).toBeGreaterThan(0);
      held.release();
      const first = await held.told;
      expect(first.status).toBe(200);
      expect(await send(key, "chairs")).toEqual(first);
      expect(orders()).toBe(1);
    });

    it("keeps what the API failed with after the request had reached it", async () => {
      const key = newKey();
      const first = await send(key, "fail");
      expect(reasonOf(first)).toEqual([500, "API_ERROR", "status"]);
      expect(await send(key, "fail")).toEqual(first);
      expect(orders()).toBe(1);
    });

    it("keeps a redirect that was refused: the request before it had reached the API", async () => {
      const key = newKey();
      const first = await send(key, "redirect");
      expect(first.body.error_code).toBe("EGRESS_BLOCKED");
      expect(await send(key, "redirect")).toEqual(first);
      expect(orders()).toBe(1);
    });

    it("is unknown after a crash in the middle of the write, and stays so: nothing is sent again", async () => {
      const key = newKey();
      const held = await holdOrder(() => send(key, "chairs"));
      await crash();
      expect((await held.told).status).toBe(502);
      held.release();
      expect(reasonOf(await send(key, "chairs"))).toEqual([409, "CONFLICT", "in_flight"]);
      await endLease(key);
      const lost = await send(key, "chairs");
      expect(reasonOf(lost)).toEqual([409, "CONFLICT", "unknown"]);
      expect(lost.body.technical_details).toMatchObject({ is_recorded: false, http_status: null });
      expect(await send(key, "chairs")).toEqual(lost);
      expect(orders()).toBe(1);
    });

    it("is kept for 24 hours", async () => {
      const key = newKey();
      const age = (interval: string) =>
        dev.stack.sql(
          "update private.idempotency_keys set created_at = now() - $1::interval where idempotency_key = $2",
          [interval, key],
        );
      const first = await send(key, "chairs");
      await age("23 hours 59 minutes");
      expect(await send(key, "chairs")).toEqual(first);
      await age("24 hours 1 second");
      expect((await send(key, "chairs")).status).toBe(200);
      expect(orders()).toBe(2);
    });
  });
}

describe("an idempotency key is free again when nothing was sent", () => {
  it("because arguments do not fit", async () => {
    const as = { token: careful.token, toolgate: prod, tool: careful.createOrder };
    const key = newKey();
    const refused = await run(key, { no: "text" }, as);
    expect(refused.body.error_code, refused.text).toBe("INVALID_ARGUMENTS");
    const other = await run(key, "benches", as);
    expect(other.body.error_code, "for another request, too").toBe("APPROVAL_REQUIRED");
  });

  it("because the address may not be called", async () => {
    const id = await connect(dev.as(owner.token), writeOrdersDocument("http://127.0.0.1:9"));
    const [tool = ""] = await listTools(dev, owner.token, id, ["createOrder"]);
    const key = newKey();
    expect((await run(key, "chairs", { tool })).body.error_code).toBe("EGRESS_BLOCKED");
    expect((await run(key, "chairs")).status).toBe(200);
    await dev.as(owner.token).call("DELETE", `/functions/v1/connectors/${id}`);
  });

  it("because there is no such tool", async () => {
    const key = newKey();
    expect((await run(key, "chairs", { tool: newKey() })).status).toBe(404);
    expect((await run(key, "chairs")).status).toBe(200);
  });

  it("because no access token was to be had", async () => {
    const client = dev.as(owner.token);
    const document = { ...writeOrdersDocument(shop.url), "x-auth-type": "oauth2-client-credentials" };
    const secrets = { client_id: "a", client_secret: "canary-once", token_url: `${shop.url}/token` };
    const id = await connect(client, document, secrets);
    const [tool = ""] = await listTools(dev, owner.token, id, ["createOrder"]);
    const key = newKey();
    refusesTokens = true;
    expect((await run(key, "chairs", { tool })).body.error_code).toBe("AUTH_FAILED");
    expect(orders()).toBe(0);
    refusesTokens = false;
    expect((await run(key, "chairs", { tool })).status).toBe(200);
    expect(orders()).toBe(1);
    await client.call("DELETE", `/functions/v1/connectors/${id}`);
  });
});

describe("under an idempotency key", () => {
  it("a read is answered once, too", async () => {
    const key = newKey();
    const read = () =>
      post(`/functions/v1/tools/${owner.findCustomer}/run`, key, { arguments: { name: "ABC" } });
    const first = await read();
    expect(first.status).toBe(200);
    expect(await read()).toEqual(first);
    expect(shop.received).toHaveLength(1);
  });

  it("an answer is kept although the API key was revoked while it was on its way", async () => {
    const { key: token, id } = await apiKey();
    const key = newKey();
    const held = await holdOrder(() => run(key, "chairs", { token }));
    await dev.as(owner.token).call("DELETE", `/functions/v1/api-keys/${id}`);
    held.release();
    const first = await held.told;
    expect(first.status).toBe(200);
    expect(await run(key, "chairs")).toEqual(first);
    expect(orders()).toBe(1);
  });

  const create = { call: "createOrder", arguments: { ...order("chairs"), toolgate_more_steps: true } };

  it("a run whose second step fails after a first write is not repeated", async () => {
    const key = newKey();
    script.push(create, { status: 400 });
    const first = await askSeveral(key);
    expect(first.body.error_code).toBe("MODEL_ERROR");
    expect(orders()).toBe(1);
    script.push(create, { call: "findCustomer", arguments: { name: "ABC Corp" } });
    expect(await askSeveral(key)).toEqual(first);
    expect(orders()).toBe(1);
  });

  it("a run longer than its lease keeps the lease; a run that lost it sends nothing", async () => {
    const key = newKey();
    holdsQuestions = true;
    const slow = askSeveral(key);
    await expect.poll(() => heldQuestions.length).toBe(1);
    holdsQuestions = false;
    const lease = () =>
      dev.stack.sql<{ renewed: boolean }>(
        "select lease_until > created_at + interval '21 seconds' as renewed from private.idempotency_keys where idempotency_key = $1",
        [key],
      );
    await expect.poll(lease, { interval: 500 }).toEqual([{ renewed: true }]);
    expect(reasonOf(await askSeveral(key))).toEqual([409, "CONFLICT", "in_flight"]);

    // Simulates a process that was suspended for longer than the lease.
    await endLease(key);
    script.push(create, { call: "finished", arguments: {} }, create);
    const second = await askSeveral(key);
    expect([second.status, orders()]).toEqual([200, 1]);
    // It stops although the model has not answered.
    expect(reasonOf(await slow)).toEqual([409, "CONFLICT", "superseded"]);
    for (const response of heldQuestions.splice(0)) answerQuestion(response);
    expect(orders()).toBe(1);
    expect(await askSeveral(key)).toEqual(second);
  });
});

describe("where writes need an approval", () => {
  for (const [way, send] of Object.entries(WAYS)) {
    it(`the same key is used before and after it (${way})`, async () => {
      const key = newKey();
      const as = { token: careful.token, toolgate: prod, tool: careful.createOrder };
      const waiting = await send(key, "chairs", as);
      expect(waiting.body.error_code).toBe("APPROVAL_REQUIRED");
      const { approval_id } = waiting.body.technical_details ?? {};
      expect(
        (await send(key, "chairs", as)).body.technical_details?.approval_id,
        "the same approval is asked for",
      ).toBe(approval_id);
      await prod
        .as(careful.token)
        .call("POST", `/functions/v1/approvals/${approval_id}`, { decision: "approve" });
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => send(key, "chairs", as, { approval_id })),
      );
      const done = answers.filter(({ status }) => status === 200);
      expect(done.length).toBeGreaterThan(0);
      expect(await send(key, "chairs", as, { approval_id })).toEqual(done[0]);
      expect(await send(key, "chairs", as), "with or without the approval").toEqual(done[0]);
      expect(orders()).toBe(1);
    });
  }

  it("two writes of one run wait under one key, one after the other, and are made once each", async () => {
    const key = newKey();
    const as = { token: careful.token, toolgate: prod };
    const MORE = { toolgate_more_steps: true };
    const both = (more: object = {}) => {
      script.length = 0;
      script.push({ call: "createOrder", arguments: { ...order("two chairs"), ...MORE } });
      script.push({ call: "findCustomer", arguments: { name: "ABC Corp", ...MORE } });
      script.push({ call: "createOrder", arguments: order("one table") });
      return askSeveral(key, as, more);
    };
    const approve = async ({ body }: Told) => {
      expect(body.error_code, JSON.stringify(body)).toBe("APPROVAL_REQUIRED");
      const { approval_id } = body.technical_details ?? {};
      const path = `/functions/v1/approvals/${approval_id}`;
      await prod.as(careful.token).call("POST", path, { decision: "approve" });
      return { approval_id };
    };
    const first = await approve(await both());
    const second = await approve(await both(first));
    expect(orders()).toBe(1);
    const done = await both(second);
    expect([done.status, orders()]).toEqual([200, 2]);
    const [chairs] = done.body.trace?.filter(({ kind }) => kind === "tool_call") ?? [];
    expect(chairs?.output, "what the first write brought, not the read after it").toMatchObject({
      sent: false,
      http_status: 201,
      result: { zeta: 1, "10": true },
    });
    expect(await both()).toEqual(done);
    expect(orders()).toBe(2);
  });
});

async function crash(): Promise<void> {
  const pid = dev.stack.functionsPid();
  if (pid !== undefined) process.kill(pid, "SIGKILL");
  const isUp = async () => (await fetch(`${dev.stack.url}/healthz`).catch(() => null))?.status;
  await expect.poll(() => dev.stack.functionsPid()).not.toBe(pid);
  await expect.poll(isUp).toBe(200);
}

/** Ends the lease of a key whose process is dead or treated as dead, instead of waiting for its expiry. */
function endLease(key: string): Promise<unknown> {
  return dev.stack.sql("update private.idempotency_keys set lease_until = now() where idempotency_key = $1", [
    key,
  ]);
}
