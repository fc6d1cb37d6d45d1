import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connect, startToolgate, type Toolgate } from "./start-toolgate.ts";
import { type Person, toolsClient } from "./tools-client.ts";

let toolgate: Toolgate;
beforeAll(async () => {
  toolgate = await startToolgate();
});
afterAll(() => toolgate?.stop());
const { rest, makeTool, run, search, found, storeSecrets } = toolsClient(() => toolgate);

const simple = (name: string) => ({
  name,
  http_config: { url: `https://api.example.com/${name}/{{id}}`, method: "GET" },
});

const userOf = (person: Person): string =>
  JSON.parse(Buffer.from(person.token.split(".")[1] ?? "", "base64url").toString()).sub;

/** Segment, ordinals and words of a user's own tools in the index. */
async function indexOf(person: Person) {
  const [row] = await toolgate.stack.sql<{ tools: number; indexed: number }>(
    `select (select count(*)::int from public.tools t where t.user_id = $1) as tools,
       (select count(distinct o)::int from private.search_terms s, unnest(s.ordinals) o where s.segment_id = $1) as indexed`,
    [userOf(person)],
  );
  return row;
}

describe("the id of a tool", () => {
  it("cannot take over or delete another user's tool or operation", async () => {
    const [victim, thief] = [await toolgate.newPerson(), await toolgate.newPerson()];
    const connector = await connect(victim.client, {
      openapi: "3.1.0",
      info: { title: "Ledger", version: "1" },
      servers: [{ url: "https://ledger.example.com" }],
      "x-auth-type": "none",
      "x-required-secrets": [],
      paths: { "/": { get: { operationId: "readLedger", responses: { 200: { description: "ok" } } } } },
    });
    const rows = () =>
      toolgate.stack.sql<{ tool_id: string }>(
        "select tool_id, user_id, plugin, definition::text from public.tools where connector_id = $1",
        [connector],
      );
    const before = await rows();
    const id = before[0]?.tool_id ?? "";
    const taken = await rest(thief, "POST", "", { ...simple("mine"), id });
    expect([taken.status, taken.body.hint]).toEqual([400, "toolgate:INVALID_REQUEST"]);
    const disabled = await rest(thief, "POST", "", { ...simple("mine"), id, enabled: false });
    expect(disabled.status).toBe(201);
    expect((await rest(thief, "PATCH", `?id=eq.${id}`, { enabled: true })).status).toBe(400);
    expect((await rest(thief, "PATCH", `?id=eq.${id}`, { name: "still mine" })).status).toBe(200);
    expect((await rest(thief, "DELETE", `?id=eq.${id}`)).status).toBe(200);
    expect(await rows()).toEqual(before);
  });

  it("is never changed, nor is the owner", async () => {
    const person = await toolgate.newPerson();
    const tool = await makeTool(person, simple("fixed"));
    for (const change of [{ id: crypto.randomUUID() }, { user_id: crypto.randomUUID() }]) {
      expect((await rest(person, "PATCH", `?id=eq.${tool.id}`, change)).status).toBeGreaterThanOrEqual(400);
    }
    expect((await rest(person, "GET", "?select=id")).body).toEqual([{ id: tool.id }]);
  });
});

