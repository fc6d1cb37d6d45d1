import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ToolgateClient } from "../../scripts/toolgate-client.ts";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { connect, startToolgate, type Toolgate } from "./start-toolgate.ts";

let api: Loopback;
let toolgate: Toolgate;
beforeAll(async () => {
  api = await startLoopback(({ url }, response) =>
    url === "/fails" ? answerJson(response, {}, 503) : answerJson(response, { ok: true }),
  );
  toolgate = await startToolgate({ upstreams: [api.url] });
});
afterAll(async () => {
  await toolgate?.stop();
  await api?.close();
});

const operation = (operationId: string, summary: string) => ({
  operationId,
  summary,
  responses: { "200": { description: "ok" } },
});
const SHOP = () => ({
  openapi: "3.1.0",
  info: { title: "Shop", version: "1" },
  servers: [{ url: api.url }],
  "x-auth-type": "none",
  "x-required-secrets": [],
  paths: {
    "/orders": { get: operation("listOrders", "List all orders") },
    "/fails": { get: operation("readMachine", "Read the broken machine") },
    "/letters": { post: operation("sendLetter", "Send a letter") },
  },
});

interface Run {
  trace_id: string;
  user_query: string;
  source: string;
  error_code: string | null;
  operation_ids: string[];
  side_effects: string[];
}
interface RunPage {
  runs: Run[];
  next: { before: string; before_id: string } | null;
  examined_all: boolean;
}

const LONG_AGO = "2020-01-01T00:00:00Z";

async function listRuns(token: string, filters: object = {}): Promise<RunPage> {
  const { body } = await toolgate
    .as(token)
    .call<RunPage>(
      "POST",
      "/rest/v1/rpc/list_runs",
      { p_from: LONG_AGO, ...filters },
      { apikey: toolgate.stack.publishableKey },
    );
  return body;
}
const questions = ({ runs }: RunPage) => runs.map(({ user_query }) => user_query);

async function openShop() {
  const person = await toolgate.newPerson();
  const connectorId = await connect(person.client, SHOP());
  const ask = (user_query: string, more: object = {}, client = person.client) =>
    client.call<{ tool?: { operation_id: string } }>("POST", "/functions/v1/agent-query", {
      user_query,
      conversation_id: crypto.randomUUID(),
      ...more,
    });
  return { ...person, connectorId, ask };
}

/** Stores runs of a user: the newest first, a second apart. */
async function storeRuns(token: string, count: number, question: string): Promise<void> {
  const { sub } = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as {
    sub: string;
  };
  await toolgate.stack.sql(
    `insert into public.traces (trace_id, user_id, conversation_id, source, operation_ids, connector_ids, side_effects, user_query, status,
       steps, started_at, duration_ms)
     select gen_random_uuid(), $1::uuid, 'c', 'playground', '{}', '{}', '{}', $3 || ' ' || n, 'SUCCESS', '[]', now() - make_interval(secs => n), n
     from generate_series(1, $2::integer) n`,
    [sub, count, question],
  );
}

async function rpc<T>(token: string, name: string, body: object) {
  return toolgate
    .as(token)
    .call<T>("POST", `/rest/v1/rpc/${name}`, body, { apikey: toolgate.stack.publishableKey });
}

interface Unanswered {
  question: string;
  error_code: string;
  sources: string[];
  runs: number;
  trace_id: string;
}

async function listUnanswered(token: string, dismissed = false): Promise<Unanswered[]> {
  return (await rpc<Unanswered[]>(token, "list_unanswered", { p_from: LONG_AGO, p_dismissed: dismissed }))
    .body;
}

function dismiss(client: ToolgateClient, trace_id: string | undefined) {
  return client.call("POST", "/functions/v1/settings/dismissed-questions", { trace_id, dismissed: true });
}

