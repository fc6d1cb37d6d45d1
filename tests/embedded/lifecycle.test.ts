import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { lockFolder } from "../../supabase/embedded/lock-folder.ts";
import {
  callRpc,
  makeProject,
  type Person,
  type Project,
  type RunningStack,
  signUp,
  startOn,
  until,
} from "./make-project.ts";

let project: Project;
const children: ChildProcess[] = [];

beforeEach(() => {
  project = makeProject();
});

afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  project.remove();
});

/** A stack in a process of its own, which can be killed. */
async function startProcess(): Promise<{
  child: ChildProcess;
  url: string;
  secretKey: string;
  publishableKey: string;
  pid: number;
}> {
  const script = join(project.dir, "run.ts");
  writeFileSync(
    script,
    `import { startStack } from ${JSON.stringify(resolve("supabase/embedded/start-stack.ts"))};
     const stack = await startStack({ projectDir: ${JSON.stringify(project.dir)}, port: 0, host: "127.0.0.1", dataDir: ${JSON.stringify(project.dataDir)}, env: {}, workerInterval: 0, log: () => undefined });
     console.log(JSON.stringify({ url: stack.url, secretKey: stack.secretKey, publishableKey: stack.publishableKey, pid: stack.functionsPid() }));`,
  );
  const child = spawn(process.execPath, ["--import", "tsx", script], {
    cwd: resolve("."),
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  const line = await new Promise<string>((done, fail) => {
    child.stdout?.setEncoding("utf8").once("data", done);
    child.once("exit", () => fail(new Error("the stack ended")));
  });
  return { child, ...JSON.parse(line) };
}

async function killHard(child: ChildProcess): Promise<void> {
  const ended = new Promise((done) => child.once("exit", done));
  child.kill("SIGKILL");
  await ended;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // A zombie process has ended and only waits for its parent.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}

describe("a second start", () => {
  /** Its stack was stopped after its first start. A test gets a copy. */
  let started: Project;
  let first: RunningStack;
  let ann: Person;

  beforeAll(async () => {
    started = makeProject();
    first = await startOn(started, { dataDir: started.dataDir });
    ann = await signUp(first, "ann@example.com");
    await first.sql("select vault.create_secret('kept', 'name')");
    await first.stop();
  });
  afterAll(() => started.remove());
  beforeEach(() => {
    cpSync(started.dataDir, project.dataDir, { recursive: true });
  });

  /** Changes the stored data between two starts. */
  async function change(statement: string): Promise<void> {
    const stack = await startOn(project, { dataDir: project.dataDir });
    await stack.sql(statement);
    await stack.stop();
  }

  test("keeps data, keys, users and secrets", async () => {
    const second = await startOn(project, { dataDir: project.dataDir });
    expect([second.publishableKey, second.secretKey]).toEqual([first.publishableKey, first.secretKey]);
    expect(await second.sql("select decrypted_secret from vault.decrypted_secrets")).toEqual([
      { decrypted_secret: "kept" },
    ]);
    const answer = await fetch(`${second.url}/rest/v1/notes`, { headers: ann.headers });
    expect(answer.status).toBe(200);
    await second.stop();
  });

  test("finds a data folder and keys that only the owner can read", () => {
    expect(statSync(started.dataDir).mode & 0o777).toBe(0o700);
    expect(statSync(join(started.dataDir, "keys.json")).mode & 0o777).toBe(0o600);
  });

  test("applies only new migrations, and records them as the CLI does", async () => {
    writeFileSync(
      join(project.dir, "supabase/migrations/20260102000000_more.sql"),
      "create table public.more (id int);\n-- end",
    );
    const second = await startOn(project, { dataDir: project.dataDir });
    expect(
      await second.sql(
        "select version, name, statements[1] as first, array_length(statements, 1) as n from supabase_migrations.schema_migrations order by 1",
      ),
    ).toEqual([
      {
        version: "20260101000000",
        name: "notes",
        first: expect.stringContaining("create table public.notes"),
        n: 15,
      },
      { version: "20260102000000", name: "more", first: "create table public.more (id int)", n: 1 },
    ]);
    await second.stop();
  });

  test("rejects a data folder with migrations that this checkout does not have", async () => {
    await change(
      "insert into supabase_migrations.schema_migrations (version, name) values ('20990101000000', 'future')",
    );
    await expect(startOn(project, { dataDir: project.dataDir })).rejects.toThrow(
      /from a newer version.*20990101000000/s,
    );
  });

  test("rejects a data folder of the history before the first release, and leaves its data alone", async () => {
    await change("update supabase_migrations.schema_migrations set version = '20251121000100'");
    await expect(startOn(project, { dataDir: project.dataDir })).rejects.toThrow(
      /before 0\.1\.0.*No data was changed.*another DATA_DIR/s,
    );
    // The checkout that created it still starts.
    const migrations = join(project.dir, "supabase/migrations");
    renameSync(join(migrations, "20260101000000_notes.sql"), join(migrations, "20251121000100_notes.sql"));
    const old = await startOn(project, { dataDir: project.dataDir });
    expect(await old.sql("select id from auth.users")).toEqual([{ id: ann.id }]);
    await old.stop();
  });

  test("rejects another vault key instead of losing the secrets", async () => {
    await expect(startOn(project, { dataDir: project.dataDir, vaultKey: "ab".repeat(32) })).rejects.toThrow(
      /vault key/,
    );
  });
});

test("a failing migration is reported with its line, and leaves no changes", async () => {
  const file = "supabase/migrations/20260102000000_wrong.sql";
  writeFileSync(join(project.dir, file), "create table public.half (id int);\n\nselect * from nowhere;\n");
  await expect(startOn(project, { dataDir: project.dataDir })).rejects.toThrow(
    `${file}:3: relation "nowhere" does not exist (42P01)`,
  );
  writeFileSync(join(project.dir, file), "create table public.half (id int);");
  const stack = await startOn(project, { dataDir: project.dataDir });
  expect(await stack.sql("select * from public.half")).toEqual([]);
  await stack.stop();
});

test("two migrations with one version are refused before anything is applied", async () => {
  writeFileSync(
    join(project.dir, "supabase/migrations/20260102000000_first.sql"),
    "create table public.a (id int);",
  );
  writeFileSync(
    join(project.dir, "supabase/migrations/20260102000000_second.sql"),
    "create table public.b (id int);",
  );
  await expect(startOn(project, { dataDir: project.dataDir })).rejects.toThrow(
    "Two migrations have the version 20260102000000: first and second.",
  );
});

test("kill -9 loses no answered write, frees the folder and ends the functions", async () => {
  const first = await startProcess();
  const written: string[] = [];
  const person = await signUp({ ...first } as never, "ann@example.com");
  for (let i = 0; i < 40; i += 1) {
    const answer = await fetch(`${first.url}/rest/v1/notes`, {
      method: "POST",
      headers: person.headers,
      body: JSON.stringify({ body: `note ${i}` }),
    });
    if (answer.status === 201) written.push(`note ${i}`);
  }
  // More statements are running when the process dies.
  const inFlight = Array.from({ length: 20 }, (_, i) =>
    fetch(`${first.url}/rest/v1/notes`, {
      method: "POST",
      headers: person.headers,
      body: JSON.stringify({ body: `late ${i}` }),
    }).then(
      (answer) => (answer.status === 201 ? written.push(`late ${i}`) : 0),
      () => 0,
    ),
  );
  await Promise.race(inFlight);
  await killHard(first.child);
  await Promise.all(inFlight);
  await until(() => !isRunning(first.pid));

  const second = await startOn(project, { dataDir: project.dataDir });
  const rows = await second.sql<{ body: string }>("select body from public.notes");
  expect(rows.map((row) => row.body)).toEqual(expect.arrayContaining(written));
  expect(written.length).toBeGreaterThan(40);
  expect((await callRpc(second, "who")).status).toBe(200);
  await second.stop();
});

test("after kill -9 during the first start, the folder still starts", async () => {
  const script = join(project.dir, "run.ts");
  writeFileSync(
    script,
    `import { startStack } from ${JSON.stringify(resolve("supabase/embedded/start-stack.ts"))};
    await startStack({ projectDir: ${JSON.stringify(project.dir)}, port: 0, host: "127.0.0.1", dataDir: ${JSON.stringify(project.dataDir)}, env: {}, progress: (step) => console.log(step) });`,
  );
  const folder = join(project.dataDir, "postgres");
  let output = "";
  const reached = [
    // The files of the empty database are being written.
    () => existsSync(join(folder, "PG_VERSION")),
    () => output.includes("applying migrations"),
  ];
  for (const isReached of reached) {
    output = "";
    const child = spawn(process.execPath, ["--import", "tsx", script], {
      cwd: resolve("."),
      stdio: ["ignore", "pipe", "ignore"],
    });
    children.push(child);
    child.stdout.setEncoding("utf8").on("data", (text: string) => (output += text));
    await until(isReached);
    await killHard(child);
    expect(existsSync(`${folder}.first-start`), "it was not complete").toBe(true);
  }
  const stack = await startOn(project, { dataDir: project.dataDir });
  expect((await callRpc(stack, "who")).status).toBe(200);
  await stack.stop();
});

test("a stop waits for background work and leaves no process", async () => {
  const stack = await startOn(project);
  await fetch(`${stack.url}/functions/v1/hello/background`);
  const pid = stack.functionsPid() ?? 0;
  await stack.stop();
  expect(stack.lines.some((line) => line.includes("background done"))).toBe(true);
  expect(isRunning(pid)).toBe(false);
});

test("a port in use is reported, and nothing stays behind", async () => {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const port = (server.address() as { port: number }).port;
  await expect(startOn(project, { dataDir: project.dataDir, port })).rejects.toThrow(`Port ${port} is taken`);
  expect(existsSync(join(project.dataDir, "toolgate.lock"))).toBe(false);
  await new Promise((done) => server.close(done));
});

describe("lockFolder()", () => {
  test("rejects a folder that a running process uses, and names the process", () => {
    mkdirSync(project.dataDir);
    const unlock = lockFolder(project.dataDir);
    expect(() => lockFolder(project.dataDir)).toThrow(`in use by process ${process.pid}`);
    unlock();
    lockFolder(project.dataDir)();
  });

  test.each([
    ["a process that is gone", "4194399 1"],
    ["another process that got the number since", `${process.pid} 1`],
    ["a torn write", ""],
  ])("replaces the lock of %s", (_, content) => {
    mkdirSync(project.dataDir);
    writeFileSync(join(project.dataDir, "toolgate.lock"), content);
    lockFolder(project.dataDir)();
    expect(existsSync(join(project.dataDir, "toolgate.lock"))).toBe(false);
  });
});

test("an unfinished first start is repeated from the beginning", async () => {
  mkdirSync(join(project.dataDir, "postgres"), { recursive: true });
  writeFileSync(join(project.dataDir, "postgres", "PG_VERSION"), "17\n");
  writeFileSync(join(project.dataDir, "postgres.first-start"), "");
  const stack = await startOn(project, { dataDir: project.dataDir });
  expect((await callRpc(stack, "who")).status).toBe(200);
  expect(existsSync(join(project.dataDir, "postgres.first-start"))).toBe(false);
  await stack.stop();
});

test("a data folder of another Postgres version is rejected, and the version is named", async () => {
  mkdirSync(join(project.dataDir, "postgres"), { recursive: true });
  writeFileSync(join(project.dataDir, "postgres", "PG_VERSION"), "16\n");
  await expect(startOn(project, { dataDir: project.dataDir })).rejects.toThrow(/written by Postgres 16/);
});

test("ALLOWED_CIDRS rejects all other addresses, but not our own functions", async () => {
  const stack = await startOn(project, { allowedCidrs: ["10.0.0.0/8"] });
  const answer = await fetch(`${stack.url}/healthz`);
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ status: "FAILURE", error_code: "FORBIDDEN" });
  expect((await callRpc(stack, "who")).status).toBe(200);
  await stack.stop();
});
