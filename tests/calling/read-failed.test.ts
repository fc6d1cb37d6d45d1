import { expect, it } from "vitest";
import { createRedactor } from "../../src/calling/redaction/redact.ts";
import { readFailed } from "../../src/calling/response/read-result.ts";

const SECRET = "canary-3f9a-77c1-zz";

function respond(status: number, body: string, headers: Record<string, string> = {}) {
  const bytes = new TextEncoder().encode(body);
  const response = { url: "https://api.example", status, headers, body: bytes, duration_ms: 5, attempts: 1 };
  return readFailed(response, createRedactor([SECRET]), [SECRET]);
}

it("a success is no failure", () => {
  expect(respond(200, "{}")).toBeNull();
  expect(respond(304, "")).toBeNull();
});

it("a failure keeps its body in order, its facts, and the headers that describe it", () => {
  const failed = respond(422, '{"until":1,"at":2}', {
    "content-type": "application/json",
    "retry-after": "3",
    "set-cookie": "s=1",
  });
  expect(failed?.response).toEqual({ status: 422, bytes: 18, duration_ms: 5, attempts: 1 });
  expect(JSON.stringify(failed?.answer)).toBe('{"until":1,"at":2}');
  expect(failed?.headers).toEqual({ "content-type": "application/json", "retry-after": "3" });
});

it.each([
  ["the whole secret is masked", { said: `no ${SECRET}` }, { said: "no ***" }],
  ["a body with a part of the secret is left out", { said: SECRET.slice(0, 14) }, null],
])("%s", (_, body, expected) => {
  expect(respond(401, JSON.stringify(body))?.answer).toEqual(expected);
});
