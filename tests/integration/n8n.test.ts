import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../src/contract/database.types.ts";
import { type Context, remember, type StoredDocument } from "./memory-client.ts";
import { startToolgate, type Toolgate } from "./start-toolgate.ts";

/*
 * What n8n's own nodes send, by the source of @langchain/community 1.1 (n8n 2.41): SupabaseVectorStore through the real
 * supabase-js, PostgresChatMessageHistory as its statements. Rules by actor: supabase/tests/n8n.sql.
 */

const DIMENSIONS = 1536;
let toolgate: Toolgate;
let service: SupabaseClient<Database>;
beforeAll(async () => {
  toolgate = await startToolgate();
  service = connect(toolgate.stack.secretKey);
});
afterAll(() => toolgate?.stop());

function connect(key: string, token?: string): SupabaseClient<Database> {
  return createClient<Database>(toolgate.stack.url, key, {
    auth: { autoRefreshToken: false, persistSession: false, detectSessionInUrl: false },
    ...(token && { global: { headers: { authorization: `Bearer ${token}` } } }),
    // Node 20 has no WebSocket; nothing here needs one.
    realtime: { transport: class {} as never },
  });
}

/** A user with an API key and a site. */
async function makeSite() {
  const { token, client } = await toolgate.newPerson();
  const site_id = `site ${crypto.randomUUID()}`;
  const made = await client.call<{ key: string }>("POST", "/functions/v1/api-keys", {
    name: "n8n",
    scopes: ["memory:read", "memory:write", "memory:admin"],
  });
  const caller = toolgate.as(made.body.key);
  expect((await caller.call("POST", "/functions/v1/sites", { site_id })).status).toBe(201);
  return { token, caller, site_id };
}

/** A vector with two peaks, so that neighbours are similar. */
function vectorOf(n: number): number[] {
  const vector = new Array<number>(DIMENSIONS).fill(0);
  vector[n % DIMENSIONS] = 1;
  vector[(n + 1) % DIMENSIONS] = 0.5;
  return vector;
}

function rowsOf(site_id: string, texts: string[], source = "blob") {
  return texts.map((content, n) => ({ content, embedding: vectorOf(n), metadata: { site_id, source, n } }));
}

/** `addVectors`: rows are upserted, and come back with their ids. The types know vectors as text; the client sends arrays. */
function upsert(client: SupabaseClient<Database>, rows: object[]) {
  return client
    .from("documents")
    .upsert(rows as never)
    .select();
}

/** `_searchSupabase` */
function search(client: SupabaseClient<Database>, n: number, k: number, filter: Record<string, string>) {
  return client.rpc("match_documents", {
    query_embedding: vectorOf(n) as never,
    filter,
    match_count: k,
  });
}

/** Starts the worker, instead of waiting for its timer, until the words of every chunk and message are known. */
async function work() {
  for (let attempt = 0; attempt < 100; attempt++) {
    await toolgate.as(toolgate.stack.secretKey).call("POST", "/functions/v1/worker");
    const [waiting] = await toolgate.stack.sql<{ n: number }>(
      `select (select count(*) from public.knowledge_documents where chunk_no is null)::int
        + (select count(*) from public.chat_messages where terms is null)::int as n`,
    );
    if (waiting?.n === 0) return;
  }
  throw new Error("The worker did not come to an end.");
}

