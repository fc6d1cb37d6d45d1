import { afterAll, beforeAll, expect, test } from "vitest";
import { type FaultyProxy, startFaultyProxy } from "./faulty-proxy.ts";
import {
  callRpc,
  makeProject,
  type Project,
  type RunningStack,
  signUp,
  startOn,
  until,
} from "./make-project.ts";
import { type OwnDatabase, openOwnDatabase } from "./own-database.ts";

/*
 * The gateway on DATABASE_URL behind a proxy that cuts, stalls and resets. TEST_DATABASE_URL runs it on a real server.
 */

let project: Project;
let own: OwnDatabase;
let proxy: FaultyProxy;
let stack: RunningStack;
let headers: Record<string, string>;

beforeAll(async () => {
  project = makeProject();
  own = await openOwnDatabase();
  proxy = await startFaultyProxy(own.url);
  stack = await startOn(project, {
    databaseUrl: proxy.url,
    databasePoolSize: own.poolSize,
    dataDir: project.dataDir,
    dataTimeout: 5000,
  });
  headers = (await signUp(stack, "ann@example.com")).headers;
});

afterAll(async () => {
  await stack?.stop();
  await proxy?.close();
  await own?.close();
  project?.remove();
});

const readNotes = () => fetch(`${stack.url}/rest/v1/notes?select=body`, { headers });
const readiness = async () => {
  const answer = await fetch(`${stack.url}/readyz`);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};
const recover = async () => {
  proxy.become("pass");
  await until(async () => (await readiness()).status === 200);
};

const LOSSES = [
  ["the connection is cut between requests", () => proxy.become("cut")],
  ["the connection is reset between requests", () => proxy.become("reset")],
  ["the connection is cut while a statement is written", () => proxy.cutOnNextStatement("cut")],
  ["the connection is reset while a statement is written", () => proxy.cutOnNextStatement("reset")],
  ["new connections are refused", () => proxy.become("refuse")],
] as const;

test.each(LOSSES)("the gateway survives when %s", async (_, lose) => {
  for (let round = 0; round < 3; round += 1) {
    lose();
    const answers = await Promise.all([
      readNotes(),
      callRpc(stack, "who"),
      readNotes(),
      fetch(`${stack.url}/rest/v1/notes`, { method: "POST", headers, body: '{"body":"lost?"}' }),
    ]);
    for (const { status } of answers) expect([200, 201, 503, 504]).toContain(status);
    expect((await fetch(`${stack.url}/healthz`)).status).toBe(200);
    await recover();
    expect((await readNotes()).status).toBe(200);
  }
});

test("a lost session returns 503 with Retry-After, not an internal error", async () => {
  proxy.become("refuse");
  for (const answer of [
    await readNotes(),
    await fetch(`${stack.url}/rest/v1/rpc/who`, { method: "POST", headers: { apikey: stack.secretKey } }),
  ]) {
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("1");
    expect(await answer.text()).not.toMatch(/postgres:\/\/|127\.0\.0\.1:\d+/);
  }
  await recover();
});

test("/readyz reports the unreachable database while /healthz reports the running gateway", async () => {
  expect(await readiness()).toMatchObject({ status: 200, body: { status: "ready", database: true } });
  proxy.become("refuse");
  expect(await readiness()).toEqual({
    status: 503,
    body: { status: "unavailable", functions: true, database: false },
  });
  expect((await fetch(`${stack.url}/healthz`)).status).toBe(200);
  await recover();
});

test("a request to a stalled database gets an answer, and the sessions are closed", async () => {
  proxy.become("stall");
  const answers = await Promise.all([readNotes(), callRpc(stack, "who")]);
  for (const { status } of answers) expect(status).toBe(504);
  expect((await readiness()).status).toBe(503);
  await recover();
  expect((await readNotes()).status).toBe(200);
});

test("the stack stops within ten seconds while the database is stalled, and frees its port", async () => {
  const other = await openOwnDatabase();
  const between = await startFaultyProxy(other.url);
  const doomed = await startOn(project, {
    databaseUrl: between.url,
    databasePoolSize: other.poolSize,
    dataDir: `${project.dataDir}-2`,
  });
  between.become("stall");
  const asked = callRpc(doomed, "who").catch(() => undefined);
  const startedAt = performance.now();
  await doomed.stop();
  expect(performance.now() - startedAt).toBeLessThan(10_000);
  await expect(fetch(`${doomed.url}/healthz`)).rejects.toThrow();
  await asked;
  await between.close();
  await other.close();
});
