import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type ClosableSender, createSender } from "../../src/calling/egress/send-request.ts";
import { createConnectionToken } from "../../src/connections/connection-token.ts";
import type { Database } from "../../src/contract/ports.ts";
import { answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";

const ANSWER_TAKES_S = 30;

let server: Loopback;
let sender: ClosableSender;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-22T10:00:00Z") });
  server = await startLoopback((_request, response) => {
    vi.setSystemTime(Date.now() + ANSWER_TAKES_S * 1_000);
    answerJson(response, {
      access_token: "new",
      token_type: "Bearer",
      refresh_token: "next",
      expires_in: 60,
    });
  });
  sender = createSender({ allow: [{ host: "127.0.0.1", port: server.port }], allowHttp: true });
});
afterAll(async () => {
  vi.useRealTimers();
  await sender.close();
  await server.close();
});

it("the time that the provider took to answer counts as part of the token's life", async () => {
  const stored: unknown[] = [];
  const claim = {
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
    token: null,
  };
  const database = {
    call: async (name: string, parameters: Record<string, unknown>) => {
      if (name !== "store_refresh") return claim;
      stored.push(parameters["p_grant"]);
      return true;
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
  expect(await token.get()).toBe("new");
  expect(stored).toEqual([{ access_token: "new", refresh_token: "next", expires_in: 60 - ANSWER_TAKES_S }]);
});
