import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { JsonObject } from "../../src/base/json.ts";
import { createMemoryTokenCache, createTokenSource } from "../../src/calling/credentials/oauth-token.ts";
import { type ClosableSender, createSender } from "../../src/calling/egress/send-request.ts";
import { buildOperation } from "../../src/calling/execute-operation.ts";
import type { HttpOperation } from "../../src/contract/http-operation.ts";
import { catchError } from "./catch-error.ts";
import { executeOperation } from "./execute-operation.ts";
import { type Answer, answerJson, type Loopback, startLoopback } from "./loopback-server.ts";
import { operation, parameter } from "./operation.ts";

const CANARY = "canary-9f8e7d6c5b4a";

let answer: Answer = (_, response) => answerJson(response, {});
let api: Loopback;
let sender: ClosableSender;

beforeAll(async () => {
  api = await startLoopback((request, response) => answer(request, response));
  sender = createSender(
    { allow: [{ host: "127.0.0.1", port: api.port }], allowHttp: true },
    { limits: { backoffMs: 1 } },
  );
});
afterEach(() => {
  api.received.length = 0;
});
afterAll(async () => {
  await sender.close();
  await api.close();
});

function withKey(rest: Partial<HttpOperation>) {
  const credentials = [{ type: "api-key", secret: "key", in: "query", name: "api_key" } as const];
  return operation({ server: { url: api.url, variables: {} }, credentials, ...rest });
}

function run(rest: Partial<HttpOperation>, args: JsonObject = {}) {
  const tokens = createTokenSource(sender, createMemoryTokenCache());
  return executeOperation({ operation: withKey(rest), args, secrets: { key: CANARY } }, { sender, tokens });
}

describe("buildOperation() and sendOperation()", () => {
  it("build and send a request, read the answer and report the outcome", async () => {
    answer = ({ method, url, body, headers }, response) =>
      answerJson(
        response,
        { method, url: url.replace(CANARY, "?"), body, type: headers["content-type"] },
        201,
      );
    const outcome = await run(
      {
        method: "POST",
        path: "/users/{id}/mails",
        parameters: [parameter("path", "id")],
        body: {
          contentType: "application/json",
          required: true,
          mode: "flat",
          properties: [{ argument: "to", property: "to" }],
        },
      },
      { id: "a/b", to: "x@y.cz" },
    );
    expect(outcome.result).toEqual({
      method: "POST",
      url: "/users/a%2Fb/mails?api_key=?",
      body: '{"to":"x@y.cz"}',
      type: "application/json",
    });
    expect(outcome.preview).toMatchObject({
      method: "POST",
      url: `${api.url}/users/a%2Fb/mails?api_key=***`,
      body: { to: "x@y.cz" },
    });
    expect(outcome.response).toMatchObject({ status: 201, attempts: 1 });
  });

  it("preview exactly the request that is sent, without sending it", async () => {
    answer = (_, response) => answerJson(response, {});
    const parameters = [parameter("query", "q"), parameter("header", "X-Trace")];
    const { preview } = buildOperation(withKey({ parameters }), { q: "ž", "X-Trace": "t" });
    expect(api.received).toEqual([]);
    await run({ parameters }, { q: "ž", "X-Trace": "t" });
    const [seen] = api.received;
    expect(`${api.url}${seen?.url.replace(CANARY, "***")}`).toBe(preview.url);
    expect(seen?.headers).toMatchObject(preview.headers);
  });

  it.each([
    [
      "an answer",
      200,
      (secret: string) => ({
        url: `/?api_key=${secret}`,
        [secret]: Buffer.from(`u:${secret}`).toString("base64"),
      }),
    ],
    ["an error", 500, (secret: string) => ({ message: `bad key ${secret}` })],
    ["a refusal", 401, (secret: string) => ({ error: { message: encodeURIComponent(secret) } })],
  ])("mask a secret that is echoed in %s", async (_, status, body) => {
    answer = (__, response) => answerJson(response, body(CANARY), status);
    const shown = await run({}).then(
      (outcome) => JSON.stringify(outcome),
      (error: Error & { details?: unknown }) =>
        JSON.stringify([error.message, error.details, error.stack, String(error.cause)]),
    );
    expect(shown).toContain("***");
    expect(shown).not.toContain(CANARY);
    expect(shown).not.toContain(Buffer.from(CANARY).toString("base64").slice(4, 12));
  });

  it("return no secret if the API redirects to a URL that contains it", async () => {
    answer = (_, response) => response.writeHead(302, { location: `http://10.0.0.1/${CANARY}` }).end();
    const error = await catchError(() => run({}));
    expect(error).toMatchObject({ code: "EGRESS_BLOCKED", details: { url: "http://10.0.0.1/***" } });
  });

  it("keep the status if the body of a failure is invalid JSON", async () => {
    answer = (_, response) => response.writeHead(502, { "content-type": "application/json" }).end("<html>");
    const error = await catchError(() => run({ method: "POST" }));
    expect(error).toMatchObject({ code: "API_ERROR", details: { reason: "status", http_status: 502 } });
  });

  it("reject a web page from an API that declares only JSON", async () => {
    answer = (_, response) =>
      response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><title>Log in</title>");
    const error = await catchError(() => run({}));
    expect(error).toMatchObject({ code: "API_ERROR", details: { reason: "invalid_response" } });
    expect((await run({ accepts: ["text/html"] })).result).toContain("Log in");
    answer = (_, response) => response.writeHead(200, { "content-type": "text/html" }).end('{"ok":true}');
    expect((await run({})).result).toEqual({ ok: true });
  });

  it("return null for 204 and for HEAD", async () => {
    answer = (_, response) => response.writeHead(204).end();
    expect((await run({ method: "DELETE" })).result).toBeNull();
    answer = (_, response) =>
      response.writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" }).end();
    expect((await run({ method: "HEAD" })).result).toBeNull();
  });

  it("send nothing if an argument is missing", async () => {
    const error = await catchError(() => run({ path: "/{id}", parameters: [parameter("path", "id")] }));
    expect(error).toMatchObject({
      code: "INVALID_ARGUMENTS",
      details: { errors: [{ pointer: "/id", message: "is required" }] },
    });
    expect(api.received).toEqual([]);
  });
});
