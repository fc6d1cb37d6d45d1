import { Worker } from "node:worker_threads";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test, vi } from "vitest";
import {
  makeProject,
  type Person,
  type Project,
  type RunningStack,
  signUp,
  startOn,
  until,
} from "../embedded/make-project.ts";

/** Four groups and their back-references: the time grows with the fourth power of the text. */
const SLOW_PATTERN = "^(a*)(a*)(a*)(a*)b\\1\\2\\3\\4a$";
const SLOW_TEXT = `${"a".repeat(200)}b${"a".repeat(200)}`;
/** A function whose cost the guards cannot determine. */
const MIGRATION = `
create table public.notes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  body text not null,
  parts jsonb not null default '{}',
  parent uuid references public.notes (id)
);
alter table public.notes enable row level security;
create policy "People see their own notes" on public.notes to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, insert, update, delete on public.notes to authenticated, service_role;
create table public.shelves (id uuid primary key default gen_random_uuid());
create table public.tags (
  id uuid primary key default gen_random_uuid(), note_id uuid not null references public.notes (id), name text not null default '',
  shelf_id uuid references public.shelves (id));
create table public.forms (
  id integer primary key, body text not null default repeat('a line of a form', 60000), name text not null default '');
grant select, insert, update on public.shelves, public.forms to authenticated, service_role;
create table public.marks (id uuid primary key default gen_random_uuid(), tag_id uuid not null references public.tags (id));
grant select, insert on public.tags, public.marks to authenticated, service_role;
create function public.spin() returns jsonb language plpgsql set search_path = '' as $$
begin
  loop end loop;
end
$$;
create function public.hello() returns jsonb language sql set search_path = '' as 'select ''"hello"''::jsonb';
grant execute on function public.spin, public.hello to authenticated, service_role;
`;

let project: Project;
let stack: RunningStack;
let person: Person;
let secret: Record<string, string>;

/** Starts `stack` anew, with one caller and one text. */
async function start(callerLimit?: number): Promise<void> {
  project = makeProject({ "supabase/migrations/20260101000000_notes.sql": MIGRATION });
  stack = await startOn(project, { dataDir: project.dataDir, ...(callerLimit && { callerLimit }) });
  person = await signUp(stack, "caller@example.test");
  secret = { apikey: stack.secretKey, "content-type": "application/json" };
  await write(SLOW_TEXT);
}

async function stop(): Promise<void> {
  await stack.stop();
  project.remove();
}

beforeAll(() => start());
afterAll(stop);

const at = (path: string) => `${stack.url}/rest/v1/${path}`;
const write = (body: string) =>
  fetch(at("notes"), { method: "POST", headers: person.headers, body: JSON.stringify({ body }) });
const json = (value: unknown) => ({
  method: "POST",
  body: typeof value === "string" ? value : JSON.stringify(value),
});

