import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startToolgate, type Toolgate } from "../integration/start-toolgate.ts";

/*
 * The SQL functions of the endpoints take the user's id as an argument, so a caller of one could act for any user. They are
 * in the schema `service`, which only the service role may use; helpers are in `private`, which no request reaches.
 */

let toolgate: Toolgate;
let victim: string;

beforeAll(async () => {
  toolgate = await startToolgate();
  const { token } = await toolgate.newPerson();
  victim = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()).sub;
});
afterAll(() => toolgate.stop());

type Actor = "no key" | "publishable key" | "user" | "forged role" | "secret key";

async function headersOf(actor: Actor): Promise<Record<string, string>> {
  const { publishableKey, secretKey } = toolgate.stack;
  if (actor === "no key") return {};
  if (actor === "publishable key") return { apikey: publishableKey };
  if (actor === "secret key") return { apikey: secretKey };
  const { token } = await toolgate.newPerson();
  if (actor === "user") return { apikey: publishableKey, authorization: `Bearer ${token}` };
  const [header, , signature] = token.split(".");
  const claims = Buffer.from('{"role":"service_role"}').toString("base64url");
  return { apikey: publishableKey, authorization: `Bearer ${header}.${claims}.${signature}` };
}

interface Attempt {
  method?: "GET" | "POST";
  path: string;
  profile?: string;
  body?: () => unknown;
}

const LIST = { path: "rpc/list_api_keys", body: () => ({ p_user_id: victim }) };

async function attempt(actor: Actor, { method = "POST", path, profile, body }: Attempt) {
  const named = method === "GET" ? "accept-profile" : "content-profile";
  const answer = await fetch(`${toolgate.stack.url}/rest/v1/${path.replace("VICTIM", victim)}`, {
    method,
    headers: {
      ...(await headersOf(actor)),
      "content-type": "application/json",
      ...(profile !== undefined && { [named]: profile }),
    },
    ...(method === "POST" && { body: JSON.stringify(body?.() ?? {}) }),
  });
  return { status: answer.status, text: await answer.text() };
}

const REFUSED: [actor: Actor, what: string, attempt: Attempt][] = [
  ["no key", "calls a service function", { ...LIST, profile: "service" }],
  ["publishable key", "calls a service function", { ...LIST, profile: "service" }],
  ["user", "calls a service function for another user", { ...LIST, profile: "service" }],
  ["forged role", "calls a service function", { ...LIST, profile: "service" }],
  ["user", "calls it without naming the schema", LIST],
  ["user", "calls it as one of `public`", { ...LIST, profile: "public" }],
  ["user", "names the schema in the path", { ...LIST, path: "rpc/service.list_api_keys" }],
  ["user", "names the schema in capitals", { ...LIST, profile: "SERVICE" }],
  ["user", "names two schemas", { ...LIST, profile: "public, service" }],
  [
    "user",
    "calls it with GET",
    { method: "GET", path: "rpc/list_api_keys?p_user_id=VICTIM", profile: "service" },
  ],
  ["user", "reads the audit chain of all users", { path: "rpc/list_audit_chains", profile: "service" }],
  [
    "user",
    "reads a helper's table",
    { method: "GET", path: "connector_secrets?select=*", profile: "private" },
  ],
  ["user", "calls a helper", { path: "rpc/my_sites", profile: "private" }],
  ["user", "reads the vault", { method: "GET", path: "decrypted_secrets?select=*", profile: "vault" }],
  ["secret key", "calls a helper", { path: "rpc/active_model", profile: "private" }],
  ["secret key", "reads a helper's table", { method: "GET", path: "settings?select=*", profile: "private" }],
];

describe("the schemas of the Data API", () => {
  test.each(REFUSED)("%s: %s and is refused", async (actor, _what, tried) => {
    const { status, text } = await attempt(actor, tried);
    expect([400, 401, 403, 404, 406]).toContain(status);
    expect(text).not.toContain("vault_key_name");
    expect(text).not.toContain("prefix");
  });

  test("the secret key calls a service function", async () => {
    expect(await attempt("secret key", { ...LIST, profile: "service" })).toEqual({ status: 200, text: "[]" });
    // With this header, the embedded stack uses its Data API.
    const answer = await fetch(`${toolgate.stack.url}/rest/v1/rpc/list_api_keys`, {
      method: "POST",
      headers: {
        apikey: toolgate.stack.secretKey,
        "content-type": "application/json",
        "content-profile": "service",
        prefer: "count=none",
      },
      body: JSON.stringify({ p_user_id: victim }),
    });
    expect([answer.status, await answer.json()]).toEqual([200, []]);
  });

  test("a user calls the functions made for users", async () => {
    const range = { p_from: "2026-01-01", p_to: "2026-01-02" };
    const answer = await attempt("user", { path: "rpc/activity_by", body: () => range });
    expect(answer).toEqual({ status: 200, text: "[]" });
  });
});

describe("privileges in the database", () => {
  test.each([
    ["anon", "service"],
    ["authenticated", "service"],
    ["anon", "private"],
  ])("%s may not use the schema %s", async (role, schema) => {
    const [row] = await toolgate.stack.sql("select has_schema_privilege($1, $2, 'usage') as may_use", [
      role,
      schema,
    ]);
    expect(row).toEqual({ may_use: false });
  });

  test.each(["anon", "authenticated"])(
    "%s may execute no service function, should it get there",
    async (role) => {
      const open = await toolgate.stack.sql(
        `select p.proname from pg_proc p where p.pronamespace = 'service'::regnamespace and has_function_privilege($1, p.oid, 'execute')`,
        [role],
      );
      expect(open).toEqual([]);
    },
  );

  test("service_role may execute every service function, and of the helpers those that views and policies call", async () => {
    const rows = await toolgate.stack.sql<{ schema: string; open: string; all: string }>(
      `select p.pronamespace::regnamespace::text as schema, count(*)::text as all,
         (count(*) filter (where has_function_privilege('service_role', p.oid, 'execute')))::text as open
       from pg_proc p where p.pronamespace::regnamespace::text in ('service', 'private') group by 1 order by 1`,
    );
    const [helpers, service] = rows;
    expect(helpers?.open).toBe("2");
    expect(service?.open).toBe(service?.all);
  });
});
