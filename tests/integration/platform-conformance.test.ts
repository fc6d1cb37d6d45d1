import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ALL_ENDPOINTS } from "../../src/contract/api/index.ts";
import { createBackground } from "../../src/platform/supabase/background.ts";
import { createLogger } from "../../src/platform/telemetry/logger.ts";
import { keepLogs } from "../kernel/make-parts.ts";
import { startToolgate, type Toolgate } from "./start-toolgate.ts";

const ROOT = resolve(import.meta.dirname, "../..");
let toolgate: Toolgate;
beforeAll(async () => {
  toolgate = await startToolgate({ allowedHosts: ["app.example.com"] });
});
afterAll(() => toolgate.stop());

const at = (path: string) => `${toolgate.stack.url}/functions/v1/${path}`;

/**
 * Endpoints without a session: clients read here how to get a token, authorization servers read this installation's client
 * metadata, a provider's redirect has nothing but its single-use state (`tests/attacks/sign-in-answers.test.ts`), and the browser
 * of a connect link has nothing but the link's token and a key of its own (`tests/attacks/connect-links.test.ts`).
 */
const PUBLIC: ReadonlySet<string> = new Set([
  "readProtectedResource",
  "readClientMetadata",
  "finishConnection",
  "openConnectLink",
  "followConnectLink",
  "finishHeldConnection",
]);

