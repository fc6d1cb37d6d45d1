import { spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findFreePort } from "../calling/find-free-port.ts";
import { itWith } from "../needs.ts";
import { callRpc, makeProject, type RunningStack, signUp, startOn, until } from "./make-project.ts";
import { openOwnDatabase } from "./own-database.ts";

/*
 * A transaction pooler (PgBouncer, Supavisor on port 6543) may give each transaction another session: whatever is
 * kept in a session is lost or, worse, visible to another caller.
 */

const PGBOUNCER = "/usr/sbin/pgbouncer";

/** Uses the parts of the stack that query the database, concurrently. */
async function useStack(stack: RunningStack): Promise<void> {
  const ann = await signUp(stack, "ann@example.com");
  const write = (i: number) =>
    fetch(`${stack.url}/rest/v1/notes`, {
      method: "POST",
      headers: ann.headers,
      body: JSON.stringify({ body: `note ${i}` }),
    });
  const numbers = Array.from({ length: 20 }, (_, i) => i);
  const written = await Promise.all(numbers.map(write));
  expect(new Set(written.map(({ status }) => status))).toEqual(new Set([201]));
  const read = await fetch(`${stack.url}/rest/v1/notes?select=body`, { headers: ann.headers });
  expect(await read.json()).toHaveLength(20);
  const calls = await Promise.all(numbers.map((n) => callRpc(stack, "echo", { a: null, j: { x: [n] }, n })));
  calls.forEach(({ status, body }, n) => {
    expect(status).toBe(200);
    expect(body).toMatchObject({ a: null, j: { x: [n] }, n });
  });
  expect((await callRpc(stack, "who")).body).toMatchObject({ role: "service_role", uid: null });
  const anonymous = await fetch(`${stack.url}/rest/v1/notes?select=body`, {
    headers: { apikey: stack.publishableKey },
  });
  expect([200, 401, 403]).toContain(anonymous.status);
  if (anonymous.status === 200) expect(await anonymous.json()).toEqual([]);
}

test("a session has no state: no named statement, no startup parameter", async () => {
  const project = makeProject();
  const own = await openOwnDatabase();
  const seen = await record(own.url);
  const stack = await startOn(project, {
    databaseUrl: seen.url,
    databasePoolSize: own.poolSize,
    dataDir: project.dataDir,
  });
  try {
    await useStack(stack);
  } finally {
    await stack.stop();
    await seen.close();
    await own.close();
    project.remove();
  }
  expect(seen.statementNames).toEqual(new Set([""]));
  expect(seen.startParameters).toEqual(new Set(["user", "database", "application_name", "client_encoding"]));
});

const missing = [
  ...(process.env["TEST_DATABASE_URL"] ? [] : ["TEST_DATABASE_URL"]),
  ...(existsSync(PGBOUNCER) ? [] : [PGBOUNCER]),
];
itWith(
  { what: missing.join(" and "), isMet: missing.length === 0 },
  "the stack runs through PgBouncer in transaction mode",
  async () => {
    const project = makeProject();
    const own = await openOwnDatabase();
    const pooler = await startPgbouncer(own.url);
    try {
      const stack = await startOn(project, { databaseUrl: pooler.url, dataDir: project.dataDir });
      try {
        await useStack(stack);
      } finally {
        await stack.stop();
      }
    } finally {
      await pooler.stop();
      await own.close();
      project.remove();
    }
  },
);

/** A proxy that records session state that clients request (PostgreSQL documentation, "Message Formats"). */
async function record(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const statementNames = new Set<string>();
  const startParameters = new Set<string>();
  const server = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname);
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) {
      socket.on("error", () => undefined);
      socket.on("close", () => {
        near.destroy();
        far.destroy();
      });
    }
    let bytes = Buffer.alloc(0);
    let hasStarted = false;
    near.on("data", (chunk: Buffer) => {
      bytes = Buffer.concat([bytes, chunk]);
      for (;;) {
        const head = hasStarted ? 1 : 0;
        if (bytes.length < head + 4) return;
        const length = head + bytes.readInt32BE(head);
        if (bytes.length < length) return;
        const message = bytes.subarray(0, length);
        if (!hasStarted) {
          const texts = message.subarray(8).toString("utf8").split("\0");
          for (let i = 0; i < texts.length && texts[i]; i += 2) startParameters.add(texts[i] ?? "");
        } else if (message[0] === 0x50) {
          statementNames.add(message.toString("utf8", 5, message.indexOf(0, 5)));
        }
        hasStarted = true;
        bytes = bytes.subarray(length);
      }
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const url = new URL(databaseUrl);
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    statementNames,
    startParameters,
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}

/** PgBouncer with two server sessions for all clients, without a reset between transactions. */
async function startPgbouncer(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const port = await findFreePort();
  const folder = mkdtempSync(join(tmpdir(), "toolgate-pgbouncer-"));
  const file = join(folder, "pgbouncer.ini");
  writeFileSync(
    file,
    [
      "[databases]",
      [
        `* = host=${target.hostname} port=${target.port || 5432} user=${target.username}`,
        // An empty value is a fault of PgBouncer's file.
        ...(target.password === "" ? [] : [`password=${target.password}`]),
      ].join(" "),
      "[pgbouncer]",
      "listen_addr = 127.0.0.1",
      `listen_port = ${port}`,
      "unix_socket_dir =",
      "auth_type = any",
      "pool_mode = transaction",
      "default_pool_size = 2",
      "max_client_conn = 50",
    ].join("\n"),
  );
  // PgBouncer refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  const unknown = 65534;
  if (isRoot) for (const path of [folder, file]) chownSync(path, unknown, unknown);
  const child = spawn(PGBOUNCER, [file], { stdio: "ignore", ...(isRoot && { uid: unknown, gid: unknown }) });
  const url = new URL(databaseUrl);
  url.hostname = "127.0.0.1";
  url.port = String(port);
  await until(
    () =>
      new Promise<boolean>((done) => {
        const socket = connect(port, "127.0.0.1", () => done(true));
        socket.on("error", () => done(false));
        socket.on("connect", () => socket.destroy());
      }),
  );
  return {
    url: url.href,
    async stop() {
      const ended = new Promise<void>((done) => child.once("exit", () => done()));
      child.kill("SIGKILL");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
