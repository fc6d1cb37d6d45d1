import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startToolgate, type Toolgate } from "../integration/start-toolgate.ts";
import type { Person } from "../integration/tools-client.ts";

/*
 * Errors of the database describe the caller's fault: they contain no names of constraints, indexes, triggers,
 * functions and schemas of this project, and no whole rows.
 */

let toolgate: Toolgate;
let anna: Person;
let ben: Person;
let known: string[];

const ID = "00000000-0000-4000-8000-00000000000a";
const OTHER = "00000000-0000-4000-8000-00000000000b";
const HTTP = { url: "https://api.example.com/x", method: "GET" };
const tool = (fields: object) => ({
  name: "fresh",
  description: "Does it",
  tool_type: "http_api",
  http_config: HTTP,
  ...fields,
});
const prompt = (fields: object) => ({
  name: "fresh",
  description: "Does it",
  tool_type: "prompt",
  prompt_template: "x",
  ...fields,
});

beforeAll(async () => {
  toolgate = await startToolgate();
  [anna, ben] = await Promise.all([toolgate.newPerson(), toolgate.newPerson()]);
  for (const [person, id] of [
    [anna, ID],
    [ben, OTHER],
  ] as const)
    expect((await rest(person, "POST", "custom_tools", tool({ id, name: "taken" }))).status).toBe(201);
  await rest(anna, "POST", "custom_tools", tool({ name: "second" }));
  known = (
    await toolgate.stack.sql<{ name: string }>(
      `select conname as name from pg_constraint where connamespace in ('public'::regnamespace, 'private'::regnamespace)
       union select indexrelid::regclass::text from pg_index where indrelid::regclass::text !~ '^(pg_|information_schema)'
       union select tgname from pg_trigger
       union select p.proname from pg_proc p where p.pronamespace = 'private'::regnamespace
       union select c.relname from pg_class c where c.relnamespace = 'private'::regnamespace`,
    )
  )
    .map(({ name }) => name.replace(/^\w+\./, ""))
    .filter((name) => name.includes("_"));
});
afterAll(() => toolgate?.stop());

function rest(person: Person, method: string, path: string, body: unknown, prefer = "return=representation") {
  return person.client.call<{ message?: string }>(method, `/rest/v1/${path}`, body, {
    apikey: toolgate.stack.publishableKey,
    prefer,
  });
}