describe("a filter with a cost chosen by the user is rejected", () => {
  const pattern = encodeURIComponent(SLOW_PATTERN);
  const attempts: [attempt: string, path: string, init?: RequestInit][] = [
    ["a regular expression", `notes?body=match.${pattern}`],
    ["case-insensitive", `notes?body=imatch.${pattern}`],
    ["negated", `notes?body=not.match.${pattern}`],
    ["of several", `notes?body=match(any).{${pattern}}`],
    ["of several, all", `notes?body=imatch(all).{${pattern}}`],
    [
      "inside or",
      `notes?or=(id.is.null,body.match.${encodeURIComponent(`"${SLOW_PATTERN.replaceAll("\\", "\\\\")}"`)})`,
    ],
    ["inside and, not, or", "notes?and=(id.not.is.null,not.or(body.match.a,body.imatch.b))"],
    ["of an embedded relation", `notes?select=id,child:notes(body)&child.body=match.${pattern}`],
    ["under a column named like an operator", `notes?$eq=match.${pattern}`],
    ["under a column named like a group", `notes?$and=match.${pattern}`],
    ["inside JSON", `notes?parts->>a=match.${pattern}`],
    ["of what a function returns", `rpc/hello?hello=match.${pattern}`],
    ["in an update", `notes?body=match.${pattern}`, { method: "PATCH", body: '{"body":"x"}' }],
    ["in a deletion", `notes?body=match.${pattern}`, { method: "DELETE" }],
    ["a search that analyses each text anew", "notes?body=wfts.a"],
    ["the same with operators", "notes?body=fts(english).a<->b"],
    ["a pattern of many wildcards", `notes?body=like.${"*a".repeat(50)}`],
    ["one of several such", `notes?body=ilike(any).{x,${"*a".repeat(50)}}`],
    ["a long pattern", `notes?body=ilike.*${"a".repeat(200)}b*`],
    [
      "many patterns of some length",
      `notes?or=(${Array.from({ length: 5 }, (_, i) => `body.ilike.*${"a".repeat(50)}${i}*`)})`,
    ],
    ["very many patterns", `notes?body=like(any).{${Array(101).fill("a*").join(",")}}`],
    [
      "one column under many names",
      `notes?select=${Array.from({ length: 9 }, (_, i) => `a${i}:body`).join(",")}`,
    ],
    [
      "parts of one column under many names",
      `notes?select=${Array.from({ length: 9 }, (_, i) => `a${i}:parts->a`)}`,
    ],
    [
      "the same of an embedded relation",
      `notes?select=id,notes(${Array.from({ length: 9 }, (_, i) => `a${i}:body`)})`,
    ],
    ["relations embedded three levels deep", "notes?select=id,tags(id,marks(id,notes(id)))"],
    ["a relation around another one in itself", "notes?select=id,tags(id,notes(body))"],
    ["the same under another name", "notes?select=id,tags(id,again:notes(body))"],
    ["everything many times", `notes?select=${Array(9).fill("*")}`],
    ["very many columns to order by", `notes?order=${Array(11).fill("body.desc").join(",")}`],
    ["very many conditions", `notes?or=(${Array(101).fill("body.eq.a").join(",")})`],
  ];
  for (const [attempt, path, init] of attempts)
    it(attempt, async () => {
      const answer = await fetch(at(path), { ...init, headers: person.headers });
      expect([answer.status, await answer.json()]).toMatchObject([
        403,
        { code: "PT403", hint: expect.stringContaining("eq") },
      ]);
    });

  it("is rejected without signing in, too", async () => {
    const answer = await fetch(at("notes?body=match.a"), { headers: { apikey: stack.publishableKey } });
    expect(answer.status).toBe(403);
  });
});

describe("a request whose parsing would block the gateway is rejected before it is parsed", () => {
  const group = (word: string, times: number) => `${`${word}(`.repeat(times)}id.is.null${")".repeat(times)}`;
  const csv = (body: string) => ({ method: "POST", body, headers: { "content-type": "text/csv" } });
  const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, 1]));
  const attempts: [attempt: string, path: string, init: RequestInit, status: number][] = [
    ["deeply nested groups", `notes?and=(${group("and", 1500)})`, {}, 400],
    ["deeply nested negated groups", `notes?or=(${group("not.and", 1500)})`, {}, 400],
    [
      "deeply nested groups between parentheses in quotes",
      `notes?and=(body.eq."${")".repeat(1500)}",${group("and", 1500)},body.eq."${"(".repeat(1500)}")`,
      {},
      400,
    ],
    [
      "the same between escaped quotes",
      `notes?and=(body.eq."${")".repeat(1500)}\\",${group("and", 1500)},body.eq."${"(".repeat(1500)}")`,
      {},
      400,
    ],
    [
      "deeply nested groups after surplus parentheses",
      `notes?and=(a${")".repeat(1500)},${group("and", 1500)})`,
      {},
      400,
    ],
    ["very many groups", `notes?and=(${Array(300).fill("and(id.is.null)").join(",")})`, {}, 400],
    ["deeply nested relations", `notes?select=${"notes(".repeat(2000)}id${")".repeat(2000)}`, {}, 400],
    ["very many parameters", `notes?${Array(1000).fill("body=is.null").join("&")}`, {}, 400],
    [
      "rows with more values than a statement can have",
      "notes",
      json(Array(70_000).fill({ body: "a" })),
      413,
    ],
    ["as many as put the session out of step, as CSV", "notes", csv(`body\n${"a\n".repeat(32_768)}`), 413],
    ["very many columns, as CSV", "notes", csv(`${"a,".repeat(100_000)}a\n1`), 413],
    ["a row of very many columns", "notes", json(keys(100_000)), 413],
    ["very many arguments of a function", "rpc/hello", json(keys(100_000)), 413],
    [
      "a form of very many fields",
      "notes",
      { ...json("a=b&".repeat(100_000)), headers: { "content-type": "application/x-www-form-urlencoded" } },
      413,
    ],
    ["very many levels", "rpc/hello", json(`{"a":${"[".repeat(1_000_000)}`), 400],
    [
      "very many levels of a value",
      "notes",
      json(`[{"parts":${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}}]`),
      400,
    ],
  ];
  for (const [attempt, path, init, status] of attempts)
    it(attempt, async () => {
      const answer = await fetch(at(path), { ...init, headers: { ...person.headers, ...init.headers } });
      expect([answer.status, await answer.json()]).toMatchObject([
        status,
        { message: expect.stringMatching(/at most/) },
      ]);
      // The database still answers, to this caller and to the functions.
      expect((await fetch(at("notes?select=id"), { headers: person.headers })).status).toBe(200);
      expect((await fetch(at("rpc/hello"), { method: "POST", headers: secret, body: "{}" })).status).toBe(
        200,
      );
    });

  it("also for a caller without an account", async () => {
    const answer = await fetch(at(`notes?and=(${group("and", 1500)})`), {
      headers: { apikey: stack.publishableKey },
    });
    expect(answer.status).toBe(400);
  });

  it("the holder of the secret key cannot put the session out of step either", async () => {
    const body = JSON.stringify(Array(32_768).fill({ body: "a" }));
    const answer = await fetch(at("notes?columns=body"), { method: "POST", headers: secret, body });
    expect([answer.status, await answer.json()]).toMatchObject([413, { code: "54000" }]);
    expect((await fetch(at("rpc/hello"), { method: "POST", headers: secret, body: "{}" })).status).toBe(200);
  });
});

