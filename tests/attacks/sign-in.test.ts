import type { IncomingMessage } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AuthLimits } from "../../supabase/embedded/auth/create-auth.ts";
import { createAttemptLimit } from "../../supabase/embedded/auth/limit-attempts.ts";
import {
  createPasswordHasher,
  HasherBusy,
  type PasswordHasher,
} from "../../supabase/embedded/auth/password-hasher.ts";
import { preparePassword } from "../../supabase/embedded/auth/prepare-password.ts";
import type { StackDatabase } from "../../supabase/embedded/database/stack-database.ts";
import { createPeerCheck } from "../../supabase/embedded/gateway/callers/check-peer.ts";
import { findAddress } from "../../supabase/embedded/gateway/callers/find-address.ts";
import { makeProject, type Project, type RunningStack, signUp, startOn } from "../embedded/make-project.ts";

const PASSWORD = "correct horse battery";
const stacks: { stack: RunningStack; project: Project }[] = [];

async function open(authLimits?: Partial<AuthLimits>, trustedProxies?: string[]): Promise<RunningStack> {
  const project = makeProject();
  const stack = await startOn(project, {
    ...(authLimits && { authLimits }),
    ...(trustedProxies && { trustedProxies }),
  });
  stacks.push({ stack, project });
  return stack;
}

afterAll(async () => {
  for (const { stack, project } of stacks) {
    await stack.stop();
    project.remove();
  }
});

