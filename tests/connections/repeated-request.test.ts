import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import type { JsonObject } from "../../src/base/json.ts";
import { createMemoryTokenCache, createTokenSource } from "../../src/calling/credentials/oauth-token.ts";
import { type ClosableSender, createSender } from "../../src/calling/egress/send-request.ts";
import { buildOperation, sendOperation } from "../../src/calling/execute-operation.ts";
import { ToolgateError } from "../../src/contract/errors.ts";
import type { Credential } from "../../src/contract/http-operation.ts";
import { type Answer, answerJson, type Loopback, startLoopback } from "../calling/loopback-server.ts";
import { operation } from "../calling/operation.ts";

let answer: Answer;
let api: Loopback;
let other: Loopback;
let sender: ClosableSender;

beforeAll(async () => {
  api = await startLoopback((request, response) => answer(request, response));
  other = await startLoopback((_request, response) =>
    answerJson(response, {}, other.received.length === 1 ? 503 : 200),
  );
  sender = createSender(
    { allow: [api, other].map(({ port }) => ({ host: "127.0.0.1", port })), allowHttp: true },
    { limits: { backoffMs: 1 } },
  );
});
afterEach(() => {
  api.received.length = 0;
});
afterAll(async () => {
  await sender.close();
  await Promise.all([api.close(), other.close()]);
});

function request() {
  const credentials: Credential[] = [
    { type: "connection", client_id: "id", client_secret: "secret", private_key: "key", scopes: [] },
  ];
  return buildOperation(operation({ server: { url: api.url, variables: {} }, credentials }), {});
}

/** Calls the API with a connection whose token is `first-token` until it was sent, and then what `next` gives. */
function call(next: () => Promise<string>) {
  const refused: string[] = [];
  const connection = {
    get: async () => {
      if (refused.length > 0) return "last-token";
      return api.received.length === 0 ? "first-token" : next();
    },
    refresh: async (token: string) => {
      refused.push(token);
      return "last-token";
    },
  };
  const tokens = createTokenSource(sender, createMemoryTokenCache());
  const outcome = sendOperation({ request: request(), secrets: {} }, { sender, tokens, connection });
  return { outcome, refused };
}

const sentTokens = (server: Loopback) => server.received.map(({ headers }) => headers.authorization);

it("a request that is repeated after a pause carries the token that is valid then, which is redacted", async () => {
  answer = ({ headers }, response) =>
    answerJson(response, { echo: headers.authorization }, api.received.length === 1 ? 503 : 200);
  const { outcome, refused } = call(async () => "next-token");
  expect(JSON.stringify(await outcome)).not.toMatch(/(first|next)-token/);
  expect(sentTokens(api)).toEqual(["Bearer first-token", "Bearer next-token"]);
  expect(refused).toEqual([]);
});

it("a 401 to the repeated request refreshes the token that was sent last", async () => {
  answer = (_request, response) => answerJson(response, {}, [503, 401, 200][api.received.length - 1]);
  const { outcome, refused } = call(async () => "next-token");
  expect((await outcome).response.status).toBe(200);
  expect(refused).toEqual(["next-token"]);
  expect(sentTokens(api).at(-1)).toBe("Bearer last-token");
});

it.each<[why: string, details: JsonObject]>([
  [
    "the connection was revoked",
    { reason: "needs_sign_in", connect_url: "https://toolgate.example/connect" },
  ],
  ["its token has ended and cannot be refreshed", { reason: "refresh_failed" }],
])("a request is not repeated if %s; the caller learns why", async (_why, details) => {
  answer = (_request, response) => answerJson(response, {}, api.received.length === 1 ? 503 : 200);
  const { outcome } = call(() => Promise.reject(new ToolgateError("AUTH_FAILED", "No token.", { details })));
  await expect(outcome).rejects.toMatchObject({ code: "AUTH_FAILED", details });
  expect(sentTokens(api)).toEqual(["Bearer first-token"]);
});

it("a repeated request gets no token after a redirect to another origin", async () => {
  answer = (_request, response) => {
    response.writeHead(307, { location: `${other.url}/things` }).end();
  };
  const { outcome } = call(async () => "next-token");
  expect((await outcome).response.status).toBe(200);
  expect(sentTokens(other)).toEqual([undefined, undefined]);
});

it("a token that ends before the sender is ready is not sent", async () => {
  answer = (_request, response) => answerJson(response, {});
  let asked = 0;
  const connection = { get: async () => `token-${++asked}`, refresh: async (token: string) => token };
  const tokens = createTokenSource(sender, createMemoryTokenCache());
  await sendOperation({ request: request(), secrets: {} }, { sender, tokens, connection });
  expect(sentTokens(api)).toEqual(["Bearer token-2"]);
});
