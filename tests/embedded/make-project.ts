import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import type { Stack, StackOptions } from "../../supabase/embedded/stack-options.ts";
import { startStack } from "../../supabase/embedded/start-stack.ts";
import type { Account } from "../integration/open-accounts.ts";

/** A migration with one table of each kind and a few functions to call. */
export const MIGRATION = `
-- a comment; with a semicolon
create table public.notes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  body text not null
);
alter table public.notes enable row level security;
create policy "People see their own notes" on public.notes to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, insert on public.notes to authenticated;

create table public.ungranted (id int);
alter table public.ungranted enable row level security;

create function public.echo(
  a uuid, t text default 'absent', j jsonb default 'null', texts text[] default '{}',
  n int default 0, f double precision default 0, b boolean default false
) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('a', a, 't', t, 'j', j, 'texts', texts, 'n', n, 'f', f, 'b', b)
$$;
create function public.who() returns jsonb language plpgsql volatile set search_path = '' as $$
begin
  return jsonb_build_object('role', current_user, 'claims', nullif(current_setting('request.jwt.claims', true), '')::jsonb, 'uid', auth.uid());
end
$$;
create function public.fail_as(code text) returns jsonb language plpgsql set search_path = '' as $$
begin
  raise exception 'refused; with a semicolon' using errcode = code, detail = 'the detail', hint = 'the hint';
end
$$;
create function public.note_and_fail(owner uuid) returns jsonb language plpgsql security definer set search_path = '' as $$
begin
  insert into public.notes (user_id, body) values (owner, 'from a call that failed');
  raise exception 'after the insert';
end
$$;
create function public.ungranted_function() returns jsonb language sql set search_path = '' as 'select ''{}''::jsonb';
create function public.many() returns table (n int) language sql stable set search_path = '' as 'select generate_series(1, 1500)';
grant execute on function public.echo, public.fail_as, public.note_and_fail to service_role;
grant execute on function public.who to anon, authenticated, service_role;
grant execute on function public.many to service_role;
`;

export const HELLO = `
declare const Deno: any;
declare const EdgeRuntime: any;
async function attempt(work: () => Promise<unknown>): Promise<string> {
  try { await work(); return "allowed"; } catch (error) { return (error as Error).name; }
}
export default {
  fetch: async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname === "/hello/env") return Response.json(Deno.env.toObject());
    if (pathname === "/hello/headers") return Response.json(Object.fromEntries(request.headers));
    if (pathname === "/hello/permissions") {
      return Response.json({
        read: await attempt(() => Deno.readTextFile("/etc/hostname")),
        write: await attempt(() => Deno.writeTextFile("/tmp/toolgate-write-test", "x")),
        run: await attempt(() => new Deno.Command("/bin/true").output()),
      });
    }
    if (pathname === "/hello/crash") { queueMicrotask(() => { throw new Error("crash on purpose"); }); await new Promise(() => {}); }
    if (pathname === "/hello/throw") throw new Error("thrown on purpose");
    if (pathname === "/hello/hang") { await new Promise((_, reject) => request.signal.addEventListener("abort", () => { console.log("caller left"); reject(new Error("left")); })); }
    if (pathname === "/hello/stream") {
      const body = new ReadableStream({ async start(controller) {
        controller.enqueue(new TextEncoder().encode("data: one\\n\\n"));
        await new Promise((next) => setTimeout(next, 300));
        controller.enqueue(new TextEncoder().encode("data: two\\n\\n"));
        controller.close();
      } });
      return new Response(body, { headers: { "content-type": "text/event-stream" } });
    }
    if (pathname === "/hello/background") {
      EdgeRuntime.waitUntil((async () => { await new Promise((next) => setTimeout(next, 400)); console.log("background done"); })());
      return new Response("answered");
    }
    if (pathname === "/hello/lazy") {
      let ran = false;
      EdgeRuntime.waitUntil({ then() { ran = true; } });
      await new Promise((next) => setTimeout(next, 50));
      return Response.json({ ran });
    }
    if (pathname === "/hello/refuse") return Response.json({ status: "FAILURE" }, { status: 413 });
    if (pathname === "/hello/refuse-midway") {
      const reader = (request.body as ReadableStream).getReader();
      await reader.read();
      await reader.cancel();
      return Response.json({ status: "FAILURE" }, { status: 413 });
    }
    if (pathname === "/hello/never") return new Promise<Response>(() => {});
    if (pathname === "/hello/size") return Response.json({ bytes: (await request.arrayBuffer()).byteLength });
    return Response.json({ path: pathname, method: request.method });
  },
};
`;

export interface Project {
  dir: string;
  dataDir: string;
  remove(): void;
}

/** A project of its own in a temporary folder. Keys are paths below it. */
export function makeProject(files: Record<string, string> = {}): Project {
  const dir = mkdtempSync(join(tmpdir(), "toolgate-test-"));
  const all: Record<string, string> = {
    "supabase/migrations/20260101000000_notes.sql": MIGRATION,
    "supabase/functions/hello/index.ts": HELLO,
    "deno.json": '{ "nodeModulesDir": "manual" }',
    "package.json": '{ "type": "module" }',
    ...files,
  };
  for (const [path, content] of Object.entries(all)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), content);
  }
  symlinkSync(resolve("node_modules"), join(dir, "node_modules"));
  return { dir, dataDir: join(dir, "data"), remove: () => rmSync(dir, { recursive: true, force: true }) };
}

export interface RunningStack extends Stack {
  lines: string[];
}

/** Starts a stack on a project, by default in memory, and collects its log. */
export async function startOn(project: Project, options: Partial<StackOptions> = {}): Promise<RunningStack> {
  const lines: string[] = [];
  const stack = await startStack({
    projectDir: project.dir,
    port: 0,
    host: "127.0.0.1",
    dataDir: "memory://",
    env: {},
    workerInterval: 0,
    log: (line) => lines.push(line),
    ...options,
  });
  return { ...stack, lines };
}

export interface Person {
  id: string;
  /** Headers of a signed-in browser. */
  headers: Record<string, string>;
}

export async function signUp(stack: Stack, email: string): Promise<Person> {
  const answer = await fetch(`${stack.url}/auth/v1/signup`, {
    method: "POST",
    // The limit of sign-ups does not apply to the secret key.
    headers: { apikey: stack.secretKey, "content-type": "application/json" },
    body: JSON.stringify({ email, password: "correct horse battery" }),
  });
  if (!answer.ok) throw new Error(`sign-up failed: ${answer.status} ${await answer.text()}`);
  return toPerson(stack, (await answer.json()) as Account["session"]);
}

export function toPerson(stack: Stack, session: Account["session"]): Person {
  return {
    id: session.user.id,
    headers: {
      apikey: stack.publishableKey,
      authorization: `Bearer ${session.access_token}`,
      "content-type": "application/json",
    },
  };
}

/** An RPC with the secret key. */
export async function callRpc(
  stack: Stack,
  name: string,
  body: unknown = {},
  headers: Record<string, string> = {},
): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(`${stack.url}/rest/v1/rpc/${name}`, {
    method: "POST",
    headers: { apikey: stack.secretKey, "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

/** Waits until a condition is true, or until the timeout of the test. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((next) => setTimeout(next, 20));
}
