import { request as sendRequest } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeProject, type Project, type RunningStack, startOn, until } from "./make-project.ts";

const WORKER = `
declare const Deno: any;
let runs = 0;
export default { fetch: async (request: Request) => {
  if (request.headers.get("authorization") === "Bearer " + Deno.env.get("WORKER_TOKEN")) runs += 1;
  return Response.json({ runs });
} };
`;
let project: Project;
let stack: RunningStack;

beforeAll(async () => {
  project = makeProject({ "supabase/functions/worker/index.ts": WORKER });
  stack = await startOn(project, { env: { EGRESS_ALLOW: "localhost:1" }, workerInterval: 50 });
});

afterAll(async () => {
  await stack.stop();
  project.remove();
});

const call = (path: string, init?: RequestInit) => fetch(stack.url + path, init);
const json = async (path: string, init?: RequestInit) =>
  (await call(path, init)).json() as Promise<Record<string, unknown>>;

describe("a function", () => {
  test.each([
    ["its full address", "/functions/v1/hello/x?y=1", "/hello/x"],
    ["its address alone", "/functions/v1/hello", "/hello"],
  ])("receives its path prefixed with its own name: %s", async (_, path, seen) => {
    expect(await json(path)).toEqual({ path: seen, method: "GET" });
  });

  test("has the variables of the hosted platform and our own, and none of this machine", async () => {
    const env = (await json("/functions/v1/hello/env")) as Record<string, string>;
    expect(JSON.parse(env["SUPABASE_PUBLISHABLE_KEYS"] ?? "")).toEqual({ default: stack.publishableKey });
    expect(JSON.parse(env["SUPABASE_SECRET_KEYS"] ?? "")).toEqual({ default: stack.secretKey });
    expect(JSON.parse(env["SUPABASE_JWKS"] ?? "")).toEqual({ keys: [] });
    expect(env["SUPABASE_URL"]).toBe(stack.url);
    expect(Object.keys(env).sort()).toEqual([
      "DENO_DEPLOYMENT_ID",
      "DENO_DIR",
      "DENO_NO_UPDATE_CHECK",
      "EGRESS_ALLOW",
      "NO_COLOR",
      "SB_EXECUTION_ID",
      "SB_REGION",
      "SUPABASE_JWKS",
      "SUPABASE_PUBLISHABLE_KEYS",
      "SUPABASE_SECRET_KEYS",
      "SUPABASE_URL",
      "TOOLGATE_CALLS_PORT",
      "TOOLGATE_CALLS_TOKEN",
      "TOOLGATE_JWT_SECRET",
      "TOOLGATE_WEB_URL",
      "WORKER_TOKEN",
    ]);
  });

  test("cannot read, write or run anything", async () => {
    const refused = expect.stringMatching(/PermissionDenied|NotCapable/);
    expect(await json("/functions/v1/hello/permissions")).toEqual({
      read: refused,
      write: refused,
      run: refused,
    });
  });

  test("gets a request id or keeps the caller's, and the answer includes it", async () => {
    const made = await call("/functions/v1/hello/headers");
    expect(made.headers.get("x-request-id")).toMatch(/^[\w-]{36}$/);
    expect(((await made.json()) as Record<string, string>)["x-request-id"]).toBe(
      made.headers.get("x-request-id"),
    );
    const kept = await call("/functions/v1/hello/headers", { headers: { "x-request-id": "mine.1" } });
    expect(kept.headers.get("x-request-id")).toBe("mine.1");
    expect(await kept.json()).toMatchObject({ "x-request-id": "mine.1", "x-forwarded-for": "127.0.0.1" });
  });

  test("ignores a forged peer address", async () => {
    const seen = await json("/functions/v1/hello/headers", { headers: { "x-forwarded-for": "10.0.0.1" } });
    expect(seen["x-forwarded-for"]).toBe("127.0.0.1");
  });

  test("rejects HEAD", async () => {
    expect((await call("/functions/v1/hello", { method: "HEAD" })).status).toBe(405);
  });

  test("that does not exist returns a 404 failure", async () => {
    const answer = await call("/functions/v1/missing");
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ status: "FAILURE", error_code: "NOT_FOUND" });
  });

  test("that throws returns a 500 failure; only the log has the cause", async () => {
    const answer = await call("/functions/v1/hello/throw");
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain("on purpose");
    await until(() =>
      stack.lines.some((line) => line.startsWith("functions:") && line.includes("thrown on purpose")),
    );
  });

  test("streams: the first event arrives before the last one is written", async () => {
    const answer = await call("/functions/v1/hello/stream");
    const reader = (answer.body ?? new ReadableStream()).getReader();
    const first = await reader.read();
    const at = performance.now();
    expect(new TextDecoder().decode(first.value)).toBe("data: one\n\n");
    const second = await reader.read();
    expect(new TextDecoder().decode(second.value)).toBe("data: two\n\n");
    expect(performance.now() - at).toBeGreaterThan(150);
  });

  test("receives bodies of any size and without a length", async () => {
    const size = 17 * 1024 * 1024;
    expect(await json("/functions/v1/hello/size", { method: "POST", body: new Uint8Array(size) })).toEqual({
      bytes: size,
    });
    const answered = new Promise<string>((resolve, reject) => {
      const request = sendRequest(`${stack.url}/functions/v1/hello/size`, { method: "POST" }, (response) => {
        response.setEncoding("utf8").on("data", resolve);
      });
      request.on("error", reject);
      request.write("abc");
      setTimeout(() => request.end("def"), 20);
    });
    expect(await answered).toBe('{"bytes":6}');
  });

  test.each(["refuse", "refuse-midway"])(
    "can reject a body before its end, and the caller receives the reason: %s",
    async (path) => {
      const upload = new Uint8Array(24 * 1024 * 1024);
      for (let round = 0; round < 3; round += 1) {
        const answer = await call(`/functions/v1/hello/${path}`, { method: "POST", body: upload });
        expect([answer.status, await answer.text()]).toEqual([413, '{"status":"FAILURE"}']);
      }
    },
  );

  test("that does not answer in time returns a 504 failure", async () => {
    const impatient = await startOn(project, { answerTimeout: 200 });
    const answer = await fetch(`${impatient.url}/functions/v1/hello/never`);
    expect(answer.status).toBe(504);
    expect(await answer.json()).toMatchObject({ status: "FAILURE", error_code: "INTERNAL" });
    await impatient.stop();
  });

  test("is notified when its caller disconnects", async () => {
    const caller = new AbortController();
    const pending = call("/functions/v1/hello/hang", { signal: caller.signal });
    setTimeout(() => caller.abort(), 100);
    await expect(pending).rejects.toThrow();
    await until(() => stack.lines.some((line) => line.includes("caller left")));
  });

  test("answers first and continues in waitUntil", async () => {
    expect(await (await call("/functions/v1/hello/background")).text()).toBe("answered");
    expect(stack.lines.some((line) => line.includes("background done"))).toBe(false);
    await until(() => stack.lines.some((line) => line.includes("background done")));
  });

  test("does not run or track a lazy thenable in waitUntil", async () => {
    expect(await json("/functions/v1/hello/lazy")).toEqual({ ran: false });
  });
});

