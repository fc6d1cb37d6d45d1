import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createAccounts } from "../integration/open-accounts.ts";
import {
  callRpc,
  makeProject,
  type Person,
  type Project,
  type RunningStack,
  signUp,
  startOn,
  toPerson,
} from "./make-project.ts";

const ID = "00000000-0000-4000-8000-000000000001";
let project: Project;
let stack: RunningStack;
let ann: Person;
let bob: Person;

beforeAll(async () => {
  project = makeProject();
  stack = await startOn(project);
  ann = await signUp(stack, "ann@example.com");
  bob = await signUp(stack, "bob@example.com");
});

afterAll(async () => {
  await stack.stop();
  project.remove();
});

async function get(path: string, headers: Record<string, string>) {
  const answer = await fetch(stack.url + path, { headers });
  return { status: answer.status, body: (await answer.json()) as unknown, headers: answer.headers };
}

/** Repeats a call that is refused because the stack is busy. */
async function untilAccepted<T extends { status: number }>(call: () => Promise<T>): Promise<T> {
  const answer = await call();
  return answer.status === 503 ? untilAccepted(call) : answer;
}

async function write(body: string, person: Person) {
  return fetch(`${stack.url}/rest/v1/notes`, {
    method: "POST",
    headers: person.headers,
    body: JSON.stringify({ body }),
  });
}

describe("RPC with the secret key", () => {
  test.each([
    ["uuid and defaults", { a: ID }, { a: ID, t: "absent", j: null, texts: [], n: 0, f: 0, b: false }],
    ["text with quotes", { a: ID, t: 'it\'s "q" \\ $1' }, { t: 'it\'s "q" \\ $1' }],
    ["explicit null", { a: null, t: null }, { a: null, t: null }],
    ["json object", { a: ID, j: { x: [1, { y: "é" }], z: null } }, { j: { x: [1, { y: "é" }], z: null } }],
    ["json null", { a: ID, j: null }, { j: null }],
    [
      "array",
      { a: ID, texts: ["a,b", 'q"uote', "back\\slash", null, "", "NULL", "{}"] },
      { texts: ["a,b", 'q"uote', "back\\slash", null, "", "NULL", "{}"] },
    ],
    ["numbers and booleans", { a: ID, n: 7, f: 1.5e-9, b: true }, { n: 7, f: 1.5e-9, b: true }],
    ["number as text", { a: ID, n: "7" }, { n: 7 }],
  ])("converts arguments: %s", async (_, body, expected) => {
    const answer = await callRpc(stack, "echo", body);
    expect(answer).toMatchObject({ status: 200, body: expected });
  });

  test("acts as service_role with its claims and without a uid", async () => {
    expect((await callRpc(stack, "who")).body).toEqual({
      role: "service_role",
      claims: { role: "service_role" },
      uid: null,
    });
  });

  test.each([
    ["P0001", 400],
    ["PT402", 402],
    ["PT404", 404],
    ["42501", 403],
    ["23505", 409],
    ["23503", 409],
    ["22023", 400],
    ["40001", 500],
  ])("answers an error with code %s as HTTP %i in PostgREST's shape", async (code, status) => {
    expect(await callRpc(stack, "fail_as", { code })).toEqual({
      status,
      body: { code, message: "refused; with a semicolon", details: "the detail", hint: "the hint" },
    });
  });

  test.each([
    ["an unknown function", "nope", {}],
    ["an unknown argument", "echo", { a: ID, unknown: 1 }],
    ["a missing argument", "echo", {}],
  ])("answers 404 PGRST202 for %s", async (_, name, body) => {
    expect(await callRpc(stack, name, body)).toMatchObject({ status: 404, body: { code: "PGRST202" } });
  });

  test("rolls back all changes when the function fails", async () => {
    expect((await callRpc(stack, "note_and_fail", { owner: ann.id })).status).toBe(400);
    expect(await stack.sql("select * from public.notes where body like 'from a call%'")).toEqual([]);
  });

  test("rejects a value that is invalid for the type", async () => {
    expect(await callRpc(stack, "echo", { a: "no uuid" })).toMatchObject({
      status: 400,
      body: { code: "22P02" },
    });
  });

  test("is rejected without a grant", async () => {
    expect(await callRpc(stack, "ungranted_function")).toMatchObject({
      status: 403,
      body: { code: "42501" },
    });
  });

  test("finds a function that was created or replaced in the meantime", async () => {
    await stack.database.run(
      "create function public.late(x int) returns jsonb language sql set search_path = '' as 'select to_jsonb(x)'; grant execute on function public.late to service_role;",
      { as: "postgres" },
    );
    expect(await callRpc(stack, "late", { x: 1 })).toEqual({ status: 200, body: 1 });
    await stack.database.run(
      "drop function public.late; create function public.late(x int) returns jsonb language sql set search_path = '' as 'select to_jsonb(x + 1)'; grant execute on function public.late to service_role;",
      { as: "postgres" },
    );
    expect(await callRpc(stack, "late", { x: 1 })).toEqual({ status: 200, body: 2 });
  });

  test("with a person's token acts as that person", async () => {
    const { apikey: _, ...asAnn } = ann.headers;
    expect(await callRpc(stack, "who", {}, asAnn)).toMatchObject({
      body: { role: "authenticated", uid: ann.id },
    });
  });

  test("with a wrong key is rejected", async () => {
    const wrong = stack.secretKey.slice(0, -1) + (stack.secretKey.endsWith("x") ? "y" : "x");
    expect((await callRpc(stack, "who", {}, { apikey: wrong })).status).toBe(401);
  });
});