describe("Supabase Vector Store", () => {
  it("stores a batch of the node (200 rows) at once and finds the nearest", async () => {
    const { site_id } = await makeSite();
    const texts = Array.from({ length: 200 }, (_, n) => `Paragraph ${n}`);
    const stored = await upsert(service, rowsOf(site_id, texts));
    expect(stored.error).toBeNull();
    expect(new Set(stored.data?.map(({ id }) => id)).size).toBe(200);

    const found = await search(service, 42, 3, { site_id });
    expect(found.error).toBeNull();
    expect(found.data?.map(({ content }) => content)).toEqual([
      "Paragraph 42",
      expect.stringMatching(/^Paragraph 4[13]$/),
      expect.stringMatching(/^Paragraph 4[13]$/),
    ]);
    expect(found.data?.[0]).toMatchObject({
      similarity: expect.closeTo(1),
      metadata: { site_id, source: "blob", n: 42 },
    });
  });

  it("finds by metadata, replaces by id, and deletes by id", async () => {
    const { site_id } = await makeSite();
    const stored = await upsert(service, [
      ...rowsOf(site_id, ["first", "second"], "a.md"),
      ...rowsOf(site_id, ["third"], "b.md"),
    ]);
    const [first, second] = stored.data ?? [];
    expect((await search(service, 0, 9, { site_id, source: "b.md" })).data).toMatchObject([
      { content: "third" },
    ]);
    const narrowed = service.rpc("match_documents", {
      query_embedding: vectorOf(0) as never,
      filter: { site_id },
    });
    expect((await narrowed.eq("metadata->>source", "a.md").limit(1)).data).toMatchObject([
      { content: "first" },
    ]);

    const replaced = await upsert(service, [
      { id: first?.id, content: "first, again", embedding: vectorOf(0), metadata: first?.metadata },
    ]);
    expect(replaced.data?.map(({ id }) => id)).toEqual([first?.id]);
    expect((await service.from("documents").delete().eq("id", String(second?.id))).error).toBeNull();
    const left = await search(service, 0, 9, { site_id });
    expect(left.data?.map(({ content }) => content).sort()).toEqual(["first, again", "third"]);
  });

  it.each([
    ["no site", {}, "metadata with the text site_id"],
    ["an unknown site", { site_id: "nowhere" }, 'There is no site "nowhere"'],
  ])("says what is wrong with rows and searches of %s", async (_, metadata, message) => {
    const stored = await upsert(service, [{ content: "x", embedding: vectorOf(0), metadata }]);
    expect(stored).toMatchObject({ status: 400, error: { message: expect.stringContaining(message) } });
    const found = await search(service, 0, 4, metadata);
    expect(found).toMatchObject({ status: 400, error: { message: expect.stringContaining("site") } });
  });

  it("is one memory with the HTTP calls", async () => {
    const { caller, site_id } = await makeSite();
    await upsert(
      service,
      rowsOf(site_id, ["Goods may be returned within thirty days.", "Parking is free."], "shop.md"),
    );
    await work();
    const ask = async () =>
      (
        await caller.call<Context>("POST", "/retrieve-context", {
          site_id,
          user_id: "eve",
          query: "When may goods be returned?",
        })
      ).body;
    expect((await ask()).sources).toMatchObject([
      { source: "shop.md", chunk_index: 0 },
      { source: "shop.md", chunk_index: 1, weak: true },
    ]);

    const listed = await caller.call<{ documents: StoredDocument[] }>(
      "GET",
      `/documents?site_id=${encodeURIComponent(site_id)}`,
    );
    expect(listed.body.documents).toMatchObject([{ source: "shop.md", status: "READY", chunk_count: 2 }]);

    await remember(caller, { site_id, source: "shop.md", content: "Goods may be returned within a week." });
    expect((await search(service, 0, 9, { site_id })).data, "rows that the upload replaced").toEqual([]);
    expect((await ask()).context).toContain("within a week");
    const shown = await service.from("documents").select("content").eq("metadata->>site_id", site_id);
    expect(shown.data).toEqual([{ content: "Goods may be returned within a week." }]);
  });

  it("with a user's token works on their sites and not on those of others", async () => {
    const ann = await makeSite();
    const bob = await makeSite();
    const [asAnn, asBob] = [ann, bob].map(({ token }) => connect(toolgate.stack.publishableKey, token));
    if (!asAnn || !asBob) throw new Error("unreachable");
    expect((await upsert(asAnn, rowsOf(ann.site_id, ["private"]))).error).toBeNull();
    expect((await search(asAnn, 0, 4, {})).data).toMatchObject([{ content: "private" }]);

    expect((await search(asBob, 0, 4, {})).data).toEqual([]);
    expect((await asBob.from("documents").select()).data).toEqual([]);
    expect((await search(asBob, 0, 4, { site_id: ann.site_id })).error).toMatchObject({
      hint: "toolgate:FORBIDDEN",
    });
    expect((await upsert(asBob, rowsOf(ann.site_id, ["x"]))).error).toMatchObject({
      hint: "toolgate:FORBIDDEN",
    });
    const anonymous = connect(toolgate.stack.publishableKey);
    expect((await anonymous.from("documents").select()).error).toMatchObject({ code: "42501" });
    expect((await search(anonymous, 0, 4, { site_id: ann.site_id })).error).toMatchObject({ code: "42501" });
    expect((await search(asAnn, 0, 4, {})).data).toHaveLength(1);
  });
});

