import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { userOf } from "../../scripts/bench/open-stack.ts";
import type { ToolgateClient } from "../../scripts/toolgate-client.ts";
import { startToolgate, type Toolgate } from "./start-toolgate.ts";

let toolgate: Toolgate;
beforeAll(async () => {
  toolgate = await startToolgate();
});
afterAll(() => toolgate.stop());

const ROOT = "/functions/v1/hydra-orchestrator/conversations";
const SETUP = { models: [], tools: null, agent_id: "" };
const newId = () => crypto.randomUUID();

const answerOf = (text: string, more: object = {}) => ({
  wanted: "",
  state: "done",
  items: [{ kind: "text", key: "text 1 1", text }],
  ...more,
});

interface Turn {
  turn_id: string;
  question: string;
  answers: { items: { text?: string; arguments?: unknown; result?: unknown }[] }[];
  revision: number;
  is_running: boolean;
}
interface Kept {
  title: string;
  revision: number;
  turns: Turn[];
}
interface Failure {
  error_code: string;
  error_message: string;
  technical_details?: { reason?: string; limit_of?: string };
}

/** A page that shows a conversation of this user. */
function pageOf(client: ToolgateClient, conversation = newId(), writer = newId()) {
  const path = `${ROOT}/${conversation}`;
  return {
    conversation,
    path,
    read: (since = 0) => client.call<Kept & Failure>("GET", `${path}?since=${since}`),
    add: (question: string, more: object = {}) => {
      const turn = { turn_id: newId(), after: null, writer, question, setup: SETUP, answers: [answerOf("")] };
      const body = { ...turn, ...more };
      return client
        .call<{ revision: number } & Failure>("POST", `${path}/turns`, body)
        .then((answer) => ({ ...answer, turn_id: body.turn_id }));
    },
    keep: (turn_id: string, more: object = {}) =>
      client.call<{ revision: number } & Failure>("PUT", `${path}/turns/${turn_id}`, {
        writer,
        revision: 0,
        is_running: false,
        ...more,
      }),
  };
}

async function listOf(token: string): Promise<{ conversation_id: string; title: string }[]> {
  const { stack } = toolgate;
  const rows = await fetch(`${stack.url}/rest/v1/kept_conversations?select=conversation_id,title`, {
    headers: { apikey: stack.publishableKey, authorization: `Bearer ${token}` },
  });
  return rows.json() as Promise<{ conversation_id: string; title: string }[]>;
}

/** Ends the reservations of all turns, as 30 seconds do. */
const endLeases = () =>
  toolgate.stack.sql(
    "update private.conversation_turns set lease_until = now() - interval '1 second' where lease_until > now()",
  );