describe("the filters of the web UI and clients still work", () => {
  const queries = [
    "notes?body=eq.a",
    "notes?body=neq.a&limit=1",
    "notes?body=in.(a,b)",
    "notes?parent=is.null",
    "notes?parent=not.is.null",
    "notes?body=like.*a*",
    "notes?body=ilike.*caller*",
    "notes?parts=cs.{}",
    `notes?body=in.(${Array(50).fill('"((((("').join(",")})`,
    `notes?or=(body.eq."${"(".repeat(20)}",and(body.gt.a,body.lt.b))`,
    "notes?or=(body.eq.a,body.gt.b)&order=body.desc",
    "notes?select=id,a:body,b:body,parts->a,c:parts->b",
    "notes?select=id,notes(body)&notes.body=eq.a",
    "notes?select=id,tags(name,marks(id))",
  ];
  for (const query of queries)
    it(query, async () => {
      const answer = await fetch(at(query), { headers: person.headers });
      expect([query, answer.status, await answer.text()]).toEqual([query, 200, expect.any(String)]);
    });

  it("the secret key may use pattern filters", async () => {
    const answer = await fetch(at("notes?body=match.^b&select=id"), { headers: secret });
    expect([answer.status, await answer.json()]).toEqual([200, []]);
  });
});

describe("an answer that would multiply stored values is given up before it is in memory", () => {
  let author: Person;
  const get = (path: string) => fetch(at(path), { headers: author.headers });
  beforeAll(async () => {
    author = await signUp(stack, "author@example.test");
    const large = { ...json({ body: "x".repeat(900_000) }), headers: author.headers };
    const created = await fetch(at("notes?select=id"), {
      ...large,
      headers: { ...author.headers, prefer: "return=representation" },
    });
    const [note] = (await created.json()) as { id: string }[];
    const tags = Array.from({ length: 60 }, (_, i) => ({ note_id: note?.id, name: `tag ${i}` }));
    const stored = await fetch(at("tags"), { ...json(tags), headers: author.headers });
    expect(stored.status).toBe(201);
  });

  describe("of a write, which is not carried out", () => {
    let writer: Person;
    const LARGE = "y".repeat(900_000);
    const forms = Array.from({ length: 20 }, (_, id) => ({ id, name: "new" }));
    const ask = (method: string, path: string, body?: object, more = "") =>
      fetch(at(path), {
        method,
        headers: { ...writer.headers, prefer: `return=representation${more}` },
        ...(body && { body: JSON.stringify(body) }),
      });
    const count = async () => {
      const answer = await fetch(at("notes?select=id,parts"), { headers: writer.headers });
      return ((await answer.json()) as { parts: object }[]).filter(({ parts }) => !("a" in parts)).length;
    };
    beforeAll(async () => {
      writer = await signUp(stack, "writer@example.test");
      for (let i = 0; i < 20; i++) {
        const note = { ...json({ body: `${i} ${LARGE}` }), headers: writer.headers };
        expect((await fetch(at("notes"), note)).status).toBe(201);
      }
    });

    test.each<[attempt: string, send: () => Promise<Response>]>([
      ["an insertion", () => ask("POST", "forms", forms)],
      ["an insertion, of one column", () => ask("POST", "forms?select=body", forms)],
      [
        "an insertion that may replace",
        () => ask("POST", "forms?on_conflict=id", forms, ",resolution=merge-duplicates"),
      ],
      ["an update", () => ask("PATCH", "notes?id=not.is.null", { parts: { a: 1 } })],
      [
        "an update, of one column",
        () => ask("PATCH", "notes?id=not.is.null&select=body", { parts: { a: 1 } }),
      ],
      [
        "an update, many times",
        () => ask("PATCH", "notes?id=not.is.null&select=a:body,b:body", { parts: { a: 1 } }),
      ],
      ["a deletion", () => ask("DELETE", "notes?id=not.is.null")],
      ["a deletion, of one column", () => ask("DELETE", "notes?id=not.is.null&select=body")],
    ])("%s", async (_, send) => {
      const answer = await send();
      expect([answer.status, await answer.json()]).toMatchObject([
        413,
        { code: "PT413", message: "The answer would have more than 16 MB." },
      ]);
      const inserted = await fetch(at("forms?select=id"), { headers: writer.headers });
      expect([await count(), await inserted.json()]).toEqual([20, []]);
    });

    it("of which less is returned: is carried out, and its rows are counted", async () => {
      const updated = await ask(
        "PATCH",
        "notes?id=not.is.null&select=id",
        { parts: { b: 1 } },
        ",count=exact",
      );
      expect([updated.status, ((await updated.json()) as object[]).length]).toEqual([200, 20]);
      expect(updated.headers.get("content-range")).toBe("0-19/20");
      const removed = await ask("DELETE", "notes?body=like.1*", undefined, ",count=exact");
      expect([removed.status, removed.headers.get("content-range")]).toEqual([200, "*/11"]);
      expect([((await removed.json()) as object[]).length, await count()]).toEqual([11, 9]);
    });
  });

  test.each([
    ["a large value for each row that refers to it", "tags?select=id,notes(body)"],
    ["the same for few rows, many times", "tags?select=notes(a:body,b:body,c:body,d:body,e:body)&limit=6"],
    [
      "a large value many times, for few rows",
      `tags?limit=3&select=${[1, 2, 3, 4].map((i) => `n${i}:notes(a:body,b:body)`)}`,
    ],
  ])("%s", async (_, path) => {
    const answer = await get(path);
    expect([answer.status, await answer.json()]).toMatchObject([
      413,
      {
        code: "PT413",
        message: "The answer would have more than 16 MB.",
        hint: expect.stringContaining("limit"),
      },
    ]);
    expect((await get("notes?select=id")).status).toBe(200);
  });

  it("an answer of several parts is complete and in order", async () => {
    const answer = await get("tags?select=name,notes(id)&order=name");
    const rows = (await answer.json()) as { name: string }[];
    expect(rows.map(({ name }) => name)).toEqual(Array.from({ length: 60 }, (_, i) => `tag ${i}`).sort());
  });

  test("one row with many embedded rows, which the database would build as a whole", async () => {
    const shelf = { id: crypto.randomUUID() };
    const made = await fetch(at("shelves"), { ...json(shelf), headers: author.headers });
    expect(made.status).toBe(201);
    const [note] = (await (await get("notes?select=id&limit=1")).json()) as { id: string }[];
    const tags = Array.from({ length: 200 }, () => ({
      note_id: note?.id,
      shelf_id: shelf.id,
      name: "shelved",
    }));
    expect((await fetch(at("tags"), { ...json(tags), headers: author.headers })).status).toBe(201);
    const eight = Array.from({ length: 8 }, (_, i) => `a${i}:body`);
    for (const path of [
      `shelves?select=id,tags(notes(${eight}))`,
      `shelves?select=id,tags(n:notes(${eight}),m:notes(${eight}))&limit=1`,
    ]) {
      const answer = await get(path);
      expect([path, answer.status, await answer.json()]).toMatchObject([path, 413, { code: "PT413" }]);
    }
    const counted = await fetch(at("shelves?select=id,tags!inner(id)"), {
      headers: { ...author.headers, prefer: "count=exact" },
    });
    expect([counted.status, counted.headers.get("content-range")]).toEqual([200, "0-0/1"]);
    const [whole] = (await counted.json()) as { tags: object[] }[];
    expect(whole?.tags).toHaveLength(200);
  });
  describe("one row with a large value under many names", () => {
    const names = Array.from({ length: 8 }, (_, i) => `a${i}`);
    /** Characters that the thread of the database has sent to the gateway. */
    let returned = 0;
    beforeAll(async () => {
      const large = { ...json({ body: "z".repeat(3_900_000) }), headers: author.headers };
      expect((await fetch(at("notes"), large)).status).toBe(201);
    });
    beforeEach(() => {
      returned = 0;
      const emit = Worker.prototype.emit;
      vi.spyOn(Worker.prototype, "emit").mockImplementation(function (this: Worker, ...given: unknown[]) {
        if (given[0] === "message") returned += JSON.stringify(given[1]).length;
        return Reflect.apply(emit, this, given);
      });
    });
    afterEach(() => vi.restoreAllMocks());

    test.each<[case_: string, path: string]>([
      ["of the same column", `notes?select=${names.map((name) => `${name}:body`)}&body=like.zz*`],
      [
        "with the column itself",
        `notes?select=*,${names.slice(1).map((name) => `${name}:body`)}&body=like.zz*`,
      ],
      [
        "with a cast",
        `notes?select=${names.map((name) => `${name}:body::text`)}&body=like.zz*&order=id&limit=1`,
      ],
      ["under one name", `notes?select=${names.map(() => "a:body")}&body=like.zz*`],
    ])("%s: no row is fetched", async (_, path) => {
      const answer = await get(path);
      expect([answer.status, returned < 5_000_000], await answer.text()).toEqual([413, true]);
    });

    test("a smaller row under two names is returned", async () => {
      const answer = await get("notes?select=a:body,b:body,id&body=like.zz*&order=id");
      const rows = (await answer.json()) as { a: string; b: string; id: string }[];
      expect(rows.map(({ a, b, id }) => [a.length, b.length, id.length])).toEqual([
        [3_900_000, 3_900_000, 36],
      ]);
    });
  });
});

