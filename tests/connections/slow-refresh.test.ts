import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { type ClosableSender, createSender } from "../../src/calling/egress/send-request.ts";
import { createConnectionToken } from "../../src/connections/connection-token.ts";
import type { Database } from "../../src/contract/ports.ts";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";

const ASKED_AT = "2026-11-22T10:00:00+00:00";

let server: Loopback;
let sender: ClosableSender;
/** Of the token endpoint: seconds until it answers, and its status. */
let provider = { takes: 0, status: 200 };

beforeAll(async () => {
  server = await startLoopback((_request, response) => {
    pass(provider.takes);
    const granted = { access_token: "new", token_type: "Bearer", refresh_token: "next", expires_in: 60 };
    answerJson(response, provider.status === 200 ? granted : { error: "server_error" }, provider.status);
  });
  sender = createSender(
    { allow: [{ host: "127.0.0.1", port: server.port }], allowHttp: true },
    { limits: { backoffMs: 1 } },
  );
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(async () => {
  await sender.close();
  await server.close();
});

function pass(seconds: number): void {
  vi.advanceTimersByTime(seconds * 1_000);
}

/** A token of a connection whose database gives these answers in turn; each takes some seconds. */
function openToken(...answers: { takes?: number; answer: unknown }[]) {
  const stored: unknown[] = [];
  const database = {
    call: async (name: string, parameters: Record<string, unknown>) => {
      if (name === "fail_refresh") return null;
      if (name === "store_refresh") stored.push(parameters["p_grant"]);
      const next = answers.shift();
      pass(next?.takes ?? 0);
      return next?.answer;
    },
  } as unknown as Database;
  const token = createConnectionToken(
    { database, sender },
    {
      user_id: "u",
      key_id: null,
      connector_id: "k",
      connection: null,
      end_user: null,
      definition: {},
      connect_url: "https://toolgate.example/connect",
      signal: new AbortController().signal,
    },
  );
  return { token, stored };
}

const usable = (token: string, valid_ms: number | null) => ({ outcome: "usable", token, valid_ms });

const refresh = (token: string | null, valid_ms: number | null) => ({
  outcome: "refresh",
  connection_id: "c",
  lease: "l",
  generation: 1,
  refresh_token: "old",
  server: {
    issuer: server.url,
    discovered: false,
    authorization_endpoint: `${server.url}/authorize`,
    token_endpoint: `${server.url}/token`,
  },
  secrets: { client_id: "client" },
  token,
  valid_ms,
  asked_at: ASKED_AT,
});

it("the life of a new token is counted from before the provider was asked, by the clock of the database", async () => {
  provider = { takes: 30, status: 200 };
  const { token, stored } = openToken({ answer: refresh(null, -1) }, { takes: 3, answer: true });
  expect(await token.get()).toBe("new");
  expect(stored).toEqual([
    { access_token: "new", refresh_token: "next", asked_at: ASKED_AT, expires_in: 60 },
  ]);
});

it("a token that ended while the database answered is not used", async () => {
  const { token } = openToken(
    { takes: 2, answer: usable("ended", 1_500) },
    { takes: 1, answer: usable("valid", 1_500) },
  );
  expect(await token.get()).toBe("valid");
});

it("the token of a call is asked for again when it has ended, and not before", async () => {
  const { token } = openToken({ answer: usable("first", 1_500) }, { answer: usable("second", 1_500) });
  expect([await token.get(), await token.get()]).toEqual(["first", "first"]);
  pass(2);
  expect(await token.get()).toBe("second");
});

it("a token without a known end is used however long the database takes", async () => {
  const { token } = openToken({ takes: 100, answer: usable("endless", null) });
  expect(await token.get()).toBe("endless");
});

it("after a failed refresh the old token is used while it is valid, and not afterwards", async () => {
  provider = { takes: 2, status: 500 };
  expect(await openToken({ answer: refresh("old", 3_000) }).token.get()).toBe("old");
  await expect(openToken({ answer: refresh("old", 1_500) }).token.get()).rejects.toMatchObject({
    code: "AUTH_FAILED",
    details: { reason: "refresh_failed" },
  });
});

it("a new token that ended while it was stored is not used", async () => {
  provider = { takes: 0, status: 200 };
  const { token } = openToken(
    { answer: refresh(null, -1) },
    { takes: 58, answer: true },
    { answer: usable("newer", 40_000) },
  );
  expect(await token.get()).toBe("newer");
});
