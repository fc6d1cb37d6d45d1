import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ADMISSION_LIMITS } from "../../supabase/embedded/gateway/load/create-admission.ts";
import { makeProject, type Project, type RunningStack, signUp, startOn } from "../embedded/make-project.ts";

/*
 * How many resources of the gateway each actor may use. Each row: actor, attempt, expected.
 */

let project: Project;
let stack: RunningStack;
let ann: Record<string, string>;
let bob: Record<string, string>;

beforeAll(async () => {
  project = makeProject();
  // The timeout is short, so that the attack ends with the test.
  const admission = { ...ADMISSION_LIMITS, patience: 3000, turn: 500 };
  stack = await startOn(project, { admission });
  ann = (await signUp(stack, "ann@example.com")).headers;
  bob = (await signUp(stack, "bob@example.com")).headers;
});
afterAll(async () => {
  await stack?.stop();
  project?.remove();
});

const KiB = 1024;
const post = (path: string, headers: Record<string, string>, bytes: number) =>
  fetch(`${stack.url}${path}`, { method: "POST", headers, body: new Uint8Array(bytes).fill(32) });

describe("request bodies", () => {
  const forged = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhbm4iLCJleHAiOjk5OTk5OTk5OTl9.AAAA";
  const attempts: [
    actor: string,
    attempt: string,
    path: string,
    () => Record<string, string>,
    bytes: number,
    status: number,
  ][] = [
    ["nobody", "sends 65 KiB to a table", "/rest/v1/notes", () => ({}), 65 * KiB, 413],
    [
      "holder of the publishable key",
      "sends 65 KiB to a table",
      "/rest/v1/notes",
      () => ({ apikey: stack.publishableKey }),
      65 * KiB,
      413,
    ],
    [
      "holder of a forged token",
      "sends 65 KiB to a table",
      "/rest/v1/notes",
      () => ({ apikey: stack.publishableKey, authorization: `Bearer ${forged}` }),
      65 * KiB,
      413,
    ],
    [
      "holder of an invented key",
      "sends 65 KiB to a table",
      "/rest/v1/notes",
      () => ({ authorization: "Bearer tg_invented" }),
      65 * KiB,
      413,
    ],
    ["nobody", "sends 65 KiB to a sign-in", "/auth/v1/token?grant_type=password", () => ({}), 65 * KiB, 413],
    ["user", "sends 5 MiB to a table", "/rest/v1/notes", () => ann, 5 * KiB * KiB, 413],
    ["user", "sends 1 MiB of nothing to a table", "/rest/v1/notes", () => ann, KiB * KiB, 400],
  ];
  test.each(attempts)("%s %s", async (_actor, _attempt, path, headers, bytes, status) => {
    const answer = await post(path, headers(), bytes);
    const body = (await answer.json()) as Record<string, unknown>;
    expect(answer.status).toBe(status);
    if (status === 413) {
      expect(body).toMatchObject({ error_code: "TOO_LARGE", technical_details: { limit_of: "body" } });
    }
  });
});

describe("continuous floods of requests", () => {
  const hang = (headers: Record<string, string>, signal: AbortSignal) =>
    fetch(`${stack.url}/functions/v1/hello/never`, { headers, signal }).catch(() => undefined);
  const greet = (headers: Record<string, string>) => fetch(`${stack.url}/functions/v1/hello`, { headers });
  const { perAccount, queued } = ADMISSION_LIMITS;

  const floods: [actor: string, attempt: string, (i: number) => Record<string, string>][] = [
    ["user", "sends more than may be under way and wait", () => ann],
    ["nobody", "makes up another token for each request", (i) => ({ authorization: `Bearer token-${i}` })],
    ["nobody", "makes up another key for each request", (i) => ({ authorization: `Bearer tg_${i}` })],
  ];
  test.each(floods)("%s %s: is rejected without delaying others", async (_actor, _attempt, headers) => {
    const end = new AbortController();
    const all = Array.from({ length: perAccount + queued + 20 }, (_, i) => hang(headers(i), end.signal));
    const refused = (await Promise.race(all)) as Response;
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("1");
    expect(await refused.json()).toMatchObject({
      error_code: "RATE_LIMITED",
      technical_details: { limit_of: "requests at once", limit: perAccount },
    });
    expect((await greet(bob)).status).toBe(200);
    expect((await fetch(`${stack.url}/rest/v1/notes?select=body`, { headers: bob })).status).toBe(200);
    end.abort();
    await Promise.all(all);
  });

  test("user asks for an event stream where there is none: the requests count nevertheless", async () => {
    const end = new AbortController();
    const claiming = { ...ann, accept: "text/event-stream" };
    const all: Promise<unknown>[] = [];
    // In parts, because a request that does not count is only noticed after it was admitted.
    while (all.length < perAccount + queued + 20) {
      all.push(...Array.from({ length: 23 }, () => hang(claiming, end.signal)));
      await greet(bob);
    }
    expect((await greet(ann)).status).toBe(429);
    end.abort();
    await Promise.all(all);
  });

  test("internal function calls do not wait for requests that wait for them", async () => {
    const end = new AbortController();
    const all = Array.from({ length: perAccount + queued }, () => hang(ann, end.signal));
    const answer = await fetch(`${stack.url}/rest/v1/rpc/who`, {
      method: "POST",
      headers: { apikey: stack.secretKey, "content-type": "application/json" },
      body: "{}",
    });
    expect(answer.status).toBe(200);
    end.abort();
    await Promise.all(all);
  });
});