describe("every endpoint", () => {
  for (const [name, endpoints] of Object.entries(ALL_ENDPOINTS)) {
    for (const endpoint of Object.values(endpoints)) {
      if (PUBLIC.has(endpoint.operationId)) continue;
      const path = `${name}${endpoint.path.replace(/\{\w+\}/g, crypto.randomUUID())}`;
      it(`${endpoint.method} /${name}${endpoint.path} refuses strangers in the FAILURE shape, with CORS and a request id`, async () => {
        const response = await fetch(at(path), {
          method: endpoint.method,
          headers: { origin: "https://app.example.com", "x-request-id": "req-1" },
          ...(endpoint.method !== "GET" && { body: "{}" }),
        });
        expect(response.status).toBe(401);
        expect(await response.json()).toMatchObject({
          status: "FAILURE",
          error_code: "UNAUTHENTICATED",
          error_message: expect.any(String),
        });
        expect(response.headers.get("access-control-allow-origin")).toBe("*");
        expect(response.headers.get("x-request-id")).toBe("req-1");
      });
    }

    it(`/${name} answers the preflight of supabase-js, x-region included`, async () => {
      const response = await fetch(at(name), {
        method: "OPTIONS",
        headers: {
          origin: "https://app.example.com",
          "access-control-request-method": "POST",
          "access-control-request-headers":
            "authorization,apikey,content-type,x-client-info,x-region,idempotency-key",
        },
      });
      expect(response.status).toBe(204);
      const allowed = (response.headers.get("access-control-allow-headers") ?? "").toLowerCase();
      for (const header of [
        "authorization",
        "apikey",
        "content-type",
        "x-client-info",
        "x-region",
        "idempotency-key",
      ]) {
        expect(allowed).toContain(header);
      }
    });
  }

  it("answers errors of every kind with CORS, a request id and the FAILURE shape, never HTML", async () => {
    const { token } = await toolgate.newPerson();
    const headers = {
      authorization: `Bearer ${token}`,
      origin: "https://app.example.com",
      "content-type": "application/json",
    };
    const cases: [status: number, path: string, init: RequestInit][] = [
      [400, "agent-query", { method: "POST", body: "{}", headers }],
      [400, "agent-query", { method: "POST", body: "{", headers }],
      [404, "connectors/nothing/here/at/all", { headers }],
      [404, `connectors/${crypto.randomUUID()}`, { headers }],
      [404, "connectors/no-uuid", { headers }],
      [405, "agent-query", { method: "PUT", body: "{}", headers }],
      [413, "connectors/upload", { method: "POST", body: " ".repeat(17 * 1024 * 1024), headers }],
    ];
    for (const [status, path, init] of cases) {
      const response = await fetch(at(path), init);
      expect([path, response.status]).toEqual([path, status]);
      expect(response.headers.get("access-control-allow-origin"), path).toBe("*");
      expect(response.headers.get("x-request-id"), path).toBeTruthy();
      expect(response.headers.get("content-type"), path).toContain("application/json");
      expect(await response.json(), path).toMatchObject({ status: "FAILURE" });
    }
  });

  it("rejects a forged token and a key of the project", async () => {
    const { token } = await toolgate.newPerson();
    const [head = "", claims = ""] = token.split(".");
    const unsigned = btoa('{"alg":"none","typ":"JWT"}').replaceAll("=", "");
    const tokens = [
      `${head}.${claims}.${"A".repeat(43)}`,
      `${unsigned}.${claims}.`,
      toolgate.stack.publishableKey,
      toolgate.stack.secretKey,
      `tg_${"0".repeat(43)}`,
    ];
    for (const forged of tokens) {
      for (const name of ["connectors", "agent-query"]) {
        const response = await fetch(at(name), {
          method: name === "connectors" ? "GET" : "POST",
          headers: { authorization: `Bearer ${forged}`, "content-type": "application/json" },
          ...(name === "agent-query" && { body: '{"user_query":"x","conversation_id":"c"}' }),
        });
        expect(await response.json()).toMatchObject({ status: "FAILURE", error_code: "UNAUTHENTICATED" });
        expect(response.status).toBe(401);
      }
    }
  });

  it("replaces an invalid request id", async () => {
    for (const given of ["x".repeat(129), "<script>"]) {
      const response = await fetch(at("docs/openapi.json"), { headers: { "x-request-id": given } });
      expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it("refuses HEAD", async () => {
    expect((await fetch(at("docs/openapi.json"), { method: "HEAD" })).status).toBe(405);
  });
});

/** Functions that people call themselves. */
const FOR_PEOPLE = [
  "activity_by",
  "activity_calls",
  "activity_errors",
  "activity_series",
  "activity_tokens",
  "list_runs",
  "list_unanswered",
];
/** Functions that n8n's own nodes call, with the service key or as a user. */
const FOR_N8N = ["match_documents"];
/** Functions that policies and the functions above use; they return the caller's own sites, or read no table. */
const FOR_POLICIES = ["is_answer", "my_sites", "question_words", "searched_sites"];
/** Tables and views that users write directly, and the checks of the written rows. */
const WRITABLE: Record<string, string> = {
  // Triggers.
  custom_tools: "DELETE,INSERT,SELECT,UPDATE",
  // Its INSTEAD OF triggers; the view of n8n's vector store.
  documents: "DELETE,INSERT,SELECT",
};
/** Views for n8n's own nodes, which hold the service key; each row and search names its site. */
const VIEWS_FOR_N8N = ["documents", "n8n_chat_histories"];

describe("the database", () => {
  it("exposes no table and no function without a grant that a migration states", async () => {
    const grants = await toolgate.stack.sql<{ grantee: string; table_name: string; privileges: string }>(
      `select grantee, table_name, string_agg(distinct privilege_type, ',' order by privilege_type) as privileges
       from (select grantee, table_name, privilege_type from information_schema.role_table_grants
             union all select grantee, table_name, privilege_type from information_schema.role_column_grants) g
       join information_schema.tables t using (table_name)
       where t.table_schema = 'public' and grantee in ('anon', 'authenticated', 'PUBLIC')
       group by grantee, table_name`,
    );
    expect(grants.length).toBeGreaterThan(0);
    for (const { grantee, table_name, privileges } of grants) {
      const stated = WRITABLE[table_name] ?? "SELECT";
      expect([table_name, grantee, privileges]).toEqual([table_name, "authenticated", stated]);
    }
    const open = await toolgate.stack.sql<{ name: string }>(
      `select p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where n.nspname in ('public', 'service', 'private')
         and (has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute'))
         and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
    );
    // They run as the caller, under row level security.
    expect(open.map(({ name }) => name).sort()).toEqual([...FOR_PEOPLE, ...FOR_N8N, ...FOR_POLICIES].sort());
    const definers = await toolgate.stack.sql(
      "select proname from pg_proc where proname = any ($1) and prosecdef",
      [`{${[...FOR_PEOPLE, ...FOR_N8N].join(",")}}`],
    );
    expect(definers).toEqual([]);
    const anonymous = await toolgate.stack.sql<{ name: string }>(
      `select proname as name from pg_proc where proname = any ($1) and has_function_privilege('anon', oid, 'execute')`,
      [`{${[...FOR_PEOPLE, ...FOR_N8N].join(",")}}`],
    );
    expect(anonymous).toEqual([]);
    const unguarded = await toolgate.stack.sql(
      "select c.relname from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not c.relrowsecurity",
    );
    expect(unguarded).toEqual([]);
  });

  it("has only functions for people in public, those of our endpoints in service, all with a fixed search path", async () => {
    const functions = await toolgate.stack.sql<{ name: string; schema: string; config: string[] | null }>(
      `select p.proname as name, p.pronamespace::regnamespace::text as schema, p.proconfig as config
       from pg_proc p
       where p.pronamespace::regnamespace::text in ('public', 'service', 'private')
         and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
    );
    const inSchema = (schema: string) => functions.filter((one) => one.schema === schema);
    expect(
      inSchema("public")
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...FOR_PEOPLE, ...FOR_N8N].sort());
    expect(inSchema("service").length).toBeGreaterThan(100);
    const loose = functions.filter(({ config }) => !config?.some((setting) => /^search_path=/.test(setting)));
    expect(loose).toEqual([]);
  });

  it("holds nothing of ours in schema auth, and nothing of ours for service_role to read past a function", async () => {
    const ours = await toolgate.stack.sql(
      `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
         where n.nspname = 'auth' and pg_get_userbyid(c.relowner) = 'postgres'
       union all
       select p.proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace
         where n.nspname = 'auth' and pg_get_userbyid(p.proowner) = 'postgres'
       union all
       select t.tgname from pg_trigger t join pg_class c on c.oid = t.tgrelid
         join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'auth' and not t.tgisinternal`,
    );
    // On a Postgres of one's own, its owner also sets up the schema.
    if (toolgate.stack.database.kind === "pglite") expect(ours).toEqual([]);
    const tables = await toolgate.stack.sql(
      `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname in ('public', 'private') and c.relkind in ('r', 'p', 'v', 'm')
         and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
         and has_table_privilege('service_role', c.oid, 'select, insert, update, delete')`,
    );
    expect(tables.map(({ name }) => name).sort()).toEqual(VIEWS_FOR_N8N);
  });

  it("has no policy that lets users change rows without the functions", async () => {
    // Restrictive policies allow nothing.
    const policies = await toolgate.stack.sql<{ tablename: string; cmd: string; roles: string[] }>(
      "select tablename, cmd, roles::text[] as roles from pg_policies where schemaname = 'public' and permissive = 'PERMISSIVE'",
    );
    expect(policies.length).toBeGreaterThan(0);
    for (const { tablename, cmd, roles } of policies) {
      const allowed = tablename === "custom_tools" ? ["SELECT", "INSERT", "UPDATE", "DELETE"] : ["SELECT"];
      expect([tablename, allowed.includes(cmd), roles]).toEqual([tablename, true, ["authenticated"]]);
    }
  });

  it("answers strangers nothing over the Data API", async () => {
    for (const { name } of await toolgate.stack.sql<{ name: string }>(
      "select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'",
    )) {
      const response = await fetch(`${toolgate.stack.url}/rest/v1/${name}?select=*`, {
        headers: { apikey: toolgate.stack.publishableKey },
      });
      expect([name, response.status]).toEqual([name, 401]);
    }
  });

  it("answers at most 1,000 rows over the Data API", async () => {
    const { token } = await toolgate.newPerson();
    const [person] = await toolgate.stack.sql<{ id: string }>(
      "select id from auth.users order by created_at desc limit 1",
    );
    await toolgate.stack.sql(
      `insert into public.audit_log (user_id, trace_id, phase, side_effect)
       select $1, gen_random_uuid(), 'outcome', 'read' from generate_series(1, 1200)`,
      [person?.id ?? ""],
    );
    const response = await fetch(`${toolgate.stack.url}/rest/v1/audit_log?select=id`, {
      headers: { apikey: toolgate.stack.publishableKey, authorization: `Bearer ${token}` },
    });
    expect(await response.json()).toHaveLength(1000);
  });
});

describe("our functions", () => {
  it("give waitUntil a real promise, also for a lazy thenable, and survive its failure", async () => {
    const given: unknown[] = [];
    Object.assign(globalThis, { EdgeRuntime: { waitUntil: (promise: unknown) => given.push(promise) } });
    try {
      let ran = false;
      const lazy = {
        // biome-ignore lint/suspicious/noThenProperty: a lazy thenable, as the query builders of supabase-js are
        then(done: () => void) {
          ran = true;
          done();
        },
      };
      const background = createBackground(keepLogs());
      background.run(() => lazy as unknown as Promise<void>);
      background.run(async () => {
        throw new Error("late");
      });
      expect(given.every((promise) => promise instanceof Promise)).toBe(true);
      await Promise.all(given);
      expect(ran).toBe(true);
    } finally {
      Reflect.deleteProperty(globalThis, "EdgeRuntime");
    }
  });

  it("write log records the platform does not cut", () => {
    const lines: string[] = [];
    const original = console.error;
    console.error = (line: string) => void lines.push(line);
    try {
      createLogger().error("long", { text: "x".repeat(50_000) });
    } finally {
      console.error = original;
    }
    expect(lines[0]?.length).toBeLessThanOrEqual(10_000);
  });

  it("read no variable that only the platform may set beyond those it does set, and need no file, worker or vm", () => {
    const provided = new Set([
      "SUPABASE_URL",
      "SUPABASE_PUBLISHABLE_KEYS",
      "SUPABASE_SECRET_KEYS",
      "SUPABASE_JWKS",
      "SUPABASE_ANON_KEY",
      "SUPABASE_SERVICE_ROLE_KEY",
    ]);
    const config = readFileSync(resolve(ROOT, "src/compose/config.ts"), "utf8");
    const read = [...config.matchAll(/"(SUPABASE_\w+)"/g)].map((match) => match[1] ?? "");
    expect(read.filter((name) => !provided.has(name))).toEqual([]);
    const sources = readdirSync(resolve(ROOT, "src"), { recursive: true, encoding: "utf8" }).filter((file) =>
      file.endsWith(".ts"),
    );
    const forbidden = sources.filter((file) =>
      /from "node:(fs|fs\/promises|worker_threads|vm|child_process)"/.test(
        readFileSync(resolve(ROOT, "src", file), "utf8"),
      ),
    );
    expect(forbidden).toEqual([]);
  });
});