describe("Postgres Chat Memory", () => {
  /** `ensureTable`, then `addMessage` */
  async function add(session: string, message: object) {
    await toolgate.stack.sql(
      'CREATE TABLE IF NOT EXISTS "n8n_chat_histories" (id SERIAL PRIMARY KEY, session_id VARCHAR(255) NOT NULL, message JSONB NOT NULL);',
    );
    await toolgate.stack.sql('INSERT INTO "n8n_chat_histories" (session_id, message) VALUES ($1, $2)', [
      session,
      JSON.stringify(message),
    ]);
  }
  /** `getMessages` */
  async function get(session: string) {
    const rows = await toolgate.stack.sql<{ message: Record<string, unknown> }>(
      'SELECT message FROM "n8n_chat_histories" WHERE session_id = $1 ORDER BY id',
      [session],
    );
    return rows.map(({ message }) => message);
  }
  const TURN = [
    { type: "human", content: "Is parking free?", additional_kwargs: {}, response_metadata: {} },
    {
      type: "ai",
      content: [],
      tool_calls: [{ id: "call_1", name: "Search", args: { input: "parking" } }],
      additional_kwargs: {},
    },
    { type: "tool", content: '[{"text":"Parking is free."}]', tool_call_id: "call_1", name: "Search" },
    { type: "ai", content: "Yes.", tool_calls: [], additional_kwargs: {}, response_metadata: {} },
  ];

  it("keeps every message as it was, in one conversation with those of the HTTP calls", async () => {
    const { caller, site_id } = await makeSite();
    const session = `${site_id}:eve`;
    const who = { site_id, user_id: "eve" };
    await caller.call("POST", "/chat-messages", { ...who, role: "user", message: "Good morning" });
    await caller.call("POST", "/chat-messages", { ...who, role: "ai", message: "Hello" });
    for (const message of TURN) await add(session, message);

    expect(await get(session)).toEqual([
      { type: "human", content: "Good morning", additional_kwargs: {}, response_metadata: {} },
      {
        type: "ai",
        content: "Hello",
        tool_calls: [],
        invalid_tool_calls: [],
        additional_kwargs: {},
        response_metadata: {},
      },
      ...TURN,
    ]);
    const path = `/chat-messages?site_id=${encodeURIComponent(site_id)}&user_id=eve`;
    const read = await caller.call<{ messages: { role: string; message: string }[] }>("GET", path);
    expect(read.body.messages.map(({ role, message }) => `${role}: ${message}`)).toEqual([
      "user: Good morning",
      "ai: Hello",
      "user: Is parking free?",
      "ai: Yes.",
    ]);
    await work();
    const { body } = await caller.call<Context>("POST", "/retrieve-context", {
      ...who,
      query: "parking",
      history: 1,
    });
    expect(body.context, "an older message, found by its words").toContain("user: Is parking free?");

    await caller.call("DELETE", path);
    expect(await get(session), "erased over HTTP").toEqual([]);
  });

  it("clears one session and no other", async () => {
    const { site_id } = await makeSite();
    for (const user of ["eve", "eve:2"]) for (const message of TURN) await add(`${site_id}:${user}`, message);
    await toolgate.stack.sql('DELETE FROM "n8n_chat_histories" WHERE session_id = $1', [`${site_id}:eve`]);
    expect(await get(`${site_id}:eve`)).toEqual([]);
    expect(await get(`${site_id}:eve:2`)).toEqual(TURN);
  });

  it("says what is wrong with a session of no site", async () => {
    await expect(add("nowhere:eve", TURN[0] ?? {})).rejects.toThrow(
      /"nowhere:eve" begins with no site that exists/,
    );
  });
});