describe("Data API", () => {
  test("shows people only their own rows", async () => {
    expect((await write("ann's", ann)).status).toBe(201);
    expect((await write("bob's", bob)).status).toBe(201);
    expect((await get("/rest/v1/notes?select=body", ann.headers)).body).toEqual([{ body: "ann's" }]);
    expect((await get("/rest/v1/notes?select=body", bob.headers)).body).toEqual([{ body: "bob's" }]);
  });

  test("rejects a write in another user's name", async () => {
    const answer = await fetch(`${stack.url}/rest/v1/notes`, {
      method: "POST",
      headers: ann.headers,
      body: JSON.stringify({ body: "forged", user_id: bob.id }),
    });
    expect(answer.status).toBe(403);
  });

  test("does not expose a table without a grant to any role", async () => {
    const anonymous = { apikey: stack.publishableKey };
    const service = { apikey: stack.secretKey };
    for (const headers of [anonymous, ann.headers, service]) {
      expect((await get("/rest/v1/ungranted", headers)).body).toMatchObject({ code: "42501" });
    }
    expect((await get("/rest/v1/notes", anonymous)).body).toMatchObject({ code: "42501" });
    const grants = await stack.sql(
      "select grantee from information_schema.role_table_grants where table_name = 'ungranted' and grantee in ('anon', 'authenticated', 'service_role', 'PUBLIC')",
    );
    expect(grants).toEqual([]);
  });

  test.each(["auth", "vault", "extensions", "supabase_migrations"])(
    "does not serve schema %s",
    async (schema) => {
      const answer = await get("/rest/v1/users", { apikey: stack.secretKey, "accept-profile": schema });
      expect(answer.status).toBe(406);
    },
  );

  test("returns at most 1,000 rows", async () => {
    const answer = await get("/rest/v1/rpc/many", { apikey: stack.secretKey });
    expect(answer.body).toHaveLength(1000);
  });

  test("rejects a body above 4 MiB with a readable failure", async () => {
    const answer = await fetch(`${stack.url}/rest/v1/notes`, {
      method: "POST",
      headers: ann.headers,
      body: new Uint8Array(5 * 1024 * 1024),
    });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ status: "FAILURE", error_code: "TOO_LARGE" });
  });

  test("without a key answers 401", async () => {
    expect((await get("/rest/v1/notes", {})).status).toBe(401);
  });

  test("does not log the caller's data when a statement fails", async () => {
    await fetch(`${stack.url}/rest/v1/ungranted`, {
      method: "POST",
      headers: ann.headers,
      body: JSON.stringify({ id: "canary-in-a-parameter" }),
    });
    expect(stack.lines.join("\n")).not.toContain("canary-in-a-parameter");
    expect(stack.lines.join("\n")).toContain("permission denied for table ungranted");
  });

  test("keeps roles and transactions separate under 50 parallel callers of every kind", async () => {
    const openAccount = createAccounts(stack);
    const crowd: Person[] = [];
    for (let i = 0; i < 50; i += 1) crowd.push(toPerson(stack, (await openAccount()).session));
    const rounds = crowd.map(async (person, i) => {
      if (i % 5 === 0) await signUp(stack, `crowd-${i}@example.com`);
      const [own, service, foreign, failed] = await Promise.all([
        untilAccepted(() => write(`crowd ${i}`, person)).then(() =>
          untilAccepted(() => get("/rest/v1/notes?select=body", person.headers)),
        ),
        untilAccepted(() => callRpc(stack, "who")),
        untilAccepted(() =>
          callRpc(
            stack,
            "who",
            {},
            { apikey: stack.publishableKey, authorization: person.headers["authorization"] ?? "" },
          ),
        ),
        untilAccepted(() => callRpc(stack, "fail_as", { code: "P0001" })),
      ]);
      expect(own.body).toEqual([{ body: `crowd ${i}` }]);
      expect(service.body).toMatchObject({ role: "service_role", uid: null });
      expect(foreign.body).toMatchObject({ role: "authenticated", uid: person.id });
      expect(failed.status).toBe(400);
    });
    await Promise.all(rounds);
    expect(
      await stack.sql(
        "select current_user::text as who, current_setting('request.jwt.claims', true) as claims",
      ),
    ).toEqual([{ who: "supabase_admin", claims: "" }]);
  });
});