describe("a row that the database rejects", () => {
  it.each<[attempt: string, method: string, path: string, body: unknown, prefer?: string]>([
    ["a tool type that there is not", "POST", "custom_tools", tool({ tool_type: "magic" })],
    ["a side effect that there is not", "POST", "custom_tools", tool({ side_effect: "none" })],
    ["a rate limit of zero", "POST", "custom_tools", tool({ rate_limit_per_min: 0 })],
    ["a rate limit beyond the bound", "POST", "custom_tools", tool({ rate_limit_per_min: 100001 })],
    ["a rate limit beyond the type", "POST", "custom_tools", tool({ rate_limit_per_min: 1e12 })],
    ["a rate limit that is text", "POST", "custom_tools", tool({ rate_limit_per_min: "many" })],
    ["an own name again", "POST", "custom_tools", tool({ name: "taken" })],
    ["an own id again", "POST", "custom_tools", tool({ id: ID })],
    ["somebody else's id", "POST", "custom_tools", tool({ id: OTHER })],
    ["an id that is none", "POST", "custom_tools", tool({ id: "x" })],
    ["no id", "POST", "custom_tools", tool({ id: null })],
    ["another owner", "POST", "custom_tools", tool({ user_id: OTHER })],
    ["no owner", "POST", "custom_tools", tool({ user_id: null })],
    ["no name", "POST", "custom_tools", tool({ name: null })],
    ["an empty name", "POST", "custom_tools", tool({ name: "" })],
    ["a long name", "POST", "custom_tools", tool({ name: "n".repeat(5000) })],
    ["no description", "POST", "custom_tools", tool({ description: null })],
    ["no request", "POST", "custom_tools", tool({ http_config: null })],
    ["a request that is none", "POST", "custom_tools", tool({ http_config: [] })],
    ["a request without a URL", "POST", "custom_tools", tool({ http_config: {} })],
    ["parameters that are none", "POST", "custom_tools", tool({ parameters: 1 })],
    ["no parameters", "POST", "custom_tools", tool({ parameters: null })],
    ["secrets that are none", "POST", "custom_tools", tool({ secret_names: "x" })],
    ["no secrets", "POST", "custom_tools", tool({ secret_names: null })],
    ["a secret without a name", "POST", "custom_tools", tool({ secret_names: [null] })],
    ["neither on nor off", "POST", "custom_tools", tool({ enabled: null })],
    ["something that is neither true nor false", "POST", "custom_tools", tool({ enabled: "perhaps" })],
    ["a prompt without text", "POST", "custom_tools", prompt({ prompt_template: null })],
    ["a prompt without a name", "POST", "custom_tools", prompt({ name: null })],
    ["a NUL", "POST", "custom_tools", tool({ description: "a\0b" })],
    ["a column of ours", "POST", "custom_tools", tool({ created_at: "2026-01-01" })],
    ["a column that is not there", "POST", "custom_tools", tool({ nothing: 1 })],
    ["two rows of one name", "POST", "custom_tools", [tool({ name: "twin" }), tool({ name: "twin" })]],
    ["an effect that is missing", "POST", "custom_tools", tool({ side_effect: null })],
    ["a type that is missing", "POST", "custom_tools", tool({ tool_type: null })],
    ["an update to a taken name", "PATCH", "custom_tools?name=eq.second", { name: "taken" }],
    ["an update to a type that there is not", "PATCH", "custom_tools?name=eq.second", { tool_type: "magic" }],
    [
      "an update to an effect that there is not",
      "PATCH",
      "custom_tools?name=eq.second",
      { side_effect: "none" },
    ],
    [
      "an update to a limit that is not possible",
      "PATCH",
      "custom_tools?name=eq.second",
      { rate_limit_per_min: -1 },
    ],
    ["an update to no name", "PATCH", "custom_tools?name=eq.second", { name: null }],
    ["an update of the owner", "PATCH", "custom_tools?name=eq.second", { user_id: OTHER }],
    ["an update of the id", "PATCH", "custom_tools?name=eq.second", { id: OTHER }],
    [
      "an upsert over somebody else's row",
      "POST",
      "custom_tools?on_conflict=id",
      tool({ id: OTHER }),
      "resolution=merge-duplicates",
    ],
    [
      "an upsert on what is not unique",
      "POST",
      "custom_tools?on_conflict=description",
      tool({}),
      "resolution=merge-duplicates",
    ],
    ["a passage of no site", "POST", "documents", { content: "x", embedding: [1], metadata: {} }],
    [
      "a passage of somebody else's site",
      "POST",
      "documents",
      { content: "x", embedding: [1], metadata: { site_id: "s" } },
    ],
    [
      "a passage without content",
      "POST",
      "documents",
      { content: null, embedding: [1], metadata: { site_id: "s" } },
    ],
    [
      "a passage with a vector that is none",
      "POST",
      "documents",
      { content: "x", embedding: "x", metadata: { site_id: "s" } },
    ],
    [
      "a passage with metadata that is none",
      "POST",
      "documents",
      { content: "x", embedding: [1], metadata: 1 },
    ],
    ["a row of a table that is only read", "POST", "connectors", { name: "x" }],
    ["a row of a table that is not there", "POST", "vault", { name: "x" }],
    ["a call of a function that is not theirs", "POST", "rpc/run_retention", { p_limit: 1 }],
  ])("%s: the error contains no internal names", async (_attempt, method, path, body, prefer) => {
    const { status, body: answer } = await rest(anna, method, path, body, prefer);
    expect(status, JSON.stringify(answer)).toBeGreaterThanOrEqual(400);
    expect(status, JSON.stringify(answer)).toBeLessThan(500);
    const text = JSON.stringify(answer);
    expect(known.filter((name) => text.includes(name))).toEqual([]);
    expect(text).not.toMatch(/constraint|private\.|PL\/pgSQL|Failing row/i);
  });

  it("a tool of a deleted account: the error contains no internal names", async () => {
    const gone = await toolgate.newPerson();
    await toolgate.stack.sql("delete from auth.users where id = $1", [subject(gone)]);
    const { status, body } = await rest(gone, "POST", "custom_tools", tool({}));
    expect([status, JSON.stringify(body)]).toEqual([400, expect.not.stringContaining("constraint")]);
  });

  it("an upsert by the owner still finds the row", async () => {
    const changed = tool({ name: "second", description: "Does it anew" });
    const prefer = "resolution=merge-duplicates,return=representation";
    const { status, body } = await rest(
      anna,
      "POST",
      "custom_tools?on_conflict=user_id,name",
      changed,
      prefer,
    );
    expect([status, body]).toMatchObject([expect.any(Number), [{ description: "Does it anew" }]]);
  });
});

function subject({ token }: Person): string {
  return String(JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8")).sub);
}
