import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  callRpc,
  makeProject,
  type Person,
  type Project,
  type RunningStack,
  signUp,
  startOn,
} from "../embedded/make-project.ts";
import { type OwnDatabase, openOwnDatabase } from "../embedded/own-database.ts";
import { describeWith, needsVariable } from "../needs.ts";

/*
 * DATABASE_URL: how long a statement of each role may take. With TEST_DATABASE_URL on a real Postgres, where it is ended;
 * else on PGlite behind a socket, which knows the limit but ends nothing.
 */

const MIGRATION = `
create function public.bound() returns jsonb language sql volatile set search_path = '' as
  'select jsonb_build_object(''role'', current_setting(''role''), ''limit'', current_setting(''statement_timeout''))';
create function public.spin() returns jsonb language plpgsql set search_path = '' as $$
begin
  loop end loop;
end
$$;
create function public.unbound() returns jsonb language plpgsql set search_path = '' as $$
begin
  perform set_config('statement_timeout', '0', false);
  return '{}';
end
$$;
grant execute on function public.bound, public.spin, public.unbound to anon, authenticated, service_role;
`;

let project: Project;
let own: OwnDatabase;
let stack: RunningStack;
let person: Person;
beforeAll(async () => {
  own = await openOwnDatabase();
  project = makeProject({ "supabase/migrations/20260102000000_bound.sql": MIGRATION });
  stack = await startOn(project, {
    databaseUrl: own.url,
    databasePoolSize: own.poolSize,
    dataDir: project.dataDir,
  });
  person = await signUp(stack, "caller@example.test");
});
afterAll(async () => {
  await stack?.stop();
  await own?.close();
  project?.remove();
});

const ACTORS: [actor: string, headers: () => Record<string, string>, role: string, limit: string][] = [
  ["nobody", () => ({ apikey: stack.publishableKey }), "anon", "3s"],
  ["user", () => person.headers, "authenticated", "8s"],
  // With this header, the call uses the Data API instead of the direct connection.
  [
    "holder of the secret key",
    () => ({ apikey: stack.secretKey, prefer: "count=none" }),
    "service_role",
    "8s",
  ],
  ["our functions", () => ({ apikey: stack.secretKey }), "service_role", "8s"],
];

describe("the statement timeout", () => {
  test.each(ACTORS)("%s", async (_actor, headers, role, limit) => {
    expect((await callRpc(stack, "bound", {}, headers())).body).toEqual({ role, limit });
  });

  test.each(ACTORS)(
    "%s: a setting made in one request does not apply to the next",
    async (_, headers, role, limit) => {
      for (let i = 0; i <= own.poolSize; i++) await callRpc(stack, "unbound", {}, headers());
      expect((await callRpc(stack, "bound", {}, headers())).body).toEqual({ role, limit });
    },
  );
});

describeWith(needsVariable("TEST_DATABASE_URL"), "a statement that does not end", () => {
  test.each(ACTORS)("of %s is enforced by Postgres", async (_, headers) => {
    const { status, body } = await callRpc(stack, "spin", {}, headers());
    expect([status, body]).toMatchObject([500, { code: "57014" }]);
  });
});