describe("an endless statement", () => {
  beforeAll(async () => {
    await stop();
    await start(4000);
  });

  it("delays no request outside the database and is aborted, after which everything works again", async () => {
    const before = await stack.sql("select count(*)::int as n from public.notes");
    const spinning = fetch(at("rpc/spin"), { method: "POST", headers: person.headers, body: "{}" });
    await new Promise((next) => setTimeout(next, 300));
    const health = await fetch(`${stack.url}/healthz`);
    expect(health.status).toBe(200);
    const waiting = fetch(at("notes?select=id"), { headers: person.headers });

    const ended = await spinning;
    expect([ended.status, ended.headers.get("retry-after")]).toEqual([503, "1"]);
    expect((await waiting).status).toBe(503);
    const meanwhile = await fetch(at("notes?select=id"), { headers: person.headers });
    expect([200, 503]).toContain(meanwhile.status);

    await until(async () => (await fetch(at("notes?select=id"), { headers: person.headers })).ok);
    expect(await stack.sql("select count(*)::int as n from public.notes")).toEqual(before);
    const call = await fetch(at("rpc/hello"), { method: "POST", headers: secret, body: "{}" });
    expect([call.status, await call.json()]).toEqual([200, "hello"]);
    expect((await write("after the restart")).status).toBe(201);
    expect(stack.lines.join("\n")).toMatch(/database: ended, because a statement took longer than 4 seconds/);
  });

  it("makes a caller wait who sends such statements again", async () => {
    const again = await signUp(stack, "again@example.test");
    const spin = () => fetch(at("rpc/spin"), { method: "POST", headers: again.headers, body: "{}" });
    const answers = async () => (await fetch(at("notes?select=id"), { headers: person.headers })).ok;
    for (let times = 0; times < 2; times++) {
      expect((await spin()).status).toBe(503);
      await until(answers);
    }
    const third = await spin();
    expect([third.status, Number(third.headers.get("retry-after")) > 30]).toEqual([429, true]);
    expect(await answers()).toBe(true);
  });

  it("does not prevent the stack from stopping", async () => {
    const other = makeProject({ "supabase/migrations/20260101000000_notes.sql": MIGRATION });
    const running = await startOn(other, { callerLimit: 60_000 });
    const someone = await signUp(running, "other@example.test");
    const spinning = fetch(`${running.url}/rest/v1/rpc/spin`, {
      method: "POST",
      headers: someone.headers,
      body: "{}",
    });
    spinning.catch(() => undefined);
    await new Promise((next) => setTimeout(next, 300));
    const stopped = await Promise.race([
      running.stop().then(() => "stopped"),
      new Promise((next) => setTimeout(next, 25_000)).then(() => "still running"),
    ]);
    expect(stopped).toBe("stopped");
    other.remove();
  });
});