describe("conversations of the Chat page", () => {
  it("are kept with a title of the first question, renamed, listed and deleted for good", async () => {
    const { client, token } = await toolgate.newPerson();
    const page = pageOf(client);
    const question = `  Which orders\n are open?  ${"word ".repeat(40)}`;
    const added = await page.add(question);
    expect([added.status, added.body.revision]).toEqual([201, 1]);
    await page.keep(added.turn_id, { answers: [answerOf("Order **2**.\u0000")] });
    const { body } = await page.read();
    expect(body.title).toMatch(/^Which orders are open\? word .{20,60}…$/);
    expect(body.turns).toMatchObject([{ question, revision: 2, is_running: false }]);
    expect(body.turns[0]?.answers[0]?.items[0]?.text).toBe("Order **2**.\uFFFD");
    const renamed = await client.call("PATCH", page.path, { title: " Open orders " });
    expect(renamed.body).toMatchObject({ title: "Open orders" });
    expect(await listOf(token)).toEqual([{ conversation_id: page.conversation, title: "Open orders" }]);
    expect((await client.call("DELETE", page.path)).body).toEqual({ deleted: true });
    expect(await listOf(token)).toEqual([]);
    expect((await page.read()).status).toBe(404);
    const left = await toolgate.stack.sql(
      "select 1 from private.conversation_turns where conversation_id = $1",
      [page.conversation],
    );
    expect(left).toEqual([]);
    // A page that still shows it cannot bring it back.
    expect((await page.keep(added.turn_id, { answers: [answerOf("late")] })).status).toBe(404);
    expect((await page.add("again", { after: added.turn_id })).status).toBe(404);
  });

  it.each([
    ["an empty title", "PATCH", "", { title: "" }],
    ["a blank title", "PATCH", "", { title: "  \n" }],
    ["a long title", "PATCH", "", { title: "x".repeat(121) }],
    ["a blank question", "POST", "/turns", { question: " " }],
    ["a long question", "POST", "/turns", { question: "x".repeat(100_001) }],
    ["no answer", "POST", "/turns", { answers: [] }],
    ["an unknown item", "POST", "/turns", { answers: [{ wanted: "", items: [{ kind: "html" }] }] }],
    ["an unknown member", "POST", "/turns", { user_id: newId() }],
  ])("refuse %s with the place", async (_, method, place, more) => {
    const { client } = await toolgate.newPerson();
    const page = pageOf(client);
    await page.add("A question");
    const turn = { turn_id: newId(), after: null, writer: newId(), question: "?", setup: SETUP, answers: [] };
    const body = method === "PATCH" ? more : { ...turn, answers: [answerOf("")], ...more };
    const refused = await client.call(method, `${page.path}${place}`, body);
    expect(refused).toMatchObject({ status: 400, body: { error_code: "INVALID_REQUEST" } });
    expect(JSON.stringify(refused.body)).toMatch(/"pointer":"\/\w+/);
  });

  it("refuse answers that are too large, and an odd `since`", async () => {
    const { client } = await toolgate.newPerson();
    const page = pageOf(client);
    const large = await page.add("A question", { answers: [answerOf("x".repeat(2_100_000))] });
    expect(large).toMatchObject({ status: 413, body: { error_code: "TOO_LARGE" } });
    expect((await client.call("GET", `${page.path}?since=-1`)).status).toBe(400);
  });

  it("mask the arguments and results of calls like a trace, and keep texts", async () => {
    const { client } = await toolgate.newPerson();
    const page = pageOf(client);
    const step = {
      kind: "step",
      key: "step 1 1",
      arguments: { z: 1, to: "anna.novak@example.com", a: 2 },
      result: { sent: "anna.novak@example.com" },
    };
    const { turn_id } = await page.add("Write to anna.novak@example.com", {
      answers: [{ ...answerOf("Sent to anna.novak@example.com."), items: [step] }],
    });
    const items = [step, ...answerOf("Sent to anna.novak@example.com.").items];
    await page.keep(turn_id, { answers: [{ wanted: "", items }] });
    const [turn] = (await page.read()).body.turns;
    expect(turn?.question).toContain("anna.novak@example.com");
    expect(turn?.answers[0]?.items[1]?.text).toContain("anna.novak@example.com");
    const [call] = turn?.answers[0]?.items ?? [];
    expect(JSON.stringify(call)).not.toContain("anna.novak@example.com");
    expect(Object.keys(call?.arguments as object)).toEqual(["z", "to", "a"]);
  });

  it("are deleted 30 days after the last message", async () => {
    const { client, token } = await toolgate.newPerson();
    const [old, young] = [pageOf(client), pageOf(client)];
    await old.add("Old");
    await young.add("Young");
    const age = "update kept_conversations set updated_at = now() - $2::interval where conversation_id = $1";
    await toolgate.stack.sql(age, [old.conversation, "721 hours"]);
    await toolgate.stack.sql(age, [young.conversation, "719 hours"]);
    await toolgate.stack.sql("select service.forget_conversations()");
    expect((await listOf(token)).map(({ title }) => title)).toEqual(["Young"]);
  });

  it("count towards the bytes of the account, and are limited in number", async () => {
    const { client, token } = await toolgate.newPerson();
    const used = async () => {
      const [row] = await toolgate.stack.sql<{ used: string }>(
        "select service.read_quotas($1) #>> '{bytes,used}' as used",
        [userOf(token)],
      );
      return Number(row?.used);
    };
    const page = pageOf(client);
    const { turn_id } = await page.add("A question");
    await page.keep(turn_id, { answers: [answerOf("x".repeat(10_000))] });
    expect(await used()).toBeGreaterThan(10_000);
    await client.call("DELETE", page.path);
    expect(await used()).toBe(0);
    await toolgate.stack.sql(
      "insert into kept_conversations (conversation_id, user_id, title) select gen_random_uuid(), $1, 'x' from generate_series(1, 500)",
      [userOf(token)],
    );
    const refused = await pageOf(client).add("One more");
    expect(refused).toMatchObject({
      status: 413,
      body: { technical_details: { limit_of: "conversations" } },
    });
  });
});

describe("a conversation in two tabs", () => {
  it("of two messages at once, one is kept and the other one is refused with the reason", async () => {
    const { client } = await toolgate.newPerson();
    const first = pageOf(client);
    const second = pageOf(client, first.conversation);
    const { turn_id } = await first.add("Begin");
    await first.keep(turn_id, { answers: [answerOf("Begun.")] });
    const both = await Promise.all([
      first.add("From one tab", { after: turn_id }),
      second.add("From the other", { after: turn_id }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = both.find(({ status }) => status === 409)?.body;
    expect(refused).toMatchObject({ error_code: "CONFLICT", technical_details: { reason: "in_flight" } });
    expect((await first.read()).body.turns).toHaveLength(2);
    // A repetition after a lost answer is no conflict.
    const again = { turn_id: both.find(({ status }) => status === 201)?.turn_id, after: turn_id };
    expect((await first.add("From one tab", again)).status).toBe(201);
    expect((await first.read()).body.turns).toHaveLength(2);
  });

  it("a message to a state that has moved on is refused", async () => {
    const { client } = await toolgate.newPerson();
    const first = pageOf(client);
    const second = pageOf(client, first.conversation);
    const begun = await first.add("Begin");
    await first.keep(begun.turn_id);
    const next = await first.add("Next", { after: begun.turn_id });
    await first.keep(next.turn_id);
    const late = await second.add("Late", { after: begun.turn_id });
    expect(late).toMatchObject({ status: 409, body: { technical_details: { reason: "moved_on" } } });
    const another = await second.add("A new beginning");
    expect(another.body.technical_details?.reason).toBe("moved_on");
  });

  it("only the page that streams changes a turn, until its lease ends; then only one that has read it", async () => {
    const { client } = await toolgate.newPerson();
    const first = pageOf(client);
    const second = pageOf(client, first.conversation);
    const { turn_id, body } = await first.add("Begin");
    const early = await second.keep(turn_id, { revision: body.revision, answers: [answerOf("stolen")] });
    expect(early).toMatchObject({ status: 409, body: { technical_details: { reason: "in_flight" } } });
    await first.keep(turn_id, { is_running: true, answers: [answerOf("Half")] });
    expect((await second.read()).body.turns).toMatchObject([{ is_running: true }]);
    await endLeases();
    expect((await second.read(99)).body.turns).toMatchObject([{ is_running: false }]);
    const stale = await second.keep(turn_id, { revision: body.revision, answers: [answerOf("stolen")] });
    expect(stale).toMatchObject({ status: 409, body: { technical_details: { reason: "changed" } } });
    const { revision } = (await second.read()).body;
    expect((await second.keep(turn_id, { revision, answers: [answerOf("Again")] })).status).toBe(200);
    const [turn] = (await first.read()).body.turns;
    expect(turn?.answers[0]?.items[0]?.text).toBe("Again");
    expect((await first.read((await first.read()).body.revision)).body.turns).toEqual([]);
  });
});

describe("who may see a conversation", () => {
  it("another user reads, continues, changes, renames and deletes nothing, and cannot take its id", async () => {
    const owner = await toolgate.newPerson();
    const other = await toolgate.newPerson();
    const page = pageOf(owner.client);
    const { turn_id } = await page.add("A private question");
    await page.keep(turn_id);
    const theirs = pageOf(other.client, page.conversation);
    const attempts = [
      await theirs.read(),
      await theirs.add("Mine now"),
      await theirs.add("Mine now", { after: turn_id }),
      await theirs.keep(turn_id, { revision: 99, answers: [answerOf("changed")] }),
      await other.client.call("PATCH", page.path, { title: "changed" }),
      await other.client.call("DELETE", page.path),
    ];
    expect(attempts.map(({ status }) => status)).toEqual(attempts.map(() => 404));
    expect(await listOf(other.token)).toEqual([]);
    // A turn of the owner cannot be taken into a conversation of one's own.
    const stolen = await pageOf(other.client).add("Mine now", { turn_id });
    expect(stolen.status).toBe(409);
    expect((await page.read()).body.turns).toMatchObject([{ question: "A private question" }]);
  });

  it("without a token, and with an API key, there is nothing", async () => {
    const { client } = await toolgate.newPerson();
    const page = pageOf(client);
    await page.add("A private question");
    expect((await pageOf(toolgate.as(null), page.conversation).read()).status).toBe(401);
    const scopes = ["agent:query", "connectors:write"];
    const made = await client.call<{ key: string }>("POST", "/functions/v1/api-keys", { name: "k", scopes });
    const byKey = pageOf(toolgate.as(made.body.key), page.conversation);
    expect((await byKey.read()).status).toBe(403);
    expect((await byKey.add("x")).status).toBe(403);
    const { stack } = toolgate;
    const rows = await fetch(`${stack.url}/rest/v1/kept_conversations?select=title`, {
      headers: { apikey: stack.publishableKey },
    });
    expect(await rows.text()).not.toContain("private");
  });
});