test("the timer starts the worker with its token", async () => {
  await until(async () => Number((await json("/functions/v1/worker"))["runs"]) >= 2);
});

test.each([
  ["/api/v1/connectors/upload?annotate=true", "connectors"],
  ["/api/v1/secrets/vault", "secrets"],
  ["/api/v1/agent/query", "agent-query"],
  ["/documents", "documents"],
  ["/documents/1", "documents"],
  ["/chat-messages?limit=1", "chat-messages"],
  ["/retrieve-context", "retrieve-context"],
  ["/instructions", "instructions"],
])("the short form %s reaches the function %s", async (path, name) => {
  expect(await json(path, { method: "POST" })).toMatchObject({
    error_message: `There is no function "${name}".`,
  });
});

test.each(["/api/v1/documents", "/api/v1/agent/queryx", "/functions/v2/hello"])(
  "%s is not a short form",
  async (path) => {
    expect((await json(path))["error_message"]).toMatch(/^There is nothing here/);
  },
);

test("/healthz answers ok", async () => {
  expect(await json("/healthz")).toEqual({ status: "ok" });
});

test("a crash returns a failure and is followed by a restart", async () => {
  const before = stack.functionsPid();
  const answer = await call("/functions/v1/hello/crash");
  expect(answer.status).toBe(502);
  expect(await answer.json()).toMatchObject({ status: "FAILURE", error_code: "INTERNAL" });
  await until(async () => (await call("/functions/v1/hello")).status === 200);
  expect(stack.functionsPid()).not.toBe(before);
});