describe("vault", () => {
  test("returns a value to the service role only, and stores it encrypted", async () => {
    const [made] = await stack.sql("select vault.create_secret('the canary', 'u/c/k', 'what for') as id");
    expect(
      await stack.sql("select name, description, decrypted_secret from vault.decrypted_secrets"),
    ).toEqual([{ name: "u/c/k", description: "what for", decrypted_secret: "the canary" }]);
    const [row] = await stack.sql("select encode(secret, 'escape') as sealed from vault.secrets");
    expect(row?.["sealed"]).not.toContain("canary");
    for (const role of ["anon", "authenticated"]) {
      await expect(
        stack.database.run(`set local role ${role}; select * from vault.decrypted_secrets`),
      ).rejects.toMatchObject({ code: "42501" });
      await expect(
        stack.database.run(`set local role ${role}; select vault.create_secret('x')`),
      ).rejects.toMatchObject({ code: "42501" });
    }
    await stack.database.run(
      "set local role service_role; select decrypted_secret from vault.decrypted_secrets",
    );
    await stack.sql("select vault.update_secret($1::uuid, 'changed')", [String(made?.["id"])]);
    expect(await stack.sql("select name, decrypted_secret from vault.decrypted_secrets")).toEqual([
      { name: "u/c/k", decrypted_secret: "changed" },
    ]);
  });

  test("rejects a second secret of the same name, but not a second one without a name", async () => {
    await stack.sql("select vault.create_secret('1', 'twice')");
    await expect(stack.sql("select vault.create_secret('2', 'twice')")).rejects.toMatchObject({
      code: "23505",
    });
    await stack.sql("select vault.create_secret('1'), vault.create_secret('2')");
  });

  test("does not decrypt a value that was copied to another row", async () => {
    await stack.sql("select vault.create_secret('mine', 'from'), vault.create_secret('yours', 'to')");
    await stack.sql(
      "update vault.secrets set secret = (select secret from vault.secrets where name = 'from') where name = 'to'",
    );
    await expect(
      stack.sql("select decrypted_secret from vault.decrypted_secrets where name = 'to'"),
    ).rejects.toThrow(/sealed for another row/);
  });
});

describe("the role that runs migrations", () => {
  test("is not a superuser and cannot become one", async () => {
    await expect(
      stack.database.run("reset session authorization; reset role; create table auth.mine (id int);", {
        as: "postgres",
      }),
    ).rejects.toMatchObject({ code: "42501" });
    await expect(
      stack.database.run("alter role postgres superuser", { as: "postgres" }),
    ).rejects.toMatchObject({ code: "42501" });
  });

  test("owns the objects of the migrations", async () => {
    expect(
      await stack.sql("select tableowner::text as owner from pg_tables where tablename = 'notes'"),
    ).toEqual([{ owner: "postgres" }]);
  });
});