describe("list_unanswered", () => {
  it("lists each question that led to no call once, until it is answered or dismissed", async () => {
    const { token, client, ask } = await openShop();
    await ask("Fold the paper swans");
    await ask("  fold the PAPER swans");
    await ask("List all orders");
    await ask("Read the broken machine");
    await expect.poll(async () => (await listRuns(token)).runs.length).toBe(4);
    const [only, ...others] = await listUnanswered(token);
    expect(others).toEqual([]);
    expect(only).toMatchObject({ runs: 2, sources: ["playground"] });
    expect(only?.question.toLowerCase()).toContain("fold the paper swans");

    const taken = await dismiss(client, only?.trace_id);
    expect([taken.status, taken.body]).toEqual([200, { runs: 2 }]);
    expect(await listUnanswered(token)).toEqual([]);
    expect(await listUnanswered(token, true)).toMatchObject([{ runs: 2 }]);
    // Asked again, it is open again.
    await ask("Fold the paper swans");
    await expect.poll(async () => (await listUnanswered(token)).map(({ runs }) => runs)).toEqual([1]);

    const [tool] = await toolgate.stack.sql<{ tool_id: string }>(
      "select t.tool_id from public.tools t join public.traces r on r.user_id = t.user_id where r.trace_id = $1 and t.operation_id = 'listOrders' limit 1",
      [only?.trace_id ?? ""],
    );
    const rule = { phrase: "paper swans", tool_id: tool?.tool_id };
    expect((await client.call("POST", "/functions/v1/settings/question-rules", rule)).status).toBe(200);
    await ask("List the paper swans");
    await expect.poll(async () => (await listRuns(token)).runs[0]?.operation_ids).toEqual(["listOrders"]);
    // Only the same text is answered.
    expect(await listUnanswered(token)).toMatchObject([{ runs: 1 }]);
    await storeRuns(token, 1, "Fold the paper swans");
    expect(await listUnanswered(token)).toMatchObject([{ runs: 1 }]);
    await toolgate.stack.sql(
      "update public.traces set user_query = 'fold the paper swans', started_at = now() where user_query = 'Fold the paper swans 1'",
    );
    expect(await listUnanswered(token)).toEqual([]);
  });

  it("leaves out a question whose answer in the same conversation led to a call", async () => {
    const { token, ask } = await openShop();
    const conversation_id = crypto.randomUUID();
    const asked = await ask("Show the machine or the orders", { conversation_id });
    expect(asked.body).toMatchObject({ error_code: "CLARIFICATION_NEEDED" });
    await expect.poll(async () => (await listUnanswered(token)).length).toBe(1);
    await ask("listOrders", { conversation_id });
    await expect.poll(async () => (await listRuns(token)).runs[0]?.operation_ids).toEqual(["listOrders"]);
    expect(await listUnanswered(token)).toEqual([]);
  });

  it("dismisses every run of a question, however many there are", async () => {
    const { token, client } = await toolgate.newPerson();
    await storeRuns(token, 130, "paint the moon");
    await toolgate.stack.sql(
      `update public.traces set user_query = 'paint the moon', status = 'FAILURE', error_code = 'CONNECTOR_NOT_FOUND'
       where user_query like 'paint the moon %'`,
    );
    const [only] = await listUnanswered(token);
    expect(only?.runs).toBe(130);
    expect((await dismiss(client, only?.trace_id)).body).toEqual({ runs: 130 });
    expect(await listUnanswered(token)).toEqual([]);
  });

  it("keeps a question although another one of its conversation is answered, also by a rule", async () => {
    const { token, client, connectorId, ask } = await openShop();
    const [tool] = await toolgate.stack.sql<{ tool_id: string }>(
      "select tool_id from public.tools where connector_id = $1 and operation_id = 'listOrders'",
      [connectorId],
    );
    const rule = { phrase: "rolling stock", tool_id: tool?.tool_id };
    expect((await client.call("POST", "/functions/v1/settings/question-rules", rule)).status).toBe(200);
    const conversation_id = crypto.randomUUID();
    await ask("Show the machine or the orders", { conversation_id });
    await ask("List the rolling stock", { conversation_id });
    await expect.poll(async () => (await listRuns(token)).runs[0]?.operation_ids).toEqual(["listOrders"]);
    expect(await listUnanswered(token)).toHaveLength(1);
  });

  it("neither shows nor changes the questions of another account, and changes nothing else of a run", async () => {
    const { token, ask } = await openShop();
    await ask("Fold the paper swans");
    await expect.poll(async () => (await listUnanswered(token)).length).toBe(1);
    const [own] = await listUnanswered(token);
    const other = await toolgate.newPerson();
    expect(await listUnanswered(other.token)).toEqual([]);
    expect((await dismiss(other.client, own?.trace_id)).status).toBe(404);
    expect(await listUnanswered(token)).toHaveLength(1);
    for (const change of [{ user_query: "nothing" }, { status: "SUCCESS" }, { steps: [] }]) {
      const { status } = await toolgate
        .as(token)
        .call("PATCH", `/rest/v1/traces?trace_id=eq.${own?.trace_id}`, change, {
          apikey: toolgate.stack.publishableKey,
        });
      expect(status).toBe(403);
    }
    expect((await listUnanswered(token))[0]?.question).toBe("Fold the paper swans");
  });
});