function post(stack: RunningStack, path: string, body: unknown, headers: Record<string, string> = {}) {
  return fetch(`${stack.url}/auth/v1/${path}`, {
    method: "POST",
    headers: { apikey: stack.publishableKey, "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}
const signIn = (stack: RunningStack, email: string, password: string, headers = {}) =>
  post(stack, "token?grant_type=password", { email, password }, headers);
const statuses = async (answers: Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);

/** A stack with the default limits, which count each test's address. */
let stack: RunningStack;
beforeAll(async () => {
  stack = await open({}, ["127.0.0.1"]);
});
const from = (address: string) => ({ "x-forwarded-for": address });

describe("password guessing", () => {
  beforeAll(async () => {
    await signUp(stack, "victim@example.test");
    await signUp(stack, "other@example.test");
  });

  it("for one account is limited to ten attempts, concurrent or sequential, with Retry-After", async () => {
    const guesses = await statuses(
      Array.from({ length: 30 }, (_, i) =>
        signIn(stack, "victim@example.test", `guess ${i}`, from("192.0.2.1")),
      ),
    );
    expect(guesses.filter((status) => status === 400)).toHaveLength(10);
    expect(guesses.filter((status) => status === 429)).toHaveLength(20);
    const refused = await signIn(stack, "VICTIM@example.test", "once more", from("192.0.2.1"));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ error_code: "over_request_rate_limit" });
  });

  it("does not lock out the owner at another address", async () => {
    expect((await signIn(stack, "victim@example.test", PASSWORD, from("192.0.2.2"))).status).toBe(200);
  });

  it("for many accounts is limited to thirty attempts", async () => {
    const guesses = await statuses(
      Array.from({ length: 40 }, (_, i) =>
        signIn(stack, `person${i}@example.test`, PASSWORD, from("192.0.2.3")),
      ),
    );
    expect(guesses.filter((status) => status === 429)).toHaveLength(10);
  });

  it("ignores forwarded addresses that the caller adds before the proxy's", async () => {
    const guesses = await statuses(
      Array.from({ length: 12 }, (_, i) =>
        signIn(stack, "other@example.test", `guess ${i}`, from(`203.0.113.${i}, 192.0.2.4`)),
      ),
    );
    expect(guesses.filter((status) => status === 429)).toHaveLength(2);
  });

  it("does not count successful sign-ins", async () => {
    for (let i = 0; i < 12; i++)
      expect((await signIn(stack, "other@example.test", PASSWORD, from("192.0.2.5"))).status).toBe(200);
  });

  it("limits the guessing of refresh tokens, too", async () => {
    const guesses = await statuses(
      Array.from({ length: 31 }, (_, i) =>
        post(stack, "token?grant_type=refresh_token", { refresh_token: `guess ${i}` }, from("192.0.2.6")),
      ),
    );
    expect(guesses.at(-1)).toBe(429);
  });
});

describe("sign-up", () => {
  it("is limited by address; the secret key is not", async () => {
    const stack = await open({ signUps: { max: 3, window: 300_000 } });
    const made = [];
    for (let i = 0; i < 4; i++)
      made.push((await post(stack, "signup", { email: `a${i}@example.test`, password: PASSWORD })).status);
    expect(made).toEqual([200, 200, 200, 429]);
    expect((await signUp(stack, "colleague@example.test")).id).toBeTruthy();
  });

  it("is limited by default", async () => {
    const made = await statuses(
      // A password that is too short is rejected without hashing, and counted.
      Array.from({ length: 40 }, (_, i) =>
        post(stack, "signup", { email: `b${i}@example.test`, password: "short" }, from("192.0.2.7")),
      ),
    );
    expect(made.filter((status) => status === 422)).toHaveLength(30);
    expect(made.filter((status) => status === 429)).toHaveLength(10);
  });
});

describe("password hashing", () => {
  it("delays neither the gateway nor the database", async () => {
    const many = { max: 10_000, window: 300_000 };
    const stack = await open({ failures: many, failuresOfAccount: many, failuresAnywhere: many });
    const person = await signUp(stack, "busy@example.test");
    let isDone = false;
    const flood = statuses(
      Array.from({ length: 16 }, (_, i) => signIn(stack, "busy@example.test", `wrong ${i}`)),
    ).finally(() => {
      isDone = true;
    });
    const other = await fetch(`${stack.url}/rest/v1/notes?select=body`, { headers: person.headers });
    // Sixteen sequential comparisons take a second; a request that arrives after them is answered earlier.
    expect([other.status, isDone]).toEqual([200, false]);
    expect(new Set(await flood)).toEqual(new Set([400]));
  });

  it.each([
    ["that nobody has", "unknown@example.test", "w".repeat(10)],
    ["that nobody has, with a long password", "unknown@example.test", "w".repeat(200)],
    ["of an account", "known@example.test", "w".repeat(10)],
    ["of an account, with a long password", "known@example.test", "w".repeat(200)],
  ])("compares once for an address %s, outside the database", async (_, email, password) => {
    const compared: (string | undefined)[] = [];
    const database = {
      query: async (_sql: string, [asked]: unknown[]) =>
        asked === "known@example.test" ? [{ encrypted_password: "stored" }] : [],
    } as unknown as StackDatabase;
    const hasher = {
      compare: async (_password: string, hash: string | undefined) => {
        compared.push(hash);
        return false;
      },
    } as unknown as PasswordHasher;
    const request = { method: "POST", url: "/auth/v1/token?grant_type=password" } as IncomingMessage;
    await preparePassword(request, { email, password }, { database, hasher, jwtSecret: "s" });
    expect(compared).toEqual([email === "known@example.test" ? "stored" : undefined]);
  });

  it("has a bounded queue", async () => {
    const hasher = createPasswordHasher(2);
    const jobs = await Promise.allSettled(["a", "b", "c"].map((password) => hasher.hash(password)));
    expect(jobs.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
    expect((jobs[2] as PromiseRejectedResult).reason).toBeInstanceOf(HasherBusy);
    await hasher.close();
  });

  it("stores standard bcrypt hashes, and a missing account matches no password", async () => {
    const hasher = createPasswordHasher();
    const hash = await hasher.hash(PASSWORD);
    expect(hash).toMatch(/^\$2b\$10\$/);
    expect(await hasher.compare(PASSWORD, hash)).toBe(true);
    expect(await hasher.compare("another", hash)).toBe(false);
    expect(await hasher.compare(PASSWORD, undefined)).toBe(false);
    await hasher.close();
  });
});

describe("a user's own account", () => {
  it("requires a password of eight characters, as in config.toml", async () => {
    const answer = await post(stack, "signup", { email: "short@example.test", password: "1234567" });
    expect([answer.status, await answer.json()]).toMatchObject([422, { error_code: "weak_password" }]);
  });

  it.each([
    ["of 73 letters", "w".repeat(73)],
    ["of 37 letters with accents", "\u00e9".repeat(37)],
  ])("rejects a new password %s, because bcrypt would ignore its end", async (_, password) => {
    const email = `${crypto.randomUUID()}@example.test`;
    expect((await post(stack, "signup", { email, password })).status).toBe(400);
    const person = await signUp(stack, email);
    const change = { method: "PUT", headers: person.headers, body: JSON.stringify({ password }) };
    expect((await fetch(`${stack.url}/auth/v1/user`, change)).status).toBe(400);
  });

  it("changes its password; the old one is invalid then, and the same one is rejected", async () => {
    const person = await signUp(stack, "change@example.test");
    const change = (password: string) =>
      fetch(`${stack.url}/auth/v1/user`, {
        method: "PUT",
        headers: person.headers,
        body: JSON.stringify({ password }),
      });
    expect((await change(PASSWORD)).status).toBe(422);
    expect((await change("another long one")).status).toBe(200);
    expect((await signIn(stack, "change@example.test", PASSWORD)).status).toBe(400);
    expect((await signIn(stack, "change@example.test", "another long one")).status).toBe(200);
  });

  const refresh = async (token: string) => {
    const answer = await post(stack, "token?grant_type=refresh_token", { refresh_token: token });
    return {
      status: answer.status,
      body: (await answer.json()) as { refresh_token: string; error_code?: string },
    };
  };

  it("a refresh token that is reused after its rotation ends the session, for the thief and the owner", async () => {
    await signUp(stack, "stolen@example.test");
    const session = (await (await signIn(stack, "stolen@example.test", PASSWORD)).json()) as {
      refresh_token: string;
    };
    const first = await refresh(session.refresh_token);
    expect(first.status).toBe(200);
    // Two tabs at the same moment: within ten seconds it is the same client.
    expect((await refresh(session.refresh_token)).status).toBe(200);
    await stack.sql(
      "update auth.refresh_tokens set updated_at = now() - interval '14 seconds' where token = $1",
      [session.refresh_token],
    );
    expect(await refresh(session.refresh_token)).toMatchObject({
      status: 400,
      body: { error_code: "refresh_token_already_used" },
    });
    expect((await refresh(first.body.refresh_token)).status).toBe(400);
  });

  const malformed: [attempt: string, path: string, body: string, status: number][] = [
    ["a body that is no JSON", "signup", "{", 400],
    ["a list", "signup", "[]", 400],
    [
      "form fields, which lite would hash on the main thread",
      "signup",
      "email=a%40b.c&password=12345678",
      400,
    ],
    [
      "a zero byte in the address",
      "token?grant_type=password",
      '{"email":"a\\u0000@b.c","password":"12345678"}',
      400,
    ],
    ["a password that is no text", "token?grant_type=password", '{"email":"a@b.c","password":[1]}', 400],
    ["an address that is no text", "token?grant_type=password", '{"email":{},"password":"12345678"}', 400],
    ["a zero byte in a refresh token", "token?grant_type=refresh_token", '{"refresh_token":"a\\u0000"}', 400],
  ];
  for (const [attempt, path, body, status] of malformed)
    it(`${attempt} is rejected`, async () => {
      expect((await post(stack, path, body)).status).toBe(status);
    });
});

describe("findAddress()", () => {
  const request = (remoteAddress: string, forwarded?: string) =>
    ({ socket: { remoteAddress }, headers: { "x-forwarded-for": forwarded } }) as never;
  const trusted = createPeerCheck(["127.0.0.1", "10.0.0.0/8"]);
  const cases: [what: string, remote: string, forwarded: string | undefined, expected: string][] = [
    ["a peer", "192.0.2.1", undefined, "192.0.2.1"],
    ["a peer that claims to be another", "192.0.2.1", "203.0.113.1", "192.0.2.1"],
    ["whom a proxy names", "127.0.0.1", "203.0.113.1", "203.0.113.1"],
    ["through two proxies", "::ffff:127.0.0.1", "1.1.1.1, 203.0.113.1, 10.1.1.1", "203.0.113.1"],
    ["a proxy that names nobody", "127.0.0.1", "unknown", "127.0.0.1"],
    ["an IPv6 peer by its network", "2001:db8:0:1::2", undefined, "2001:db8:0:1::/64"],
    ["the same network", "2001:DB8:0:1:ffff::9", undefined, "2001:db8:0:1::/64"],
  ];
  for (const [what, remote, forwarded, expected] of cases)
    it(`is ${what}`, () => expect(findAddress(request(remote, forwarded), trusted)).toBe(expected));
});

describe("createAttemptLimit()", () => {
  it("allows attempts again after its window, and evicts the oldest entry when it is full", () => {
    let now = 0;
    const limit = createAttemptLimit(() => now);
    const rule = { max: 1, window: 1000 };
    expect(limit.take([[rule, "a"]])).toBeUndefined();
    expect(limit.take([[rule, "a"]])).toBe(1);
    now = 1001;
    expect(limit.take([[rule, "a"]])).toBeUndefined();
    for (let i = 0; i < 60_000; i++) limit.take([[rule, `key ${i}`]]);
    expect(limit.take([[rule, "a"]])).toBeUndefined();
    expect(limit.take([[rule, "key 59999"]])).toBe(1);
  });
});