describe("many edits", () => {
  it("that come together leave the catalogue as the last one left the row, and one place in the index each", async () => {
    const person = await toolgate.newPerson();
    const made = await Promise.all(
      Array.from({ length: 8 }, (_, i) => makeTool(person, simple(`tool_${i}`))),
    );
    await Promise.all(
      made.flatMap(({ id }, i) => [
        rest(person, "PATCH", `?id=eq.${id}`, { description: `first of ${i}` }),
        rest(person, "PATCH", `?id=eq.${id}`, { description: `second of ${i}`, enabled: i % 2 === 0 }),
        rest(person, "PATCH", `?id=eq.${id}`, { name: `renamed_${i}` }),
      ]),
    );
    await expect.poll(() => indexOf(person)).toEqual({ tools: 4, indexed: 4 });
    const drift = await toolgate.stack.sql(
      `select c.name from public.custom_tools c full join public.tools t on t.tool_id = c.id
       where coalesce(c.user_id, t.user_id) = $1
         and (c.enabled <> (t.tool_id is not null) or c.name <> t.name or c.description <> t.description)`,
      [userOf(person)],
    );
    expect(drift).toEqual([]);
    await found(person, "renamed 2").toContain("renamed_2");
  });

  it("500 tools in one statement are made, found, and deleted in one statement", async () => {
    const person = await toolgate.newPerson();
    const rows = Array.from({ length: 500 }, (_, i) => simple(`bulk_${i}`));
    expect((await rest(person, "POST", "", rows)).status).toBe(201);
    await expect.poll(() => indexOf(person), { timeout: 30_000 }).toEqual({ tools: 500, indexed: 500 });
    const started = performance.now();
    const off = await rest(person, "PATCH", "?name=like.bulk_1*", { enabled: false });
    expect([off.status, off.body.length]).toEqual([200, 111]);
    expect(await indexOf(person)).toEqual({ tools: 389, indexed: 389 });
    expect((await rest(person, "DELETE", "?name=like.bulk_*")).body.length).toBe(500);
    // The statement timeout of the hosted Data API is 8 seconds.
    expect(performance.now() - started).toBeLessThan(8_000);
    expect(await indexOf(person)).toEqual({ tools: 0, indexed: 0 });
    expect(await search(person, "bulk")).toEqual([]);
  });
});

describe("a worker that was not woken", () => {
  it("finds the tool at its next turn: what waits is in the database, not in a process", async () => {
    const person = await toolgate.newPerson();
    await toolgate.stack.sql(
      "insert into public.custom_tools (user_id, name, http_config) values ($1, 'unannounced', $2)",
      [userOf(person), JSON.stringify({ url: "https://api.example.com", method: "GET" })],
    );
    await expect.poll(() => search(person, "unannounced"), { timeout: 20_000 }).toEqual(["unannounced"]);
  });
});

describe("a deleted account", () => {
  it("loses its tools, their index entries and their secrets", async () => {
    const person = await toolgate.newPerson();
    const tool = await makeTool(person, {
      ...simple("gone"),
      http_config: { ...simple("gone").http_config, headers: { "x-key": "{{key}}" } },
      secret_names: ["key"],
    });
    expect((await storeSecrets(person, tool.id, { key: "gone-secret-1234" })).status).toBe(200);
    await makeTool(person, simple("gone_too"));
    await found(person, "gone").toContain("gone");
    const user = userOf(person);
    await toolgate.stack.sql("delete from auth.users where id = $1", [user]);
    const left = await toolgate.stack.sql(
      `select (select count(*)::int from public.custom_tools where user_id = $1) as rows,
         (select count(*)::int from public.tools where user_id = $1) as tools,
         (select count(*)::int from private.search_terms where user_id = $1) as terms,
         (select count(*)::int from vault.secrets where name like $1 || '/%') as secrets`,
      [user],
    );
    expect(left).toEqual([{ rows: 0, tools: 0, terms: 0, secrets: 0 }]);
  });
});

describe("prompt tools", () => {
  it("a dry run shows the prompt; without a model the failure says what to set, and is traced", async () => {
    const person = await toolgate.newPerson();
    const tool = await makeTool(person, {
      name: "summarize",
      tool_type: "prompt",
      prompt_template: "Summarize for {{reader}}: {{text}}",
      parameters: {
        type: "object",
        properties: { text: { type: "string" }, reader: { type: "string", default: "a child" } },
        required: ["text"],
      },
    });
    const args = { arguments: { text: "{{reader}} stays text" } };
    expect((await run(person, tool.id, { ...args, dry_run: true })).body).toMatchObject({
      ok: true,
      request: { prompt: "Summarize for a child: {{reader}} stays text" },
    });
    const { status, body } = await run(person, tool.id, args);
    expect([status, body.error_code, body.technical_details]).toEqual([
      500,
      "MODEL_ERROR",
      { reason: "not_configured" },
    ]);
    expect(body.error_message).toContain("OPENAI_API_KEY");
    const trace = () =>
      toolgate.stack.sql("select status, error_code from public.traces where trace_id = $1", [body.trace_id]);
    await expect.poll(trace).toEqual([{ status: "FAILURE", error_code: "MODEL_ERROR" }]);
  });
});