describe("list_runs", () => {
  it("has a row for every run, also those that ended without a call, and filters by what each is", async () => {
    const { token, client, connectorId, ask } = await openShop();
    await ask("List all orders");
    await ask("Read the broken machine");
    await ask("Send a letter", { dry_run: true });
    await ask("xyzzy plugh");
    const { body: key } = await client.call<{ key: string; id: string }>("POST", "/functions/v1/api-keys", {
      name: "n8n",
      scopes: ["agent:query"],
    });
    await ask("List all orders, please", {}, toolgate.as(key.key));
    const [tool] = await toolgate.stack.sql<{ tool_id: string }>(
      "select tool_id from public.tools where connector_id = $1 and operation_id = 'listOrders'",
      [connectorId],
    );
    await client.call("POST", `/functions/v1/tools/${tool?.tool_id}/run`, { arguments: {} });
    await expect.poll(async () => (await listRuns(token)).runs.length).toBe(6);
    const all = await listRuns(token);
    expect(all.next).toBeNull();
    expect(all.examined_all).toBe(true);
    expect(
      all.runs.map(({ user_query, source, error_code, operation_ids }) => [
        user_query,
        source,
        error_code,
        ...operation_ids,
      ]),
    ).toEqual([
      ["Run List all orders", "tool", null, "listOrders"],
      ["List all orders, please", "api", null, "listOrders"],
      ["xyzzy plugh", "playground", "CONNECTOR_NOT_FOUND"],
      ["Send a letter", "playground", null, "sendLetter"],
      ["Read the broken machine", "playground", "API_ERROR", "readMachine"],
      ["List all orders", "playground", null, "listOrders"],
    ]);
    for (const [filters, found] of [
      [{ p_text: "ORDERS list" }, ["Run List all orders", "List all orders, please", "List all orders"]],
      [{ p_status: "failed" }, ["xyzzy plugh", "Read the broken machine"]],
      [{ p_status: "ok", p_effect: "write" }, ["Send a letter"]],
      [{ p_code: "CONNECTOR_NOT_FOUND" }, ["xyzzy plugh"]],
      [{ p_operation: "readMachine" }, ["Read the broken machine"]],
      [{ p_connector: connectorId, p_source: "api" }, ["List all orders, please"]],
      [{ p_connector: crypto.randomUUID() }, []],
      [{ p_key: key.id }, ["List all orders, please"]],
      [{ p_agent: "nobody" }, []],
      [{ p_from: new Date(Date.now() + 60_000).toISOString() }, []],
    ] as const)
      expect([filters, questions(await listRuns(token, filters))]).toEqual([filters, found]);
  });

  it.each([
    ["a LIKE wildcard", "%"],
    ["a LIKE character", "_"],
    ["a regular expression", "order.*"],
    ["a quote", "'; select pg_sleep(9); --"],
    ["a backslash", "\\"],
    ["200,000 characters", "order ".repeat(33_333)],
  ])("compares %s as text", async (_, p_text) => {
    const { token } = await toolgate.newPerson();
    await storeRuns(token, 1, "list all orders");
    const found = await listRuns(token, { p_text });
    // Only the long one consists of words that the question has.
    expect(found.runs.length).toBe(p_text.length > 1000 ? 1 : 0);
    await storeRuns(token, 1, `say ${p_text.slice(0, 100)}`);
    expect((await listRuns(token, { p_text: p_text.slice(0, 100) })).runs.length).toBeGreaterThan(0);
  });

  it("never returns the runs of another account, whatever the filters or the cursor", async () => {
    const owner = await toolgate.newPerson();
    await storeRuns(owner.token, 2, "confidential");
    const { runs } = await listRuns(owner.token);
    expect(runs).toHaveLength(2);
    const other = await toolgate.newPerson();
    await storeRuns(other.token, 1, "my own");
    for (const filters of [
      {},
      { p_text: "confidential" },
      { p_before: "2999-01-01", p_before_id: runs[0]?.trace_id },
    ]) {
      const seen = await listRuns(other.token, filters);
      expect(questions(seen).filter((question) => question.startsWith("confidential"))).toEqual([]);
    }
    const anonymous = await toolgate
      .as(null)
      .call(
        "POST",
        "/rest/v1/rpc/list_runs",
        { p_from: LONG_AGO },
        { apikey: toolgate.stack.publishableKey },
      );
    expect(anonymous.status).toBeGreaterThanOrEqual(400);
  });

  it("continues where it stopped, also when a search found nothing in the runs it examined", async () => {
    const { token } = await toolgate.newPerson();
    await storeRuns(token, 4_500, "list all orders");
    const seen: string[] = [];
    let next: RunPage["next"] = null;
    do {
      const page: RunPage = await listRuns(token, {
        p_limit: 500,
        ...(next && { p_before: next.before, p_before_id: next.before_id }),
      });
      seen.push(...page.runs.map(({ trace_id }) => trace_id));
      next = page.next;
    } while (next);
    expect([seen.length, new Set(seen).size]).toEqual([4_500, 4_500]);
    const first = await listRuns(token, { p_text: "orders 4321" });
    expect([first.runs.length, first.examined_all]).toEqual([0, false]);
    const second = await listRuns(token, {
      p_text: "orders 4321",
      p_before: first.next?.before,
      p_before_id: first.next?.before_id,
    });
    const third = await listRuns(token, {
      p_text: "orders 4321",
      p_before: second.next?.before,
      p_before_id: second.next?.before_id,
    });
    expect([questions(second), questions(third), third.next]).toEqual([[], ["list all orders 4321"], null]);
    const slowest = await listRuns(token, { p_sort: "slowest", p_limit: 2 });
    expect([questions(slowest), slowest.next, slowest.examined_all]).toEqual([
      ["list all orders 2000", "list all orders 1999"],
      null,
      false,
    ]);
  });
});
